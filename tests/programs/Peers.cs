// Programs that are used to measure model checkers, in the sizes that are usual for them.
#nullable disable warnings
using System;
using System.Diagnostics;
using System.Threading;

namespace Programs;

public static class Increments
{
    static int x;

    static int Go(int n)
    {
        x = 0;
        var threads = new Thread[n];
        for (int i = 0; i < n; i++) threads[i] = new Thread(() => x = x + 1);
        foreach (var t in threads) t.Start();
        foreach (var t in threads) t.Join();
        return x;
    }

    // 4 threads add one without protection; every result from 1 to 4 is possible.
    [ConcurrencyTest]
    public static int N4() => Go(4);

    // 5 threads add one without protection; every result from 1 to 5 is possible.
    [ConcurrencyTest]
    public static int N5() => Go(5);

    // 6 threads add one without protection; every result from 1 to 6 is possible.
    [ConcurrencyTest]
    public static int N6() => Go(6);

    // 8 threads add one without protection; every result from 1 to 8 is possible.
    [ConcurrencyTest]
    public static int N8() => Go(8);
}

public static class Philosophers
{
    static int Dine(int n, bool ordered, bool forever)
    {
        var forks = new object[n];
        for (int i = 0; i < n; i++) forks[i] = new object();
        var threads = new Thread[n];
        for (int i = 0; i < n; i++)
        {
            bool swap = ordered && i == n - 1;
            object left = forks[swap ? 0 : i], right = forks[swap ? i : (i + 1) % n];
            threads[i] = new Thread(() => { do lock (left) lock (right) { } while (forever); });
        }
        foreach (var t in threads) t.Start();
        foreach (var t in threads) t.Join();
        return n;
    }

    // 2 philosophers, each takes the left fork first.
    [ConcurrencyTest]
    public static int Crossed2() => Dine(2, false, false);

    // 3 philosophers, each takes the left fork first.
    [ConcurrencyTest]
    public static int Crossed3() => Dine(3, false, false);

    // 4 philosophers, each takes the left fork first.
    [ConcurrencyTest]
    public static int Crossed4() => Dine(4, false, false);

    // 5 philosophers, each takes the left fork first.
    [ConcurrencyTest]
    public static int Crossed5() => Dine(5, false, false);

    // 6 philosophers, each takes the left fork first.
    [ConcurrencyTest]
    public static int Crossed6() => Dine(6, false, false);

    // 7 philosophers, each takes the left fork first.
    [ConcurrencyTest]
    public static int Crossed7() => Dine(7, false, false);

    // 8 philosophers, each takes the left fork first.
    [ConcurrencyTest]
    public static int Crossed8() => Dine(8, false, false);

    // 10 philosophers, each takes the left fork first.
    [ConcurrencyTest]
    public static int Crossed10() => Dine(10, false, false);

    // 20 philosophers, each takes the left fork first.
    [ConcurrencyTest]
    public static int Crossed20() => Dine(20, false, false);

    // 40 philosophers, each takes the left fork first.
    [ConcurrencyTest]
    public static int Crossed40() => Dine(40, false, false);

    // 80 philosophers, each takes the left fork first.
    [ConcurrencyTest]
    public static int Crossed80() => Dine(80, false, false);

    // 2 philosophers, forks in order.
    [ConcurrencyTest]
    public static int Ordered2() => Dine(2, true, false);

    // 3 philosophers, forks in order.
    [ConcurrencyTest]
    public static int Ordered3() => Dine(3, true, false);

    // 4 philosophers, forks in order.
    [ConcurrencyTest]
    public static int Ordered4() => Dine(4, true, false);

    // 5 philosophers, forks in order.
    [ConcurrencyTest]
    public static int Ordered5() => Dine(5, true, false);

    // 6 philosophers, forks in order.
    [ConcurrencyTest]
    public static int Ordered6() => Dine(6, true, false);

    // 7 philosophers, forks in order.
    [ConcurrencyTest]
    public static int Ordered7() => Dine(7, true, false);

    // 8 philosophers, forks in order.
    [ConcurrencyTest]
    public static int Ordered8() => Dine(8, true, false);

    // 2 philosophers who eat again and again: a state space with cycles and no end but the deadlock.
    [ConcurrencyTest]
    public static int Forever2() => Dine(2, false, true);

