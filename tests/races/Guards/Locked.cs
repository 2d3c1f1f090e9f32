// Guarded fields that are touched under their lock.
using System;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;

namespace Races;

public static class AlwaysLocked
{
    sealed class Account
    {
        readonly object gate = new();
        [GuardedBy(nameof(gate))] int balance = 5;

        public Account() => balance = 7;

        public void Add()
        {
            lock (gate) balance++;
        }
    }

    [ConcurrencyTest]
    public static void Run()
    {
        var account = new Account();
        Two.Run(account.Add, account.Add);
    }
}

public static class CallerHoldsTheLock
{
    static readonly object gate = new();
    [GuardedBy("gate")] static int state;

    static void Add() => state++;

    static void AddTwice()
    {
        lock (gate)
        {
            Add();
            lock (gate) Add();
            Add();
        }
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(AddTwice, AddTwice);
}

public static class LockedAsThis
{
    sealed class Counter
    {
        [GuardedBy("this")] int state;

        [MethodImpl(MethodImplOptions.Synchronized)]
        public void Add() => state++;

        public void AddToo()
        {
            lock (this) state++;
        }
    }

    [ConcurrencyTest]
    public static void Run()
    {
        var counter = new Counter();
        Two.Run(counter.Add, counter.AddToo);
    }
}

public static class StaticLockOfAField
{
    static readonly object gate = new();

    sealed class Box
    {
        static readonly object gate = new();
        [GuardedBy("gate")] int state;

        public void Add()
        {
            lock (gate) state++;
        }
    }

    [ConcurrencyTest]
    public static void Run()
    {
        var box = new Box();
        Two.Run(box.Add, box.Add);
    }
}

public static class ReadAndWriteLocks
{
    static readonly ReaderWriterLockSlim gate = new();
    [GuardedBy("gate")] static int state;

    static void Set()
    {
        gate.EnterWriteLock();
        state++;
        gate.ExitWriteLock();
    }

    static int Get()
    {
        gate.EnterReadLock();
        int seen = state;
        gate.ExitReadLock();
        return seen;
    }

    [ConcurrencyTest]
    public static int Run()
    {
        int seen = 0;
        Two.Run(Set, () => seen = Get());
        return seen;
    }
}

public static class UpgradedLock
{
    static readonly ReaderWriterLockSlim gate = new();
    [GuardedBy("gate")] static int state;

    static void Add()
    {
        gate.EnterUpgradeableReadLock();
        if (state < 5)
        {
            gate.EnterWriteLock();
            state++;
            gate.ExitWriteLock();
        }
        gate.ExitUpgradeableReadLock();
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(Add, Add);
}

public static class BetweenWaitAndRelease
{
    static readonly SemaphoreSlim gate = new(1);
    [GuardedBy("gate")] static int state;

    static void Add()
    {
        gate.Wait();
        state++;
        gate.Release();
    }

    static async Task AddAsync()
    {
        await gate.WaitAsync();
        await Task.Yield();
        state++;
        gate.Release();
    }

    [ConcurrencyTest]
    public static async Task Run() => await Two.Run(
        () =>
        {
            Add();
            return Task.CompletedTask;
        },
        AddAsync);
}

public static class TakenIfItWasFree
{
    static readonly object gate = new();
    [GuardedBy("gate")] static int state;

    static void Add()
    {
        if (!Monitor.TryEnter(gate)) return;
        state++;
        Monitor.Exit(gate);
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(Add, Add);
}

public static class ScopeOfALock
{
    static readonly Lock gate = new();
    [GuardedBy("gate")] static int state;

    static void Add()
    {
        using (gate.EnterScope()) state++;
    }

    static void AddToo()
    {
        lock (gate) state++;
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(Add, AddToo);
}

public static class BothLocks
{
    sealed class Account
    {
        public readonly object gate = new();
        [GuardedBy("gate")] public int balance;
    }

    static void Move(Account from, Account to)
    {
        lock (from.gate)
            lock (to.gate)
            {
                from.balance--;
                to.balance++;
            }
    }

    [ConcurrencyTest]
    public static void Run()
    {
        Account one = new(), other = new();
        Two.Run(() => Move(one, other), () => Move(one, other));
    }
}

public static class WaitsUnderTheLock
{
    static readonly object gate = new();
    [GuardedBy("gate")] static bool ready;

    [ConcurrencyTest]
    public static void Run() => Two.Run(
        () =>
        {
            lock (gate)
            {
                ready = true;
                Monitor.Pulse(gate);
            }
        },
        () =>
        {
            lock (gate)
                while (!ready)
                    Monitor.Wait(gate);
        });
}

public static class GateOfNow
{
    sealed class Box
    {
        public object gate = new();
        [GuardedBy("gate")] public int state;
    }

    [ConcurrencyTest]
    public static void Run()
    {
        var box = new Box();
        box.gate = new object();
        void Add()
        {
            lock (box.gate) box.state++;
        }
        Two.Run(Add, Add);
    }
}

public static class SharedGate
{
    sealed class Box(object gate)
    {
        readonly object gate = gate;
        [GuardedBy("gate")] public int state;
    }

    // The lock is an object, by whatever name it is taken.
    [ConcurrencyTest]
    public static void Run()
    {
        var mine = new object();
        Box one = new(mine), other = new(mine);
        void Add()
        {
            lock (mine)
            {
                one.state++;
                other.state++;
            }
        }
        Two.Run(Add, Add);
    }
}

public static class GateOfTheBase
{
    class Base { protected readonly object gate = new(); }

    sealed class Box : Base
    {
        [GuardedBy("gate")] int state;

        public void Add()
        {
            object mine = gate;
            bool taken = false;
            try
            {
                Monitor.Enter(mine, ref taken);
                state++;
            }
            finally
            {
                if (taken) Monitor.Exit(mine);
            }
        }
    }

    [ConcurrencyTest]
    public static void Run()
    {
        var box = new Box();
        Two.Run(box.Add, box.Add);
    }
}

public static class LambdaUnderTheLock
{
    static readonly object gate = new();
    [GuardedBy("gate")] static int sum;

    static void Add(params int[] items)
    {
        lock (gate) Array.ForEach(items, item => sum += item);
    }

    [ConcurrencyTest]
    public static void Run() => Two.Run(() => Add(1), () => Add(2));
}
