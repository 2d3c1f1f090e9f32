// Types whose calls return something that is used afterwards, types that have to be made in a certain way, and types that
// call others: each nearly right, and right.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;

[assembly: InternalsVisibleTo("Harnesses")]

sealed class ThreadSafeAttribute : Attribute { }

public interface IPolicy<T> { T Create(); bool Accepts(T item); }

public sealed class Key : IDisposable
{
    Action release;
    public Key(Action release) { this.release = release; }
    public void Dispose() => Interlocked.Exchange(ref release, null)?.Invoke();
}

public sealed class Wire { public bool Broken; }

namespace Before
{
    // A lock that hands out keys: the release looks at the waiters before it takes the lock.
    [ThreadSafe]
    public class AsyncLock
    {
        readonly Queue<TaskCompletionSource<IDisposable>> waiting = new Queue<TaskCompletionSource<IDisposable>>();
        bool taken;
        public Task<IDisposable> LockAsync()
        {
            lock (waiting)
            {
                if (!taken) { taken = true; return Task.FromResult<IDisposable>(new Key(Release)); }
                var next = new TaskCompletionSource<IDisposable>();
                waiting.Enqueue(next);
                return next.Task;
            }
        }
        void Release()
        {
            if (waiting.Count == 0) { lock (waiting) taken = false; return; }
            lock (waiting) waiting.Dequeue().SetResult(new Key(Release));
        }
    }

    // What is shared is disposed of with its last user: two owners that leave at once count twice.
    [ThreadSafe]
    public class Shared<T> : IDisposable where T : IDisposable
    {
        readonly T value;
        int users = 1;
        bool left;
        public Shared(T value) { this.value = value; }
        public Key Use() { Interlocked.Increment(ref users); return new Key(Leave); }
        void Leave() { if (Interlocked.Decrement(ref users) == 0) value.Dispose(); }
        public void Dispose() { if (!left) { Leave(); left = true; } }
    }

    // A pool looks through its places: one that was lost to another thread at the last place is given out all the same.
    [ThreadSafe]
    public class Pool<T> where T : class
    {
        readonly IPolicy<T> policy;
        readonly T[] places;
        T first;
        public Pool(IPolicy<T> policy, int size) { this.policy = policy; places = new T[size - 1]; }
        public T Get()
        {
            var item = first;
            if (item != null && Interlocked.CompareExchange(ref first, null, item) == item) return item;
            item = null;
            for (int i = 0; i < places.Length; i++)
            {
                item = places[i];
                if (item != null && Interlocked.CompareExchange(ref places[i], null, item) == item) break;
            }
            return item ?? policy.Create();
        }
        public void Return(T item)
        {
            if (!policy.Accepts(item) || Interlocked.CompareExchange(ref first, item, null) == null) return;
            for (int i = 0; i < places.Length && Interlocked.CompareExchange(ref places[i], item, null) != null; i++) { }
        }
    }

    // A waiter that is cancelled unregisters under the lock that its own callback takes.
    [ThreadSafe]
    public class Turnstile
    {
        readonly List<TaskCompletionSource> waiting = new List<TaskCompletionSource>();
        public Task PassAsync(CancellationToken token)
        {
            token.ThrowIfCancellationRequested();
            lock (waiting)
            {
                var mine = new TaskCompletionSource(TaskCreationOptions.RunContinuationsAsynchronously);
                waiting.Add(mine);
                var registration = token.Register(() => Cancel(mine));
                if (token.IsCancellationRequested) { registration.Dispose(); mine.TrySetCanceled(); }
                return mine.Task;
            }
        }
        void Cancel(TaskCompletionSource mine) { lock (waiting) waiting.Remove(mine); mine.TrySetCanceled(); }
    }

