// async methods, async void, awaiting and what it does not protect.
#nullable disable warnings
using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

namespace Programs;

public static class AsyncLostUpdate
{
    static int x;

    static async Task Add() { int t = x; await Task.Yield(); x = t + 1; }

    // The value is read before the await and stored after it.
    [ConcurrencyTest]
    public static async Task<int> X_Wrong()
    {
        x = 0;
        await Task.WhenAll(Add(), Add());
        Require.That(x == 2);
        return x;
    }

    // One after the other.
    [ConcurrencyTest]
    public static async Task<int> X_Right()
    {
        x = 0;
        await Add();
        await Add();
        Require.That(x == 2);
        return x;
    }

    // After the first await both run on the thread pool.
    [ConcurrencyTest]
    public static async Task<int> After_Wrong()
    {
        int n = 0;
        async Task Bump() { await Task.Yield(); n++; }
        Task a = Bump(), b = Bump();
        await a; await b;
        Debug.Assert(n == 2);
        return n;
    }

    // Before the first await both run on the caller's thread.
    [ConcurrencyTest]
    public static async Task<int> Before_Right()
    {
        int n = 0;
        async Task Bump() { n++; await Task.Yield(); }
        Task a = Bump(), b = Bump();
        await a; await b;
        Debug.Assert(n == 2);
        return n;
    }
}

public static class AsyncLock
{
    static readonly SemaphoreSlim gate = new SemaphoreSlim(1, 1);
    static int x;

    static async Task Add(SemaphoreSlim s) { await s.WaitAsync(); try { int t = x; await Task.Yield(); x = t + 1; } finally { s.Release(); } }

    // Each call makes a semaphore of its own.
    [ConcurrencyTest]
    public static async Task<int> X_Wrong()
    {
        x = 0;
        await Task.WhenAll(Add(new SemaphoreSlim(1, 1)), Add(new SemaphoreSlim(1, 1)));
        Debug.Assert(x == 2);
        return x;
    }

    // One semaphore as an asynchronous lock.
    [ConcurrencyTest]
    public static async Task<int> X_Right()
    {
        x = 0;
        await Task.WhenAll(Add(gate), Add(gate));
        Debug.Assert(x == 2);
        return x;
    }

    // The asynchronous lock is not re-entrant.
    [ConcurrencyTest]
    public static async Task<int> Nested_Wrong()
    {
        var s = new SemaphoreSlim(1, 1);
        x = 0;
        await s.WaitAsync();
        await Task.Run(() => Add(s));
        s.Release();
        return x;
    }
}

public static class AsyncLockOrder
{
    static async Task Both(SemaphoreSlim first, SemaphoreSlim second)
    {
        await first.WaitAsync();
        await second.WaitAsync();
        second.Release(); first.Release();
    }

    // Two asynchronous locks in opposite orders: no thread is blocked, nothing goes on.
    [ConcurrencyTest]
    public static async Task<int> X_Wrong()
    {
        SemaphoreSlim a = new SemaphoreSlim(1), b = new SemaphoreSlim(1);
        await Task.WhenAll(Task.Run(() => Both(a, b)), Task.Run(() => Both(b, a)));
        return 1;
    }

    // The same order.
    [ConcurrencyTest]
    public static async Task<int> X_Right()
    {
        SemaphoreSlim a = new SemaphoreSlim(1), b = new SemaphoreSlim(1);
        await Task.WhenAll(Task.Run(() => Both(a, b)), Task.Run(() => Both(a, b)));
        return 1;
    }
}

public static class AwaitCycle
{
    // Each asynchronous method awaits what the other completes afterwards.
    [ConcurrencyTest]
    public static async Task<int> X_Wrong()
    {
        TaskCompletionSource a = new TaskCompletionSource(), b = new TaskCompletionSource();
        async Task First() { await b.Task; a.SetResult(); }
        async Task Second() { await a.Task; b.SetResult(); }
        await Task.WhenAll(First(), Second());
        return 1;
    }

    // One completes first.
    [ConcurrencyTest]
    public static async Task<int> X_Right()
    {
        TaskCompletionSource a = new TaskCompletionSource(), b = new TaskCompletionSource();
        async Task First() { a.SetResult(); await b.Task; }
        async Task Second() { await a.Task; b.SetResult(); }
        await Task.WhenAll(First(), Second());
        return 1;
    }
}

