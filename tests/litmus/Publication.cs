using System.Threading;

// How an object gets to another thread, and whether what its fields were before they were written can be seen there.
// Each returns whether that has happened.
public static class Publication
{
    static Box? box;
    static Final? final;
    static int[]? array;
    static Node? node;
    static int x, y;

    sealed class Box { public int Value; public Box(int value) { Value = value; } }

    sealed class Final { public readonly int Value; public Final(int value) { Value = value; } }

    sealed class Node { public Box? Inner; }

    static void Run(params ThreadStart[] bodies)
    {
        var threads = new Thread[bodies.Length];
        for (int i = 0; i < bodies.Length; i++) threads[i] = new Thread(bodies[i]);
        foreach (var thread in threads) thread.Start();
        foreach (var thread in threads) thread.Join();
    }

    static int Look()
    {
        var seen = box;
        return seen == null ? -1 : seen.Value;
    }

    static int LookVolatile()
    {
        var seen = Volatile.Read(ref box);
        return seen == null ? -1 : seen.Value;
    }

    public static bool Plain()
    {
        int a = -1;
        Run(() => { box = new Box(1); }, () => a = Look());
        return a == 0;
    }

    public static bool Fenced()
    {
        int a = -1;
        Run(() => { var made = new Box(1); Interlocked.MemoryBarrier(); box = made; }, () => a = Look());
        return a == 0;
    }

    public static bool FencedOnBothSides()
    {
        int a = -1;
        Run(() => { var made = new Box(1); Interlocked.MemoryBarrier(); box = made; }, () =>
        {
            var seen = box;
            Interlocked.MemoryBarrier();
            a = seen == null ? -1 : seen.Value;
        });
        return a == 0;
    }

    public static bool VolatileWritten()
    {
        int a = -1;
        Run(() => Volatile.Write(ref box, new Box(1)), () => a = Look());
        return a == 0;
    }

    public static bool VolatileOnBothSides()
    {
        int a = -1;
        Run(() => Volatile.Write(ref box, new Box(1)), () => a = LookVolatile());
        return a == 0;
    }

    public static bool HalfFenced()
    {
        int a = -1;
        Run(() => { var made = new Box(1); Volatile.WriteBarrier(); box = made; }, () => a = Look());
        return a == 0;
    }

    public static bool HalfFencedOnBothSides()
    {
        int a = -1;
        Run(() => { var made = new Box(1); Volatile.WriteBarrier(); box = made; }, () =>
        {
            var seen = box;
            Volatile.ReadBarrier();
            a = seen == null ? -1 : seen.Value;
        });
        return a == 0;
    }

    // The wrong half.
    public static bool ReadBarrierBeforeTheWrite()
    {
        int a = -1;
        Run(() => { var made = new Box(1); Volatile.ReadBarrier(); box = made; }, () => a = LookVolatile());
        return a == 0;
    }

    public static bool WrittenAfterTheBarrier()
    {
        int a = -1;
        Run(() => { var made = new Box(0); Volatile.WriteBarrier(); made.Value = 1; box = made; }, () => a = LookVolatile());
        return a == 0;
    }

    public static bool Exchanged()
    {
        int a = -1;
        Run(() => Interlocked.Exchange(ref box, new Box(1)), () => a = Look());
        return a == 0;
    }

    public static bool Started()
    {
        int a = -1;
        var made = new Box(1);
        var thread = new Thread(given => a = ((Box)given!).Value);
        Run(() => { });
        thread.Start(made);
        thread.Join();
        return a == 0;
    }

    // Made before there were any threads.
    public static bool Leaked()
    {
        int a = -1;
        var made = new Box(1);
        Run(() => box = made, () => a = Look());
        return a == 0;
    }

    // Made when the reader was there already, and handed over to the writer by its start.
    public static bool LeakedLate()
    {
        int a = -1;
        var reader = new Thread(() => a = Look());
        reader.Start();
        var made = new Box(1);
        var writer = new Thread(given => box = (Box)given!);
        writer.Start(made);
        writer.Join();
        reader.Join();
        return a == 0;
    }

    public static bool Readonly()
    {
        int a = -1;
        Run(() => final = new Final(1), () => { var seen = final; a = seen == null ? -1 : seen.Value; });
        return a == 0;
    }

    public static bool ReadonlyFenced()
    {
        int a = -1;
        Run(
            () => { var made = new Final(1); Interlocked.MemoryBarrier(); final = made; },
            () => { var seen = final; a = seen == null ? -1 : seen.Value; });
        return a == 0;
    }

    public static bool Array()
    {
        int a = -1;
        Run(
            () => { var made = new int[] { 1 }; Interlocked.MemoryBarrier(); array = made; },
            () => { var seen = array; a = seen == null ? -1 : seen[0]; });
        return a == 0;
    }

    public static bool Nested()
    {
        int a = -1;
        Run(
            () => { var made = new Node { Inner = new Box(1) }; Interlocked.MemoryBarrier(); node = made; },
            () => { var seen = node; a = seen == null ? -1 : seen.Inner == null ? 0 : 1; });
        return a == 0;
    }

    public static bool Deep()
    {
        int a = -1;
        Run(
            () => { var made = new Node { Inner = new Box(1) }; Interlocked.MemoryBarrier(); node = made; },
            () => { var seen = node; var inner = seen == null ? null : seen.Inner; a = inner == null ? -1 : inner.Value; });
        return a == 0;
    }

    // One thread pays for both.
    public static bool Asymmetric()
    {
        int a = -1, b = -1;
        Run(() => { x = 1; a = y; }, () => { y = 1; Interlocked.MemoryBarrierProcessWide(); b = x; });
        return a == 0 && b == 0;
    }

    public static bool AsymmetricInOneThreadOnly()
    {
        int a = -1, b = -1;
        Run(() => { x = 1; a = y; }, () => { y = 1; Interlocked.MemoryBarrier(); b = x; });
        return a == 0 && b == 0;
    }
}
