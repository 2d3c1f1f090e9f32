using System.Runtime.ConstrainedExecution;
using System.Threading;

namespace System.Runtime.InteropServices;

/// <summary>The number of users of a handle is kept with two marks in one field, as in .NET: who releases it last is
/// decided by one exchange.</summary>
public abstract class SafeHandle : CriticalFinalizerObject, IDisposable
{
    private const int Closed = 1, Disposed = 2, One = 4, Users = ~3;

    protected IntPtr handle;
    private volatile int state = One;
    private readonly bool owns;

    protected SafeHandle(IntPtr invalidHandleValue, bool ownsHandle)
    {
        handle = invalidHandleValue;
        owns = ownsHandle;
    }

    public bool IsClosed => (state & Closed) != 0;
    public abstract bool IsInvalid { get; }

    public void Close() => Dispose();

    public void Dispose()
    {
        Dispose(true);
        GC.SuppressFinalize(this);
    }

    protected virtual void Dispose(bool disposing) => Release(true);

    protected void SetHandle(IntPtr handle) => this.handle = handle;

    public IntPtr DangerousGetHandle() => handle;

    public void SetHandleAsInvalid()
    {
        Interlocked.Or(ref state, Closed);
        GC.SuppressFinalize(this);
    }

    protected abstract bool ReleaseHandle();

    public void DangerousAddRef(ref bool success)
    {
        int old;
        do
        {
            old = state;
            if ((old & Closed) != 0)
                throw new ObjectDisposedException(nameof(SafeHandle));
        }
        while (Interlocked.CompareExchange(ref state, old + One, old) != old);
        success = true;
    }

    public void DangerousRelease() => Release(false);

    private void Release(bool ends)
    {
        int old, next;
        bool releases;
        do
        {
            old = state;
            if (ends && (old & Disposed) != 0)
                return;
            if ((old & Users) == 0)
                throw new ObjectDisposedException(nameof(SafeHandle));
            releases = (old & (Users | Closed)) == One && owns && !IsInvalid;
            next = old - One;
            if ((old & Users) == One)
                next |= Closed;
            if (ends)
                next |= Disposed;
        }
        while (Interlocked.CompareExchange(ref state, next, old) != old);
        if (releases)
            ReleaseHandle();
    }
}