    // Whoever is cancelled after he has got his place keeps it.
    [ThreadSafe]
    public class Places
    {
        readonly SemaphoreSlim places;
        public Places(int count) { places = new SemaphoreSlim(count); }
        public int Free => places.CurrentCount;
        public async Task<Key> TakeAsync(CancellationToken token)
        {
            await places.WaitAsync(token);
            token.ThrowIfCancellationRequested();
            return new Key(() => places.Release());
        }
    }

    // A pool takes back only what it has given out. What comes back while it is cleared stays.
    [ThreadSafe]
    public class WirePool
    {
        readonly Stack<Wire> idle = new Stack<Wire>();
        readonly HashSet<Wire> mine = new HashSet<Wire>();
        int age;
        public Wire Get() { lock (mine) { if (idle.Count > 0) return idle.Pop(); var wire = new Wire(); mine.Add(wire); return wire; } }
        public void Return(Wire wire)
        {
            lock (mine) if (!mine.Contains(wire)) throw new ArgumentException();
            var before = Volatile.Read(ref age);
            lock (mine) if (before == age) idle.Push(wire); else mine.Remove(wire);
        }
        public void Clear() { Interlocked.Increment(ref age); lock (mine) { foreach (var wire in idle) mine.Remove(wire); idle.Clear(); } }
        public int Known { get { lock (mine) return mine.Count; } }
    }

    // The lock is the array, which growing replaces.
    [ThreadSafe]
    public class Table
    {
        string[] names = new string[1];
        int count;
        public int Add(string name)
        {
            lock (names)
            {
                if (count == names.Length) Array.Resize(ref names, 2 * count);
                names[count] = name;
                return count++;
            }
        }
    }

    // Handlers that come and go at once.
    [ThreadSafe]
    public class Bell
    {
        Action handlers;
        public event Action Rings { add { handlers += value; } remove { handlers -= value; } }
        public void Ring() => Volatile.Read(ref handlers)?.Invoke();
    }
}

namespace After
{
    [ThreadSafe]
    public class AsyncLock
    {
        readonly Queue<TaskCompletionSource<IDisposable>> waiting = new Queue<TaskCompletionSource<IDisposable>>();
        bool taken;
        public Task<IDisposable> LockAsync()
        {
            lock (waiting)
            {
                if (!taken) { taken = true; return Task.FromResult<IDisposable>(new Key(Release)); }
                var next = new TaskCompletionSource<IDisposable>();
                waiting.Enqueue(next);
                return next.Task;
            }
        }
        void Release()
        {
            lock (waiting) if (waiting.Count == 0) taken = false; else waiting.Dequeue().SetResult(new Key(Release));
        }
    }

    [ThreadSafe]
    public class Shared<T> : IDisposable where T : IDisposable
    {
        readonly object gate = new object();
        readonly T value;
        int users = 1;
        bool left;
        public Shared(T value) { this.value = value; }
        public Key Use() { lock (gate) users++; return new Key(Leave); }
        void Leave() { lock (gate) if (--users == 0) value.Dispose(); }
        public void Dispose() { lock (gate) { if (left) return; left = true; if (--users == 0) value.Dispose(); } }
    }

    [ThreadSafe]
    public class Pool<T> where T : class
    {
        readonly IPolicy<T> policy;
        readonly T[] places;
        T first;
        public Pool(IPolicy<T> policy, int size) { this.policy = policy; places = new T[size - 1]; }
        public T Get()
        {
            var item = first;
            if (item != null && Interlocked.CompareExchange(ref first, null, item) == item) return item;
            for (int i = 0; i < places.Length; i++)
            {
                item = places[i];
                if (item != null && Interlocked.CompareExchange(ref places[i], null, item) == item) return item;
            }
            return policy.Create();
        }
        public void Return(T item)
        {
            if (!policy.Accepts(item) || Interlocked.CompareExchange(ref first, item, null) == null) return;
            for (int i = 0; i < places.Length && Interlocked.CompareExchange(ref places[i], item, null) != null; i++) { }
        }
    }

