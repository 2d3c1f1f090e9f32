// Programs of many kinds and shapes that are wrong: each harness has variables of its own, so that all can be repaired
// at once.
using System;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

namespace Varied
{
    public sealed class ConcurrencyTestAttribute : Attribute { }

    static class Two
    {
        public static void Run(params ThreadStart[] bodies)
        {
            var threads = new Thread[bodies.Length];
            for (int i = 0; i < bodies.Length; i++) threads[i] = new Thread(bodies[i]);
            foreach (var t in threads) t.Start();
            foreach (var t in threads) t.Join();
        }
    }

    public class SeqLock
    {
        int version, a, b;

        void Write(int value)
        {
            version++;
            a = value;
            b = value;
            version++;
        }

        bool TryRead(out int x, out int y)
        {
            int before = version;
            x = a;
            y = b;
            return before % 2 == 0 && before == version;
        }

        [ConcurrencyTest]
        public static void SequenceLock()
        {
            var s = new SeqLock();
            Two.Run(() => s.Write(1), () =>
            {
                if (s.TryRead(out int x, out int y)) Trace.Assert(x == y);
            });
        }
    }

    public class Ticket
    {
        int next, serving, shared;
        void Enter() { int mine = Interlocked.Increment(ref next) - 1; while (serving != mine) ; }
        void Leave() => serving = serving + 1;
        void Work() { Enter(); shared = shared + 1; Leave(); }

        [ConcurrencyTest]
        public static void TicketLock()
        {
            var t = new Ticket();
            Two.Run(t.Work, t.Work);
            Trace.Assert(t.shared == 2);
        }
    }

    public class BadTicket
    {
        int next, serving, shared;
        [ConcurrencyTest]
        public static void TicketsByHand()
        {
            var t = new BadTicket();
            ThreadStart work = () => { int mine = t.next++; Interlocked.Increment(ref t.shared); Trace.Assert(mine < 2); };
            Two.Run(work, work);
            Trace.Assert(t.next == 2);
        }
    }

    public class Clh
    {
        class Node { public bool Busy; }
        Node tail = new Node(); int shared;
        void Work()
        {
            var mine = new Node { Busy = true };
            var before = Interlocked.Exchange(ref tail, mine);
            while (before.Busy) { }
            shared++;
            mine.Busy = false;
        }
        [ConcurrencyTest]
        public static void ClhLock()
        {
            var m = new Clh();
            Two.Run(m.Work, m.Work);
            Trace.Assert(m.shared == 2);
        }
    }

    public class Spin
    {
        int taken, shared;
        void Work()
        {
            while (Interlocked.CompareExchange(ref taken, 1, 0) != 0) { }
            shared++;
            taken = 0;
        }
        [ConcurrencyTest]
        public static void SpinLockRelease()
        {
            var m = new Spin();
            Two.Run(m.Work, m.Work);
            Trace.Assert(m.shared == 2);
        }
    }

    public class Rcu
    {
        class Config { public int A, B; }
        static Config current = new Config();
        static int ready;
        static int A => ready == 1 ? current.A : 0;
        [ConcurrencyTest]
        public static void RcuWithFlag()
        {
            current = new Config(); ready = 0;
            Two.Run(() => { current.A = 5; ready = 1; }, () => { int r = ready; int a = current.A; Trace.Assert(r == 0 || a == 5); });
        }
    }

    public class Lazy1
    {
        static int value; static bool done; static readonly object gate = new();
        static int Get()
        {
            if (!done)
            {
                lock (gate)
                {
                    if (!done) { value = 42; done = true; }
                }
            }
            return value;
        }
        [ConcurrencyTest]
        public static void LazyWithFlag()
        {
            Two.Run(() => Trace.Assert(Get() == 42), () => Trace.Assert(Get() == 42));
        }
    }

    public class Lazy2
    {
        object value; bool has;
        object Value
        {
            get
            {
                if (has) return value;
                lock (this) { if (!has) { value = new object(); has = true; } return value; }
            }
        }
        [ConcurrencyTest]
        public static void LazyProperty()
        {
            var l = new Lazy2();
            object a = null, b = null;
            Two.Run(() => a = l.Value, () => b = l.Value);
            Trace.Assert(a != null && a == b);
        }
    }

    public class Rings
    {
        [ConcurrencyTest]
        public static void SpscValues()
        {
            int head = 0, tail = 0, sum = 0;
            var items = new int[2];
            Two.Run(() => { items[tail] = 3; tail = tail + 1; }, () => { if (head != tail) { sum = items[head]; head = head + 1; Trace.Assert(sum == 3); } });
        }
    }

    public class Hazard
    {
        class Node { public bool Freed; }
        Node shared = new Node(), hazard;
        [ConcurrencyTest]
        public static void HazardPointer()
        {
            var h = new Hazard();
            Two.Run(() =>
            {
                var n = h.shared;
                h.hazard = n;
                if (h.shared == n && n != null) Trace.Assert(!Volatile.Read(ref n.Freed));
            }, () =>
            {
                var old = h.shared;
                h.shared = null;
                if (h.hazard != old) Volatile.Write(ref old.Freed, true);
            });
        }
    }

