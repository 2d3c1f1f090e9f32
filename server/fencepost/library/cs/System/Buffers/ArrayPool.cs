using Fencepost;
using System.Numerics;

namespace System.Buffers;

/// <summary>Any of the arrays that have gone back is given out again, or a new one. An array that went back twice is given out twice.</summary>
public abstract class ArrayPool<T>
{
    private static class One
    {
        internal static readonly ArrayPool<T> Shared = new KeptArrays();
    }

    public static ArrayPool<T> Shared => One.Shared;
    public static ArrayPool<T> Create() => new KeptArrays();

    public static ArrayPool<T> Create(int maxArrayLength, int maxArraysPerBucket)
    {
        ArgumentOutOfRangeException.ThrowIfNegativeOrZero(maxArrayLength);
        ArgumentOutOfRangeException.ThrowIfNegativeOrZero(maxArraysPerBucket);
        Machine.Assumes("an ArrayPool that is created with limits keeps arrays without them");
        return new KeptArrays();
    }

    public abstract T[] Rent(int minimumLength);
    public abstract void Return(T[] array, bool clearArray = false);

    private sealed class KeptArrays : ArrayPool<T>
    {
        private const int MostKept = 3;

        private Kept newest;

        public override T[] Rent(int minimumLength)
        {
            ArgumentOutOfRangeException.ThrowIfNegative(minimumLength);
            if (minimumLength == 0) return Array.Empty<T>();
            int length = (int)BitOperations.RoundUpToPowerOf2((uint)Math.Max(minimumLength, 16));
            if (Machine.PoolsArrays() && Take(length) is T[] kept) return kept;
            T[] array = new T[length];
            Machine.Rented(array);
            return array;
        }

        public override void Return(T[] array, bool clearArray = false)
        {
            ArgumentNullException.ThrowIfNull(array);
            int length = array.Length;
            if (length == 0) return;
            if (clearArray) Array.Clear(array);
            if (length < 16 || !BitOperations.IsPow2(length)) throw new ArgumentException("The buffer is not associated with the pool and may not be returned to it.", "array");
            if (Machine.GoesBack(array)) Keep(array);
        }

        [OneStep]
        private void Keep(T[] array)
        {
            newest = new Kept(array, newest);
            int count = 1;
            Kept last = newest;
            for (; count < MostKept && last.next != null; count++) last = last.next;
            if (last.next == null) return;
            last.next = null;
            Machine.Assumes("of the arrays that have gone back to an ArrayPool, the last three are given out again, and no earlier ones");
        }

        [OneStep]
        private T[] Take(int length)
        {
            int count = 1;
            for (Kept kept = newest; kept != null; kept = kept.next)
            {
                if (kept.array.Length == length) count++;
            }
            int chosen = count == 1 ? 0 : Machine.Choose(count);
            if (chosen == 0) return null;
            Kept before = null, taken = newest;
            while (taken.array.Length != length || --chosen > 0)
            {
                before = taken;
                taken = taken.next;
            }
            if (before == null) newest = taken.next;
            else before.next = taken.next;
            return taken.array;
        }
    }

    private sealed class Kept
    {
        internal readonly T[] array;
        internal Kept next;

        internal Kept(T[] array, Kept next)
        {
            this.array = array;
            this.next = next;
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
