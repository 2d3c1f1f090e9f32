// Whoever goes on after an await: what can be told of that, and what cannot.
#nullable disable warnings
using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;

namespace Programs;

[AttributeUsage(AttributeTargets.Method)]
public sealed class ConcurrencyTestAttribute : Attribute { }

public static class Awaits
{
    static int ready;

    static void Ready() => Interlocked.Increment(ref ready);

    static TaskCompletionSource Made() => new(TaskCreationOptions.RunContinuationsAsynchronously);

    // Completes what others await, after so many of them have said that they are about to.
    static void Set(TaskCompletionSource source, int count = 1)
    {
        while (Volatile.Read(ref ready) < count) Thread.Yield();
        source.SetResult();
    }

    [ConcurrencyTest]
    public static async Task<(int, int)> Completer_Goes_On()
    {
        ready = 0;
        int x = 0, seen = -1;
        var source = new TaskCompletionSource();
        var a = Task.Run(async () => { Ready(); await source.Task; seen = Volatile.Read(ref x); });
        var b = Task.Run(() => { Set(source); Volatile.Write(ref x, 1); });
        await Task.WhenAll(a, b);
        return (seen, x);
    }

    [ConcurrencyTest]
    public static int Caller_Would_Unblock()
    {
        ready = 0;
        var gate = new SemaphoreSlim(1);
        var source = Made();
        int n = 0;
        async Task F() { Ready(); await source.Task; gate.Wait(); n++; gate.Release(); }
        async Task G() { gate.Wait(); var inner = F(); gate.Release(); await inner; }
        Task.WaitAll(Task.Run(G), Task.Run(() => Set(source)));
        return n;
    }

    [ConcurrencyTest]
    public static async Task<string> Several_Wait()
    {
        ready = 0;
        string log = "";
        var source = new TaskCompletionSource();
        var gate = new object();
        async Task W(string name) { Ready(); await source.Task; lock (gate) log += name; }
        await Task.WhenAll(W("a"), Task.Run(() => W("b")), Task.Run(() => Set(source, 2)));
        return log;
    }

    [ThreadStatic] static int mine;

    [ConcurrencyTest]
    public static async Task<int> Value_Of_Thread_Before()
    {
        ready = 0;
        var source = Made();
        int seen = -1;
        var a = Task.Run(async () => { mine = 5; Ready(); await source.Task; seen = mine; mine = 0; });
        await Task.WhenAll(a, Task.Run(() => Set(source)));
        return seen;
    }

    [ConcurrencyTest]
    public static async Task<int> Value_Of_Thread_After()
    {
        ready = 0;
        var source = Made();
        int seen = -1;
        async Task F() { Ready(); await source.Task; mine = 5; }
        async Task G() { var inner = F(); seen = mine; mine = 0; await inner; }
        await Task.WhenAll(Task.Run(G), Task.Run(() => Set(source)));
        return seen;
    }

    [ConcurrencyTest]
    public static async Task<bool> Same_Thread()
    {
        ready = 0;
        var source = Made();
        bool same = false;
        var a = Task.Run(async () =>
        {
            int id = Environment.CurrentManagedThreadId;
            Ready();
            await source.Task;
            same = id == Environment.CurrentManagedThreadId;
        });
        await Task.WhenAll(a, Task.Run(() => Set(source)));
        return same;
    }

    [ConcurrencyTest]
    public static async Task<string> Lock_Around_The_Call()
    {
        ready = 0;
        string log = "";
        var source = Made();
        var gate = new object();
        async Task F() { Ready(); await source.Task; lock (gate) log += "f"; }
        async Task G() { Task inner; lock (gate) { log += "("; inner = F(); log += ")"; } await inner; }
        await Task.WhenAll(Task.Run(G), Task.Run(() => Set(source)));
        return log;
    }

    [ConcurrencyTest]
    public static async Task<bool> Caller_Looks()
    {
        ready = 0;
        var source = Made();
        bool done = false;
        async Task F() { Ready(); await source.Task; }
        var a = Task.Run(() => { var inner = F(); done = inner.IsCompleted; return inner; });
        await Task.WhenAll(a, Task.Run(() => Set(source)));
        return done;
    }

