// Types with asynchronous methods: what calls return counts once it is awaited.
using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;

[assembly: System.Runtime.CompilerServices.InternalsVisibleTo("Harnesses")]

sealed class ThreadSafeAttribute : Attribute { }

namespace Almost
{
    // The sum is read before the await, and written behind it.
    [ThreadSafe]
    public class AsyncSum
    {
        int sum;
        public async Task Add(int value)
        {
            int seen = sum;
            await Task.Yield();
            sum = seen + value;
        }
        public int Sum => Volatile.Read(ref sum);
    }

    // What is left can only be asked for by a call that is awaited.
    [ThreadSafe]
    public class AsyncBalance
    {
        int balance;
        public async Task Deposit(int amount)
        {
            int seen = Volatile.Read(ref balance);
            await Task.Delay(1);
            Volatile.Write(ref balance, seen + amount);
        }
        public async Task<int> Balance()
        {
            await Task.Yield();
            return Volatile.Read(ref balance);
        }
    }

    // Two callers that find nothing both load.
    [ThreadSafe]
    public class AsyncCache
    {
        readonly object gate = new object();
        readonly Dictionary<int, object> known = new Dictionary<int, object>();
        public async Task<object> Get(int key)
        {
            lock (gate) if (known.TryGetValue(key, out object found)) return found;
            await Task.Delay(1);
            object made = new object();
            lock (gate) known[key] = made;
            return made;
        }
    }

    // The place is looked for in one step and taken in another; the wait lies between.
    [ThreadSafe]
    public class AsyncSeats
    {
        readonly SemaphoreSlim gate = new SemaphoreSlim(1);
        int free = 1;
        public async Task<bool> Reserve()
        {
            await gate.WaitAsync();
            bool any = free > 0;
            gate.Release();
            if (!any) return false;
            await gate.WaitAsync();
            free--;
            gate.Release();
            return true;
        }
        public async ValueTask<int> Free()
        {
            await gate.WaitAsync();
            try { return free; }
            finally { gate.Release(); }
        }
    }

    // Two that end it at once both do.
    [ThreadSafe]
    public class AsyncSession : IAsyncDisposable
    {
        volatile bool ended;
        int ends;
        public async ValueTask DisposeAsync()
        {
            if (ended) return;
            await Task.Yield();
            ended = true;
            Interlocked.Increment(ref ends);
        }
        public int Ends => Volatile.Read(ref ends);
    }

    // Both find that nothing is being done, and both do it.
    [ThreadSafe]
    public class AsyncStart
    {
        volatile bool started;
        int starts;
        public async Task Start()
        {
            if (started) return;
            await Task.Yield();
            started = true;
            Interlocked.Increment(ref starts);
        }
        public Task<int> Starts() => Task.FromResult(Volatile.Read(ref starts));
    }
}

namespace Safe
{
    [ThreadSafe]
    public class AsyncSum
    {
        int sum;
        public async Task Add(int value)
        {
            await Task.Yield();
            Interlocked.Add(ref sum, value);
        }
        public int Sum => Volatile.Read(ref sum);
    }

    [ThreadSafe]
    public class AsyncBalance
    {
        readonly SemaphoreSlim gate = new SemaphoreSlim(1);
        int balance;
        public async Task Deposit(int amount)
        {
            await gate.WaitAsync();
            int seen = balance;
            await Task.Delay(1);
            balance = seen + amount;
            gate.Release();
        }
        public async Task<int> Balance()
        {
            await Task.Yield();
            return Volatile.Read(ref balance);
        }
    }

    [ThreadSafe]
    public class AsyncCache
    {
        readonly object gate = new object();
        readonly Dictionary<int, Task<object>> known = new Dictionary<int, Task<object>>();
        public Task<object> Get(int key)
        {
            lock (gate)
            {
                if (!known.TryGetValue(key, out Task<object> found)) known[key] = found = Load();
                return found;
            }
        }
        static async Task<object> Load()
        {
            await Task.Delay(1);
            return new object();
        }
    }

    [ThreadSafe]
    public class AsyncSeats
    {
        readonly SemaphoreSlim gate = new SemaphoreSlim(1);
        int free = 1;
        public async Task<bool> Reserve()
        {
            await gate.WaitAsync();
            try
            {
                if (free == 0) return false;
                await Task.Yield();
                free--;
                return true;
            }
            finally { gate.Release(); }
        }
        public async ValueTask<int> Free()
        {
            await gate.WaitAsync();
            try { return free; }
            finally { gate.Release(); }
        }
    }

    [ThreadSafe]
    public class AsyncStart
    {
        int starts;
        public async Task Start()
        {
            await Task.Yield();
            Interlocked.CompareExchange(ref starts, 1, 0);
        }
        public Task<int> Starts() => Task.FromResult(Volatile.Read(ref starts));
    }

    [ThreadSafe]
    public class AsyncSession : IAsyncDisposable
    {
        int ended;
        public async ValueTask DisposeAsync()
        {
            if (Interlocked.Exchange(ref ended, 1) == 1) return;
            await Task.Yield();
        }
        public int Ends => Volatile.Read(ref ended);
    }

    // What is under way can be seen, and only one may begin.
    [ThreadSafe]
    public class AsyncRun
    {
        int state;
        public async Task<string> Start()
        {
            if (Interlocked.CompareExchange(ref state, 1, 0) != 0) throw new InvalidOperationException();
            await Task.Delay(5);
            Volatile.Write(ref state, 2);
            return "started";
        }
        public bool IsRunning => Volatile.Read(ref state) != 0;
        public bool IsReady => Volatile.Read(ref state) == 2;
    }

    [ThreadSafe]
    public class AsyncAutoReset
    {
        readonly Queue<TaskCompletionSource> waiting = new Queue<TaskCompletionSource>();
        bool set;
        public Task WaitAsync()
        {
            lock (waiting)
            {
                if (set) { set = false; return Task.CompletedTask; }
                var next = new TaskCompletionSource(TaskCreationOptions.RunContinuationsAsynchronously);
                waiting.Enqueue(next);
                return next.Task;
            }
        }
        public void Set()
        {
            TaskCompletionSource next = null;
            lock (waiting)
            {
                if (waiting.Count > 0) next = waiting.Dequeue();
                else set = true;
            }
            next?.SetResult();
        }
    }

    // A wait that ends by itself when nobody signals in time.
    [ThreadSafe]
    public class AsyncSignal
    {
        readonly object gate = new object();
        TaskCompletionSource<bool> next = new TaskCompletionSource<bool>(TaskCreationOptions.RunContinuationsAsynchronously);
        public async Task<bool> WaitAsync()
        {
            Task<bool> signal;
            lock (gate) signal = next.Task;
            return await Task.WhenAny(signal, Task.Delay(1)) == signal;
        }
        public void Pulse()
        {
            TaskCompletionSource<bool> old;
            lock (gate)
            {
                old = next;
                next = new TaskCompletionSource<bool>(TaskCreationOptions.RunContinuationsAsynchronously);
            }
            old.SetResult(true);
        }
    }

    [ThreadSafe]
    public class TimedSignal
    {
        readonly object gate = new object();
        public bool Wait() { lock (gate) return Monitor.Wait(gate, 10); }
        public void Pulse() { lock (gate) Monitor.PulseAll(gate); }
    }

    // Workers of its own, which a call waits for.
    [ThreadSafe]
    public class Offload
    {
        readonly object gate = new object();
        int done;
        public Task<int> Do(int value) => Task.Run(() => { lock (gate) return done += value; });
        public Task<int> Done() => Task.Run(() => { lock (gate) return done; });
    }
}
