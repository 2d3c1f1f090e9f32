using Fencepost;

namespace System.Threading.Tasks;

/// <summary>Work that has a thread of its own. It returns the task that it completed, if that has continuations.</summary>
internal interface IWork
{
    Task Do(out object next);
}

/// <summary>What runs when a task is complete; `inline` is false if that has to be on another thread. It returns as work does.</summary>
internal interface IContinuation
{
    Task Run(Task completed, bool inline, out object next);
}

/// <summary>The continuation of an await that goes on in its own way.</summary>
internal interface IAwaitContinuation : IContinuation { }

/// <summary>An async method that waits, which is its own continuation.</summary>
internal interface IAsyncMethod : IWork, IAwaiting { }

/// <summary>What an await registers, of which Awaits says when that matters.</summary>
internal interface IAwaiting { }

/// <summary>Runs continuations one after the other from one place, not one inside the other: the stack of a thread then says
/// nothing of what it has run before, and states are met again.</summary>
internal static class Flow
{
    [RunsOut]
    internal static void Run(Task completed, object waiting)
    {
        while (waiting != null) completed = completed.Continue(waiting, out waiting);
    }

    internal static void Start(IWork work, string name) => PoolThread.Start(Body(work), name);
    internal static void StartLocal(IWork work, string name) => PoolThread.StartLocal(Body(work), name);
    internal static Action Body(IWork work) => new Action(new Worker(work).Run);

    private sealed class Worker
    {
        private readonly IWork work;

        internal Worker(IWork work) => this.work = work;

        [RunsOut]
        internal void Run()
        {
            Task completed = work.Do(out object next);
            Flow.Run(completed, next);
        }
    }

    // The task that an async method has completed on this thread, while the method returns.
    [ThreadStatic] private static Task ended;
    [ThreadStatic] private static object released;

    /// <summary>Runs the continuations of an async method's task: when the method has returned, if it has waited before.</summary>
    [RunsOut]
    internal static void RunAfterMethod(Task task, object waiting)
    {
        if (waiting == null) return;
        Machine.RunsInline(task);
        if (task is not IAsyncMethod)
        {
            Run(task, waiting);
            return;
        }
        ended = task;
        released = waiting;
    }

    internal static Task TakeEnded(out object next)
    {
        Task task = ended;
        next = null;
        if (task == null) return null;
        next = released;
        ended = null;
        released = null;
        return task;
    }
}

/// <summary>A continuation that is to run on another thread.</summary>
internal sealed class QueuedContinuation : IWork
{
    private readonly IContinuation continuation;
    private readonly Task completed;

    internal QueuedContinuation(IContinuation continuation, Task completed)
    {
        this.continuation = continuation;
        this.completed = completed;
    }

    public Task Do(out object next) => continuation.Run(completed, true, out next);
}
