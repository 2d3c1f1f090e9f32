// Lock-free stacks, queues and counters.
#nullable disable warnings
using System;
using System.Diagnostics;
using System.Threading;

namespace Programs;

public static class TreiberStack
{
    sealed class Node { public int Value; public Node Next; }
    static Node top;

    static void Push(int v, bool atomic)
    {
        var n = new Node { Value = v };
        while (true)
        {
            n.Next = top;
            if (!atomic) { top = n; return; }
            if (Interlocked.CompareExchange(ref top, n, n.Next) == n.Next) return;
        }
    }

    static int Pop()
    {
        while (true)
        {
            var t = top;
            if (t == null) return 0;
            if (Interlocked.CompareExchange(ref top, t.Next, t) == t) return t.Value;
        }
    }

    static int Go(bool atomic)
    {
        top = null;
        Threads.Run(() => Push(1, atomic), () => Push(2, atomic));
        int sum = Pop() + Pop() + Pop();
        Debug.Assert(sum == 3);
        return sum;
    }

    // The new top is stored without looking whether the old one is still there.
    [ConcurrencyTest]
    public static int X_Wrong() => Go(false);

    // Compare-exchange in a loop.
    [ConcurrencyTest]
    public static int X_Right() => Go(true);

    // A push and two pops with one item there.
    [ConcurrencyTest]
    public static (int, int) Mixed_Right()
    {
        top = null;
        Push(5, true);
        int p = 0, q = 0;
        Threads.Run(() => Push(6, true), () => p = Pop(), () => q = Pop());
        Debug.Assert(p != q);
        return (p, q);
    }
}

public static class AbaStack
{
    sealed class Node { public int Value; public Node Next; }
    static Node top;

    static void Push(Node n)
    {
        do n.Next = top;
        while (Interlocked.CompareExchange(ref top, n, n.Next) != n.Next);
    }

    static Node Pop()
    {
        while (true)
        {
            var t = top;
            if (t == null) return null;
            var next = t.Next;
            if (Interlocked.CompareExchange(ref top, next, t) == t) return t;
        }
    }

    static int Go(bool reuse)
    {
        top = null;
        Push(new Node { Value = 2 }); Push(new Node { Value = 1 });
        Node p = null, q = null;
        Threads.Run(
            () => p = Pop(),
            () => { var x = Pop(); q = Pop(); if (x != null) Push(reuse ? x : new Node { Value = x.Value }); });
        int sum = (p?.Value ?? 0) + (q?.Value ?? 0);
        for (var n = Pop(); n != null; n = Pop()) sum += n.Value;
        Require.That(sum == 3);
        return sum;
    }

    // The node that was on top is on top again, but what follows it is another: A-B-A.
    [ConcurrencyTest]
    public static int X_Wrong() => Go(true);

    // A new node for each push cannot be confused with an old one.
    [ConcurrencyTest]
    public static int X_Right() => Go(false);
}

public static class FreeList
{
    static readonly int[] next = new int[3];
    static long head;   // version << 8 | index, 0 = empty

    static int Take(bool versioned)
    {
        while (true)
        {
            long h = Volatile.Read(ref head);
            int i = (int)(h & 0xFF);
            if (i == 0) return 0;
            long to = (uint)next[i] | (versioned ? (h >> 8) + 1 << 8 : 0);
            if (Interlocked.CompareExchange(ref head, to, h) == h) return i;
        }
    }

    static void Give(int i, bool versioned)
    {
        while (true)
        {
            long h = Volatile.Read(ref head);
            next[i] = (int)(h & 0xFF);
            long to = (uint)i | (versioned ? (h >> 8) + 1 << 8 : 0);
            if (Interlocked.CompareExchange(ref head, to, h) == h) return;
        }
    }

    static bool Go(bool versioned)
    {
        head = 0;
        Give(2, versioned); Give(1, versioned);
        int p = 0, q = 0;
        Threads.Run(
            () => p = Take(versioned),
            () => { int x = Take(versioned); q = Take(versioned); if (x != 0) Give(x, versioned); });
        int r = Take(versioned);
        bool unique = !(p != 0 && (p == q || p == r)) && !(q != 0 && q == r);
        Debug.Assert(unique);
        return unique;
    }

