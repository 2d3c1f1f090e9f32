// The non-blocking queue of "Simple, Fast, and Practical Non-Blocking and Blocking Concurrent Queue Algorithms" (Michael
// and Scott, PODC 1996), figure 1, as figure 9 of the CheckFence paper has it: without the counters beside the pointers,
// and with seven fences. The numbers of lines are those of figure 9, as far as its text names them.
using System.Threading;

namespace CheckFence;

internal sealed class NonBlockingNode
{
    public int value;
    public NonBlockingNode next;
}

[ThreadSafe]
public class NonBlockingQueue
{
    NonBlockingNode head, tail;

    public NonBlockingQueue() => head = tail = new NonBlockingNode();

    public void Enqueue(int value)
    {
        NonBlockingNode node = Create(value);
        while (!TryLink(node)) { }
    }

    public bool TryDequeue(out int value)
    {
        bool found;
        while (!TryUnlink(out found, out value)) { }
        return found;
    }

    [Operation(Exclude = true)]
    public void EnqueueOnce(int value)
    {
        NonBlockingNode node = Create(value);
        Fencepost.Assume(TryLink(node));
    }

    [Operation(Exclude = true)]
    public bool TryDequeueOnce(out int value)
    {
        Fencepost.Assume(TryUnlink(out bool found, out value));
        return found;
    }

    static NonBlockingNode Create(int value)
    {
        var node = new NonBlockingNode();
        node.value = value;
        node.next = null;
        Fence.StoreStore(); // line 29: incomplete initialization
        return node;
    }

    // One iteration of the loop of enqueue.
    bool TryLink(NonBlockingNode node)
    {
        NonBlockingNode last = tail; // line 31
        Fence.LoadLoad(); // line 32: value-dependent instructions, load sequence
        NonBlockingNode next = last.next; // line 33
        Fence.LoadLoad(); // line 34: load sequence
        if (last != tail) return false; // line 35
        if (next != null)
        {
            Interlocked.CompareExchange(ref tail, next, last);
            return false;
        }
        if (Interlocked.CompareExchange(ref last.next, node, null) != null) return false; // line 37
        Fence.StoreStore(); // line 44: reordering of compare-and-swaps
        Interlocked.CompareExchange(ref tail, node, last); // line 45
        return true;
    }

    // One iteration of the loop of dequeue.
    bool TryUnlink(out bool found, out int value)
    {
        found = false;
        value = 0;
        NonBlockingNode first = head; // line 52
        Fence.LoadLoad(); // line 53: load sequence
        NonBlockingNode last = tail;
        Fence.LoadLoad(); // line 55: load sequence
        NonBlockingNode next = first.next;
        Fence.LoadLoad(); // line 57: load sequence, value-dependent instructions
        if (first != head) return false; // line 58
        if (first == last)
        {
            if (next == null) return true;
            Interlocked.CompareExchange(ref tail, next, last);
            return false;
        }
        value = next.value;
        found = true;
        return Interlocked.CompareExchange(ref head, next, first) == first;
    }
}

[ThreadSafe]
public class NonBlockingQueueUnfenced
{
    NonBlockingNode head, tail;

    public NonBlockingQueueUnfenced() => head = tail = new NonBlockingNode();

    public void Enqueue(int value)
    {
        NonBlockingNode node = Create(value);
        while (!TryLink(node)) { }
    }

    public bool TryDequeue(out int value)
    {
        bool found;
        while (!TryUnlink(out found, out value)) { }
        return found;
    }

    [Operation(Exclude = true)]
    public void EnqueueOnce(int value)
    {
        NonBlockingNode node = Create(value);
        Fencepost.Assume(TryLink(node));
    }

    [Operation(Exclude = true)]
    public bool TryDequeueOnce(out int value)
    {
        Fencepost.Assume(TryUnlink(out bool found, out value));
        return found;
    }

    static NonBlockingNode Create(int value)
    {
        var node = new NonBlockingNode();
        node.value = value;
        node.next = null;
        return node;
    }

    // One iteration of the loop of enqueue.
    bool TryLink(NonBlockingNode node)
    {
        NonBlockingNode last = tail;
        NonBlockingNode next = last.next;
        if (last != tail) return false;
        if (next != null)
        {
            Interlocked.CompareExchange(ref tail, next, last);
            return false;
        }
        if (Interlocked.CompareExchange(ref last.next, node, null) != null) return false;
        Interlocked.CompareExchange(ref tail, node, last);
        return true;
    }

    // One iteration of the loop of dequeue.
    bool TryUnlink(out bool found, out int value)
    {
        found = false;
        value = 0;
        NonBlockingNode first = head;
        NonBlockingNode last = tail;
        NonBlockingNode next = first.next;
        if (first != head) return false;
        if (first == last)
        {
            if (next == null) return true;
            Interlocked.CompareExchange(ref tail, next, last);
            return false;
        }
        value = next.value;
        found = true;
        return Interlocked.CompareExchange(ref head, next, first) == first;
    }
}
