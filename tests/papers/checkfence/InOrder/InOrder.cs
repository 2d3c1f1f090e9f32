// Calls of the data types on one thread: all sequences of a few calls, each with an object of its own, and with the forms
// that do not retry at every second place. What is returned is the calls with their results.
using System;
using System.Text;
using CheckFence;

namespace InOrder;

public delegate void Put(int value);

public delegate bool Take(out int value);

public delegate bool Ask(int value);

public static class Sequences
{
    static string Taken(Take take) => take(out int value) ? value.ToString() : "-";

    // What all sequences of some length return, of so many different calls: call(n, i) makes the n-th of them as the i-th of
    // its sequence.
    static string All(int different, int length, Func<Func<int, int, string>> create)
    {
        var results = new StringBuilder();
        int sequences = 1;
        for (int i = 0; i < length; i++) sequences *= different;
        for (int sequence = 0; sequence < sequences; sequence++)
        {
            Func<int, int, string> call = create();
            int rest = sequence;
            for (int i = 0; i < length; i++, rest /= different) results.Append(call(rest % different, i));
            results.Append(';');
        }
        return results.ToString();
    }

    static Func<int, int, string> OfQueue(Put[] enqueue, Take[] dequeue) => (n, i) =>
    {
        if (n == 1) return "d" + Taken(dequeue[i % 2]);
        enqueue[i % 2](i);
        return "e" + i;
    };

    static Func<int, int, string> OfSet(Ask[] add, Ask[] contains, Ask[] remove) => (n, i) =>
    {
        Ask ask = (n / 2 == 0 ? add : n / 2 == 1 ? contains : remove)[i % 2];
        return "acr"[n / 2] + (ask(n % 2) ? "+" : "-") + n % 2;
    };

    static Func<int, int, string> OfDeque(Put[] pushLeft, Put[] pushRight, Take[] popLeft, Take[] popRight) => (n, i) =>
    {
        if (n >= 2) return "lr"[n - 2] + Taken((n == 2 ? popLeft : popRight)[i % 2]);
        (n == 0 ? pushLeft : pushRight)[i % 2](i);
        return (n == 0 ? "L" : "R") + i;
    };

    public static string TwoLockQueue() => All(2, 5, () =>
    {
        var queue = new TwoLockQueue();
        return OfQueue([queue.Enqueue, queue.EnqueueOnce], [queue.TryDequeue, queue.TryDequeueOnce]);
    });

    public static string TwoLockQueueUnfenced() => All(2, 5, () =>
    {
        var queue = new TwoLockQueueUnfenced();
        return OfQueue([queue.Enqueue, queue.EnqueueOnce], [queue.TryDequeue, queue.TryDequeueOnce]);
    });

    public static string NonBlockingQueue() => All(2, 5, () =>
    {
        var queue = new NonBlockingQueue();
        return OfQueue([queue.Enqueue, queue.EnqueueOnce], [queue.TryDequeue, queue.TryDequeueOnce]);
    });

    public static string NonBlockingQueueUnfenced() => All(2, 5, () =>
    {
        var queue = new NonBlockingQueueUnfenced();
        return OfQueue([queue.Enqueue, queue.EnqueueOnce], [queue.TryDequeue, queue.TryDequeueOnce]);
    });

    public static string LazyListSet() => All(6, 3, () =>
    {
        var set = new LazyListSet();
        return OfSet([set.Add, set.AddOnce], [set.Contains, set.ContainsOnce], [set.Remove, set.RemoveOnce]);
    });

    public static string LazyListSetUnfenced() => All(6, 3, () =>
    {
        var set = new LazyListSetUnfenced();
        return OfSet([set.Add, set.AddOnce], [set.Contains, set.ContainsOnce], [set.Remove, set.RemoveOnce]);
    });

    public static string HarrisSet() => All(6, 3, () =>
    {
        var set = new HarrisSet();
        return OfSet([set.Add, set.AddOnce], [set.Contains, set.ContainsOnce], [set.Remove, set.RemoveOnce]);
    });

    public static string HarrisSetUnfenced() => All(6, 3, () =>
    {
        var set = new HarrisSetUnfenced();
        return OfSet([set.Add, set.AddOnce], [set.Contains, set.ContainsOnce], [set.Remove, set.RemoveOnce]);
    });

    public static string SnarkDeque() => All(4, 4, () =>
    {
        var deque = new SnarkDeque();
        return OfDeque(
            [deque.PushLeft, deque.PushLeftOnce], [deque.PushRight, deque.PushRightOnce],
            [deque.TryPopLeft, deque.TryPopLeftOnce], [deque.TryPopRight, deque.TryPopRightOnce]);
    });

    public static string SnarkDequeUnfenced() => All(4, 4, () =>
    {
        var deque = new SnarkDequeUnfenced();
        return OfDeque(
            [deque.PushLeft, deque.PushLeftOnce], [deque.PushRight, deque.PushRightOnce],
            [deque.TryPopLeft, deque.TryPopLeftOnce], [deque.TryPopRight, deque.TryPopRightOnce]);
    });

    public static string SnarkDequePublished() => All(4, 4, () =>
    {
        var deque = new SnarkDequePublished();
        return OfDeque(
            [deque.PushLeft, deque.PushLeftOnce], [deque.PushRight, deque.PushRightOnce],
            [deque.TryPopLeft, deque.TryPopLeftOnce], [deque.TryPopRight, deque.TryPopRightOnce]);
    });

    // The published list does not see what was added with memory that had been used.
    public static (bool, bool, bool) LazyListSetPublished()
    {
        var set = new LazyListSetPublished();
        return (set.Add(1), set.Contains(1), set.Contains(0));
    }
}