    struct Noting : ICriticalNotifyCompletion
    {
        public TaskAwaiter Inner;
        public Action Note;
        public Noting GetAwaiter() => this;
        public bool IsCompleted => Inner.IsCompleted;
        public void OnCompleted(Action goOn) { Note(); Inner.OnCompleted(goOn); }
        public void UnsafeOnCompleted(Action goOn) { Note(); Inner.UnsafeOnCompleted(goOn); }
        public void GetResult() => Inner.GetResult();
    }

    [ConcurrencyTest]
    public static async Task<int> Awaiter_Of_The_Program()
    {
        ready = 0;
        int noted = 0;
        var source = Made();
        async Task F() { Ready(); await new Noting { Inner = source.Task.GetAwaiter(), Note = () => noted++ }; }
        await Task.WhenAll(Task.Run(F), Task.Run(() => Set(source)));
        return noted;
    }

    [ConcurrencyTest]
    public static async Task<bool> Asks_And_Awaits()
    {
        ready = 0;
        bool done = false;
        var source = Made();
        async Task F() { Ready(); done = source.Task.GetAwaiter().IsCompleted; await source.Task; }
        await Task.WhenAll(Task.Run(F), Task.Run(() => Set(source)));
        return done;
    }

    [ConcurrencyTest]
    public static async Task<bool> Asks_Only()
    {
        ready = 0;
        bool done = false;
        var source = Made();
        async Task F() { Ready(); done = source.Task.GetAwaiter().IsCompleted; }
        await Task.WhenAll(Task.Run(F), Task.Run(() => Set(source)));
        return done;
    }

    [ConcurrencyTest]
    public static async Task<int> Task_That_Runs()
    {
        ready = 0;
        var source = Made();
        int seen = -1;
        async Task F() { Ready(); await source.Task; seen = Task.CurrentId == null ? 0 : 1; }
        var a = Task.Factory.StartNew(F);
        await Task.WhenAll(a, Task.Run(() => Set(source)));
        await a.Result;
        return seen;
    }

    [ConcurrencyTest]
    public static async Task<string> Context_Flows()
    {
        ready = 0;
        var local = new AsyncLocal<string>();
        var source = Made();
        string seen = "";
        async Task F() { local.Value = "f"; Ready(); await source.Task; seen += local.Value; local.Value = "g"; }
        var a = Task.Run(async () => { local.Value = "a"; await F(); seen += local.Value; });
        var b = Task.Run(() => { local.Value = "b"; Set(source); });
        await Task.WhenAll(a, b);
        return seen;
    }

    sealed class Context : SynchronizationContext
    {
        public override void Post(SendOrPostCallback d, object state) => Task.Run(() => d(state));
    }

    [ConcurrencyTest]
    public static async Task<bool> Context_Of_The_Caller()
    {
        ready = 0;
        var source = Made();
        bool seen = false;
        async Task F() { Ready(); await source.Task.ConfigureAwait(false); seen = SynchronizationContext.Current != null; }
        Task G()
        {
            SynchronizationContext.SetSynchronizationContext(new Context());
            var inner = F();
            SynchronizationContext.SetSynchronizationContext(null);
            return inner;
        }
        await Task.WhenAll(Task.Run(G), Task.Run(() => Set(source)));
        return seen;
    }

    [ConcurrencyTest]
    public static async Task<string> Caller_Goes_On()
    {
        ready = 0;
        string log = "";
        var source = Made();
        var gate = new object();
        void Log(string text) { lock (gate) log += text; }
        async Task F() { Ready(); await source.Task; Log("f"); }
        async Task G() { Log("1"); var inner = F(); Log("2"); await inner; Log("3"); }
        await Task.WhenAll(Task.Run(G), Task.Run(() => Set(source)));
        return log;
    }

