using System.Threading.Tasks;

namespace System.Runtime.CompilerServices;

public readonly struct ConfiguredValueTaskAwaitable
{
    private readonly ValueTask task;
    private readonly bool onContext;

    internal ConfiguredValueTaskAwaitable(ValueTask task, bool onContext)
    {
        this.task = task;
        this.onContext = onContext;
    }

    public ConfiguredValueTaskAwaiter GetAwaiter() => new ConfiguredValueTaskAwaiter(task, onContext);

    public readonly struct ConfiguredValueTaskAwaiter : ICriticalNotifyCompletion
    {
        private readonly ValueTask task;
        private readonly bool onContext;

        internal ConfiguredValueTaskAwaiter(ValueTask task, bool onContext)
        {
            this.task = task;
            this.onContext = onContext;
        }

        public bool IsCompleted => task.IsCompleteForAwait;
        public void OnCompleted(Action continuation) => task.OnCompleted(continuation, onContext, true);
        public void UnsafeOnCompleted(Action continuation) => task.OnCompleted(continuation, onContext, false);
        public void GetResult() => task.GetResult();
    }
}

public readonly struct ConfiguredValueTaskAwaitable<TResult>
{
    private readonly ValueTask<TResult> task;
    private readonly bool onContext;

    internal ConfiguredValueTaskAwaitable(ValueTask<TResult> task, bool onContext)
    {
        this.task = task;
        this.onContext = onContext;
    }

    public ConfiguredValueTaskAwaiter GetAwaiter() => new ConfiguredValueTaskAwaiter(task, onContext);

    public readonly struct ConfiguredValueTaskAwaiter : ICriticalNotifyCompletion
    {
        private readonly ValueTask<TResult> task;
        private readonly bool onContext;

        internal ConfiguredValueTaskAwaiter(ValueTask<TResult> task, bool onContext)
        {
            this.task = task;
            this.onContext = onContext;
        }

        public bool IsCompleted => task.IsCompleteForAwait;
        public void OnCompleted(Action continuation) => task.OnCompleted(continuation, onContext, true);
        public void UnsafeOnCompleted(Action continuation) => task.OnCompleted(continuation, onContext, false);
        public TResult GetResult() => task.Result;
    }
}
