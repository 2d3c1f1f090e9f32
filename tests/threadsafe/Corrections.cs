// More mistakes that users have reported to well-known libraries, in code of our own: each before and after its
// correction. The types are marked, and nothing else is said of them.
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Threading;
using System.Threading.Tasks;

[assembly: System.Runtime.CompilerServices.InternalsVisibleTo("Harnesses")]

sealed class ThreadSafeAttribute : Attribute { }

namespace Before
{
    // JasperFx: a map that is never changed is replaced by one that another thread does not know.
    [ThreadSafe]
    public class RecentlyUsed
    {
        ImmutableDictionary<int, string> items = ImmutableDictionary<int, string>.Empty;
        public void Store(int key, string item) => items = items.SetItem(key, item);
        public string Find(int key) => items.TryGetValue(key, out string item) ? item : null;
    }

    // vs-threading: whoever is cancelled just after he has entered does not know that he has.
    [ThreadSafe]
    public class AsyncSemaphore
    {
        readonly SemaphoreSlim places = new SemaphoreSlim(1);
        public async Task EnterAsync(CancellationToken token)
        {
            await places.WaitAsync(token);
            token.ThrowIfCancellationRequested();
        }
        public void Leave() => places.Release();
        public int Free => places.CurrentCount;
    }

    // Polly: two failures at once both find the breaker closed, and break it twice.
    [ThreadSafe]
    public class BreakerEvents
    {
        int failures;
        volatile bool open;
        public event Action Broken;
        public void Fail()
        {
            Interlocked.Increment(ref failures);
            if (Volatile.Read(ref failures) < 2 || open) return;
            open = true;
            Broken?.Invoke();
        }
        public bool IsOpen => open;
    }

    // Microsoft.Extensions.Caching: get or create is a get and a set.
    [ThreadSafe]
    public class EntryCache
    {
        readonly ConcurrentDictionary<string, object> entries = new ConcurrentDictionary<string, object>();
        public object GetOrCreate(string key, Func<object> create)
        {
            if (entries.TryGetValue(key, out object found)) return found;
            object made = create();
            entries[key] = made;
            return made;
        }
    }

    // Npgsql: a pool for each text is made twice, and one of the two is never closed.
    [ThreadSafe]
    public class Pools
    {
        readonly ConcurrentDictionary<string, object> pools = new ConcurrentDictionary<string, object>();
        int made;
        public object Of(string text) => pools.GetOrAdd(text, _ => { Interlocked.Increment(ref made); return new object(); });
        public int Made => Volatile.Read(ref made);
    }

    // NLog: the timer is there when it is asked for, and gone when it is used.
    [ThreadSafe]
    public class Flusher
    {
        volatile Timer timer = new Timer(_ => { });
        public void Schedule()
        {
            if (timer != null) timer.Change(1000, Timeout.Infinite);
        }
        public void Close()
        {
            Timer old = timer;
            timer = null;
            old?.Dispose();
        }
    }

    // RabbitMQ.Client: two that close both tell that it is closed.
    [ThreadSafe]
    public class Connection
    {
        volatile bool closed;
        int told;
        public bool Close()
        {
            if (closed) return false;
            closed = true;
            told++;
            return true;
        }
        public int Told => Volatile.Read(ref told);
    }

    // Rx: what is assigned while it is disposed of is never disposed of.
    [ThreadSafe]
    public class SerialDisposable
    {
        volatile bool disposed;
        volatile IDisposable current;
        public void Assign(IDisposable value)
        {
            if (disposed) { value?.Dispose(); return; }
            current = value;
        }
        public void End()
        {
            disposed = true;
            current?.Dispose();
            current = null;
        }
    }

    // AutoMapper: the flag says "made" before it is.
    [ThreadSafe]
    public class Plan
    {
        volatile bool made;
        volatile object plan;
        public object Get()
        {
            if (!made)
            {
                made = true;
                plan = new object();
            }
            return plan;
        }
    }

