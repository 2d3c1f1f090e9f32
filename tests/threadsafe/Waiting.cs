// Locks, semaphores, events, gates: each is thread-safe in `Safe`, and almost so in `Almost`.
using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;

[AttributeUsage(AttributeTargets.Class)]
sealed class ThreadSafeAttribute : Attribute { }

namespace Safe
{
    [ThreadSafe]
    public class Semaphore
    {
        readonly object gate = new object();
        int free = 1;
        public void Enter()
        {
            lock (gate)
            {
                while (free == 0) Monitor.Wait(gate);
                free--;
            }
        }
        public void Leave() { lock (gate) { free++; Monitor.Pulse(gate); } }
        public int Free { get { lock (gate) return free; } }
    }

    [ThreadSafe]
    public class BoundedQueue
    {
        readonly Queue<int> items = new Queue<int>();
        public void Put(int item)
        {
            lock (items)
            {
                while (items.Count == 1) Monitor.Wait(items);
                items.Enqueue(item);
                Monitor.PulseAll(items);
            }
        }
        public int Take()
        {
            lock (items)
            {
                while (items.Count == 0) Monitor.Wait(items);
                int item = items.Dequeue();
                Monitor.PulseAll(items);
                return item;
            }
        }
    }

    [ThreadSafe]
    public class Gate
    {
        readonly object gate = new object();
        bool open;
        public void Open() { lock (gate) { open = true; Monitor.PulseAll(gate); } }
        public void Pass() { lock (gate) while (!open) Monitor.Wait(gate); }
    }

    [ThreadSafe]
    public class AsyncGuard
    {
        readonly SemaphoreSlim free = new SemaphoreSlim(1, 1);
        int value;
        public async Task<int> Add(int amount)
        {
            await free.WaitAsync();
            try { return value += amount; }
            finally { free.Release(); }
        }
    }

    [ThreadSafe]
    public class Spin
    {
        int taken;
        public void Enter() { while (Interlocked.Exchange(ref taken, 1) == 1) { } }
        public void Leave() => Volatile.Write(ref taken, 0);
    }

    [ThreadSafe]
    public class Pair
    {
        readonly object first = new object(), second = new object();
        int a, b;
        public void Right() { lock (first) lock (second) { a++; b--; } }
        public void Left() { lock (first) lock (second) { a--; b++; } }
    }

    [ThreadSafe]
    public class AsyncQueue
    {
        readonly Queue<TaskCompletionSource<int>> waiting = new Queue<TaskCompletionSource<int>>();
        readonly Queue<int> items = new Queue<int>();
        public void Put(int item)
        {
            TaskCompletionSource<int> waiter = null;
            lock (items)
            {
                if (waiting.Count > 0) waiter = waiting.Dequeue();
                else items.Enqueue(item);
            }
            waiter?.SetResult(item);
        }
        public Task<int> Take()
        {
            lock (items)
            {
                if (items.Count > 0) return Task.FromResult(items.Dequeue());
                var waiter = new TaskCompletionSource<int>(TaskCreationOptions.RunContinuationsAsynchronously);
                waiting.Enqueue(waiter);
                return waiter.Task;
            }
        }
    }

    [ThreadSafe]
    public class Subject
    {
        Action<int> heard;
        public event Action<int> Heard
        {
            add
            {
                Action<int> seen, next;
                do { seen = heard; next = seen + value; }
                while (Interlocked.CompareExchange(ref heard, next, seen) != seen);
            }
            remove
            {
                Action<int> seen, next;
                do { seen = heard; next = seen - value; }
                while (Interlocked.CompareExchange(ref heard, next, seen) != seen);
            }
        }
        public void Tell(int value) => Volatile.Read(ref heard)?.Invoke(value);
    }
}

namespace Almost
{
    [ThreadSafe]
    public class Semaphore
    {
        readonly object gate = new object();
        int free = 1;
        public void Enter()
        {
            lock (gate)
            {
                // Who is woken may find that another has come first.
                if (free == 0) Monitor.Wait(gate);
                free--;
            }
        }
        public void Leave() { lock (gate) { free++; Monitor.Pulse(gate); } }
        public int Free { get { lock (gate) return free; } }
    }

    [ThreadSafe]
    public class BoundedQueue
    {
        readonly Queue<int> items = new Queue<int>();
        public void Put(int item)
        {
            lock (items)
            {
                while (items.Count == 1) Monitor.Wait(items);
                items.Enqueue(item);
                Monitor.PulseAll(items);
            }
        }
        public int Take()
        {
            lock (items) while (items.Count == 0) Monitor.Wait(items);
            lock (items)
            {
                int item = items.Dequeue();
                Monitor.PulseAll(items);
                return item;
            }
        }
    }

    [ThreadSafe]
    public class Gate
    {
        readonly object gate = new object();
        volatile bool open;
        public void Open() { open = true; lock (gate) Monitor.PulseAll(gate); }
        public void Pass()
        {
            if (open) return;
            // It may open right here, and nobody rings again.
            lock (gate) Monitor.Wait(gate);
        }
    }

    [ThreadSafe]
    public class AsyncGuard
    {
        readonly SemaphoreSlim free = new SemaphoreSlim(2, 2);
        int value;
        public async Task<int> Add(int amount)
        {
            await free.WaitAsync();
            try { return value += amount; }
            finally { free.Release(); }
        }
    }

    [ThreadSafe]
    public class Spin
    {
        volatile bool taken;
        public void Enter()
        {
            while (taken) { }
            taken = true;
        }
        public void Leave() => taken = false;
    }

    [ThreadSafe]
    public class Pair
    {
        readonly object first = new object(), second = new object();
        int a, b;
        public void Right() { lock (first) lock (second) { a++; b--; } }
        public void Left() { lock (second) lock (first) { a--; b++; } }
    }

    [ThreadSafe]
    public class AsyncQueue
    {
        readonly Queue<TaskCompletionSource<int>> waiting = new Queue<TaskCompletionSource<int>>();
        readonly Queue<int> items = new Queue<int>();
        public void Put(int item)
        {
            TaskCompletionSource<int> waiter = null;
            lock (waiting) if (waiting.Count > 0) waiter = waiting.Dequeue();
            if (waiter != null) waiter.SetResult(item);
            else lock (items) items.Enqueue(item);
        }
        public Task<int> Take()
        {
            lock (items) if (items.Count > 0) return Task.FromResult(items.Dequeue());
            // An item that comes now is for nobody.
            var waiter = new TaskCompletionSource<int>(TaskCreationOptions.RunContinuationsAsynchronously);
            lock (waiting) waiting.Enqueue(waiter);
            return waiter.Task;
        }
    }

    [ThreadSafe]
    public class Subject
    {
        Action<int> heard;
        public event Action<int> Heard
        {
            add { heard += value; }
            remove { heard -= value; }
        }
        public void Tell(int value) => heard?.Invoke(value);
    }
}
