using System.Collections;

namespace System.Runtime.CompilerServices;

// Deviation: nothing is collected, so no entry goes away, which the verdict names where entries are enumerated. Every operation is one step.
public sealed class ConditionalWeakTable<TKey, TValue> : IEnumerable<KeyValuePair<TKey, TValue>> where TKey : class where TValue : class
{
    private KeyValuePair<TKey, TValue>[] entries = Array.Empty<KeyValuePair<TKey, TValue>>();

    public delegate TValue CreateValueCallback(TKey key);

    private int Find(TKey key)
    {
        if (key == null) throw new ArgumentNullException("key");
        for (int i = 0; i < entries.Length; i++)
        {
            if (entries[i].Key == key) return i;
        }
        return -1;
    }

    private void Append(TKey key, TValue value)
    {
        Array.Resize(ref entries, entries.Length + 1);
        entries[entries.Length - 1] = new KeyValuePair<TKey, TValue>(key, value);
    }

    [Fencepost.Query]
    public bool TryGetValue(TKey key, out TValue value)
    {
        int index = Find(key);
        value = index < 0 ? null : entries[index].Value;
        return index >= 0;
    }

    [Fencepost.OneStep]
    public void Add(TKey key, TValue value)
    {
        if (Find(key) >= 0) throw new ArgumentException("An item with the same key has already been added.");
        Append(key, value);
    }

    [Fencepost.OneStep]
    public bool TryAdd(TKey key, TValue value)
    {
        if (Find(key) >= 0) return false;
        Append(key, value);
        return true;
    }

    [Fencepost.OneStep]
    public void AddOrUpdate(TKey key, TValue value)
    {
        int index = Find(key);
        if (index < 0) Append(key, value);
        else entries[index] = new KeyValuePair<TKey, TValue>(key, value);
    }

    [Fencepost.OneStep]
    public bool Remove(TKey key)
    {
        int index = Find(key);
        if (index < 0) return false;
        entries[index] = entries[entries.Length - 1];
        Array.Resize(ref entries, entries.Length - 1);
        return true;
    }

    [Fencepost.OneStep]
    public TValue GetOrAdd(TKey key, TValue value)
    {
        int index = Find(key);
        if (index >= 0) return entries[index].Value;
        Append(key, value);
        return value;
    }

    public TValue GetOrAdd(TKey key, Func<TKey, TValue> valueFactory) => TryGetValue(key, out TValue value) ? value : GetOrAdd(key, valueFactory(key));
    public TValue GetValue(TKey key, CreateValueCallback createValueCallback) => TryGetValue(key, out TValue value) ? value : GetOrAdd(key, createValueCallback(key));
    public TValue GetOrCreateValue(TKey key) => TryGetValue(key, out TValue value) ? value : GetOrAdd(key, Activator.CreateInstance<TValue>());

    [Fencepost.OneStep]
    public void Clear() => entries = Array.Empty<KeyValuePair<TKey, TValue>>();

    [Fencepost.OneStep]
    private KeyValuePair<TKey, TValue>[] Snapshot()
    {
        if (entries.Length > 0) Fencepost.Machine.Assumes("a ConditionalWeakTable keeps the keys that nothing else refers to");
        return (KeyValuePair<TKey, TValue>[])entries.Clone();
    }

    IEnumerator<KeyValuePair<TKey, TValue>> IEnumerable<KeyValuePair<TKey, TValue>>.GetEnumerator() => ((IEnumerable<KeyValuePair<TKey, TValue>>)Snapshot()).GetEnumerator();
    IEnumerator IEnumerable.GetEnumerator() => Snapshot().GetEnumerator();
}
