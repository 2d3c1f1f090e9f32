using System.Runtime.InteropServices;

namespace System.Buffers;

public unsafe struct MemoryHandle : IDisposable
{
    private void* pointer;
    private GCHandle handle;
    private IPinnable pinnable;

    public MemoryHandle(void* pointer, GCHandle handle = default, IPinnable pinnable = null)
    {
        this.pointer = pointer;
        this.handle = handle;
        this.pinnable = pinnable;
    }

    public void* Pointer => pointer;

    public void Dispose()
    {
        if (handle.IsAllocated) handle.Free();
        if (pinnable != null)
        {
            pinnable.Unpin();
            pinnable = null;
        }
        pointer = null;
    }
}
