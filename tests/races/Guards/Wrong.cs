// Guarded fields that are touched without their lock.
using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;

namespace Races;

public static class WrittenWithoutTheLock
{
    sealed class Account
    {
        readonly object gate = new();
        [GuardedBy("gate")] int balance;

        public void Reset() => balance = 0; // HERE guarded-by

        public int Balance()
        {
            lock (gate) return balance;
        }
    }

    [ConcurrencyTest]
    public static int Run()
    {
        var account = new Account();
        int seen = 0;
        Two.Run(account.Reset, () => seen = account.Balance());
        return seen;
    }
}

public static class ReadWithoutTheLock
{
    sealed class Account
    {
        readonly object gate = new();
        [GuardedBy(nameof(gate))] int balance;

        public void Reset()
        {
            lock (gate) balance = 0;
        }

        public int Balance() => balance; // HERE guarded-by
    }

    [ConcurrencyTest]
    public static int Run()
    {
        var account = new Account();
        int seen = 0;
        Two.Run(account.Reset, () => seen = account.Balance());
        return seen;
    }
}

public static class LockOfAnotherObject
{
    sealed class Account
    {
        public readonly object gate = new();
        [GuardedBy("gate")] public int balance;
    }

    // The lock is that of the object whose field is touched.
    static void Move(Account from, Account to)
    {
        lock (from.gate)
        {
            from.balance = 0;
            to.balance = 5; // HERE guarded-by
        }
    }

    [ConcurrencyTest]
    public static int Run()
    {
        Account one = new(), other = new();
        int seen = 0;
        Two.Run(
            () => Move(one, other),
            () =>
            {
                lock (other.gate) seen = other.balance;
            });
        return seen;
    }
}

public static class AfterTheLock
{
    static readonly object gate = new();
    [GuardedBy("gate")] static int state;

    static void Set(int value)
    {
        lock (gate) state = value;
        state = value; // HERE guarded-by
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(() => Set(1), () => Set(2));
}

public static class AnotherLock
{
    static readonly object gate = new(), other = new();
    [GuardedBy("gate")] static int state;

    static void Set(int value)
    {
        lock (other) state = value; // HERE guarded-by
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(() => Set(1), () => Set(2));
}

public static class NotLockedAsThis
{
    sealed class Counter
    {
        [GuardedBy("this")] int state;

        [MethodImpl(MethodImplOptions.Synchronized)]
        public void Set(int value) => state = value;

        public void Clear() => state = 0; // HERE guarded-by
    }

    [ConcurrencyTest]
    public static void Run()
    {
        var counter = new Counter();
        Two.Run(() => counter.Set(1), counter.Clear);
    }
}

public static class WrittenUnderAReadLock
{
    static readonly ReaderWriterLockSlim gate = new();
    [GuardedBy("gate")] static int state;

    static void Set(int value)
    {
        gate.EnterReadLock();
        state = value; // HERE guarded-by
        gate.ExitReadLock();
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(() => Set(1), () => Set(2));
}

public static class ReadWithoutAReadLock
{
    static readonly ReaderWriterLockSlim gate = new();
    [GuardedBy("gate")] static int state;

    static void Set()
    {
        gate.EnterWriteLock();
        state = 1;
        gate.ExitWriteLock();
    }

    [ConcurrencyTest]
    public static int Run()
    {
        int seen = 0;
        Two.Run(
            Set,
            () => seen = state); // HERE guarded-by
        return seen;
    }
}

public static class AfterTheRelease
{
    static readonly SemaphoreSlim gate = new(1);
    [GuardedBy("gate")] static int state;

    static void Set(int value)
    {
        gate.Wait();
        gate.Release();
        state = value; // HERE guarded-by
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(() => Set(1), () => Set(2));
}

public static class AnotherGateByNow
{
    sealed class Box
    {
        public object gate = new();
        [GuardedBy("gate")] public int state;
    }

    // The lock is the one that the field `gate` has at the moment of the touch.
    static void Replace(Box box)
    {
        lock (box.gate)
        {
            box.gate = new object();
            box.state = 1; // HERE guarded-by
        }
    }

    [ConcurrencyTest]
    public static int Run()
    {
        var box = new Box();
        int seen = 0;
        Two.Run(
            () => Replace(box),
            () =>
            {
                lock (box.gate) { }
            });
        return seen;
    }
}

public static class ConstructorThatHasPublishedThis
{
    sealed class Listener
    {
        public readonly object gate = new();
        [GuardedBy("gate")] public int state;

        public Listener()
        {
            state = 1;
            Volatile.Write(ref shared, this);
            state = 2; // HERE guarded-by
        }
    }

    static Listener shared;

    static void Look()
    {
        Listener listener = Volatile.Read(ref shared);
        if (listener != null)
            lock (listener.gate)
                listener.state = 3;
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(() => new Listener(), Look);
}

public static class HeldByTheStarter
{
    sealed class Box
    {
        public readonly object gate = new();
        [GuardedBy("gate")] public int state;
    }

    // The thread does not hold what its starter holds.
    [ConcurrencyTest]
    public static void Run()
    {
        var box = new Box();
        lock (box.gate)
        {
            var thread = new Thread(() => box.state = 1); // HERE guarded-by
            thread.Start();
            thread.Join();
        }
    }
}

public static class TouchedByReference
{
    sealed class Box
    {
        public readonly object gate = new();
        [GuardedBy("gate")] public int state;
    }

    static void Set(ref int variable) => variable = 1; // HERE guarded-by

    [ConcurrencyTest]
    public static int Run()
    {
        var box = new Box();
        int seen = 0;
        Two.Run(
            () => Set(ref box.state), // HERE guarded-by
            () =>
            {
                lock (box.gate) seen = box.state;
            });
        return seen;
    }
}

public static class GuardedCollection
{
    static readonly object gate = new();
    [GuardedBy("gate")] static readonly List<int> list = new(8);

    [ConcurrencyTest]
    public static int Run()
    {
        int count = 0;
        Two.Run(
            () => list.Add(1), // HERE guarded-by unsafe-collection
            () =>
            {
                lock (gate) count = list.Count; // HERE unsafe-collection
            });
        return count;
    }
}

public static class GuardedCounter
{
    static readonly object gate = new();
    [GuardedBy("gate")] static int count;

    [ConcurrencyTest]
    public static void Run() => Two.Run(
        () => count++, // HERE guarded-by lost-update
        () =>
        {
            lock (gate) count++; // HERE lost-update
        });
}

public static class ReleasedOverAnAwait
{
    static readonly SemaphoreSlim gate = new(1);
    [GuardedBy("gate")] static int state;

    static async Task Set(int value)
    {
        await gate.WaitAsync();
        state = value;
        gate.Release();
        await Task.Yield();
        state = value; // HERE guarded-by
    }

    [ConcurrencyTest]
    public static async Task Run() => await Two.Run(() => Set(1), () => Set(2));
}

public static class InterlockedWithoutTheLock
{
    static readonly object gate = new();
    [GuardedBy("gate")] static int count;

    [ConcurrencyTest]
    public static void Run() => Two.Run(
        () => Interlocked.Increment(ref count), // HERE guarded-by
        () =>
        {
            lock (gate) Interlocked.Increment(ref count);
        });
}

public static class LambdaThatRunsLater
{
    static readonly object gate = new();
    [GuardedBy("gate")] static int count;

    // The lambda is made under the lock, and runs without it.
    [ConcurrencyTest]
    public static async Task Run()
    {
        Task later;
        lock (gate)
            later = Task.Run(() => count = 1); // HERE guarded-by
        lock (gate) count = 2;
        await later;
    }
}
