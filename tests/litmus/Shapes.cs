using System.Threading;

// The shapes that a memory model's [litmus] block speaks of: "mp-volatile-read" is MpVolatileRead, "2+2w" is _22w. Each
// returns whether its weak outcome has happened.
public static class Shapes
{
    static int x, y;
    static volatile int vx, vy;
    static bool flag;
    static Box? box;

    sealed class Box { public int Value; public Box(int value) { Value = value; } }

    static void Run(params ThreadStart[] bodies)
    {
        var threads = new Thread[bodies.Length];
        for (int i = 0; i < bodies.Length; i++) threads[i] = new Thread(bodies[i]);
        foreach (var thread in threads) thread.Start();
        foreach (var thread in threads) thread.Join();
    }

    public static bool Sb()
    {
        int a = -1, b = -1;
        Run(() => { x = 1; a = y; }, () => { y = 1; b = x; });
        return a == 0 && b == 0;
    }

    public static bool SbVolatile()
    {
        int a = -1, b = -1;
        Run(() => { vx = 1; a = vy; }, () => { vy = 1; b = vx; });
        return a == 0 && b == 0;
    }

    public static bool SbFenced()
    {
        int a = -1, b = -1;
        Run(() => { x = 1; Interlocked.MemoryBarrier(); a = y; }, () => { Interlocked.Exchange(ref y, 1); b = x; });
        return a == 0 && b == 0;
    }

    public static bool Mp()
    {
        int a = -1, b = -1;
        Run(() => { x = 1; y = 1; }, () => { a = y; b = x; });
        return a == 1 && b == 0;
    }

    public static bool MpVolatile()
    {
        int a = -1, b = -1;
        Run(() => { x = 1; vy = 1; }, () => { a = vy; b = x; });
        return a == 1 && b == 0;
    }

    public static bool MpVolatileWrite()
    {
        int a = -1, b = -1;
        Run(() => { x = 1; Volatile.Write(ref y, 1); }, () => { a = y; if (a == 1) b = x; });
        return a == 1 && b == 0;
    }

    public static bool MpVolatileRead()
    {
        int a = -1, b = -1;
        Run(() => { x = 1; y = 1; }, () => { a = Volatile.Read(ref y); b = x; });
        return a == 1 && b == 0;
    }

    public static bool Dcl()
    {
        int a = -1;
        Run(() => { box = new Box(1); }, () => { var seen = box; if (seen != null) a = seen.Value; });
        return a == 0;
    }

    public static bool DclFlag()
    {
        int a = -1;
        Run(() => { box = new Box(1); flag = true; }, () => { if (flag) { var seen = box; a = seen == null ? 0 : seen.Value; } });
        return a == 0;
    }

    public static bool Lb()
    {
        int a = -1, b = -1;
        Run(() => { a = x; y = 1; }, () => { b = y; x = 1; });
        return a == 1 && b == 1;
    }

    public static bool LbDependent()
    {
        int a = -1, b = -1;
        Run(() => { a = x; y = a; }, () => { b = y; if (b == 1) x = 1; });
        return a == 1 && b == 1;
    }

    public static bool _22w()
    {
        Run(() => { x = 1; y = 2; }, () => { y = 1; x = 2; });
        return x == 1 && y == 1;
    }

    public static bool S()
    {
        int a = -1;
        Run(() => { x = 2; y = 1; }, () => { a = y; x = 1; });
        return a == 1 && x == 2;
    }

    public static bool Iriw()
    {
        int a = -1, b = -1, c = -1, d = -1;
        Run(() => x = 1, () => y = 1, () => { a = x; b = y; }, () => { c = y; d = x; });
        return a == 1 && b == 0 && c == 1 && d == 0;
    }

    public static bool IriwVolatile()
    {
        int a = -1, b = -1, c = -1, d = -1;
        Run(() => vx = 1, () => vy = 1, () => { a = vx; b = vy; }, () => { c = vy; d = vx; });
        return a == 1 && b == 0 && c == 1 && d == 0;
    }

    public static bool IriwFenced()
    {
        int a = -1, b = -1, c = -1, d = -1;
        Run(
            () => x = 1, () => y = 1,
            () => { a = x; Interlocked.MemoryBarrier(); b = y; },
            () => { c = y; Interlocked.MemoryBarrier(); d = x; });
        return a == 1 && b == 0 && c == 1 && d == 0;
    }

    public static bool WrcDependent()
    {
        int a = -1, b = -1, c = -1;
        var data = new int[1];
        Run(() => data[0] = 1, () => { a = data[0]; y = a; }, () => { b = y; c = data[b - b]; });
        return a == 1 && b == 1 && c == 0;
    }

    public static bool WrcVolatile()
    {
        int a = -1, b = -1, c = -1;
        Run(() => vx = 1, () => { a = vx; vy = 1; }, () => { b = vy; c = vx; });
        return a == 1 && b == 1 && c == 0;
    }

    public static bool Corr()
    {
        int a = -1, b = -1;
        Run(() => x = 1, () => { a = x; b = x; });
        return a == 1 && b == 0;
    }

    public static bool N6()
    {
        int a = -1, b = -1;
        Run(() => { x = 1; a = x; b = y; }, () => { y = 1; x = 2; });
        return a == 1 && b == 0 && x == 1;
    }

    public static bool LostUpdate()
    {
        Run(() => x++, () => x++);
        return x == 1;
    }

    public static bool ReadAgain()
    {
        int a = -1, b = -1;
        Run(() => x = 1, () => { int once = x; a = once; b = once; });
        return a != b;
    }

    public static bool ReadAgainVolatile()
    {
        int a = -1, b = -1;
        Run(() => x = 1, () => { int once = Volatile.Read(ref x); a = once; b = once; });
        return a != b;
    }

    public static bool ReadAgainFenced()
    {
        int a = -1, b = -1;
        Run(() => x = 1, () => { int once = x; Interlocked.MemoryBarrier(); a = once; b = once; });
        return a != b;
    }
}
