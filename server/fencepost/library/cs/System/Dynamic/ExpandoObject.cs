namespace System.Dynamic;

using System.Collections;
using System.ComponentModel;

/// <summary>Members that are added and removed at run time, in the order in which their names have first been used.</summary>
public sealed class ExpandoObject : IDynamicMetaObjectProvider, IDictionary<string, object>, INotifyPropertyChanged
{
    // No program can have this for a value.
    private static object Nothing => typeof(Removed);
    private sealed class Removed { }

    private string[] names = new string[0];
    private object[] values = new object[0];
    private PropertyChangedEventHandler propertyChanged;

    public ExpandoObject() { }

    event PropertyChangedEventHandler INotifyPropertyChanged.PropertyChanged
    {
        add => propertyChanged += value;
        remove => propertyChanged -= value;
    }

    [Fencepost.Query]
    internal bool TryGet(string name, out object value)
    {
        int at = IndexOf(name);
        value = at < 0 || values[at] == Nothing ? null : values[at];
        return at >= 0 && values[at] != Nothing;
    }

    internal void Set(string name, object value, bool add)
    {
        object before = Replace(name, value, add, out bool exists);
        if (exists) throw new ArgumentException("An element with the same key '" + name + "' already exists in the ExpandoObject.", "key");
        if (before != value) propertyChanged?.Invoke(this, new PropertyChangedEventArgs(name));
    }

    [Fencepost.OneStep]
    private object Replace(string name, object value, bool add, out bool exists)
    {
        int at = IndexOf(name);
        exists = add && at >= 0 && values[at] != Nothing;
        if (exists) return null;
        if (at >= 0)
        {
            object before = values[at];
            values[at] = value;
            return before;
        }
        at = names.Length;
        string[] moreNames = new string[at + 1];
        object[] moreValues = new object[at + 1];
        Array.Copy(names, moreNames, at);
        Array.Copy(values, moreValues, at);
        moreNames[at] = name;
        moreValues[at] = value;
        names = moreNames;
        values = moreValues;
        return Nothing;
    }

    private bool Delete(string name, object only)
    {
        if (!Take(name, only)) return false;
        propertyChanged?.Invoke(this, new PropertyChangedEventArgs(name));
        return true;
    }

    [Fencepost.OneStep]
    private bool Take(string name, object only)
    {
        int at = IndexOf(name);
        if (at < 0 || values[at] == Nothing || (only != Nothing && values[at] != only)) return false;
        values[at] = Nothing;
        return true;
    }

    private int IndexOf(string name)
    {
        for (int i = 0; i < names.Length; i++)
        {
            if (names[i] == name) return i;
        }
        return -1;
    }

    [Fencepost.Query]
    private List<KeyValuePair<string, object>> All()
    {
        List<KeyValuePair<string, object>> all = new(names.Length);
        for (int i = 0; i < names.Length; i++)
        {
            if (values[i] != Nothing) all.Add(new KeyValuePair<string, object>(names[i], values[i]));
        }
        return all;
    }

    [Fencepost.OneStep]
    private string[] Forget()
    {
        List<string> before = new();
        for (int i = 0; i < names.Length; i++)
        {
            if (values[i] != Nothing) before.Add(names[i]);
        }
        names = new string[0];
        values = new object[0];
        return before.ToArray();
    }

    object IDictionary<string, object>.this[string key]
    {
        get => TryGet(key, out object value) ? value : throw new KeyNotFoundException("The specified key '" + key + "' does not exist in the ExpandoObject.");
        set
        {
            ArgumentNullException.ThrowIfNull(key);
            Set(key, value, false);
        }
    }

    void IDictionary<string, object>.Add(string key, object value)
    {
        ArgumentNullException.ThrowIfNull(key);
        Set(key, value, true);
    }

    bool IDictionary<string, object>.ContainsKey(string key)
    {
        ArgumentNullException.ThrowIfNull(key);
        return TryGet(key, out _);
    }

    bool IDictionary<string, object>.Remove(string key)
    {
        ArgumentNullException.ThrowIfNull(key);
        return Delete(key, Nothing);
    }

    bool IDictionary<string, object>.TryGetValue(string key, out object value) => TryGet(key, out value);

    // Deviation: the collections of keys and values are copies, which changes of the object leave alone. The verdict names that.
    private static void AreCopies() => Fencepost.Machine.Assumes("the collections of an ExpandoObject's keys and values are copies, which its changes leave alone");

    ICollection<string> IDictionary<string, object>.Keys
    {
        get
        {
            AreCopies();
            List<string> keys = new();
            foreach (KeyValuePair<string, object> pair in All()) keys.Add(pair.Key);
            return keys.AsReadOnly();
        }
    }

    ICollection<object> IDictionary<string, object>.Values
    {
        get
        {
            AreCopies();
            List<object> all = new();
            foreach (KeyValuePair<string, object> pair in All()) all.Add(pair.Value);
            return all.AsReadOnly();
        }
    }

    int ICollection<KeyValuePair<string, object>>.Count => All().Count;
    bool ICollection<KeyValuePair<string, object>>.IsReadOnly => false;
    void ICollection<KeyValuePair<string, object>>.Add(KeyValuePair<string, object> item) => ((IDictionary<string, object>)this).Add(item.Key, item.Value);

    void ICollection<KeyValuePair<string, object>>.Clear()
    {
        foreach (string name in Forget()) propertyChanged?.Invoke(this, new PropertyChangedEventArgs(name));
    }

    bool ICollection<KeyValuePair<string, object>>.Contains(KeyValuePair<string, object> item) => TryGet(item.Key, out object value) && Equals(value, item.Value);

    void ICollection<KeyValuePair<string, object>>.CopyTo(KeyValuePair<string, object>[] array, int arrayIndex)
    {
        ArgumentNullException.ThrowIfNull(array);
        List<KeyValuePair<string, object>> all = All();
        ArgumentOutOfRangeException.ThrowIfLessThan(array.Length - arrayIndex, all.Count, nameof(arrayIndex));
        all.CopyTo(array, arrayIndex);
    }

    bool ICollection<KeyValuePair<string, object>>.Remove(KeyValuePair<string, object> item)
    {
        while (TryGet(item.Key, out object value) && Equals(value, item.Value))
        {
            if (Delete(item.Key, value)) return true;
        }
        return false;
    }

    IEnumerator<KeyValuePair<string, object>> IEnumerable<KeyValuePair<string, object>>.GetEnumerator() => Enumerate(All());
    IEnumerator IEnumerable.GetEnumerator() => Enumerate(All());

    private IEnumerator<KeyValuePair<string, object>> Enumerate(List<KeyValuePair<string, object>> all)
    {
        foreach (KeyValuePair<string, object> pair in all)
        {
            if (All().Count != all.Count) throw new InvalidOperationException("Collection was modified; enumeration operation may not execute.");
            yield return pair;
        }
    }
}
