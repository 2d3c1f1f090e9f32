using System.Collections.ObjectModel;

namespace System;

public abstract partial class Array
{
    public static ReadOnlyCollection<T> AsReadOnly<T>(T[] array) => new ReadOnlyCollection<T>(array ?? throw new ArgumentNullException("array"));

    public static void Resize<T>(ref T[] array, int newSize)
    {
        if (newSize < 0) throw new ArgumentOutOfRangeException("newSize", "Non-negative number required.");
        T[] old = array;
        if (old == null)
        {
            array = new T[newSize];
        }
        else if (old.Length != newSize)
        {
            T[] resized = new T[newSize];
            Copy(old, resized, Math.Min(old.Length, newSize));
            array = resized;
        }
    }

    public static void Fill<T>(T[] array, T value)
    {
        ArgumentNullException.ThrowIfNull(array);
        for (int i = 0; i < array.Length; i++) array[i] = value;
    }

    public static void Fill<T>(T[] array, T value, int startIndex, int count)
    {
        ArgumentNullException.ThrowIfNull(array);
        if ((uint)startIndex > (uint)array.Length) throw new ArgumentOutOfRangeException("startIndex", "Index was out of range. Must be non-negative and less than or equal to the size of the collection.");
        if ((uint)count > (uint)(array.Length - startIndex)) throw new ArgumentOutOfRangeException("count", "Count must be positive and count must refer to a location within the string/array/collection.");
        for (int i = startIndex; i < startIndex + count; i++) array[i] = value;
    }

    public static TOutput[] ConvertAll<TInput, TOutput>(TInput[] array, Converter<TInput, TOutput> converter)
    {
        ArgumentNullException.ThrowIfNull(array);
        ArgumentNullException.ThrowIfNull(converter);
        TOutput[] result = new TOutput[array.Length];
        for (int i = 0; i < array.Length; i++) result[i] = converter(array[i]);
        return result;
    }

    public static void ForEach<T>(T[] array, Action<T> action)
    {
        ArgumentNullException.ThrowIfNull(array);
        ArgumentNullException.ThrowIfNull(action);
        for (int i = 0; i < array.Length; i++) action(array[i]);
    }

    // --- find ---

    public static bool Exists<T>(T[] array, Predicate<T> match) => FindIndex(array, match) >= 0;

    public static T Find<T>(T[] array, Predicate<T> match)
    {
        int index = FindIndex(array, match);
        return index < 0 ? default : array[index];
    }

    public static T FindLast<T>(T[] array, Predicate<T> match)
    {
        int index = FindLastIndex(array, match);
        return index < 0 ? default : array[index];
    }

    public static T[] FindAll<T>(T[] array, Predicate<T> match)
    {
        ArgumentNullException.ThrowIfNull(array);
        ArgumentNullException.ThrowIfNull(match);
        List<T> found = new List<T>();
        for (int i = 0; i < array.Length; i++)
        {
            if (match(array[i])) found.Add(array[i]);
        }
        return found.ToArray();
    }

    public static int FindIndex<T>(T[] array, Predicate<T> match) => FindIndex(array, 0, array == null ? throw new ArgumentNullException("array") : array.Length, match);
    public static int FindIndex<T>(T[] array, int startIndex, Predicate<T> match) => FindIndex(array, startIndex, array == null ? throw new ArgumentNullException("array") : array.Length - startIndex, match);

    public static int FindIndex<T>(T[] array, int startIndex, int count, Predicate<T> match)
    {
        ArgumentNullException.ThrowIfNull(array);
        if (startIndex < 0 || startIndex > array.Length) throw new ArgumentOutOfRangeException("startIndex", "Index was out of range. Must be non-negative and less than or equal to the size of the collection.");
        if (count < 0 || startIndex > array.Length - count) throw new ArgumentOutOfRangeException("count", "Count must be positive and count must refer to a location within the string/array/collection.");
        ArgumentNullException.ThrowIfNull(match);
        for (int i = startIndex; i < startIndex + count; i++)
        {
            if (match(array[i])) return i;
        }
        return -1;
    }

