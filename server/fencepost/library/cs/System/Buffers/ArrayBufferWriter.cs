namespace System.Buffers;

public sealed class ArrayBufferWriter<T> : IBufferWriter<T>
{
    private T[] buffer;
    private int index;

    public ArrayBufferWriter() => buffer = Array.Empty<T>();

    public ArrayBufferWriter(int initialCapacity)
    {
        if (initialCapacity <= 0) throw new ArgumentException(null, "initialCapacity");
        buffer = new T[initialCapacity];
    }

    public ReadOnlyMemory<T> WrittenMemory => new ReadOnlyMemory<T>(buffer, 0, index);
    public ReadOnlySpan<T> WrittenSpan => new ReadOnlySpan<T>(buffer, 0, index);
    public int WrittenCount => index;
    public int Capacity => buffer.Length;
    public int FreeCapacity => buffer.Length - index;

    public void Clear()
    {
        Array.Clear(buffer, 0, index);
        index = 0;
    }

    public void ResetWrittenCount() => index = 0;

    public void Advance(int count)
    {
        if (count < 0) throw new ArgumentException(null, "count");
        if (index > buffer.Length - count) throw new InvalidOperationException("Cannot advance past the end of the buffer, which has a size of " + buffer.Length + ".");
        index += count;
    }

    public Memory<T> GetMemory(int sizeHint = 0)
    {
        Grow(sizeHint);
        return new Memory<T>(buffer, index, buffer.Length - index);
    }

    public Span<T> GetSpan(int sizeHint = 0)
    {
        Grow(sizeHint);
        return new Span<T>(buffer, index, buffer.Length - index);
    }

    private void Grow(int sizeHint)
    {
        if (sizeHint < 0) throw new ArgumentException("sizeHint");
        sizeHint = Math.Max(sizeHint, 1);
        if (sizeHint > FreeCapacity) Array.Resize(ref buffer, buffer.Length + Math.Max(sizeHint, buffer.Length == 0 ? 256 : buffer.Length));
    }
}
