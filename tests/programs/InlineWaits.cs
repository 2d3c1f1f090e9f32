// A thread of the pool that waits for a task which it has queued itself runs that task, under the locks that it holds.
#nullable disable warnings
using System;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

namespace Programs;

[AttributeUsage(AttributeTargets.Method)]
public sealed class ConcurrencyTestAttribute : Attribute { }

public static class WaitUnderLock
{
    static readonly object gate = new();
    static int items;

    static void Clear()
    {
        if (!Monitor.TryEnter(gate)) return;
        items = 0;
        Monitor.Exit(gate);
    }

    static int Keep(Action<Action> runs)
    {
        items = 0;
        lock (gate)
        {
            items = 1;
            runs(Clear);
            Debug.Assert(items == 1);
            return items;
        }
    }

    // The task enters the lock that the waiting thread has.
    [ConcurrencyTest]
    public static int Wait_Wrong() => Task.Run(() => Keep(clear => Task.Run(clear).Wait())).Result;

    // A thread that is none of the pool waits.
    [ConcurrencyTest]
    public static int Wait_Right() => Keep(clear => Task.Run(clear).Wait());

    [ConcurrencyTest]
    public static int Result_Wrong() => Task.Run(() => Keep(clear => _ = Task.Run(() => { clear(); return 1; }).Result)).Result;

    // The task of an async lambda is not the one that is queued.
    [ConcurrencyTest]
    public static int Result_Right() => Task.Run(() => Keep(clear => _ = Task.Run(async () => { clear(); return 1; }).Result)).Result;

    [ConcurrencyTest]
    public static int GetResult_Wrong() => Task.Run(() => Keep(clear => Task.Run(clear).GetAwaiter().GetResult())).Result;

    // A wait that may end before the task does not run it.
    [ConcurrencyTest]
    public static int GetResult_Right() => Task.Run(() => Keep(clear => Task.Run(clear).Wait(new CancellationTokenSource().Token))).Result;

    [ConcurrencyTest]
    public static int WaitAll_Wrong() => Task.Run(() => Keep(clear => Task.WaitAll(Task.Run(clear), Task.CompletedTask))).Result;

    [ConcurrencyTest]
    public static int WaitAny_Right() => Task.Run(() => Keep(clear => Task.WaitAny(Task.Run(clear)))).Result;

    [ConcurrencyTest]
    public static int Continuation_Wrong() => Task.Run(() => Keep(clear => Task.CompletedTask.ContinueWith(_ => clear()).Wait())).Result;

    // Tasks with threads of their own, and those that are queued for all threads.
    [ConcurrencyTest]
    public static int Continuation_Right() => Task.Run(() => Keep(clear =>
    {
        Task.Factory.StartNew(clear, TaskCreationOptions.LongRunning).Wait();
        Task.Factory.StartNew(clear, TaskCreationOptions.PreferFairness).Wait();
    })).Result;

    [ConcurrencyTest]
    public static int Invoke_Wrong() => Task.Run(() => Keep(clear => Parallel.Invoke(() => { }, clear))).Result;

    [ConcurrencyTest]
    public static int Invoke_Right() => Keep(clear => Parallel.Invoke(() => { }, clear));

    // What a task has queued that has ended since, its thread goes on with.
    [ConcurrencyTest]
    public static int Sibling_Wrong()
    {
        Task<int> second = null;
        Task.Run(() =>
        {
            Task first = Task.Run(Clear);
            second = Task.Run(() => Keep(_ => first.Wait()));
        }).Wait();
        return second.Result;
    }

    // Another thread has queued the task.
    [ConcurrencyTest]
    public static int Sibling_Right()
    {
        Task first = Task.Run(() => { });
        return Task.Run(() => Keep(_ => first.Wait())).Result;
    }

    // The method goes on on the thread that has queued the first task, if that has run the second one.
    [ConcurrencyTest]
    public static int Await_Wrong() => Task.Run(async () =>
    {
        Task first = Task.Run(Clear);
        await Task.Run(() => { });
        return Keep(_ => first.Wait());
    }).Result;
}

public static class WaitForScheduled
{
    sealed class OfOneThread : TaskScheduler
    {
        internal Task queued;
        protected override void QueueTask(Task task) => queued = task;
        protected override bool TryExecuteTaskInline(Task task, bool taskWasPreviouslyQueued) => TryExecuteTask(task);
        protected override System.Collections.Generic.IEnumerable<Task> GetScheduledTasks() => [];
        internal void Run() => TryExecuteTask(queued);
    }

    // Whoever waits runs what the scheduler has queued.
    [ConcurrencyTest]
    public static int X_Right()
    {
        var scheduler = new OfOneThread();
        int runs = 0;
        Task task = Task.Factory.StartNew(() => { runs++; }, default, TaskCreationOptions.None, scheduler);
        task.Wait();
        return runs;
    }

    // So does another thread: the task runs once.
    [ConcurrencyTest]
    public static int Twice_Right()
    {
        var scheduler = new OfOneThread();
        int runs = 0;
        Task task = Task.Factory.StartNew(() => { runs++; }, default, TaskCreationOptions.None, scheduler);
        var thread = new Thread(scheduler.Run);
        thread.Start();
        task.Wait();
        thread.Join();
        return runs;
    }
}

public static class Beginnings
{
    // A task that is queued waits for a thread.
    [ConcurrencyTest]
    public static string X_Wrong()
    {
        Task task = Task.Run(() => { });
        TaskStatus status = task.Status;
        task.Wait();
        Debug.Assert(status != TaskStatus.WaitingToRun);
        return status.ToString();
    }

    // It has begun when its code has done something.
    [ConcurrencyTest]
    public static string X_Right()
    {
        var begun = new ManualResetEventSlim();
        Task task = Task.Run(begun.Set);
        begun.Wait();
        return task.Status.ToString();
    }

    // A continuation is not queued before its time.
    [ConcurrencyTest]
    public static string Continuation_Right()
    {
        var source = new TaskCompletionSource();
        Task task = source.Task.ContinueWith(_ => { });
        TaskStatus before = task.Status;
        source.SetResult();
        return before + "," + task.Status;
    }
}
