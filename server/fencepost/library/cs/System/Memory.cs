namespace System;

// Deviation: a Memory<char> that was made of one over a string has copies of its characters; what is written there is lost.
public readonly struct Memory<T> : IEquatable<Memory<T>>
{
    /// <summary>An array, a text, a MemoryManager or nothing.</summary>
    internal readonly object source;
    internal readonly int start;
    private readonly int length;

    public Memory(T[] array) : this(array, 0, array == null ? 0 : array.Length) { }

    public Memory(T[] array, int start, int length)
    {
        if (array == null)
        {
            if (start != 0 || length != 0) throw new ArgumentOutOfRangeException();
            return;
        }
        if ((uint)start > (uint)array.Length || (uint)length > (uint)(array.Length - start)) throw new ArgumentOutOfRangeException();
        source = array;
        this.start = start;
        this.length = length;
    }

    internal Memory(object source, int start, int length)
    {
        this.source = source;
        this.start = start;
        this.length = length;
    }

    public static Memory<T> Empty => default;
    public int Length => length;
    public bool IsEmpty => length == 0;
    public Span<T> Span => source is T[] array ? new Span<T>(array, start, length) : source == null ? default : Buffers.MemorySource.Open<T>(source, start, length);
    public Buffers.MemoryHandle Pin() => Buffers.MemorySource.Pin<T>(source, start, length);
    public T[] ToArray() => Span.ToArray();
    public void CopyTo(Memory<T> destination) => Span.CopyTo(destination.Span);
    public bool TryCopyTo(Memory<T> destination) => Span.TryCopyTo(destination.Span);

    public Memory<T> Slice(int start)
    {
        if ((uint)start > (uint)length) throw new ArgumentOutOfRangeException("start");
        return new Memory<T>(source, this.start + start, length - start);
    }

    public Memory<T> Slice(int start, int length)
    {
        if ((uint)start > (uint)this.length || (uint)length > (uint)(this.length - start)) throw new ArgumentOutOfRangeException();
        return new Memory<T>(source, this.start + start, length);
    }

    public static implicit operator Memory<T>(T[] array) => new Memory<T>(array);
    public static implicit operator Memory<T>(ArraySegment<T> segment) => new Memory<T>(segment.Array, segment.Offset, segment.Count);
    public static implicit operator ReadOnlyMemory<T>(Memory<T> memory) => new ReadOnlyMemory<T>(memory.source, memory.start, memory.length);
    public override bool Equals(object obj) => obj is Memory<T> other ? Equals(other) : obj is ReadOnlyMemory<T> view && view.Equals(this);
    public bool Equals(Memory<T> other) => source == other.source && start == other.start && length == other.length;
    public override int GetHashCode() => source == null ? 0 : HashCode.Combine(RuntimeHelpers.GetHashCode(source), start, length);
    public override string ToString() => ReadOnlySpan<T>.Text(Span, "System.Memory<");
}
