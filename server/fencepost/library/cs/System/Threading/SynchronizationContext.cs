namespace System.Threading;

public class SynchronizationContext
{
    [ThreadStatic] private static SynchronizationContext current;
    private bool waitNotification;

    public SynchronizationContext() { }

    public static SynchronizationContext Current => current;
    public static void SetSynchronizationContext(SynchronizationContext syncContext) => current = syncContext;

    /// <summary>Where the continuation of an await that begins now has to run; null is anywhere.</summary>
    internal static SynchronizationContext Captured =>
        current is SynchronizationContext context && context.GetType() != typeof(SynchronizationContext) ? context : null;

    public virtual void Send(SendOrPostCallback d, object state) => d(state);
    public virtual void Post(SendOrPostCallback d, object state) => ThreadPool.QueueUserWorkItem(d.Invoke, state);
    public virtual void OperationStarted() { }
    public virtual void OperationCompleted() { }
    public virtual SynchronizationContext CreateCopy() => new SynchronizationContext();
    public bool IsWaitNotificationRequired() => waitNotification;
    protected void SetWaitNotificationRequired() => waitNotification = true;
}
