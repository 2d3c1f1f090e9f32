using System;
using System.Collections.Concurrent;
using System.Threading;

namespace Conformance;

// What depends on which thread has added, locked or entered something.
public static class OwnedByThreads
{
    static void OneByOne(params ThreadStart[] bodies)
    {
        foreach (ThreadStart body in bodies)
        {
            var thread = new Thread(body);
            thread.Start();
            thread.Join();
        }
    }

    static string Drained(ConcurrentBag<int> bag)
    {
        string items = string.Join(" ", bag) + "|" + bag.Count + "|";
        while (bag.TryTake(out int item)) items += item + " ";
        return items + bag.IsEmpty;
    }

    public static string BagOfTwoThreads()
    {
        var bag = new ConcurrentBag<int>();
        OneByOne(() => { bag.Add(1); bag.Add(2); }, () => { bag.Add(3); bag.Add(4); });
        return Drained(bag);
    }

    public static string BagTakesOwnItemsFirst()
    {
        var bag = new ConcurrentBag<int> { 0, 9 };
        OneByOne(() => { bag.Add(1); bag.Add(2); }, () => { bag.Add(3); bag.Add(4); });
        return Drained(bag);
    }

    public static string BagGoesOnAfterOwnItems()
    {
        var bag = new ConcurrentBag<int>();
        OneByOne(() => { bag.Add(1); bag.Add(2); });
        bag.Add(5);
        bag.Add(6);
        OneByOne(() => { bag.Add(3); bag.Add(4); });
        return Drained(bag);
    }

    public static string BagThatWasEmptyInBetween()
    {
        var bag = new ConcurrentBag<int> { 1 };
        bag.TryTake(out _);
        OneByOne(() => bag.Add(2));
        bag.Add(3);
        bag.TryPeek(out int next);
        return next + ":" + Drained(bag);
    }

    public static string BagCleared()
    {
        var bag = new ConcurrentBag<int> { 1, 2 };
        OneByOne(() => bag.Add(3));
        bag.Clear();
        int left = bag.Count;
        bag.Add(4);
        return left + ":" + Drained(bag);
    }

    static string State(ReaderWriterLockSlim rw) =>
        $"{rw.CurrentReadCount}{rw.IsReadLockHeld}{rw.IsUpgradeableReadLockHeld}{rw.IsWriteLockHeld}{rw.RecursiveReadCount}{rw.RecursiveUpgradeCount}{rw.RecursiveWriteCount} ";

    static string Tried(Action action)
    {
        try
        {
            action();
            return "ok ";
        }
        catch (Exception exception)
        {
            return exception.GetType().Name + ":" + exception.Message + " ";
        }
    }

    public static string ReadersAreThreads()
    {
        var rw = new ReaderWriterLockSlim(LockRecursionPolicy.SupportsRecursion);
        rw.EnterReadLock();
        rw.EnterReadLock();
        return State(rw);
    }

    public static string RecursionOfAllKinds()
    {
        var rw = new ReaderWriterLockSlim(LockRecursionPolicy.SupportsRecursion);
        string text = "";
        foreach (Action step in new Action[]
        {
            rw.EnterUpgradeableReadLock, rw.EnterReadLock, rw.EnterWriteLock, rw.EnterUpgradeableReadLock, rw.EnterReadLock,
            rw.EnterWriteLock, rw.Dispose, rw.ExitWriteLock, rw.ExitReadLock, rw.ExitUpgradeableReadLock, rw.ExitWriteLock,
            rw.ExitReadLock, rw.ExitUpgradeableReadLock, rw.ExitReadLock, rw.ExitWriteLock, rw.ExitUpgradeableReadLock,
        })
        {
            text += Tried(step) + State(rw);
        }
        return text;
    }

    public static string Downgrade()
    {
        var rw = new ReaderWriterLockSlim();
        rw.EnterUpgradeableReadLock();
        rw.EnterReadLock();
        string text = State(rw);
        rw.ExitUpgradeableReadLock();
        text += State(rw) + Tried(() => rw.TryEnterWriteLock(0)) + Tried(rw.EnterUpgradeableReadLock);
        rw.ExitReadLock();
        return text + State(rw);
    }

