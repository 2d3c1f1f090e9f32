namespace System.Threading.Tasks;

public partial class Task
{
    public Task ContinueWith(Action<Task> continuationAction) =>
        Follow(continuationAction == null ? null : () => continuationAction(this), null, default, TaskContinuationOptions.None, TaskScheduler.Current);
    public Task ContinueWith(Action<Task> continuationAction, CancellationToken cancellationToken) =>
        Follow(continuationAction == null ? null : () => continuationAction(this), null, cancellationToken, TaskContinuationOptions.None, TaskScheduler.Current);
    public Task ContinueWith(Action<Task> continuationAction, TaskContinuationOptions continuationOptions) =>
        Follow(continuationAction == null ? null : () => continuationAction(this), null, default, continuationOptions, TaskScheduler.Current);
    public Task ContinueWith(Action<Task> continuationAction, TaskScheduler scheduler) =>
        Follow(continuationAction == null ? null : () => continuationAction(this), null, default, TaskContinuationOptions.None, scheduler);
    public Task ContinueWith(Action<Task> continuationAction, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler) =>
        Follow(continuationAction == null ? null : () => continuationAction(this), null, cancellationToken, continuationOptions, scheduler);

    public Task ContinueWith(Action<Task, object> continuationAction, object state) =>
        Follow(continuationAction == null ? null : () => continuationAction(this, state), state, default, TaskContinuationOptions.None, TaskScheduler.Current);
    public Task ContinueWith(Action<Task, object> continuationAction, object state, CancellationToken cancellationToken) =>
        Follow(continuationAction == null ? null : () => continuationAction(this, state), state, cancellationToken, TaskContinuationOptions.None, TaskScheduler.Current);
    public Task ContinueWith(Action<Task, object> continuationAction, object state, TaskContinuationOptions continuationOptions) =>
        Follow(continuationAction == null ? null : () => continuationAction(this, state), state, default, continuationOptions, TaskScheduler.Current);
    public Task ContinueWith(Action<Task, object> continuationAction, object state, TaskScheduler scheduler) =>
        Follow(continuationAction == null ? null : () => continuationAction(this, state), state, default, TaskContinuationOptions.None, scheduler);
    public Task ContinueWith(Action<Task, object> continuationAction, object state, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler) =>
        Follow(continuationAction == null ? null : () => continuationAction(this, state), state, cancellationToken, continuationOptions, scheduler);

    public Task<TResult> ContinueWith<TResult>(Func<Task, TResult> continuationFunction) =>
        Follow<TResult>(continuationFunction == null ? null : () => continuationFunction(this), null, default, TaskContinuationOptions.None, TaskScheduler.Current);
    public Task<TResult> ContinueWith<TResult>(Func<Task, TResult> continuationFunction, CancellationToken cancellationToken) =>
        Follow<TResult>(continuationFunction == null ? null : () => continuationFunction(this), null, cancellationToken, TaskContinuationOptions.None, TaskScheduler.Current);
    public Task<TResult> ContinueWith<TResult>(Func<Task, TResult> continuationFunction, TaskContinuationOptions continuationOptions) =>
        Follow<TResult>(continuationFunction == null ? null : () => continuationFunction(this), null, default, continuationOptions, TaskScheduler.Current);
    public Task<TResult> ContinueWith<TResult>(Func<Task, TResult> continuationFunction, TaskScheduler scheduler) =>
        Follow<TResult>(continuationFunction == null ? null : () => continuationFunction(this), null, default, TaskContinuationOptions.None, scheduler);
    public Task<TResult> ContinueWith<TResult>(Func<Task, TResult> continuationFunction, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler) =>
        Follow<TResult>(continuationFunction == null ? null : () => continuationFunction(this), null, cancellationToken, continuationOptions, scheduler);

    public Task<TResult> ContinueWith<TResult>(Func<Task, object, TResult> continuationFunction, object state) =>
        Follow<TResult>(continuationFunction == null ? null : () => continuationFunction(this, state), state, default, TaskContinuationOptions.None, TaskScheduler.Current);
    public Task<TResult> ContinueWith<TResult>(Func<Task, object, TResult> continuationFunction, object state, CancellationToken cancellationToken) =>
        Follow<TResult>(continuationFunction == null ? null : () => continuationFunction(this, state), state, cancellationToken, TaskContinuationOptions.None, TaskScheduler.Current);
    public Task<TResult> ContinueWith<TResult>(Func<Task, object, TResult> continuationFunction, object state, TaskContinuationOptions continuationOptions) =>
        Follow<TResult>(continuationFunction == null ? null : () => continuationFunction(this, state), state, default, continuationOptions, TaskScheduler.Current);
    public Task<TResult> ContinueWith<TResult>(Func<Task, object, TResult> continuationFunction, object state, TaskScheduler scheduler) =>
        Follow<TResult>(continuationFunction == null ? null : () => continuationFunction(this, state), state, default, TaskContinuationOptions.None, scheduler);
    public Task<TResult> ContinueWith<TResult>(Func<Task, object, TResult> continuationFunction, object state, CancellationToken cancellationToken, TaskContinuationOptions continuationOptions, TaskScheduler scheduler) =>
        Follow<TResult>(continuationFunction == null ? null : () => continuationFunction(this, state), state, cancellationToken, continuationOptions, scheduler);

    private protected Task Follow(
        Action body, object state, CancellationToken token, TaskContinuationOptions options, TaskScheduler scheduler)
    {
        if (body == null) throw new ArgumentNullException("continuationAction");
        Task task = new Task(state, TaskStatus.WaitingForActivation, CheckContinuation(options, scheduler));
        task.FollowWith(this, body, state, token, options, scheduler);
        return task;
    }

    private protected Task<TNext> Follow<TNext>(
        Func<TNext> body, object state, CancellationToken token, TaskContinuationOptions options, TaskScheduler scheduler)
    {
        if (body == null) throw new ArgumentNullException("continuationFunction");
        Task<TNext> task = new Task<TNext>(state, TaskStatus.WaitingForActivation, CheckContinuation(options, scheduler));
        task.FollowWith(this, body, state, token, options, scheduler);
        return task;
    }

    internal static TaskCreationOptions CheckContinuation(TaskContinuationOptions options, TaskScheduler scheduler)
    {
        if (scheduler == null) throw new ArgumentNullException("scheduler");
        const TaskContinuationOptions Never =
            TaskContinuationOptions.NotOnRanToCompletion | TaskContinuationOptions.NotOnFaulted | TaskContinuationOptions.NotOnCanceled;
        const TaskContinuationOptions Contradiction = TaskContinuationOptions.ExecuteSynchronously | TaskContinuationOptions.LongRunning;
        if (((int)options & ~0xf007f) != 0 || (options & Contradiction) == Contradiction || (options & Never) == Never)
            throw new ArgumentOutOfRangeException("continuationOptions");
        return (TaskCreationOptions)((int)options & 0x5f);
    }

    private void FollowWith(
        Task antecedent, Delegate body, object asyncState, CancellationToken token, TaskContinuationOptions options, TaskScheduler scheduler)
    {
        Task parent = ParentFor(this.options);
        TaskRun run = new TaskRun(this, body, asyncState, token, parent, scheduler, options | TaskRun.AsContinuation);
        work = run;
        if (parent != null) parent.AddChild();
        if (token.CanBeCanceled && (options & TaskContinuationOptions.LazyCancellation) == 0)
        {
            run.Register();
            if (IsCompleted) return;
        }
        antecedent.Then(run);
    }
}
