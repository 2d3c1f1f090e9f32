using System.Runtime.InteropServices;

namespace System.Buffers;

public abstract class MemoryManager<T> : IMemoryOwner<T>, IPinnable
{
    public virtual Memory<T> Memory => new Memory<T>((object)this, 0, GetSpan().Length);
    public abstract Span<T> GetSpan();
    public abstract MemoryHandle Pin(int elementIndex = 0);
    public abstract void Unpin();

    protected Memory<T> CreateMemory(int length) => CreateMemory(0, length);

    protected Memory<T> CreateMemory(int start, int length)
    {
        if (start < 0 || length < 0) throw new ArgumentOutOfRangeException();
        return new Memory<T>((object)this, start, length);
    }

    protected internal virtual bool TryGetArray(out ArraySegment<T> segment)
    {
        segment = default;
        return false;
    }

    internal bool TryGet(out ArraySegment<T> segment) => TryGetArray(out segment);

    void IDisposable.Dispose()
    {
        Dispose(true);
        GC.SuppressFinalize(this);
    }

    protected abstract void Dispose(bool disposing);
}

/// <summary>What a Memory lies over if it is no array.</summary>
internal static class MemorySource
{
    internal static Span<T> Open<T>(object source, int start, int length)
    {
        if (source is MemoryManager<T> manager) return manager.GetSpan().Slice(start, length);
        return new Span<T>((T[])(object)((string)source).ToCharArray(start, length));
    }

    internal static ReadOnlySpan<T> Read<T>(object source, int start, int length) => Open<T>(source, start, length);

    internal static unsafe MemoryHandle Pin<T>(object source, int start, int length)
    {
        if (source == null) return default;
        if (source is MemoryManager<T> manager) return manager.Pin(start);
        Span<T> span = source is T[] array ? new Span<T>(array, start, length) : Open<T>(source, start, length);
        return new MemoryHandle(Runtime.CompilerServices.Unsafe.AsPointer(ref MemoryMarshal.GetReference(span)), GCHandle.Alloc(source, GCHandleType.Pinned));
    }
}
