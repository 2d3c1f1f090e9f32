using System.Threading;
using System.Threading.Tasks;
using Fencepost;

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
