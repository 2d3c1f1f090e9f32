using System.Threading;

namespace System.ComponentModel;

public static class AsyncOperationManager
{
    public static SynchronizationContext SynchronizationContext
    {
        get
        {
            if (SynchronizationContext.Current == null) SynchronizationContext.SetSynchronizationContext(new SynchronizationContext());
            return SynchronizationContext.Current;
        }
        set => SynchronizationContext.SetSynchronizationContext(value);
    }

    public static AsyncOperation CreateOperation(object userSuppliedState) => new AsyncOperation(userSuppliedState, SynchronizationContext);
}
