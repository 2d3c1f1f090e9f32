namespace System.Collections;

public interface IEnumerator
{
    bool MoveNext();
    object Current { get; }
    void Reset();
}

public interface IEnumerable
{
    IEnumerator GetEnumerator();
}

public interface ICollection : IEnumerable
{
    void CopyTo(Array array, int index);
    int Count { get; }
    object SyncRoot { get; }
    bool IsSynchronized { get; }
}

public interface IList : ICollection
{
    object this[int index] { get; set; }
    int Add(object value);
    bool Contains(object value);
    void Clear();
    bool IsReadOnly { get; }
    bool IsFixedSize { get; }
    int IndexOf(object value);
    void Insert(int index, object value);
    void Remove(object value);
    void RemoveAt(int index);
}

public interface IDictionaryEnumerator : IEnumerator
{
    object Key { get; }
    object Value { get; }
    DictionaryEntry Entry { get; }
}

public interface IDictionary : ICollection
{
    object this[object key] { get; set; }
    ICollection Keys { get; }
    ICollection Values { get; }
    bool Contains(object key);
    void Add(object key, object value);
    void Clear();
    bool IsReadOnly { get; }
    bool IsFixedSize { get; }
    IDictionaryEnumerator GetEnumerator();
    void Remove(object key);
}

public interface IComparer
{
    int Compare(object x, object y);
}

public interface IEqualityComparer
{
    bool Equals(object x, object y);
    int GetHashCode(object obj);
}

public interface IStructuralEquatable
{
    bool Equals(object other, IEqualityComparer comparer);
    int GetHashCode(IEqualityComparer comparer);
}

public interface IStructuralComparable
{
    int CompareTo(object other, IComparer comparer);
}

public struct DictionaryEntry
{
    private object key;
    private object value;

    public DictionaryEntry(object key, object value)
    {
        this.key = key;
        this.value = value;
    }

    public object Key { get => key; set => key = value; }
    public object Value { get => value; set => this.value = value; }

    public void Deconstruct(out object key, out object value)
    {
        key = this.key;
        value = this.value;
    }

    public override string ToString() => "[" + key + ", " + value + "]";
}
