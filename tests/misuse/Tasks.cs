// Tasks that are completed, started, asked and awaited by several at once.
#nullable disable
using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;

namespace Misuse;

public static class Tasks
{
    static int shared;

    static string Try(Func<string> part)
    {
        try { return part(); }
        catch (Exception e) { return e.GetType().Name; }
    }

    static string Two(Func<string> one, Func<string> other)
    {
        string x = null, y = null;
        var t = new Thread(() => x = Try(one));
        var u = new Thread(() => y = Try(other));
        t.Start();
        u.Start();
        t.Join();
        u.Join();
        return x + "/" + y;
    }

    static async Task<string> Takes(ValueTask<int> task) { int before = Volatile.Read(ref shared); return before + "" + await task; }
    static async Task<int> Counts(Task task) { await task; return Interlocked.Increment(ref shared); }

    public static string One_Value_Task_Awaited_Twice()
    {
        shared = 0;
        var source = new TaskCompletionSource<int>();
        var task = new ValueTask<int>(source.Task);
        var a = Task.Run(() => Takes(task));
        string b = Takes(task).IsCompleted.ToString();
        source.SetResult(7);
        return a.Result + b;
    }

    public static string Awaited_And_Polled()
    {
        shared = 0;
        var source = new TaskCompletionSource();
        var a = Task.Run(() => Counts(source.Task));
        string seen = source.Task.IsCompleted.ToString();
        source.SetResult();
        return seen + Volatile.Read(ref shared) + a.Result;
    }

    public static string Completer_Looks()
    {
        shared = 0;
        var source = new TaskCompletionSource();
        var a = Task.Run(() => Counts(source.Task));
        var b = Task.Run(() => { source.SetResult(); return Volatile.Read(ref shared); });
        return a.Result + "" + b.Result;
    }

    static async Task Outer(Task task) { await Inner(task); Interlocked.Exchange(ref shared, 5); }
    static async Task Inner(Task task) { await task; Interlocked.Exchange(ref shared, 3); }

    public static string Completer_Looks_Between()
    {
        shared = 0;
        var source = new TaskCompletionSource();
        var a = Task.Run(() => Outer(source.Task));
        var b = Task.Run(() => { source.SetResult(); return Volatile.Read(ref shared); });
        a.Wait();
        return b.Result.ToString();
    }

    public static string Completed_Twice_And_Awaited()
    {
        shared = 0;
        var source = new TaskCompletionSource<int>();
        var a = Task.Run(async () => { await source.Task; return Interlocked.Increment(ref shared); });
        string both = Two(() => source.TrySetResult(1).ToString(), () => source.TrySetResult(2).ToString());
        return both + a.Result + source.Task.Result;
    }

    public static string Asked_While_It_Ends()
    {
        var source = new TaskCompletionSource<int>();
        return Two(() => source.TrySetException(new FormatException()).ToString(), () => source.Task.IsCompleted + "" + source.Task.Status + (source.Task.Exception == null));
    }

    public static string Canceled_While_It_Starts()
    {
        using var cancellation = new CancellationTokenSource();
        var task = new Task(() => { }, cancellation.Token);
        return Two(() => { task.Start(); return "s"; }, () => { cancellation.Cancel(); return "c"; }) + Try(() => { task.Wait(); return "w"; }) + task.Status;
    }

    public static string Started_Twice()
    {
        shared = 0;
        var task = new Task(() => Interlocked.Increment(ref shared));
        string both = Two(() => { task.Start(); return "s"; }, () => { task.RunSynchronously(); return "r"; });
        task.Wait();
        return both + shared;
    }

    public static string Disposed_While_It_Ends()
    {
        var task = Task.Run(() => { });
        string disposed = Try(() => { task.Dispose(); return "d"; });
        task.Wait();
        return disposed;
    }

    sealed class Context : SynchronizationContext
    {
        public override void OperationCompleted() => Interlocked.Increment(ref shared);
        public override void Post(SendOrPostCallback callback, object state) { shared += 10; callback(state); shared += 100; }
    }

    static async void Void(Task task) { await task; shared += 1000; }

    public static string Context_Does_More_Than_Post()
    {
        shared = 0;
        var source = new TaskCompletionSource();
        SynchronizationContext.SetSynchronizationContext(new Context());
        try { Void(source.Task); }
        finally { SynchronizationContext.SetSynchronizationContext(null); }
        var t = new Thread(source.SetResult);
        t.Start();
        int seen = Volatile.Read(ref shared);
        t.Join();
        return seen + " " + shared;
    }

    static async void Ends() { await Task.Yield(); }

    // What the context does at the end of an asynchronous method is noticed, though the method has ended.
    public static string Context_Works_At_The_End()
    {
        shared = 0;
        SynchronizationContext.SetSynchronizationContext(new AtTheEnd());
        try { Ends(); }
        finally { SynchronizationContext.SetSynchronizationContext(null); }
        int seen = Volatile.Read(ref shared);
        while (Volatile.Read(ref shared) != 2) Thread.Yield();
        return seen.ToString();
    }

    sealed class AtTheEnd : SynchronizationContext
    {
        public override void OperationCompleted() { Volatile.Write(ref shared, 1); Volatile.Write(ref shared, 2); }
    }

    sealed class RunsTwice : TaskScheduler
    {
        protected override void QueueTask(Task task)
        {
            var t = new Thread(() => TryExecuteTask(task));
            t.Start();
            TryExecuteTask(task);
            t.Join();
        }

        protected override bool TryExecuteTaskInline(Task task, bool queued) => false;
        protected override IEnumerable<Task> GetScheduledTasks() => null;
    }

    public static string Scheduler_Runs_A_Task_Twice()
    {
        shared = 0;
        Task.Factory.StartNew(() => Interlocked.Increment(ref shared), default, default, new RunsTwice()).Wait();
        return shared.ToString();
    }

    static async Task<int> OnScheduler() { await Task.Yield(); return Interlocked.Increment(ref shared); }

    public static string Scheduler_Goes_On_Twice()
    {
        shared = 0;
        return Task.Factory.StartNew(OnScheduler, default, default, new RunsTwice()).Unwrap().Result + "" + shared;
    }
}
