namespace System;

/// <summary>Sorting by insertion: stable, where the real one may order equal elements otherwise.</summary>
internal static class Sorting<T>
{
    internal static int Compare(IComparer<T> comparer, T x, T y)
    {
        try
        {
            return comparer.Compare(x, y);
        }
        catch (Exception exception)
        {
            throw new InvalidOperationException("Failed to compare two elements in the array.", exception);
        }
    }

    internal static void Sort(T[] array, int index, int length, IComparer<T> comparer)
    {
        for (int i = index + 1; i < index + length; i++)
        {
            T item = array[i];
            int j = i;
            while (j > index && Compare(comparer, array[j - 1], item) > 0)
            {
                array[j] = array[j - 1];
                j--;
            }
            array[j] = item;
        }
    }

    internal static void Sort(Span<T> span, IComparer<T> comparer)
    {
        for (int i = 1; i < span.Length; i++)
        {
            T item = span[i];
            int j = i;
            while (j > 0 && Compare(comparer, span[j - 1], item) > 0)
            {
                span[j] = span[j - 1];
                j--;
            }
            span[j] = item;
        }
    }
}
