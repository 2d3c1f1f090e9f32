// Updates that are lost: between two locks, over an await, and by control.
using System.Collections.Concurrent;
using System.Threading;
using System.Threading.Tasks;

namespace Races;

// ---- locks that are not around both

public static class TwoLocksInARow
{
    static readonly object gate = new();
    static int total;

    static void Add()
    {
        int seen;
        lock (gate) seen = total;
        lock (gate) total = seen + 1; // HERE lost-update
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(Add, Add);
}

public static class ReadBeforeTheLock
{
    static readonly object gate = new();
    static int total;

    static void Add()
    {
        int seen = total;
        lock (gate) total = seen + 1; // HERE lost-update
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(Add, Add);
}

public static class OneSideLocks
{
    static readonly object gate = new();
    static int total;

    [ConcurrencyTest]
    public static void Run() => Two.Run(
        () =>
        {
            lock (gate) total++; // HERE lost-update
        },
        () => total++); // HERE lost-update
}

public static class TwoLocks
{
    static readonly object left = new(), right = new();
    static int total;

    [ConcurrencyTest]
    public static void Run() => Two.Run(
        () =>
        {
            lock (left) total++; // HERE lost-update
        },
        () =>
        {
            lock (right) total++; // HERE lost-update
        });
}

public static class UnderReadLocks
{
    static readonly ReaderWriterLockSlim gate = new();
    static int total;

    static void Add()
    {
        gate.EnterReadLock();
        total++; // HERE lost-update
        gate.ExitReadLock();
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(Add, Add);
}

public static class SemaphoreOfTwo
{
    static readonly SemaphoreSlim slots = new(2);
    static int total;

    static void Add()
    {
        slots.Wait();
        total++; // HERE lost-update
        slots.Release();
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(Add, Add);
}

public static class LockedAccessors
{
    sealed class Counter
    {
        readonly object gate = new();
        int value;

        public int Get()
        {
            lock (gate) return value;
        }

        public void Set(int next)
        {
            lock (gate) value = next; // HERE lost-update
        }
    }

    [ConcurrencyTest]
    public static void Run()
    {
        var counter = new Counter();
        void Add() => counter.Set(counter.Get() + 1); // HERE lost-update
        Two.Run(Add, Add);
    }
}

public static class LockGivenAwayByAWait
{
    static readonly object gate = new();
    static int total;
    static bool done;

    [ConcurrencyTest]
    public static void Run() => Two.Run(
        () =>
        {
            lock (gate)
            {
                int seen = total;
                if (!done)
                    Monitor.Wait(gate);
                total = seen + 1; // HERE lost-update
            }
        },
        () =>
        {
            lock (gate)
            {
                total = 5;
                done = true;
                Monitor.Pulse(gate);
            }
        });
}

public static class WriteLockAfterAReadLock
{
    static readonly ReaderWriterLockSlim gate = new();
    static int total;

    static void Add()
    {
        gate.EnterReadLock();
        int seen = total;
        gate.ExitReadLock();
        gate.EnterWriteLock();
        total = seen + 1; // HERE lost-update
        gate.ExitWriteLock();
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(Add, Add);
}

public static class UpgradeableLockBesideAReadLock
{
    static readonly ReaderWriterLockSlim gate = new();
    static int total;

    // A reader may come while another thread has the lock that it could upgrade.
    [ConcurrencyTest]
    public static void Run() => Two.Run(
        () =>
        {
            gate.EnterUpgradeableReadLock();
            total++; // HERE lost-update
            gate.ExitUpgradeableReadLock();
        },
        () =>
        {
            gate.EnterReadLock();
            total = 5;
            gate.ExitReadLock();
        });
}

// ---- asynchronous methods, and entries

public static class OverAnAwait
{
    static int total;

    static async Task Add()
    {
        int seen = total;
        await Task.Yield();
        total = seen + 1; // HERE lost-update
    }

    [ConcurrencyTest]
    public static async Task Run() => await Two.Run(Add, Add);
}

public static class BothOfOneThread
{
    static int total;

    static async Task Add(Task go)
    {
        int seen = total;
        await go;
        total = seen + 1; // MAY lost-update
    }

    // Neither method runs at the same time as the other: one goes on after the other has written.
    [ConcurrencyTest]
    public static async Task Run()
    {
        var go = new TaskCompletionSource();
        Task first = Add(go.Task), second = Add(go.Task);
        go.SetResult();
        await first;
        await second;
    }
}

public static class EntryOfADictionary
{
    static readonly ConcurrentDictionary<int, int> counts = new();

    static void Add() => counts[1] = counts[1] + 1; // HERE lost-update

    [ConcurrencyTest]
    public static void Run()
    {
        counts[1] = 0;
        Two.Run(Add, Add);
    }
}

// ---- by control: different values, and the overwritten one was used

public static class TwoSingletons
{
    sealed class Service { public int Calls; }

    static Service instance;

    static Service Get()
    {
        if (instance == null)
            instance = new Service(); // HERE lost-update
        return instance;
    }

    static void Use() => Interlocked.Increment(ref Get().Calls);

    [ConcurrencyTest]
    public static void Run() => Two.Run(Use, Use);
}

public static class HandedOut
{
    sealed class Token { }

    static Token current;

    static Token Get()
    {
        Token token = current;
        if (token == null)
        {
            token = new Token();
            current = token; // HERE lost-update
        }
        return token;
    }

    [ConcurrencyTest]
    public static bool Run()
    {
        Token one = null, other = null;
        Two.Run(() => one = Get(), () => other = Get());
        return ReferenceEquals(one, other);
    }
}

public static class DoneBecauseItSucceeded
{
    static int owner;
    static int served;

    static void Serve(int who)
    {
        if (owner == 0)
        {
            owner = who; // HERE lost-update
            Interlocked.Increment(ref served);
        }
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(() => Serve(1), () => Serve(2));
}

public static class EntryMadeTwice
{
    sealed class Box { public int Uses; }

    static readonly ConcurrentDictionary<int, Box> boxes = new();

    static void Use()
    {
        if (!boxes.TryGetValue(1, out Box box))
        {
            box = new Box();
            boxes[1] = box; // HERE lost-update
        }
        Interlocked.Increment(ref box.Uses);
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(Use, Use);
}

public static class CreatedOutsideOfTheLock
{
    sealed class Service { public int Calls; }

    static readonly object gate = new();
    static Service instance;

    static void Use()
    {
        Service mine = instance;
        if (mine == null)
        {
            mine = new Service();
            lock (gate) instance = mine; // HERE lost-update
        }
        Interlocked.Increment(ref mine.Calls);
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(Use, Use);
}
