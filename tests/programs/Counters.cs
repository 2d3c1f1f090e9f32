// Lost updates: every kind of place that a compound assignment can write to.
#nullable disable warnings
using System;
using System.Diagnostics;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;

namespace Programs;

public static class StaticIncrement
{
    static int x;

    // x++ is a read and a write: two of them can lose one.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        x = 0;
        var a = new Thread(() => x++);
        var b = new Thread(() => x++);
        a.Start(); b.Start(); a.Join(); b.Join();
        Debug.Assert(x == 2);
        return x;
    }

    // Interlocked.Increment is one step.
    [ConcurrencyTest]
    public static int X_Right()
    {
        x = 0;
        var a = new Thread(() => Interlocked.Increment(ref x));
        var b = new Thread(() => Interlocked.Increment(ref x));
        a.Start(); b.Start(); a.Join(); b.Join();
        Debug.Assert(x == 2);
        return x;
    }
}

public static class VolatileIncrement
{
    static volatile int x;
    static readonly object gate = new object();

    // volatile does not make x++ atomic.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        x = 0;
        Threads.Run(() => x++, () => x++);
        Require.That(x == 2);
        return x;
    }

    // The increments are under one lock.
    [ConcurrencyTest]
    public static int X_Right()
    {
        x = 0;
        Threads.Run(() => { lock (gate) x++; }, () => { lock (gate) x++; });
        Require.That(x == 2);
        return x;
    }
}

public static class ArrayElement
{
    static readonly int[] hits = new int[3];

    static int Go(ThreadStart a, ThreadStart b)
    {
        Array.Clear(hits);
        Threads.Run(a, b);
        Require.That(hits[1] == 3);
        return hits[1];
    }

    // hits[1] += n through the same element loses an update.
    [ConcurrencyTest]
    public static int X_Wrong() => Go(() => hits[1] += 1, () => hits[1] += 2);

    // Interlocked.Add on the element's address.
    [ConcurrencyTest]
    public static int X_Right() => Go(() => Interlocked.Add(ref hits[1], 1), () => Interlocked.Add(ref hits[1], 2));

    // Different elements do not interfere.
    [ConcurrencyTest]
    public static (int, int) Disjoint_Right()
    {
        Array.Clear(hits);
        Threads.Run(() => hits[0]++, () => hits[2] += 2);
        Debug.Assert(hits[0] == 1 && hits[2] == 2);
        return (hits[0], hits[2]);
    }
}

public static class PropertyUpdate
{
    sealed class Account
    {
        public int Balance { get; set; }
        int safe;
        public int Safe => Volatile.Read(ref safe);
        public void Deposit(int amount) => Interlocked.Add(ref safe, amount);
    }

    // Balance += n calls the getter, then the setter.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        var account = new Account();
        Threads.Run(() => account.Balance += 10, () => account.Balance += 20);
        Debug.Assert(account.Balance == 30);
        return account.Balance;
    }

    // The deposit is atomic inside the class.
    [ConcurrencyTest]
    public static int X_Right()
    {
        var account = new Account();
        Threads.Run(() => account.Deposit(10), () => account.Deposit(20));
        Debug.Assert(account.Safe == 30);
        return account.Safe;
    }
}

public static class IndexerUpdate
{
    sealed class Table
    {
        readonly long[] cells = new long[2];
        public object Gate { get; } = new object();
        public long this[int i] { get { lock (Gate) return cells[i]; } set { lock (Gate) cells[i] = value; } }
    }

    // Each accessor locks, the compound assignment does not.
    [ConcurrencyTest]
    public static long X_Wrong()
    {
        var table = new Table();
        Threads.Run(() => table[1]++, () => table[1]++);
        if (table[1] != 2) throw new InvalidOperationException("lost");
        return table[1];
    }

    // The caller holds the (re-entrant) lock over both accessors.
    [ConcurrencyTest]
    public static long X_Right()
    {
        var table = new Table();
        Threads.Run(() => { lock (table.Gate) table[1]++; }, () => { lock (table.Gate) table[1]++; });
        if (table[1] != 2) throw new InvalidOperationException("lost");
        return table[1];
    }
}

public static class CapturedLocal
{
    // A captured local is a field of a shared closure object.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        int sum = 0;
        Task a = Task.Run(() => { sum++; }), b = Task.Run(() => { sum++; });
        Task.WaitAll(a, b);
        Debug.Assert(sum == 2);
        return sum;
    }

    // Interlocked works on a captured local too.
    [ConcurrencyTest]
    public static int X_Right()
    {
        int sum = 0;
        Task a = Task.Run(() => { Interlocked.Increment(ref sum); }), b = Task.Run(() => { Interlocked.Increment(ref sum); });
        Task.WaitAll(a, b);
        Debug.Assert(sum == 2);
        return sum;
    }
}

public static class WideCounter
{
    static long total;

