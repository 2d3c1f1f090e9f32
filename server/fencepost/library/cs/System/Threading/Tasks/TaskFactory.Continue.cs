namespace System.Threading.Tasks;

public partial class TaskFactory
{
    public Task ContinueWhenAll(Task[] tasks, Action<Task[]> continuationAction)
    {
        var copy = TaskFactories.Copy(tasks, continuationAction);
        return Task.WhenAll(copy).ContinueWith(_ => continuationAction(copy), token, TaskFactories.Check(continuation), scheduler ?? TaskScheduler.Current);
    }

    public Task ContinueWhenAll(Task[] tasks, Action<Task[]> continuationAction, CancellationToken cancellationToken)
    {
        var copy = TaskFactories.Copy(tasks, continuationAction);
        return Task.WhenAll(copy).ContinueWith(_ => continuationAction(copy), cancellationToken, TaskFactories.Check(continuation), scheduler ?? TaskScheduler.Current);
    }

    public Task ContinueWhenAll(Task[] tasks, Action<Task[]> continuationAction, TaskContinuationOptions continuationOptions)
    {
        var copy = TaskFactories.Copy(tasks, continuationAction);
        return Task.WhenAll(copy).ContinueWith(_ => continuationAction(copy), token, TaskFactories.Check(continuationOptions), scheduler ?? TaskScheduler.Current);
    }

    public Task ContinueWhenAll(Task[] tasks, Action<Task[]> continuationAction, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler)
    {
        var copy = TaskFactories.Copy(tasks, continuationAction);
        return Task.WhenAll(copy).ContinueWith(_ => continuationAction(copy), cancellationToken, TaskFactories.Check(continuationOptions), scheduler ?? TaskScheduler.Current);
    }

    public Task<TResult> ContinueWhenAll<TResult>(Task[] tasks, Func<Task[], TResult> continuationFunction)
    {
        var copy = TaskFactories.Copy(tasks, continuationFunction);
        return Task.WhenAll(copy).ContinueWith(_ => continuationFunction(copy), token, TaskFactories.Check(continuation), scheduler ?? TaskScheduler.Current);
    }

    public Task<TResult> ContinueWhenAll<TResult>(Task[] tasks, Func<Task[], TResult> continuationFunction, CancellationToken cancellationToken)
    {
        var copy = TaskFactories.Copy(tasks, continuationFunction);
        return Task.WhenAll(copy).ContinueWith(_ => continuationFunction(copy), cancellationToken, TaskFactories.Check(continuation), scheduler ?? TaskScheduler.Current);
    }

    public Task<TResult> ContinueWhenAll<TResult>(Task[] tasks, Func<Task[], TResult> continuationFunction, TaskContinuationOptions continuationOptions)
    {
        var copy = TaskFactories.Copy(tasks, continuationFunction);
        return Task.WhenAll(copy).ContinueWith(_ => continuationFunction(copy), token, TaskFactories.Check(continuationOptions), scheduler ?? TaskScheduler.Current);
    }

    public Task<TResult> ContinueWhenAll<TResult>(Task[] tasks, Func<Task[], TResult> continuationFunction, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler)
    {
        var copy = TaskFactories.Copy(tasks, continuationFunction);
        return Task.WhenAll(copy).ContinueWith(_ => continuationFunction(copy), cancellationToken, TaskFactories.Check(continuationOptions), scheduler ?? TaskScheduler.Current);
    }

    public Task ContinueWhenAll<TAntecedentResult>(Task<TAntecedentResult>[] tasks, Action<Task<TAntecedentResult>[]> continuationAction)
    {
        var copy = TaskFactories.Copy(tasks, continuationAction);
        return ((Task)Task.WhenAll(copy)).ContinueWith(_ => continuationAction(copy), token, TaskFactories.Check(continuation), scheduler ?? TaskScheduler.Current);
    }

    public Task ContinueWhenAll<TAntecedentResult>(Task<TAntecedentResult>[] tasks, Action<Task<TAntecedentResult>[]> continuationAction, CancellationToken cancellationToken)
    {
        var copy = TaskFactories.Copy(tasks, continuationAction);
        return ((Task)Task.WhenAll(copy)).ContinueWith(_ => continuationAction(copy), cancellationToken, TaskFactories.Check(continuation), scheduler ?? TaskScheduler.Current);
    }

    public Task ContinueWhenAll<TAntecedentResult>(Task<TAntecedentResult>[] tasks, Action<Task<TAntecedentResult>[]> continuationAction, TaskContinuationOptions continuationOptions)
    {
        var copy = TaskFactories.Copy(tasks, continuationAction);
        return ((Task)Task.WhenAll(copy)).ContinueWith(_ => continuationAction(copy), token, TaskFactories.Check(continuationOptions), scheduler ?? TaskScheduler.Current);
    }

