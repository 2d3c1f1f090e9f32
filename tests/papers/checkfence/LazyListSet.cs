// The lazy list-based set of "A Lazy Concurrent List-Based Set Algorithm" (Heller, Herlihy, Luchangco, Moir, Scherer and
// Shavit, OPODIS 2005). A sorted list between two sentinels; a node is marked before it is taken out, adding and removing
// lock two nodes, and asking locks none.
using System.Threading;

namespace CheckFence;

internal sealed class LazyNode
{
    public int key;
    public LazyNode next;
    public bool marked;
}

[ThreadSafe]
public class LazyListSet
{
    readonly LazyNode head = new LazyNode { key = int.MinValue, next = new LazyNode { key = int.MaxValue } };

    public bool Add(int key)
    {
        bool added;
        while (!TryAdd(key, out added)) { }
        return added;
    }

    public bool Remove(int key)
    {
        bool removed;
        while (!TryRemove(key, out removed)) { }
        return removed;
    }

    public bool Contains(int key)
    {
        LazyNode current = head;
        while (current.key < key)
        {
            current = current.next;
            Fence.LoadLoad(); // value-dependent instructions
        }
        return current.key == key && !current.marked;
    }

    [Operation(Exclude = true)]
    public bool AddOnce(int key)
    {
        Fencepost.Assume(TryAdd(key, out bool added));
        return added;
    }

    [Operation(Exclude = true)]
    public bool RemoveOnce(int key)
    {
        Fencepost.Assume(TryRemove(key, out bool removed));
        return removed;
    }

    // Following the list is no retry.
    [Operation(Exclude = true)]
    public bool ContainsOnce(int key) => Contains(key);

    // The first node whose key is not less than this, and the one before it.
    void Locate(int key, out LazyNode previous, out LazyNode current)
    {
        current = head;
        do
        {
            previous = current;
            current = previous.next;
            Fence.LoadLoad(); // value-dependent instructions
        }
        while (current.key < key);
    }

    static bool IsValid(LazyNode previous, LazyNode current) =>
        !previous.marked && !current.marked && previous.next == current;

    // One iteration of the loop of add.
    bool TryAdd(int key, out bool added)
    {
        Locate(key, out LazyNode previous, out LazyNode current);
        lock (previous)
        {
            lock (current)
            {
                added = false;
                if (!IsValid(previous, current)) return false;
                if (current.key == key) return true;
                var node = new LazyNode();
                node.marked = false; // which the published pseudocode leaves out
                node.key = key;
                node.next = current;
                Fence.StoreStore(); // incomplete initialization
                previous.next = node;
                added = true;
                return true;
            }
        }
    }

    // One iteration of the loop of remove.
    bool TryRemove(int key, out bool removed)
    {
        Locate(key, out LazyNode previous, out LazyNode current);
        lock (previous)
        {
            lock (current)
            {
                removed = false;
                if (!IsValid(previous, current)) return false;
                if (current.key != key) return true;
                current.marked = true;
                previous.next = current.next;
                removed = true;
                return true;
            }
        }
    }
}

[ThreadSafe]
public class LazyListSetUnfenced
{
    readonly LazyNode head = new LazyNode { key = int.MinValue, next = new LazyNode { key = int.MaxValue } };

    public bool Add(int key)
    {
        bool added;
        while (!TryAdd(key, out added)) { }
        return added;
    }

    public bool Remove(int key)
    {
        bool removed;
        while (!TryRemove(key, out removed)) { }
        return removed;
    }

    public bool Contains(int key)
    {
        LazyNode current = head;
        while (current.key < key)
        {
            current = current.next;
        }
        return current.key == key && !current.marked;
    }

    [Operation(Exclude = true)]
    public bool AddOnce(int key)
    {
        Fencepost.Assume(TryAdd(key, out bool added));
        return added;
    }

    [Operation(Exclude = true)]
    public bool RemoveOnce(int key)
    {
        Fencepost.Assume(TryRemove(key, out bool removed));
        return removed;
    }

    [Operation(Exclude = true)]
    public bool ContainsOnce(int key) => Contains(key);

