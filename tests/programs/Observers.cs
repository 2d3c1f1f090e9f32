// Events, subscriptions, callbacks.
#nullable disable warnings
using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Threading;

namespace Programs;

public static class EventCombine
{
    sealed class Source
    {
        public event Action Fired;
        Action own;
        public void Add(Action a) => own += a;
        public int Subscribers => Fired?.GetInvocationList().Length ?? 0;
        public int Own => own?.GetInvocationList().Length ?? 0;
    }

    // += on a delegate field is a read and a write.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        var s = new Source();
        Threads.Run(() => s.Add(() => { }), () => s.Add(() => { }));
        Debug.Assert(s.Own == 2);
        return s.Own;
    }

    // += on an event is a compare-exchange loop that the compiler writes.
    [ConcurrencyTest]
    public static int X_Right()
    {
        var s = new Source();
        Threads.Run(() => s.Fired += () => { }, () => s.Fired += () => { });
        Debug.Assert(s.Subscribers == 2);
        return s.Subscribers;
    }
}

public static class RaiseAfterTest
{
    sealed class Source
    {
        public event Action Fired;
        public void RaiseTested() { if (Fired != null) Fired(); }
        public void RaiseOnce() => Fired?.Invoke();
    }

    static int Go(bool once)
    {
        var s = new Source();
        int n = 0;
        Action handler = () => n++;
        s.Fired += handler;
        var t = new Thread(() => s.Fired -= handler);
        t.Start();
        if (once) s.RaiseOnce(); else s.RaiseTested();
        t.Join();
        return n;
    }

    // The last handler is removed between the test and the call.
    [ConcurrencyTest]
    public static int X_Wrong() => Go(false);

    // ?. reads the delegate once.
    [ConcurrencyTest]
    public static int X_Right() => Go(true);
}

public static class CalledAfterUnsubscribe
{
    static int Go(bool guard)
    {
        Action handlers = null;
        var gate = new object();
        bool disposed = false; int late = 0;
        Action handler = () => { if (guard) { lock (gate) if (disposed) return; } else if (disposed) late = 1; };
        handlers = handler;
        Threads.Run(
            () => { Action copy; lock (gate) copy = handlers; copy?.Invoke(); },
            () => { lock (gate) { handlers -= handler; disposed = true; } });
        Debug.Assert(late == 0);
        return late;
    }

    // The publisher still holds a copy of the list when the handler is removed.
    [ConcurrencyTest]
    public static int X_Wrong() => Go(false);

    // The handler is ready to be called once more.
    [ConcurrencyTest]
    public static int X_Right() => Go(true);
}

public static class ReentrantCallback
{
    sealed class Register
    {
        readonly object gate = new object();
        readonly List<Action> actions = new List<Action>();
        public void Add(Action a) { lock (gate) actions.Add(a); }
        public void RunDirect() { lock (gate) foreach (var a in actions) a(); }
        public void RunCopy() { Action[] copy; lock (gate) copy = actions.ToArray(); foreach (var a in copy) a(); }
        public int Count { get { lock (gate) return actions.Count; } }
    }

    static int Go(bool copy)
    {
        var r = new Register();
        r.Add(() => r.Add(() => { }));
        var t = new Thread(() => r.Add(() => { }));
        t.Start();
        if (copy) r.RunCopy(); else r.RunDirect();
        t.Join();
        return r.Count;
    }

    // The lock is re-entrant: the callback changes the list that is being enumerated.
    [ConcurrencyTest]
    public static int X_Wrong() => Go(false);

    // Callbacks run from a copy, outside the lock.
    [ConcurrencyTest]
    public static int X_Right() => Go(true);
}

public static class Aggregator
{
    sealed class Hub
    {
        readonly Dictionary<string, List<Action<int>>> topics = new Dictionary<string, List<Action<int>>>();

        public void SubscribeTwoSteps(string topic, Action<int> a)
        {
            List<Action<int>> list;
            bool found;
            lock (topics) found = topics.TryGetValue(topic, out list);
            if (!found) { list = new List<Action<int>>(); lock (topics) topics[topic] = list; }
            lock (list) list.Add(a);
        }

        public void Subscribe(string topic, Action<int> a)
        {
            lock (topics)
            {
                if (!topics.TryGetValue(topic, out var list)) topics[topic] = list = new List<Action<int>>();
                list.Add(a);
            }
        }

        public void Publish(string topic, int v) { Action<int>[] copy; lock (topics) copy = topics[topic].ToArray(); foreach (var a in copy) a(v); }
    }

    static int Go(bool two)
    {
        var hub = new Hub();
        int sum = 0;
        ThreadStart subscribe = () => { Action<int> add = v => sum += v; if (two) hub.SubscribeTwoSteps("t", add); else hub.Subscribe("t", add); };
        Threads.Run(subscribe, subscribe);
        hub.Publish("t", 5);
        Require.That(sum == 10);
        return sum;
    }

    // Both make a list for the topic; one subscription is in the list that is dropped.
    [ConcurrencyTest]
    public static int X_Wrong() => Go(true);

    // Found or made, and extended, under one lock.
    [ConcurrencyTest]
    public static int X_Right() => Go(false);
}

public static class CopyOnWrite
{
    static int[] list = Array.Empty<int>();

    static void Add(int i, bool atomic)
    {
        while (true)
        {
            var old = list;
            var copy = new int[old.Length + 1];
            Array.Copy(old, copy, old.Length);
            copy[old.Length] = i;
            if (!atomic) { list = copy; return; }
            if (Interlocked.CompareExchange(ref list, copy, old) == old) return;
        }
    }

    static int Go(bool atomic)
    {
        list = Array.Empty<int>();
        Threads.Run(() => Add(1, atomic), () => Add(2, atomic));
        Debug.Assert(list.Length == 2);
        return list.Length;
    }

    // Two copies of the same list: one replaces the other.
    [ConcurrencyTest]
    public static int X_Wrong() => Go(false);

    // Stored only if the list is still the one that was copied.
    [ConcurrencyTest]
    public static int X_Right() => Go(true);

    // A reader takes the list once and iterates over what it took.
    [ConcurrencyTest]
    public static int Reader_Right()
    {
        list = Array.Empty<int>();
        int sum = 0;
        Threads.Run(() => { Add(1, true); Add(2, true); }, () => { var mine = list; foreach (int i in mine) sum += i; });
        return sum;
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
