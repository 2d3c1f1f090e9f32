// Updates that are not lost: what is written is made of what is still there.
using System;
using System.Collections.Concurrent;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;

namespace Races;

// ---- locks around both

public static class Locked
{
    static readonly object gate = new();
    static int count;

    static void Add()
    {
        lock (gate) count++;
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(Add, Add);
}

public static class LockedFarApart
{
    static readonly object gate = new();
    static int count;

    static int Get()
    {
        lock (gate) return count;
    }

    static void Set(int value)
    {
        lock (gate) count = value;
    }

    static void Add()
    {
        lock (gate) Set(Get() + 1);
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(Add, Add);
}

public static class Synchronized
{
    static int count;

    [MethodImpl(MethodImplOptions.Synchronized)]
    static void Add() => count++;

    [ConcurrencyTest]
    public static void Run() => Two.Run(Add, Add);
}

public static class LockedByALock
{
    static readonly Lock gate = new();
    static int count;

    static void Add()
    {
        lock (gate) count++;
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(Add, Add);
}

public static class LockedByAMutex
{
    static readonly Mutex gate = new();
    static int count;

    static void Add()
    {
        gate.WaitOne();
        count++;
        gate.ReleaseMutex();
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(Add, Add);
}

public static class LockedByASpinLock
{
    static SpinLock gate = new(false);
    static int count;

    static void Add()
    {
        bool taken = false;
        gate.Enter(ref taken);
        count++;
        gate.Exit();
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(Add, Add);
}

public static class LockedByASemaphore
{
    static readonly SemaphoreSlim gate = new(1);
    static int count;

    static void Add()
    {
        gate.Wait();
        count++;
        gate.Release();
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(Add, Add);
}

public static class LockedOverAnAwait
{
    static readonly SemaphoreSlim gate = new(1);
    static int count;

    static async Task Add()
    {
        await gate.WaitAsync();
        int seen = count;
        await Task.Yield();
        count = seen + 1;
        gate.Release();
    }

    [ConcurrencyTest]
    public static async Task Run() => await Two.Run(Add, Add);
}

public static class UnderWriteLocks
{
    static readonly ReaderWriterLockSlim gate = new();
    static int count;

    static void Add()
    {
        gate.EnterWriteLock();
        count++;
        gate.ExitWriteLock();
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(Add, Add);
}

public static class UnderUpgradeableLocks
{
    static readonly ReaderWriterLockSlim gate = new();
    static int count;

    static void Add()
    {
        gate.EnterUpgradeableReadLock();
        int seen = count;
        gate.EnterWriteLock();
        count = seen + 1;
        gate.ExitWriteLock();
        gate.ExitUpgradeableReadLock();
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(Add, Add);
}

public static class LockTakenByExchange
{
    static int taken;
    static int count;

    static void Add()
    {
        if (Interlocked.CompareExchange(ref taken, 1, 0) == 0)
        {
            count++;
            Volatile.Write(ref taken, 0);
        }
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(Add, Add);
}

public static class LockedByPeterson
{
    static readonly int[] wants = new int[2];
    static int turn, count;

    static void Add(int me)
    {
        Interlocked.Exchange(ref wants[me], 1);
        Interlocked.Exchange(ref turn, 1 - me);
        while (Volatile.Read(ref wants[1 - me]) == 1 && Volatile.Read(ref turn) != me)
            Thread.Yield();
        count++;
        Volatile.Write(ref wants[me], 0);
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(() => Add(0), () => Add(1));
}

public static class SetByItsOwner
{
    static int state;

    // Who takes the state from 0 to 1 is alone with it.
    static void Serve()
    {
        if (Interlocked.CompareExchange(ref state, 1, 0) == 0)
            Volatile.Write(ref state, Volatile.Read(ref state) + 1);
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(Serve, Serve);
}

// ---- read again under the lock, or compared by the exchange

public static class ReadAgainUnderTheLock
{
    static readonly object gate = new();
    static int count;

    static void Add()
    {
        if (count < 10)
            lock (gate)
                if (count < 10)
                    count++;
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(Add, Add);
}

public static class DoubleCheckedLock
{
    sealed class Service { public int Calls; }

    static readonly object gate = new();
    static volatile Service instance;

