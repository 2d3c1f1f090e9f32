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

public static class InitByDelegate
{
    static class A { public static int Value; static A() { B.Touch(); Value = B.Value + 1; } public static void Touch() { } }
    static class B { public static int Value; static B() { A.Touch(); Value = A.Value + 1; } public static void Touch() { } }

    // The threads call the static methods themselves: that runs the static constructors, too.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        Threads.Run(A.Touch, B.Touch);
        Debug.Assert(A.Value == 2);
        return A.Value * 10 + B.Value;
    }

    class C { public static int Value; static C() { Value = 1; } public static void Touch() { } }

    // One type that both threads need, and no cycle.
    [ConcurrencyTest]
    public static int X_Right()
    {
        Threads.Run(C.Touch, C.Touch);
        return C.Value;
    }
}

public static class InitAwaitsCall
{
    class Work { static Work() { Threads.Run(Go); } static void Go() { } public static int Touch() => 1; }
    class Made { static Made() { Threads.Run(new Made().Go); } void Go() { } public static int Touch() => 1; }

    // A thread calls a static method of the type whose static constructor waits for it.
    [ConcurrencyTest]
    public static int X_Wrong() => Work.Touch();

    // A thread calls a method of an object of that type: whoever made that has begun with the static constructor.
    [ConcurrencyTest]
    public static int X_Right() => Made.Touch();
}

public static class InitOfStruct
{
    struct Called { static Called() { Threads.Run(() => default(Called).Go()); } public void Go() { } public static int Touch() => 1; }
    struct Copied { public int Value; static Copied() { Threads.Run(() => { Copied one = default; one.Value = 1; }); } public static int Touch() => 1; }

    // A method of a struct needs its static constructor: no other constructor need have run.
    [ConcurrencyTest]
    public static int X_Wrong() => Called.Touch();

    // To copy a struct and to write its fields needs none.
    [ConcurrencyTest]
    public static int X_Right() => Copied.Touch();
}

public static class InitThroughInterface
{
    interface IWork { static IWork() { Threads.Run(new Worker().Go); } void Start() { } static int Touch() => 1; }
    class Worker : IWork { public void Go() { ((IWork)this).Start(); } }
    class Idle : IWork { public void Start() { } }
    interface IOwn { static IOwn() { Threads.Run(() => ((IOwn)new Own()).Start()); } void Start() { } static int Touch() => 1; }
    class Own : IOwn { public void Start() { } }

    // The body of a method in an interface needs the static constructor of the interface.
    [ConcurrencyTest]
    public static int X_Wrong() => IWork.Touch();

    // The body in a class does not.
    [ConcurrencyTest]
    public static int X_Right() => IOwn.Touch();
}

public static class InitAfterSignal
{
    static int x;
    static class P { public static int Value; static P() { Value = 1 + Q.Value; } public static int Get() => Value; }
    static class Q { public static int Value; static Q() { Value = 1 + P.Value; } public static int Get() => Value; }

    // Both types may be begun at once though the second thread waits for a signal of the first.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        int p = 0, q = 0;
        Threads.Run(() => { Volatile.Write(ref x, 1); p = P.Get(); }, () => { if (Volatile.Read(ref x) == 1) q = Q.Get(); });
        Debug.Assert(p == 2);
        return p * 10 + q;
    }

    static class R { public static int Value; static R() { Value = 1; } public static int Get() => Value; }
    static class S { public static int Value; static S() { Value = 1 + R.Value; } public static int Get() => Value; }

    // Without a cycle it does not matter who begins.
    [ConcurrencyTest]
    public static int X_Right()
    {
        int p = 0, q = 0;
        Threads.Run(() => { Volatile.Write(ref x, 1); p = R.Get(); }, () => { if (Volatile.Read(ref x) == 1) q = S.Get(); });
        return p;
    }
}

public static class InitCycleAfterSignal
{
    static int x;
    static class A { public static int Value; static A() { if (Volatile.Read(ref x) == 0) return; Value = 1 + B.Value; } public static int Get() => Value; }
    static class B { public static int Value; static B() { Volatile.Write(ref x, 1); Value = 1 + A.Value; } public static int Get() => Value; }

    // A thread may come to wait for a type after it has sent a signal from its static constructor.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        int p = 0, q = 0;
        Threads.Run(() => p = A.Get(), () => q = B.Get());
        Debug.Assert(p != 1 || q != 2);
        return p * 10 + q;
    }
}

public static class InitOfThree
{
    static class A { public static int Seen, Value; static A() { Seen = B.Value; Value = 1; } public static int Get() => Seen; }
    static class B { public static int Seen, Value; static B() { Seen = C.Value; Value = 1; } public static int Get() => Seen; }
    static class C { public static int Seen, Value; static C() { Seen = A.Value; Value = 1; } public static int Get() => Seen; }

    // A cycle of three types on three threads is broken where it is closed, wherever that is.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        int p = 0, q = 0, r = 0;
        Threads.Run(() => p = A.Get(), () => q = B.Get(), () => r = C.Get());
        Debug.Assert(p == 1);
        return p * 100 + q * 10 + r;
    }
}

public static class InitFails
{
    static int x;
    static class Bad { static Bad() { x++; throw new FormatException(); } public static void Touch() { } }

    static Exception Caught(Action action)
    {
        try { action(); return null; } catch (TypeInitializationException e) { return e; }
    }

    // Every thread gets the same exception, and has seen what the static constructor has written.
    [ConcurrencyTest]
    public static int X_Right()
    {
        Exception p = null, q = null;
        int r = 0;
        x = 0;
        Threads.Run(() => p = Caught(Bad.Touch), () => { q = Caught(Bad.Touch); r = x; });
        Require.That(p != null && p == q && p.InnerException is FormatException);
        return r;
    }

    static class Late { static Late() { x = 1; throw new FormatException(); } public static void Touch() { } }

    // That a static constructor has failed is seen before its thread goes on.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        int y = 0, r = 0;
        x = 0;
        Threads.Run(() => { Caught(Late.Touch); Volatile.Write(ref y, 1); }, () => { Caught(Late.Touch); r = Volatile.Read(ref y); });
        Debug.Assert(r == 1);
        return r;
    }
}

public static class InitOfGeneric
{
    static class Box<T> { public static int Value; static Box() { Value = 1; Threads.Run(Box<object>.Touch); } public static void Touch() { } }
    static class Own<T> { public static int Value; static Own() { Value = typeof(T) == typeof(int) ? Other(Own<object>.Touch) : 1; } public static void Touch() { } static int Other(Action touch) { Threads.Run(new ThreadStart(touch)); return Own<object>.Value; } }

    // Each closed type has a static constructor of its own; the one of Box<object> waits for itself.
    [ConcurrencyTest]
    public static int X_Wrong() => Box<int>.Value;

    // That of another closed type is no obstacle.
    [ConcurrencyTest]
    public static int X_Right() => Own<int>.Value;
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
