using System;
using System.Threading;

// Local copies of what another thread writes, and uses of them: each returns whether two uses of one copy were different.
public static class Rereads
{
    static int x, y, count = 1, index;
    static readonly int frozen = 1;
    static volatile int flag;
    static Box? box = new Box(1);
    static volatile Box? kept = new Box(1);
    static readonly object gate = new object();
    static readonly int[] items = new int[1];
    static Pair pair;

    sealed class Box
    {
        public int Value;
        public Box? Next;
        public Box(int value) { Value = value; }
        public int Use() => Value;
    }

    struct Pair { public int A, B; }

    static Box? Current => box;

    static void Use(Box? seen) { if (seen != null) seen.Use(); }

    static int Twice(int value) => value - value;

    static void Set(ref int value) { }

    static void Run(params ThreadStart[] bodies)
    {
        var threads = new Thread[bodies.Length];
        for (int i = 0; i < bodies.Length; i++) threads[i] = new Thread(bodies[i]);
        foreach (var thread in threads) thread.Start();
        foreach (var thread in threads) thread.Join();
    }

    static bool Fails(ThreadStart other, ThreadStart body)
    {
        bool failed = false;
        Run(other, () =>
        {
            try { body(); }
            catch (NullReferenceException) { failed = true; }
            catch (IndexOutOfRangeException) { failed = true; }
        });
        return failed;
    }

    static bool Differ(ThreadStart other, Func<int> body)
    {
        int difference = 0;
        Run(other, () => difference = body());
        return difference != 0;
    }

    public static bool NullCheck() => Fails(() => box = null, () => { var seen = box; if (seen != null) seen.Use(); });

    public static bool NullCheckOfAResult() => Fails(() => box = null, () => { var seen = Current; if (seen != null) seen.Use(); });

    public static bool NullCheckOfAnArgument() => Fails(() => box = null, () => Use(box));

    public static bool NullCheckOfAField()
    {
        var node = new Box(1) { Next = new Box(2) };
        return Fails(() => node.Next = null, () => node.Next?.Use());
    }

    public static bool NullCheckOfAVolatileRead() =>
        Fails(() => box = null, () => { var seen = Volatile.Read(ref box); if (seen != null) seen.Use(); });

    public static bool NullCheckOfAVolatileField() =>
        Fails(() => kept = null, () => { var seen = kept; if (seen != null) seen.Use(); });

    public static bool NullCheckOfAnInterlockedRead() =>
        Fails(() => box = null, () => { var seen = Interlocked.CompareExchange(ref box, null, null); if (seen != null) seen.Use(); });

    public static bool NullCheckInALock() =>
        Fails(() => { lock (gate) box = null; }, () => { lock (gate) { var seen = box; if (seen != null) seen.Use(); } });

    public static bool NullCheckAfterALock() =>
        Fails(() => { lock (gate) box = null; }, () => { Box? seen; lock (gate) seen = box; if (seen != null) seen.Use(); });

    public static bool NullCheckOfWhatIsReadBeforeALock() =>
        Fails(() => box = null, () => { var seen = box; lock (gate) if (seen != null) seen.Use(); });

    public static bool NullCheckOfWhatIsReadInALockThatTheWriterLacks() =>
        Fails(() => box = null, () => { lock (gate) { var seen = box; if (seen != null) seen.Use(); } });

    public static bool Index() => Fails(() => index = 1, () => { int i = index; if (i < items.Length) items[i] = 1; });

    public static bool IndexOfAnUpdate() => Fails(() => index = 1, () => { int i = Interlocked.Add(ref index, 0); if (i < items.Length) items[i] = 1; });

    public static bool TwoOperandsOfOneOperation() => Differ(() => x = 1, () => { int once = x; return once - once; });

    public static bool TwoOperandsOfAnArgument() => Differ(() => x = 1, () => Twice(x));

    public static bool AfterABarrier() => Differ(() => x = 1, () => { int once = x; Interlocked.MemoryBarrier(); return once - once; });

    public static bool AfterAReadBarrier() => Differ(() => x = 1, () => { int once = x; Volatile.ReadBarrier(); return once - once; });

    public static bool AfterAVolatileRead() => Differ(() => x = 1, () => { int once = x; y = flag; return once - once; });

    public static bool AfterAVolatileWrite() => Differ(() => x = 1, () => { int once = x; flag = 1; return once - once; });

    public static bool AfterAWrite() => Differ(() => x = 1, () => { int once = x; y = 1; return once - once; });

    public static bool AfterAWriteOfItsOwn() => Differ(() => x = 1, () => { int once = x; x = 2; return once - once; });

    public static bool InTheRoundsOfALoop() =>
        Differ(() => count = 3, () => { int n = count, rounds = 0; for (int i = 0; i < n; i++) rounds++; return rounds & 2 & ~(rounds << 1); });

    public static bool PartsOfAStruct() => Differ(() => pair.B = 1, () => { Pair once = pair; return once.B - once.B; });

    public static bool OfWhatNobodyWrites() => Differ(() => x = 1, () => { int once = frozen; return once - once; });

    public static bool OfAVariableWithAnAddress() =>
        Differ(() => x = 1, () => { int once = x; Set(ref once); return once - once; });

    // Nobody promises that what has been read is ever read again.
    public static void Forever() => Run(() => x = 1, () => { int once = x; while (once == 0) Thread.Yield(); });

    public static bool WhatIsMadeOfIt() => Differ(() => x = 1, () => { int next = x + 1; return next - next; });
}
