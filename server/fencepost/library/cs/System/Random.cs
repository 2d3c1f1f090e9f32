using System.Numerics;

namespace System;

// With a seed the numbers are those of .NET. Deviation: without one, of a few values (up to 4) every one is explored;
// else the result is the least one, which the verdict names.
public class Random
{
    private const int Few = 4;

    private readonly SeededNumbers seeded;

    public Random() { }
    public Random(int Seed) => seeded = new SeededNumbers(Seed);

    public static Random Shared => Common.Random;

    private static class Common
    {
        internal static readonly Random Random = new SharedRandom();
    }

    // The one that any threads may use at once.
    private sealed class SharedRandom : Random { }

    private static int Below(long count)
    {
        if (count <= Few) return count >= 2 ? Fencepost.Machine.Choose((int)count) : 0;
        return Least();
    }

    private static int Least()
    {
        Fencepost.Machine.Assumes("a random number of more than four values is the least of them");
        return 0;
    }

    protected virtual double Sample() => seeded == null ? Least() : seeded.Sample();
    public virtual int Next() => seeded == null ? Least() : seeded.Next();
    public virtual double NextDouble() => Sample();

    public virtual float NextSingle()
    {
        while (true)
        {
            float value = (float)Sample();
            if (value < 1) return value;
        }
    }

    public virtual int Next(int maxValue)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(maxValue);
        return seeded == null ? Below(maxValue) : (int)(Sample() * maxValue);
    }

    public virtual int Next(int minValue, int maxValue)
    {
        if (minValue > maxValue) throw new ArgumentOutOfRangeException("minValue", "'minValue' cannot be greater than maxValue.");
        long count = (long)maxValue - minValue;
        if (seeded == null) return minValue + Below(count);
        return count <= int.MaxValue ? (int)(Sample() * count) + minValue : (int)((long)(seeded.SampleOfAll() * count) + minValue);
    }

    private ulong NextBits() => (uint)Next(1 << 22) | ((ulong)(uint)Next(1 << 22) << 22) | ((ulong)(uint)Next(1 << 20) << 44);

    public virtual long NextInt64()
    {
        if (seeded == null) return Least();
        while (true)
        {
            ulong bits = NextBits() >> 1;
            if (bits != long.MaxValue) return (long)bits;
        }
    }

    public virtual long NextInt64(long maxValue)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(maxValue);
        return NextInt64(0, maxValue);
    }

    public virtual long NextInt64(long minValue, long maxValue)
    {
        if (minValue > maxValue) throw new ArgumentOutOfRangeException("minValue", "'minValue' cannot be greater than maxValue.");
        ulong count = (ulong)(maxValue - minValue);
        if (count <= 1) return minValue;
        if (seeded == null) return minValue + (count <= Few ? Below((long)count) : Least());
        int bits = BitOperations.Log2(count - 1) + 1;
        while (true)
        {
            ulong result = NextBits() >> (64 - bits);
            if (result < count) return (long)result + minValue;
        }
    }

    public virtual void NextBytes(byte[] buffer)
    {
        ArgumentNullException.ThrowIfNull(buffer);
        NextBytes(new Span<byte>(buffer));
    }

    public virtual void NextBytes(Span<byte> buffer)
    {
        for (int i = 0; i < buffer.Length; i++) buffer[i] = (byte)Next();
    }

    public void Shuffle<T>(T[] values) => Shuffle(new Span<T>(values ?? throw new ArgumentNullException("values")));

    public void Shuffle<T>(Span<T> values)
    {
        for (int i = 0; i < values.Length - 1; i++)
        {
            int j = Next(i, values.Length);
            (values[i], values[j]) = (values[j], values[i]);
        }
    }

    public T[] GetItems<T>(T[] choices, int length) => GetItems(new ReadOnlySpan<T>(choices ?? throw new ArgumentNullException("choices")), length);

    public T[] GetItems<T>(ReadOnlySpan<T> choices, int length)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(length);
        T[] items = new T[length];
        GetItems(choices, new Span<T>(items));
        return items;
    }

    public string GetString(ReadOnlySpan<char> choices, int length) => new string(GetItems(choices, length));

    public void GetItems<T>(ReadOnlySpan<T> choices, Span<T> destination)
    {
        if (choices.Length == 0) throw new ArgumentException("Span may not be empty.", "choices");
        bool bytes = seeded != null && BitOperations.IsPow2(choices.Length) && choices.Length <= 256;
        for (int i = 0; i < destination.Length; i++) destination[i] = choices[bytes ? (byte)Next() & (choices.Length - 1) : Next(choices.Length)];
    }
}
