using Fencepost;

namespace System.Threading;

/// <summary>An interrupt that is pending ends a wait also for what is ready. A wait for several handles takes all of them, or the first one that is ready, in one step. Of names only those of mutexes mean anything.</summary>
public abstract class WaitHandle : IDisposable
{
    public const int WaitTimeout = 258;
    protected static readonly nint InvalidHandle = -1;

    private protected bool closed;

    protected WaitHandle() { }

    /// <summary>Whether a wait could end now; and what its end does.</summary>
    internal virtual bool ReadyInStep() => false;
    internal virtual void TakeInStep() { }

    private protected void CheckClosed()
    {
        if (closed) throw new ObjectDisposedException(null, "Safe handle has been closed.");
    }

    public virtual nint Handle
    {
        get => 0;
        set { }
    }

    public virtual bool WaitOne()
    {
        WaitStep();
        return true;
    }

    public virtual bool WaitOne(int millisecondsTimeout)
    {
        Timeouts.Check(millisecondsTimeout);
        return millisecondsTimeout == Timeout.Infinite ? WaitStep() : TryStep();
    }

    public virtual bool WaitOne(TimeSpan timeout) => WaitOne(Timeouts.Of(timeout));
    public virtual bool WaitOne(int millisecondsTimeout, bool exitContext) => WaitOne(millisecondsTimeout);
    public virtual bool WaitOne(TimeSpan timeout, bool exitContext) => WaitOne(Timeouts.Of(timeout));

    [OneStep]
    private bool WaitStep()
    {
        CheckClosed();
        Machine.EndsIfInterrupted();
        if (!ReadyInStep()) Machine.Idle("WaitHandle.WaitOne");
        TakeInStep();
        return true;
    }

    [OneStep]
    private bool TryStep()
    {
        CheckClosed();
        Machine.EndsIfInterrupted();
        if (!ReadyInStep()) return false;
        TakeInStep();
        return true;
    }

    public static bool WaitAll(WaitHandle[] waitHandles) => WaitAll(waitHandles, Timeout.Infinite);
    public static bool WaitAll(WaitHandle[] waitHandles, TimeSpan timeout) => WaitAll(waitHandles, Timeouts.Of(timeout));
    public static bool WaitAll(WaitHandle[] waitHandles, TimeSpan timeout, bool exitContext) => WaitAll(waitHandles, Timeouts.Of(timeout));
    public static bool WaitAll(WaitHandle[] waitHandles, int millisecondsTimeout, bool exitContext) => WaitAll(waitHandles, millisecondsTimeout);

    public static bool WaitAll(WaitHandle[] waitHandles, int millisecondsTimeout)
    {
        Check(waitHandles, millisecondsTimeout);
        for (int i = 1; i < waitHandles.Length; i++)
            if (Array.IndexOf(waitHandles, waitHandles[i]) != i) throw new DuplicateWaitObjectException("waitHandles[" + i + "]");
        return WaitAllStep(waitHandles, millisecondsTimeout == Timeout.Infinite);
    }

    [OneStep]
    private static bool WaitAllStep(WaitHandle[] handles, bool wait)
    {
        CheckAllClosed(handles);
        Machine.EndsIfInterrupted();
        for (int i = 0; i < handles.Length; i++)
        {
            if (handles[i].ReadyInStep()) continue;
            if (!wait) return false;
            Machine.Idle("WaitHandle.WaitAll");
        }
        for (int i = 0; i < handles.Length; i++) handles[i].TakeInStep();
        return true;
    }

    public static int WaitAny(WaitHandle[] waitHandles) => WaitAny(waitHandles, Timeout.Infinite);
    public static int WaitAny(WaitHandle[] waitHandles, TimeSpan timeout) => WaitAny(waitHandles, Timeouts.Of(timeout));
    public static int WaitAny(WaitHandle[] waitHandles, TimeSpan timeout, bool exitContext) => WaitAny(waitHandles, Timeouts.Of(timeout));
    public static int WaitAny(WaitHandle[] waitHandles, int millisecondsTimeout, bool exitContext) => WaitAny(waitHandles, millisecondsTimeout);

    public static int WaitAny(WaitHandle[] waitHandles, int millisecondsTimeout)
    {
        Check(waitHandles, millisecondsTimeout);
        return WaitAnyStep(waitHandles, millisecondsTimeout == Timeout.Infinite);
    }

    [OneStep]
    private static int WaitAnyStep(WaitHandle[] handles, bool wait)
    {
        CheckAllClosed(handles);
        Machine.EndsIfInterrupted();
        for (int i = 0; i < handles.Length; i++)
        {
            if (!handles[i].ReadyInStep()) continue;
            handles[i].TakeInStep();
            return i;
        }
        if (wait) Machine.Idle("WaitHandle.WaitAny");
        return WaitTimeout;
    }

    private static void CheckAllClosed(WaitHandle[] handles)
    {
        for (int i = 0; i < handles.Length; i++) handles[i].CheckClosed();
    }

    private static void Check(WaitHandle[] handles, int millisecondsTimeout)
    {
        if (handles == null) throw new ArgumentNullException("waitHandles");
        if (handles.Length == 0) throw new ArgumentException("Waithandle array may not be empty.", "waitHandles");
        if (handles.Length > 64) throw new NotSupportedException("The number of WaitHandles must be less than or equal to 64.");
        Timeouts.Check(millisecondsTimeout);
        for (int i = 0; i < handles.Length; i++)
            if (handles[i] == null) throw new ArgumentNullException("waitHandles[" + i + "]");
    }

    public static bool SignalAndWait(WaitHandle toSignal, WaitHandle toWaitOn) => SignalAndWait(toSignal, toWaitOn, Timeout.Infinite, false);

    public static bool SignalAndWait(WaitHandle toSignal, WaitHandle toWaitOn, TimeSpan timeout, bool exitContext) =>
        SignalAndWait(toSignal, toWaitOn, Timeouts.Of(timeout), exitContext);

    public static bool SignalAndWait(WaitHandle toSignal, WaitHandle toWaitOn, int millisecondsTimeout, bool exitContext)
    {
        if (toSignal == null) throw new ArgumentNullException("toSignal");
        if (toWaitOn == null) throw new ArgumentNullException("toWaitOn");
        Timeouts.Check(millisecondsTimeout);
        LookStep();
        toSignal.Signal();
        return toWaitOn.WaitOne(millisecondsTimeout);
    }

    [OneStep] private static void LookStep() => Machine.EndsIfInterrupted();

    internal virtual void Signal() => throw new InvalidOperationException();

    public virtual void Close() => Dispose();
    public void Dispose() => Dispose(true);

    protected virtual void Dispose(bool explicitDisposing) => CloseStep();
    [OneStep] private void CloseStep() => closed = true;
}

/// <summary>Ready when a task is complete.</summary>
internal sealed class TaskWaitHandle : WaitHandle
{
    private readonly Tasks.Task task;

    internal TaskWaitHandle(Tasks.Task task) => this.task = task;
    internal override bool ReadyInStep() => task.DoneInStep;
}
