using Fencepost;
using System.Threading;

namespace System.Collections.Concurrent;

/// <summary>Adding and taking are one step each, the operation on the inner collection included.</summary>
public class BlockingCollection<T> : IEnumerable<T>, ICollection, IReadOnlyCollection<T>, IDisposable
{
    private const int Done = 0, Completed = 1, Canceled = 2, Unavailable = 3, Refused = 4;

    private readonly IProducerConsumerCollection<T> inner;
    private readonly int capacity;
    private int count;
    private bool completed;
    private bool disposed;

    public BlockingCollection() : this(new ConcurrentQueue<T>()) { }
    public BlockingCollection(int boundedCapacity) : this(new ConcurrentQueue<T>(), boundedCapacity) { }

    public BlockingCollection(IProducerConsumerCollection<T> collection)
    {
        inner = collection ?? throw new ArgumentNullException("collection");
        capacity = -1;
        count = collection.Count;
    }

    public BlockingCollection(IProducerConsumerCollection<T> collection, int boundedCapacity)
    {
        ArgumentOutOfRangeException.ThrowIfNegativeOrZero(boundedCapacity);
        inner = collection ?? throw new ArgumentNullException("collection");
        count = collection.Count;
        if (count > boundedCapacity)
            throw new ArgumentException("The collection argument contains more items than are allowed by the boundedCapacity.");
        capacity = boundedCapacity;
    }

    public int BoundedCapacity => capacity;

    public bool IsAddingCompleted
    {
        [Query]
        get
        {
            CheckDisposed();
            return completed;
        }
    }

    public bool IsCompleted
    {
        [Query]
        get
        {
            CheckDisposed();
            return completed && count == 0;
        }
    }

    public int Count
    {
        [Query]
        get
        {
            CheckDisposed();
            return count;
        }
    }

    bool ICollection.IsSynchronized => false;
    object ICollection.SyncRoot => throw Failures.NoSyncRoot();

    private void CheckDisposed()
    {
        if (disposed) throw new ObjectDisposedException("BlockingCollection", "The collection has been disposed.");
    }

    // Adding.

    public void Add(T item) => TryAdd(item, Timeout.Infinite, default);
    public void Add(T item, CancellationToken cancellationToken) => TryAdd(item, Timeout.Infinite, cancellationToken);
    public bool TryAdd(T item) => TryAdd(item, 0, default);
    public bool TryAdd(T item, TimeSpan timeout) => TryAdd(item, Timeouts.Of(timeout), default);
    public bool TryAdd(T item, int millisecondsTimeout) => TryAdd(item, millisecondsTimeout, default);

    public bool TryAdd(T item, int millisecondsTimeout, CancellationToken cancellationToken)
    {
        Timeouts.Check(millisecondsTimeout);
        cancellationToken.ThrowIfCancellationRequested();
        switch (AddStep(item, millisecondsTimeout, cancellationToken.source))
        {
            case Done: return true;
            case Completed: throw new InvalidOperationException("The collection has been marked as complete with regards to additions.");
            case Canceled: throw new OperationCanceledException("The operation was canceled.", cancellationToken);
            case Refused: throw new InvalidOperationException("The underlying collection didn't accept the item.");
            default: return false;
        }
    }

    [OneStep]
    private int AddStep(T item, int milliseconds, CancellationTokenSource source)
    {
        CheckDisposed();
        if (completed) return Completed;
        if (count == capacity)
        {
            if (CancellationTokenSource.Canceled(source)) return Canceled;
            if (milliseconds == Timeout.Infinite) Machine.Idle("BlockingCollection.Add");
            Timeouts.WaitInStep(milliseconds);
            return Unavailable;
        }
        if (!inner.TryAdd(item)) return Refused;
        count++;
        return Done;
    }

    [OneStep]
    public void CompleteAdding()
    {
        CheckDisposed();
        completed = true;
    }

    // Taking.

    public T Take() => Take(default);

