using Fencepost;
using System.Threading;
using System.Threading.Tasks;

namespace System.Runtime.CompilerServices;

/// <summary>The task of an async method that had to wait, with the state machine that goes on.</summary>
internal sealed class AsyncTask<TStateMachine, TResult> : Task<TResult>, IAsyncMethod where TStateMachine : IAsyncStateMachine
{
    internal TStateMachine machine;
    internal ExecutionContext context;

    [RunsOut]
    internal void MoveNext()
    {
        Task completed = Do(out object next);
        Flow.Run(completed, next);
    }

    [RunsOut]
    public Task Do(out object next)
    {
        ContextStay stay = ExecutionContext.Enter(context);
        machine.MoveNext();
        stay.Leave();
        return Flow.TakeEnded(out next);
    }

    private protected override void ReleaseInStep()
    {
        machine = default;
        context = null;
    }
}

public struct AsyncTaskMethodBuilder<TResult>
{
    private Task<TResult> task;

    public static AsyncTaskMethodBuilder<TResult> Create() => default;

    [HandsOn] public void Start<TStateMachine>(ref TStateMachine stateMachine) where TStateMachine : IAsyncStateMachine =>
        AsyncMethods.Start(ref stateMachine);

    public void SetStateMachine(IAsyncStateMachine stateMachine) => AsyncMethods.CheckStateMachine(stateMachine, task);

    public Task<TResult> Task => task ??= new Task<TResult>();

    [RunsOut] public void SetResult(TResult result)
    {
        if (task == null) task = new Task<TResult>(result);
        else if (!task.EndMethod(result)) throw AsyncMethods.Completed();
    }

    [RunsOut] public void SetException(Exception exception)
    {
        if (exception == null) throw new ArgumentNullException("exception");
        task ??= new Task<TResult>();
        if (!task.EndMethod(exception)) throw AsyncMethods.Completed();
    }

    public void AwaitOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter awaiter, ref TStateMachine stateMachine)
        where TAwaiter : INotifyCompletion where TStateMachine : IAsyncStateMachine
    {
        Action goOn = AsyncMethods.GoOn(ref task, ref stateMachine);
        AsyncMethods.OnCompleted(ref awaiter, goOn);
    }

    public void AwaitUnsafeOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter awaiter, ref TStateMachine stateMachine)
        where TAwaiter : ICriticalNotifyCompletion where TStateMachine : IAsyncStateMachine
    {
        Action goOn = AsyncMethods.GoOn(ref task, ref stateMachine);
        AsyncMethods.UnsafeOnCompleted(ref awaiter, goOn);
    }
}

public struct AsyncTaskMethodBuilder
{
    private Task<VoidTaskResult> task;

    public static AsyncTaskMethodBuilder Create() => default;

    [HandsOn] public void Start<TStateMachine>(ref TStateMachine stateMachine) where TStateMachine : IAsyncStateMachine =>
        AsyncMethods.Start(ref stateMachine);

    public void SetStateMachine(IAsyncStateMachine stateMachine) => AsyncMethods.CheckStateMachine(stateMachine, task);

    public Task Task => task ??= new Task<VoidTaskResult>();

    [RunsOut] public void SetResult()
    {
        if (task == null) task = AsyncMethods.Void.Completed;
        else if (!task.EndMethod(default(VoidTaskResult))) throw AsyncMethods.Completed();
    }

    [RunsOut] public void SetException(Exception exception)
    {
        if (exception == null) throw new ArgumentNullException("exception");
        task ??= new Task<VoidTaskResult>();
        if (!task.EndMethod(exception)) throw AsyncMethods.Completed();
    }

    public void AwaitOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter awaiter, ref TStateMachine stateMachine)
        where TAwaiter : INotifyCompletion where TStateMachine : IAsyncStateMachine
    {
        Action goOn = AsyncMethods.GoOn(ref task, ref stateMachine);
        AsyncMethods.OnCompleted(ref awaiter, goOn);
    }

    public void AwaitUnsafeOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter awaiter, ref TStateMachine stateMachine)
        where TAwaiter : ICriticalNotifyCompletion where TStateMachine : IAsyncStateMachine
    {
        Action goOn = AsyncMethods.GoOn(ref task, ref stateMachine);
        AsyncMethods.UnsafeOnCompleted(ref awaiter, goOn);
    }
}

