// Methods that are to be atomic, and are or are not; each harness calls some of them from two threads.
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;

internal sealed class AtomicAttribute : Attribute { }

internal sealed class ThreadSafeAttribute : Attribute { }

internal sealed class ConcurrencyTestAttribute : Attribute { }

internal static class Both
{
    public static void Run(Action one, Action other)
    {
        var thread = new Thread(() => one());
        thread.Start();
        other();
        thread.Join();
    }
}

public class Account
{
    private readonly object gate = new();
    private int balance;

    [Atomic]
    public void Deposit(int amount)
    {
        lock (gate) balance += amount;
    }

    [Atomic]
    public void DepositInTwo(int amount)
    {
        int old;
        lock (gate) old = balance;
        lock (gate) balance = old + amount;
    }

    [Atomic]
    public int Take(int amount)
    {
        lock (gate)
        {
            if (amount > balance) throw new InvalidOperationException();
            return balance -= amount;
        }
    }

    // The exception leaves a method that has done its work.
    [Atomic]
    public void TakeAll()
    {
        lock (gate)
        {
            balance = 0;
            throw new InvalidOperationException();
        }
    }

    [Atomic]
    public void Transfer(Account to, int amount)
    {
        lock (gate)
            lock (to.gate)
            {
                balance -= amount;
                to.balance += amount;
            }
    }

    [Atomic]
    public void TransferInTwo(Account to, int amount)
    {
        lock (gate) balance -= amount;
        lock (to.gate) to.balance += amount;
    }

    [Atomic]
    public int SumWith(Account other)
    {
        lock (gate)
            lock (other.gate) return balance + other.balance;
    }

    // It calls itself, and what it calls is part of it.
    [Atomic]
    public void DepositTimes(int amount, int times)
    {
        lock (gate)
        {
            if (times == 0) return;
            balance += amount;
            DepositTimes(amount, times - 1);
        }
    }

    // Atomic parts do not make an atomic whole.
    [Atomic]
    public void DepositTwice(int amount)
    {
        Deposit(amount);
        Deposit(amount);
    }

    public int Balance()
    {
        lock (gate) return balance;
    }
}

public class Counters
{
    private int plain, counted, turn, next, gate;
    private volatile int seen;
    private int first, second;
    private readonly ThreadLocal<int> own = new(() => 0);

    [Atomic]
    public int Next() => ++plain;

    [Atomic]
    public int NextCounted() => Interlocked.Increment(ref counted);

    [Atomic]
    public int NextBySwap()
    {
        while (true)
        {
            int old = Volatile.Read(ref counted);
            if (Interlocked.CompareExchange(ref counted, old + 1, old) == old) return old + 1;
        }
    }

    [Atomic]
    public int NextSpinning()
    {
        while (Interlocked.Exchange(ref gate, 1) == 1) Thread.Yield();
        int found = ++plain;
        Volatile.Write(ref gate, 0);
        return found;
    }

    // Looks before it tries.
    [Atomic]
    public int NextLooking()
    {
        do
            while (Volatile.Read(ref gate) == 1) { }
        while (Interlocked.CompareExchange(ref gate, 1, 0) != 0);
        int found = ++plain;
        Volatile.Write(ref gate, 0);
        return found;
    }

    [Atomic]
    public int NextInTurn()
    {
        int mine = Interlocked.Increment(ref next) - 1;
        while (Volatile.Read(ref turn) != mine) { }
        int found = ++plain;
        Volatile.Write(ref turn, mine + 1);
        return found;
    }

    [Atomic]
    public int Wait()
    {
        while (seen == 0) { }
        return seen;
    }

    [Atomic]
    public void See() => seen = 1;

    [Atomic]
    public void GoRound()
    {
        while (true) seen = 1 - seen;
    }

    [Atomic]
    public void WriteBoth(int value)
    {
        first = value;
        second = value;
    }

    [Atomic]
    public (int, int) ReadBoth() => (second, first);

    [Atomic]
    public int Mine() => ++own.Value;

    [Atomic]
    public static int Pure(int number)
    {
        var list = new List<int>();
        for (int i = 0; i < number; i++) list.Add(i);
        return list.Count;
    }
}

