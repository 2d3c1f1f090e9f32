using Fencepost;
using System.Threading.Tasks;

namespace System.Threading;

/// <summary>Callbacks run on the thread that cancels, the last registered first. CancelAfter with a finite time may cancel at any time.</summary>
public class CancellationTokenSource : IDisposable
{
    private const int Active = 0, Notifying = 1, Notified = 2;
    internal const int Added = 0, TooLate = 1, Disposed = 2;

    private int state;
    private bool disposed;
    private object thread;
    private CancellationCallback callbacks;
    private CancellationCallback running;
    private Deadline deadline;
    private ManualResetEvent handle;

    /// <summary>The timer of another clock than the system's, if the source was made with one.</summary>
    private readonly ITimer timer;

    internal static class AlwaysCanceled
    {
        internal static readonly CancellationTokenSource Source = new CancellationTokenSource { state = Notified };
    }

    public CancellationTokenSource() { }

    public CancellationTokenSource(TimeSpan delay)
    {
        long milliseconds = Timeouts.OfTimer(delay, "delay");
        if (milliseconds == 0) state = Notified;
        else SetDeadline(milliseconds);
    }

    public CancellationTokenSource(int millisecondsDelay)
    {
        Timeouts.Check(millisecondsDelay, "millisecondsDelay");
        if (millisecondsDelay == 0) state = Notified;
        else SetDeadline(millisecondsDelay);
    }

    public CancellationTokenSource(TimeSpan delay, TimeProvider timeProvider)
    {
        if (timeProvider == null) throw new ArgumentNullException("timeProvider");
        long milliseconds = Timeouts.OfTimer(delay, "delay");
        if (milliseconds == 0)
        {
            state = Notified;
        }
        else if (timeProvider == TimeProvider.System)
        {
            SetDeadline(milliseconds);
        }
        else
        {
            Deadline next = new Deadline(this);
            deadline = next;
            timer = ExecutionContext.WithoutFlow(timeProvider, new TimerCallback(next.Pass), delay, Timeout.InfiniteTimeSpan);
        }
    }

    public bool IsCancellationRequested { [Query] get => state != Active; }

    /// <summary>For steps of other types that end when a token is canceled.</summary>
    internal static bool Canceled(CancellationTokenSource source) => source != null && source.state != Active;

    public CancellationToken Token
    {
        get
        {
            ThrowIfDisposed();
            return new CancellationToken(this);
        }
    }

    [Query]
    private void ThrowIfDisposed()
    {
        if (disposed) throw new ObjectDisposedException(null, "The CancellationTokenSource has been disposed.");
    }

    public void Cancel() => Cancel(false);

    public void Cancel(bool throwOnFirstException)
    {
        CancellationCallback first = Cancel(ThisThread.Mark);
        if (first != null) RunFrom(first, throwOnFirstException);
    }

    [OneStep]
    private CancellationCallback Cancel(object canceller)
    {
        ThrowIfDisposed();
        return Begin(null, canceller);
    }

    public Task CancelAsync()
    {
        CancellationCallback first = Cancel(new object());
        return first == null ? Task.CompletedTask : Task.Run(new Action(new Notification(this, first).Run));
    }

    private sealed class Notification
    {
        private readonly CancellationTokenSource source;
        private readonly CancellationCallback first;

        internal Notification(CancellationTokenSource source, CancellationCallback first)
        {
            this.source = source;
            this.first = first;
        }

        internal void Run()
        {
            source.SetThread(ThisThread.Mark);
            source.RunFrom(first, false);
        }
    }

    private void Notify()
    {
        CancellationCallback first = Begin(null, ThisThread.Mark);
        if (first != null) RunFrom(first, false);
    }

    /// <summary>The cancellation itself; returns the callback to begin with, if this is what cancels and there are any.</summary>
    [OneStep]
    private CancellationCallback Begin(Deadline only, object canceller)
    {
        if (state != Active || (only != null && deadline != only)) return null;
        deadline = null;
        if (handle != null) handle.signaled = true;
        if (callbacks == null)
        {
            state = Notified;
            return null;
        }
        state = Notifying;
        thread = canceller;
        return Take();
    }

    private CancellationCallback Take()
    {
        running = callbacks;
        if (running == null)
        {
            state = Notified;
            thread = null;
        }
        else
        {
            callbacks = running.next;
        }
        return running;
    }

    [OneStep] private CancellationCallback Next() => Take();
    [OneStep] private void SetThread(object canceller) => thread = canceller;

    [OneStep]
    private void End()
    {
        state = Notified;
        running = null;
        callbacks = null;
        thread = null;
    }

    private void RunFrom(CancellationCallback callback, bool throwOnFirstException)
    {
        List<Exception> exceptions = null;
        for (; callback != null; callback = Next())
        {
            try
            {
                callback.Invoke();
            }
            catch (Exception exception)
            {
                if (throwOnFirstException)
                {
                    End();
                    throw;
                }
                exceptions ??= new List<Exception>();
                exceptions.Add(exception);
            }
        }
        if (exceptions != null) throw new AggregateException(exceptions);
    }

