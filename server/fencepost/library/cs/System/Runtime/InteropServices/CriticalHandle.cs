using System.Runtime.ConstrainedExecution;

namespace System.Runtime.InteropServices;

public abstract class CriticalHandle : CriticalFinalizerObject, IDisposable
{
    protected IntPtr handle;
    private bool closed;

    protected CriticalHandle(IntPtr invalidHandleValue) => handle = invalidHandleValue;

    public bool IsClosed => closed;
    public abstract bool IsInvalid { get; }

    public void Close() => Dispose(true);

    public void Dispose() => Dispose(true);

    protected virtual void Dispose(bool disposing)
    {
        if (closed)
            return;
        closed = true;
        if (!IsInvalid)
            ReleaseHandle();
        GC.SuppressFinalize(this);
    }

    protected void SetHandle(IntPtr handle) => this.handle = handle;

    public void SetHandleAsInvalid()
    {
        closed = true;
        GC.SuppressFinalize(this);
    }

    protected abstract bool ReleaseHandle();
}
