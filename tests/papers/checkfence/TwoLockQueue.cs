// The two-lock queue of "Simple, Fast, and Practical Non-Blocking and Blocking Concurrent Queue Algorithms" (Michael and
// Scott, PODC 1996), figure 2. Head and tail have a lock each, so that a thread that removes may follow a link that another
// thread has just written.
namespace CheckFence;

internal sealed class TwoLockNode
{
    public int value;
    public TwoLockNode next;
}

[ThreadSafe]
public class TwoLockQueue
{
    readonly object headLock = new object(), tailLock = new object();
    TwoLockNode head, tail;

    public TwoLockQueue() => head = tail = new TwoLockNode();

    public void Enqueue(int value)
    {
        var node = new TwoLockNode();
        node.value = value;
        node.next = null;
        Fence.StoreStore(); // incomplete initialization
        lock (tailLock)
        {
            tail.next = node;
            tail = node;
        }
    }

    public bool TryDequeue(out int value)
    {
        lock (headLock)
        {
            TwoLockNode next = head.next;
            if (next == null)
            {
                value = 0;
                return false;
            }
            Fence.LoadLoad(); // value-dependent instructions
            value = next.value;
            head = next;
            return true;
        }
    }

    // Neither operation ever retries.
    [Operation(Exclude = true)]
    public void EnqueueOnce(int value) => Enqueue(value);

    [Operation(Exclude = true)]
    public bool TryDequeueOnce(out int value) => TryDequeue(out value);
}

[ThreadSafe]
public class TwoLockQueueUnfenced
{
    readonly object headLock = new object(), tailLock = new object();
    TwoLockNode head, tail;

    public TwoLockQueueUnfenced() => head = tail = new TwoLockNode();

    public void Enqueue(int value)
    {
        var node = new TwoLockNode();
        node.value = value;
        node.next = null;
        lock (tailLock)
        {
            tail.next = node;
            tail = node;
        }
    }

    public bool TryDequeue(out int value)
    {
        lock (headLock)
        {
            TwoLockNode next = head.next;
            if (next == null)
            {
                value = 0;
                return false;
            }
            value = next.value;
            head = next;
            return true;
        }
    }

    [Operation(Exclude = true)]
    public void EnqueueOnce(int value) => Enqueue(value);

    [Operation(Exclude = true)]
    public bool TryDequeueOnce(out int value) => TryDequeue(out value);
}
