using Fencepost;

namespace System.Runtime.CompilerServices;

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