    public static int FindLastIndex<T>(T[] array, Predicate<T> match)
    {
        ArgumentNullException.ThrowIfNull(array);
        ArgumentNullException.ThrowIfNull(match);
        for (int i = array.Length - 1; i >= 0; i--)
        {
            if (match(array[i])) return i;
        }
        return -1;
    }

    public static int FindLastIndex<T>(T[] array, int startIndex, Predicate<T> match) => FindLastIndex(array, startIndex, startIndex + 1, match);

    public static int FindLastIndex<T>(T[] array, int startIndex, int count, Predicate<T> match)
    {
        ArgumentNullException.ThrowIfNull(array);
        ArgumentNullException.ThrowIfNull(match);
        if (array.Length == 0 ? startIndex != -1 : (uint)startIndex >= (uint)array.Length) throw new ArgumentOutOfRangeException("startIndex", "Index was out of range. Must be non-negative and less than or equal to the size of the collection.");
        if (count < 0 || startIndex - count + 1 < 0) throw new ArgumentOutOfRangeException("count", "Count must be positive and count must refer to a location within the string/array/collection.");
        for (int i = startIndex; i > startIndex - count; i--)
        {
            if (match(array[i])) return i;
        }
        return -1;
    }

    public static bool TrueForAll<T>(T[] array, Predicate<T> match)
    {
        ArgumentNullException.ThrowIfNull(array);
        ArgumentNullException.ThrowIfNull(match);
        for (int i = 0; i < array.Length; i++)
        {
            if (!match(array[i])) return false;
        }
        return true;
    }

    public static int IndexOf<T>(T[] array, T value) => IndexOf(array, value, 0, array == null ? throw new ArgumentNullException("array") : array.Length);
    public static int IndexOf<T>(T[] array, T value, int startIndex) => IndexOf(array, value, startIndex, array == null ? throw new ArgumentNullException("array") : array.Length - startIndex);

    public static int IndexOf<T>(T[] array, T value, int startIndex, int count)
    {
        ArgumentNullException.ThrowIfNull(array);
        if ((uint)startIndex > (uint)array.Length) throw new ArgumentOutOfRangeException("startIndex", "Index was out of range. Must be non-negative and less than or equal to the size of the collection.");
        if ((uint)count > (uint)(array.Length - startIndex)) throw new ArgumentOutOfRangeException("count", "Count must be positive and count must refer to a location within the string/array/collection.");
        EqualityComparer<T> comparer = EqualityComparer<T>.Default;
        for (int i = startIndex; i < startIndex + count; i++)
        {
            if (comparer.Equals(array[i], value)) return i;
        }
        return -1;
    }

    public static int LastIndexOf<T>(T[] array, T value)
    {
        ArgumentNullException.ThrowIfNull(array);
        return LastIndexOf(array, value, array.Length - 1, array.Length);
    }

    public static int LastIndexOf<T>(T[] array, T value, int startIndex)
    {
        ArgumentNullException.ThrowIfNull(array);
        return LastIndexOf(array, value, startIndex, array.Length == 0 ? 0 : startIndex + 1);
    }

    public static int LastIndexOf<T>(T[] array, T value, int startIndex, int count)
    {
        ArgumentNullException.ThrowIfNull(array);
        if (array.Length == 0)
        {
            if (startIndex != -1 && startIndex != 0) throw new ArgumentOutOfRangeException("startIndex", "Index was out of range. Must be non-negative and less than or equal to the size of the collection.");
            if (count != 0) throw new ArgumentOutOfRangeException("count", "Count must be positive and count must refer to a location within the string/array/collection.");
            return -1;
        }
        if ((uint)startIndex >= (uint)array.Length) throw new ArgumentOutOfRangeException("startIndex", "Index was out of range. Must be non-negative and less than or equal to the size of the collection.");
        if (count < 0 || startIndex - count + 1 < 0) throw new ArgumentOutOfRangeException("count", "Count must be positive and count must refer to a location within the string/array/collection.");
        EqualityComparer<T> comparer = EqualityComparer<T>.Default;
        for (int i = startIndex; i > startIndex - count; i--)
        {
            if (comparer.Equals(array[i], value)) return i;
        }
        return -1;
    }