    // Kestrel: a connection comes while all are closed, and stays.
    [ThreadSafe]
    public class Connections
    {
        readonly ConcurrentDictionary<int, string> open = new ConcurrentDictionary<int, string>();
        volatile bool closing;
        public bool Add(int id)
        {
            if (closing) return false;
            return open.TryAdd(id, "");
        }
        public void CloseAll()
        {
            closing = true;
            open.Clear();
        }
        public int Count => open.Count;
    }

    // System.Threading.Channels: whoever writes has looked before the channel was completed.
    [ThreadSafe]
    public class Mailbox
    {
        readonly ConcurrentQueue<int> items = new ConcurrentQueue<int>();
        volatile bool done;
        public bool TryWrite(int item)
        {
            if (done) return false;
            items.Enqueue(item);
            return true;
        }
        public void Complete() => done = true;
        public bool TryRead(out int item) => items.TryDequeue(out item);
        public bool IsFinished => done && items.IsEmpty;
    }

    // System.Threading.RateLimiting: what is given back while others take is lost.
    [ThreadSafe]
    public class TokenBucket
    {
        readonly object gate = new object();
        int tokens = 1;
        public bool TryTake()
        {
            lock (gate)
            {
                if (tokens == 0) return false;
                tokens--;
                return true;
            }
        }
        public void Replenish() => tokens = Math.Min(2, tokens + 1);
    }

    // Nito.AsyncEx: two that ask first both start the work.
    [ThreadSafe]
    public class AsyncLazy
    {
        Task<object> task;
        public Task<object> Value()
        {
            if (task == null) task = Make();
            return task;
        }
        static async Task<object> Make() { await Task.Yield(); return new object(); }
    }

    // LruCacheNet: what was found is moved to the front outside the lock.
    [ThreadSafe]
    public class LruCache
    {
        readonly object gate = new object();
        readonly List<int> order = new List<int>();
        public void Add(int key)
        {
            lock (gate)
            {
                order.Remove(key);
                order.Insert(0, key);
                if (order.Count > 2) order.RemoveAt(2);
            }
        }
        public bool Touch(int key)
        {
            lock (gate) if (!order.Contains(key)) return false;
            lock (gate) order.Remove(key);
            lock (gate) order.Insert(0, key);
            return true;
        }
        public int[] Keys() { lock (gate) return order.ToArray(); }
    }

    // Prism: handlers come and go while they are called.
    [ThreadSafe]
    public class EventAggregator
    {
        readonly List<Action> handlers = new List<Action>();
        public void Subscribe(Action handler) { lock (handlers) handlers.Add(handler); }
        public void Publish()
        {
            foreach (Action handler in handlers) handler();
        }
    }

    // IdGen: the last time and the number within it are not one thing.
    [ThreadSafe]
    public class IdGenerator
    {
        readonly Func<DateTime> clock;
        long last;
        int sequence;
        public IdGenerator(Func<DateTime> clock) => this.clock = clock;
        public int Sequence()
        {
            long now = clock().Ticks;
            if (now != last) { last = now; sequence = 0; }
            else sequence++;
            return sequence;
        }
    }

    // Castle: what was missing under the lock for readers is added under the one for writers, though it is there by now.
    [ThreadSafe]
    public class TypeNames
    {
        readonly ReaderWriterLockSlim gate = new ReaderWriterLockSlim();
        readonly Dictionary<string, object> names = new Dictionary<string, object>();
        public object Get(string name)
        {
            gate.EnterReadLock();
            try { if (names.TryGetValue(name, out object found)) return found; }
            finally { gate.ExitReadLock(); }
            object made = new object();
            gate.EnterWriteLock();
            try { names.Add(name, made); }
            finally { gate.ExitWriteLock(); }
            return made;
        }
    }

    // kafka-net: the number that is returned is not the one that was drawn.
    [ThreadSafe]
    public class Correlation
    {
        int last;
        public int Next()
        {
            Interlocked.Increment(ref last);
            return last;
        }
    }