public class Box
{
    private readonly object gate = new();
    private readonly List<int> items = new();
    private readonly SemaphoreSlim semaphore = new(1, 1);
    private readonly ReaderWriterLockSlim sides = new();
    private readonly Lock newer = new();
    private readonly ConcurrentDictionary<string, int> counts = new();
    private readonly Dictionary<string, int> plain = new();
    private int held;

    [Atomic]
    public void Put(int item)
    {
        lock (gate)
        {
            items.Add(item);
            Monitor.PulseAll(gate);
        }
    }

    // Waiting for a pulse lets the others in.
    [Atomic]
    public int Take()
    {
        lock (gate)
        {
            while (items.Count == 0) Monitor.Wait(gate);
            int item = items[0];
            items.RemoveAt(0);
            return item;
        }
    }

    [Atomic]
    public int ByPermit()
    {
        semaphore.Wait();
        try
        {
            return ++held;
        }
        finally
        {
            semaphore.Release();
        }
    }

    [Atomic]
    public int BySides()
    {
        sides.EnterWriteLock();
        try
        {
            return ++held;
        }
        finally
        {
            sides.ExitWriteLock();
        }
    }

    [Atomic]
    public int ByNewer()
    {
        lock (newer) return ++held;
    }

    [Atomic]
    public void Count(string word) => counts.AddOrUpdate(word, 1, (_, old) => old + 1);

    [Atomic]
    public void CountInTwo(string word)
    {
        counts.TryGetValue(word, out int old);
        counts[word] = old + 1;
    }

    [Atomic]
    public int CountOf(string word) => counts.TryGetValue(word, out int found) ? found : 0;

    [Atomic]
    public bool AddOnce(string word)
    {
        lock (plain)
        {
            if (plain.ContainsKey(word)) return false;
        }
        lock (plain) plain[word] = 1;
        return true;
    }

    [Atomic]
    public async Task<int> LaterAsync()
    {
        await Task.Yield();
        return 1;
    }
}

// Only used under the lock of its owner.
public class Inner
{
    private int count;

    [Atomic, MethodImpl(MethodImplOptions.Synchronized)]
    public int Up() => ++count;

    [Atomic, MethodImpl(MethodImplOptions.Synchronized)]
    public int Get() => count;
}

public class Outer
{
    private readonly Inner inner = new();
    private int total;

    // Takes and gives back the lock of the inner object twice, which nobody else can take meanwhile.
    [Atomic, MethodImpl(MethodImplOptions.Synchronized)]
    public int UpTwice()
    {
        total += inner.Up();
        total += inner.Up();
        return total;
    }

    // Not promised to be atomic, and not: between the two another thread can come.
    public int UpApart()
    {
        UpTwice();
        return UpTwice();
    }
}

public class Once
{
    private readonly object gate = new();
    private object? made;
    private bool isMade;

    [Atomic]
    public object Get()
    {
        object? found = Volatile.Read(ref made);
        if (found != null) return found;
        lock (gate)
        {
            made ??= new object();
            return made;
        }
    }

    // The flag may be seen before what it stands for.
    [Atomic]
    public object? GetByFlag()
    {
        if (!isMade)
            lock (gate)
            {
                if (!isMade)
                {
                    made = new object();
                    isMade = true;
                }
            }
        return made;
    }
}

[ThreadSafe]
public class Register
{
    private int value;

    public int Add(int more) => value += more;

    public int Read() => Volatile.Read(ref value);
}

public class Unpromised
{
    private readonly object gate = new();
    private readonly object other = new();
    private int count, more;

    [MethodImpl(MethodImplOptions.Synchronized)]
    public int Synchronized() => ++count;

    public int Locked()
    {
        lock (gate)
        {
            int found = ++more;
            return found;
        }
    }

    // Not all of it is in the block.
    public int NearlyLocked()
    {
        lock (other) more++;
        return count;
    }

    [MethodImpl(MethodImplOptions.Synchronized)]
    public int Asks(Unpromised another) => another.Synchronized() + another.Synchronized();
}

// Each does one thing: what passes the calls does not pass inside of them.
public class Flags
{
    private int one, other;

    [Atomic]
    public void SetOne() => one = 1;

