using Fencepost;
using System.Threading;
using System.Threading.Tasks;

namespace System.Runtime.CompilerServices;

public struct AsyncVoidMethodBuilder
{
    private Task<VoidTaskResult> task;
    private SynchronizationContext target;

    public static AsyncVoidMethodBuilder Create()
    {
        SynchronizationContext target = SynchronizationContext.Current;
        target?.OperationStarted();
        return new AsyncVoidMethodBuilder { target = target };
    }

    [HandsOn] public void Start<TStateMachine>(ref TStateMachine stateMachine) where TStateMachine : IAsyncStateMachine =>
        AsyncMethods.Start(ref stateMachine);

    public void SetStateMachine(IAsyncStateMachine stateMachine) => AsyncMethods.CheckStateMachine(stateMachine, task);

    [RunsOut] public void SetResult()
    {
        target?.OperationCompleted();
        if (task != null) task.EndMethod(default(VoidTaskResult));
    }

    /// <summary>Thrown on a thread of the pool, where nobody catches it.</summary>
    [RunsOut] public void SetException(Exception exception)
    {
        if (exception == null) throw new ArgumentNullException("exception");
        if (target == null) AsyncMethods.ThrowElsewhere(exception);
        else target.Post(new SendOrPostCallback(new AsyncMethods.Thrower(exception).Throw), null);
        SetResult();
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

/// <summary>The state machine of an async iterator is an object, which needs no task to hold it.</summary>
public struct AsyncIteratorMethodBuilder
{
    public static AsyncIteratorMethodBuilder Create() => default;

    [HandsOn] public void MoveNext<TStateMachine>(ref TStateMachine stateMachine) where TStateMachine : IAsyncStateMachine =>
        AsyncMethods.Start(ref stateMachine);

    public void AwaitOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter awaiter, ref TStateMachine stateMachine)
        where TAwaiter : INotifyCompletion where TStateMachine : IAsyncStateMachine =>
        AsyncMethods.OnCompleted(ref awaiter, AsyncMethods.GoOn(stateMachine));

    public void AwaitUnsafeOnCompleted<TAwaiter, TStateMachine>(ref TAwaiter awaiter, ref TStateMachine stateMachine)
        where TAwaiter : ICriticalNotifyCompletion where TStateMachine : IAsyncStateMachine =>
        AsyncMethods.UnsafeOnCompleted(ref awaiter, AsyncMethods.GoOn(stateMachine));

    public void Complete() { }
}