    public Task ContinueWhenAll<TAntecedentResult>(Task<TAntecedentResult>[] tasks, Action<Task<TAntecedentResult>[]> continuationAction, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler)
    {
        var copy = TaskFactories.Copy(tasks, continuationAction);
        return ((Task)Task.WhenAll(copy)).ContinueWith(_ => continuationAction(copy), cancellationToken, TaskFactories.Check(continuationOptions), scheduler ?? TaskScheduler.Current);
    }

    public Task<TResult> ContinueWhenAll<TAntecedentResult, TResult>(Task<TAntecedentResult>[] tasks, Func<Task<TAntecedentResult>[], TResult> continuationFunction)
    {
        var copy = TaskFactories.Copy(tasks, continuationFunction);
        return ((Task)Task.WhenAll(copy)).ContinueWith(_ => continuationFunction(copy), token, TaskFactories.Check(continuation), scheduler ?? TaskScheduler.Current);
    }

    public Task<TResult> ContinueWhenAll<TAntecedentResult, TResult>(Task<TAntecedentResult>[] tasks, Func<Task<TAntecedentResult>[], TResult> continuationFunction, CancellationToken cancellationToken)
    {
        var copy = TaskFactories.Copy(tasks, continuationFunction);
        return ((Task)Task.WhenAll(copy)).ContinueWith(_ => continuationFunction(copy), cancellationToken, TaskFactories.Check(continuation), scheduler ?? TaskScheduler.Current);
    }

    public Task<TResult> ContinueWhenAll<TAntecedentResult, TResult>(Task<TAntecedentResult>[] tasks, Func<Task<TAntecedentResult>[], TResult> continuationFunction, TaskContinuationOptions continuationOptions)
    {
        var copy = TaskFactories.Copy(tasks, continuationFunction);
        return ((Task)Task.WhenAll(copy)).ContinueWith(_ => continuationFunction(copy), token, TaskFactories.Check(continuationOptions), scheduler ?? TaskScheduler.Current);
    }

    public Task<TResult> ContinueWhenAll<TAntecedentResult, TResult>(Task<TAntecedentResult>[] tasks, Func<Task<TAntecedentResult>[], TResult> continuationFunction, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler)
    {
        var copy = TaskFactories.Copy(tasks, continuationFunction);
        return ((Task)Task.WhenAll(copy)).ContinueWith(_ => continuationFunction(copy), cancellationToken, TaskFactories.Check(continuationOptions), scheduler ?? TaskScheduler.Current);
    }

    public Task ContinueWhenAny(Task[] tasks, Action<Task> continuationAction)
    {
        var copy = TaskFactories.Copy(tasks, continuationAction);
        return Task.WhenAny(copy).ContinueWith(first => continuationAction(first.Result), token, TaskFactories.Check(continuation), scheduler ?? TaskScheduler.Current);
    }

    public Task ContinueWhenAny(Task[] tasks, Action<Task> continuationAction, CancellationToken cancellationToken)
    {
        var copy = TaskFactories.Copy(tasks, continuationAction);
        return Task.WhenAny(copy).ContinueWith(first => continuationAction(first.Result), cancellationToken, TaskFactories.Check(continuation), scheduler ?? TaskScheduler.Current);
    }

    public Task ContinueWhenAny(Task[] tasks, Action<Task> continuationAction, TaskContinuationOptions continuationOptions)
    {
        var copy = TaskFactories.Copy(tasks, continuationAction);
        return Task.WhenAny(copy).ContinueWith(first => continuationAction(first.Result), token, TaskFactories.Check(continuationOptions), scheduler ?? TaskScheduler.Current);
    }

    public Task ContinueWhenAny(Task[] tasks, Action<Task> continuationAction, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler)
    {
        var copy = TaskFactories.Copy(tasks, continuationAction);
        return Task.WhenAny(copy).ContinueWith(first => continuationAction(first.Result), cancellationToken, TaskFactories.Check(continuationOptions), scheduler ?? TaskScheduler.Current);
    }

    public Task<TResult> ContinueWhenAny<TResult>(Task[] tasks, Func<Task, TResult> continuationFunction)
    {
        var copy = TaskFactories.Copy(tasks, continuationFunction);
        return Task.WhenAny(copy).ContinueWith(first => continuationFunction(first.Result), token, TaskFactories.Check(continuation), scheduler ?? TaskScheduler.Current);
    }

    public Task<TResult> ContinueWhenAny<TResult>(Task[] tasks, Func<Task, TResult> continuationFunction, CancellationToken cancellationToken)
    {
        var copy = TaskFactories.Copy(tasks, continuationFunction);
        return Task.WhenAny(copy).ContinueWith(first => continuationFunction(first.Result), cancellationToken, TaskFactories.Check(continuation), scheduler ?? TaskScheduler.Current);
    }