    [Atomic]
    public int One() => one;

    [Atomic]
    public void SetOther() => other = 1;

    [Atomic]
    public int Other() => other;
}

public static class Harnesses
{
    [ConcurrencyTest]
    public static int Deposits()
    {
        var account = new Account();
        Both.Run(() => account.Deposit(1), () => account.Deposit(2));
        return account.Balance();
    }

    [ConcurrencyTest]
    public static void DepositsInTwo()
    {
        var account = new Account();
        Both.Run(() => account.DepositInTwo(1), () => account.DepositInTwo(2));
    }

    // Each is interrupted by the other, and none by itself.
    [ConcurrencyTest]
    public static void DepositAndDepositInTwo()
    {
        var account = new Account();
        Both.Run(() => account.Deposit(1), () => account.DepositInTwo(2));
    }

    [ConcurrencyTest]
    public static int Withdrawals()
    {
        var account = new Account();
        account.Deposit(3);
        int failed = 0;
        void Take()
        {
            try
            {
                account.Take(2);
            }
            catch (InvalidOperationException)
            {
                Interlocked.Increment(ref failed);
            }
        }
        Both.Run(Take, Take);
        return failed;
    }

    [ConcurrencyTest]
    public static int TakesAll()
    {
        var account = new Account();
        Both.Run(
            () =>
            {
                try
                {
                    account.TakeAll();
                }
                catch (InvalidOperationException) { }
            },
            () => account.Deposit(1));
        return account.Balance();
    }

    [ConcurrencyTest]
    public static void OppositeTransfers()
    {
        Account one = new(), other = new();
        Both.Run(() => one.Transfer(other, 1), () => other.Transfer(one, 1));
    }

    // A third thread runs on.
    [ConcurrencyTest]
    public static void OppositeTransfersAmongOthers()
    {
        Account one = new(), other = new();
        var third = new Thread(() => { while (true) Thread.Yield(); }) { IsBackground = true };
        third.Start();
        Both.Run(() => one.Transfer(other, 1), () => other.Transfer(one, 1));
    }

    [ConcurrencyTest]
    public static int SumWhileTransferring()
    {
        Account one = new(), other = new();
        int sum = 0;
        Both.Run(() => one.Transfer(other, 1), () => sum = one.SumWith(other));
        return sum;
    }

    [ConcurrencyTest]
    public static int SumWhileTransferringInTwo()
    {
        Account one = new(), other = new();
        int sum = 0;
        Both.Run(() => one.TransferInTwo(other, 1), () => sum = one.SumWith(other));
        return sum;
    }

    [ConcurrencyTest]
    public static int Recursion()
    {
        var account = new Account();
        Both.Run(() => account.DepositTimes(1, 2), () => account.DepositTimes(3, 1));
        return account.Balance();
    }

    [ConcurrencyTest]
    public static int DepositsTwice()
    {
        var account = new Account();
        int seen = 0;
        Both.Run(() => account.DepositTwice(1), () => seen = account.Balance());
        return seen;
    }

    [ConcurrencyTest]
    public static void Nexts()
    {
        var counters = new Counters();
        Both.Run(() => counters.Next(), () => counters.Next());
    }

    [ConcurrencyTest]
    public static void NextsCounted()
    {
        var counters = new Counters();
        Both.Run(() => counters.NextCounted(), () => counters.NextCounted());
    }

    [ConcurrencyTest]
    public static void NextsBySwap()
    {
        var counters = new Counters();
        Both.Run(() => counters.NextBySwap(), () => counters.NextBySwap());
    }

    [ConcurrencyTest]
    public static void NextsSpinning()
    {
        var counters = new Counters();
        Both.Run(() => counters.NextSpinning(), () => counters.NextSpinning());
    }

    [ConcurrencyTest]
    public static void NextsLooking()
    {
        var counters = new Counters();
        Both.Run(() => counters.NextLooking(), () => counters.NextLooking());
    }

    [ConcurrencyTest]
    public static void NextsInTurn()
    {
        var counters = new Counters();
        Both.Run(() => counters.NextInTurn(), () => counters.NextInTurn());
    }

