namespace System.Collections;

internal static class CopyHelpers
{
    public static void CheckCopy(Array array, int index, int count)
    {
        if (array == null) throw Fail.Null("array");
        if (index < 0) throw Fail.Negative("index", index);
        if (index > array.Length) throw Fail.IndexMax();
        if (array.Length - index < count) throw Fail.TooSmall();
    }

    // ICollection.CopyTo by means of ICollection<T>.CopyTo.
    public static void CopyTo<T>(ICollection<T> source, Array array, int index)
    {
        if (array == null) throw Fail.Null("array");
        if (array.Rank != 1) throw new ArgumentException("Only single dimensional arrays are supported for the requested action.", "array");
        if (array.GetLowerBound(0) != 0) throw new ArgumentException("The lower bound of target array must be zero.", "array");
        CheckCopy(array, index, source.Count);
        if (array is T[] same)
        {
            source.CopyTo(same, index);
            return;
        }
        if (array is not object[] objects) throw Fail.ArrayType();
        try
        {
            foreach (T item in source) objects[index++] = item;
        }
        catch (ArrayTypeMismatchException)
        {
            throw Fail.ArrayType();
        }
    }
}
