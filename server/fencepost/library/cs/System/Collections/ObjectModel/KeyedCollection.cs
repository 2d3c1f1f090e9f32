using System.Collections.Generic;

namespace System.Collections.ObjectModel;

public abstract class KeyedCollection<TKey, TItem> : Collection<TItem>
{
    private readonly IEqualityComparer<TKey> comparer;
    private readonly int threshold;
    private Dictionary<TKey, TItem> dictionary;
    private int keyCount;

    protected KeyedCollection()
        : this(null, 0) { }

    protected KeyedCollection(IEqualityComparer<TKey> comparer)
        : this(comparer, 0) { }

    protected KeyedCollection(IEqualityComparer<TKey> comparer, int dictionaryCreationThreshold)
        : base(new List<TItem>())
    {
        if (dictionaryCreationThreshold < -1)
        {
            throw new ArgumentOutOfRangeException(
                "dictionaryCreationThreshold",
                "The specified threshold for creating dictionary is out of range."
            );
        }
        this.comparer = comparer ?? EqualityComparer<TKey>.Default;
        threshold = dictionaryCreationThreshold == -1 ? int.MaxValue : dictionaryCreationThreshold;
    }

    public IEqualityComparer<TKey> Comparer => comparer;

    protected IDictionary<TKey, TItem> Dictionary => dictionary;

    public TItem this[TKey key] => TryGetValue(key, out TItem item) ? item : throw Fail.Missing(key);

    public bool Contains(TKey key) => TryGetValue(key, out _);

    public bool TryGetValue(TKey key, out TItem item)
    {
        if (key == null) throw Fail.Null("key");
        if (dictionary != null) return dictionary.TryGetValue(key, out item);
        foreach (TItem candidate in Items)
        {
            TKey itemKey = GetKeyForItem(candidate);
            if (itemKey == null || !comparer.Equals(key, itemKey)) continue;
            item = candidate;
            return true;
        }
        item = default;
        return false;
    }

    public bool Remove(TKey key)
    {
        if (key == null) throw Fail.Null("key");
        if (dictionary != null) return dictionary.TryGetValue(key, out TItem item) && Remove(item);
        for (int i = 0; i < Items.Count; i++)
        {
            if (!comparer.Equals(GetKeyForItem(Items[i]), key)) continue;
            RemoveItem(i);
            return true;
        }
        return false;
    }

    protected abstract TKey GetKeyForItem(TItem item);

    protected void ChangeItemKey(TItem item, TKey newKey)
    {
        if (!ContainsItem(item)) throw new ArgumentException("The specified item does not exist in this KeyedCollection.", "item");
        TKey oldKey = GetKeyForItem(item);
        if (comparer.Equals(oldKey, newKey)) return;
        if (newKey != null) AddKey(newKey, item);
        if (oldKey != null) RemoveKey(oldKey);
    }

    protected override void ClearItems()
    {
        base.ClearItems();
        dictionary?.Clear();
        keyCount = 0;
    }

    protected override void InsertItem(int index, TItem item)
    {
        TKey key = GetKeyForItem(item);
        if (key != null) AddKey(key, item);
        base.InsertItem(index, item);
    }

    protected override void RemoveItem(int index)
    {
        TKey key = GetKeyForItem(Items[index]);
        if (key != null) RemoveKey(key);
        base.RemoveItem(index);
    }

    protected override void SetItem(int index, TItem item)
    {
        TKey newKey = GetKeyForItem(item);
        TKey oldKey = GetKeyForItem(Items[index]);
        if (comparer.Equals(oldKey, newKey))
        {
            if (newKey != null && dictionary != null) dictionary[newKey] = item;
        }
        else
        {
            if (newKey != null) AddKey(newKey, item);
            if (oldKey != null) RemoveKey(oldKey);
        }
        base.SetItem(index, item);
    }

    private bool ContainsItem(TItem item)
    {
        TKey key;
        if (dictionary == null || (key = GetKeyForItem(item)) == null) return Items.Contains(item);
        return dictionary.TryGetValue(key, out TItem found) && Defaults.Equals(found, item);
    }

    private void AddKey(TKey key, TItem item)
    {
        if (dictionary != null)
        {
            dictionary.Add(key, item);
        }
        else if (keyCount == threshold)
        {
            dictionary = new Dictionary<TKey, TItem>(comparer);
            foreach (TItem old in Items)
            {
                TKey oldKey = GetKeyForItem(old);
                if (oldKey != null) dictionary.Add(oldKey, old);
            }
            dictionary.Add(key, item);
        }
        else
        {
            if (Contains(key)) throw new ArgumentException("An item with the same key has already been added. Key: " + key, "key");
            keyCount++;
        }
    }

    private void RemoveKey(TKey key)
    {
        if (dictionary != null) dictionary.Remove(key);
        else keyCount--;
    }
}
