// The deque called Snark, of "Even Better DCAS-Based Concurrent Deques" (Detlefs, Flood, Garthwaite, Martin, Shavit and
// Steele, DISC 2000): a doubly-linked list with a hat at each end. A node that was removed at its right end points to
// itself on its left, and the other way round; a dummy node does so on both sides.
//
// "DCAS is not a Silver Bullet for Nonblocking Algorithm Design" (Doherty, Detlefs, Groves, Flood, Luchangco, Martin, Moir,
// Shavit and Steele, SPAA 2004) shows two mistakes, and corrects them: SnarkDequePublished has them, SnarkDeque does not.
using System.Threading;

namespace CheckFence;

internal sealed class SnarkNode
{
    // In place of the value that some thread has claimed.
    public const int Taken = int.MinValue;

    public int value;
    public SnarkNode left, right;
}

internal static class DoubleWord
{
    // DCAS: compares and swaps two words at once. In one step where RelaxedAtomic has its meaning, else for one thread.
    [RelaxedAtomic]
    public static bool Swap(
        ref SnarkNode first, ref SnarkNode second, SnarkNode oldFirst, SnarkNode oldSecond, SnarkNode newFirst, SnarkNode newSecond)
    {
        if (first != oldFirst || second != oldSecond) return false;
        first = newFirst;
        second = newSecond;
        return true;
    }
}

[ThreadSafe]
public class SnarkDeque
{
    readonly SnarkNode dummy = new SnarkNode();
    SnarkNode leftHat, rightHat;

    public SnarkDeque()
    {
        dummy.left = dummy.right = dummy;
        leftHat = rightHat = dummy;
    }

    public void PushLeft(int value)
    {
        SnarkNode node = Create(value);
        while (!TryLinkLeft(node)) { }
    }

    public void PushRight(int value)
    {
        SnarkNode node = Create(value);
        while (!TryLinkRight(node)) { }
    }

    public bool TryPopLeft(out int value)
    {
        bool found;
        while (!TryUnlinkLeft(out found, out value)) { }
        return found;
    }

    public bool TryPopRight(out int value)
    {
        bool found;
        while (!TryUnlinkRight(out found, out value)) { }
        return found;
    }

    [Operation(Exclude = true)]
    public void PushLeftOnce(int value)
    {
        SnarkNode node = Create(value);
        Fencepost.Assume(TryLinkLeft(node));
    }

    [Operation(Exclude = true)]
    public void PushRightOnce(int value)
    {
        SnarkNode node = Create(value);
        Fencepost.Assume(TryLinkRight(node));
    }

    [Operation(Exclude = true)]
    public bool TryPopLeftOnce(out int value)
    {
        Fencepost.Assume(TryUnlinkLeft(out bool found, out value));
        return found;
    }

    [Operation(Exclude = true)]
    public bool TryPopRightOnce(out int value)
    {
        Fencepost.Assume(TryUnlinkRight(out bool found, out value));
        return found;
    }

    SnarkNode Create(int value)
    {
        var node = new SnarkNode();
        node.left = dummy;
        node.right = dummy;
        node.value = value;
        return node;
    }

    // One iteration of the loop of pushRight.
    bool TryLinkRight(SnarkNode node)
    {
        SnarkNode hat = rightHat;
        Fence.LoadLoad(); // value-dependent instructions
        SnarkNode next = hat.right;
        if (next == hat)
        {
            node.left = dummy;
            SnarkNode other = leftHat;
            Fence.StoreStore(); // incomplete initialization
            return DoubleWord.Swap(ref rightHat, ref leftHat, hat, other, node, node);
        }
        node.left = hat;
        Fence.StoreStore(); // incomplete initialization
        return DoubleWord.Swap(ref rightHat, ref hat.right, hat, next, node, node);
    }

    // One iteration of the loop of popRight, as corrected: a removed node under the hat means empty only while the hat is
    // still there, one kind of swap serves lists of any length, and the two ends may both remove the last node, so that its
    // value has to be claimed.
    bool TryUnlinkRight(out bool found, out int value)
    {
        found = false;
        value = 0;
        SnarkNode hat = rightHat;
        Fence.LoadLoad(); // value-dependent instructions
        SnarkNode next = hat.left;
        if (hat.right == hat)
        {
            Fence.LoadLoad(); // load sequence
            return rightHat == hat;
        }
        if (!DoubleWord.Swap(ref rightHat, ref hat.left, hat, next, next, hat)) return false;
        int claimed = hat.value;
        if (claimed == SnarkNode.Taken) return true;
        if (Interlocked.CompareExchange(ref hat.value, SnarkNode.Taken, claimed) != claimed) return true;
        Fence.StoreStore(); // lets go of the node when it is out of the list
        hat.right = dummy; // so that no chain of removed nodes stays reachable
        value = claimed;
        found = true;
        return true;
    }

