using System.Collections.Generic;

namespace System.Collections.Immutable;

// A list that is never changed; .NET has a tree, which behaves the same.
public sealed partial class ImmutableList<T> : IImmutableList<T>, IList<T>, IList
{
    public static readonly ImmutableList<T> Empty = new ImmutableList<T>(new List<T>());

    internal readonly List<T> list;

    internal ImmutableList(List<T> list) => this.list = list;

    internal static ImmutableList<T> Wrap(List<T> list) => list.Count == 0 ? Empty : new ImmutableList<T>(list);

    public int Count => list.Count;

    public bool IsEmpty => list.Count == 0;

    public T this[int index] => (uint)index < (uint)list.size ? list.items[index] : throw new ArgumentOutOfRangeException("index");

    public ref readonly T ItemRef(int index)
    {
        if ((uint)index >= (uint)list.size) throw new ArgumentOutOfRangeException("index");
        return ref list.items[index];
    }

    public Builder ToBuilder() => new Builder(this);

    public Enumerator GetEnumerator() => new Enumerator(list, null);

    IEnumerator<T> IEnumerable<T>.GetEnumerator() => list.Count == 0 ? new EmptyEnumerator<T>() : GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

    public ImmutableList<T> Clear() => Empty;

    public ImmutableList<T> Add(T value)
    {
        List<T> copy = Copy(1);
        copy.Add(value);
        return new ImmutableList<T>(copy);
    }

    public ImmutableList<T> AddRange(IEnumerable<T> items) => InsertRange(list.Count, items);

    public ImmutableList<T> Insert(int index, T item)
    {
        if ((uint)index > (uint)list.Count) throw new ArgumentOutOfRangeException("index");
        List<T> copy = Copy(1);
        copy.Insert(index, item);
        return new ImmutableList<T>(copy);
    }

    public ImmutableList<T> InsertRange(int index, IEnumerable<T> items)
    {
        if ((uint)index > (uint)list.Count) throw new ArgumentOutOfRangeException("index");
        if (items == null) throw Fail.Null("items");
        if (list.Count == 0 && items is ImmutableList<T> same) return same;
        List<T> added = new List<T>(items);
        if (added.Count == 0) return Wrap(list);
        List<T> copy = Copy(added.Count);
        copy.InsertRange(index, added);
        return new ImmutableList<T>(copy);
    }

    public ImmutableList<T> Remove(T value) => Remove(value, null);

    public ImmutableList<T> Remove(T value, IEqualityComparer<T> equalityComparer)
    {
        int index = IndexOf(value, 0, list.Count, equalityComparer);
        return index < 0 ? this : RemoveAt(index);
    }

    public ImmutableList<T> RemoveAll(Predicate<T> match)
    {
        if (match == null) throw Fail.Null("match");
        List<T> copy = Copy(0);
        return copy.RemoveAll(match) == 0 ? this : Wrap(copy);
    }

    public ImmutableList<T> RemoveAt(int index)
    {
        if ((uint)index >= (uint)list.Count) throw new ArgumentOutOfRangeException("index");
        List<T> copy = Copy(0);
        copy.RemoveAt(index);
        return Wrap(copy);
    }

    public ImmutableList<T> RemoveRange(int index, int count)
    {
        if ((uint)index > (uint)list.Count) throw new ArgumentOutOfRangeException("index");
        if (count < 0 || index + count > list.Count) throw new ArgumentOutOfRangeException("count");
        if (count == 0) return this;
        List<T> copy = Copy(0);
        copy.RemoveRange(index, count);
        return Wrap(copy);
    }

    public ImmutableList<T> RemoveRange(IEnumerable<T> items) => RemoveRange(items, null);

    public ImmutableList<T> RemoveRange(IEnumerable<T> items, IEqualityComparer<T> equalityComparer)
    {
        if (items == null) throw Fail.Null("items");
        ImmutableList<T> rest = this;
        foreach (T item in items) rest = rest.Remove(item, equalityComparer);
        return rest;
    }

    public ImmutableList<T> Replace(T oldValue, T newValue) => Replace(oldValue, newValue, null);

    public ImmutableList<T> Replace(T oldValue, T newValue, IEqualityComparer<T> equalityComparer)
    {
        int index = IndexOf(oldValue, 0, list.Count, equalityComparer);
        return index < 0 ? throw new ArgumentException("Cannot find the old value", "oldValue") : SetItem(index, newValue);
    }

    public ImmutableList<T> SetItem(int index, T value)
    {
        if ((uint)index >= (uint)list.Count) throw new ArgumentOutOfRangeException("index");
        List<T> copy = Copy(0);
        copy.items[index] = value;
        return new ImmutableList<T>(copy);
    }

    public ImmutableList<T> Reverse() => Reverse(0, list.Count);

    public ImmutableList<T> Reverse(int index, int count)
    {
        if (index < 0) throw new ArgumentOutOfRangeException("index");
        if (count < 0) throw new ArgumentOutOfRangeException("count");
        if (index + count > list.Count) throw new ArgumentOutOfRangeException("index");
        List<T> copy = Copy(0);
        copy.Reverse(index, count);
        return Wrap(copy);
    }