    public static class Events
    {
        static bool stop, stopped; static int done;
        [ConcurrencyTest]
        public static void EventFlags()
        {
            stop = stopped = false; done = 0;
            Two.Run(() => { done = 1; stopped = true; }, () => { stop = stopped; if (stop) Trace.Assert(done == 1); });
        }

        static int f, g, h;
        [ConcurrencyTest]
        public static void Chain()
        {
            Two.Run(() => f = 1, () => { if (f == 1) g = 1; }, () => { if (g == 1) { h = f; Trace.Assert(h == 1); } });
        }

        static long stamp; static double amount;
        [ConcurrencyTest]
        public static void LongAndDouble()
        {
            Two.Run(() => { amount = 2.5; stamp = 9; }, () => { if (stamp == 9) Trace.Assert(amount == 2.5); });
        }

        enum State { None, Ready }
        static State state; static char letter;
        [ConcurrencyTest]
        public static void EnumAndChar()
        {
            Two.Run(() => { letter = 'x'; state = State.Ready; }, () => { if (state == State.Ready) Trace.Assert(letter == 'x'); });
        }

        struct Point { public int X, Y; }
        static Point point; static byte published;
        [ConcurrencyTest]
        public static void StructFields()
        {
            Two.Run(() => { point.X = 1; point.Y = 2; published = 1; }, () => { var p = published; if (p == 1) Trace.Assert(point.Y == 2); });
        }

        static int r1, r2;
        [ConcurrencyTest]
        public static void RefLocals()
        {
            Two.Run(() => { ref int p = ref r1; p = 1; ref int q = ref r2; q = 1; }, () => { int b = r2, a = r1; Trace.Assert(b == 0 || a == 1); });
        }

        static int u, v;
        [ConcurrencyTest]
        public static void ForHeader()
        {
            int seen = 0;
            Two.Run(() => { u = 1; v = 1; }, () => { for (int i = v; i > 0; i--) seen = 1 + u; });
            Trace.Assert(seen != 1);
        }

        static int e1, e2;
        static int U => e1;
        static bool V() => e2 == 1;
        static void SetBoth() { SetU(); SetV(); }
        static void SetU() => e1 = 1;
        static void SetV() => e2 = 1;
        [ConcurrencyTest]
        public static void ExpressionBodies()
        {
            Two.Run(SetBoth, () => { if (V()) Trace.Assert(U == 1); });
        }

        static int c1, c2;
        [ConcurrencyTest]
        public static void Conditional()
        {
            int r = 5;
            Two.Run(() => { c1 = 1; c2 = 1; }, () => { r = c2 == 1 ? c1 : 5; });
            Trace.Assert(r != 0);
        }

        static int s1, s2;
        [ConcurrencyTest]
        public static void SwitchAndElse()
        {
            int r = 5;
            Two.Run(() => { s1 = 1; s2 = 2; }, () =>
            {
                switch (s2)
                {
                    case 2: r = s1; break;
                    default: r = 7; break;
                }
                if (r == 7) r = 8;
                else if (s2 == 2) r += s1;
            });
            Trace.Assert(r != 0);
        }

        static int d1, d2;
        [ConcurrencyTest]
        public static void DoLoop()
        {
            int n = 0, got = -1;
            Two.Run(() => { d1 = 1; d2 = 1; }, () => { do n++; while (d2 == 0 && n < 3); if (d2 == 1) got = d1; });
            Trace.Assert(got != 0);
        }
    }

    public class TopLambdas
    {
        static int data; static volatile bool flag; static int other;
        static readonly Action writer = () => { other = 1; data = 1; };
        static readonly Func<int> reader = () => data == 1 ? other : -1;
        [ConcurrencyTest]
        public static void FieldLambdas()
        {
            Two.Run(() => writer(), () => Trace.Assert(reader() != 0));
            flag = true;
        }
    }

    public record class Box(int Size) { public int Fill; public bool Full { get; set; } }

    public class AutoProperties
    {
        [ConcurrencyTest]
        public static void AutoProperty()
        {
            var box = new Box(3);
            Two.Run(() => { box.Fill = 3; box.Full = true; }, () => { if (box.Full) Trace.Assert(box.Fill == 3); });
        }
    }

    public class Counters
    {
        int hits, misses; uint mask; int last;
        bool Hit() => ++hits > 1;
        [ConcurrencyTest]
        public static void CountInCondition()
        {
            var c = new Counters(); int n = 0;
            Two.Run(() => { if (c.Hit()) Interlocked.Increment(ref n); }, () => { if (c.Hit()) Interlocked.Increment(ref n); });
            Trace.Assert(n == 1);
        }
        [ConcurrencyTest]
        public static void Masks()
        {
            var c = new Counters();
            Two.Run(() => c.mask |= 1, () => { c.mask |= 4; });
            Trace.Assert(c.mask == 5);
        }
        [ConcurrencyTest]
        public static void PostIncrement()
        {
            var c = new Counters(); int x = 0, y = 0;
            Two.Run(() => { x = c.misses++; }, () => { y = c.misses++; });
            Trace.Assert(x != y);
        }
    }
}
