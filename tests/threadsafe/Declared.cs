// Methods that may fail for no reason, and methods that are left out, as their authors say.
using System;
using System.Collections.Generic;
using System.Threading;

[assembly: System.Runtime.CompilerServices.InternalsVisibleTo("Harnesses")]

sealed class ThreadSafeAttribute : Attribute { }

[AttributeUsage(AttributeTargets.Method | AttributeTargets.Property)]
sealed class OperationAttribute : Attribute
{
    public string NonParallelGroup;
    public bool MayFail, Exclude;
}

namespace Almost
{
    // It may fail, but not succeed twice.
    [ThreadSafe]
    public class TrySlot
    {
        bool taken;
        [Operation(MayFail = true)]
        public bool TryTake()
        {
            if (taken) return false;
            taken = true;
            return true;
        }
        public void Give() => taken = false;
    }

    // What is left out says nothing; the rest is wrong.
    [ThreadSafe]
    public class Metered
    {
        int total;
        public int Add(int value) => total += value;
        [Operation(Exclude = true)]
        public void Reset() => total = 0;
    }

    // It may take nothing, but nothing must get lost.
    [ThreadSafe]
    public class BestEffort
    {
        readonly object gate = new object();
        readonly Queue<int> items = new Queue<int>();
        public void Put(int item) { lock (gate) items.Enqueue(item); }
        [Operation(MayFail = true)]
        public bool TryTake(out int item)
        {
            item = 0;
            if (!Monitor.TryEnter(gate)) return false;
            try { return items.TryPeek(out item); }
            finally
            {
                Monitor.Exit(gate);
                lock (gate) items.TryDequeue(out _);
            }
        }
    }
}

namespace Safe
{
    // Who meets another one goes away with nothing.
    [ThreadSafe]
    public class TrySlot
    {
        readonly object gate = new object();
        bool taken;
        [Operation(MayFail = true)]
        public bool TryTake()
        {
            if (!Monitor.TryEnter(gate)) return false;
            try { return !taken && (taken = true); }
            finally { Monitor.Exit(gate); }
        }
        public void Give() { lock (gate) taken = false; }
    }

    // Only one thread resets, and nobody else is there.
    [ThreadSafe]
    public class Metered
    {
        int total, highest;
        public int Add(int value) => Interlocked.Add(ref total, value);
        [Operation(Exclude = true)]
        public void Reset() { total = 0; highest = total; }
        [Operation(Exclude = true)]
        public int Highest => highest = Math.Max(total, highest++);
    }

    [ThreadSafe]
    public class BestEffort
    {
        readonly object gate = new object();
        readonly Queue<object> items = new Queue<object>();
        public void Put(object item) { lock (gate) items.Enqueue(item); }
        [Operation(MayFail = true)]
        public object Take()
        {
            if (!Monitor.TryEnter(gate)) return null;
            try { return items.TryDequeue(out object item) ? item : null; }
            finally { Monitor.Exit(gate); }
        }
        [Operation(MayFail = true)]
        public bool TryTake(out object item)
        {
            item = null;
            if (!Monitor.TryEnter(gate)) return false;
            try { return items.TryDequeue(out item); }
            finally { Monitor.Exit(gate); }
        }
    }
}
