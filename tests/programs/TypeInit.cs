// Static constructors: they run once, under a lock of the runtime.
#nullable disable warnings
using System;
using System.Diagnostics;
using System.Threading;

namespace Programs;

public static class InitAndLock
{
    static readonly object gate = new object();

    static class Needs { public static int Value; static Needs() { lock (gate) Value = 1; } }
    static class Free { public static int Value; static Free() { Value = 1; } }

    // The static constructor waits for a lock whose holder waits for the static constructor.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        int p = 0, q = 0;
        Threads.Run(() => p = Needs.Value, () => { lock (gate) q = Needs.Value; });
        return p + q;
    }

    // The static constructor takes no lock.
    [ConcurrencyTest]
    public static int X_Right()
    {
        int p = 0, q = 0;
        Threads.Run(() => p = Free.Value, () => { lock (gate) q = Free.Value; });
        return p + q;
    }
}

public static class InitJoins
{
    static class Loader
    {
        public static int Value;
        static Loader() { var t = new Thread(() => Value = 1); t.Start(); t.Join(); }
    }

    static class Simple
    {
        public static int Value;
        static Simple() { int v = 0; var t = new Thread(() => v = 1); t.Start(); t.Join(); Value = v; }
    }

    // The thread touches the type whose static constructor waits for it.
    [ConcurrencyTest]
    public static int X_Wrong() => Loader.Value;

    // The thread does not touch the type.
    [ConcurrencyTest]
    public static int X_Right() => Simple.Value;
}

public static class InitCycle
{
    static class A { public static int Value; static A() { Value = B.Value + 1; } public static int Get() => Value; }
    static class B { public static int Value; static B() { Value = A.Value + 1; } public static int Get() => Value; }

    // Two static constructors need each other: no deadlock, but one sees the other's type unfinished.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        int p = 0, q = 0;
        Threads.Run(() => p = A.Get(), () => q = B.Get());
        Require.That(A.Value == B.Value);
        return A.Value;
    }

    static class C { public static int Value; static C() { Value = 1; } }
    static class E { public static int Value; static E() { Value = C.Value; } }

    // Without a cycle the second constructor waits for the first.
    [ConcurrencyTest]
    public static int X_Right()
    {
        int p = 0, q = 0;
        Threads.Run(() => p = C.Value, () => q = E.Value);
        Require.That(p == q);
        return E.Value;
    }
}

public static class InitOnce
{
    static int runs;
    static class Type { public static int Value; static Type() { runs++; Value = 1; } }
    static int own;

    static void Init() { if (own == 0) { runs++; own = 1; } }

    // Initialisation by hand, without protection (a lost count hides it when both add at once).
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        runs = 0; own = 0;
        Threads.Run(Init, Init);
        Debug.Assert(runs == 1);
        return runs;
    }

    // The runtime runs a static constructor once and makes everybody wait for it.
    [ConcurrencyTest]
    public static int X_Right()
    {
        int p = 0, q = 0;
        Threads.Run(() => p = Type.Value, () => q = Type.Value);
        Debug.Assert(p + q == 2);
        return p + q;
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
