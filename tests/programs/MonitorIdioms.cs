// Locks on boxes, texts, types and new objects; waits and pulses as people write them.
#nullable disable warnings
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Channels;
using System.Threading.Tasks;

namespace Programs;

public static class GuardedQueue
{
    sealed class Box
    {
        readonly object gate = new();
        readonly Queue<int> items = new();
        readonly bool loop, all;
        public Box(bool loop, bool all) { this.loop = loop; this.all = all; }
        public void Put(int n) { lock (gate) { items.Enqueue(n); if (all) Monitor.PulseAll(gate); else Monitor.Pulse(gate); } }
        public int Take()
        {
            lock (gate)
            {
                if (loop) { while (items.Count == 0) Monitor.Wait(gate); }
                else if (items.Count == 0) Monitor.Wait(gate);
                return items.Dequeue();
            }
        }
    }

    static int Go(bool loop, bool all)
    {
        var b = new Box(loop, all);
        int x = 0, y = 0;
        Threads.Run(() => x = b.Take(), () => y = b.Take(), () => { b.Put(1); b.Put(2); });
        Require.That(x + y == 3);
        return x + y;
    }

    // A woken consumer does not look again and finds an empty queue.
    [ConcurrencyTest]
    public static int If_Wrong() => Go(false, true);

    // It looks again.
    [ConcurrencyTest]
    public static int While_Right() => Go(true, true);

    // One pulse for each item is enough.
    [ConcurrencyTest]
    public static int Pulse_Right() => Go(true, false);
}

public static class OnePulseTwoConditions
{
    sealed class Slot
    {
        readonly object gate = new();
        readonly bool all;
        int? item;
        public Slot(bool all) => this.all = all;
        void Wake() { if (all) Monitor.PulseAll(gate); else Monitor.Pulse(gate); }
        public void Put(int n) { lock (gate) { while (item != null) Monitor.Wait(gate); item = n; Wake(); } }
        public int Take() { lock (gate) { while (item == null) Monitor.Wait(gate); int n = item.Value; item = null; Wake(); return n; } }
    }

    static int Go(bool all)
    {
        var s = new Slot(all);
        int x = 0, y = 0;
        Threads.Run(() => s.Put(1), () => s.Put(2), () => x = s.Take(), () => y = s.Take());
        return x + y;
    }

    // Producers and consumers wait on one object: a pulse may wake the wrong kind.
    [ConcurrencyTest]
    public static int X_Wrong() => Go(false);

    // PulseAll.
    [ConcurrencyTest]
    public static int X_Right() => Go(true);
}

public static class LockOnBox
{
    static int n;
    static readonly object key = 1;
    static void Boxed(int k) { Monitor.Enter((object)k); try { n++; } finally { } }

    // Each lock boxes the number anew, so nobody excludes anybody.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        n = 0;
        Threads.Run(() => Boxed(1), () => Boxed(1));
        Require.That(n == 2);
        return n;
    }

    // Exit of another box: the lock is not held.
    [ConcurrencyTest]
    public static int Exit_Wrong()
    {
        int k = 1;
        Monitor.Enter(k);
        Monitor.Exit(k);
        return 1;
    }

    // The box is made once.
    [ConcurrencyTest]
    public static int X_Right()
    {
        n = 0;
        Threads.Run(() => { lock (key) n++; }, () => { lock (key) n++; });
        Require.That(n == 2);
        return n;
    }
}

public static class LockOnText
{
    sealed class Account(string name) { public int Sum; public readonly string Name = name; public void Add() { lock (Name) Sum++; } }

    // Two accounts that share a literal share one lock, which is recursive.
    [ConcurrencyTest]
    public static int Literal_Right()
    {
        Account a = new("x"), b = new("x");
        Threads.Run(() => { lock (a.Name) lock (b.Name) a.Sum++; }, () => { lock (b.Name) lock (a.Name) a.Sum++; });
        Require.That(a.Sum == 2);
        return a.Sum;
    }

    static readonly object other = new();

    // Code elsewhere locks the same literal.
    [ConcurrencyTest]
    public static int Literal_Wrong()
    {
        Threads.Run(() => { lock ("key") lock (other) { } }, () => { lock (other) lock ("key") { } });
        return 1;
    }

    // Two types, one order.
    [ConcurrencyTest]
    public static int Type_Wrong()
    {
        Threads.Run(() => { lock (typeof(int)) lock (typeof(string)) { } }, () => { lock (typeof(string)) lock (typeof(int)) { } });
        return 1;
    }

    // The same order.
    [ConcurrencyTest]
    public static int Type_Right()
    {
        int n = 0;
        Threads.Run(() => { lock (typeof(int)) lock (typeof(string)) n++; }, () => { lock (typeof(int)) lock (typeof(string)) n++; });
        Require.That(n == 2);
        return n;
    }
}

