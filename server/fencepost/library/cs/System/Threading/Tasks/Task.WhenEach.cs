using Fencepost;

namespace System.Threading.Tasks;

public partial class Task
{
    public static IAsyncEnumerable<Task> WhenEach(params Task[] tasks)
    {
        if (tasks == null) throw new ArgumentNullException("tasks");
        return WhenEach(new ReadOnlySpan<Task>(tasks));
    }

    public static IAsyncEnumerable<Task> WhenEach(IEnumerable<Task> tasks)
    {
        if (tasks == null) throw new ArgumentNullException("tasks");
        return WhenEach(new ReadOnlySpan<Task>(new List<Task>(tasks).ToArray()));
    }

    public static IAsyncEnumerable<Task> WhenEach(params ReadOnlySpan<Task> tasks)
    {
        CheckTasks(tasks);
        return new WhenEachTasks<Task>(tasks.ToArray());
    }

    public static IAsyncEnumerable<Task<TResult>> WhenEach<TResult>(params Task<TResult>[] tasks)
    {
        if (tasks == null) throw new ArgumentNullException("tasks");
        return WhenEach(new ReadOnlySpan<Task<TResult>>(tasks));
    }

    public static IAsyncEnumerable<Task<TResult>> WhenEach<TResult>(IEnumerable<Task<TResult>> tasks)
    {
        if (tasks == null) throw new ArgumentNullException("tasks");
        return WhenEach(new ReadOnlySpan<Task<TResult>>(new List<Task<TResult>>(tasks).ToArray()));
    }

    public static IAsyncEnumerable<Task<TResult>> WhenEach<TResult>(params ReadOnlySpan<Task<TResult>> tasks) =>
        new WhenEachTasks<Task<TResult>>(Copy(tasks));
}

/// <summary>Each task as it completes; distinct tasks only.</summary>
internal sealed class WhenEachTasks<TTask> : IAsyncEnumerable<TTask> where TTask : Task
{
    private Task[] tasks;

    internal WhenEachTasks(Task[] tasks) => this.tasks = tasks;

    [OneStep]
    private Task[] Take()
    {
        Task[] taken = tasks;
        tasks = null;
        return taken;
    }

    public IAsyncEnumerator<TTask> GetAsyncEnumerator(CancellationToken cancellationToken = default) =>
        new Enumerator(Take(), cancellationToken);

    private sealed class Enumerator : IAsyncEnumerator<TTask>, IContinuation
    {
        private readonly CancellationToken token;
        private Task[] given;
        private int remaining;
        private readonly Queue<TTask> completed = new Queue<TTask>();
        private Task<bool> waiter;
        private TTask current;

        internal Enumerator(Task[] tasks, CancellationToken token)
        {
            given = tasks;
            this.token = token;
            if (tasks != null) Register();
        }

        [OneStep]
        private void Register()
        {
            for (int i = 0; i < given.Length; i++)
            {
                if (Array.IndexOf(given, given[i]) != i) continue;
                remaining++;
                if (!given[i].AddInStep(this)) completed.Enqueue((TTask)given[i]);
            }
            given = null;
        }

            public Task Run(Task done, bool inline, out object next) => Arrived((TTask)done, out Task<bool> woken, out next) ? woken : null;

        [OneStep]
        private bool Arrived(TTask done, out Task<bool> woken, out object waiting)
        {
            completed.Enqueue(done);
            woken = waiter;
            waiter = null;
            waiting = null;
            return woken != null && woken.SetResultInStep(true, out waiting);
        }

        public TTask Current => current;

        public async ValueTask<bool> MoveNextAsync()
        {
            token.ThrowIfCancellationRequested();
            if (!Any(out Task<bool> wait, out bool ended))
            {
                if (ended) return false;
                await wait.WaitAsync(token).ConfigureAwait(false);
            }
            current = Next();
            return true;
        }

        [OneStep]
        private bool Any(out Task<bool> wait, out bool ended)
        {
            wait = null;
            ended = remaining == 0;
            if (completed.Count > 0) return true;
            if (!ended) wait = waiter ??= new Task<bool>();
            return false;
        }

        [OneStep]
        private TTask Next()
        {
            remaining--;
            return completed.Dequeue();
        }

        public ValueTask DisposeAsync() => default;
    }
}
