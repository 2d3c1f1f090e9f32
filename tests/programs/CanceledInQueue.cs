// A task that is queued when its token is canceled does not run, but ends only when a thread takes it from the queue.
#nullable disable warnings
using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

namespace Programs;

[AttributeUsage(AttributeTargets.Method)]
public sealed class ConcurrencyTestAttribute : Attribute { }

public static class QueuedTask
{
    static bool IsOver(Func<CancellationTokenSource, Task> start)
    {
        using var source = new CancellationTokenSource();
        bool over = start(source).IsCompleted;
        Debug.Assert(over);
        return over;
    }

    static T Canceled<T>(Func<T> start, CancellationTokenSource source)
    {
        T task = start();
        source.Cancel();
        return task;
    }

    static Task CanceledFirst(CancellationTokenSource source, Func<Task> start)
    {
        source.Cancel();
        return start();
    }

    [ConcurrencyTest] public static bool Run_Wrong() => IsOver(source => CanceledFirst(source, () => Task.Run(() => { }, source.Token)));
    [ConcurrencyTest] public static bool RunFunction_Wrong() => IsOver(source => CanceledFirst(source, () => Task.Run(() => 1, source.Token)));
    [ConcurrencyTest] public static bool StartNew_Wrong() => IsOver(source => CanceledFirst(source, () => Task.Factory.StartNew(() => 1, source.Token)));
    [ConcurrencyTest] public static bool Started_Wrong() => IsOver(source => Canceled(() => Task.Run(() => { }, source.Token), source));

    // A task that nobody has started, and one that waits for another, are canceled at once.
    [ConcurrencyTest] public static bool Run_Right() => IsOver(source => CanceledFirst(source, () => new Task(() => { }, source.Token)));
    [ConcurrencyTest] public static bool RunFunction_Right() => IsOver(source => CanceledFirst(source, () => Task.Run(() => Task.CompletedTask, source.Token)));
    [ConcurrencyTest] public static bool Started_Right() => IsOver(source => Canceled(() => new Task(() => { }, source.Token), source));

    [ConcurrencyTest]
    public static bool Continuation_Right() =>
        IsOver(source => Canceled(() => new TaskCompletionSource().Task.ContinueWith(_ => { }, source.Token), source));

    // Whatever the queue does, the task does not begin any more.
    [ConcurrencyTest]
    public static bool Begins_Right()
    {
        using var source = new CancellationTokenSource();
        bool canceled = false, late = false;
        Task task = Task.Run(() => { late = Volatile.Read(ref canceled); }, source.Token);
        source.Cancel();
        bool over = task.IsCompleted;
        try { task.Wait(); } catch (AggregateException) { }
        Debug.Assert(!late);
        return task.Status is TaskStatus.Canceled or TaskStatus.RanToCompletion && (over || task.IsCompleted);
    }

    // Who cancels under a lock runs no continuation of what was queued.
    [ConcurrencyTest]
    public static int Continuation_UnderLock_Right()
    {
        using var source = new CancellationTokenSource();
        object gate = new();
        int entered = 0;
        Task last;
        lock (gate)
        {
            Task task = Task.Run(() => { lock (gate) { } }, source.Token);
            last = task.ContinueWith(_ => { if (Monitor.IsEntered(gate)) Interlocked.Increment(ref entered); },
                CancellationToken.None, TaskContinuationOptions.ExecuteSynchronously, TaskScheduler.Default);
            source.Cancel();
        }
        last.Wait();
        Debug.Assert(entered == 0);
        return entered;
    }
}

public static class OwnScheduler
{
    sealed class Later : TaskScheduler
    {
        readonly Queue<Task> tasks = new();
        protected override void QueueTask(Task task) => tasks.Enqueue(task);
        protected override bool TryExecuteTaskInline(Task task, bool wasQueued) => false;
        protected override IEnumerable<Task> GetScheduledTasks() => tasks;
        public string RunOne() { Task task = tasks.Dequeue(); return TryExecuteTask(task) + "," + TryExecuteTask(task); }
    }

    [ConcurrencyTest]
    public static string Cancel_Right()
    {
        using var source = new CancellationTokenSource();
        var later = new Later();
        bool ran = false;
        Task task = Task.Factory.StartNew(() => { ran = true; }, source.Token, TaskCreationOptions.None, later);
        source.Cancel();
        TaskStatus queued = task.Status;
        string executed = later.RunOne();
        Debug.Assert(queued == TaskStatus.WaitingToRun && task.IsCanceled && !ran);
        return queued + "," + executed + "," + task.Status;
    }
}