public static class LockOnNew
{
    sealed class C { object gate = new(); public int N; public void Reset() { gate = new object(); } public void Add() { lock (gate) N++; } public void AddLocal() { lock (new object()) N++; } }

    // A new object for each lock protects nothing.
    [ConcurrencyTest]
    public static int Local_Wrong() { var c = new C(); Threads.Run(c.AddLocal, c.AddLocal); Require.That(c.N == 2); return c.N; }

    // The lock object is replaced while it is used.
    [ConcurrencyTest]
    public static int Replaced_Wrong() { var c = new C(); Threads.Run(c.Add, () => { c.Reset(); c.Add(); }); Require.That(c.N == 2); return c.N; }

    // One object.
    [ConcurrencyTest]
    public static int X_Right() { var c = new C(); Threads.Run(c.Add, c.Add); Require.That(c.N == 2); return c.N; }

    // A null lock object.
    [ConcurrencyTest]
    public static int Null_Wrong() { object o = null; var t = new Thread(() => { lock (o) { } }); t.Start(); t.Join(); return 1; }
}

public static class TryEnterForms
{
    // The counter is changed although the lock was not taken.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        object g = new(); int n = 0;
        ThreadStart add = () => { bool taken = false; try { Monitor.TryEnter(g, ref taken); n++; } finally { if (taken) Monitor.Exit(g); } };
        Threads.Run(add, add);
        Require.That(n == 2);
        return n;
    }

    // Only the one who has it changes.
    [ConcurrencyTest]
    public static int X_Right()
    {
        object g = new(); int n = 0, skipped = 0;
        ThreadStart add = () =>
        {
            bool taken = false;
            try { Monitor.TryEnter(g, TimeSpan.FromMilliseconds(5), ref taken); if (taken) n++; else Interlocked.Increment(ref skipped); }
            finally { if (taken) Monitor.Exit(g); }
        };
        Threads.Run(add, add);
        Require.That(n + skipped == 2);
        return n;
    }

    // The lock is released without having been taken.
    [ConcurrencyTest]
    public static int Exit_Wrong()
    {
        object g = new(); int n = 0;
        ThreadStart add = () => { Monitor.TryEnter(g, 10); try { n++; } finally { Monitor.Exit(g); } };
        Threads.Run(add, add);
        return n;
    }

    // Two locks in both orders, with attempts that give back and try again.
    [ConcurrencyTest]
    public static int BackOff_Right()
    {
        object a = new(), b = new(); int n = 0;
        void Both(object x, object y)
        {
            while (true)
            {
                lock (x)
                {
                    if (Monitor.TryEnter(y)) { try { n++; return; } finally { Monitor.Exit(y); } }
                }
                Thread.Yield();
            }
        }
        Threads.Run(() => Both(a, b), () => Both(b, a));
        Require.That(n == 2);
        return n;
    }
}

public static class RecursiveLock
{
    // Wait releases all levels.
    [ConcurrencyTest]
    public static int X_Right()
    {
        object g = new(); bool go = false; int n = 0;
        Threads.Run(
            () => { lock (g) lock (g) { while (!go) Monitor.Wait(g); n++; Require.That(Monitor.IsEntered(g)); } },
            () => { lock (g) { go = true; Monitor.PulseAll(g); } });
        return n;
    }

    // One level is left.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        object g = new(); int n = 0;
        Threads.Run(
            () => { Monitor.Enter(g); Monitor.Enter(g); n++; Monitor.Exit(g); },
            () => { lock (g) n++; });
        return n;
    }

    // A callback under the lock changes what is being enumerated: the lock is recursive.
    [ConcurrencyTest]
    public static int Callback_Wrong()
    {
        object g = new(); var list = new List<int> { 1, 2 };
        void Remove(int n) { lock (g) list.Remove(n); }
        var t = new Thread(() => { lock (g) foreach (int n in list) Remove(n); });
        t.Start(); t.Join();
        return list.Count;
    }

    // A copy is enumerated.
    [ConcurrencyTest]
    public static int Callback_Right()
    {
        object g = new(); var list = new List<int> { 1, 2 };
        void Remove(int n) { lock (g) list.Remove(n); }
        var t = new Thread(() => { lock (g) foreach (int n in list.ToArray()) Remove(n); });
        t.Start(); t.Join();
        Require.That(list.Count == 0);
        return list.Count;
    }
}

public static class CyclicHandOff
{
    static string Go(int rounds, bool own)
    {
        object gate = new(); int turn = 0; var text = new System.Text.StringBuilder();
        ThreadStart Make(int me) => () =>
        {
            for (int i = 0; i < rounds; i++)
                lock (gate)
                {
                    while (turn != me) Monitor.Wait(gate);
                    text.Append((char)('a' + me));
                    turn = (me + 1) % 3;
                    if (own) Monitor.Pulse(gate); else Monitor.PulseAll(gate);
                }
        };
        Threads.Run(Make(0), Make(1), Make(2));
        return text.ToString();
    }

