namespace System.Threading.Tasks;

public static class TaskToAsyncResult
{
    public static IAsyncResult Begin(Task task, AsyncCallback callback, object state)
    {
        if (task == null) throw new ArgumentNullException("task");
        Wrapper wrapper = new Wrapper(task, state, task.IsCompleted);
        if (wrapper.CompletedSynchronously) callback?.Invoke(wrapper);
        else if (callback != null) task.OnCompleted(() => callback(wrapper), false, true);
        return wrapper;
    }

    public static void End(IAsyncResult asyncResult) => Unwrap(asyncResult).GetAwaiter().GetResult();
    public static TResult End<TResult>(IAsyncResult asyncResult) => Unwrap<TResult>(asyncResult).GetAwaiter().GetResult();

    public static Task Unwrap(IAsyncResult asyncResult)
    {
        if (asyncResult == null) throw new ArgumentNullException("asyncResult");
        return (asyncResult as Wrapper)?.task ?? throw new ArgumentException(null, "asyncResult");
    }

    public static Task<TResult> Unwrap<TResult>(IAsyncResult asyncResult) =>
        Unwrap(asyncResult) as Task<TResult> ?? throw new ArgumentException(null, "asyncResult");

    private sealed class Wrapper : IAsyncResult
    {
        internal readonly Task task;

        internal Wrapper(Task task, object state, bool synchronous)
        {
            this.task = task;
            AsyncState = state;
            CompletedSynchronously = synchronous;
        }

        public object AsyncState { get; }
        public bool CompletedSynchronously { get; }
        public bool IsCompleted => task.IsCompleted;
        public WaitHandle AsyncWaitHandle => ((IAsyncResult)task).AsyncWaitHandle;
    }
}
