// Methods that are to be movers, and are or are not; and one that is not meant to be atomic.
using System;
using System.Runtime.CompilerServices;
using System.Threading;

internal sealed class AtomicAttribute : Attribute { }

internal sealed class MoverAttribute : Attribute { }

internal sealed class CompoundAttribute : Attribute { }

internal sealed class ConcurrencyTestAttribute : Attribute { }

public class Cell
{
    private readonly object gate = new(), inner = new();
    private int n, flag;

    [Mover]
    public void Bump() => n++;

    [Atomic]
    public void BumpLocked()
    {
        lock (gate) Bump();
    }

    [Mover, MethodImpl(MethodImplOptions.Synchronized)]
    public void Locks() => n++;

    // The lock in it is only taken while the other one is held.
    [Mover]
    public void LocksInside()
    {
        lock (inner) n++;
    }

    [Atomic]
    public void LocksBoth()
    {
        lock (gate) LocksInside();
    }

    [Mover]
    public int Own()
    {
        var own = new int[2];
        lock (own) own[1] = own.Length;
        return own[1];
    }

    // Two of these commute, which no pattern knows.
    [Mover]
    public void Raise() => flag = 1;

    [Mover]
    public bool IsRaised() => flag == 1;

    [Mover]
    public void Waits()
    {
        lock (gate) Monitor.Wait(gate, 1);
    }

    [Compound, MethodImpl(MethodImplOptions.Synchronized)]
    public void Twice()
    {
        n++;
        n++;
    }

    [Compound, Atomic]
    public void Promised() => n++;
}

public static class Movers
{
    static void Both(Action one, Action other)
    {
        var thread = new Thread(() => one());
        thread.Start();
        other();
        thread.Join();
    }

    [ConcurrencyTest]
    public static void UnderALock() { var cell = new Cell(); Both(cell.BumpLocked, cell.BumpLocked); }

    [ConcurrencyTest]
    public static void Unlocked() { var cell = new Cell(); Both(cell.Bump, cell.Bump); }

    [ConcurrencyTest]
    public static void LockedHereOnly() { var cell = new Cell(); Both(cell.Bump, cell.BumpLocked); }

    [ConcurrencyTest]
    public static void TakesALock() { var cell = new Cell(); Both(cell.Locks, cell.Locks); }

    [ConcurrencyTest]
    public static void TakesALockAlone() { var cell = new Cell(); Both(() => { }, cell.Locks); }

    [ConcurrencyTest]
    public static void LocksThatAreGuarded() { var cell = new Cell(); Both(cell.LocksBoth, cell.LocksBoth); }

    [ConcurrencyTest]
    public static void OwnThings() { var cell = new Cell(); Both(() => cell.Own(), () => cell.Own()); }

    [ConcurrencyTest]
    public static void SameValues() { var cell = new Cell(); Both(cell.Raise, cell.Raise); }

    [ConcurrencyTest]
    public static bool Looks()
    {
        var cell = new Cell();
        bool seen = false;
        Both(cell.Raise, () => seen = cell.IsRaised());
        return seen;
    }

    [ConcurrencyTest]
    public static void LooksAway() { var cell = new Cell(); Both(cell.Raise, () => cell.IsRaised()); }

    [ConcurrencyTest]
    public static void WaitsInside() { var cell = new Cell(); Both(cell.Waits, cell.Waits); }

    [ConcurrencyTest]
    public static void NotMeantToBe() { var cell = new Cell(); Both(cell.Twice, cell.Twice); }

    [ConcurrencyTest]
    public static void StillPromised() { var cell = new Cell(); Both(cell.Promised, cell.Promised); }
}
