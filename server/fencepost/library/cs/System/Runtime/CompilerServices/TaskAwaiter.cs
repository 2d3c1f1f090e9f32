using System.Threading.Tasks;

namespace System.Runtime.CompilerServices;

public interface INotifyCompletion
{
    void OnCompleted(Action continuation);
}

public interface ICriticalNotifyCompletion : INotifyCompletion
{
    void UnsafeOnCompleted(Action continuation);
}

public interface IAsyncStateMachine
{
    void MoveNext();
    void SetStateMachine(IAsyncStateMachine stateMachine);
}

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

public readonly struct ConfiguredTaskAwaitable
{
    private readonly ConfiguredTaskAwaiter awaiter;

    internal ConfiguredTaskAwaitable(Task task, ConfigureAwaitOptions options) => awaiter = new ConfiguredTaskAwaiter(task, options);

    public ConfiguredTaskAwaiter GetAwaiter() => awaiter;

    public readonly struct ConfiguredTaskAwaiter : ICriticalNotifyCompletion
    {
        private readonly Task task;
        private readonly ConfigureAwaitOptions options;

        internal ConfiguredTaskAwaiter(Task task, ConfigureAwaitOptions options)
        {
            this.task = task;
            this.options = options;
        }

        private bool OnContext => (options & ConfigureAwaitOptions.ContinueOnCapturedContext) != 0;
        public bool IsCompleted => (options & ConfigureAwaitOptions.ForceYielding) == 0 && task.IsCompleteForAwait;
        public void OnCompleted(Action continuation) => task.OnCompleted(continuation, OnContext, true);
        public void UnsafeOnCompleted(Action continuation) => task.OnCompleted(continuation, OnContext, false);

        public void GetResult()
        {
            if ((options & ConfigureAwaitOptions.SuppressThrowing) == 0) task.GetResultOrThrow();
            else task.WaitForEnd();
        }
    }
}

public readonly struct ConfiguredTaskAwaitable<TResult>
{
    private readonly ConfiguredTaskAwaiter awaiter;

    internal ConfiguredTaskAwaitable(Task<TResult> task, ConfigureAwaitOptions options) => awaiter = new ConfiguredTaskAwaiter(task, options);

    public ConfiguredTaskAwaiter GetAwaiter() => awaiter;

    public readonly struct ConfiguredTaskAwaiter : ICriticalNotifyCompletion
    {
        private readonly Task<TResult> task;
        private readonly ConfigureAwaitOptions options;

        internal ConfiguredTaskAwaiter(Task<TResult> task, ConfigureAwaitOptions options)
        {
            this.task = task;
            this.options = options;
        }

        private bool OnContext => (options & ConfigureAwaitOptions.ContinueOnCapturedContext) != 0;
        public bool IsCompleted => (options & ConfigureAwaitOptions.ForceYielding) == 0 && task.IsCompleteForAwait;
        public void OnCompleted(Action continuation) => task.OnCompleted(continuation, OnContext, true);
        public void UnsafeOnCompleted(Action continuation) => task.OnCompleted(continuation, OnContext, false);
        public TResult GetResult() => task.ResultOrThrow();
    }
}

public readonly struct YieldAwaitable
{
    public YieldAwaiter GetAwaiter() => default;

    public readonly struct YieldAwaiter : ICriticalNotifyCompletion
    {
        public bool IsCompleted => false;
        public void OnCompleted(Action continuation) => Task.Post(continuation, true, true);
        public void UnsafeOnCompleted(Action continuation) => Task.Post(continuation, true, false);
        public void GetResult() { }
    }
}
