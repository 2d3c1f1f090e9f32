using Fencepost;

namespace System.Threading;

public class EventWaitHandle : WaitHandle
{
    internal bool signaled;
    private readonly EventResetMode mode;

    public EventWaitHandle(bool initialState, EventResetMode mode)
    {
        if (mode != EventResetMode.AutoReset && mode != EventResetMode.ManualReset)
            throw new ArgumentException("Value of flags is invalid.", "mode");
        signaled = initialState;
        this.mode = mode;
    }

    public EventWaitHandle(bool initialState, EventResetMode mode, string name) : this(initialState, mode) { }
    public EventWaitHandle(bool initialState, EventResetMode mode, string name, out bool createdNew) : this(initialState, mode) => createdNew = true;

    internal override bool ReadyInStep() => signaled;

    internal override void TakeInStep()
    {
        if (mode == EventResetMode.AutoReset) signaled = false;
    }

    [OneStep]
    public bool Set()
    {
        CheckClosed();
        signaled = true;
        return true;
    }

    [OneStep]
    public bool Reset()
    {
        CheckClosed();
        signaled = false;
        return true;
    }

    internal override void Signal() => Set();
}
