// The non-blocking set of "A Pragmatic Implementation of Non-Blocking Linked-Lists" (Harris, DISC 2001): a sorted list
// between two sentinels. To remove a node, a thread first marks the reference in it to the next node.
//
// References have a mark in their lowest bit, and are swapped as one word. Here they are numbers: the n-th node that is
// allocated is 2n, with a mark 2n + 1, and 0 is null. Fields of nodes lie in arrays, as in memory.
using System.Threading;

namespace CheckFence;

[ThreadSafe]
public class HarrisSet
{
    const int Capacity = 16, Head = 2, Tail = 4;

    readonly int[] keys = new int[Capacity], links = new int[Capacity];
    int allocated;

    public HarrisSet()
    {
        Allocate(int.MinValue);
        Allocate(int.MaxValue);
        Next(Head) = Tail;
    }

    public bool Add(int key)
    {
        int node = Allocate(key);
        bool added;
        while (!TryAdd(key, node, out added)) { }
        return added;
    }

    public bool Remove(int key)
    {
        bool removed;
        int left, right, next;
        while (!TryMark(key, out removed, out left, out right, out next)) { }
        if (removed && !TryUnlink(left, right, next))
        {
            while (!TrySearch(key, out _, out _)) { }
        }
        return removed;
    }

    public bool Contains(int key)
    {
        int right;
        while (!TrySearch(key, out _, out right)) { }
        return right != Tail && Key(right) == key;
    }

    [Operation(Exclude = true)]
    public bool AddOnce(int key)
    {
        int node = Allocate(key);
        Fencepost.Assume(TryAdd(key, node, out bool added));
        return added;
    }

    [Operation(Exclude = true)]
    public bool RemoveOnce(int key)
    {
        Fencepost.Assume(TryMark(key, out bool removed, out int left, out int right, out int next));
        if (removed && !TryUnlink(left, right, next)) Fencepost.Assume(TrySearch(key, out _, out _));
        return removed;
    }

    [Operation(Exclude = true)]
    public bool ContainsOnce(int key)
    {
        Fencepost.Assume(TrySearch(key, out _, out int right));
        return right != Tail && Key(right) == key;
    }

    int Allocate(int key)
    {
        int node = 2 * Interlocked.Increment(ref allocated);
        Key(node) = key;
        return node;
    }

    // A null reference has no place in the arrays.
    ref int Key(int node) => ref keys[node / 2 - 1];

    ref int Next(int node) => ref links[node / 2 - 1];

    static bool IsMarked(int reference) => (reference & 1) != 0;

    static int Unmarked(int reference) => reference & ~1;

    // One iteration of the loops of search: the first unmarked node whose key is not less than this, and the last unmarked
    // one before it. Takes out the marked nodes between them.
    bool TrySearch(int key, out int left, out int right)
    {
        left = Head;
        int current = Head, next = Next(Head), leftNext = next;
        do
        {
            if (!IsMarked(next))
            {
                left = current;
                leftNext = next;
            }
            current = Unmarked(next);
            if (current == Tail) break;
            Fence.LoadLoad(); // value-dependent instructions
            next = Next(current);
        }
        while (IsMarked(next) || Key(current) < key);
        right = current;
        if (leftNext != right && !TryUnlink(left, leftNext, right)) return false;
        return right == Tail || !IsMarked(Next(right));
    }

    bool TryUnlink(int left, int old, int right) =>
        Interlocked.CompareExchange(ref Next(left), right, old) == old;

    // One iteration of the loop of insert.
    bool TryAdd(int key, int node, out bool added)
    {
        added = false;
        if (!TrySearch(key, out int left, out int right)) return false;
        if (right != Tail && Key(right) == key) return true;
        Next(node) = right;
        Fence.StoreStore(); // incomplete initialization
        added = Interlocked.CompareExchange(ref Next(left), node, right) == right;
        return added;
    }

