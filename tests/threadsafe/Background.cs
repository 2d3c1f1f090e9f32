// Types with threads, timers and clocks of their own, and types that give names to what they make.
using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Channels;
using System.Threading.Tasks;

[assembly: System.Runtime.CompilerServices.InternalsVisibleTo("Harnesses")]

sealed class ThreadSafeAttribute : Attribute { }

namespace Almost
{
    // The timer counts without the lock.
    [ThreadSafe]
    public class Ticking
    {
        readonly object gate = new object();
        readonly Timer timer;
        int ticks;
        public Ticking() => timer = new Timer(_ => ticks++, null, 10, Timeout.Infinite);
        public void Tick() { lock (gate) ticks++; }
        public int Ticks { get { lock (gate) return ticks; } }
    }

    // Whoever finds it too old makes it anew, and two may.
    [ThreadSafe]
    public class Lease
    {
        readonly object gate = new object();
        DateTime ends;
        int number;
        public int Number()
        {
            lock (gate) if (DateTime.UtcNow < ends) return number;
            lock (gate)
            {
                ends = DateTime.MaxValue;
                return ++number;
            }
        }
    }

    // The clock is given.
    [ThreadSafe]
    public class Window2
    {
        readonly Func<DateTime> now;
        readonly object gate = new object();
        DateTime start;
        int count;
        public Window2(Func<DateTime> now) { this.now = now; start = now(); }
        public int Count()
        {
            bool old;
            lock (gate) old = now() - start > TimeSpan.FromHours(1);
            if (old) count = 0;
            lock (gate)
            {
                if (old) start = now();
                return ++count;
            }
        }
    }

    // The ticks are given, and asked for twice.
    [ThreadSafe]
    public class Elapsed
    {
        readonly Func<long> ticks;
        long last, sum;
        public Elapsed(Func<long> ticks) { this.ticks = ticks; last = ticks(); }
        public bool Measure()
        {
            long now = ticks();
            sum += now - last;
            last = now;
            return sum >= 0;
        }
        public bool Forwards => sum >= 0;
    }

    // The time is an argument; the last one wins.
    [ThreadSafe]
    public class Seen
    {
        DateTime last;
        public void At(DateTime time)
        {
            if (time > last) last = time;
        }
        public DateTime Last => last;
    }

    // Two that ask for the first time are told different names.
    [ThreadSafe]
    public class Named
    {
        static int last;
        int id;
        public int Id
        {
            get
            {
                if (id == 0) id = Interlocked.Increment(ref last);
                return id;
            }
        }
    }

    [ThreadSafe]
    public class Session
    {
        Guid id;
        public Guid Id
        {
            get
            {
                if (id == Guid.Empty) id = Guid.NewGuid();
                return id;
            }
        }
    }
}

namespace Safe
{
    [ThreadSafe]
    public class Ticking
    {
        readonly object gate = new object();
        readonly Timer timer;
        int ticks;
        public Ticking() => timer = new Timer(_ => Tick(), null, 10, Timeout.Infinite);
        public void Tick() { lock (gate) ticks++; }
        public int Ticks { get { lock (gate) return ticks; } }
    }

    // What the timer does in two steps can be seen by those who look in between.
    [ThreadSafe]
    public class Batch
    {
        readonly object gate = new object();
        readonly Timer timer;
        List<int> waiting = new List<int>();
        int sent;
        public Batch() => timer = new Timer(_ => Flush(), null, 10, Timeout.Infinite);
        public void Add(int item) { lock (gate) waiting.Add(item); }
        public int Waiting { get { lock (gate) return waiting.Count; } }
        public int Sent => Volatile.Read(ref sent);
        void Flush()
        {
            int count;
            lock (gate) { count = waiting.Count; waiting.Clear(); }
            Interlocked.Add(ref sent, count);
        }
    }

    // A worker of its own takes what is put.
    [ThreadSafe]
    public class Worker
    {
        readonly Channel<int> items = Channel.CreateUnbounded<int>();
        int sum;
        public Worker() => Task.Run(Work);
        public bool Put(int item) => items.Writer.TryWrite(item);
        public int Sum => Volatile.Read(ref sum);
        public int Left => items.Reader.Count;
        async Task Work()
        {
            await foreach (int item in items.Reader.ReadAllAsync()) Interlocked.Add(ref sum, item);
        }
    }

    [ThreadSafe]
    public class Lease
    {
        readonly object gate = new object();
        DateTime ends;
        int number;
        public int Number()
        {
            DateTime now = DateTime.UtcNow;
            lock (gate)
            {
                if (now < ends) return number;
                ends = now.AddMinutes(1);
                return ++number;
            }
        }
    }

    [ThreadSafe]
    public class Window2
    {
        readonly Func<DateTime> now;
        readonly object gate = new object();
        DateTime start;
        int count;
        public Window2(Func<DateTime> now) { this.now = now; start = now(); }
        public int Count()
        {
            lock (gate)
            {
                if (now() - start > TimeSpan.FromHours(1)) { count = 0; start = now(); }
                return ++count;
            }
        }
    }

    [ThreadSafe]
    public class Elapsed
    {
        readonly Func<long> ticks;
        readonly object gate = new object();
        long last, sum;
        public Elapsed(Func<long> ticks) { this.ticks = ticks; last = ticks(); }
        public bool Measure()
        {
            lock (gate)
            {
                long now = ticks();
                sum += now - last;
                last = now;
                return sum >= 0;
            }
        }
        public bool Forwards { get { lock (gate) return sum >= 0; } }
    }

    [ThreadSafe]
    public class Seen
    {
        readonly object gate = new object();
        DateTime last;
        public void At(DateTime time) { lock (gate) if (time > last) last = time; }
        public DateTime Last { get { lock (gate) return last; } }
    }

    [ThreadSafe]
    public class Named
    {
        static int last;
        int id;
        public int Id
        {
            get
            {
                if (Volatile.Read(ref id) == 0) Interlocked.CompareExchange(ref id, Interlocked.Increment(ref last), 0);
                return id;
            }
        }
    }

    [ThreadSafe]
    public class Session
    {
        object id;
        public Guid Id
        {
            get
            {
                if (Volatile.Read(ref id) == null) Interlocked.CompareExchange(ref id, Guid.NewGuid(), null);
                return (Guid)id;
            }
        }
        public Guid Fresh() => Guid.NewGuid();
    }
}
