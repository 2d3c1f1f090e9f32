// A copy of a struct with several fields is not atomic.
#nullable disable warnings
using System;
using System.Diagnostics;
using System.Threading;

namespace Programs;

public static class TornPair
{
    struct Pair { public long A, B; public Pair(long a, long b) { A = a; B = b; } }
    static Pair pair;
    static readonly object gate = new object();

    // The reader copies while the writer copies: half old, half new.
    [ConcurrencyTest]
    public static (long, long) X_Wrong()
    {
        pair = default;
        Pair seen = default;
        Threads.Run(() => pair = new Pair(1, 1), () => seen = pair);
        Debug.Assert(seen.A == seen.B);
        return (seen.A, seen.B);
    }

    // Both copies are made under the lock.
    [ConcurrencyTest]
    public static (long, long) X_Right()
    {
        pair = default;
        Pair seen = default;
        Threads.Run(() => { lock (gate) pair = new Pair(1, 1); }, () => { lock (gate) seen = pair; });
        Debug.Assert(seen.A == seen.B);
        return (seen.A, seen.B);
    }
}

public static class TornTuple
{
    static (int Id, string Name) user;
    sealed class User { public readonly int Id; public readonly string Name; public User(int id, string name) { Id = id; Name = name; } }
    static User current;

    // A value tuple has two fields: number and name may be of two users.
    [ConcurrencyTest]
    public static (int, string) X_Wrong()
    {
        user = (1, "one");
        (int Id, string Name) u = default;
        Threads.Run(() => user = (2, "two"), () => u = user);
        Require.That((u.Id == 1) == (u.Name == "one"));
        return u;
    }

    // An immutable object is replaced by one reference store.
    [ConcurrencyTest]
    public static (int, string) X_Right()
    {
        current = new User(1, "one");
        User u = null;
        Threads.Run(() => current = new User(2, "two"), () => u = current);
        Require.That((u.Id == 1) == (u.Name == "one"));
        return (u.Id, u.Name);
    }
}

public static class NullableTorn
{
    static int? cached;
    static object boxed;

    // HasValue may be seen before the value.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        cached = null;
        int got = -1;
        Threads.Run(() => cached = 5, () => { int? c = cached; if (c.HasValue) got = c.Value; });
        Debug.Assert(got != 0);
        return got;
    }

    // A boxed number is one reference.
    [ConcurrencyTest]
    public static int X_Right()
    {
        boxed = null;
        int got = -1;
        Threads.Run(() => boxed = 5, () => { if (boxed is int c) got = c; });
        Debug.Assert(got != 0);
        return got;
    }
}

public static class NullableCoalescing
{
    static int? cached;
    static readonly object gate = new object();

    // c ??= v reads the value first and HasValue afterwards: 0 comes out when the other thread stores in between.
    [ConcurrencyTest]
    public static (int, int) X_Wrong()
    {
        cached = null;
        int p = -1, q = -1;
        Threads.Run(() => p = cached ??= 5, () => q = cached ??= 5);
        Require.That(p == 5 && q == 5);
        return (p, q);
    }

    // Under a lock.
    [ConcurrencyTest]
    public static (int, int) X_Right()
    {
        cached = null;
        int p = -1, q = -1;
        Threads.Run(() => { lock (gate) p = cached ??= 5; }, () => { lock (gate) q = cached ??= 5; });
        Require.That(p == 5 && q == 5);
        return (p, q);
    }
}

public static class CopiedSpinLock
{
    static readonly SpinLock frozen = new SpinLock(false);
    static SpinLock spin = new SpinLock(false);
    static int n;

    // A method called on a readonly struct field works on a copy: every thread locks its own copy.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        n = 0;
        ThreadStart bump = () => { bool taken = false; frozen.Enter(ref taken); n++; frozen.Exit(); };
        Threads.Run(bump, bump);
        Debug.Assert(n == 2);
        return n;
    }

    // The field is not readonly.
    [ConcurrencyTest]
    public static int X_Right()
    {
        n = 0; spin = new SpinLock(false);
        ThreadStart bump = () => { bool taken = false; spin.Enter(ref taken); n++; spin.Exit(); };
        Threads.Run(bump, bump);
        Debug.Assert(n == 2);
        return n;
    }
}

public static class StructInArray
{
    struct Point { public int X, Y; }
    static readonly Point[] points = new Point[1];
    static readonly object gate = new object();

    static void Move(bool locked)
    {
        if (locked) Monitor.Enter(gate);
        Point p = points[0];
        p.X++; p.Y++;
        points[0] = p;
        if (locked) Monitor.Exit(gate);
    }

    static bool Go(bool locked)
    {
        points[0] = default;
        Threads.Run(() => Move(locked), () => Move(locked));
        Require.That(points[0].X == 2 && points[0].Y == 2);
        return true;
    }

    // Copy out, change, copy in: the other thread's change is overwritten.
    [ConcurrencyTest]
    public static bool X_Wrong() => Go(false);

    // Under a lock.
    [ConcurrencyTest]
    public static bool X_Right() => Go(true);
}

public static class MutableStructProperty
{
    struct Counter { public int N; public void Up() => N++; }
    sealed class Holder { public Counter Field; public readonly object Gate = new object(); }

    // The method of a struct field works in place, without protection.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        var h = new Holder();
        Threads.Run(() => h.Field.Up(), () => h.Field.Up());
        Debug.Assert(h.Field.N == 2);
        return h.Field.N;
    }

    // Interlocked on the struct's field inside the object.
    [ConcurrencyTest]
    public static int X_Right()
    {
        var h = new Holder();
        Threads.Run(() => Interlocked.Increment(ref h.Field.N), () => Interlocked.Increment(ref h.Field.N));
        Debug.Assert(h.Field.N == 2);
        return h.Field.N;
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
