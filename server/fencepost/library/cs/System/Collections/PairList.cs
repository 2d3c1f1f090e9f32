namespace System.Collections;

/// <summary>Keys and their values, each in a list: what the older ordered dictionaries are made of.</summary>
internal sealed class PairList
{
    internal readonly ArrayList Keys = new ArrayList();
    internal readonly ArrayList Values = new ArrayList();

    internal int Count => Keys.Count;

    internal void Insert(int index, object key, object value)
    {
        Keys.Insert(index, key);
        Values.Insert(index, value);
    }

    internal void RemoveAt(int index)
    {
        Keys.RemoveAt(index);
        Values.RemoveAt(index);
    }

    internal void Clear()
    {
        Keys.Clear();
        Values.Clear();
    }

    internal void CopyTo(Array array, int index, string tooSmall)
    {
        ArgumentNullException.ThrowIfNull(array);
        if (array.Rank != 1) throw new ArgumentException("Only single dimensional arrays are supported for the requested action.", "array");
        if (index < 0) throw Fail.NeedsNonNegative("index");
        if (array.Length - index < Count) throw new ArgumentException(tooSmall);
        for (int i = 0; i < Count; i++) array.SetValue(new DictionaryEntry(Keys[i], Values[i]), index + i);
    }

    internal IDictionaryEnumerator GetEnumerator() => new Enumerator(this, Fail.Changed);
    internal IDictionaryEnumerator GetEnumerator(Func<Exception> changed) => new Enumerator(this, changed);

    private sealed class Enumerator : IDictionaryEnumerator
    {
        private readonly PairList list;
        private readonly IEnumerator keys;
        private readonly Func<Exception> changed;
        private int index = -1;

        internal Enumerator(PairList list, Func<Exception> changed)
        {
            this.changed = changed;
            this.list = list;
            keys = list.Keys.GetEnumerator();
        }

        public object Key => keys.Current;
        public object Value => keys.Current == null ? null : list.Values[index];
        public DictionaryEntry Entry => new DictionaryEntry(Key, Value);
        public object Current => Entry;

        public bool MoveNext()
        {
            index++;
            try
            {
                return keys.MoveNext();
            }
            catch (InvalidOperationException)
            {
                throw changed();
            }
        }

        public void Reset()
        {
            keys.Reset();
            index = -1;
        }
    }
}

/// <summary>The keys or the values of such a dictionary, as they are now and later.</summary>
internal sealed class PartOfPairs : ICollection
{
    private readonly ArrayList items;

    internal PartOfPairs(ArrayList items) => this.items = items;
    public int Count => items.Count;
    public bool IsSynchronized => false;
    public object SyncRoot => items.SyncRoot;
    public void CopyTo(Array array, int index) => items.CopyTo(array, index);
    public IEnumerator GetEnumerator() => items.GetEnumerator();
}