/// <summary>What the builders share.</summary>
internal static class AsyncMethods
{
    internal static class Void
    {
        internal static readonly Task<VoidTaskResult> Completed = new Task<VoidTaskResult>(default(VoidTaskResult));
    }

    /// <summary>What the method does to AsyncLocals, or to the synchronization context, before its first wait does not reach its caller.</summary>
    [HandsOn]
    internal static void Start<TStateMachine>(ref TStateMachine stateMachine) where TStateMachine : IAsyncStateMachine
    {
        if (stateMachine == null) throw new ArgumentNullException("stateMachine");
        ExecutionContext outer = ExecutionContext.current;
        SynchronizationContext context = SynchronizationContext.Current;
        stateMachine.MoveNext();
        if (SynchronizationContext.Current != context) SynchronizationContext.SetSynchronizationContext(context);
        ExecutionContext.Swap(outer);
    }

    /// <summary>The continuation of a wait; the first wait moves the state machine into its task.</summary>
    internal static Action GoOn<TStateMachine, TResult>(ref Task<TResult> task, ref TStateMachine stateMachine)
        where TStateMachine : IAsyncStateMachine
    {
        ExecutionContext context = ExecutionContext.Flowing;
        if (task is AsyncTask<TStateMachine, TResult> made)
        {
            if (made.context != context) made.context = context;
            return made.MoveNext;
        }
        AsyncTask<TStateMachine, TResult> moved = new AsyncTask<TStateMachine, TResult>();
        task = moved;
        moved.machine = stateMachine;
        moved.context = context;
        return moved.MoveNext;
    }

    /// <summary>As above, for a method whose task nobody asks for: the machine is an object of its own.</summary>
    internal static Action GoOn(IAsyncStateMachine stateMachine)
    {
        return new InContext(ExecutionContext.Flowing, stateMachine).MoveNext;
    }

    private sealed class InContext : IAwaiting
    {
        private readonly ExecutionContext context;
        private readonly IAsyncStateMachine machine;

        internal InContext(ExecutionContext context, IAsyncStateMachine machine)
        {
            this.context = context;
            this.machine = machine;
        }

        [RunsOut]
        internal void MoveNext()
        {
            ContextStay stay = ExecutionContext.Enter(context);
            machine.MoveNext();
            stay.Leave();
        }
    }

    internal static void OnCompleted<TAwaiter>(ref TAwaiter awaiter, Action goOn) where TAwaiter : INotifyCompletion
    {
        try
        {
            awaiter.OnCompleted(Once.Of<TAwaiter>(goOn));
        }
        catch (Exception exception)
        {
            ThrowElsewhere(exception);
        }
    }

    internal static void UnsafeOnCompleted<TAwaiter>(ref TAwaiter awaiter, Action goOn) where TAwaiter : ICriticalNotifyCompletion
    {
        try
        {
            awaiter.UnsafeOnCompleted(Once.Of<TAwaiter>(goOn));
        }
        catch (Exception exception)
        {
            ThrowElsewhere(exception);
        }
    }

    internal static void ThrowElsewhere(Exception exception) =>
        PoolThread.Start(new Action(new Thrower(exception).Throw), "async void");

    internal sealed class Thrower
    {
        private readonly Exception exception;

        internal Thrower(Exception exception) => this.exception = exception;
        internal void Throw() => throw exception;
        internal void Throw(object _) => throw exception;
    }

    internal static void CheckStateMachine(IAsyncStateMachine stateMachine, object task)
    {
        if (stateMachine == null) throw new ArgumentNullException("stateMachine");
        if (task != null) throw new InvalidOperationException("The builder was not properly initialized.");
    }

    internal static Exception Completed() =>
        new InvalidOperationException("An attempt was made to transition a task to a final state when it had already completed.");
}