    [ConcurrencyTest]
    public static void Waits()
    {
        var counters = new Counters();
        Both.Run(() => counters.Wait(), () => counters.See());
    }

    [ConcurrencyTest]
    public static void GoesRound()
    {
        var counters = new Counters();
        Both.Run(() => counters.GoRound(), () => counters.See());
    }

    [ConcurrencyTest]
    public static (int, int) ReadsBoth()
    {
        var counters = new Counters();
        (int, int) seen = default;
        Both.Run(() => counters.WriteBoth(1), () => seen = counters.ReadBoth());
        return seen;
    }

    [ConcurrencyTest]
    public static int OwnThings()
    {
        var counters = new Counters();
        Both.Run(() => counters.Mine(), () => Counters.Pure(2));
        return counters.Mine();
    }

    [ConcurrencyTest]
    public static int PutAndTake()
    {
        var box = new Box();
        int taken = 0;
        Both.Run(() => box.Put(1), () => taken = box.Take());
        return taken;
    }

    [ConcurrencyTest]
    public static void OtherLocks()
    {
        var box = new Box();
        Both.Run(() => box.ByPermit(), () => box.ByPermit());
    }

    [ConcurrencyTest]
    public static void Sides()
    {
        var box = new Box();
        Both.Run(() => box.BySides(), () => box.BySides());
    }

    [ConcurrencyTest]
    public static void Newer()
    {
        var box = new Box();
        Both.Run(() => box.ByNewer(), () => box.ByNewer());
    }

    [ConcurrencyTest]
    public static int Counts()
    {
        var box = new Box();
        Both.Run(() => box.Count("a"), () => box.Count("a"));
        return box.CountOf("a");
    }

    [ConcurrencyTest]
    public static int CountsInTwo()
    {
        var box = new Box();
        Both.Run(() => box.CountInTwo("a"), () => box.CountInTwo("a"));
        return box.CountOf("a");
    }

    [ConcurrencyTest]
    public static void AddsOnce()
    {
        var box = new Box();
        Both.Run(() => box.AddOnce("a"), () => box.AddOnce("a"));
    }

    [ConcurrencyTest]
    public static async Task<int> Later()
    {
        var box = new Box();
        return await box.LaterAsync();
    }

    [ConcurrencyTest]
    public static int Owned()
    {
        var outer = new Outer();
        int seen = 0;
        Both.Run(() => outer.UpTwice(), () => seen = outer.UpApart());
        return seen;
    }

    [ConcurrencyTest]
    public static bool MadeOnce()
    {
        var once = new Once();
        object? one = null, other = null;
        Both.Run(() => one = once.Get(), () => other = once.Get());
        return one == other;
    }

    [ConcurrencyTest]
    public static bool MadeByFlag()
    {
        var once = new Once();
        object? one = null, other = null;
        Both.Run(() => one = once.GetByFlag(), () => other = once.GetByFlag());
        return one == other;
    }

    [ConcurrencyTest]
    public static int Registers()
    {
        var register = new Register();
        Both.Run(() => register.Add(1), () => register.Add(2));
        return register.Read();
    }

    [ConcurrencyTest]
    public static void OnlySynchronized()
    {
        Unpromised one = new(), other = new();
        Both.Run(() => one.Asks(other), () => other.Synchronized());
    }

    [ConcurrencyTest]
    public static void OnlyLocked()
    {
        var one = new Unpromised();
        Both.Run(() => one.Locked(), () => one.Locked());
        one.NearlyLocked();
    }

    private static int s_data;

    // The data may be late, though the flag is atomic.
    [ConcurrencyTest]
    public static int DataBesideAFlag()
    {
        var flags = new Flags();
        int seen = -1;
        Both.Run(
            () =>
            {
                s_data = 5;
                flags.SetOne();
            },
            () =>
            {
                if (flags.One() == 1) seen = s_data;
            });
        return seen;
    }

    [ConcurrencyTest]
    public static (int, int) TwoFlags()
    {
        var flags = new Flags();
        int one = 0, other = 0;
        Both.Run(
            () =>
            {
                flags.SetOne();
                other = flags.Other();
            },
            () =>
            {
                flags.SetOther();
                one = flags.One();
            });
        return (one, other);
    }
}