    // Hangfire: the state is asked for before the wait and set behind it.
    [ThreadSafe]
    public class Server
    {
        volatile int running;
        public async Task<bool> StartAsync()
        {
            if (running == 1) return false;
            await Task.Delay(10);
            running = 1;
            return true;
        }
    }

    // StackExchange.Redis: messages in flight are counted without care.
    [ThreadSafe]
    public class InFlight
    {
        int count;
        public async Task SendAsync()
        {
            count++;
            await Task.Yield();
            count--;
        }
        public int Count => Volatile.Read(ref count);
    }

    // DynamicData: two lists that take each other's items take each other's locks.
    [ThreadSafe]
    public class SourceList
    {
        readonly object gate = new object();
        readonly List<int> items = new List<int>();
        public void Add(int item) { lock (gate) items.Add(item); }
        public void AddRange(SourceList other)
        {
            lock (gate) lock (other.gate) items.AddRange(other.items.ToArray());
        }
        public int Count { get { lock (gate) return items.Count; } }
    }

    // Microsoft.Extensions.Http: a handler that has expired is still given out to one, and replaced for two.
    [ThreadSafe]
    public class Handlers
    {
        readonly ConcurrentDictionary<string, object> active = new ConcurrentDictionary<string, object>();
        public object Get(string name)
        {
            while (true)
            {
                if (active.TryGetValue(name, out object found)) return found;
                object made = new object();
                active.TryAdd(name, made);
                return made;
            }
        }
        public void Expire(string name) => active.TryRemove(name, out _);
    }

    // Serilog: the first event is written at once, and two can be first.
    [ThreadSafe]
    public class Batches
    {
        readonly ConcurrentQueue<int> queue = new ConcurrentQueue<int>();
        bool started;
        public bool Emit(int item)
        {
            if (!started)
            {
                started = true;
                return true;
            }
            queue.Enqueue(item);
            return false;
        }
        public int Waiting => queue.Count;
    }

    // Quartz.NET: a change of settings is told under the lock that who is told wants.
    [ThreadSafe]
    public class Listeners
    {
        readonly object gate = new object(), handlers = new object();
        Action<int> changed;
        int setting;
        public void Listen(Action<int> handler) { lock (handlers) changed += handler; }
        public void Change(int value)
        {
            lock (gate) setting = value;
            lock (handlers) changed?.Invoke(value);
        }
        public int Setting { get { lock (gate) { lock (handlers) return setting; } } }
    }

    // Orleans: a timer that fires while it is stopped counts all the same.
    [ThreadSafe]
    public class GrainTimer
    {
        readonly object gate = new object();
        Timer timer;
        int ticks;
        public void Start() { lock (gate) timer ??= new Timer(_ => ticks++, null, 10, Timeout.Infinite); }
        public void Tick() { lock (gate) ticks++; }
        public int Ticks { get { lock (gate) return ticks; } }
    }
}

namespace After
{
    [ThreadSafe]
    public class RecentlyUsed
    {
        ImmutableDictionary<int, string> items = ImmutableDictionary<int, string>.Empty;
        public void Store(int key, string item) => ImmutableInterlocked.Update(ref items, known => known.SetItem(key, item));
        public string Find(int key) => Volatile.Read(ref items).TryGetValue(key, out string item) ? item : null;
    }

    [ThreadSafe]
    public class AsyncSemaphore
    {
        readonly SemaphoreSlim places = new SemaphoreSlim(1);
        public async Task EnterAsync(CancellationToken token) => await places.WaitAsync(token);
        public void Leave() => places.Release();
        public int Free => places.CurrentCount;
    }

    [ThreadSafe]
    public class BreakerEvents
    {
        readonly object gate = new object();
        int failures;
        bool open;
        Action broken;
        public event Action Broken { add { lock (gate) broken += value; } remove { lock (gate) broken -= value; } }
        public void Fail()
        {
            lock (gate)
            {
                if (++failures < 2 || open) return;
                open = true;
                broken?.Invoke();
            }
        }
        public bool IsOpen { get { lock (gate) return open; } }
    }

