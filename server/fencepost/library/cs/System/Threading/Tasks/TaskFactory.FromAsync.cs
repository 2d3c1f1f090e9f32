namespace System.Threading.Tasks;

public partial class TaskFactory
{
    public Task FromAsync(Func<AsyncCallback, object, IAsyncResult> beginMethod, Action<IAsyncResult> endMethod, object state) => FromAsync(beginMethod, endMethod, state, creation);

    public Task FromAsync(Func<AsyncCallback, object, IAsyncResult> beginMethod, Action<IAsyncResult> endMethod, object state, TaskCreationOptions creationOptions)
    {
        AsyncPattern<VoidTaskResult> pattern = new AsyncPattern<VoidTaskResult>(beginMethod, endMethod, state, creationOptions);
        try
        {
            pattern.Begun(beginMethod(pattern.Callback, state));
        }
        catch
        {
            pattern.NotBegun();
            throw;
        }
        return pattern.promise;
    }

    public Task FromAsync<TArg1>(Func<TArg1, AsyncCallback, object, IAsyncResult> beginMethod, Action<IAsyncResult> endMethod, TArg1 arg1, object state) => FromAsync(beginMethod, endMethod, arg1, state, creation);

    public Task FromAsync<TArg1>(Func<TArg1, AsyncCallback, object, IAsyncResult> beginMethod, Action<IAsyncResult> endMethod, TArg1 arg1, object state, TaskCreationOptions creationOptions)
    {
        AsyncPattern<VoidTaskResult> pattern = new AsyncPattern<VoidTaskResult>(beginMethod, endMethod, state, creationOptions);
        try
        {
            pattern.Begun(beginMethod(arg1, pattern.Callback, state));
        }
        catch
        {
            pattern.NotBegun();
            throw;
        }
        return pattern.promise;
    }

    public Task FromAsync<TArg1, TArg2>(Func<TArg1, TArg2, AsyncCallback, object, IAsyncResult> beginMethod, Action<IAsyncResult> endMethod, TArg1 arg1, TArg2 arg2, object state) => FromAsync(beginMethod, endMethod, arg1, arg2, state, creation);

    public Task FromAsync<TArg1, TArg2>(Func<TArg1, TArg2, AsyncCallback, object, IAsyncResult> beginMethod, Action<IAsyncResult> endMethod, TArg1 arg1, TArg2 arg2, object state, TaskCreationOptions creationOptions)
    {
        AsyncPattern<VoidTaskResult> pattern = new AsyncPattern<VoidTaskResult>(beginMethod, endMethod, state, creationOptions);
        try
        {
            pattern.Begun(beginMethod(arg1, arg2, pattern.Callback, state));
        }
        catch
        {
            pattern.NotBegun();
            throw;
        }
        return pattern.promise;
    }

    public Task FromAsync<TArg1, TArg2, TArg3>(Func<TArg1, TArg2, TArg3, AsyncCallback, object, IAsyncResult> beginMethod, Action<IAsyncResult> endMethod, TArg1 arg1, TArg2 arg2, TArg3 arg3, object state) => FromAsync(beginMethod, endMethod, arg1, arg2, arg3, state, creation);

    public Task FromAsync<TArg1, TArg2, TArg3>(Func<TArg1, TArg2, TArg3, AsyncCallback, object, IAsyncResult> beginMethod, Action<IAsyncResult> endMethod, TArg1 arg1, TArg2 arg2, TArg3 arg3, object state, TaskCreationOptions creationOptions)
    {
        AsyncPattern<VoidTaskResult> pattern = new AsyncPattern<VoidTaskResult>(beginMethod, endMethod, state, creationOptions);
        try
        {
            pattern.Begun(beginMethod(arg1, arg2, arg3, pattern.Callback, state));
        }
        catch
        {
            pattern.NotBegun();
            throw;
        }
        return pattern.promise;
    }

    public Task FromAsync(IAsyncResult asyncResult, Action<IAsyncResult> endMethod) =>
        AsyncPattern<VoidTaskResult>.Join(asyncResult, endMethod, creation, scheduler ?? TaskScheduler.Current);
    public Task FromAsync(IAsyncResult asyncResult, Action<IAsyncResult> endMethod, TaskCreationOptions creationOptions) =>
        AsyncPattern<VoidTaskResult>.Join(asyncResult, endMethod, creationOptions, scheduler ?? TaskScheduler.Current);
    public Task FromAsync(IAsyncResult asyncResult, Action<IAsyncResult> endMethod, TaskCreationOptions creationOptions, TaskScheduler scheduler) =>
        AsyncPattern<VoidTaskResult>.Join(asyncResult, endMethod, creationOptions, scheduler);

