// Lazy, LazyInitializer, double-checked locking, and values for each thread.
#nullable disable warnings
using System;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

namespace Programs;

public static class LazyModes
{
    static int made;
    static object Make() { Interlocked.Increment(ref made); return new object(); }

    static (int, bool) Go(LazyThreadSafetyMode mode, bool once)
    {
        made = 0;
        var lazy = new Lazy<object>(Make, mode);
        object p = null, q = null;
        Threads.Run(() => p = lazy.Value, () => q = lazy.Value);
        Require.That(ReferenceEquals(p, q) && (!once || made == 1));
        return (made, ReferenceEquals(p, q));
    }

    // Mode None is for one thread: two objects can be made.
    [ConcurrencyTest]
    public static (int, bool) None_Wrong() => Go(LazyThreadSafetyMode.None, true);

    // PublicationOnly may run the factory twice.
    [ConcurrencyTest]
    public static (int, bool) PublicationOnly_Wrong() => Go(LazyThreadSafetyMode.PublicationOnly, true);

    // PublicationOnly gives everybody the same object, however often one is made.
    [ConcurrencyTest]
    public static (int, bool) PublicationOnly_Right() => Go(LazyThreadSafetyMode.PublicationOnly, false);

    // ExecutionAndPublication runs the factory once.
    [ConcurrencyTest]
    public static (int, bool) ExecutionAndPublication_Right() => Go(LazyThreadSafetyMode.ExecutionAndPublication, true);
}

public static class LazyUnderLock
{
    static int Go(bool inside)
    {
        var gate = new object();
        var lazy = new Lazy<int>(() => { lock (gate) return 1; });
        int p = 0, q = 0;
        Threads.Run(() => p = lazy.Value, () => { if (inside) { lock (gate) q = lazy.Value; } else { lock (gate) { } q = lazy.Value; } });
        return p + q;
    }

    // The factory needs the lock that another reader of Value holds.
    [ConcurrencyTest]
    public static int X_Wrong() => Go(true);

    // Value is read outside the lock.
    [ConcurrencyTest]
    public static int X_Right() => Go(false);
}

public static class LazyFailure
{
    static int Go(LazyThreadSafetyMode mode)
    {
        int tries = 0, ok = 0;
        var lazy = new Lazy<int>(() => { if (Interlocked.Increment(ref tries) == 1) throw new FormatException(); return 1; }, mode);
        ThreadStart get = () => { try { Interlocked.Add(ref ok, lazy.Value); } catch (FormatException) { } };
        Threads.Run(get, get);
        Debug.Assert(ok == 1);
        return ok;
    }

    // The exception of the factory is kept for ever.
    [ConcurrencyTest]
    public static int X_Wrong() => Go(LazyThreadSafetyMode.ExecutionAndPublication);

    // PublicationOnly does not keep it: the other caller tries again.
    [ConcurrencyTest]
    public static int X_Right() => Go(LazyThreadSafetyMode.PublicationOnly);
}

public static class EnsureInitialized
{
    static object slot, gate;
    static bool ready;
    static int made;
    static object Make() { Interlocked.Increment(ref made); return new object(); }

    // Without a lock the factory may run twice.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        slot = null; made = 0;
        Threads.Run(() => LazyInitializer.EnsureInitialized(ref slot, Make), () => LazyInitializer.EnsureInitialized(ref slot, Make));
        Debug.Assert(made == 1);
        return made;
    }

    // The overload with a lock.
    [ConcurrencyTest]
    public static int X_Right()
    {
        slot = null; made = 0; ready = false; gate = new object();
        Threads.Run(() => LazyInitializer.EnsureInitialized(ref slot, ref ready, ref gate, Make), () => LazyInitializer.EnsureInitialized(ref slot, ref ready, ref gate, Make));
        Debug.Assert(made == 1);
        return made;
    }

    // The factory may run twice, but both get the same object.
    [ConcurrencyTest]
    public static bool Same_Right()
    {
        slot = null;
        object p = null, q = null;
        Threads.Run(() => p = LazyInitializer.EnsureInitialized(ref slot, Make), () => q = LazyInitializer.EnsureInitialized(ref slot, Make));
        Require.That(ReferenceEquals(p, q));
        return ReferenceEquals(p, q);
    }
}

