namespace System;

public readonly struct ReadOnlyMemory<T> : IEquatable<ReadOnlyMemory<T>>
{
    /// <summary>An array, a text, a MemoryManager or nothing.</summary>
    internal readonly object source;
    internal readonly int start;
    private readonly int length;

    public ReadOnlyMemory(T[] array) : this(array, 0, array == null ? 0 : array.Length) { }

    public ReadOnlyMemory(T[] array, int start, int length)
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

    internal ReadOnlyMemory(object source, int start, int length)
    {
        this.source = source;
        this.start = start;
        this.length = length;
    }

    public static ReadOnlyMemory<T> Empty => default;
    public int Length => length;
    public bool IsEmpty => length == 0;
    public ReadOnlySpan<T> Span => source is T[] array ? new ReadOnlySpan<T>(array, start, length) : source == null ? default : Buffers.MemorySource.Read<T>(source, start, length);
    public Buffers.MemoryHandle Pin() => Buffers.MemorySource.Pin<T>(source, start, length);
    public T[] ToArray() => Span.ToArray();
    public void CopyTo(Memory<T> destination) => Span.CopyTo(destination.Span);
    public bool TryCopyTo(Memory<T> destination) => Span.TryCopyTo(destination.Span);

    public ReadOnlyMemory<T> Slice(int start)
    {
        if ((uint)start > (uint)length) throw new ArgumentOutOfRangeException("start");
        return new ReadOnlyMemory<T>(source, this.start + start, length - start);
    }

    public ReadOnlyMemory<T> Slice(int start, int length)
    {
        if ((uint)start > (uint)this.length || (uint)length > (uint)(this.length - start)) throw new ArgumentOutOfRangeException("start");
        return new ReadOnlyMemory<T>(source, this.start + start, length);
    }

    public static implicit operator ReadOnlyMemory<T>(T[] array) => new ReadOnlyMemory<T>(array);
    public static implicit operator ReadOnlyMemory<T>(ArraySegment<T> segment) => new ReadOnlyMemory<T>(segment.Array, segment.Offset, segment.Count);
    public override bool Equals(object obj) => obj is ReadOnlyMemory<T> other ? Equals(other) : obj is Memory<T> memory && Equals(memory);
    public bool Equals(ReadOnlyMemory<T> other) => source == other.source && start == other.start && length == other.length;
    public override int GetHashCode() => source == null ? 0 : HashCode.Combine(RuntimeHelpers.GetHashCode(source), start, length);
    public override string ToString() => ReadOnlySpan<T>.Text(Span, "System.ReadOnlyMemory<");
}
