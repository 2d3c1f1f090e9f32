using Fencepost;
using System.Threading.Tasks;

namespace System.Threading.Channels;

/// <summary>Every channel: each operation is one step. Who has to wait is a task in one of four queues.</summary>
internal sealed partial class QueueChannel<T> : Channel<T>
{
    private const int Taken = 0, Full = 1, Closed = 2;

    private readonly int capacity;
    private readonly BoundedChannelFullMode mode;
    private readonly Action<T> dropped;
    private readonly TaskCreationOptions continuations;
    private readonly IComparer<T> comparer;
    private readonly Task<VoidTaskResult> completion;

    private Item first;
    private int count;
    private bool done;
    private Exception error;
    private Waiting<T> readers;
    private Waiting<bool> readWaiters;
    private Waiting<VoidTaskResult> writers;
    private Waiting<bool> writeWaiters;

    private sealed class Item
    {
        internal T value;
        internal Item next;
    }

    internal QueueChannel(int capacity, BoundedChannelFullMode mode, Action<T> dropped, bool synchronous, IComparer<T> comparer)
    {
        this.capacity = capacity;
        this.mode = mode;
        this.dropped = dropped;
        this.comparer = comparer;
        continuations = synchronous ? TaskCreationOptions.None : TaskCreationOptions.RunContinuationsAsynchronously;
        completion = new Task<VoidTaskResult>((object)null, continuations);
        Reader = new QueueReader(this);
        Writer = new QueueWriter(this);
    }

    private static Exception ClosedBy(Exception error)
    {
        if (error == null) return new ChannelClosedException();
        return error is OperationCanceledException ? error : new ChannelClosedException(error);
    }

    // The items.

    private void Insert(T value)
    {
        Item item = new Item { value = value };
        count++;
        Item before = null, after = first;
        while (after != null && (comparer == null || comparer.Compare(after.value, value) <= 0))
        {
            before = after;
            after = after.next;
        }
        item.next = after;
        if (before == null) first = item;
        else before.next = item;
    }

    private T RemoveFirst()
    {
        T value = first.value;
        first = first.next;
        count--;
        return value;
    }

    private T RemoveLast()
    {
        if (first.next == null) return RemoveFirst();
        Item before = first;
        while (before.next.next != null) before = before.next;
        T value = before.next.value;
        before.next = null;
        count--;
        return value;
    }

    // Writing.

    /// <summary>`wait` is null, or gets the task of a write that has to wait.</summary>
    [OneStep]
    private int WriteStep(T value, bool waits, CancellationToken token, out Task wait, out T lost, out bool losing, out Wakes wakes)
    {
        wait = null;
        lost = default;
        losing = false;
        wakes = default;
        if (done) return Closed;
        if (count == 0 && readers != null)
        {
            wakes.Result(Next(ref readers), value);
            return Taken;
        }
        if (count < capacity)
        {
            Insert(value);
            WakeAll(ref readWaiters, true, ref wakes);
            return Taken;
        }
        if (mode == BoundedChannelFullMode.Wait)
        {
            if (waits)
            {
                Waiting<VoidTaskResult> writer = new Waiting<VoidTaskResult>(this, token, true) { value = value };
                Append(ref writers, writer);
                if (capacity == 0) WakeAll(ref readWaiters, true, ref wakes);
                wait = writer;
            }
            return Full;
        }
        losing = true;
        if (mode == BoundedChannelFullMode.DropWrite || capacity == 0)
        {
            lost = value;
            return Taken;
        }
        lost = mode == BoundedChannelFullMode.DropNewest ? RemoveLast() : RemoveFirst();
        Insert(value);
        return Taken;
    }

    private bool TryWrite(T item)
    {
        int answer = WriteStep(item, false, default, out _, out T lost, out bool losing, out Wakes wakes);
        wakes.Go();
        if (losing) dropped?.Invoke(lost);
        return answer == Taken;
    }

    private ValueTask Write(T item, CancellationToken token)
    {
        if (token.IsCancellationRequested) return ValueTask.FromCanceled(token);
        int answer = WriteStep(item, true, token, out Task wait, out T lost, out bool losing, out Wakes wakes);
        wakes.Go();
        if (losing) dropped?.Invoke(lost);
        if (answer == Closed) return ValueTask.FromException(ClosedBy(Error()));
        if (wait == null) return default;
        if (token.CanBeCanceled) ((Waiting<VoidTaskResult>)wait).CancelWith(token);
        return new ValueTask(wait);
    }

    [Query] private Exception Error() => error;

    private ValueTask<bool> WaitToWrite(CancellationToken token)
    {
        if (token.IsCancellationRequested) return ValueTask.FromCanceled<bool>(token);
        Waiting<bool> waiter = WaitToWriteStep(token, out bool answer, out Exception failure);
        return Wait(waiter, answer, failure, token);
    }

    private static ValueTask<bool> Wait(Waiting<bool> waiter, bool answer, Exception failure, CancellationToken token)
    {
        if (failure != null) return ValueTask.FromException<bool>(failure);
        if (waiter == null) return new ValueTask<bool>(answer);
        if (token.CanBeCanceled) waiter.CancelWith(token);
        return new ValueTask<bool>(waiter);
    }

    [OneStep]
    private Waiting<bool> WaitToWriteStep(CancellationToken token, out bool answer, out Exception failure)
    {
        failure = done ? error : null;
        answer = !done && (count < capacity || mode != BoundedChannelFullMode.Wait || readers != null);
        if (answer || done) return null;
        Waiting<bool> waiter = new Waiting<bool>(this, token, true);
        Append(ref writeWaiters, waiter);
        return waiter;
    }