    // 3 philosophers who eat again and again: a state space with cycles and no end but the deadlock.
    [ConcurrencyTest]
    public static int Forever3() => Dine(3, false, true);

    // 4 philosophers who eat again and again: a state space with cycles and no end but the deadlock.
    [ConcurrencyTest]
    public static int Forever4() => Dine(4, false, true);

    // 5 philosophers who eat again and again: a state space with cycles and no end but the deadlock.
    [ConcurrencyTest]
    public static int Forever5() => Dine(5, false, true);

    // 10 philosophers who eat again and again: a state space with cycles and no end but the deadlock.
    [ConcurrencyTest]
    public static int Forever10() => Dine(10, false, true);

    // 80 philosophers who eat again and again: a state space with cycles and no end but the deadlock.
    [ConcurrencyTest]
    public static int Forever80() => Dine(80, false, true);
}

public static class MichaelScott
{
    sealed class Node { public int Value; public Node Next; }
    static Node head, tail;

    static void Enqueue(int v)
    {
        var n = new Node { Value = v };
        while (true)
        {
            var t = Volatile.Read(ref tail);
            var next = Volatile.Read(ref t.Next);
            if (t != Volatile.Read(ref tail)) continue;
            if (next == null)
            {
                if (Interlocked.CompareExchange(ref t.Next, n, null) == null) { Interlocked.CompareExchange(ref tail, n, t); return; }
            }
            else Interlocked.CompareExchange(ref tail, next, t);
        }
    }

    static int Dequeue()
    {
        while (true)
        {
            var h = Volatile.Read(ref head);
            var t = Volatile.Read(ref tail);
            var next = Volatile.Read(ref h.Next);
            if (h != Volatile.Read(ref head)) continue;
            if (h == t)
            {
                if (next == null) return 0;
                Interlocked.CompareExchange(ref tail, next, t);
            }
            else if (Interlocked.CompareExchange(ref head, next, h) == h) return next.Value;
        }
    }

    // Two enqueue, two dequeue: nothing is dequeued twice.
    [ConcurrencyTest]
    public static (int, int) Two_Two()
    {
        head = tail = new Node();
        int p = 0, q = 0;
        Threads.Run(() => Enqueue(1), () => Enqueue(2), () => p = Dequeue(), () => q = Dequeue());
        Require.That(p == 0 || p != q);
        return (p, q);
    }

    // Three enqueue, two dequeue.
    [ConcurrencyTest]
    public static (int, int) Three_Two()
    {
        head = tail = new Node();
        int p = 0, q = 0;
        Threads.Run(() => Enqueue(1), () => Enqueue(2), () => Enqueue(3), () => p = Dequeue(), () => q = Dequeue());
        Require.That(p == 0 || p != q);
        return (p, q);
    }
}

public static class Treiber
{
    sealed class Node { public int Value; public Node Next; }
    static Node top;

    static void Push(int v)
    {
        var n = new Node { Value = v };
        Node t;
        do { t = Volatile.Read(ref top); n.Next = t; }
        while (Interlocked.CompareExchange(ref top, n, t) != t);
    }

    static int Pop()
    {
        while (true)
        {
            var t = Volatile.Read(ref top);
            if (t == null) return 0;
            if (Interlocked.CompareExchange(ref top, t.Next, t) == t) return t.Value;
        }
    }

    // Three push, two pop: nothing is popped twice.
    [ConcurrencyTest]
    public static (int, int) Three_Two()
    {
        top = null;
        int p = 0, q = 0;
        Threads.Run(() => Push(1), () => Push(2), () => Push(3), () => p = Pop(), () => q = Pop());
        Require.That(p == 0 || p != q);
        return (p, q);
    }

    // Three push, three pop.
    [ConcurrencyTest]
    public static (int, int, int) Three_Three()
    {
        top = null;
        int p = 0, q = 0, r = 0;
        Threads.Run(() => Push(1), () => Push(2), () => Push(3), () => p = Pop(), () => q = Pop(), () => r = Pop());
        Require.That((p == 0 || p != q) && (p == 0 || p != r) && (q == 0 || q != r));
        return (p, q, r);
    }
}

