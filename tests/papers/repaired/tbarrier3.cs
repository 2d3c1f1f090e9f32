// The ten programs of "Memory Model Sensitive Bytecode Verification" (Huynh and Roychoudhury, 2007), with their
// invariants. The paper prints Peterson and DoubleChecked, and names or describes the others without their sizes: a
// class says what it was made after, and how large it is was chosen here.
using System;
using System.Diagnostics;
using System.Threading;

namespace MMChecker;

[AttributeUsage(AttributeTargets.Method)]
public sealed class ConcurrencyTestAttribute : Attribute { }

static class Parallel
{
    public static void Run(params ThreadStart[] bodies)
    {
        var threads = new Thread[bodies.Length];
        for (int i = 0; i < bodies.Length; i++) threads[i] = new Thread(bodies[i]);
        foreach (var thread in threads) thread.Start();
        foreach (var thread in threads) thread.Join();
    }
}

// Mutual exclusion; figure 1 of the paper.
public static class Peterson
{
    static int lock0, lock1, turn, counter;

    static void Thread0()
    {
        lock0 = 1;
        turn = 1;
        while (true)
        {
            if (lock1 != 1 || turn == 0)
                break;
        }
        counter++;
        lock0 = 0;
    }

    static void Thread1()
    {
        lock1 = 1;
        turn = 0;
        while (true)
        {
            if (lock0 != 1 || turn == 1)
                break;
        }
        counter++;
        lock1 = 0;
    }

    [ConcurrencyTest]
    public static void peterson()
    {
        Parallel.Run(Thread0, Thread1);
        Trace.Assert(counter == 2);
    }
}

// A barrier for threads, after the tournament barrier of the Java Grande benchmarks: threads 0, 4, 8 .. wait for the
// three that follow them, and so on for powers of 4; then all wait for thread 0. Flags change their sense each time.
public static class TournamentBarrier
{
    const int Threads = 2;
    static bool[] done = null!;
    static int[] work = null!;

    static void Wait(int me)
    {
        Interlocked.MemoryBarrier();
        int mask = 3;
        bool sense = !done[me];
        while ((me & mask) == 0 && mask < Threads << 2)
        {
            int spacing = (mask + 1) >> 2;
            for (int i = 1; i <= 3 && me + i * spacing < Threads; i++)
            {
                while (done[me + i * spacing] != sense) { }
            }
            mask = (mask << 2) + 3;
        }
        done[me] = sense;
        while (done[0] != sense) { }
    }

    // Nobody leaves a barrier before all have come to it.
    static void Worker(int me)
    {
        work[me] = 1;
        Wait(me);
        Trace.Assert(work[1 - me] == 1);
    }

    [ConcurrencyTest]
    public static void tbarrier()
    {
        done = new bool[Threads];
        work = new int[Threads];
        Parallel.Run(() => Worker(0), () => Worker(1));
    }
}

// Double-checked locking; figure 4 of the paper, without its barriers. Who gets the helper finds it complete.
public sealed class DoubleChecked
{
    sealed class Helper
    {
        public readonly int Data;

        public Helper() => Data = 1;
    }

    Helper? helper;

    Helper GetHelper()
    {
        if (helper == null)
        {
            lock (this)
            {
                if (helper == null)
                {
                    var tmp = new Helper();
                    helper = tmp;
                }
            }
        }
        return helper;
    }

    void Use() => Trace.Assert(GetHelper().Data == 1);

    [ConcurrencyTest]
    public static void dc()
    {
        var shared = new DoubleChecked();
        Parallel.Run(shared.Use, shared.Use);
    }
}

// Reads after writes of volatile variables, after W. Pugh's ReadAfterWrite: who has read `i` from the other's counter
// has written its own before the other wrote `i + 1`, which reads no less than that.
public static class ReadAfterWrite
{
    static volatile int a, b;
    static int a1, a2, b1, b2;

    static void First()
    {
        a = 1;
        a1 = b;
        a = 2;
        a2 = b;
    }

    static void Second()
    {
        b = 1;
        b1 = a;
        b = 2;
        b2 = a;
    }

    [ConcurrencyTest]
    public static void rw_vol()
    {
        Parallel.Run(First, Second);
        Trace.Assert((a1 != 0 || b1 >= 1) && (a1 != 1 || b2 >= 1) && (a2 != 0 || b1 >= 2) && (a2 != 1 || b2 >= 2));
    }
}

// ARCHTEST's test of the order of reads and the order of writes: what is written first is never read as older.
public static class ReadOrderWriteOrder
{
    const int Rounds = 2;
    static int a, b;
    static int[] x = null!, y = null!;

    static void Writer()
    {
        for (int i = 1; i <= Rounds; i++)
        {
            a = i;
            b = i;
        }
    }

    static void Reader()
    {
        for (int i = 0; i < Rounds; i++)
        {
            y[i] = b;
            x[i] = a;
        }
    }

