using System.Collections;

namespace System;

public abstract partial class Array
{
    public bool IsFixedSize => true;
    public bool IsReadOnly => false;
    public bool IsSynchronized => false;
    public object SyncRoot => this;
    public IEnumerator GetEnumerator() => new Enumerator(this);
    int ICollection.Count => Length;
    int IList.Add(object value) => throw new NotSupportedException("Collection was of a fixed size.");
    void IList.Insert(int index, object value) => throw new NotSupportedException("Collection was of a fixed size.");
    void IList.Remove(object value) => throw new NotSupportedException("Collection was of a fixed size.");
    void IList.RemoveAt(int index) => throw new NotSupportedException("Collection was of a fixed size.");
    bool IList.Contains(object value) => IndexOf(this, value) >= 0;
    int IList.IndexOf(object value) => IndexOf(this, value);
    void IList.Clear() => Clear(this);
    object IList.this[int index] { get => GetValue(index); set => SetValue(value, index); }

    public void CopyTo(Array array, int index)
    {
        if (array != null && array.Rank != 1) throw new ArgumentException("Only single dimensional arrays are supported for the requested action.");
        Copy(this, GetLowerBound(0), array, index, Length);
    }

    public void CopyTo(Array array, long index) => CopyTo(array, checked((int)index));
    public object GetValue(long index) => GetValue(checked((int)index));
    public void SetValue(object value, long index) => SetValue(value, checked((int)index));

    public void Initialize() { }

    int IStructuralComparable.CompareTo(object other, IComparer comparer)
    {
        if (other == null) return 1;
        if (other is not Array array || array.Length != Length) throw new ArgumentException("Object is not a array with the same number of elements as the array to compare it to.", "other");
        for (int i = 0; i < Length; i++)
        {
            int order = comparer.Compare(GetValue(i), array.GetValue(i));
            if (order != 0) return order;
        }
        return 0;
    }

    bool IStructuralEquatable.Equals(object other, IEqualityComparer comparer)
    {
        if (other == this) return true;
        if (other is not Array array || array.Length != Length) return false;
        for (int i = 0; i < Length; i++)
        {
            if (!comparer.Equals(GetValue(i), array.GetValue(i))) return false;
        }
        return true;
    }

    int IStructuralEquatable.GetHashCode(IEqualityComparer comparer)
    {
        ArgumentNullException.ThrowIfNull(comparer);
        HashCode hash = default;
        for (int i = Length >= 8 ? Length - 8 : 0; i < Length; i++) hash.Add(comparer.GetHashCode(GetValue(i)));
        return hash.ToHashCode();
    }

    private sealed class Enumerator : IEnumerator, ICloneable
    {
        private readonly Array array;
        private int index;

        internal Enumerator(Array array)
        {
            this.array = array;
            index = -1;
        }

        public bool MoveNext()
        {
            if (index >= array.Length) return false;
            return ++index < array.Length;
        }

        public object Current
        {
            get
            {
                if (index < 0) throw new InvalidOperationException("Enumeration has not started. Call MoveNext.");
                if (index >= array.Length) throw new InvalidOperationException("Enumeration already finished.");
                return array.ItemAt(index);
            }
        }

        public void Reset() => index = -1;
        public object Clone() => MemberwiseClone();
    }

    /// <summary>An element by its place in row-major order.</summary>
    private object ItemAt(int flat)
    {
        if (Rank == 1) return GetValue(flat + GetLowerBound(0));
        return GetValue(Place(flat));
    }

    private int[] Place(int flat)
    {
        int[] indices = new int[Rank];
        for (int dimension = indices.Length - 1; dimension >= 0; dimension--)
        {
            int length = GetLength(dimension);
            indices[dimension] = flat % length + GetLowerBound(dimension);
            flat /= length;
        }
        return indices;
    }

    public static void Clear(Array array)
    {
        ArgumentNullException.ThrowIfNull(array);
        if (array.Rank == 1)
        {
            int lower = array.GetLowerBound(0);
            for (int i = 0; i < array.Length; i++) array.SetValue(null, i + lower);
        }
        else
        {
            for (int i = 0; i < array.Length; i++) array.SetValue(null, array.Place(i));
        }
    }

    public static void Clear(Array array, int index, int length)
    {
        ArgumentNullException.ThrowIfNull(array);
        int first = index - array.GetLowerBound(0);
        if (first < 0 || length < 0 || first > array.Length - length) throw new IndexOutOfRangeException();
        for (int i = first; i < first + length; i++)
        {
            if (array.Rank == 1) array.SetValue(null, index + i - first);
            else array.SetValue(null, array.Place(i));
        }
    }

    // --- without the element type ---

    // What is not found is one below the first index.

    public static int IndexOf(Array array, object value)
    {
        ArgumentNullException.ThrowIfNull(array);
        return IndexOf(array, value, array.GetLowerBound(0), array.Length);
    }

    public static int IndexOf(Array array, object value, int startIndex)
    {
        ArgumentNullException.ThrowIfNull(array);
        return IndexOf(array, value, startIndex, array.Length - startIndex + array.GetLowerBound(0));
    }