public static class MonitorBuffer
{
    sealed class Buffer
    {
        readonly int[] items;
        int first, count;
        public Buffer(int capacity) => items = new int[capacity];
        public void Put(int i)
        {
            lock (items)
            {
                while (count == items.Length) Monitor.Wait(items);
                items[(first + count++) % items.Length] = i;
                Monitor.PulseAll(items);
            }
        }
        public int Take()
        {
            lock (items)
            {
                while (count == 0) Monitor.Wait(items);
                int i = items[first];
                first = (first + 1) % items.Length;
                count--;
                Monitor.PulseAll(items);
                return i;
            }
        }
    }

    static int Go(int n)
    {
        var buffer = new Buffer(n - 1);
        int got = 0;
        Threads.Run(() => { for (int i = 1; i <= n; i++) buffer.Put(i); }, () => { for (int i = 1; i <= n; i++) got = 10 * got + buffer.Take(); });
        Debug.Assert(got == (n == 2 ? 12 : 123));
        return got;
    }

    // Two items through one place.
    [ConcurrencyTest]
    public static int N2() => Go(2);

    // Three items through two places.
    [ConcurrencyTest]
    public static int N3() => Go(3);
}

public static class FibBench
{
    static int i, j;

    static int Go(int limit)
    {
        i = j = 1;
        Threads.Run(() => { for (int k = 0; k < 5; k++) i += j; }, () => { for (int k = 0; k < 5; k++) j += i; });
        Require.That(i < limit && j < limit);
        return limit;
    }

    // Perfect alternation reaches the twelfth Fibonacci number.
    [ConcurrencyTest]
    public static int Five_Wrong() => Go(144);

    // Nothing is larger.
    [ConcurrencyTest]
    public static int Five_Right() => Go(145);
}

public static class LastZero
{
    static int[] array;

    static int Go(int n)
    {
        array = new int[n + 1];
        int found = -1;
        var threads = new Thread[n + 1];
        threads[0] = new Thread(() => { int i = n; while (array[i] != 0) i--; found = i; });
        for (int k = 1; k <= n; k++) { int j = k; threads[k] = new Thread(() => array[j] = array[j - 1] + 1); }
        foreach (var t in threads) t.Start();
        foreach (var t in threads) t.Join();
        return found;
    }

    // One thread looks for the last zero while 5 fill the array.
    [ConcurrencyTest]
    public static int N5() => Go(5);

    // One thread looks for the last zero while 10 fill the array.
    [ConcurrencyTest]
    public static int N10() => Go(10);

    // One thread looks for the last zero while 15 fill the array.
    [ConcurrencyTest]
    public static int N15() => Go(15);
}

public static class Tickets
{
    static int next, serving, n;

    static void Bump()
    {
        int mine = Interlocked.Increment(ref next) - 1;
        while (Volatile.Read(ref serving) != mine) Thread.Yield();
        n++;
        Volatile.Write(ref serving, mine + 1);
    }

    // A ticket lock, two threads.
    [ConcurrencyTest]
    public static int N2() { next = serving = n = 0; Threads.Run(Bump, Bump); Debug.Assert(n == 2); return n; }

    // Three threads.
    [ConcurrencyTest]
    public static int N3() { next = serving = n = 0; Threads.Run(Bump, Bump, Bump); Debug.Assert(n == 3); return n; }
}

public static class SequenceLock
{
    static int sequence, a, b;

    static void Write(int v)
    {
        while (true)
        {
            int s = Volatile.Read(ref sequence);
            if ((s & 1) == 0 && Interlocked.CompareExchange(ref sequence, s + 1, s) == s) break;
            Thread.Yield();
        }
        Volatile.Write(ref a, v); Volatile.Write(ref b, v);
        Volatile.Write(ref sequence, sequence + 1);
    }

    static int Read()
    {
        while (true)
        {
            int s = Volatile.Read(ref sequence);
            int p = Volatile.Read(ref a), q = Volatile.Read(ref b);
            if ((s & 1) == 0 && Volatile.Read(ref sequence) == s) { Require.That(p == q); return p; }
            Thread.Yield();
        }
    }

    // Two writers, one reader: the pair is never torn.
    [ConcurrencyTest]
    public static int Two_One() { sequence = a = b = 0; int r = -1; Threads.Run(() => Write(1), () => Write(2), () => r = Read()); return r; }

    // One writer, two readers.
    [ConcurrencyTest]
    public static (int, int) One_Two() { sequence = a = b = 0; int r = -1, q = -1; Threads.Run(() => Write(1), () => r = Read(), () => q = Read()); return (r, q); }
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