    bool TryLinkLeft(SnarkNode node)
    {
        SnarkNode hat = leftHat;
        Fence.LoadLoad(); // value-dependent instructions
        SnarkNode next = hat.left;
        if (next == hat)
        {
            node.right = dummy;
            SnarkNode other = rightHat;
            Fence.StoreStore(); // incomplete initialization
            return DoubleWord.Swap(ref leftHat, ref rightHat, hat, other, node, node);
        }
        node.right = hat;
        Fence.StoreStore(); // incomplete initialization
        return DoubleWord.Swap(ref leftHat, ref hat.left, hat, next, node, node);
    }

    bool TryUnlinkLeft(out bool found, out int value)
    {
        found = false;
        value = 0;
        SnarkNode hat = leftHat;
        Fence.LoadLoad(); // value-dependent instructions
        SnarkNode next = hat.right;
        if (hat.left == hat)
        {
            Fence.LoadLoad(); // load sequence
            return leftHat == hat;
        }
        if (!DoubleWord.Swap(ref leftHat, ref hat.right, hat, next, next, hat)) return false;
        int claimed = hat.value;
        if (claimed == SnarkNode.Taken) return true;
        if (Interlocked.CompareExchange(ref hat.value, SnarkNode.Taken, claimed) != claimed) return true;
        Fence.StoreStore(); // the reason is that of the other end
        hat.left = dummy;
        value = claimed;
        found = true;
        return true;
    }
}

[ThreadSafe]
public class SnarkDequeUnfenced
{
    readonly SnarkNode dummy = new SnarkNode();
    SnarkNode leftHat, rightHat;

    public SnarkDequeUnfenced()
    {
        dummy.left = dummy.right = dummy;
        leftHat = rightHat = dummy;
    }

    public void PushLeft(int value)
    {
        SnarkNode node = Create(value);
        while (!TryLinkLeft(node)) { }
    }

    public void PushRight(int value)
    {
        SnarkNode node = Create(value);
        while (!TryLinkRight(node)) { }
    }

    public bool TryPopLeft(out int value)
    {
        bool found;
        while (!TryUnlinkLeft(out found, out value)) { }
        return found;
    }

    public bool TryPopRight(out int value)
    {
        bool found;
        while (!TryUnlinkRight(out found, out value)) { }
        return found;
    }

    [Operation(Exclude = true)]
    public void PushLeftOnce(int value)
    {
        SnarkNode node = Create(value);
        Fencepost.Assume(TryLinkLeft(node));
    }

    [Operation(Exclude = true)]
    public void PushRightOnce(int value)
    {
        SnarkNode node = Create(value);
        Fencepost.Assume(TryLinkRight(node));
    }

    [Operation(Exclude = true)]
    public bool TryPopLeftOnce(out int value)
    {
        Fencepost.Assume(TryUnlinkLeft(out bool found, out value));
        return found;
    }

    [Operation(Exclude = true)]
    public bool TryPopRightOnce(out int value)
    {
        Fencepost.Assume(TryUnlinkRight(out bool found, out value));
        return found;
    }

    SnarkNode Create(int value)
    {
        var node = new SnarkNode();
        node.left = dummy;
        node.right = dummy;
        node.value = value;
        return node;
    }

    // One iteration of the loop of pushRight.
    bool TryLinkRight(SnarkNode node)
    {
        SnarkNode hat = rightHat;
        SnarkNode next = hat.right;
        if (next == hat)
        {
            node.left = dummy;
            SnarkNode other = leftHat;
            return DoubleWord.Swap(ref rightHat, ref leftHat, hat, other, node, node);
        }
        node.left = hat;
        return DoubleWord.Swap(ref rightHat, ref hat.right, hat, next, node, node);
    }

    // One iteration of the loop of popRight.
    bool TryUnlinkRight(out bool found, out int value)
    {
        found = false;
        value = 0;
        SnarkNode hat = rightHat;
        SnarkNode next = hat.left;
        if (hat.right == hat) return rightHat == hat;
        if (!DoubleWord.Swap(ref rightHat, ref hat.left, hat, next, next, hat)) return false;
        int claimed = hat.value;
        if (claimed == SnarkNode.Taken) return true;
        if (Interlocked.CompareExchange(ref hat.value, SnarkNode.Taken, claimed) != claimed) return true;
        hat.right = dummy;
        value = claimed;
        found = true;
        return true;
    }

    bool TryLinkLeft(SnarkNode node)
    {
        SnarkNode hat = leftHat;
        SnarkNode next = hat.left;
        if (next == hat)
        {
            node.right = dummy;
            SnarkNode other = rightHat;
            return DoubleWord.Swap(ref leftHat, ref rightHat, hat, other, node, node);
        }
        node.right = hat;
        return DoubleWord.Swap(ref leftHat, ref hat.left, hat, next, node, node);
    }

    bool TryUnlinkLeft(out bool found, out int value)
    {
        found = false;
        value = 0;
        SnarkNode hat = leftHat;
        SnarkNode next = hat.right;
        if (hat.left == hat) return leftHat == hat;
        if (!DoubleWord.Swap(ref leftHat, ref hat.right, hat, next, next, hat)) return false;
        int claimed = hat.value;
        if (claimed == SnarkNode.Taken) return true;
        if (Interlocked.CompareExchange(ref hat.value, SnarkNode.Taken, claimed) != claimed) return true;
        hat.left = dummy;
        value = claimed;
        found = true;
        return true;
    }
}

