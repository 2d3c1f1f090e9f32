using System.Threading.Tasks;

namespace System.Runtime.CompilerServices;

public readonly struct ValueTaskAwaiter : ICriticalNotifyCompletion
{
    private readonly ValueTask task;

    internal ValueTaskAwaiter(ValueTask task) => this.task = task;

    public bool IsCompleted => task.IsCompleteForAwait;
    public void OnCompleted(Action continuation) => task.OnCompleted(continuation, true, true);
    public void UnsafeOnCompleted(Action continuation) => task.OnCompleted(continuation, true, false);
    public void GetResult() => task.GetResult();
}

public readonly struct ValueTaskAwaiter<TResult> : ICriticalNotifyCompletion
{
    private readonly ValueTask<TResult> task;

    internal ValueTaskAwaiter(ValueTask<TResult> task) => this.task = task;

    public bool IsCompleted => task.IsCompleteForAwait;
    public void OnCompleted(Action continuation) => task.OnCompleted(continuation, true, true);
    public void UnsafeOnCompleted(Action continuation) => task.OnCompleted(continuation, true, false);
    public TResult GetResult() => task.Result;
}