    public Task<TResult> FromAsync<TResult>(Func<AsyncCallback, object, IAsyncResult> beginMethod, Func<IAsyncResult, TResult> endMethod, object state) => FromAsync(beginMethod, endMethod, state, creation);

    public Task<TResult> FromAsync<TResult>(Func<AsyncCallback, object, IAsyncResult> beginMethod, Func<IAsyncResult, TResult> endMethod, object state, TaskCreationOptions creationOptions)
    {
        AsyncPattern<TResult> pattern = new AsyncPattern<TResult>(beginMethod, endMethod, state, creationOptions);
        try
        {
            pattern.Begun(beginMethod(pattern.Callback, state));
        }
        catch
        {
            pattern.NotBegun();
            throw;
        }
        return pattern.promise;
    }

    public Task<TResult> FromAsync<TArg1, TResult>(Func<TArg1, AsyncCallback, object, IAsyncResult> beginMethod, Func<IAsyncResult, TResult> endMethod, TArg1 arg1, object state) => FromAsync(beginMethod, endMethod, arg1, state, creation);

    public Task<TResult> FromAsync<TArg1, TResult>(Func<TArg1, AsyncCallback, object, IAsyncResult> beginMethod, Func<IAsyncResult, TResult> endMethod, TArg1 arg1, object state, TaskCreationOptions creationOptions)
    {
        AsyncPattern<TResult> pattern = new AsyncPattern<TResult>(beginMethod, endMethod, state, creationOptions);
        try
        {
            pattern.Begun(beginMethod(arg1, pattern.Callback, state));
        }
        catch
        {
            pattern.NotBegun();
            throw;
        }
        return pattern.promise;
    }

    public Task<TResult> FromAsync<TArg1, TArg2, TResult>(Func<TArg1, TArg2, AsyncCallback, object, IAsyncResult> beginMethod, Func<IAsyncResult, TResult> endMethod, TArg1 arg1, TArg2 arg2, object state) => FromAsync(beginMethod, endMethod, arg1, arg2, state, creation);

    public Task<TResult> FromAsync<TArg1, TArg2, TResult>(Func<TArg1, TArg2, AsyncCallback, object, IAsyncResult> beginMethod, Func<IAsyncResult, TResult> endMethod, TArg1 arg1, TArg2 arg2, object state, TaskCreationOptions creationOptions)
    {
        AsyncPattern<TResult> pattern = new AsyncPattern<TResult>(beginMethod, endMethod, state, creationOptions);
        try
        {
            pattern.Begun(beginMethod(arg1, arg2, pattern.Callback, state));
        }
        catch
        {
            pattern.NotBegun();
            throw;
        }
        return pattern.promise;
    }

    public Task<TResult> FromAsync<TArg1, TArg2, TArg3, TResult>(Func<TArg1, TArg2, TArg3, AsyncCallback, object, IAsyncResult> beginMethod, Func<IAsyncResult, TResult> endMethod, TArg1 arg1, TArg2 arg2, TArg3 arg3, object state) => FromAsync(beginMethod, endMethod, arg1, arg2, arg3, state, creation);

    public Task<TResult> FromAsync<TArg1, TArg2, TArg3, TResult>(Func<TArg1, TArg2, TArg3, AsyncCallback, object, IAsyncResult> beginMethod, Func<IAsyncResult, TResult> endMethod, TArg1 arg1, TArg2 arg2, TArg3 arg3, object state, TaskCreationOptions creationOptions)
    {
        AsyncPattern<TResult> pattern = new AsyncPattern<TResult>(beginMethod, endMethod, state, creationOptions);
        try
        {
            pattern.Begun(beginMethod(arg1, arg2, arg3, pattern.Callback, state));
        }
        catch
        {
            pattern.NotBegun();
            throw;
        }
        return pattern.promise;
    }

    public Task<TResult> FromAsync<TResult>(IAsyncResult asyncResult, Func<IAsyncResult, TResult> endMethod) =>
        AsyncPattern<TResult>.Join(asyncResult, endMethod, creation, scheduler ?? TaskScheduler.Current);
    public Task<TResult> FromAsync<TResult>(IAsyncResult asyncResult, Func<IAsyncResult, TResult> endMethod, TaskCreationOptions creationOptions) =>
        AsyncPattern<TResult>.Join(asyncResult, endMethod, creationOptions, scheduler ?? TaskScheduler.Current);
    public Task<TResult> FromAsync<TResult>(IAsyncResult asyncResult, Func<IAsyncResult, TResult> endMethod, TaskCreationOptions creationOptions, TaskScheduler scheduler) =>
        AsyncPattern<TResult>.Join(asyncResult, endMethod, creationOptions, scheduler);
}

