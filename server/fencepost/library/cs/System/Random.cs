namespace System;

// Deviation: of a few values (up to 4) every one is explored; else the result is the least one.
public class Random
{
    private const int Few = 4;

    public Random() { }
    public Random(int Seed) { }

    public static Random Shared => new Random();

    private static int Below(int count) => count >= 2 && count <= Few ? Fencepost.Machine.Choose(count) : 0;

    protected virtual double Sample() => 0;
    public virtual int Next() => 0;
    public virtual double NextDouble() => Sample();
    public virtual float NextSingle() => 0;
    public virtual long NextInt64() => 0;

    public virtual int Next(int maxValue)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(maxValue);
        return Below(maxValue);
    }

    public virtual int Next(int minValue, int maxValue)
    {
        if (minValue > maxValue) throw new ArgumentOutOfRangeException("minValue", "'minValue' cannot be greater than maxValue.");
        long count = (long)maxValue - minValue;
        return count <= Few ? minValue + Below((int)count) : minValue;
    }

    public virtual long NextInt64(long maxValue)
    {
        ArgumentOutOfRangeException.ThrowIfNegative(maxValue);
        return maxValue <= Few ? Below((int)maxValue) : 0;
    }

    public virtual long NextInt64(long minValue, long maxValue)
    {
        if (minValue > maxValue) throw new ArgumentOutOfRangeException("minValue", "'minValue' cannot be greater than maxValue.");
        return maxValue <= minValue + Few ? minValue + Below((int)(maxValue - minValue)) : minValue;
    }

    public virtual void NextBytes(byte[] buffer)
    {
        ArgumentNullException.ThrowIfNull(buffer);
        for (int i = 0; i < buffer.Length; i++) buffer[i] = 0;
    }

    public virtual void NextBytes(Span<byte> buffer) => buffer.Clear();
    public void Shuffle<T>(T[] values) => Shuffle(new Span<T>(values ?? throw new ArgumentNullException("values")));

    public void Shuffle<T>(Span<T> values)
    {
        for (int i = 0; i < values.Length - 1; i++)
        {
            int j = i + Below(values.Length - i);
            (values[i], values[j]) = (values[j], values[i]);
        }
    }

    public T[] GetItems<T>(T[] choices, int length)
    {
        ArgumentNullException.ThrowIfNull(choices);
        if (choices.Length == 0) throw new ArgumentException("Span may not be empty.", "choices");
        ArgumentOutOfRangeException.ThrowIfNegative(length);
        T[] items = new T[length];
        for (int i = 0; i < length; i++) items[i] = choices[Below(choices.Length)];
        return items;
    }
}