    public static string WriterWhoReadsMayNotUpgrade()
    {
        var rw = new ReaderWriterLockSlim();
        rw.EnterUpgradeableReadLock();
        rw.EnterReadLock();
        string text = Tried(rw.EnterWriteLock) + State(rw);
        rw.ExitReadLock();
        return text + Tried(rw.EnterWriteLock) + State(rw);
    }

    public static string InterruptedWriterWaitsNoMore()
    {
        var rw = new ReaderWriterLockSlim();
        string text = "";
        rw.EnterReadLock();
        var writer = new Thread(() => text += Tried(rw.EnterWriteLock));
        writer.Start();
        while (rw.WaitingWriteCount == 0) Thread.Yield();
        writer.Interrupt();
        writer.Join();
        OneByOne(() => text += rw.TryEnterReadLock(0));
        return text + rw.WaitingWriteCount;
    }

    public static string BarrierPhaseThatFails()
    {
        var barrier = new Barrier(2, b => throw new InvalidCastException(b.ParticipantsRemaining + "of" + b.ParticipantCount));
        string first = "", second;
        var thread = new Thread(() => first = Tried(barrier.SignalAndWait));
        thread.Start();
        while (barrier.ParticipantsRemaining == 2) Thread.Yield();
        second = Tried(barrier.RemoveParticipant);
        thread.Join();
        return first + second + barrier.CurrentPhaseNumber + barrier.ParticipantCount;
    }

    public static string BarrierOutOfUse()
    {
        var barrier = new Barrier(2);
        string text = "";
        var thread = new Thread(() => text = Tried(barrier.SignalAndWait));
        thread.Start();
        barrier.SignalAndWait();
        barrier.Dispose();
        thread.Join();
        return text + Tried(barrier.SignalAndWait);
    }

    public static string BarrierActionInItsContext()
    {
        var local = new AsyncLocal<int> { Value = 1 };
        int seen = 0;
        var barrier = new Barrier(1, _ => { seen = local.Value; local.Value = 5; });
        local.Value = 3;
        barrier.SignalAndWait();
        return seen + " " + local.Value;
    }

    public static string WriterKeepsOthersOut()
    {
        var rw = new ReaderWriterLockSlim();
        rw.EnterUpgradeableReadLock();
        rw.EnterWriteLock();
        rw.ExitUpgradeableReadLock();
        string text = State(rw) + Tried(rw.EnterReadLock);
        OneByOne(() => text += $"{rw.TryEnterReadLock(0)} {rw.TryEnterUpgradeableReadLock(0)} {rw.TryEnterWriteLock(0)} {State(rw)}");
        rw.ExitWriteLock();
        return text + State(rw);
    }

    public static string ReadersKeepWritersOut()
    {
        var rw = new ReaderWriterLockSlim();
        string text = "";
        rw.EnterReadLock();
        OneByOne(() => { text += $"{rw.TryEnterWriteLock(0)} {rw.TryEnterReadLock(0)} "; rw.ExitReadLock(); text += State(rw); });
        OneByOne(() => { text += rw.TryEnterUpgradeableReadLock(0) + " " + rw.TryEnterWriteLock(0) + " "; rw.ExitUpgradeableReadLock(); });
        rw.ExitReadLock();
        rw.Dispose();
        return text + Tried(rw.EnterReadLock);
    }

    public static string TwoLocksOfOneThread()
    {
        var a = new ReaderWriterLockSlim();
        var b = new ReaderWriterLockSlim();
        a.EnterReadLock();
        b.EnterWriteLock();
        string text = State(a) + State(b);
        a.ExitReadLock();
        text += State(a) + State(b);
        b.ExitWriteLock();
        return text + State(b) + Tried(b.ExitWriteLock);
    }

    public static string BarrierInItsAction()
    {
        string text = "";
        var inner = new Barrier(1, b => text += Tried(() => b.SignalAndWait()));
        var outer = new Barrier(1, b => { inner.SignalAndWait(); text += Tried(() => b.AddParticipant()) + Tried(b.Dispose); });
        outer.SignalAndWait();
        return text + outer.CurrentPhaseNumber + inner.CurrentPhaseNumber + Tried(() => outer.AddParticipant());
    }
}
