namespace System.Threading.Tasks;

public partial class Task<TResult>
{
    public Task ContinueWith(Action<Task<TResult>> continuationAction) =>
        Follow(continuationAction == null ? null : () => continuationAction(this), null, default, TaskContinuationOptions.None, TaskScheduler.Current);
    public Task ContinueWith(Action<Task<TResult>> continuationAction, CancellationToken cancellationToken) =>
        Follow(continuationAction == null ? null : () => continuationAction(this), null, cancellationToken, TaskContinuationOptions.None, TaskScheduler.Current);
    public Task ContinueWith(Action<Task<TResult>> continuationAction, TaskContinuationOptions continuationOptions) =>
        Follow(continuationAction == null ? null : () => continuationAction(this), null, default, continuationOptions, TaskScheduler.Current);
    public Task ContinueWith(Action<Task<TResult>> continuationAction, TaskScheduler scheduler) =>
        Follow(continuationAction == null ? null : () => continuationAction(this), null, default, TaskContinuationOptions.None, scheduler);
    public Task ContinueWith(Action<Task<TResult>> continuationAction, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler) =>
        Follow(continuationAction == null ? null : () => continuationAction(this), null, cancellationToken, continuationOptions, scheduler);

    public Task ContinueWith(Action<Task<TResult>, object> continuationAction, object state) =>
        Follow(continuationAction == null ? null : () => continuationAction(this, state), state, default, TaskContinuationOptions.None, TaskScheduler.Current);
    public Task ContinueWith(Action<Task<TResult>, object> continuationAction, object state, CancellationToken cancellationToken) =>
        Follow(continuationAction == null ? null : () => continuationAction(this, state), state, cancellationToken, TaskContinuationOptions.None, TaskScheduler.Current);
    public Task ContinueWith(Action<Task<TResult>, object> continuationAction, object state, TaskContinuationOptions continuationOptions) =>
        Follow(continuationAction == null ? null : () => continuationAction(this, state), state, default, continuationOptions, TaskScheduler.Current);
    public Task ContinueWith(Action<Task<TResult>, object> continuationAction, object state, TaskScheduler scheduler) =>
        Follow(continuationAction == null ? null : () => continuationAction(this, state), state, default, TaskContinuationOptions.None, scheduler);
    public Task ContinueWith(Action<Task<TResult>, object> continuationAction, object state, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler) =>
        Follow(continuationAction == null ? null : () => continuationAction(this, state), state, cancellationToken, continuationOptions, scheduler);

    public Task<TNewResult> ContinueWith<TNewResult>(Func<Task<TResult>, TNewResult> continuationFunction) =>
        Follow<TNewResult>(continuationFunction == null ? null : () => continuationFunction(this), null, default, TaskContinuationOptions.None, TaskScheduler.Current);
    public Task<TNewResult> ContinueWith<TNewResult>(Func<Task<TResult>, TNewResult> continuationFunction, CancellationToken cancellationToken) =>
        Follow<TNewResult>(continuationFunction == null ? null : () => continuationFunction(this), null, cancellationToken, TaskContinuationOptions.None, TaskScheduler.Current);
    public Task<TNewResult> ContinueWith<TNewResult>(Func<Task<TResult>, TNewResult> continuationFunction, TaskContinuationOptions continuationOptions) =>
        Follow<TNewResult>(continuationFunction == null ? null : () => continuationFunction(this), null, default, continuationOptions, TaskScheduler.Current);
    public Task<TNewResult> ContinueWith<TNewResult>(Func<Task<TResult>, TNewResult> continuationFunction, TaskScheduler scheduler) =>
        Follow<TNewResult>(continuationFunction == null ? null : () => continuationFunction(this), null, default, TaskContinuationOptions.None, scheduler);
    public Task<TNewResult> ContinueWith<TNewResult>(Func<Task<TResult>, TNewResult> continuationFunction, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler) =>
        Follow<TNewResult>(continuationFunction == null ? null : () => continuationFunction(this), null, cancellationToken, continuationOptions, scheduler);

    public Task<TNewResult> ContinueWith<TNewResult>(Func<Task<TResult>, object, TNewResult> continuationFunction, object state) =>
        Follow<TNewResult>(continuationFunction == null ? null : () => continuationFunction(this, state), state, default, TaskContinuationOptions.None, TaskScheduler.Current);
    public Task<TNewResult> ContinueWith<TNewResult>(Func<Task<TResult>, object, TNewResult> continuationFunction, object state, CancellationToken cancellationToken) =>
        Follow<TNewResult>(continuationFunction == null ? null : () => continuationFunction(this, state), state, cancellationToken, TaskContinuationOptions.None, TaskScheduler.Current);
    public Task<TNewResult> ContinueWith<TNewResult>(Func<Task<TResult>, object, TNewResult> continuationFunction, object state, TaskContinuationOptions continuationOptions) =>
        Follow<TNewResult>(continuationFunction == null ? null : () => continuationFunction(this, state), state, default, continuationOptions, TaskScheduler.Current);
    public Task<TNewResult> ContinueWith<TNewResult>(Func<Task<TResult>, object, TNewResult> continuationFunction, object state, TaskScheduler scheduler) =>
        Follow<TNewResult>(continuationFunction == null ? null : () => continuationFunction(this, state), state, default, TaskContinuationOptions.None, scheduler);
    public Task<TNewResult> ContinueWith<TNewResult>(Func<Task<TResult>, object, TNewResult> continuationFunction, object state, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler) =>
        Follow<TNewResult>(continuationFunction == null ? null : () => continuationFunction(this, state), state, cancellationToken, continuationOptions, scheduler);
}
