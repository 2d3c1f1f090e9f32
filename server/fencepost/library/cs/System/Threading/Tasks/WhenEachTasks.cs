using Fencepost;

namespace System.Threading.Tasks;

/// <summary>Each task as it completes, one that was given several times so often. Tasks are watched from the beginning,
/// whenever the enumeration begins; there is one only, others find nothing.</summary>
internal sealed class WhenEachTasks<TTask> : IAsyncEnumerable<TTask> where TTask : Task
{
    private Enumerator watching;

    internal WhenEachTasks(Task[] tasks) => watching = new Enumerator(tasks);

    [OneStep]
    private Enumerator Take()
    {
        Enumerator taken = watching;
        watching = null;
        return taken;
    }

    public IAsyncEnumerator<TTask> GetAsyncEnumerator(CancellationToken cancellationToken = default)
    {
        Enumerator taken = Take() ?? new Enumerator(null);
        taken.token = cancellationToken;
        return taken;
    }

    private sealed class Enumerator : IAsyncEnumerator<TTask>, IContinuation
    {
        internal CancellationToken token;
        private Task[] given;
        private int remaining;
        private readonly Queue<TTask> completed = new Queue<TTask>();
        private Task<bool> waiter;
        private TTask current;

        internal Enumerator(Task[] tasks)
        {
            given = tasks;
            if (tasks != null) Register();
        }

        [OneStep]
        private void Register()
        {
            for (int i = 0; i < given.Length; i++)
            {
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