// As it was published. A pop may say that the deque is empty when it never was: the node under the hat that it has read was
// removed at the other end, and others have been added since (D0). And a pop may return a value that another one has
// returned (Dq; of what is smaller, al ( rr | rl | ar rr | al rl )).
// It has fences, so that these are the only mistakes.
[ThreadSafe]
public class SnarkDequePublished
{
    readonly SnarkNode dummy = new SnarkNode();
    SnarkNode leftHat, rightHat;

    public SnarkDequePublished()
    {
        dummy.left = dummy.right = dummy;
        leftHat = rightHat = dummy;
    }

    public void PushLeft(int value)
    {
        SnarkNode node = Create(value);
        while (!TryLinkLeft(node)) { }
    }

    public void PushRight(int value)
    {
        SnarkNode node = Create(value);
        while (!TryLinkRight(node)) { }
    }

    public bool TryPopLeft(out int value)
    {
        bool found;
        while (!TryUnlinkLeft(out found, out value)) { }
        return found;
    }

    public bool TryPopRight(out int value)
    {
        bool found;
        while (!TryUnlinkRight(out found, out value)) { }
        return found;
    }

    [Operation(Exclude = true)]
    public void PushLeftOnce(int value)
    {
        SnarkNode node = Create(value);
        Fencepost.Assume(TryLinkLeft(node));
    }

    [Operation(Exclude = true)]
    public void PushRightOnce(int value)
    {
        SnarkNode node = Create(value);
        Fencepost.Assume(TryLinkRight(node));
    }

    [Operation(Exclude = true)]
    public bool TryPopLeftOnce(out int value)
    {
        Fencepost.Assume(TryUnlinkLeft(out bool found, out value));
        return found;
    }

    [Operation(Exclude = true)]
    public bool TryPopRightOnce(out int value)
    {
        Fencepost.Assume(TryUnlinkRight(out bool found, out value));
        return found;
    }

    SnarkNode Create(int value)
    {
        var node = new SnarkNode();
        node.left = dummy;
        node.right = dummy;
        node.value = value;
        return node;
    }

    // One iteration of the loop of pushRight.
    bool TryLinkRight(SnarkNode node)
    {
        SnarkNode hat = rightHat;
        Fence.LoadLoad(); // value-dependent instructions
        SnarkNode next = hat.right;
        if (next == hat)
        {
            node.left = dummy;
            SnarkNode other = leftHat;
            Fence.StoreStore(); // incomplete initialization
            return DoubleWord.Swap(ref rightHat, ref leftHat, hat, other, node, node);
        }
        node.left = hat;
        Fence.StoreStore(); // incomplete initialization
        return DoubleWord.Swap(ref rightHat, ref hat.right, hat, next, node, node);
    }

    // One iteration of the loop of popRight. The two hats are read in this order.
    bool TryUnlinkRight(out bool found, out int value)
    {
        found = false;
        value = 0;
        SnarkNode hat = rightHat;
        Fence.LoadLoad();
        SnarkNode other = leftHat;
        Fence.LoadLoad();
        if (hat.right == hat) return true;
        if (hat == other)
        {
            found = DoubleWord.Swap(ref rightHat, ref leftHat, hat, other, dummy, dummy);
            if (found) value = hat.value;
            return found;
        }
        SnarkNode next = hat.left;
        found = DoubleWord.Swap(ref rightHat, ref hat.left, hat, next, next, hat);
        if (!found) return false;
        value = hat.value;
        Fence.StoreStore();
        hat.right = dummy;
        return true;
    }

    bool TryLinkLeft(SnarkNode node)
    {
        SnarkNode hat = leftHat;
        Fence.LoadLoad(); // value-dependent instructions
        SnarkNode next = hat.left;
        if (next == hat)
        {
            node.right = dummy;
            SnarkNode other = rightHat;
            Fence.StoreStore(); // incomplete initialization
            return DoubleWord.Swap(ref leftHat, ref rightHat, hat, other, node, node);
        }
        node.right = hat;
        Fence.StoreStore(); // incomplete initialization
        return DoubleWord.Swap(ref leftHat, ref hat.left, hat, next, node, node);
    }

    bool TryUnlinkLeft(out bool found, out int value)
    {
        found = false;
        value = 0;
        SnarkNode hat = leftHat;
        Fence.LoadLoad();
        SnarkNode other = rightHat;
        Fence.LoadLoad();
        if (hat.left == hat) return true;
        if (hat == other)
        {
            found = DoubleWord.Swap(ref leftHat, ref rightHat, hat, other, dummy, dummy);
            if (found) value = hat.value;
            return found;
        }
        SnarkNode next = hat.right;
        found = DoubleWord.Swap(ref leftHat, ref hat.right, hat, next, next, hat);
        if (!found) return false;
        value = hat.value;
        Fence.StoreStore();
        hat.left = dummy;
        return true;
    }
}
