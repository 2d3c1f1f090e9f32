using System.Collections;

namespace System.Linq;

internal sealed class Grouping<TKey, TElement> : IGrouping<TKey, TElement>, IList<TElement>
{
    internal readonly TKey key;
    internal readonly int hash;
    internal Grouping<TKey, TElement> nextOfBucket;
    internal Grouping<TKey, TElement> next; // in order of appearance, a ring
    internal TElement[] elements = new TElement[1];
    internal int count;

    internal Grouping(TKey key, int hash)
    {
        this.key = key;
        this.hash = hash;
    }

    public TKey Key => key;

    internal void Add(TElement element)
    {
        if (elements.Length == count) Array.Resize(ref elements, count * 2);
        elements[count++] = element;
    }

    internal void Trim()
    {
        if (elements.Length != count) Array.Resize(ref elements, count);
    }

    public IEnumerator<TElement> GetEnumerator()
    {
        for (int i = 0; i < count; i++) yield return elements[i];
    }

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

    int ICollection<TElement>.Count => count;

    bool ICollection<TElement>.IsReadOnly => true;

    bool ICollection<TElement>.Contains(TElement item) => Defaults.IndexOf(elements, item, 0, count) >= 0;

    void ICollection<TElement>.CopyTo(TElement[] array, int arrayIndex) => Array.Copy(elements, 0, array, arrayIndex, count);

    int IList<TElement>.IndexOf(TElement item) => Defaults.IndexOf(elements, item, 0, count);

    TElement IList<TElement>.this[int index]
    {
        get => (uint)index < (uint)count ? elements[index] : throw new ArgumentOutOfRangeException("index");
        set => throw Fail.ReadOnly();
    }

    void ICollection<TElement>.Add(TElement item) => throw Fail.ReadOnly();

    void ICollection<TElement>.Clear() => throw Fail.ReadOnly();

    bool ICollection<TElement>.Remove(TElement item) => throw Fail.ReadOnly();

    void IList<TElement>.Insert(int index, TElement item) => throw Fail.ReadOnly();

    void IList<TElement>.RemoveAt(int index) => throw Fail.ReadOnly();
}
