using System.Collections.Generic;

namespace System.Collections.Immutable;

public partial struct ImmutableArray<T>
{
    public sealed class Builder : IList<T>, IReadOnlyList<T>
    {
        private T[] elements;
        private int count;

        internal Builder(int capacity)
        {
            if (capacity < 0) throw new ArgumentOutOfRangeException("capacity");
            elements = new T[capacity];
        }

        public int Capacity
        {
            get => elements.Length;
            set
            {
                if (value < count) throw new ArgumentException("Capacity was less than the current Count of elements.", "value");
                Array.Resize(ref elements, value);
            }
        }

        public int Count
        {
            get => count;
            set
            {
                if (value < 0) throw new ArgumentOutOfRangeException("value");
                if (value < count) Array.Clear(elements, value, count - value);
                else EnsureCapacity(value);
                count = value;
            }
        }

        bool ICollection<T>.IsReadOnly => false;

        public T this[int index]
        {
            get => index < count ? elements[index] : throw new IndexOutOfRangeException();
            set
            {
                if (index >= count) throw new IndexOutOfRangeException();
                elements[index] = value;
            }
        }

        public ref readonly T ItemRef(int index)
        {
            if (index >= count) throw new IndexOutOfRangeException();
            return ref elements[index];
        }

        public ImmutableArray<T> ToImmutable() => count == 0 ? Empty : new ImmutableArray<T>(ToArray());

        public ImmutableArray<T> MoveToImmutable()
        {
            if (Capacity != Count) throw new InvalidOperationException("MoveToImmutable can only be performed when Count equals Capacity.");
            return DrainToImmutable();
        }

        public ImmutableArray<T> DrainToImmutable()
        {
            T[] result = elements;
            if (result.Length != count) result = ToArray();
            elements = Empty.array;
            count = 0;
            return new ImmutableArray<T>(result);
        }

        public void Clear() => Count = 0;

        public void Add(T item)
        {
            EnsureCapacity(count + 1);
            elements[count++] = item;
        }

        public void Insert(int index, T item)
        {
            if ((uint)index > (uint)count) throw new ArgumentOutOfRangeException("index");
            EnsureCapacity(count + 1);
            Array.Copy(elements, index, elements, index + 1, count - index);
            elements[index] = item;
            count++;
        }

        public void InsertRange(int index, IEnumerable<T> items)
        {
            if ((uint)index > (uint)count) throw new ArgumentOutOfRangeException("index");
            if (items == null) throw Fail.Null("items");
            T[] added = new List<T>(items).ToArray();
            EnsureCapacity(count + added.Length);
            Array.Copy(elements, index, elements, index + added.Length, count - index);
            Array.Copy(added, 0, elements, index, added.Length);
            count += added.Length;
        }

        public void InsertRange(int index, ImmutableArray<T> items) => InsertRange(index, (IEnumerable<T>)items.array);

        public void AddRange(IEnumerable<T> items) => InsertRange(count, items);

        public void AddRange(params T[] items) => AddRange(items, items == null ? throw Fail.Null("items") : items.Length);

        public void AddRange<TDerived>(TDerived[] items)
            where TDerived : T => AddRange(Convert(items));

        public void AddRange(T[] items, int length)
        {
            if (items == null) throw Fail.Null("items");
            if ((uint)length > (uint)items.Length) throw new ArgumentOutOfRangeException("length");
            EnsureCapacity(count + length);
            Array.Copy(items, 0, elements, count, length);
            count += length;
        }

        public void AddRange(ImmutableArray<T> items) => AddRange(items.array, items.Length);

        public void AddRange(ImmutableArray<T> items, int length) => AddRange(items.array, length);

        public void AddRange(params ReadOnlySpan<T> items)
        {
            foreach (T item in items) Add(item);
        }

        public void AddRange<TDerived>(params ReadOnlySpan<TDerived> items)
            where TDerived : T
        {
            foreach (TDerived item in items) Add(item);
        }

        public void AddRange<TDerived>(ImmutableArray<TDerived> items)
            where TDerived : T => AddRange(Convert(items.array));

        public void AddRange(Builder items)
        {
            if (items == null) throw Fail.Null("items");
            AddRange(items.elements, items.count);
        }

        public void AddRange<TDerived>(ImmutableArray<TDerived>.Builder items)
            where TDerived : T
        {
            if (items == null) throw Fail.Null("items");
            AddRange(Convert(items.ToArray()));
        }

        public bool Remove(T element) => Remove(element, null);

        public bool Remove(T element, IEqualityComparer<T> equalityComparer)
        {
            int index = IndexOf(element, 0, count, equalityComparer);
            if (index >= 0) RemoveAt(index);
            return index >= 0;
        }