    // One iteration of the loop of delete.
    bool TryMark(int key, out bool removed, out int left, out int right, out int next)
    {
        removed = false;
        next = 0;
        if (!TrySearch(key, out left, out right)) return false;
        if (right == Tail || Key(right) != key) return true;
        next = Next(right);
        if (IsMarked(next)) return false;
        removed = Interlocked.CompareExchange(ref Next(right), next | 1, next) == next;
        return removed;
    }
}

[ThreadSafe]
public class HarrisSetUnfenced
{
    const int Capacity = 16, Head = 2, Tail = 4;

    readonly int[] keys = new int[Capacity], links = new int[Capacity];
    int allocated;

    public HarrisSetUnfenced()
    {
        Allocate(int.MinValue);
        Allocate(int.MaxValue);
        Next(Head) = Tail;
    }

    public bool Add(int key)
    {
        int node = Allocate(key);
        bool added;
        while (!TryAdd(key, node, out added)) { }
        return added;
    }

    public bool Remove(int key)
    {
        bool removed;
        int left, right, next;
        while (!TryMark(key, out removed, out left, out right, out next)) { }
        if (removed && !TryUnlink(left, right, next))
        {
            while (!TrySearch(key, out _, out _)) { }
        }
        return removed;
    }

    public bool Contains(int key)
    {
        int right;
        while (!TrySearch(key, out _, out right)) { }
        return right != Tail && Key(right) == key;
    }

    [Operation(Exclude = true)]
    public bool AddOnce(int key)
    {
        int node = Allocate(key);
        Fencepost.Assume(TryAdd(key, node, out bool added));
        return added;
    }

    [Operation(Exclude = true)]
    public bool RemoveOnce(int key)
    {
        Fencepost.Assume(TryMark(key, out bool removed, out int left, out int right, out int next));
        if (removed && !TryUnlink(left, right, next)) Fencepost.Assume(TrySearch(key, out _, out _));
        return removed;
    }

    [Operation(Exclude = true)]
    public bool ContainsOnce(int key)
    {
        Fencepost.Assume(TrySearch(key, out _, out int right));
        return right != Tail && Key(right) == key;
    }

    int Allocate(int key)
    {
        int node = 2 * Interlocked.Increment(ref allocated);
        Key(node) = key;
        return node;
    }

    // A null reference has no place in the arrays.
    ref int Key(int node) => ref keys[node / 2 - 1];

    ref int Next(int node) => ref links[node / 2 - 1];

    static bool IsMarked(int reference) => (reference & 1) != 0;

    static int Unmarked(int reference) => reference & ~1;

    // One iteration of the loops of search: the first unmarked node whose key is not less than this, and the last unmarked
    // one before it. Takes out the marked nodes between them.
    bool TrySearch(int key, out int left, out int right)
    {
        left = Head;
        int current = Head, next = Next(Head), leftNext = next;
        do
        {
            if (!IsMarked(next))
            {
                left = current;
                leftNext = next;
            }
            current = Unmarked(next);
            if (current == Tail) break;
            next = Next(current);
        }
        while (IsMarked(next) || Key(current) < key);
        right = current;
        if (leftNext != right && !TryUnlink(left, leftNext, right)) return false;
        return right == Tail || !IsMarked(Next(right));
    }

    bool TryUnlink(int left, int old, int right) =>
        Interlocked.CompareExchange(ref Next(left), right, old) == old;

    // One iteration of the loop of insert.
    bool TryAdd(int key, int node, out bool added)
    {
        added = false;
        if (!TrySearch(key, out int left, out int right)) return false;
        if (right != Tail && Key(right) == key) return true;
        Next(node) = right;
        added = Interlocked.CompareExchange(ref Next(left), node, right) == right;
        return added;
    }

    // One iteration of the loop of delete.
    bool TryMark(int key, out bool removed, out int left, out int right, out int next)
    {
        removed = false;
        next = 0;
        if (!TrySearch(key, out left, out right)) return false;
        if (right == Tail || Key(right) != key) return true;
        next = Next(right);
        if (IsMarked(next)) return false;
        removed = Interlocked.CompareExchange(ref Next(right), next | 1, next) == next;
        return removed;
    }
}
