namespace System.Threading.Tasks;

/// <summary>A pair of methods of the older pattern: what begins calls back, or has ended at once.</summary>
internal sealed class AsyncPattern<TResult>
{
    internal readonly Task<TResult> promise;
    private readonly Delegate end;

    internal AsyncPattern(object begin, Delegate end, object state, TaskCreationOptions options)
    {
        if (begin == null) throw new ArgumentNullException("beginMethod");
        if (end == null) throw new ArgumentNullException("endMethod");
        if ((options & TaskCreationOptions.LongRunning) != 0) throw new ArgumentOutOfRangeException("creationOptions", "It is invalid to specify TaskCreationOptions.LongRunning in calls to FromAsync.");
        if ((options & TaskCreationOptions.PreferFairness) != 0) throw new ArgumentOutOfRangeException("creationOptions", "It is invalid to specify TaskCreationOptions.PreferFairness in calls to FromAsync.");
        CheckPromise(options);
        this.end = end;
        promise = new Task<TResult>(state, options);
    }

    private AsyncPattern(Delegate end, TaskCreationOptions options)
    {
        this.end = end;
        promise = new Task<TResult>((object)null, options);
    }

    private static void CheckPromise(TaskCreationOptions options)
    {
        if ((options & ~TaskCreationOptions.AttachedToParent) != 0) throw new ArgumentOutOfRangeException("creationOptions");
    }

    /// <summary>One that has begun already.</summary>
    internal static Task<TResult> Join(IAsyncResult asyncResult, Delegate end, TaskCreationOptions options, TaskScheduler scheduler)
    {
        if (asyncResult == null) throw new ArgumentNullException("asyncResult");
        if (end == null) throw new ArgumentNullException("endMethod");
        if (scheduler == null) throw new ArgumentNullException("scheduler");
        CheckPromise(options);
        AsyncPattern<TResult> pattern = new AsyncPattern<TResult>(end, options);
        if (asyncResult.IsCompleted) pattern.EndIn(scheduler, asyncResult);
        else ThreadPool.RegisterWaitForSingleObject(asyncResult.AsyncWaitHandle, (_, _) => pattern.EndIn(scheduler, asyncResult), null, Timeout.Infinite, true);
        return pattern.promise;
    }

    internal AsyncCallback Callback => new AsyncCallback(Called);

    internal void Begun(IAsyncResult asyncResult)
    {
        if (asyncResult.CompletedSynchronously) End(asyncResult);
    }

    internal void NotBegun() => promise.TrySetResult(default);

    private void Called(IAsyncResult asyncResult)
    {
        if (!asyncResult.CompletedSynchronously) End(asyncResult);
    }

    private void EndIn(TaskScheduler scheduler, IAsyncResult asyncResult)
    {
        if (scheduler == TaskScheduler.Default) End(asyncResult);
        else new Task(() => End(asyncResult)).Start(scheduler);
    }

    private void End(IAsyncResult asyncResult)
    {
        TResult result = default;
        try
        {
            if (end is Func<IAsyncResult, TResult> function) result = function(asyncResult);
            else ((Action<IAsyncResult>)end)(asyncResult);
        }
        catch (Exception exception)
        {
            promise.TryComplete(Task.StatusAfter(exception), exception);
            return;
        }
        promise.TrySetResult(result);
    }
}
