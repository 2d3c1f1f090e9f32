using System.Threading.Tasks;

namespace System.Runtime.CompilerServices;

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
