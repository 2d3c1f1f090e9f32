using System.Threading;
using System.Threading.Tasks;
using Fencepost;

namespace System.Runtime.CompilerServices;

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
