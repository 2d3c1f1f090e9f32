using Fencepost;

namespace System.Threading;

/// <summary>With a timeout, a repeated wait times out at most `Machine.Ticks` times.</summary>
public sealed class RegisteredWaitHandle
{
    private readonly WaitHandle handle;
    private readonly WaitOrTimerCallback callBack;
    private readonly object state;
    private readonly bool once;
    private readonly ExecutionContext context;
    private readonly bool timed;
    private int timeouts;
    private bool unregistered;
    private bool calling;
    private WaitHandle notify;

    internal RegisteredWaitHandle(
        WaitHandle handle, WaitOrTimerCallback callBack, object state, long milliseconds, bool once, ExecutionContext context)
    {
        this.handle = handle;
        this.callBack = callBack;
        this.state = state;
        this.once = once;
        this.context = context;
        timed = milliseconds >= 0;
        timeouts = Machine.Ticks();
    }

    internal void Run()
    {
        while (Await(out bool timedOut))
        {
            ExecutionContext.Begin(context);
            callBack(state, timedOut);
            ExecutionContext.Reset();
            if (Called() is WaitHandle waiter) waiter.Signal();
            if (once) return;
        }
    }

    [OneStep]
    private bool Await(out bool timedOut)
    {
        timedOut = false;
        if (unregistered) return false;
        if (handle.ReadyInStep())
        {
            handle.TakeInStep();
        }
        else
        {
            if (!timed) Machine.Block("ThreadPool.RegisterWaitForSingleObject");
            if (timeouts == 0) Machine.AwaitsTick();
            else timeouts--;
            timedOut = true;
        }
        calling = true;
        return true;
    }

    [OneStep]
    private WaitHandle Called()
    {
        calling = false;
        if (once) unregistered = true;
        return notify;
    }

    /// <summary>Signals the handle when no callback runs any more.</summary>
    public bool Unregister(WaitHandle waitObject)
    {
        bool first = UnregisterStep(waitObject, out bool now);
        if (now && waitObject != null) waitObject.Signal();
        return first;
    }

    [OneStep]
    private bool UnregisterStep(WaitHandle waitObject, out bool now)
    {
        now = !calling;
        if (unregistered) return false;
        unregistered = true;
        if (calling) notify = waitObject;
        return true;
    }
}