    public Task<TResult> ContinueWhenAny<TResult>(Task[] tasks, Func<Task, TResult> continuationFunction, TaskContinuationOptions continuationOptions)
    {
        var copy = TaskFactories.Copy(tasks, continuationFunction);
        return Task.WhenAny(copy).ContinueWith(first => continuationFunction(first.Result), token, TaskFactories.Check(continuationOptions), scheduler ?? TaskScheduler.Current);
    }

    public Task<TResult> ContinueWhenAny<TResult>(Task[] tasks, Func<Task, TResult> continuationFunction, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler)
    {
        var copy = TaskFactories.Copy(tasks, continuationFunction);
        return Task.WhenAny(copy).ContinueWith(first => continuationFunction(first.Result), cancellationToken, TaskFactories.Check(continuationOptions), scheduler ?? TaskScheduler.Current);
    }

    public Task ContinueWhenAny<TAntecedentResult>(Task<TAntecedentResult>[] tasks, Action<Task<TAntecedentResult>> continuationAction)
    {
        var copy = TaskFactories.Copy(tasks, continuationAction);
        return Task.WhenAny(copy).ContinueWith(first => continuationAction(first.Result), token, TaskFactories.Check(continuation), scheduler ?? TaskScheduler.Current);
    }

    public Task ContinueWhenAny<TAntecedentResult>(Task<TAntecedentResult>[] tasks, Action<Task<TAntecedentResult>> continuationAction, CancellationToken cancellationToken)
    {
        var copy = TaskFactories.Copy(tasks, continuationAction);
        return Task.WhenAny(copy).ContinueWith(first => continuationAction(first.Result), cancellationToken, TaskFactories.Check(continuation), scheduler ?? TaskScheduler.Current);
    }

    public Task ContinueWhenAny<TAntecedentResult>(Task<TAntecedentResult>[] tasks, Action<Task<TAntecedentResult>> continuationAction, TaskContinuationOptions continuationOptions)
    {
        var copy = TaskFactories.Copy(tasks, continuationAction);
        return Task.WhenAny(copy).ContinueWith(first => continuationAction(first.Result), token, TaskFactories.Check(continuationOptions), scheduler ?? TaskScheduler.Current);
    }

    public Task ContinueWhenAny<TAntecedentResult>(Task<TAntecedentResult>[] tasks, Action<Task<TAntecedentResult>> continuationAction, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler)
    {
        var copy = TaskFactories.Copy(tasks, continuationAction);
        return Task.WhenAny(copy).ContinueWith(first => continuationAction(first.Result), cancellationToken, TaskFactories.Check(continuationOptions), scheduler ?? TaskScheduler.Current);
    }

    public Task<TResult> ContinueWhenAny<TAntecedentResult, TResult>(Task<TAntecedentResult>[] tasks, Func<Task<TAntecedentResult>, TResult> continuationFunction)
    {
        var copy = TaskFactories.Copy(tasks, continuationFunction);
        return Task.WhenAny(copy).ContinueWith(first => continuationFunction(first.Result), token, TaskFactories.Check(continuation), scheduler ?? TaskScheduler.Current);
    }

    public Task<TResult> ContinueWhenAny<TAntecedentResult, TResult>(Task<TAntecedentResult>[] tasks, Func<Task<TAntecedentResult>, TResult> continuationFunction, CancellationToken cancellationToken)
    {
        var copy = TaskFactories.Copy(tasks, continuationFunction);
        return Task.WhenAny(copy).ContinueWith(first => continuationFunction(first.Result), cancellationToken, TaskFactories.Check(continuation), scheduler ?? TaskScheduler.Current);
    }

    public Task<TResult> ContinueWhenAny<TAntecedentResult, TResult>(Task<TAntecedentResult>[] tasks, Func<Task<TAntecedentResult>, TResult> continuationFunction, TaskContinuationOptions continuationOptions)
    {
        var copy = TaskFactories.Copy(tasks, continuationFunction);
        return Task.WhenAny(copy).ContinueWith(first => continuationFunction(first.Result), token, TaskFactories.Check(continuationOptions), scheduler ?? TaskScheduler.Current);
    }

    public Task<TResult> ContinueWhenAny<TAntecedentResult, TResult>(Task<TAntecedentResult>[] tasks, Func<Task<TAntecedentResult>, TResult> continuationFunction, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler)
    {
        var copy = TaskFactories.Copy(tasks, continuationFunction);
        return Task.WhenAny(copy).ContinueWith(first => continuationFunction(first.Result), cancellationToken, TaskFactories.Check(continuationOptions), scheduler ?? TaskScheduler.Current);
    }
}