public partial class TaskFactory<TResult>
{
    public Task<TResult> FromAsync(Func<AsyncCallback, object, IAsyncResult> beginMethod, Func<IAsyncResult, TResult> endMethod, object state) => FromAsync(beginMethod, endMethod, state, creation);

    public Task<TResult> FromAsync(Func<AsyncCallback, object, IAsyncResult> beginMethod, Func<IAsyncResult, TResult> endMethod, object state, TaskCreationOptions creationOptions)
    {
        AsyncPattern<TResult> pattern = new AsyncPattern<TResult>(beginMethod, endMethod, state, creationOptions);
        try
        {
            pattern.Begun(beginMethod(pattern.Callback, state));
        }
        catch
        {
            pattern.NotBegun();
            throw;
        }
        return pattern.promise;
    }

    public Task<TResult> FromAsync<TArg1>(Func<TArg1, AsyncCallback, object, IAsyncResult> beginMethod, Func<IAsyncResult, TResult> endMethod, TArg1 arg1, object state) => FromAsync(beginMethod, endMethod, arg1, state, creation);

    public Task<TResult> FromAsync<TArg1>(Func<TArg1, AsyncCallback, object, IAsyncResult> beginMethod, Func<IAsyncResult, TResult> endMethod, TArg1 arg1, object state, TaskCreationOptions creationOptions)
    {
        AsyncPattern<TResult> pattern = new AsyncPattern<TResult>(beginMethod, endMethod, state, creationOptions);
        try
        {
            pattern.Begun(beginMethod(arg1, pattern.Callback, state));
        }
        catch
        {
            pattern.NotBegun();
            throw;
        }
        return pattern.promise;
    }

    public Task<TResult> FromAsync<TArg1, TArg2>(Func<TArg1, TArg2, AsyncCallback, object, IAsyncResult> beginMethod, Func<IAsyncResult, TResult> endMethod, TArg1 arg1, TArg2 arg2, object state) => FromAsync(beginMethod, endMethod, arg1, arg2, state, creation);

    public Task<TResult> FromAsync<TArg1, TArg2>(Func<TArg1, TArg2, AsyncCallback, object, IAsyncResult> beginMethod, Func<IAsyncResult, TResult> endMethod, TArg1 arg1, TArg2 arg2, object state, TaskCreationOptions creationOptions)
    {
        AsyncPattern<TResult> pattern = new AsyncPattern<TResult>(beginMethod, endMethod, state, creationOptions);
        try
        {
            pattern.Begun(beginMethod(arg1, arg2, pattern.Callback, state));
        }
        catch
        {
            pattern.NotBegun();
            throw;
        }
        return pattern.promise;
    }

    public Task<TResult> FromAsync<TArg1, TArg2, TArg3>(Func<TArg1, TArg2, TArg3, AsyncCallback, object, IAsyncResult> beginMethod, Func<IAsyncResult, TResult> endMethod, TArg1 arg1, TArg2 arg2, TArg3 arg3, object state) => FromAsync(beginMethod, endMethod, arg1, arg2, arg3, state, creation);

    public Task<TResult> FromAsync<TArg1, TArg2, TArg3>(Func<TArg1, TArg2, TArg3, AsyncCallback, object, IAsyncResult> beginMethod, Func<IAsyncResult, TResult> endMethod, TArg1 arg1, TArg2 arg2, TArg3 arg3, object state, TaskCreationOptions creationOptions)
    {
        AsyncPattern<TResult> pattern = new AsyncPattern<TResult>(beginMethod, endMethod, state, creationOptions);
        try
        {
            pattern.Begun(beginMethod(arg1, arg2, arg3, pattern.Callback, state));
        }
        catch
        {
            pattern.NotBegun();
            throw;
        }
        return pattern.promise;
    }

    public Task<TResult> FromAsync(IAsyncResult asyncResult, Func<IAsyncResult, TResult> endMethod) =>
        AsyncPattern<TResult>.Join(asyncResult, endMethod, creation, scheduler ?? TaskScheduler.Current);
    public Task<TResult> FromAsync(IAsyncResult asyncResult, Func<IAsyncResult, TResult> endMethod, TaskCreationOptions creationOptions) =>
        AsyncPattern<TResult>.Join(asyncResult, endMethod, creationOptions, scheduler ?? TaskScheduler.Current);
    public Task<TResult> FromAsync(IAsyncResult asyncResult, Func<IAsyncResult, TResult> endMethod, TaskCreationOptions creationOptions, TaskScheduler scheduler) =>
        AsyncPattern<TResult>.Join(asyncResult, endMethod, creationOptions, scheduler);
}

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
