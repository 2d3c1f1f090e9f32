// System.Buffers.ArrayPool: an array that went back may be the one that the next Rent gives out.
#nullable disable warnings
using System;
using System.Buffers;
using System.Threading;
using System.Threading.Tasks;

namespace Programs;

public static class UseAfterReturn
{
    static int Go(bool late)
    {
        ArrayPool<int> pool = ArrayPool<int>.Create();
        int[] mine = pool.Rent(16);
        mine[0] = 1;
        pool.Return(mine);
        int seen = 0;
        var other = new Thread(() =>
        {
            int[] rented = pool.Rent(16);
            rented[0] = 5;
            seen = rented[0];
            pool.Return(rented);
        });
        other.Start();
        if (late) mine[0] = 9;
        other.Join();
        return seen;
    }

    // Another thread may have rented the array that is written.
    [ConcurrencyTest]
    public static int X_Wrong() => Go(true);

    [ConcurrencyTest]
    public static int X_Right() => Go(false);
}

public static class GivenBackTwice
{
    static int Go(bool twice)
    {
        ArrayPool<int> pool = ArrayPool<int>.Create();
        int[] array = pool.Rent(16);
        array[0] = 1;
        pool.Return(array);
        if (twice) pool.Return(array);
        int[] first = pool.Rent(16), second = pool.Rent(16);
        first[0] = 1;
        second[0] = 2;
        return first[0];
    }

    // Two who rent may get one array.
    [ConcurrencyTest]
    public static int X_Wrong() => Go(true);

    [ConcurrencyTest]
    public static int X_Right() => Go(false);
}

public static class WhatIsLeftOver
{
    static int Go(bool clears)
    {
        ArrayPool<int> pool = ArrayPool<int>.Create();
        int[] first = pool.Rent(16);
        first[3] = 7;
        pool.Return(first, clears);
        return pool.Rent(16)[3];
    }

    // What is rented is not cleared.
    [ConcurrencyTest]
    public static int X_Wrong() => Go(false);

    [ConcurrencyTest]
    public static int X_Right() => Go(true);
}

public static class BuffersOfWorkers
{
    // Each has its array to itself.
    [ConcurrencyTest]
    public static int X_Right()
    {
        int total = 0;
        void Work(int value)
        {
            for (int round = 0; round < 2; round++)
            {
                int[] buffer = ArrayPool<int>.Shared.Rent(4);
                try
                {
                    for (int i = 0; i < 4; i++) buffer[i] = value;
                    int sum = 0;
                    for (int i = 0; i < 4; i++) sum += buffer[i];
                    Interlocked.Add(ref total, sum);
                }
                finally
                {
                    ArrayPool<int>.Shared.Return(buffer);
                }
            }
        }
        var one = new Thread(() => Work(1));
        var two = new Thread(() => Work(10));
        one.Start(); two.Start(); one.Join(); two.Join();
        return total;
    }
}

public static class MemoryAfterDispose
{
    // The memory of an owner that has been disposed of may be somebody else's.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        var owner = MemoryPool<int>.Shared.Rent(16);
        Memory<int> memory = owner.Memory;
        memory.Span[0] = 1;
        owner.Dispose();
        using var other = MemoryPool<int>.Shared.Rent(16);
        other.Memory.Span[0] = 2;
        memory.Span[0] = 3;
        return other.Memory.Span[0];
    }
}

public static class HandedOn
{
    // The one who takes the array gives it back.
    [ConcurrencyTest]
    public static async Task<int> X_Right()
    {
        int[] array = ArrayPool<int>.Shared.Rent(2);
        array[0] = 1;
        array[1] = 2;
        int sum = await Task.Run(() =>
        {
            int sum = array[0] + array[1];
            ArrayPool<int>.Shared.Return(array);
            return sum;
        });
        int[] next = ArrayPool<int>.Shared.Rent(2);
        next[0] = 4;
        return sum + next[0];
    }
}

[AttributeUsage(AttributeTargets.Method)]
internal sealed class ConcurrencyTestAttribute : Attribute { }