    // A free list of indexes gives one index to two owners.
    [ConcurrencyTest]
    public static bool X_Wrong() => Go(false);

    // A version number beside the index.
    [ConcurrencyTest]
    public static bool X_Right() => Go(true);
}

public static class LinkedQueue
{
    sealed class Node { public int Value; public Node Next; }
    static Node head, tail;

    static void Plain(int v) { var n = new Node { Value = v }; tail.Next = n; tail = n; }

    static void Enqueue(int v)
    {
        var n = new Node { Value = v };
        while (true)
        {
            var t = Volatile.Read(ref tail);
            var next = Volatile.Read(ref t.Next);
            if (next != null) { Interlocked.CompareExchange(ref tail, next, t); continue; }
            if (Interlocked.CompareExchange(ref t.Next, n, null) != null) continue;
            Interlocked.CompareExchange(ref tail, n, t);
            return;
        }
    }

    static int Dequeue()
    {
        while (true)
        {
            var h = Volatile.Read(ref head); var t = Volatile.Read(ref tail);
            var next = Volatile.Read(ref h.Next);
            if (next == null) return 0;
            if (h == t) { Interlocked.CompareExchange(ref tail, next, t); continue; }
            if (Interlocked.CompareExchange(ref head, next, h) == h) return next.Value;
        }
    }

    static int Count() { int n = 0; for (var p = head.Next; p != null; p = p.Next) n++; return n; }

    // Both append to the same node.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        head = tail = new Node();
        Threads.Run(() => Plain(1), () => Plain(2));
        Require.That(Count() == 2);
        return Count();
    }

    // Michael and Scott: link with compare-exchange, help to move the tail.
    [ConcurrencyTest]
    public static int X_Right()
    {
        head = tail = new Node();
        Threads.Run(() => Enqueue(1), () => Enqueue(2));
        Require.That(Count() == 2);
        return Count();
    }

    // One producer of two, one consumer of two: first in, first out.
    [ConcurrencyTest]
    public static (int, int) Fifo_Right()
    {
        head = tail = new Node();
        int p = 0, q = 0;
        Threads.Run(() => { Enqueue(1); Enqueue(2); }, () => { p = Dequeue(); q = Dequeue(); });
        Debug.Assert(p != 2 && (q != 2 || p == 1));
        return (p, q);
    }
}

public static class ReferenceCount
{
    static int count, disposed, usedAfter;

    static bool AcquirePlain() { if (Volatile.Read(ref count) == 0) return false; Interlocked.Increment(ref count); return true; }
    static bool AcquireCareful()
    {
        while (true)
        {
            int c = Volatile.Read(ref count);
            if (c == 0) return false;
            if (Interlocked.CompareExchange(ref count, c + 1, c) == c) return true;
        }
    }
    static void Release() { if (Interlocked.Decrement(ref count) == 0) disposed++; }

    static int Go(bool careful)
    {
        count = 1; disposed = 0; usedAfter = 0;
        Threads.Run(Release, () => { if (careful ? AcquireCareful() : AcquirePlain()) { if (disposed != 0) usedAfter = 1; Release(); } });
        Require.That(usedAfter == 0 && disposed == 1);
        return disposed;
    }

    // The object is revived after its count has reached zero.
    [ConcurrencyTest]
    public static int X_Wrong() => Go(false);

    // Zero is final: compare-exchange from a value that is not zero.
    [ConcurrencyTest]
    public static int X_Right() => Go(true);
}

internal static class Threads
{
    /// <summary>Starts a thread for each body and waits until all have ended.</summary>
    public static void Run(params ThreadStart[] bodies)
    {
        var threads = new Thread[bodies.Length];
        for (int i = 0; i < bodies.Length; i++) threads[i] = new Thread(bodies[i]);
        for (int i = 0; i < bodies.Length; i++) threads[i].Start();
        for (int i = 0; i < bodies.Length; i++) threads[i].Join();
    }
}

internal static class Require
{
    public static void That(bool condition)
    {
        if (!condition) throw new InvalidOperationException("a required condition does not hold");
    }
}

[AttributeUsage(AttributeTargets.Method)]
internal sealed class ConcurrencyTestAttribute : Attribute { }