    // Three threads take turns; one pulse may reach the one whose turn it is not.
    [ConcurrencyTest]
    public static string X_Wrong() => Go(1, true);

    // All are woken and look.
    [ConcurrencyTest]
    public static string X_Right() { var s = Go(1, false); Require.That(s == "abc"); return s; }
}

public static class WaitOutsideLoopTimeout
{
    // A wait that timed out is taken for a signal.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        object g = new(); int data = 0;
        int got = -1;
        Threads.Run(() => { lock (g) { if (data == 0) Monitor.Wait(g, 100); got = data; } }, () => { lock (g) { data = 4; Monitor.Pulse(g); } });
        Require.That(got == 4);
        return got;
    }

    // The timeout is reported.
    [ConcurrencyTest]
    public static int X_Right()
    {
        object g = new(); int data = 0;
        int got = -1;
        Threads.Run(() => { lock (g) { bool ok = true; while (data == 0 && ok) ok = Monitor.Wait(g, 100); if (data != 0) got = data; } }, () => { lock (g) { data = 4; Monitor.Pulse(g); } });
        Require.That(got is 4 or -1);
        return got;
    }
}

public static class FairTickets
{
    // A monitor with tickets serves in the order of arrival.
    [ConcurrencyTest]
    public static int X_Right()
    {
        object g = new(); int next = 0, serving = 0, n = 0;
        ThreadStart go = () =>
        {
            lock (g) { int mine = next++; while (serving != mine) Monitor.Wait(g); }
            n = n + 1;
            lock (g) { serving++; Monitor.PulseAll(g); }
        };
        Threads.Run(go, go);
        Require.That(n == 2);
        return n;
    }

    // The waiting ones are not woken.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        object g = new(); int next = 0, serving = 0, n = 0;
        ThreadStart go = () =>
        {
            lock (g) { int mine = next++; while (serving != mine) Monitor.Wait(g); }
            n = n + 1;
            lock (g) serving++;
        };
        Threads.Run(go, go);
        return n;
    }
}

public static class SyncBlockOnStruct
{
    struct Counter { public int N; public readonly object Gate; public Counter() { Gate = new(); N = 0; } public void Add() { lock (Gate) N++; } }
    sealed class Holder { public readonly Counter Frozen = new(); public Counter Live = new(); }

    // The struct in a readonly field is copied for each call.
    [ConcurrencyTest]
    public static int X_Wrong() { var h = new Holder(); Threads.Run(() => h.Frozen.Add(), () => h.Frozen.Add()); Require.That(h.Frozen.N == 2); return h.Frozen.N; }

    // In an ordinary field it is not.
    [ConcurrencyTest]
    public static int X_Right() { var h = new Holder(); Threads.Run(() => h.Live.Add(), () => h.Live.Add()); Require.That(h.Live.N == 2); return h.Live.N; }
}

public static class NewLock
{
    // System.Threading.Lock converted to object is another lock.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        var l = new Lock(); int n = 0;
#pragma warning disable CS9216
        object o = l;
        Threads.Run(() => { lock (l) n++; }, () => { lock (o) n++; });
        Require.That(n == 2);
        return n;
    }

    // Both use it as a Lock.
    [ConcurrencyTest]
    public static int X_Right()
    {
        var l = new Lock(); int n = 0;
        Threads.Run(() => { lock (l) n++; }, () => { using (l.EnterScope()) { n++; Require.That(l.IsHeldByCurrentThread); } }, () => { if (l.TryEnter()) { n--; n++; l.Exit(); } });
        Require.That(n == 2);
        return n;
    }

    // Exit by a thread that does not hold it.
    [ConcurrencyTest]
    public static int Exit_Wrong()
    {
        var l = new Lock();
        l.Enter();
        var t = new Thread(() => l.Exit());
        t.Start(); t.Join();
        return 1;
    }
}

internal static class Threads
{
    /// <summary>Starts a thread for each body and waits until all have ended.</summary>
    public static void Run(params ThreadStart[] bodies)
    {
        var threads = new Thread[bodies.Length];
        for (int i = 0; i < bodies.Length; i++) threads[i] = new Thread(bodies[i]);
        for (int i = 0; i < bodies.Length; i++) threads[i].Start();
        for (int i = 0; i < bodies.Length; i++) threads[i].Join();
    }
}

internal static class Require
{
    public static void That(bool condition)
    {
        if (!condition) throw new InvalidOperationException("a required condition does not hold");
    }
}

[AttributeUsage(AttributeTargets.Method)]
internal sealed class ConcurrencyTestAttribute : Attribute { }