    [OneStep]
    internal int Add(CancellationCallback entry)
    {
        if (state != Active) return TooLate;
        if (disposed) return Disposed;
        entry.next = callbacks;
        callbacks = entry;
        return Added;
    }

    [OneStep] internal bool Remove(CancellationCallback entry) => Unlink(entry);

    [OneStep]
    internal void RemoveAndWait(CancellationCallback entry)
    {
        if (!Unlink(entry) && running == entry && !ThisThread.Is(thread)) Machine.Block("CancellationTokenRegistration.Dispose");
    }

    [OneStep]
    internal bool RemoveUnlessRunning(CancellationCallback entry) => Unlink(entry) || running != entry || ThisThread.Is(thread);

    internal bool Unlink(CancellationCallback entry)
    {
        if (callbacks == entry)
        {
            callbacks = entry.next;
            return true;
        }
        for (CancellationCallback before = callbacks; before != null; before = before.next)
        {
            if (before.next != entry) continue;
            before.next = entry.next;
            return true;
        }
        return false;
    }

    internal WaitHandle WaitHandle
    {
        get
        {
            ThrowIfDisposed();
            return GetHandle();
        }
    }

    [OneStep]
    private ManualResetEvent GetHandle()
    {
        if (handle == null) handle = new ManualResetEvent(state != Active);
        return handle;
    }

    public void CancelAfter(TimeSpan delay) => SetDeadline(Timeouts.OfTimer(delay, "delay"));

    public void CancelAfter(int millisecondsDelay)
    {
        Timeouts.Check(millisecondsDelay, "millisecondsDelay");
        SetDeadline(millisecondsDelay);
    }

    private void SetDeadline(long milliseconds)
    {
        if (timer != null)
        {
            ThrowIfDisposed();
            if (!IsCancellationRequested) timer.Change(TimeSpan.FromMilliseconds(milliseconds), Timeout.InfiniteTimeSpan);
            return;
        }
        Deadline next = milliseconds == Timeout.Infinite ? null : new Deadline(this);
        if (SetDeadline(next) && next != null) PoolThread.Start(new Action(next.Pass), "CancellationTokenSource.CancelAfter");
    }

    [OneStep]
    private bool SetDeadline(Deadline next)
    {
        ThrowIfDisposed();
        if (state != Active) return false;
        deadline = next;
        return true;
    }

    private sealed class Deadline
    {
        private readonly CancellationTokenSource source;

        internal Deadline(CancellationTokenSource source) => this.source = source;

        internal void Pass(object _) => Pass();

        internal void Pass()
        {
            CancellationCallback first = source.Begin(this, ThisThread.Mark);
            if (first != null) source.RunFrom(first, false);
        }
    }

    [OneStep]
    public bool TryReset()
    {
        ThrowIfDisposed();
        if (state != Active || timer != null) return false;
        deadline = null;
        callbacks = null;
        return true;
    }

    public void Dispose()
    {
        Dispose(true);
    }

    protected virtual void Dispose(bool disposing)
    {
        if (!disposing) return;
        timer?.Dispose();
        DisposeStep();
    }

    [OneStep]
    private void DisposeStep()
    {
        if (disposed) return;
        disposed = true;
        deadline = null;
        callbacks = null;
        handle = null;
    }

    public static CancellationTokenSource CreateLinkedTokenSource(CancellationToken token) =>
        token.CanBeCanceled ? new Linked(new[] { token }) : new CancellationTokenSource();

    public static CancellationTokenSource CreateLinkedTokenSource(CancellationToken token1, CancellationToken token2)
    {
        if (!token1.CanBeCanceled) return CreateLinkedTokenSource(token2);
        return token2.CanBeCanceled ? new Linked(new[] { token1, token2 }) : CreateLinkedTokenSource(token1);
    }

    public static CancellationTokenSource CreateLinkedTokenSource(params CancellationToken[] tokens)
    {
        if (tokens == null) throw new ArgumentNullException("tokens");
        return CreateLinkedTokenSource(new ReadOnlySpan<CancellationToken>(tokens));
    }

    public static CancellationTokenSource CreateLinkedTokenSource(params ReadOnlySpan<CancellationToken> tokens)
    {
        if (tokens.Length == 0) throw new ArgumentException("No tokens were supplied.");
        return tokens.Length == 1 ? CreateLinkedTokenSource(tokens[0]) : new Linked(tokens);
    }

    private sealed class Linked : CancellationTokenSource
    {
        private CancellationTokenRegistration[] links;

        internal Linked(ReadOnlySpan<CancellationToken> tokens)
        {
            CancellationTokenRegistration[] made = new CancellationTokenRegistration[tokens.Length];
            links = made;
            Action cancel = new Action(Cancel);
            for (int i = 0; i < made.Length; i++) made[i] = tokens[i].UnsafeRegister(cancel);
        }

        private new void Cancel() => Notify();

        protected override void Dispose(bool disposing)
        {
            if (!disposing || disposed) return;
            foreach (CancellationTokenRegistration link in links) link.Dispose();
            base.Dispose(true);
        }
    }
}
