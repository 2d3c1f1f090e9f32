namespace System.Collections.Generic;

public partial class SortedSet<T>
{
    public static IEqualityComparer<SortedSet<T>> CreateSetComparer() => CreateSetComparer(null);

    public static IEqualityComparer<SortedSet<T>> CreateSetComparer(IEqualityComparer<T> memberEqualityComparer) =>
        new SortedSetEqualityComparer<T>(memberEqualityComparer);

    public void UnionWith(IEnumerable<T> other)
    {
        if (other == null) throw Fail.Null("other");
        foreach (T item in other == this ? ToArray() : other) Add(item);
    }

    public virtual void IntersectWith(IEnumerable<T> other)
    {
        if (other == null) throw Fail.Null("other");
        if (Count == 0 || other == this) return;
        List<T> kept = new List<T>();
        foreach (T item in other)
        {
            if (Contains(item)) kept.Add(item);
        }
        Clear();
        foreach (T item in kept) Add(item);
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
        foreach (T item in new SortedSet<T>(other, comparer).ToArray())
        {
            if (Contains(item)) Remove(item);
            else Add(item);
        }
    }

    public bool IsSubsetOf(IEnumerable<T> other)
    {
        if (other == null) throw Fail.Null("other");
        if (Count == 0) return true;
        CountPresent(other, false, out int present, out _);
        return present == Count;
    }

    public bool IsProperSubsetOf(IEnumerable<T> other)
    {
        if (other == null) throw Fail.Null("other");
        if (Count == 0 && other is ICollection collection) return collection.Count > 0;
        CountPresent(other, false, out int present, out int absent);
        return present == Count && absent > 0;
    }

    public bool IsSupersetOf(IEnumerable<T> other)
    {
        if (other == null) throw Fail.Null("other");
        foreach (T item in other)
        {
            if (!Contains(item)) return false;
        }
        return true;
    }

    public bool IsProperSupersetOf(IEnumerable<T> other)
    {
        if (other == null) throw Fail.Null("other");
        if (Count == 0) return false;
        CountPresent(other, true, out int present, out int absent);
        return present < Count && absent == 0;
    }

    public bool SetEquals(IEnumerable<T> other)
    {
        if (other == null) throw Fail.Null("other");
        CountPresent(other, true, out int present, out int absent);
        return present == Count && absent == 0;
    }

    public bool Overlaps(IEnumerable<T> other)
    {
        if (other == null) throw Fail.Null("other");
        if (Count == 0) return false;
        foreach (T item in other)
        {
            if (Contains(item)) return true;
        }
        return false;
    }

    public int RemoveWhere(Predicate<T> match)
    {
        if (match == null) throw Fail.Null("match");
        List<T> matches = new List<T>();
        foreach (T item in ToArray())
        {
            if (match(item)) matches.Add(item);
        }
        int removed = 0;
        for (int i = matches.Count - 1; i >= 0; i--)
        {
            if (Remove(matches[i])) removed++;
        }
        return removed;
    }

    private T[] ToArray()
    {
        T[] array = new T[Count];
        CopyTo(array);
        return array;
    }

    // How many different elements of this set the other has, and how many others it has.
    private void CountPresent(IEnumerable<T> other, bool stopAtAbsent, out int present, out int absent)
    {
        present = 0;
        absent = 0;
        bool[] seen = null;
        foreach (T item in other)
        {
            int i = Find(item, out SortedSet<T> root);
            if (i < 0)
            {
                absent++;
                if (stopAtAbsent) return;
                continue;
            }
            seen ??= new bool[root.size];
            if (seen[i]) continue;
            seen[i] = true;
            present++;
        }
    }

    internal static bool SortedSetEquals(SortedSet<T> x, SortedSet<T> y)
    {
        if (x == y) return true;
        if (x == null || y == null) return false;
        if (x.SameComparer(y)) return x.Count == y.Count && x.SetEquals(y);
        foreach (T item in x)
        {
            bool found = false;
            foreach (T other in y) found |= x.Compare(item, other) == 0;
            if (!found) return false;
        }
        return true;
    }
}

internal sealed class SortedSetEqualityComparer<T> : IEqualityComparer<SortedSet<T>>
{
    private readonly IEqualityComparer<T> members;

    public SortedSetEqualityComparer(IEqualityComparer<T> members) => this.members = members ?? EqualityComparer<T>.Default;

    public bool Equals(SortedSet<T> x, SortedSet<T> y) => SortedSet<T>.SortedSetEquals(x, y);

    public int GetHashCode(SortedSet<T> obj)
    {
        int hash = 0;
        if (obj != null)
        {
            foreach (T item in obj)
            {
                if (item != null) hash ^= members.GetHashCode(item) & 0x7FFFFFFF;
            }
        }
        return hash;
    }

    public override bool Equals(object obj) => obj is SortedSetEqualityComparer<T> other && members.Equals(other.members);

    public override int GetHashCode() => members.GetHashCode();
}
