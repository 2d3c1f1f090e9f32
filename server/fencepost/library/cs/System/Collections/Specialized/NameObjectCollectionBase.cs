namespace System.Collections.Specialized;

// Names are looked for one after the other; a null name is one, too.
public abstract class NameObjectCollectionBase : ICollection
{
    private readonly PairList pairs = new PairList();
    private readonly IEqualityComparer comparer;

    protected NameObjectCollectionBase() : this(null) { }
    protected NameObjectCollectionBase(int capacity) : this(null) { }
    protected NameObjectCollectionBase(IEqualityComparer equalityComparer) => comparer = equalityComparer ?? StringComparer.OrdinalIgnoreCase;
    protected NameObjectCollectionBase(int capacity, IEqualityComparer equalityComparer) : this(equalityComparer) { }

    protected bool IsReadOnly { get; set; }
    public virtual int Count => pairs.Count;
    bool ICollection.IsSynchronized => false;
    object ICollection.SyncRoot => this;
    public virtual KeysCollection Keys => new KeysCollection(this);
    public virtual IEnumerator GetEnumerator() => pairs.Keys.GetEnumerator();
    void ICollection.CopyTo(Array array, int index) => pairs.Keys.CopyTo(array, index);

    private int Find(string name)
    {
        for (int i = 0; i < pairs.Count; i++)
        {
            object other = pairs.Keys[i];
            if (name == null ? other == null : other != null && comparer.Equals(other, name)) return i;
        }
        return -1;
    }

    private void Change()
    {
        if (IsReadOnly) throw new NotSupportedException("Collection is read-only.");
    }

    protected bool BaseHasKeys()
    {
        foreach (object key in pairs.Keys)
        {
            if (key != null) return true;
        }
        return false;
    }

    protected void BaseAdd(string name, object value)
    {
        Change();
        pairs.Insert(pairs.Count, name, value);
    }

    protected void BaseRemove(string name)
    {
        Change();
        for (int index = Find(name); index >= 0; index = Find(name)) pairs.RemoveAt(index);
    }

    protected void BaseRemoveAt(int index)
    {
        Change();
        pairs.RemoveAt(index);
    }

    protected void BaseClear()
    {
        Change();
        pairs.Clear();
    }

    protected object BaseGet(string name)
    {
        int index = Find(name);
        return index < 0 ? null : pairs.Values[index];
    }

    protected void BaseSet(string name, object value)
    {
        Change();
        int index = Find(name);
        if (index >= 0) pairs.Values[index] = value;
        else BaseAdd(name, value);
    }

    protected object BaseGet(int index) => pairs.Values[index];
    protected string BaseGetKey(int index) => (string)pairs.Keys[index];

    protected void BaseSet(int index, object value)
    {
        Change();
        pairs.Values[index] = value;
    }

    protected string[] BaseGetAllKeys()
    {
        string[] keys = new string[pairs.Count];
        pairs.Keys.CopyTo(keys, 0);
        return keys;
    }

    protected object[] BaseGetAllValues() => pairs.Values.ToArray();

    public class KeysCollection : ICollection
    {
        private readonly NameObjectCollectionBase names;

        internal KeysCollection(NameObjectCollectionBase names) => this.names = names;
        public int Count => names.pairs.Count;
        bool ICollection.IsSynchronized => false;
        object ICollection.SyncRoot => names;
        public string this[int index] => Get(index);
        public virtual string Get(int index) => names.BaseGetKey(index);
        void ICollection.CopyTo(Array array, int index) => names.pairs.Keys.CopyTo(array, index);
        public IEnumerator GetEnumerator() => names.pairs.Keys.GetEnumerator();
    }
}