public static class AsyncVoid
{
    // Nobody can await an async void method.
    [ConcurrencyTest]
    public static int X_Wrong()
    {
        int x = 0;
        async void Fire() { await Task.Yield(); x = 1; }
        Fire();
        int seen = Volatile.Read(ref x);
        Require.That(seen == 1);
        return seen;
    }

    // It returns a task and is waited for.
    [ConcurrencyTest]
    public static int X_Right()
    {
        int x = 0;
        async Task Fire() { await Task.Yield(); x = 1; }
        Fire().Wait();
        Require.That(x == 1);
        return x;
    }

    // An exception in async void escapes on a pool thread, past the caller's catch.
    [ConcurrencyTest]
    public static int Throws_Wrong()
    {
        var thrown = new ManualResetEventSlim();
        async void Fire() { await Task.Yield(); try { throw new InvalidOperationException(); } finally { thrown.Set(); } }
        try { Fire(); } catch (InvalidOperationException) { return 1; }
        thrown.Wait();
        new TaskCompletionSource().Task.Wait();
        return 0;
    }

    // An exception of an async Task arrives where it is awaited.
    [ConcurrencyTest]
    public static async Task<int> Throws_Right()
    {
        async Task Fire() { await Task.Yield(); throw new InvalidOperationException(); }
        try { await Fire(); } catch (InvalidOperationException) { return 1; }
        return 0;
    }
}

public static class StateAcrossAwait
{
    sealed class Cart { public int Items = 1; public bool Paid; }

    static async Task<bool> Pay(Cart cart, bool again)
    {
        if (cart.Items == 0) return false;
        await Task.Yield();
        if (again) lock (cart) { if (cart.Items == 0) return false; cart.Paid = true; cart.Items = 0; return true; }
        cart.Paid = true; cart.Items = 0;
        return true;
    }

    static async Task<int> Go(bool again)
    {
        var cart = new Cart();
        bool[] paid = await Task.WhenAll(Pay(cart, again), Pay(cart, again));
        int times = (paid[0] ? 1 : 0) + (paid[1] ? 1 : 0);
        Debug.Assert(times == 1);
        return times;
    }

    // What was true before the await need not be true after it.
    [ConcurrencyTest]
    public static Task<int> X_Wrong() => Go(false);

    // Tested again, under a lock, after the await.
    [ConcurrencyTest]
    public static Task<int> X_Right() => Go(true);
}

public static class CachedTask
{
    static Task<int> cache;
    static int loads;

    static async Task<int> Load() { Interlocked.Increment(ref loads); await Task.Yield(); return 7; }

    // Two callers find no task and load twice.
    [ConcurrencyTest]
    public static async Task<int> X_Wrong()
    {
        cache = null; loads = 0;
        await Task.WhenAll(Task.Run(() => cache ??= Load()), Task.Run(() => cache ??= Load()));
        Require.That(loads == 1);
        return loads;
    }

    // A Lazy of the task loads once.
    [ConcurrencyTest]
    public static async Task<int> X_Right()
    {
        loads = 0;
        var lazy = new Lazy<Task<int>>(Load);
        await Task.WhenAll(Task.Run(() => lazy.Value), Task.Run(() => lazy.Value));
        Require.That(loads == 1);
        return loads;
    }
}

public static class AsyncStream
{
    static async IAsyncEnumerable<int> Numbers(int[] source) { foreach (int i in source) { await Task.Yield(); yield return i; } }

    static async Task<int> Go(bool copy)
    {
        int[] data = { 1, 2 };
        var numbers = Numbers(copy ? (int[])data.Clone() : data);
        var change = Task.Run(() => data[1] = 20);
        int sum = 0;
        await foreach (int i in numbers) sum += i;
        await change;
        Debug.Assert(sum == 3);
        return sum;
    }

    // The array is changed while the stream is read.
    [ConcurrencyTest]
    public static Task<int> X_Wrong() => Go(false);

    // The stream reads a copy.
    [ConcurrencyTest]
    public static Task<int> X_Right() => Go(true);
}

internal static class Require
{
    public static void That(bool condition)
    {
        if (!condition) throw new InvalidOperationException("a required condition does not hold");
    }
}

[AttributeUsage(AttributeTargets.Method)]
internal sealed class ConcurrencyTestAttribute : Attribute { }
