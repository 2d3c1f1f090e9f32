using System.Threading;
using System.Threading.Tasks;
using Fencepost;

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