    [ConcurrencyTest]
    public static async Task<string> Lazy_Value_Of_A_Method()
    {
        ready = 0;
        var source = Made();
        string seen = "";
        Lazy<Task<int>> lazy = null;
        async Task<int> F()
        {
            Ready();
            await source.Task;
            try
            {
                _ = lazy.Value;
                seen = "value";
            }
            catch (InvalidOperationException)
            {
                seen = "recursion";
            }
            return 1;
        }
        lazy = new Lazy<Task<int>>(F);
        await Task.WhenAll(Task.Run(() => lazy.Value.Wait()), Task.Run(() => Set(source)));
        return seen;
    }

    [ConcurrencyTest]
    public static int Thread_Is_Joined()
    {
        ready = 0;
        var source = Made();
        var never = new SemaphoreSlim(0);
        async Task F() { Ready(); await source.Task; never.Wait(); }
        var thread = new Thread(() => { _ = F(); });
        thread.Start();
        Task.Run(() => Set(source)).Wait();
        thread.Join();
        return 1;
    }

    [ConcurrencyTest]
    public static int Harness_Returns()
    {
        ready = 0;
        var source = Made();
        var never = new SemaphoreSlim(0);
        async Task F() { Ready(); await source.Task; never.Wait(); }
        Task.Run(() => Set(source));
        _ = F();
        return 1;
    }

    [ConcurrencyTest]
    public static int Caller_Awaits_Others()
    {
        ready = 0;
        TaskCompletionSource first = Made(), second = Made();
        var gate = new SemaphoreSlim(0);
        int n = 0;
        async Task F() { Ready(); await first.Task; gate.Wait(); n++; }
        async Task G() { var inner = F(); await second.Task; gate.Release(); await inner; }
        var a = Task.Run(G);
        Set(first);
        second.SetResult();
        a.Wait();
        return n;
    }

    [ConcurrencyTest]
    public static async Task<int> Several_Are_Told()
    {
        ready = 0;
        int x = 0;
        var late = Task.Run(() => { while (Volatile.Read(ref ready) < 2) Thread.Yield(); });
        async Task F() { var all = Task.WhenAll(late); Ready(); await all; int y = x; x = y + 1; }
        await Task.WhenAll(Task.Run(F), Task.Run(F));
        return x;
    }

    [ConcurrencyTest]
    public static async Task<bool> Caller_Compares()
    {
        ready = 0;
        var source = Made();
        async ValueTask F() { Ready(); await source.Task; }
        async Task<bool> G() { var turn = F(); bool ended = turn.Equals(default(ValueTask)); await turn; return ended; }
        var a = Task.Run(G);
        Set(source);
        return await a;
    }

    [ConcurrencyTest]
    public static bool Turn_Of_An_Iterator()
    {
        ready = 0;
        var source = Made();
        async IAsyncEnumerable<int> Turns() { await source.Task; while (Volatile.Read(ref ready) < 1) Thread.Yield(); yield return 1; }
        var turns = Turns().GetAsyncEnumerator();
        var turn = turns.MoveNextAsync();
        source.SetResult();
        Ready();
        return turn.IsCompleted;
    }

    [ConcurrencyTest]
    public static async Task<int> Others_Continue_Too()
    {
        ready = 0;
        int x = 0, seen = -1;
        var source = Made();
        async Task F() { Ready(); await source.Task; seen = Volatile.Read(ref x); }
        async Task G()
        {
            await Task.Yield();
            var next = source.Task.ContinueWith(_ => Volatile.Write(ref x, 1), TaskContinuationOptions.ExecuteSynchronously);
            Ready();
            await next;
        }
        await Task.WhenAll(Task.Run(F), Task.Run(G), Task.Run(() => Set(source, 2)));
        return seen;
    }

    [ConcurrencyTest]
    public static async Task<int> Locks_Of_Three()
    {
        var gate = new SemaphoreSlim(1);
        int x = 0;
        async Task Add() { int before = x; await Task.Yield(); x = before + 1; }
        async Task F() { await gate.WaitAsync(); try { await Add(); } finally { gate.Release(); } }
        await Task.WhenAll(Task.Run(F), Task.Run(F), Task.Run(F));
        return x;
    }
}