    [ConcurrencyTest]
    public static void rowo()
    {
        x = new int[Rounds];
        y = new int[Rounds];
        Parallel.Run(Writer, Reader);
        for (int i = 0; i < Rounds; i++) Trace.Assert(x[i] >= y[i]);
    }
}

// ARCHTEST's test of program order: a thread's writes and reads, all of them, are in order if for each read of `j` the
// other has written `j` after it read for the `j`-th time less one, and reads for the next time after that.
public static class ProgramOrder
{
    static int a, b, x1, x2, y1, y2;

    static void First()
    {
        a = 1;
        x1 = b;
        a = 2;
        x2 = b;
    }

    static void Second()
    {
        b = 1;
        y1 = a;
        b = 2;
        y2 = a;
    }

    // `x` is what the first has read after it wrote `i`.
    static bool InOrder(int i, int x, int first, int second)
    {
        int next = x == 0 ? first : second;
        return (x == 2 || next >= i) && (x != 2 || first <= i);
    }

    [ConcurrencyTest]
    public static void po()
    {
        Parallel.Run(First, Second);
        Trace.Assert(InOrder(1, x1, y1, y2) && InOrder(2, x2, y1, y2));
        Trace.Assert(InOrder(1, y1, x1, x2) && InOrder(2, y2, x1, x2));
    }
}

// Independent workers, the first: each fills and adds up an array of its own, and adds the sum to what both share.
public static class IndependentArrays
{
    static object gate = null!;
    static int total;

    static void Worker()
    {
        var own = new int[3];
        for (int i = 0; i < own.Length; i++) own[i] = i + 1;
        int sum = 0;
        for (int i = 0; i < own.Length; i++) sum += own[i];
        lock (gate)
        {
            total += sum;
        }
    }

    [ConcurrencyTest]
    public static void iw1()
    {
        gate = new object();
        Parallel.Run(Worker, Worker);
        Trace.Assert(total == 12);
    }
}

// Independent workers, the second: each builds a list of its own, turns it round, and hands in its first value.
public static class IndependentLists
{
    sealed class Node
    {
        public int Value;
        public Node? Next;
    }

    static object gate = null!;
    static int total;

    static void Worker()
    {
        Node? list = null;
        for (int i = 1; i <= 3; i++)
        {
            var node = new Node();
            node.Value = i;
            node.Next = list;
            list = node;
        }
        Node? turned = null;
        while (list != null)
        {
            var next = list.Next;
            list.Next = turned;
            turned = list;
            list = next;
        }
        lock (gate)
        {
            total += turned!.Value;
        }
    }

    [ConcurrencyTest]
    public static void iw2()
    {
        gate = new object();
        Parallel.Run(Worker, Worker);
        Trace.Assert(total == 2);
    }
}

// A lock for readers and writers, made of a monitor; two readers and a writer. Nobody is inside with a writer.
public sealed class ReadersWriter
{
    int readers, writers, x, y;

    void BeginRead()
    {
        lock (this)
        {
            while (writers > 0) Monitor.Wait(this);
            readers++;
        }
    }

    void EndRead()
    {
        lock (this)
        {
            readers--;
            if (readers == 0) Monitor.PulseAll(this);
        }
    }

    void BeginWrite()
    {
        lock (this)
        {
            while (readers > 0 || writers > 0) Monitor.Wait(this);
            writers++;
        }
    }

    void EndWrite()
    {
        lock (this)
        {
            writers--;
            Monitor.PulseAll(this);
        }
    }

    void Reader()
    {
        BeginRead();
        Trace.Assert(x == y);
        EndRead();
    }

    void Writer()
    {
        BeginWrite();
        x++;
        y++;
        EndWrite();
    }

    [ConcurrencyTest]
    public static void rw()
    {
        var shared = new ReadersWriter();
        Parallel.Run(shared.Reader, shared.Reader, shared.Writer);
        Trace.Assert(shared.x == 1 && shared.y == 1);
    }
}

// A bounded buffer, made of a monitor; two producers and a consumer. What is put in comes out, each once.
public sealed class BoundedBuffer
{
    const int Size = 1;
    readonly int[] items = new int[Size];
    int head, count, sum;

    void Put(int item)
    {
        lock (this)
        {
            while (count == Size) Monitor.Wait(this);
            items[(head + count) % Size] = item;
            count++;
            Monitor.PulseAll(this);
        }
    }

    int Take()
    {
        lock (this)
        {
            while (count == 0) Monitor.Wait(this);
            int item = items[head];
            head = (head + 1) % Size;
            count--;
            Monitor.PulseAll(this);
            return item;
        }
    }

    void Producer(int first)
    {
        Put(first);
        Put(first + 1);
    }

    void Consumer()
    {
        for (int i = 0; i < 4; i++) sum += Take();
    }

    [ConcurrencyTest]
    public static void bb()
    {
        var shared = new BoundedBuffer();
        Parallel.Run(() => shared.Producer(1), () => shared.Producer(3), shared.Consumer);
        Trace.Assert(shared.sum == 10 && shared.count == 0);
    }
}
