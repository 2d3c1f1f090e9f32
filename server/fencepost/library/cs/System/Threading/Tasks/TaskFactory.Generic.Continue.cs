namespace System.Threading.Tasks;

public partial class TaskFactory<TResult>
{
    public Task<TResult> ContinueWhenAll(Task[] tasks, Func<Task[], TResult> continuationFunction)
    {
        var copy = TaskFactories.Copy(tasks, continuationFunction);
        return Task.WhenAll(copy).ContinueWith(_ => continuationFunction(copy), token, TaskFactories.Check(continuation), scheduler ?? TaskScheduler.Current);
    }

    public Task<TResult> ContinueWhenAll(Task[] tasks, Func<Task[], TResult> continuationFunction, CancellationToken cancellationToken)
    {
        var copy = TaskFactories.Copy(tasks, continuationFunction);
        return Task.WhenAll(copy).ContinueWith(_ => continuationFunction(copy), cancellationToken, TaskFactories.Check(continuation), scheduler ?? TaskScheduler.Current);
    }

    public Task<TResult> ContinueWhenAll(Task[] tasks, Func<Task[], TResult> continuationFunction, TaskContinuationOptions continuationOptions)
    {
        var copy = TaskFactories.Copy(tasks, continuationFunction);
        return Task.WhenAll(copy).ContinueWith(_ => continuationFunction(copy), token, TaskFactories.Check(continuationOptions), scheduler ?? TaskScheduler.Current);
    }

    public Task<TResult> ContinueWhenAll(Task[] tasks, Func<Task[], TResult> continuationFunction, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler)
    {
        var copy = TaskFactories.Copy(tasks, continuationFunction);
        return Task.WhenAll(copy).ContinueWith(_ => continuationFunction(copy), cancellationToken, TaskFactories.Check(continuationOptions), scheduler ?? TaskScheduler.Current);
    }

    public Task<TResult> ContinueWhenAll<TAntecedentResult>(Task<TAntecedentResult>[] tasks, Func<Task<TAntecedentResult>[], TResult> continuationFunction)
    {
        var copy = TaskFactories.Copy(tasks, continuationFunction);
        return ((Task)Task.WhenAll(copy)).ContinueWith(_ => continuationFunction(copy), token, TaskFactories.Check(continuation), scheduler ?? TaskScheduler.Current);
    }

    public Task<TResult> ContinueWhenAll<TAntecedentResult>(Task<TAntecedentResult>[] tasks, Func<Task<TAntecedentResult>[], TResult> continuationFunction, CancellationToken cancellationToken)
    {
        var copy = TaskFactories.Copy(tasks, continuationFunction);
        return ((Task)Task.WhenAll(copy)).ContinueWith(_ => continuationFunction(copy), cancellationToken, TaskFactories.Check(continuation), scheduler ?? TaskScheduler.Current);
    }

    public Task<TResult> ContinueWhenAll<TAntecedentResult>(Task<TAntecedentResult>[] tasks, Func<Task<TAntecedentResult>[], TResult> continuationFunction, TaskContinuationOptions continuationOptions)
    {
        var copy = TaskFactories.Copy(tasks, continuationFunction);
        return ((Task)Task.WhenAll(copy)).ContinueWith(_ => continuationFunction(copy), token, TaskFactories.Check(continuationOptions), scheduler ?? TaskScheduler.Current);
    }

    public Task<TResult> ContinueWhenAll<TAntecedentResult>(Task<TAntecedentResult>[] tasks, Func<Task<TAntecedentResult>[], TResult> continuationFunction, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler)
    {
        var copy = TaskFactories.Copy(tasks, continuationFunction);
        return ((Task)Task.WhenAll(copy)).ContinueWith(_ => continuationFunction(copy), cancellationToken, TaskFactories.Check(continuationOptions), scheduler ?? TaskScheduler.Current);
    }

    public Task<TResult> ContinueWhenAny(Task[] tasks, Func<Task, TResult> continuationFunction)
    {
        var copy = TaskFactories.Copy(tasks, continuationFunction);
        return Task.WhenAny(copy).ContinueWith(first => continuationFunction(first.Result), token, TaskFactories.Check(continuation), scheduler ?? TaskScheduler.Current);
    }

    public Task<TResult> ContinueWhenAny(Task[] tasks, Func<Task, TResult> continuationFunction, CancellationToken cancellationToken)
    {
        var copy = TaskFactories.Copy(tasks, continuationFunction);
        return Task.WhenAny(copy).ContinueWith(first => continuationFunction(first.Result), cancellationToken, TaskFactories.Check(continuation), scheduler ?? TaskScheduler.Current);
    }

    public Task<TResult> ContinueWhenAny(Task[] tasks, Func<Task, TResult> continuationFunction, TaskContinuationOptions continuationOptions)
    {
        var copy = TaskFactories.Copy(tasks, continuationFunction);
        return Task.WhenAny(copy).ContinueWith(first => continuationFunction(first.Result), token, TaskFactories.Check(continuationOptions), scheduler ?? TaskScheduler.Current);
    }

    public Task<TResult> ContinueWhenAny(Task[] tasks, Func<Task, TResult> continuationFunction, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler)
    {
        var copy = TaskFactories.Copy(tasks, continuationFunction);
        return Task.WhenAny(copy).ContinueWith(first => continuationFunction(first.Result), cancellationToken, TaskFactories.Check(continuationOptions), scheduler ?? TaskScheduler.Current);
    }

    public Task<TResult> ContinueWhenAny<TAntecedentResult>(Task<TAntecedentResult>[] tasks, Func<Task<TAntecedentResult>, TResult> continuationFunction)
    {
        var copy = TaskFactories.Copy(tasks, continuationFunction);
        return Task.WhenAny(copy).ContinueWith(first => continuationFunction(first.Result), token, TaskFactories.Check(continuation), scheduler ?? TaskScheduler.Current);
    }

    public Task<TResult> ContinueWhenAny<TAntecedentResult>(Task<TAntecedentResult>[] tasks, Func<Task<TAntecedentResult>, TResult> continuationFunction, CancellationToken cancellationToken)
    {
        var copy = TaskFactories.Copy(tasks, continuationFunction);
        return Task.WhenAny(copy).ContinueWith(first => continuationFunction(first.Result), cancellationToken, TaskFactories.Check(continuation), scheduler ?? TaskScheduler.Current);
    }

    public Task<TResult> ContinueWhenAny<TAntecedentResult>(Task<TAntecedentResult>[] tasks, Func<Task<TAntecedentResult>, TResult> continuationFunction, TaskContinuationOptions continuationOptions)
    {
        var copy = TaskFactories.Copy(tasks, continuationFunction);
        return Task.WhenAny(copy).ContinueWith(first => continuationFunction(first.Result), token, TaskFactories.Check(continuationOptions), scheduler ?? TaskScheduler.Current);
    }

    public Task<TResult> ContinueWhenAny<TAntecedentResult>(Task<TAntecedentResult>[] tasks, Func<Task<TAntecedentResult>, TResult> continuationFunction, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler)
    {
        var copy = TaskFactories.Copy(tasks, continuationFunction);
        return Task.WhenAny(copy).ContinueWith(first => continuationFunction(first.Result), cancellationToken, TaskFactories.Check(continuationOptions), scheduler ?? TaskScheduler.Current);
    }
}
