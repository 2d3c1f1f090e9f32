// Objects that are seen before they are finished.
#nullable disable warnings
using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Threading;

namespace Programs;

public static class ThisEscapes
{
    class Service
    {
        public static Service Current;
        public int Port;
        public Service(bool early) { if (early) Current = this; Port = 80; }
    }

    static int Go(bool early)
    {
        Service.Current = null;
        int port = -1;
        Threads.Run(() => { var s = new Service(early); Service.Current = s; }, () => { var s = Service.Current; if (s != null) port = s.Port; });
        Debug.Assert(port != 0);
        return port;
    }

    // The constructor publishes this before it has set the port.
    [ConcurrencyTest]
    public static int X_Wrong() => Go(true);

    // Published after construction.
    [ConcurrencyTest]
    public static int X_Right() => Go(false);
}

public static class ThreadInConstructor
{
    abstract class Base
    {
        protected Thread thread;
        protected Base(bool start) { thread = new Thread(Run); if (start) thread.Start(); }
        public void Start() => thread.Start();
        public void Join() => thread.Join();
        protected abstract void Run();
    }

    sealed class Derived : Base
    {
        readonly int factor;
        public int Result;
        public Derived(bool start) : base(start) { factor = 3; }
        protected override void Run() => Result = 10 * factor;
    }

    // The base constructor starts the thread before the derived constructor has run.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        var d = new Derived(true);
        d.Join();
        if (d.Result != 30) throw new InvalidOperationException();
        return d.Result;
    }

    // Started when it is complete.
    [ConcurrencyTest]
    public static int X_Right()
    {
        var d = new Derived(false);
        d.Start(); d.Join();
        if (d.Result != 30) throw new InvalidOperationException();
        return d.Result;
    }
}

public static class HandlerInConstructor
{
    sealed class Clock { public event Action Tick; public void Fire() => Tick?.Invoke(); }
    sealed class Listener
    {
        readonly List<int> log;
        Listener() => log = new List<int>();
        public Listener(Clock clock) { clock.Tick += OnTick; log = new List<int>(); }
        public static Listener Create(Clock clock) { var l = new Listener(); clock.Tick += l.OnTick; return l; }
        void OnTick() => log.Add(1);
        public int Count => log.Count;
    }

    // The event can fire before the log exists.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        var clock = new Clock();
        int n = -1;
        var t = new Thread(() => n = new Listener(clock).Count);
        t.Start();
        clock.Fire();
        t.Join();
        return n;
    }

    // Subscribed after construction (the count is read by the thread that made it, before or after the tick).
    [ConcurrencyTest]
    public static int X_Right()
    {
        var clock = new Clock();
        int n = -1;
        var t = new Thread(() => n = Listener.Create(clock).Count);
        t.Start();
        clock.Fire();
        t.Join();
        return n;
    }
}

public static class PublishedTooEarly
{
    sealed class Config { public int Size; public int[] Items; }
    static Config config;

    // The object is assigned first and filled afterwards.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        config = null;
        int seen = -1;
        Threads.Run(() => { config = new Config(); config.Items = new int[2]; config.Size = 2; }, () => { var c = config; if (c != null) seen = c.Size; });
        Debug.Assert(seen != 0);
        return seen;
    }

    // An object initialiser fills a temporary, then assigns.
    [ConcurrencyTest]
    public static int X_Right()
    {
        config = null;
        int seen = -1;
        Threads.Run(() => config = new Config { Items = new int[2], Size = 2 }, () => { var c = config; if (c != null) seen = c.Size; });
        Debug.Assert(seen != 0);
        return seen;
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

[AttributeUsage(AttributeTargets.Method)]
internal sealed class ConcurrencyTestAttribute : Attribute { }