    [OneStep]
    private bool CompleteStep(Exception reason, out Wakes wakes)
    {
        wakes = default;
        if (done) return false;
        done = true;
        error = reason;
        if (count == 0 && (capacity > 0 || writers == null)) EndInStep(ref wakes);
        while (readers != null) wakes.Failure(Next(ref readers), ClosedBy(reason));
        while (writers != null) wakes.Failure(Next(ref writers), ClosedBy(reason));
        if (reason == null)
        {
            WakeAll(ref readWaiters, false, ref wakes);
            WakeAll(ref writeWaiters, false, ref wakes);
        }
        while (readWaiters != null) wakes.Failure(Next(ref readWaiters), reason);
        while (writeWaiters != null) wakes.Failure(Next(ref writeWaiters), reason);
        if (!completion.DoneInStep && count == 0) EndInStep(ref wakes);
        return true;
    }

    private void EndInStep(ref Wakes wakes)
    {
        if (error == null) wakes.Result(completion, default);
        else if (error is OperationCanceledException canceled) wakes.Canceled(completion, canceled.CancellationToken);
        else wakes.Failure(completion, error);
    }

    private bool TryComplete(Exception reason)
    {
        bool completed = CompleteStep(reason, out Wakes wakes);
        wakes.Go();
        return completed;
    }

    // Reading.

    private bool TakeInStep(out T value, ref Wakes wakes)
    {
        if (count == 0)
        {
            value = default;
            if (writers == null) return false;
            Waiting<VoidTaskResult> writer = Next(ref writers);
            value = writer.value;
            wakes.Result(writer, default);
            return true;
        }
        value = RemoveFirst();
        if (done)
        {
            if (count == 0) EndInStep(ref wakes);
        }
        else if (writers != null)
        {
            Waiting<VoidTaskResult> writer = Next(ref writers);
            Insert(writer.value);
            wakes.Result(writer, default);
        }
        else
        {
            WakeAll(ref writeWaiters, true, ref wakes);
        }
        return true;
    }

    [OneStep]
    private bool TryReadStep(out T value, out Wakes wakes)
    {
        wakes = default;
        return TakeInStep(out value, ref wakes);
    }

    private bool TryRead(out T item)
    {
        bool read = TryReadStep(out item, out Wakes wakes);
        wakes.Go();
        return read;
    }

    [OneStep]
    private Waiting<T> ReadStep(CancellationToken token, out T value, out bool closed, out Exception failure, out Wakes wakes)
    {
        wakes = default;
        failure = error;
        closed = false;
        if (TakeInStep(out value, ref wakes)) return null;
        closed = done;
        if (done) return null;
        Waiting<T> reader = new Waiting<T>(this, token, false);
        Append(ref readers, reader);
        if (capacity == 0) WakeAll(ref writeWaiters, true, ref wakes);
        return reader;
    }

    private ValueTask<T> Read(CancellationToken token)
    {
        if (token.IsCancellationRequested) return ValueTask.FromCanceled<T>(token);
        Waiting<T> reader = ReadStep(token, out T value, out bool closed, out Exception failure, out Wakes wakes);
        wakes.Go();
        if (closed)
        {
            if (failure is not OperationCanceledException canceled) return ValueTask.FromException<T>(ClosedBy(failure));
            return new ValueTask<T>(new Task<T>(TaskStatus.Canceled, canceled.CancellationToken.source));
        }
        if (reader == null) return new ValueTask<T>(value);
        if (token.CanBeCanceled) reader.CancelWith(token);
        return new ValueTask<T>(reader);
    }

    private ValueTask<bool> WaitToRead(CancellationToken token)
    {
        if (token.IsCancellationRequested) return ValueTask.FromCanceled<bool>(token);
        Waiting<bool> waiter = WaitToReadStep(token, out bool answer, out Exception failure);
        return Wait(waiter, answer, failure, token);
    }

    [OneStep]
    private Waiting<bool> WaitToReadStep(CancellationToken token, out bool answer, out Exception failure)
    {
        answer = count > 0 || writers != null;
        failure = done && !answer ? error : null;
        if (answer || done) return null;
        Waiting<bool> waiter = new Waiting<bool>(this, token, false);
        Append(ref readWaiters, waiter);
        return waiter;
    }

    [Query]
    private bool TryPeek(out T item)
    {
        item = count > 0 ? first.value : default;
        return count > 0;
    }

    [Query] private int CountNow() => count;

    private sealed class QueueReader : ChannelReader<T>
    {
        private readonly QueueChannel<T> channel;

        internal QueueReader(QueueChannel<T> channel) => this.channel = channel;

        public override Task Completion => channel.completion;
        public override bool CanCount => true;
        public override bool CanPeek => true;
        public override int Count => channel.CountNow();
        public override bool TryRead(out T item) => channel.TryRead(out item);
        public override bool TryPeek(out T item) => channel.TryPeek(out item);
        public override ValueTask<T> ReadAsync(CancellationToken cancellationToken) => channel.Read(cancellationToken);
        public override ValueTask<bool> WaitToReadAsync(CancellationToken cancellationToken) => channel.WaitToRead(cancellationToken);
    }

    private sealed class QueueWriter : ChannelWriter<T>
    {
        private readonly QueueChannel<T> channel;

        internal QueueWriter(QueueChannel<T> channel) => this.channel = channel;

        public override bool TryWrite(T item) => channel.TryWrite(item);
        public override ValueTask WriteAsync(T item, CancellationToken cancellationToken) => channel.Write(item, cancellationToken);
        public override ValueTask<bool> WaitToWriteAsync(CancellationToken cancellationToken) => channel.WaitToWrite(cancellationToken);
        public override bool TryComplete(Exception error) => channel.TryComplete(error);
    }
}
