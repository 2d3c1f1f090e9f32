using Fencepost;

namespace System.Threading;

public struct AsyncFlowControl : IEquatable<AsyncFlowControl>, IDisposable
{
    private int thread;

    internal AsyncFlowControl(int thread) => this.thread = thread;

    public void Undo()
    {
        if (thread == 0) return;
        if (thread != Machine.ThreadId())
            throw new InvalidOperationException("AsyncFlowControl object must be used on the thread where it was created.");
        if (!ExecutionContext.IsFlowSuppressed())
            throw new InvalidOperationException("AsyncFlowControl objects can be used to restore flow only on a Context that had its flow suppressed.");
        thread = 0;
        ExecutionContext.RestoreFlow();
    }

    public void Dispose() => Undo();
    public bool Equals(AsyncFlowControl obj) => thread == obj.thread;
    public override bool Equals(object obj) => obj is AsyncFlowControl other && Equals(other);
    public override int GetHashCode() => thread;
    public static bool operator ==(AsyncFlowControl a, AsyncFlowControl b) => a.Equals(b);
    public static bool operator !=(AsyncFlowControl a, AsyncFlowControl b) => !a.Equals(b);
}