public static class DoubleChecked
{
    sealed class Service { public int Port; }
    static readonly object gate = new object();
    static Service instance;
    static bool initialised;
    static int made;

    static Service Once()
    {
        if (instance == null)
            lock (gate)
                if (instance == null) { var s = new Service(); s.Port = 80; made++; instance = s; }
        return instance;
    }

    static Service NoSecondCheck()
    {
        if (instance == null)
            lock (gate) { made++; instance = new Service { Port = 80 }; }
        return instance;
    }

    static Service FlagFirst()
    {
        if (!initialised)
            lock (gate)
                if (!initialised) { initialised = true; instance = new Service { Port = 80 }; }
        return instance;
    }

    // The field is not tested again inside the lock.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        instance = null; made = 0;
        Threads.Run(() => NoSecondCheck(), () => NoSecondCheck());
        Require.That(made == 1);
        return made;
    }

    // Tested outside and inside.
    [ConcurrencyTest]
    public static int X_Right()
    {
        instance = null; made = 0;
        int p = 0, q = 0;
        Threads.Run(() => p = Once().Port, () => q = Once().Port);
        Require.That(made == 1 && p == 80 && q == 80);
        return made;
    }

    // The flag is set before the instance is there.
    [ConcurrencyTest]
    public static bool Flag_Wrong()
    {
        instance = null; initialised = false;
        bool p = false, q = false;
        Threads.Run(() => p = FlagFirst() != null, () => q = FlagFirst() != null);
        Debug.Assert(p && q);
        return p && q;
    }
}

public static class PerThread
{
    static class Level { [ThreadStatic] public static int Value; public static int Shared; }
    static class Preset { public static int Marker; [ThreadStatic] public static int Value = 5; }

    // A ThreadStatic field is another one in each thread.
    [ConcurrencyTest]
    public static (int, int) X_Right()
    {
        int p = 0, q = 0;
        Threads.Run(() => { Level.Value++; p = Level.Value; }, () => { Level.Value++; q = Level.Value; });
        Debug.Assert(p == 1 && q == 1);
        return (p, q);
    }

    // An ordinary static is shared.
    [ConcurrencyTest]
    public static (int, int) X_Wrong()
    {
        Level.Shared = 0;
        int p = 0, q = 0;
        Threads.Run(() => { Level.Shared++; p = Level.Shared; }, () => { Level.Shared++; q = Level.Shared; });
        Debug.Assert(p == 1 && q == 1);
        return (p, q);
    }

    // The initialiser of a ThreadStatic field runs for the first thread only.
    [ConcurrencyTest]
    public static int Initialiser_Wrong()
    {
        Preset.Marker = 1;
        int seen = -1;
        var t = new Thread(() => seen = Preset.Value);
        t.Start(); t.Join();
        Require.That(seen == 5);
        return seen;
    }

    // A ThreadLocal runs its factory in each thread.
    [ConcurrencyTest]
    public static int Initialiser_Right()
    {
        var value = new ThreadLocal<int>(() => 5);
        value.Value = 7;
        int seen = -1;
        var t = new Thread(() => seen = value.Value);
        t.Start(); t.Join();
        Require.That(seen == 5);
        return seen;
    }

    // The values of all threads.
    [ConcurrencyTest]
    public static int Values_Right()
    {
        var mine = new ThreadLocal<int>(true);
        Threads.Run(() => mine.Value += 1, () => mine.Value += 2);
        int sum = 0;
        foreach (int v in mine.Values) sum += v;
        Debug.Assert(sum == 3);
        return sum;
    }
}

public static class AsyncLocals
{
    // What a task sets in an AsyncLocal does not flow back.
    [ConcurrencyTest]
    public static async Task<int> X_Wrong()
    {
        var local = new AsyncLocal<int>();
        local.Value = 1;
        await Task.Run(() => local.Value = 2);
        Require.That(local.Value == 2);
        return local.Value;
    }

    // The value flows into the tasks; each changes its own copy.
    [ConcurrencyTest]
    public static async Task<(int, int)> X_Right()
    {
        var local = new AsyncLocal<int>();
        local.Value = 1;
        int[] seen = await Task.WhenAll(Task.Run(() => { int v = local.Value; local.Value = 2; return v; }), Task.Run(() => { int v = local.Value; local.Value = 3; return v; }));
        Require.That(local.Value == 1);
        return (seen[0], seen[1]);
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