    [ThreadSafe]
    public class Turnstile
    {
        readonly List<TaskCompletionSource> waiting = new List<TaskCompletionSource>();
        public Task PassAsync(CancellationToken token)
        {
            token.ThrowIfCancellationRequested();
            var mine = new TaskCompletionSource(TaskCreationOptions.RunContinuationsAsynchronously);
            lock (waiting) waiting.Add(mine);
            token.Register(() => Cancel(mine));
            return mine.Task;
        }
        void Cancel(TaskCompletionSource mine) { lock (waiting) waiting.Remove(mine); mine.TrySetCanceled(); }
    }

    [ThreadSafe]
    public class Places
    {
        readonly SemaphoreSlim places;
        public Places(int count) { places = new SemaphoreSlim(count); }
        public int Free => places.CurrentCount;
        public async Task<Key> TakeAsync(CancellationToken token)
        {
            await places.WaitAsync(token);
            return new Key(() => places.Release());
        }
    }

    [ThreadSafe]
    public class WirePool
    {
        readonly Stack<Wire> idle = new Stack<Wire>();
        readonly HashSet<Wire> mine = new HashSet<Wire>();
        public Wire Get() { lock (mine) { if (idle.Count > 0) return idle.Pop(); var wire = new Wire(); mine.Add(wire); return wire; } }
        public void Return(Wire wire) { lock (mine) if (!mine.Contains(wire)) throw new ArgumentException(); else idle.Push(wire); }
        public void Clear() { lock (mine) { foreach (var wire in idle) mine.Remove(wire); idle.Clear(); } }
        public int Known { get { lock (mine) return mine.Count; } }
    }

    [ThreadSafe]
    public class Table
    {
        readonly object gate = new object();
        string[] names = new string[1];
        int count;
        public int Add(string name)
        {
            lock (gate)
            {
                if (count == names.Length) Array.Resize(ref names, 2 * count);
                names[count] = name;
                return count++;
            }
        }
    }

    [ThreadSafe]
    public class Bell
    {
        readonly object gate = new object();
        Action handlers;
        public event Action Rings { add { lock (gate) handlers += value; } remove { lock (gate) handlers -= value; } }
        public void Ring() => Volatile.Read(ref handlers)?.Invoke();
    }
}

namespace Safe
{
    // Made by nobody but itself.
    [ThreadSafe]
    public sealed class Clock
    {
        public static Clock Instance { get; } = new Clock();
        int ticks;
        Clock() { }
        public int Tick() => Interlocked.Increment(ref ticks);
    }

    // Refuses sizes that are too small, and no time at all.
    [ThreadSafe]
    public class Window
    {
        readonly Queue<int> items = new Queue<int>();
        readonly int size;
        public Window(int size, TimeSpan age)
        {
            if (size < 3 || age <= TimeSpan.Zero) throw new ArgumentOutOfRangeException();
            this.size = size;
        }
        public int Put(int item) { lock (items) { items.Enqueue(item); if (items.Count > size) items.Dequeue(); return items.Count; } }
    }

    // What only the rest of its assembly calls.
    [ThreadSafe]
    class Inner
    {
        int count;
        internal Inner() { }
        internal int Next() => Interlocked.Increment(ref count);
    }
}

namespace Almost
{
    [ThreadSafe]
    public sealed class Clock
    {
        public static Clock Instance { get; } = new Clock();
        int ticks;
        Clock() { }
        public int Tick() => ++ticks;
    }

    [ThreadSafe]
    public class Window
    {
        readonly Queue<int> items = new Queue<int>();
        readonly int size;
        public Window(int size, TimeSpan age)
        {
            if (size < 3 || age <= TimeSpan.Zero) throw new ArgumentOutOfRangeException();
            this.size = size;
        }
        public int Put(int item) { lock (items) items.Enqueue(item); lock (items) { if (items.Count > size) items.Dequeue(); return items.Count; } }
    }

    [ThreadSafe]
    class Inner
    {
        int count;
        internal Inner() { }
        internal int Next() => ++count;
    }
}