    public ImmutableList<T> Sort() => Sort(0, list.Count, null);

    public ImmutableList<T> Sort(IComparer<T> comparer) => Sort(0, list.Count, comparer);

    public ImmutableList<T> Sort(Comparison<T> comparison) =>
        Sort(0, list.Count, new ComparisonComparer<T>(comparison ?? throw Fail.Null("comparison")));

    public ImmutableList<T> Sort(int index, int count, IComparer<T> comparer)
    {
        CheckRange(index, count);
        List<T> copy = Copy(0);
        copy.Sort(index, count, comparer);
        return Wrap(copy);
    }

    public bool Exists(Predicate<T> match) => list.Exists(match);

    public T Find(Predicate<T> match) => list.Find(match);

    public int FindIndex(Predicate<T> match) => list.FindIndex(match);

    public int FindIndex(int startIndex, Predicate<T> match) => list.FindIndex(startIndex, match);

    public int FindIndex(int startIndex, int count, Predicate<T> match) => list.FindIndex(startIndex, count, match);

    public T FindLast(Predicate<T> match) => list.FindLast(match);

    public int FindLastIndex(Predicate<T> match) => list.FindLastIndex(match);

    public int FindLastIndex(int startIndex, Predicate<T> match) => list.FindLastIndex(startIndex, match);

    public int FindLastIndex(int startIndex, int count, Predicate<T> match) => list.FindLastIndex(startIndex, count, match);

    public void ForEach(Action<T> action) => list.ForEach(action);

    public bool TrueForAll(Predicate<T> match) => list.TrueForAll(match);

    public int BinarySearch(T item) => list.BinarySearch(item);

    public int BinarySearch(T item, IComparer<T> comparer) => list.BinarySearch(item, comparer);

    public int BinarySearch(int index, int count, T item, IComparer<T> comparer) => list.BinarySearch(index, count, item, comparer);

    public ImmutableList<TOutput> ConvertAll<TOutput>(Func<T, TOutput> converter)
    {
        if (converter == null) throw Fail.Null("converter");
        return ImmutableList<TOutput>.Wrap(list.ConvertAll(item => converter(item)));
    }

    public ImmutableList<T> FindAll(Predicate<T> match) => Wrap(list.FindAll(match));

    public ImmutableList<T> GetRange(int index, int count)
    {
        CheckRange(index, count);
        return Wrap(list.GetRange(index, count));
    }

    public void CopyTo(T[] array) => list.CopyTo(array);

    public void CopyTo(T[] array, int arrayIndex) => list.CopyTo(array, arrayIndex);

    public void CopyTo(int index, T[] array, int arrayIndex, int count) => list.CopyTo(index, array, arrayIndex, count);

    public bool Contains(T value) => list.Contains(value);

    public int IndexOf(T item) => list.IndexOf(item);

    public int IndexOf(T item, int index, int count, IEqualityComparer<T> equalityComparer)
    {
        if (index < 0 || index > list.Count) throw new ArgumentOutOfRangeException("index");
        if (count < 0 || index + count > list.Count) throw new ArgumentOutOfRangeException("count");
        return ImmutableSearch.IndexOf(list.items, item, index, count, equalityComparer);
    }

    public int LastIndexOf(T item, int index, int count, IEqualityComparer<T> equalityComparer)
    {
        if (index < 0) throw new ArgumentOutOfRangeException("index");
        if (count < 0 || count > list.Count || index - count + 1 < 0) throw new ArgumentOutOfRangeException("count");
        return ImmutableSearch.LastIndexOf(list.items, item, index, count, equalityComparer);
    }

    private void CheckRange(int index, int count)
    {
        if (index < 0) throw new ArgumentOutOfRangeException("index");
        if (count < 0 || index + count > list.Count) throw new ArgumentOutOfRangeException("count");
    }

    internal List<T> Copy(int room)
    {
        List<T> copy = new List<T>(list.Count + room);
        copy.AddRange(list);
        return copy;
    }

    public struct Enumerator : IEnumerator<T>, IEnumerator
    {
        private readonly List<T> list;
        private readonly Builder builder;
        private int version;
        private int index; // one beyond the current element; -1 after the last one, -2 when disposed
        private T current;

        internal Enumerator(List<T> list, Builder builder)
        {
            this.list = list;
            this.builder = builder;
            version = builder == null ? 0 : builder.Version;
        }

        public T Current => index == -2 ? throw new ObjectDisposedException(GetType().FullName) : index > 0 ? current : throw new InvalidOperationException();

        object IEnumerator.Current => Current;

        public bool MoveNext()
        {
            Check();
            if ((uint)index < (uint)list.Count)
            {
                current = list.items[index++];
                return true;
            }
            index = -1;
            current = default;
            return false;
        }

        public void Reset()
        {
            Check();
            version = builder == null ? 0 : builder.Version;
            index = 0;
            current = default;
        }

        public void Dispose()
        {
            index = -2;
            current = default;
        }

        private void Check()
        {
            if (index == -2) throw new ObjectDisposedException(GetType().FullName);
            if (builder != null && version != builder.Version) throw Fail.Changed();
        }
    }
}