    [ThreadSafe]
    public class EntryCache
    {
        readonly ConcurrentDictionary<string, Lazy<object>> entries = new ConcurrentDictionary<string, Lazy<object>>();
        public object GetOrCreate(string key, Func<object> create) => entries.GetOrAdd(key, new Lazy<object>(create)).Value;
    }

    [ThreadSafe]
    public class Pools
    {
        readonly Dictionary<string, object> pools = new Dictionary<string, object>();
        int made;
        public object Of(string text)
        {
            lock (pools)
            {
                if (pools.TryGetValue(text, out object found)) return found;
                made++;
                return pools[text] = new object();
            }
        }
        public int Made { get { lock (pools) return made; } }
    }

    [ThreadSafe]
    public class Flusher
    {
        readonly object gate = new object();
        Timer timer = new Timer(_ => { });
        public void Schedule() { lock (gate) timer?.Change(1000, Timeout.Infinite); }
        public void Close()
        {
            lock (gate)
            {
                timer?.Dispose();
                timer = null;
            }
        }
    }

    [ThreadSafe]
    public class Connection
    {
        int closed, told;
        public bool Close()
        {
            if (Interlocked.Exchange(ref closed, 1) == 1) return false;
            return true;
        }
        public int Told => Volatile.Read(ref closed);
    }

    [ThreadSafe]
    public class SerialDisposable
    {
        readonly object gate = new object();
        bool disposed;
        IDisposable current;
        public void Assign(IDisposable value)
        {
            lock (gate)
            {
                if (disposed) value?.Dispose();
                else current = value;
            }
        }
        public void End()
        {
            lock (gate)
            {
                disposed = true;
                current?.Dispose();
                current = null;
            }
        }
    }

    [ThreadSafe]
    public class Plan
    {
        object plan;
        public object Get() => Volatile.Read(ref plan) ?? Interlocked.CompareExchange(ref plan, new object(), null) ?? plan;
    }

    [ThreadSafe]
    public class Connections
    {
        readonly Dictionary<int, string> open = new Dictionary<int, string>();
        bool closing;
        public bool Add(int id) { lock (open) return !closing && open.TryAdd(id, ""); }
        public void CloseAll()
        {
            lock (open)
            {
                closing = true;
                open.Clear();
            }
        }
        public int Count { get { lock (open) return open.Count; } }
    }

    [ThreadSafe]
    public class Mailbox
    {
        readonly Queue<int> items = new Queue<int>();
        bool done;
        public bool TryWrite(int item)
        {
            lock (items)
            {
                if (done) return false;
                items.Enqueue(item);
                return true;
            }
        }
        public void Complete() { lock (items) done = true; }
        public bool TryRead(out int item) { lock (items) return items.TryDequeue(out item); }
        public bool IsFinished { get { lock (items) return done && items.Count == 0; } }
    }

    [ThreadSafe]
    public class TokenBucket
    {
        readonly object gate = new object();
        int tokens = 1;
        public bool TryTake()
        {
            lock (gate)
            {
                if (tokens == 0) return false;
                tokens--;
                return true;
            }
        }
        public void Replenish() { lock (gate) tokens = Math.Min(2, tokens + 1); }
    }

    [ThreadSafe]
    public class AsyncLazy
    {
        readonly object gate = new object();
        Task<object> task;
        public Task<object> Value() { lock (gate) return task ??= Make(); }
        static async Task<object> Make() { await Task.Yield(); return new object(); }
    }

    [ThreadSafe]
    public class LruCache
    {
        readonly object gate = new object();
        readonly List<int> order = new List<int>();
        public void Add(int key)
        {
            lock (gate)
            {
                order.Remove(key);
                order.Insert(0, key);
                if (order.Count > 2) order.RemoveAt(2);
            }
        }
        public bool Touch(int key)
        {
            lock (gate)
            {
                if (!order.Remove(key)) return false;
                order.Insert(0, key);
                return true;
            }
        }
        public int[] Keys() { lock (gate) return order.ToArray(); }
    }

