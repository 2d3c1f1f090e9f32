using System.Numerics;

namespace System.Buffers;

// Deviation: nothing is pooled; every array is new.
public abstract class ArrayPool<T>
{
    public static ArrayPool<T> Shared => new NewArrays();
    public static ArrayPool<T> Create() => new NewArrays();
    public static ArrayPool<T> Create(int maxArrayLength, int maxArraysPerBucket) => new NewArrays();
    public abstract T[] Rent(int minimumLength);
    public abstract void Return(T[] array, bool clearArray = false);

    private sealed class NewArrays : ArrayPool<T>
    {
        public override T[] Rent(int minimumLength)
        {
            ArgumentOutOfRangeException.ThrowIfNegative(minimumLength);
            if (minimumLength == 0) return Array.Empty<T>();
            return new T[(int)BitOperations.RoundUpToPowerOf2((uint)Math.Max(minimumLength, 16))];
        }

        public override void Return(T[] array, bool clearArray = false)
        {
            ArgumentNullException.ThrowIfNull(array);
            if (clearArray) Array.Clear(array);
        }
    }
}

public interface IBufferWriter<T>
{
    void Advance(int count);
    Memory<T> GetMemory(int sizeHint = 0);
    Span<T> GetSpan(int sizeHint = 0);
}

public sealed class ArrayBufferWriter<T> : IBufferWriter<T>
{
    private T[] buffer;
    private int index;

    public ArrayBufferWriter() => buffer = Array.Empty<T>();

    public ArrayBufferWriter(int initialCapacity)
    {
        if (initialCapacity <= 0) throw new ArgumentException(null, "initialCapacity");
        buffer = new T[initialCapacity];
    }

    public ReadOnlyMemory<T> WrittenMemory => new ReadOnlyMemory<T>(buffer, 0, index);
    public ReadOnlySpan<T> WrittenSpan => new ReadOnlySpan<T>(buffer, 0, index);
    public int WrittenCount => index;
    public int Capacity => buffer.Length;
    public int FreeCapacity => buffer.Length - index;

    public void Clear()
    {
        Array.Clear(buffer, 0, index);
        index = 0;
    }

    public void ResetWrittenCount() => index = 0;

    public void Advance(int count)
    {
        if (count < 0) throw new ArgumentException(null, "count");
        if (index > buffer.Length - count) throw new InvalidOperationException("Cannot advance past the end of the buffer, which has a size of " + buffer.Length + ".");
        index += count;
    }

    public Memory<T> GetMemory(int sizeHint = 0)
    {
        Grow(sizeHint);
        return new Memory<T>(buffer, index, buffer.Length - index);
    }

    public Span<T> GetSpan(int sizeHint = 0)
    {
        Grow(sizeHint);
        return new Span<T>(buffer, index, buffer.Length - index);
    }

    private void Grow(int sizeHint)
    {
        if (sizeHint < 0) throw new ArgumentException("sizeHint");
        sizeHint = Math.Max(sizeHint, 1);
        if (sizeHint > FreeCapacity) Array.Resize(ref buffer, buffer.Length + Math.Max(sizeHint, buffer.Length == 0 ? 256 : buffer.Length));
    }
}

public class SearchValues<T> where T : IEquatable<T>
{
    internal readonly T[] values;

    internal SearchValues(T[] values) => this.values = values;
    public bool Contains(T value) => Array.IndexOf(values, value) >= 0;
}

public static class SearchValues
{
    public static SearchValues<byte> Create(params ReadOnlySpan<byte> values) => new SearchValues<byte>(values.ToArray());
    public static SearchValues<char> Create(params ReadOnlySpan<char> values) => new SearchValues<char>(values.ToArray());
}
