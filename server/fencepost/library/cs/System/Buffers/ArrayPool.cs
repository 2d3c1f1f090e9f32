using System.Numerics;
using Fencepost;

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
