using System.Threading.Tasks;

namespace System.Runtime.CompilerServices;

public readonly struct TaskAwaiter : ICriticalNotifyCompletion
{
    private readonly Task task;

    internal TaskAwaiter(Task task) => this.task = task;

    public bool IsCompleted => task.IsCompleteForAwait;
    public void OnCompleted(Action continuation) => task.OnCompleted(continuation, true, true);
    public void UnsafeOnCompleted(Action continuation) => task.OnCompleted(continuation, true, false);
    public void GetResult() => task.GetResultOrThrow();
}

public readonly struct TaskAwaiter<TResult> : ICriticalNotifyCompletion
{
    private readonly Task<TResult> task;

    internal TaskAwaiter(Task<TResult> task) => this.task = task;

    public bool IsCompleted => task.IsCompleteForAwait;
    public void OnCompleted(Action continuation) => task.OnCompleted(continuation, true, true);
    public void UnsafeOnCompleted(Action continuation) => task.OnCompleted(continuation, true, false);
    public TResult GetResult() => task.ResultOrThrow();
}
