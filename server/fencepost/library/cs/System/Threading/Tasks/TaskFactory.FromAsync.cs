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