    // The first node whose key is not less than this, and the one before it.
    void Locate(int key, out LazyNode previous, out LazyNode current)
    {
        current = head;
        do
        {
            previous = current;
            current = previous.next;
        }
        while (current.key < key);
    }

    static bool IsValid(LazyNode previous, LazyNode current) =>
        !previous.marked && !current.marked && previous.next == current;

    // One iteration of the loop of add.
    bool TryAdd(int key, out bool added)
    {
        Locate(key, out LazyNode previous, out LazyNode current);
        lock (previous)
        {
            lock (current)
            {
                added = false;
                if (!IsValid(previous, current)) return false;
                if (current.key == key) return true;
                var node = new LazyNode();
                node.marked = false;
                node.key = key;
                node.next = current;
                previous.next = node;
                added = true;
                return true;
            }
        }
    }

    // One iteration of the loop of remove.
    bool TryRemove(int key, out bool removed)
    {
        Locate(key, out LazyNode previous, out LazyNode current);
        lock (previous)
        {
            lock (current)
            {
                removed = false;
                if (!IsValid(previous, current)) return false;
                if (current.key != key) return true;
                current.marked = true;
                previous.next = current.next;
                removed = true;
                return true;
            }
        }
    }
}

// The pseudocode does not say that the field marked of a new node is false, and "fails to properly initialize the 'marked'
// field when a new node is added to the list" (CheckFence, section 4.1). New objects are all zero in .NET, so that nodes
// come from an allocator here that does not clear memory. What is added with its first node is not in the set; to add or
// to remove it, or what comes next to it, never ends. It has the fences, so that this is the only mistake.
[ThreadSafe]
public class LazyListSetPublished
{
    readonly LazyNode head = new LazyNode { key = int.MinValue, next = new LazyNode { key = int.MaxValue } };
    LazyNode freed = new LazyNode { marked = true };

    // Memory as it is, like malloc: the first node that is asked for has been a node of a list before, and was removed.
    LazyNode Allocate() => Interlocked.Exchange(ref freed, null) ?? new LazyNode();

    public bool Add(int key)
    {
        bool added;
        while (!TryAdd(key, out added)) { }
        return added;
    }

    public bool Remove(int key)
    {
        bool removed;
        while (!TryRemove(key, out removed)) { }
        return removed;
    }

    public bool Contains(int key)
    {
        LazyNode current = head;
        while (current.key < key)
        {
            current = current.next;
            Fence.LoadLoad(); // value-dependent instructions
        }
        return current.key == key && !current.marked;
    }

    [Operation(Exclude = true)]
    public bool AddOnce(int key)
    {
        Fencepost.Assume(TryAdd(key, out bool added));
        return added;
    }

    [Operation(Exclude = true)]
    public bool RemoveOnce(int key)
    {
        Fencepost.Assume(TryRemove(key, out bool removed));
        return removed;
    }

    [Operation(Exclude = true)]
    public bool ContainsOnce(int key) => Contains(key);

    // The first node whose key is not less than this, and the one before it.
    void Locate(int key, out LazyNode previous, out LazyNode current)
    {
        current = head;
        do
        {
            previous = current;
            current = previous.next;
            Fence.LoadLoad(); // value-dependent instructions
        }
        while (current.key < key);
    }

    static bool IsValid(LazyNode previous, LazyNode current) =>
        !previous.marked && !current.marked && previous.next == current;

    // One iteration of the loop of add.
    bool TryAdd(int key, out bool added)
    {
        Locate(key, out LazyNode previous, out LazyNode current);
        lock (previous)
        {
            lock (current)
            {
                added = false;
                if (!IsValid(previous, current)) return false;
                if (current.key == key) return true;
                LazyNode node = Allocate();
                node.key = key;
                node.next = current;
                Fence.StoreStore(); // incomplete initialization
                previous.next = node;
                added = true;
                return true;
            }
        }
    }

    // One iteration of the loop of remove.
    bool TryRemove(int key, out bool removed)
    {
        Locate(key, out LazyNode previous, out LazyNode current);
        lock (previous)
        {
            lock (current)
            {
                removed = false;
                if (!IsValid(previous, current)) return false;
                if (current.key != key) return true;
                current.marked = true;
                previous.next = current.next;
                removed = true;
                return true;
            }
        }
    }
}
