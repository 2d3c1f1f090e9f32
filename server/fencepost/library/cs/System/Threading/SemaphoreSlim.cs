using Fencepost;
using System.Threading.Tasks;

namespace System.Threading;

/// <summary>Asynchronous waiters are served in order, before threads that wait. One that is canceled ends some time after Cancel.</summary>
public class SemaphoreSlim : IDisposable
{
    private readonly int max;
    private int count;
    private bool disposed;
    private Waiter first;

    public SemaphoreSlim(int initialCount) : this(initialCount, int.MaxValue) { }

    public SemaphoreSlim(int initialCount, int maxCount)
    {
        if (initialCount < 0 || initialCount > maxCount) throw new ArgumentOutOfRangeException("initialCount", initialCount, "The initialCount argument must be non-negative and less than or equal to the maximumCount.");
        if (maxCount <= 0) throw new ArgumentOutOfRangeException("maxCount", maxCount, "The maximumCount argument must be a positive number. If a maximum is not required, use the constructor without a maxCount parameter.");
        count = initialCount;
        max = maxCount;
    }

    public int CurrentCount { [Query] get => count; }

    public WaitHandle AvailableWaitHandle => new Available(this);

    public void Wait()
    {
        WaitStep(null);
    }

    public void Wait(CancellationToken cancellationToken) => Wait(Timeout.Infinite, cancellationToken);
    public bool Wait(TimeSpan timeout) => Wait(Timeouts.Of(timeout), default);
    public bool Wait(TimeSpan timeout, CancellationToken cancellationToken) => Wait(Timeouts.Of(timeout), cancellationToken);
    public bool Wait(int millisecondsTimeout) => Wait(millisecondsTimeout, default);

    public bool Wait(int millisecondsTimeout, CancellationToken cancellationToken)
    {
        Timeouts.Check(millisecondsTimeout);
        cancellationToken.ThrowIfCancellationRequested();
        if (millisecondsTimeout == Timeout.Infinite ? WaitStep(cancellationToken.source) : TryStep(millisecondsTimeout)) return true;
        cancellationToken.ThrowIfCancellationRequested();
        return false;
    }

    [OneStep]
    private bool WaitStep(CancellationTokenSource source)
    {
        CheckDisposed();
        if (count == 0)
        {
            if (CancellationTokenSource.Canceled(source)) return false;
            Machine.Idle("SemaphoreSlim.Wait");
        }
        count--;
        return true;
    }

    [OneStep]
    private bool TryStep(int milliseconds)
    {
        CheckDisposed();
        if (count == 0)
        {
            Timeouts.WaitInStep(milliseconds);
            return false;
        }
        count--;
        return true;
    }

    private void CheckDisposed()
    {
        if (disposed) throw new ObjectDisposedException("System.Threading.SemaphoreSlim");
    }

    public Task WaitAsync() => WaitAsync(Timeout.Infinite, default);
    public Task WaitAsync(CancellationToken cancellationToken) => WaitAsync(Timeout.Infinite, cancellationToken);
    public Task<bool> WaitAsync(TimeSpan timeout) => WaitAsync(Timeouts.Of(timeout), default);
    public Task<bool> WaitAsync(TimeSpan timeout, CancellationToken cancellationToken) => WaitAsync(Timeouts.Of(timeout), cancellationToken);
    public Task<bool> WaitAsync(int millisecondsTimeout) => WaitAsync(millisecondsTimeout, default);

    public Task<bool> WaitAsync(int millisecondsTimeout, CancellationToken cancellationToken)
    {
        Timeouts.Check(millisecondsTimeout);
        if (cancellationToken.IsCancellationRequested) return Task.FromCanceled<bool>(cancellationToken);
        Task<bool> task = WaitAsyncStep(millisecondsTimeout != 0, cancellationToken);
        if (task is not Waiter waiter) return task;
        if (cancellationToken.CanBeCanceled) waiter.CancelWith(cancellationToken);
        if (millisecondsTimeout != Timeout.Infinite) Machine.Start(new Action(waiter.TimeOut), "SemaphoreSlim.WaitAsync");
        return task;
    }

