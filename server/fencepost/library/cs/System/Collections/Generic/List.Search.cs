namespace System.Collections.Generic;

public partial class List<T>
{
    public int BinarySearch(T item) => BinarySearch(0, size, item, null);

    public int BinarySearch(T item, IComparer<T> comparer) => BinarySearch(0, size, item, comparer);

    public int BinarySearch(int index, int count, T item, IComparer<T> comparer)
    {
        CheckRange(index, count);
        return Defaults.BinarySearch(items, index, count, item, comparer);
    }

    public bool Contains(T item) => size != 0 && IndexOf(item) >= 0;

    bool IList.Contains(object item) => IsCompatible(item) && Contains((T)item);

    public List<TOutput> ConvertAll<TOutput>(Converter<T, TOutput> converter)
    {
        if (converter == null) throw Fail.Null("converter");
        List<TOutput> list = new List<TOutput>(size);
        for (int i = 0; i < size; i++) list.items[i] = converter(items[i]);
        list.size = size;
        return list;
    }

    public bool Exists(Predicate<T> match) => FindIndex(match) != -1;

    public T Find(Predicate<T> match)
    {
        if (match == null) throw Fail.Null("match");
        for (int i = 0; i < size; i++)
        {
            if (match(items[i])) return items[i];
        }
        return default;
    }

    public List<T> FindAll(Predicate<T> match)
    {
        if (match == null) throw Fail.Null("match");
        List<T> list = new List<T>();
        for (int i = 0; i < size; i++)
        {
            if (match(items[i])) list.Add(items[i]);
        }
        return list;
    }

    public int FindIndex(Predicate<T> match) => FindIndex(0, size, match);

    public int FindIndex(int startIndex, Predicate<T> match) => FindIndex(startIndex, size - startIndex, match);

    public int FindIndex(int startIndex, int count, Predicate<T> match)
    {
        if ((uint)startIndex > (uint)size) throw Fail.IndexMax("startIndex");
        if (count < 0 || startIndex > size - count) throw Fail.Count();
        if (match == null) throw Fail.Null("match");
        int end = startIndex + count;
        for (int i = startIndex; i < end; i++)
        {
            if (match(items[i])) return i;
        }
        return -1;
    }

    public T FindLast(Predicate<T> match)
    {
        if (match == null) throw Fail.Null("match");
        for (int i = size - 1; i >= 0; i--)
        {
            if (match(items[i])) return items[i];
        }
        return default;
    }

    public int FindLastIndex(Predicate<T> match) => FindLastIndex(size - 1, size, match);

    public int FindLastIndex(int startIndex, Predicate<T> match) => FindLastIndex(startIndex, startIndex + 1, match);

    public int FindLastIndex(int startIndex, int count, Predicate<T> match)
    {
        if (match == null) throw Fail.Null("match");
        if (size == 0 ? startIndex != -1 : (uint)startIndex >= (uint)size) throw Fail.Index("startIndex");
        if (count < 0 || startIndex - count + 1 < 0) throw Fail.Count();
        int end = startIndex - count;
        for (int i = startIndex; i > end; i--)
        {
            if (match(items[i])) return i;
        }
        return -1;
    }

    public void ForEach(Action<T> action)
    {
        if (action == null) throw Fail.Null("action");
        int before = version;
        for (int i = 0; i < size; i++)
        {
            if (before != version) break;
            action(items[i]);
        }
        if (before != version) throw Fail.Changed();
    }

    public int IndexOf(T item) => Defaults.IndexOf(items, item, 0, size);

    int IList.IndexOf(object item) => IsCompatible(item) ? IndexOf((T)item) : -1;

    public int IndexOf(T item, int index)
    {
        if (index > size) throw Fail.IndexMax();
        if (index < 0) throw Fail.IndexMax("startIndex");
        return Defaults.IndexOf(items, item, index, size);
    }

    public int IndexOf(T item, int index, int count)
    {
        if (index > size) throw Fail.IndexMax();
        if (count < 0 || index > size - count) throw Fail.Count();
        if (index < 0) throw Fail.IndexMax("startIndex");
        return Defaults.IndexOf(items, item, index, index + count);
    }

    public int LastIndexOf(T item) => size == 0 ? -1 : LastIndexOf(item, size - 1, size);

    public int LastIndexOf(T item, int index)
    {
        if (index >= size) throw Fail.Index();
        return LastIndexOf(item, index, index + 1);
    }

    public int LastIndexOf(T item, int index, int count)
    {
        if (size != 0 && index < 0) throw Fail.NeedsNonNegative("index");
        if (size != 0 && count < 0) throw Fail.NeedsNonNegative("count");
        if (size == 0) return -1;
        if (index >= size) throw new ArgumentOutOfRangeException("index", "Larger than collection size.");
        if (count > index + 1) throw new ArgumentOutOfRangeException("count", "Larger than collection size.");
        return Defaults.LastIndexOf(items, item, index - count + 1, index + 1);
    }

    public bool TrueForAll(Predicate<T> match)
    {
        if (match == null) throw Fail.Null("match");
        for (int i = 0; i < size; i++)
        {
            if (!match(items[i])) return false;
        }
        return true;
    }
}
