using Fencepost;
using System.Threading.Tasks;

namespace System.Runtime.CompilerServices;

/// <summary>Pools nothing: what is pooled cannot be told from outside.</summary>
public struct PoolingAsyncValueTaskMethodBuilder
{
    private Task<VoidTaskResult> task;
    private bool done;

    public static PoolingAsyncValueTaskMethodBuilder Create() => default;

    [HandsOn] public void Start<TStateMachine>(ref TStateMachine stateMachine) where TStateMachine : IAsyncStateMachine =>
        AsyncMethods.Start(ref stateMachine);

    public void SetStateMachine(IAsyncStateMachine stateMachine) => AsyncMethods.CheckStateMachine(stateMachine, task);

    /// <summary>Complete before any wait: no task is made.</summary>
    public ValueTask Task
    {
        get
        {
            if (done && task == null) return default;
            task ??= new Task<VoidTaskResult>();
            return new ValueTask(task);
        }
    }

    [RunsOut] public void SetResult()
    {
        if (task == null ? done : !task.EndMethod(default(VoidTaskResult))) throw AsyncMethods.Completed();
        if (task == null) done = true;
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

public struct PoolingAsyncValueTaskMethodBuilder<TResult>
{
    private Task<TResult> task;
    private TResult result;
    private bool done;

    public static PoolingAsyncValueTaskMethodBuilder<TResult> Create() => default;

    [HandsOn] public void Start<TStateMachine>(ref TStateMachine stateMachine) where TStateMachine : IAsyncStateMachine =>
        AsyncMethods.Start(ref stateMachine);

    public void SetStateMachine(IAsyncStateMachine stateMachine) => AsyncMethods.CheckStateMachine(stateMachine, task);

    /// <summary>Complete before any wait: no task is made.</summary>
    public ValueTask<TResult> Task
    {
        get
        {
            if (done && task == null) return new ValueTask<TResult>(result);
            task ??= new Task<TResult>();
            return new ValueTask<TResult>(task);
        }
    }

    [RunsOut] public void SetResult(TResult result)
    {
        if (task != null)
        {
            if (!task.EndMethod(result)) throw AsyncMethods.Completed();
            return;
        }
        if (done) throw AsyncMethods.Completed();
        this.result = result;
        done = true;
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
