using Fencepost;

namespace System.Threading.Tasks;

public partial class Task
{
    public TaskAwaiter GetAwaiter() => new TaskAwaiter(this);

    public ConfiguredTaskAwaitable ConfigureAwait(bool continueOnCapturedContext) =>
        new ConfiguredTaskAwaitable(this, continueOnCapturedContext ? ConfigureAwaitOptions.ContinueOnCapturedContext : ConfigureAwaitOptions.None);

    public ConfiguredTaskAwaitable ConfigureAwait(ConfigureAwaitOptions options)
    {
        if (((int)options & ~7) != 0) throw new ArgumentOutOfRangeException("options");
        return new ConfiguredTaskAwaitable(this, options);
    }

    public static YieldAwaitable Yield() => default;

    /// <summary>What an await registers. If the task is complete by now, the continuation goes to another thread.</summary>
    internal void OnCompleted(Action continuation, bool onCapturedContext, bool flow)
    {
        object registered = Target(continuation, onCapturedContext, flow);
        if (AddAwaiting(registered)) return;
        ContinueOne(this, registered, false, out _);
    }

    private static object Target(Action continuation, bool onCapturedContext, bool flow)
    {
        if (continuation == null) throw new ArgumentNullException("continuation");
        if (flow && !BringsContext(continuation) && ExecutionContext.Capture() is ExecutionContext context) continuation = new ContextAction(context, continuation).Run;
        if (!onCapturedContext) return Plain(continuation);
        if (SynchronizationContext.Captured is SynchronizationContext target) return new PostedContinuation(target, continuation);
        return TaskContext.scheduler is TaskScheduler scheduler ? new ScheduledContinuation(scheduler, continuation) : Plain(continuation);
    }

    /// <summary>An async method goes on in its own context, whoever runs it.</summary>
    private static bool BringsContext(Action continuation) => continuation.Target is IAwaiting;

    /// <summary>An async method without the delegate around it.</summary>
    private static object Plain(Action continuation) => continuation.Target is IAsyncMethod method ? method : continuation;

    /// <summary>Runs a continuation later: on its context, or on another thread.</summary>
    internal static void Post(Action continuation, bool onCapturedContext, bool flow)
    {
        object registered = Target(continuation, onCapturedContext, flow);
        ContinueOne(null, registered, false, out _);
    }

    private sealed class ContextAction
    {
        private readonly ExecutionContext context;
        private readonly Action action;

        internal ContextAction(ExecutionContext context, Action action)
        {
            this.context = context;
            this.action = action;
        }

        internal void Run()
        {
            ContextStay stay = ExecutionContext.EnterCaptured(context);
            action();
            stay.Leave();
        }
    }

    private sealed class PostedContinuation : IAwaitContinuation
    {
        private readonly SynchronizationContext target;
        private readonly Action action;
        [InTurn] private bool waits = true;

        internal PostedContinuation(SynchronizationContext target, Action action)
        {
            this.target = target;
            this.action = action;
        }

        public Task Run(Task completed, bool inline, out object next)
        {
            if (inline && SynchronizationContext.Current == target) action();
            else target.Post(new SendOrPostCallback(Call), null);
            next = null;
            return null;
        }

        private void Call(object _)
        {
            if (!waits) Machine.IsOutOfTurn();
            waits = false;
            action();
        }
    }

    private sealed class ScheduledContinuation : IAwaitContinuation
    {
        private readonly TaskScheduler scheduler;
        private readonly Action action;

        internal ScheduledContinuation(TaskScheduler scheduler, Action action)
        {
            this.scheduler = scheduler;
            this.action = action;
        }

        public Task Run(Task completed, bool inline, out object next)
        {
            if (inline && TaskContext.scheduler == scheduler) action();
            else new Task(action).TryStart(scheduler);
            next = null;
            return null;
        }
    }
}