    static Service Get()
    {
        if (instance == null)
            lock (gate)
                if (instance == null)
                    instance = new Service();
        return instance;
    }

    static void Use() => Interlocked.Increment(ref Get().Calls);

    [ConcurrencyTest]
    public static void Run() => Two.Run(Use, Use);
}

public static class InterlockedIncrement
{
    static int count;

    static void Add() => Interlocked.Increment(ref count);

    [ConcurrencyTest]
    public static void Run() => Two.Run(Add, Add);
}

public static class TriedUntilItSucceeds
{
    static int count;

    static void Add()
    {
        int seen;
        do
            seen = count;
        while (Interlocked.CompareExchange(ref count, seen + 1, seen) != seen);
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(Add, Add);
}

public static class TriedOnce
{
    static int count;

    static void Add()
    {
        int seen = count;
        Interlocked.CompareExchange(ref count, seen + 1, seen);
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(Add, Add);
}

public static class LargestByExchange
{
    static int largest;

    static void Note(int value)
    {
        int seen = Volatile.Read(ref largest);
        while (value > seen)
        {
            int before = Interlocked.CompareExchange(ref largest, value, seen);
            if (before == seen) return;
            seen = before;
        }
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(() => Note(1), () => Note(2));
}

public static class PushedByExchange
{
    sealed class Node
    {
        public int Value;
        public Node Next;
    }

    static Node head;

    static void Push(int value)
    {
        var node = new Node { Value = value };
        do
            node.Next = head;
        while (Interlocked.CompareExchange(ref head, node, node.Next) != node.Next);
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(() => Push(1), () => Push(2));
}

public static class FirstOneStays
{
    sealed class Service { public int Calls; }

    static Service instance;

    static Service Get()
    {
        if (instance == null)
            Interlocked.CompareExchange(ref instance, new Service(), null);
        return instance;
    }

    static void Use() => Interlocked.Increment(ref Get().Calls);

    [ConcurrencyTest]
    public static void Run() => Two.Run(Use, Use);
}

public static class LazilyOnce
{
    sealed class Service { public int Calls; }

    static readonly Lazy<Service> instance = new(() => new Service());

    static void Use() => Interlocked.Increment(ref instance.Value.Calls);

    [ConcurrencyTest]
    public static void Run() => Two.Run(Use, Use);
}

public static class EventOfTheCompiler
{
    static event Action Changed;

    static void Add(Action handler) => Changed += handler;

    [ConcurrencyTest]
    public static void Run()
    {
        Two.Run(() => Add(() => { }), () => Add(() => { }));
        Changed();
    }
}

public static class EntryByFunction
{
    static readonly ConcurrentDictionary<int, int> counts = new();

    static void Add() => counts.AddOrUpdate(1, 1, (_, seen) => seen + 1);

    [ConcurrencyTest]
    public static void Run() => Two.Run(Add, Add);
}

public static class EntryOfTheFirst
{
    sealed class Box { public int Uses; }

    static readonly ConcurrentDictionary<int, Box> boxes = new();

    static void Use() => Interlocked.Increment(ref boxes.GetOrAdd(1, _ => new Box()).Uses);

    [ConcurrencyTest]
    public static void Run() => Two.Run(Use, Use);
}

public static class EntryIfUnchanged
{
    static readonly ConcurrentDictionary<int, int> counts = new();

    static void Add()
    {
        if (counts.TryGetValue(1, out int seen))
            counts.TryUpdate(1, seen + 1, seen);
    }

    [ConcurrencyTest]
    public static void Run()
    {
        counts[1] = 0;
        Two.Run(Add, Add);
    }
}

public static class EntryIfMissing
{
    static readonly ConcurrentDictionary<int, object> boxes = new();

    static void Add()
    {
        if (!boxes.ContainsKey(1))
            boxes.TryAdd(1, new object());
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(Add, Add);
}

public static class TriedWithWhatTheExchangeSaw
{
    sealed record State(int Started, int Ended);

    static State state = new(0, 0);

    static void Start()
    {
        State seen = Volatile.Read(ref state);
        while (true)
        {
            State before = Interlocked.CompareExchange(ref state, seen with { Started = seen.Started + 1 }, seen);
            if (before == seen) return;
            seen = before;
        }
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(Start, Start);
}