    public T Take(CancellationToken cancellationToken)
    {
        if (TryTake(out T item, Timeout.Infinite, cancellationToken)) return item;
        throw new InvalidOperationException("The collection argument is empty and has been marked as complete with regards to additions.");
    }

    public bool TryTake(out T item) => TryTake(out item, 0, default);
    public bool TryTake(out T item, TimeSpan timeout) => TryTake(out item, Timeouts.Of(timeout), default);
    public bool TryTake(out T item, int millisecondsTimeout) => TryTake(out item, millisecondsTimeout, default);

    public bool TryTake(out T item, int millisecondsTimeout, CancellationToken cancellationToken)
    {
        Timeouts.Check(millisecondsTimeout);
        cancellationToken.ThrowIfCancellationRequested();
        int answer = TakeStep(out item, millisecondsTimeout, cancellationToken.source);
        if (answer == Canceled) throw new OperationCanceledException("The operation was canceled.", cancellationToken);
        if (answer == Refused) throw new InvalidOperationException("The underlying collection was modified from outside of the BlockingCollection<T>.");
        return answer == Done;
    }

    [OneStep]
    private int TakeStep(out T item, int milliseconds, CancellationTokenSource source)
    {
        CheckDisposed();
        item = default;
        if (count == 0)
        {
            if (completed) return Completed;
            if (CancellationTokenSource.Canceled(source)) return Canceled;
            if (milliseconds == Timeout.Infinite) Machine.Idle("BlockingCollection.Take");
            Timeouts.WaitInStep(milliseconds);
            return Unavailable;
        }
        if (!inner.TryTake(out item)) return Refused;
        count--;
        return Done;
    }

    // Several collections.

    public static int AddToAny(BlockingCollection<T>[] collections, T item) => AddToAny(collections, item, default);

    public static int AddToAny(BlockingCollection<T>[] collections, T item, CancellationToken cancellationToken) =>
        TryAddToAny(collections, item, Timeout.Infinite, cancellationToken);

    public static int TryAddToAny(BlockingCollection<T>[] collections, T item) => TryAddToAny(collections, item, 0, default);

    public static int TryAddToAny(BlockingCollection<T>[] collections, T item, TimeSpan timeout) =>
        TryAddToAny(collections, item, Timeouts.Of(timeout), default);

    public static int TryAddToAny(BlockingCollection<T>[] collections, T item, int millisecondsTimeout) =>
        TryAddToAny(collections, item, millisecondsTimeout, default);

    public static int TryAddToAny(BlockingCollection<T>[] collections, T item, int millisecondsTimeout, CancellationToken cancellationToken)
    {
        CheckAny(collections);
        Timeouts.Check(millisecondsTimeout);
        cancellationToken.ThrowIfCancellationRequested();
        int answer = AddToAnyStep(collections, item, millisecondsTimeout, cancellationToken.source);
        if (answer == -2) cancellationToken.ThrowIfCancellationRequested();
        if (answer == -3) throw new ArgumentException("At least one of the specified collections is marked as complete with regards to additions.", "collections");
        if (answer == -4) throw new InvalidOperationException("The underlying collection didn't accept the item.");
        return answer;
    }

    /// <summary>A collection without a bound comes before those that have one.</summary>
    [OneStep]
    private static int AddToAnyStep(BlockingCollection<T>[] collections, T item, int milliseconds, CancellationTokenSource source)
    {
        foreach (BlockingCollection<T> collection in collections)
            if (collection.completed) return -3;
        int chosen = -1;
        for (int i = collections.Length - 1; i >= 0; i--)
        {
            bool unbounded = collections[i].capacity < 0;
            if (unbounded || (collections[i].count < collections[i].capacity && (chosen < 0 || collections[chosen].capacity > 0))) chosen = i;
        }
        if (chosen >= 0)
        {
            if (!collections[chosen].inner.TryAdd(item)) return -4;
            collections[chosen].count++;
            return chosen;
        }
        if (CancellationTokenSource.Canceled(source)) return -2;
        if (milliseconds == Timeout.Infinite) Machine.Idle("BlockingCollection.AddToAny");
        Timeouts.WaitInStep(milliseconds);
        return -1;
    }

