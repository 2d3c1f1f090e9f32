using System.Collections.Generic;

namespace System.Collections.Immutable;

public sealed partial class ImmutableList<T>
{
    public sealed class Builder : IList<T>, IList, IReadOnlyList<T>
    {
        private ImmutableList<T> immutable; // null: the list has changed since
        private List<T> list;

        internal Builder(ImmutableList<T> list)
        {
            immutable = list;
            this.list = list.list;
        }

        internal int Version { get; private set; }

        public int Count => list.Count;

        bool ICollection<T>.IsReadOnly => false;

        bool IList.IsReadOnly => false;

        bool IList.IsFixedSize => false;

        bool ICollection.IsSynchronized => false;

        object ICollection.SyncRoot => this;

        public T this[int index]
        {
            get => (uint)index < (uint)list.size ? list.items[index] : throw new ArgumentOutOfRangeException("index");
            set
            {
                if ((uint)index >= (uint)list.Count) throw new ArgumentOutOfRangeException("index");
                Changed()[index] = value;
            }
        }

        object IList.this[int index] { get => this[index]; set => this[index] = (T)value; }

        public ref readonly T ItemRef(int index)
        {
            if ((uint)index >= (uint)list.size) throw new ArgumentOutOfRangeException("index");
            return ref list.items[index];
        }

        public ImmutableList<T> ToImmutable() => immutable ??= Wrap(list);

        // The list to change: a copy when the present one is part of an immutable list.
        private List<T> Changed()
        {
            Version++;
            if (immutable != null)
            {
                list = immutable.Copy(1);
                immutable = null;
            }
            return list;
        }

        public Enumerator GetEnumerator() => new Enumerator(list, this);

        IEnumerator<T> IEnumerable<T>.GetEnumerator() => GetEnumerator();

        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

        public void Add(T item) => Changed().Add(item);

        int IList.Add(object value)
        {
            Add((T)value);
            return Count - 1;
        }

        public void AddRange(IEnumerable<T> items)
        {
            if (items == null) throw Fail.Null("items");
            Changed().AddRange(items);
        }

        public void Clear() => Changed().Clear();

        public void Insert(int index, T item)
        {
            if ((uint)index > (uint)list.Count) throw new ArgumentOutOfRangeException("index");
            Changed().Insert(index, item);
        }

        void IList.Insert(int index, object value) => Insert(index, (T)value);

        public void InsertRange(int index, IEnumerable<T> items)
        {
            if ((uint)index > (uint)list.Count) throw new ArgumentOutOfRangeException("index");
            if (items == null) throw Fail.Null("items");
            Changed().InsertRange(index, items);
        }

        public bool Remove(T item) => Remove(item, null);

        public bool Remove(T item, IEqualityComparer<T> equalityComparer)
        {
            int index = IndexOf(item, 0, Count, equalityComparer);
            if (index >= 0) RemoveAt(index);
            return index >= 0;
        }

        void IList.Remove(object value)
        {
            if (IsCompatible(value)) Remove((T)value);
        }

        public int RemoveAll(Predicate<T> match)
        {
            if (match == null) throw Fail.Null("match");
            return list.Exists(match) ? Changed().RemoveAll(match) : 0;
        }

        public void RemoveAt(int index)
        {
            if ((uint)index >= (uint)list.Count) throw new ArgumentOutOfRangeException("index");
            Changed().RemoveAt(index);
        }

        public void RemoveRange(int index, int count)
        {
            if ((uint)index > (uint)list.Count) throw new ArgumentOutOfRangeException("index");
            if (count < 0 || index + count > list.Count) throw new ArgumentOutOfRangeException("count");
            Changed().RemoveRange(index, count);
        }

        public void RemoveRange(IEnumerable<T> items) => RemoveRange(items, null);

        public void RemoveRange(IEnumerable<T> items, IEqualityComparer<T> equalityComparer)
        {
            if (items == null) throw Fail.Null("items");
            foreach (T item in items) Remove(item, equalityComparer);
        }

        public void Replace(T oldValue, T newValue) => Replace(oldValue, newValue, null);

        public void Replace(T oldValue, T newValue, IEqualityComparer<T> equalityComparer)
        {
            int index = IndexOf(oldValue, 0, Count, equalityComparer);
            if (index < 0) throw new ArgumentException("Cannot find the old value", "oldValue");
            this[index] = newValue;
        }

        public void Reverse() => Changed().Reverse();

        public void Reverse(int index, int count) => Changed().Reverse(index, count);

        public void Sort() => Changed().Sort();

        public void Sort(IComparer<T> comparer) => Changed().Sort(comparer);

        public void Sort(Comparison<T> comparison)
        {
            if (comparison == null) throw Fail.Null("comparison");
            Changed().Sort(comparison);
        }

        public void Sort(int index, int count, IComparer<T> comparer) => Changed().Sort(index, count, comparer);

        bool IList.Contains(object value) => IsCompatible(value) && Contains((T)value);

        int IList.IndexOf(object value) => IsCompatible(value) ? IndexOf((T)value) : -1;

        void ICollection.CopyTo(Array array, int index) => Array.Copy(list.items, 0, array, index, Count);

        public int IndexOf(T item, int index) => IndexOf(item, index, Count - index, null);

        public int IndexOf(T item, int index, int count) => IndexOf(item, index, count, null);

        public int LastIndexOf(T item) => Count == 0 ? -1 : LastIndexOf(item, Count - 1, Count, null);

        public int LastIndexOf(T item, int startIndex) =>
            Count == 0 && startIndex == 0 ? -1 : LastIndexOf(item, startIndex, startIndex + 1, null);

        public int LastIndexOf(T item, int startIndex, int count) => LastIndexOf(item, startIndex, count, null);

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

        public ImmutableList<T> GetRange(int index, int count) => Wrap(list.GetRange(index, count));

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
    }
}
