namespace System.Collections.Generic;

// What EqualityComparer<T>.Default and Comparer<T>.Default do, as static methods: no object and no static field is touched.
internal static class Defaults
{
    public static bool Equals<T>(T x, T y)
    {
        if (x == null) return y == null;
        if (y == null) return false;
        return x is IEquatable<T> same ? same.Equals(y) : x.Equals(y);
    }

    public static int Hash<T>(T x) => x == null ? 0 : x.GetHashCode();

    public static int Compare<T>(T x, T y)
    {
        if (x == null) return y == null ? 0 : -1;
        if (y == null) return 1;
        if (x is IComparable<T> same) return same.CompareTo(y);
        if ((object)x == (object)y) return 0;
        if (x is IComparable left) return left.CompareTo(y);
        if (y is IComparable right) return -right.CompareTo(x);
        throw new ArgumentException("At least one object must implement IComparable.");
    }

    public static int IndexOf<T>(T[] items, T item, int start, int end)
    {
        for (int i = start; i < end; i++)
        {
            if (Equals(items[i], item)) return i;
        }
        return -1;
    }

    public static int LastIndexOf<T>(T[] items, T item, int start, int end)
    {
        for (int i = end - 1; i >= start; i--)
        {
            if (Equals(items[i], item)) return i;
        }
        return -1;
    }

    // The complement of the place where the item would go when it is not there.
    public static int Search<T>(T[] items, int start, int end, T item, IComparer<T> comparer)
    {
        int low = start;
        int high = end - 1;
        while (low <= high)
        {
            int middle = low + ((high - low) >> 1);
            int order = comparer == null ? Compare(items[middle], item) : comparer.Compare(items[middle], item);
            if (order == 0) return middle;
            if (order < 0) low = middle + 1;
            else high = middle - 1;
        }
        return ~low;
    }

    // Array.BinarySearch
    public static int BinarySearch<T>(T[] items, int index, int count, T item, IComparer<T> comparer)
    {
        try
        {
            return Search(items, index, index + count, item, comparer);
        }
        catch (Exception failure)
        {
            throw new InvalidOperationException("Failed to compare two elements in the array.", failure);
        }
    }
}
