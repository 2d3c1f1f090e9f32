namespace System.Collections.Generic;

public partial class HashSet<T>
{
    public static IEqualityComparer<HashSet<T>> CreateSetComparer() => new HashSetEqualityComparer<T>();

    public void UnionWith(IEnumerable<T> other)
    {
        if (other == null) throw Fail.Null("other");
        foreach (T item in other) Insert(item, out _);
    }

    public void IntersectWith(IEnumerable<T> other)
    {
        if (other == null) throw Fail.Null("other");
        if (Count == 0 || other == this) return;
        if (other is ICollection<T> known && known.Count == 0)
        {
            Clear();
            return;
        }
        if (other is HashSet<T> same && EqualComparers(same))
        {
            for (int i = 0; i < count; i++)
            {
                if (entries[i].next >= -1 && !same.Contains(entries[i].value)) Remove(entries[i].value);
            }
            return;
        }
        int used = count;
        bool[] keep = new bool[used];
        foreach (T item in other)
        {
            int i = Find(item);
            if (i >= 0) keep[i] = true;
        }
        for (int i = 0; i < used; i++)
        {
            if (entries[i].next >= -1 && !keep[i]) Remove(entries[i].value);
        }
    }

    public void ExceptWith(IEnumerable<T> other)
    {
        if (other == null) throw Fail.Null("other");
        if (Count == 0) return;
        if (other == this)
        {
            Clear();
            return;
        }
        foreach (T item in other) Remove(item);
    }

    public void SymmetricExceptWith(IEnumerable<T> other)
    {
        if (other == null) throw Fail.Null("other");
        if (Count == 0)
        {
            UnionWith(other);
            return;
        }
        if (other == this)
        {
            Clear();
            return;
        }
        if (other is HashSet<T> same && EqualComparers(same))
        {
            foreach (T item in same)
            {
                if (!Remove(item)) Insert(item, out _);
            }
            return;
        }
        int used = count;
        bool[] remove = new bool[used];
        HashSet<int> added = new HashSet<int>();
        foreach (T item in other)
        {
            if (Insert(item, out int location)) added.Add(location);
            else if (location < used && !added.Contains(location)) remove[location] = true;
        }
        for (int i = 0; i < used; i++)
        {
            if (remove[i]) Remove(entries[i].value);
        }
    }

    public bool IsSubsetOf(IEnumerable<T> other)
    {
        if (other == null) throw Fail.Null("other");
        if (Count == 0 || other == this) return true;
        if (other is HashSet<T> same && EqualComparers(same)) return Count <= same.Count && IsContainedIn(same);
        CountPresent(other, false, out int present, out _);
        return present == Count;
    }

    public bool IsProperSubsetOf(IEnumerable<T> other)
    {
        if (other == null) throw Fail.Null("other");
        if (other == this) return false;
        if (other is ICollection<T> known)
        {
            if (known.Count == 0) return false;
            if (Count == 0) return known.Count > 0;
            if (other is HashSet<T> same && EqualComparers(same)) return Count < same.Count && IsContainedIn(same);
        }
        CountPresent(other, false, out int present, out int absent);
        return present == Count && absent > 0;
    }

    public bool IsSupersetOf(IEnumerable<T> other)
    {
        if (other == null) throw Fail.Null("other");
        if (other == this) return true;
        if (other is ICollection<T> known)
        {
            if (known.Count == 0) return true;
            if (other is HashSet<T> same && EqualComparers(same) && same.Count > Count) return false;
        }
        return ContainsAll(other);
    }

    public bool IsProperSupersetOf(IEnumerable<T> other)
    {
        if (other == null) throw Fail.Null("other");
        if (Count == 0 || other == this) return false;
        if (other is ICollection<T> known)
        {
            if (known.Count == 0) return true;
            if (other is HashSet<T> same && EqualComparers(same)) return same.Count < Count && ContainsAll(same);
        }
        CountPresent(other, true, out int present, out int absent);
        return present < Count && absent == 0;
    }

    public bool Overlaps(IEnumerable<T> other)
    {
        if (other == null) throw Fail.Null("other");
        if (Count == 0) return false;
        if (other == this) return true;
        foreach (T item in other)
        {
            if (Contains(item)) return true;
        }
        return false;
    }

    public bool SetEquals(IEnumerable<T> other)
    {
        if (other == null) throw Fail.Null("other");
        if (other == this) return true;
        if (other is HashSet<T> same && EqualComparers(same)) return Count == same.Count && IsContainedIn(same);
        if (Count == 0 && other is ICollection<T> known && known.Count > 0) return false;
        CountPresent(other, true, out int present, out int absent);
        return present == Count && absent == 0;
    }

    public int RemoveWhere(Predicate<T> match)
    {
        if (match == null) throw Fail.Null("match");
        int removed = 0;
        for (int i = 0; i < count; i++)
        {
            if (entries[i].next < -1) continue;
            T value = entries[i].value;
            if (match(value) && Remove(value)) removed++;
        }
        return removed;
    }

    private bool EqualComparers(HashSet<T> other) => comparer == null ? other.comparer == null : comparer.Equals(other.comparer);

    private bool IsContainedIn(HashSet<T> other)
    {
        foreach (T item in this)
        {
            if (!other.Contains(item)) return false;
        }
        return true;
    }

    private bool ContainsAll(IEnumerable<T> other)
    {
        foreach (T item in other)
        {
            if (!Contains(item)) return false;
        }
        return true;
    }

    // How many different elements of this set the other has, and how many others it has.
    private void CountPresent(IEnumerable<T> other, bool stopAtAbsent, out int present, out int absent)
    {
        present = 0;
        absent = 0;
        bool[] seen = new bool[count];
        foreach (T item in other)
        {
            int i = Find(item);
            if (i < 0)
            {
                absent++;
                if (stopAtAbsent) return;
            }
            else if (!seen[i])
            {
                seen[i] = true;
                present++;
            }
        }
    }
}

internal sealed class HashSetEqualityComparer<T> : IEqualityComparer<HashSet<T>>
{
    public bool Equals(HashSet<T> x, HashSet<T> y)
    {
        if (x == y) return true;
        if (x == null || y == null) return false;
        if (x.Comparer.Equals(y.Comparer)) return x.SetEquals(y);
        foreach (T item in y)
        {
            bool found = false;
            foreach (T candidate in x) found |= Defaults.Equals(candidate, item);
            if (!found) return false;
        }
        return true;
    }

    public int GetHashCode(HashSet<T> obj)
    {
        int hash = 0;
        if (obj != null)
        {
            foreach (T item in obj) hash ^= Defaults.Hash(item);
        }
        return hash;
    }

    public override bool Equals(object obj) => obj is HashSetEqualityComparer<T>;

    public override int GetHashCode() => 1;
}
