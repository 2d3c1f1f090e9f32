// What concurrent programs are made of.
using System;
using System.Collections.Concurrent;
using System.Diagnostics;
using System.Runtime.CompilerServices;
using System.Threading;

namespace Bodies;

public class Synchronization
{
    private readonly object monitor = new();
    private readonly Lock gate = new();
    private int count;
    private volatile bool stop;
    private static Synchronization? instance;
    private readonly Lazy<string> lazy = new(() => "once");
    private readonly ConcurrentDictionary<string, int> map = new();
    private event Action? Changed;

    public int LockObject() { lock (monitor) return count++; }
    public int LockLock() { lock (gate) { return count++; } }
    public void LockNested() { lock (monitor) { lock (this) { count++; } } }
    public static void LockType() { lock (typeof(Synchronization)) { } }

    [MethodImpl(MethodImplOptions.Synchronized)] public void Synchronized() => count++;

    public void WaitAndPulse()
    {
        lock (monitor)
        {
            while (!stop) Monitor.Wait(monitor);
            Monitor.PulseAll(monitor);
        }
    }

    public bool TryEnter()
    {
        bool taken = false;
        try { Monitor.TryEnter(monitor, 10, ref taken); return taken; }
        finally { if (taken) Monitor.Exit(monitor); }
    }

    public int Atomics(ref long wide)
    {
        Interlocked.Increment(ref count);
        Interlocked.Add(ref wide, 3);
        Interlocked.CompareExchange(ref count, 1, 0);
        Interlocked.MemoryBarrier();
        Volatile.Write(ref count, Volatile.Read(ref count) + 1);
        Debug.Assert(count > 0, "count is positive");
        Debug.Assert(wide != 0);
        return Interlocked.Exchange(ref count, 5);
    }

    public static Synchronization DoubleChecked()
    {
        if (instance == null)
            lock (typeof(Synchronization))
                instance ??= new Synchronization();
        return instance;
    }

    public string Use(string key)
    {
        Changed += Synchronized;
        Changed?.Invoke();
        var thread = new Thread(() => stop = true) { IsBackground = true };
        thread.Start();
        SpinWait.SpinUntil(() => stop);
        thread.Join();
        return lazy.Value + map.GetOrAdd(key, static (k, n) => k.Length + n, count);
    }
}