    public static int IndexOf(Array array, object value, int startIndex, int count)
    {
        ArgumentNullException.ThrowIfNull(array);
        CheckRank(array);
        int lowest = array.GetLowerBound(0);
        if (startIndex < lowest || startIndex > array.Length + lowest) throw new ArgumentOutOfRangeException("startIndex", "Index was out of range. Must be non-negative and less than or equal to the size of the collection.");
        if (count < 0 || count > array.Length - startIndex + lowest) throw new ArgumentOutOfRangeException("count", "Count must be positive and count must refer to a location within the string/array/collection.");
        for (int i = startIndex; i < startIndex + count; i++)
        {
            if (Equals(array.GetValue(i), value)) return i;
        }
        return lowest - 1;
    }

    public static int LastIndexOf(Array array, object value)
    {
        ArgumentNullException.ThrowIfNull(array);
        return LastIndexOf(array, value, array.GetUpperBound(0), array.Length);
    }

    public static int LastIndexOf(Array array, object value, int startIndex)
    {
        ArgumentNullException.ThrowIfNull(array);
        return LastIndexOf(array, value, startIndex, startIndex + 1 - array.GetLowerBound(0));
    }

    public static int LastIndexOf(Array array, object value, int startIndex, int count)
    {
        ArgumentNullException.ThrowIfNull(array);
        int lowest = array.GetLowerBound(0);
        if (array.Length == 0) return lowest - 1;
        if (startIndex < lowest || startIndex >= array.Length + lowest) throw new ArgumentOutOfRangeException("startIndex", "Index was out of range. Must be non-negative and less than or equal to the size of the collection.");
        if (count < 0) throw new ArgumentOutOfRangeException("count", "Count must be positive and count must refer to a location within the string/array/collection.");
        if (count > startIndex - lowest + 1) throw new ArgumentOutOfRangeException("endIndex", "endIndex cannot be greater than startIndex.");
        CheckRank(array);
        for (int i = startIndex; i > startIndex - count; i--)
        {
            if (Equals(array.GetValue(i), value)) return i;
        }
        return lowest - 1;
    }

    private static void CheckRank(Array array)
    {
        if (array.Rank != 1) throw new RankException("Only single dimension arrays are supported here.");
    }

    public static void Reverse(Array array)
    {
        ArgumentNullException.ThrowIfNull(array);
        Reverse(array, array.GetLowerBound(0), array.Length);
    }

    public static void Reverse(Array array, int index, int length)
    {
        CheckRange(array, index, length);
        for (int i = index, j = index + length - 1; i < j; i++, j--)
        {
            object value = array.GetValue(i);
            array.SetValue(array.GetValue(j), i);
            array.SetValue(value, j);
        }
    }

    public static void Sort(Array array) => Sort(array, (IComparer)null);

    public static void Sort(Array array, IComparer comparer)
    {
        ArgumentNullException.ThrowIfNull(array);
        Sort(array, array.GetLowerBound(0), array.Length, comparer);
    }

    public static void Sort(Array array, int index, int length) => Sort(array, index, length, null);

    public static void Sort(Array array, int index, int length, IComparer comparer)
    {
        CheckRange(array, index, length);
        object[] items = new object[length];
        for (int i = 0; i < items.Length; i++) items[i] = array.GetValue(index + i);
        Sorting<object>.Sort(items, 0, items.Length, comparer == null ? Comparer<object>.Default : new Ordering(comparer));
        for (int i = 0; i < items.Length; i++) array.SetValue(items[i], index + i);
    }

    public static int BinarySearch(Array array, object value) => BinarySearch(array, value, null);

    public static int BinarySearch(Array array, object value, IComparer comparer)
    {
        ArgumentNullException.ThrowIfNull(array);
        return BinarySearch(array, array.GetLowerBound(0), array.Length, value, comparer);
    }

    public static int BinarySearch(Array array, int index, int length, object value) => BinarySearch(array, index, length, value, null);

    public static int BinarySearch(Array array, int index, int length, object value, IComparer comparer)
    {
        CheckRange(array, index, length);
        int low = index;
        int high = index + length - 1;
        while (low <= high)
        {
            int middle = low + ((high - low) >> 1);
            int order = comparer == null ? Comparer<object>.Default.Compare(array.GetValue(middle), value) : comparer.Compare(array.GetValue(middle), value);
            if (order == 0) return middle;
            if (order < 0) low = middle + 1;
            else high = middle - 1;
        }
        return ~low;
    }

    private sealed class Ordering : IComparer<object>
    {
        private readonly IComparer comparer;
        internal Ordering(IComparer comparer) => this.comparer = comparer;
        public int Compare(object x, object y) => comparer.Compare(x, y);
    }

    private static void CheckRange(Array array, int index, int length)
    {
        ArgumentNullException.ThrowIfNull(array);
        CheckRank(array);
        int lowest = array.GetLowerBound(0);
        if (index < lowest) throw new ArgumentOutOfRangeException("index", "Non-negative number required.");
        if (length < 0) throw new ArgumentOutOfRangeException("length", "Non-negative number required.");
        if (array.Length - (index - lowest) < length) throw new ArgumentException("Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.");
    }
}