    [OneStep]
    private Task<bool> WaitAsyncStep(bool wait, CancellationToken token)
    {
        CheckDisposed();
        if (count > 0)
        {
            count--;
            return new Task<bool>(true);
        }
        if (!wait) return new Task<bool>(false);
        Waiter waiter = new Waiter(this, token);
        if (first == null)
        {
            first = waiter;
            return waiter;
        }
        Waiter last = first;
        while (last.next != null) last = last.next;
        last.next = waiter;
        return waiter;
    }

    public int Release() => Release(1);

    public int Release(int releaseCount)
    {
        if (releaseCount < 1) throw new ArgumentOutOfRangeException("releaseCount", releaseCount, "The releaseCount argument must be greater than zero.");
        int previous = ReleaseStep(releaseCount, out List<object> woken);
        if (woken != null)
            for (int i = 0; i < woken.Count; i += 2) Flow.Run((Waiter)woken[i], woken[i + 1]);
        return previous;
    }

    [OneStep]
    private int ReleaseStep(int releaseCount, out List<object> woken)
    {
        CheckDisposed();
        if (max - count < releaseCount) throw new SemaphoreFullException();
        int previous = count;
        count += releaseCount;
        woken = null;
        while (count > 0 && first != null)
        {
            Waiter waiter = first;
            first = waiter.next;
            waiter.next = null;
            count--;
            waiter.SetResultInStep(true, out object waiting);
            if (waiting == null) continue;
            woken ??= new List<object>();
            woken.Add(waiter);
            woken.Add(waiting);
        }
        return previous;
    }

    public void Dispose() => Dispose(true);

    protected virtual void Dispose(bool disposing)
    {
        if (disposing) DisposeStep();
    }

    [OneStep] private void DisposeStep() => disposed = true;

    private sealed class Waiter : Task<bool>
    {
        internal Waiter next;
        private readonly SemaphoreSlim semaphore;
        private readonly CancellationToken token;
        private CancellationTokenRegistration registration;

        internal Waiter(SemaphoreSlim semaphore, CancellationToken token) : base((object)null, TaskCreationOptions.RunContinuationsAsynchronously)
        {
            this.semaphore = semaphore;
            this.token = token;
        }

        internal void CancelWith(CancellationToken token)
        {
            CancellationTokenRegistration made = token.UnsafeRegister(new Action(Cancel));
            if (!Keep(made)) made.Unregister();
        }

        [OneStep]
        private bool Keep(CancellationTokenRegistration made)
        {
            if (DoneInStep) return false;
            registration = made;
            return true;
        }

        internal void TimeOut() => GiveUp(false);
        private void Cancel() => Machine.Start(new Action(GiveUpCanceled), "SemaphoreSlim.WaitAsync");
        private void GiveUpCanceled() => GiveUp(true);

        private void GiveUp(bool canceled)
        {
            if (LeaveStep(canceled, out object waiting)) Flow.Run(this, waiting);
        }

        [OneStep]
        private bool LeaveStep(bool canceled, out object waiting)
        {
            waiting = null;
            if (DoneInStep) return false;
            if (semaphore.first == this)
            {
                semaphore.first = next;
            }
            else
            {
                Waiter before = semaphore.first;
                while (before.next != this) before = before.next;
                before.next = next;
            }
            next = null;
            return canceled ? CancelWaitInStep(token, out waiting) : SetResultInStep(false, out waiting);
        }

        private protected override void ReleaseInStep()
        {
            registration.DropInStep();
            registration = default;
        }
    }

    private sealed class Available : WaitHandle
    {
        private readonly SemaphoreSlim semaphore;

        internal Available(SemaphoreSlim semaphore) => this.semaphore = semaphore;
        internal override bool ReadyInStep() => semaphore.count > 0;
    }
}
