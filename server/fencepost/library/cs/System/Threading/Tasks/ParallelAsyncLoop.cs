using Fencepost;

namespace System.Threading.Tasks;

/// <summary>Two workers, or as many as the options say, up to four, share the items. The first failure cancels the token of the others.</summary>
internal sealed class ParallelAsyncLoop<T> : Task<VoidTaskResult>
{
    private const int DefaultWorkers = 2, MaxWorkers = 4;

    private readonly T[] items;
    private readonly IEnumerable<T> sequence;
    private readonly IAsyncEnumerable<T> source;
    private readonly CancellationToken outer;
    private readonly Func<T, CancellationToken, ValueTask> body;
    private readonly CancellationTokenSource inner;
    private readonly SemaphoreSlim gate;
    private readonly int limit;
    private IAsyncEnumerator<T> enumerator;
    private IEnumerator<T> taken;
    private int next;
    private int active;
    private List<Exception> failures;

    internal ParallelAsyncLoop(IEnumerable<T> sequence, IAsyncEnumerable<T> source, ParallelOptions options, Func<T, CancellationToken, ValueTask> body)
    {
        items = sequence as T[];
        this.sequence = sequence;
        this.source = source;
        this.body = body;
        outer = options.CancellationToken;
        inner = CancellationTokenSource.CreateLinkedTokenSource(outer);
        int degree = options.MaxDegreeOfParallelism < 0 ? DefaultWorkers : options.MaxDegreeOfParallelism;
        if (degree > MaxWorkers) degree = MaxWorkers;
        bool few = items != null && items.Length <= degree;
        limit = few ? items.Length : degree;
        if (!few && options.MaxDegreeOfParallelism is < 0 or > MaxWorkers)
            Machine.Assumes("an asynchronous parallel loop of unknown length, or of many iterations, has two workers, or up to four if that is its degree");
        if (source != null) gate = new SemaphoreSlim(1, 1);
    }

    internal Task Begin()
    {
        if (outer.IsCancellationRequested) return FromCanceled(outer);
        if (limit == 0) return CompletedTask;
        enumerator = source?.GetAsyncEnumerator(inner.Token);
        if (items == null) taken = sequence?.GetEnumerator();
        active = limit;
        for (int i = 0; i < limit; i++) Run(new Func<Task>(Work));
        return this;
    }

    private async Task Work()
    {
        Exception thrown = null;
        try
        {
            CancellationToken token = inner.Token;
            if (enumerator == null)
            {
                while (!token.IsCancellationRequested && (items == null ? Take(out T item) : Next(out item))) await body(item, token).ConfigureAwait(false);
            }
            else
            {
                while (!token.IsCancellationRequested)
                {
                    T item;
                    await gate.WaitAsync(token).ConfigureAwait(false);
                    try
                    {
                        if (!await enumerator.MoveNextAsync().ConfigureAwait(false)) break;
                        item = enumerator.Current;
                    }
                    finally
                    {
                        gate.Release();
                    }
                    await body(item, token).ConfigureAwait(false);
                }
            }
        }
        catch (Exception exception)
        {
            thrown = exception;
        }
        if (thrown != null)
        {
            Fail(thrown);
            inner.Cancel();
        }
        if (!Leave()) return;
        if (enumerator != null)
        {
            try
            {
                await enumerator.DisposeAsync().ConfigureAwait(false);
            }
            catch (Exception exception)
            {
                Fail(exception);
            }
        }
        try
        {
            taken?.Dispose();
        }
        catch (Exception exception)
        {
            Fail(exception);
        }
        inner.Dispose();
        End();
    }

    private void End()
    {
        // What failed then is taken to have failed because of it.
        if (outer.IsCancellationRequested) TrySetCanceled(outer);
        else if (failures == null) TrySetResult(default);
        else TrySetException(failures.Count == 1 ? failures[0] : failures.ToArray());
    }

    private bool Take(out T item)
    {
        lock (taken)
        {
            item = default;
            if (inner.IsCancellationRequested || !taken.MoveNext()) return false;
            item = taken.Current;
            return true;
        }
    }

    [OneStep]
    private bool Next(out T item)
    {
        item = default;
        if (next == items.Length) return false;
        item = items[next++];
        return true;
    }

    [OneStep]
    private void Fail(Exception exception)
    {
        failures ??= new List<Exception>();
        failures.Add(exception);
    }

    [OneStep] private bool Leave() => --active == 0;
}