    // --- order ---

    public static void Reverse<T>(T[] array) => Reverse(array, 0, array == null ? throw new ArgumentNullException("array") : array.Length);

    public static void Reverse<T>(T[] array, int index, int length)
    {
        ArgumentNullException.ThrowIfNull(array);
        CheckRange(array, index, length);
        for (int i = index, j = index + length - 1; i < j; i++, j--) (array[i], array[j]) = (array[j], array[i]);
    }

    public static int BinarySearch<T>(T[] array, T value) => BinarySearch(array, 0, array == null ? throw new ArgumentNullException("array") : array.Length, value, null);
    public static int BinarySearch<T>(T[] array, T value, IComparer<T> comparer) => BinarySearch(array, 0, array == null ? throw new ArgumentNullException("array") : array.Length, value, comparer);
    public static int BinarySearch<T>(T[] array, int index, int length, T value) => BinarySearch(array, index, length, value, null);

    public static int BinarySearch<T>(T[] array, int index, int length, T value, IComparer<T> comparer)
    {
        ArgumentNullException.ThrowIfNull(array);
        CheckRange(array, index, length);
        comparer ??= Comparer<T>.Default;
        int low = index;
        int high = index + length - 1;
        while (low <= high)
        {
            int middle = low + ((high - low) >> 1);
            int order = Sorting<T>.Compare(comparer, array[middle], value);
            if (order == 0) return middle;
            if (order < 0) low = middle + 1;
            else high = middle - 1;
        }
        return ~low;
    }

    public static void Sort<T>(T[] array) => Sort(array, 0, array == null ? throw new ArgumentNullException("array") : array.Length, null);
    public static void Sort<T>(T[] array, int index, int length) => Sort(array, index, length, null);
    public static void Sort<T>(T[] array, IComparer<T> comparer) => Sort(array, 0, array == null ? throw new ArgumentNullException("array") : array.Length, comparer);

    public static void Sort<T>(T[] array, Comparison<T> comparison)
    {
        ArgumentNullException.ThrowIfNull(array);
        ArgumentNullException.ThrowIfNull(comparison);
        Sorting<T>.Sort(array, 0, array.Length, Comparer<T>.Create(comparison));
    }

    public static void Sort<T>(T[] array, int index, int length, IComparer<T> comparer)
    {
        ArgumentNullException.ThrowIfNull(array);
        CheckRange(array, index, length);
        Sorting<T>.Sort(array, index, length, comparer ?? Comparer<T>.Default);
    }

    public static void Sort<TKey, TValue>(TKey[] keys, TValue[] items) => Sort(keys, items, null);

    public static void Sort<TKey, TValue>(TKey[] keys, TValue[] items, IComparer<TKey> comparer) =>
        Sort(keys, items, 0, keys == null ? throw new ArgumentNullException("keys") : keys.Length, comparer);

    public static void Sort<TKey, TValue>(TKey[] keys, TValue[] items, int index, int length) => Sort(keys, items, index, length, null);

    public static void Sort<TKey, TValue>(TKey[] keys, TValue[] items, int index, int length, IComparer<TKey> comparer)
    {
        ArgumentNullException.ThrowIfNull(keys);
        CheckRange(keys, index, length);
        if (items == null)
        {
            Sort(keys, index, length, comparer);
            return;
        }
        CheckRange(items, index, length);
        comparer ??= Comparer<TKey>.Default;
        for (int i = index + 1; i < index + length; i++)
        {
            TKey key = keys[i];
            TValue item = items[i];
            int j = i;
            while (j > index && Sorting<TKey>.Compare(comparer, keys[j - 1], key) > 0)
            {
                keys[j] = keys[j - 1];
                items[j] = items[j - 1];
                j--;
            }
            keys[j] = key;
            items[j] = item;
        }
    }
}
