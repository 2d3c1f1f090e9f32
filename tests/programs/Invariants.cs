// Invariants of objects, which hold whenever no public method of the object is running.
#nullable disable warnings
using System;
using System.Threading;

namespace Programs;

[AttributeUsage(AttributeTargets.Method)]
internal sealed class InvariantAttribute : Attribute { }

public static class Ledgers
{
    sealed class Ledger
    {
        readonly object gate = new object();
        int first, sum;

        [Invariant]
        bool Balanced() => first == sum;

        public void Add() { first++; sum++; }
        public void AddLocked() { lock (gate) { first++; sum++; } }
        public void AddTwice() { lock (gate) { AddFirst(); sum++; AddLocked(); } }
        public void AddFirst() => first++;
        void AddHalf() => first++;
        public void AddInTwoHalves() { lock (gate) AddHalf(); lock (gate) sum++; }
        public void Fail() { lock (gate) { try { first++; throw new InvalidOperationException(); } finally { sum++; } } }
    }

    static void Go(Action<Ledger> step)
    {
        var ledger = new Ledger();
        Threads.Run(() => step(ledger), () => step(ledger));
    }

    // An update is lost.
    [ConcurrencyTest]
    public static void X_Wrong() => Go(ledger => ledger.Add());

    // Both fields change under a lock.
    [ConcurrencyTest]
    public static void X_Right() => Go(ledger => ledger.AddLocked());

    // A public method that changes only half.
    [ConcurrencyTest]
    public static void Half_Wrong() => Go(ledger => ledger.AddFirst());

    // The same method as part of another one.
    [ConcurrencyTest]
    public static void Nested_Right() => Go(ledger => ledger.AddTwice());

    // Between the two halves a public method is still running.
    [ConcurrencyTest]
    public static void Halves_Right() => Go(ledger => ledger.AddInTwoHalves());

    // An exception leaves the method, and the object is as it should be.
    [ConcurrencyTest]
    public static void Failing_Right() => Go(ledger => { try { ledger.Fail(); } catch (InvalidOperationException) { } ledger.AddLocked(); });
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

[AttributeUsage(AttributeTargets.Method)]
internal sealed class ConcurrencyTestAttribute : Attribute { }
