namespace System.Collections.Specialized;

public class NameValueCollection : NameObjectCollectionBase
{
    public NameValueCollection() { }
    public NameValueCollection(int capacity) : base(capacity) { }
    public NameValueCollection(IEqualityComparer equalityComparer) : base(equalityComparer) { }
    public NameValueCollection(int capacity, IEqualityComparer equalityComparer) : base(capacity, equalityComparer) { }

    public NameValueCollection(NameValueCollection col)
    {
        ArgumentNullException.ThrowIfNull(col);
        Add(col);
    }

    public NameValueCollection(int capacity, NameValueCollection col) : this(col) { }

    public string this[string name]
    {
        get => Get(name);
        set => Set(name, value);
    }

    public string this[int index] => Get(index);
    public virtual string[] AllKeys => BaseGetAllKeys();
    public bool HasKeys() => BaseHasKeys();
    public virtual string GetKey(int index) => BaseGetKey(index);
    public virtual string Get(string name) => Joined((ArrayList)BaseGet(name));
    public virtual string Get(int index) => Joined((ArrayList)BaseGet(index));
    public virtual string[] GetValues(string name) => Values((ArrayList)BaseGet(name));
    public virtual string[] GetValues(int index) => Values((ArrayList)BaseGet(index));
    public virtual void Remove(string name) => BaseRemove(name);

    private static string Joined(ArrayList values) => values == null || values.Count == 0 ? null : values.Count == 1 ? (string)values[0] : string.Join(",", values.ToArray());

    private static string[] Values(ArrayList values)
    {
        if (values == null || values.Count == 0) return null;
        string[] result = new string[values.Count];
        values.CopyTo(result, 0);
        return result;
    }

    public virtual void Add(string name, string value)
    {
        if (IsReadOnly) throw new NotSupportedException("Collection is read-only.");
        ArrayList values = (ArrayList)BaseGet(name);
        if (values == null) BaseAdd(name, values = new ArrayList(1));
        if (value != null) values.Add(value);
    }

    public void Add(NameValueCollection c)
    {
        ArgumentNullException.ThrowIfNull(c);
        for (int i = 0; i < c.Count; i++)
        {
            string[] values = c.GetValues(i);
            if (values == null) Add(c.GetKey(i), null);
            else foreach (string value in values) Add(c.GetKey(i), value);
        }
    }

    public virtual void Set(string name, string value)
    {
        ArrayList values = new ArrayList(1);
        values.Add(value);
        BaseSet(name, values);
    }

    public virtual void Clear() => BaseClear();

    public void CopyTo(Array dest, int index)
    {
        ArgumentNullException.ThrowIfNull(dest);
        for (int i = 0; i < Count; i++) dest.SetValue(Get(i), index + i);
    }
}