    // A total is read, computed with and stored: the other update is overwritten.
    [ConcurrencyTest]
    public static (long, bool) X_Wrong()
    {
        total = 0;
        Threads.Run(() => { long t = total; total = t + 1; }, () => { long t = total; total = t + 2; });
        if (total != 3) throw new InvalidOperationException();
        return (total, true);
    }

    // A compare-exchange loop retries when the total has changed.
    [ConcurrencyTest]
    public static (long, bool) X_Right()
    {
        total = 0;
        Threads.Run(() => Add(1), () => Add(2));
        if (total != 3) throw new InvalidOperationException();
        return (total, true);
    }

    static void Add(long n)
    {
        long seen;
        do seen = Interlocked.Read(ref total);
        while (Interlocked.CompareExchange(ref total, seen + n, seen) != seen);
    }
}

public static class LocalFunctionCounter
{
    // Three threads, one captured counter, a local function.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        int n = 0;
        void Bump() => n++;
        Threads.Run(Bump, Bump, Bump);
        Debug.Assert(n == 3);
        return n;
    }

    // The local function locks a captured object.
    [ConcurrencyTest]
    public static int X_Right()
    {
        int n = 0;
        var gate = new object();
        void Bump() { lock (gate) n++; }
        Threads.Run(Bump, Bump, Bump);
        Debug.Assert(n == 3);
        return n;
    }
}

public static class SynchronizedMethod
{
    sealed class Meter
    {
        int value;
        [MethodImpl(MethodImplOptions.Synchronized)] public void Up() => value++;
        public void UpFast() => value++;
        public int Value => value;
    }

    // One of the two methods is not synchronized.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        var meter = new Meter();
        Threads.Run(meter.Up, meter.UpFast);
        Require.That(meter.Value == 2);
        return meter.Value;
    }

    // A synchronized method locks this.
    [ConcurrencyTest]
    public static int X_Right()
    {
        var meter = new Meter();
        Threads.Run(meter.Up, meter.Up);
        Require.That(meter.Value == 2);
        return meter.Value;
    }
}

public static class LockedBox
{
    static int n;

    // Each lock statement boxes a new object: nobody excludes anybody.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        n = 0;
        int key = 7;
        Threads.Run(() => { lock ((object)key) n++; }, () => { lock ((object)key) n++; });
        Debug.Assert(n == 2);
        return n;
    }

    // The key is boxed once.
    [ConcurrencyTest]
    public static int X_Right()
    {
        n = 0;
        object key = 7;
        Threads.Run(() => { lock (key) n++; }, () => { lock (key) n++; });
        Debug.Assert(n == 2);
        return n;
    }
}

public static class ReplacedLock
{
    static object gate = new object();
    static int n;

    // The lock object is replaced while it is held: the other thread locks the new one.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        n = 0;
        gate = new object();
        Threads.Run(() => { lock (gate) { gate = new object(); n++; } }, () => { lock (gate) n++; });
        Require.That(n == 2);
        return n;
    }

    // The lock object stays.
    [ConcurrencyTest]
    public static int X_Right()
    {
        n = 0;
        gate = new object();
        Threads.Run(() => { lock (gate) n++; }, () => { lock (gate) n++; });
        Require.That(n == 2);
        return n;
    }
}

public static class InstanceLockForStatic
{
    sealed class Worker
    {
        static int total;
        static readonly object all = new object();
        readonly object mine = new object();
        public static int Total { get => total; set => total = value; }
        public void AddMine() { lock (mine) total++; }
        public void AddAll() { lock (all) total++; }
    }

    // A static is guarded by a lock that every instance has for itself.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        Worker.Total = 0;
        var a = new Worker(); var b = new Worker();
        Threads.Run(a.AddMine, b.AddMine);
        Debug.Assert(Worker.Total == 2);
        return Worker.Total;
    }

    // One static lock for the static.
    [ConcurrencyTest]
    public static int X_Right()
    {
        Worker.Total = 0;
        var a = new Worker(); var b = new Worker();
        Threads.Run(a.AddAll, b.AddAll);
        Debug.Assert(Worker.Total == 2);
        return Worker.Total;
    }
}

public static class GenericStatics
{
    static class Count<T> { public static int N; }

    // Both threads count in Count of int.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        Count<int>.N = 0;
        Threads.Run(() => Count<int>.N++, () => Count<int>.N++);
        Require.That(Count<int>.N == 2);
        return Count<int>.N;
    }

    // Each closed generic type has statics of its own.
    [ConcurrencyTest]
    public static (int, int) X_Right()
    {
        Count<int>.N = 0; Count<string>.N = 0;
        Threads.Run(() => Count<int>.N++, () => Count<string>.N++);
        Require.That(Count<int>.N + Count<string>.N == 2);
        return (Count<int>.N, Count<string>.N);
    }
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