    [ThreadSafe]
    public class EventAggregator
    {
        readonly List<Action> handlers = new List<Action>();
        public void Subscribe(Action handler) { lock (handlers) handlers.Add(handler); }
        public void Publish()
        {
            Action[] known;
            lock (handlers) known = handlers.ToArray();
            foreach (Action handler in known) handler();
        }
    }

    [ThreadSafe]
    public class IdGenerator
    {
        readonly Func<DateTime> clock;
        readonly object gate = new object();
        long last;
        int sequence;
        public IdGenerator(Func<DateTime> clock) => this.clock = clock;
        public int Sequence()
        {
            lock (gate)
            {
                long now = clock().Ticks;
                if (now != last) { last = now; sequence = 0; }
                else sequence++;
                return sequence;
            }
        }
    }

    [ThreadSafe]
    public class TypeNames
    {
        readonly ReaderWriterLockSlim gate = new ReaderWriterLockSlim();
        readonly Dictionary<string, object> names = new Dictionary<string, object>();
        public object Get(string name)
        {
            gate.EnterReadLock();
            try { if (names.TryGetValue(name, out object found)) return found; }
            finally { gate.ExitReadLock(); }
            gate.EnterWriteLock();
            try
            {
                if (!names.TryGetValue(name, out object found)) names.Add(name, found = new object());
                return found;
            }
            finally { gate.ExitWriteLock(); }
        }
    }

    [ThreadSafe]
    public class Correlation
    {
        int last;
        public int Next() => Interlocked.Increment(ref last);
    }

    [ThreadSafe]
    public class Server
    {
        int running;
        public async Task<bool> StartAsync()
        {
            if (Interlocked.Exchange(ref running, 1) == 1) return false;
            await Task.Delay(10);
            return true;
        }
    }

    [ThreadSafe]
    public class InFlight
    {
        int count;
        public async Task SendAsync()
        {
            Interlocked.Increment(ref count);
            await Task.Yield();
            Interlocked.Decrement(ref count);
        }
        public int Count => Volatile.Read(ref count);
    }

    [ThreadSafe]
    public class SourceList
    {
        static readonly object gate = new object();
        readonly List<int> items = new List<int>();
        static SourceList() { }
        public void Add(int item) { lock (gate) items.Add(item); }
        public void AddRange(SourceList other) { lock (gate) items.AddRange(other.items.ToArray()); }
        public int Count { get { lock (gate) return items.Count; } }
    }

    [ThreadSafe]
    public class Handlers
    {
        readonly ConcurrentDictionary<string, object> active = new ConcurrentDictionary<string, object>();
        public object Get(string name) => active.GetOrAdd(name, _ => new object());
        public void Expire(string name) => active.TryRemove(name, out _);
    }

    [ThreadSafe]
    public class Batches
    {
        readonly Queue<int> queue = new Queue<int>();
        bool started;
        public bool Emit(int item)
        {
            lock (queue)
            {
                if (!started) return started = true;
                queue.Enqueue(item);
                return false;
            }
        }
        public int Waiting { get { lock (queue) return queue.Count; } }
    }

    [ThreadSafe]
    public class Listeners
    {
        readonly object gate = new object();
        Action<int> changed;
        int setting;
        public void Listen(Action<int> handler) { lock (gate) changed += handler; }
        public void Change(int value)
        {
            Action<int> told;
            lock (gate)
            {
                setting = value;
                told = changed;
            }
            told?.Invoke(value);
        }
        public int Setting { get { lock (gate) return setting; } }
    }

    [ThreadSafe]
    public class GrainTimer
    {
        readonly object gate = new object();
        Timer timer;
        int ticks;
        public void Start() { lock (gate) timer ??= new Timer(_ => Tick(), null, 10, Timeout.Infinite); }
        public void Tick() { lock (gate) ticks++; }
        public int Ticks { get { lock (gate) return ticks; } }
    }
}