    public static int TakeFromAny(BlockingCollection<T>[] collections, out T item) => TakeFromAny(collections, out item, default);

    public static int TakeFromAny(BlockingCollection<T>[] collections, out T item, CancellationToken cancellationToken)
    {
        int taken = TryTakeFromAny(collections, out item, Timeout.Infinite, cancellationToken);
        if (taken < 0) throw new ArgumentException("All collections are marked as complete with regards to additions.", "collections");
        return taken;
    }

    public static int TryTakeFromAny(BlockingCollection<T>[] collections, out T item) => TryTakeFromAny(collections, out item, 0, default);

    public static int TryTakeFromAny(BlockingCollection<T>[] collections, out T item, TimeSpan timeout) =>
        TryTakeFromAny(collections, out item, Timeouts.Of(timeout), default);

    public static int TryTakeFromAny(BlockingCollection<T>[] collections, out T item, int millisecondsTimeout) =>
        TryTakeFromAny(collections, out item, millisecondsTimeout, default);

    public static int TryTakeFromAny(BlockingCollection<T>[] collections, out T item, int millisecondsTimeout, CancellationToken cancellationToken)
    {
        CheckAny(collections);
        Timeouts.Check(millisecondsTimeout);
        cancellationToken.ThrowIfCancellationRequested();
        int answer = TakeFromAnyStep(collections, out item, millisecondsTimeout, cancellationToken.source);
        if (answer == -2) cancellationToken.ThrowIfCancellationRequested();
        return answer;
    }

    [OneStep]
    private static int TakeFromAnyStep(BlockingCollection<T>[] collections, out T item, int milliseconds, CancellationTokenSource source)
    {
        item = default;
        bool open = false;
        for (int i = 0; i < collections.Length; i++)
        {
            if (!collections[i].completed) open = true;
            if (collections[i].count == 0 || !collections[i].inner.TryTake(out item)) continue;
            collections[i].count--;
            return i;
        }
        if (!open) return -1;
        if (CancellationTokenSource.Canceled(source)) return -2;
        if (milliseconds == Timeout.Infinite) Machine.Idle("BlockingCollection.TakeFromAny");
        Timeouts.WaitInStep(milliseconds);
        return -1;
    }

    private static void CheckAny(BlockingCollection<T>[] collections)
    {
        if (collections == null) throw new ArgumentNullException("collections");
        if (collections.Length == 0) throw new ArgumentException("The collections argument is a zero-length array.", "collections");
        foreach (BlockingCollection<T> collection in collections)
            if (collection == null) throw new ArgumentException("The collections argument contains at least one null element.", "collections");
    }

    // All of it.

    public T[] ToArray()
    {
        CheckDisposed();
        return inner.ToArray();
    }

    public void CopyTo(T[] array, int index) => Failures.Copy(ToArray(), array, index);
    void ICollection.CopyTo(Array array, int index) => Failures.Copy(ToArray(), array, index);
    public IEnumerable<T> GetConsumingEnumerable() => GetConsumingEnumerable(default);

    public IEnumerable<T> GetConsumingEnumerable(CancellationToken cancellationToken)
    {
        while (TryTake(out T item, Timeout.Infinite, cancellationToken)) yield return item;
    }

    IEnumerator<T> IEnumerable<T>.GetEnumerator()
    {
        CheckDisposed();
        return inner.GetEnumerator();
    }

    IEnumerator IEnumerable.GetEnumerator() => ((IEnumerable<T>)this).GetEnumerator();

    public void Dispose() => Dispose(true);
    protected virtual void Dispose(bool disposing) => DisposeStep();
    [OneStep] private void DisposeStep() => disposed = true;
}