        public void RemoveAll(Predicate<T> match)
        {
            if (match == null) throw Fail.Null("match");
            int kept = 0;
            for (int i = 0; i < count; i++)
            {
                if (!match(elements[i])) elements[kept++] = elements[i];
            }
            Count = kept;
        }

        public void RemoveAt(int index)
        {
            if ((uint)index >= (uint)count) throw new ArgumentOutOfRangeException("index");
            RemoveRange(index, 1);
        }

        public void RemoveRange(int index, int length)
        {
            if ((uint)index > (uint)count) throw new ArgumentOutOfRangeException("index");
            if (length < 0 || index > count - length) throw new ArgumentOutOfRangeException("length");
            Array.Copy(elements, index + length, elements, index, count - index - length);
            Count -= length;
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
            int index = IndexOf(oldValue, 0, count, equalityComparer);
            if (index >= 0) elements[index] = newValue;
        }

        public bool Contains(T item) => IndexOf(item) >= 0;

        public int IndexOf(T item) => Defaults.IndexOf(elements, item, 0, count);

        public int IndexOf(T item, int startIndex) => IndexOf(item, startIndex, count - startIndex, null);

        public int IndexOf(T item, int startIndex, int count) => IndexOf(item, startIndex, count, null);

        public int IndexOf(T item, int startIndex, IEqualityComparer<T> equalityComparer) =>
            IndexOf(item, startIndex, count - startIndex, equalityComparer);

        public int IndexOf(T item, int startIndex, int count, IEqualityComparer<T> equalityComparer)
        {
            if (count == 0 && startIndex == 0) return -1;
            if ((uint)startIndex >= (uint)this.count) throw new ArgumentOutOfRangeException("startIndex");
            if (count < 0 || startIndex + count > this.count) throw new ArgumentOutOfRangeException("count");
            return ImmutableSearch.IndexOf(elements, item, startIndex, count, equalityComparer);
        }

        public int LastIndexOf(T item) => count == 0 ? -1 : LastIndexOf(item, count - 1, count, null);

        public int LastIndexOf(T item, int startIndex) =>
            count == 0 && startIndex == 0 ? -1 : LastIndexOf(item, startIndex, startIndex + 1, null);

        public int LastIndexOf(T item, int startIndex, int count) => LastIndexOf(item, startIndex, count, null);

        public int LastIndexOf(T item, int startIndex, int count, IEqualityComparer<T> equalityComparer)
        {
            if (count == 0 && startIndex == 0) return -1;
            if ((uint)startIndex >= (uint)this.count) throw new ArgumentOutOfRangeException("startIndex");
            if (count < 0 || startIndex - count + 1 < 0) throw new ArgumentOutOfRangeException("count");
            return ImmutableSearch.LastIndexOf(elements, item, startIndex, count, equalityComparer);
        }

        public T[] ToArray()
        {
            T[] result = new T[count];
            Array.Copy(elements, result, count);
            return result;
        }

        public void CopyTo(T[] array, int index) => Array.Copy(elements, 0, array, index, count);

        public void CopyTo(T[] destination) => Array.Copy(elements, 0, destination, 0, count);

        public void CopyTo(int sourceIndex, T[] destination, int destinationIndex, int length)
        {
            if (length < 0 || sourceIndex + length > count) throw new ArgumentOutOfRangeException("length");
            Array.Copy(elements, sourceIndex, destination, destinationIndex, length);
        }

        public void CopyTo(Span<T> destination)
        {
            if (count > destination.Length) throw new ArgumentOutOfRangeException("destination");
            for (int i = 0; i < count; i++) destination[i] = elements[i];
        }

        public void Reverse() => Array.Reverse(elements, 0, count);

        public void Sort() => Sort(0, count, null);

        public void Sort(IComparer<T> comparer) => Sort(0, count, comparer);

        public void Sort(Comparison<T> comparison) =>
            Sort(0, count, new ComparisonComparer<T>(comparison ?? throw Fail.Null("comparison")));

        public void Sort(int index, int count, IComparer<T> comparer)
        {
            if ((uint)index > (uint)this.count) throw new ArgumentOutOfRangeException("index");
            if (count < 0 || index + count > this.count) throw new ArgumentOutOfRangeException("count");
            if (count > 1) Array.Sort(elements, index, count, comparer);
        }

        public IEnumerator<T> GetEnumerator()
        {
            for (int i = 0; i < count; i++) yield return elements[i];
        }

        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

        private void EnsureCapacity(int capacity)
        {
            if (elements.Length < capacity) Array.Resize(ref elements, Math.Max(elements.Length * 2, capacity));
        }
    }
}
