namespace System.Buffers;

/// <summary>A part of a chain of segments, or of what one Memory lies over.</summary>
public readonly partial struct ReadOnlySequence<T>
{
    private readonly object first;
    private readonly object last;
    private readonly int start;
    private readonly int end;

    public static readonly ReadOnlySequence<T> Empty = new ReadOnlySequence<T>(Array.Empty<T>());

    private ReadOnlySequence(object first, int start, object last, int end)
    {
        this.first = first;
        this.start = start;
        this.last = last;
        this.end = end;
    }

    public ReadOnlySequence(ReadOnlySequenceSegment<T> startSegment, int startIndex, ReadOnlySequenceSegment<T> endSegment, int endIndex)
    {
        ArgumentNullException.ThrowIfNull(startSegment, "startSegment");
        ArgumentNullException.ThrowIfNull(endSegment, "endSegment");
        if (startSegment != endSegment && startSegment.RunningIndex > endSegment.RunningIndex) throw new ArgumentOutOfRangeException("endSegment");
        if ((uint)startIndex > (uint)startSegment.Memory.Length) throw new ArgumentOutOfRangeException("startIndex");
        if ((uint)endIndex > (uint)endSegment.Memory.Length || (startSegment == endSegment && endIndex < startIndex)) throw new ArgumentOutOfRangeException("endIndex");
        first = startSegment;
        start = startIndex;
        last = endSegment;
        end = endIndex;
    }

    public ReadOnlySequence(T[] array) : this(array ?? throw new ArgumentNullException("array"), 0, array.Length) { }

    public ReadOnlySequence(T[] array, int start, int length)
    {
        ArgumentNullException.ThrowIfNull(array);
        if ((uint)start > (uint)array.Length) throw new ArgumentOutOfRangeException("start");
        if ((uint)length > (uint)(array.Length - start)) throw new ArgumentOutOfRangeException("length");
        first = array;
        last = array;
        this.start = start;
        end = start + length;
    }

    public ReadOnlySequence(ReadOnlyMemory<T> memory)
    {
        first = memory.source ?? Array.Empty<T>();
        last = first;
        start = memory.start;
        end = memory.start + memory.Length;
    }

    private static long Offset(object place, int index) => place is ReadOnlySequenceSegment<T> segment ? segment.RunningIndex + index : index;

    public long Length => Offset(last, end) - Offset(first, start);
    public bool IsEmpty => Length == 0;
    public bool IsSingleSegment => first == last;
    public SequencePosition Start => new SequencePosition(first, start);
    public SequencePosition End => new SequencePosition(last, end);

    public ReadOnlyMemory<T> First
    {
        get
        {
            SequencePosition position = Start;
            return TryGet(ref position, out ReadOnlyMemory<T> memory, false) ? memory : default;
        }
    }

    public ReadOnlySpan<T> FirstSpan => First.Span;

    public bool TryGet(ref SequencePosition position, out ReadOnlyMemory<T> memory, bool advance = true)
    {
        object place = position.GetObject();
        int index = position.GetInteger();
        memory = default;
        if (place == null) return false;
        SequencePosition next = default;
        if (place is not ReadOnlySequenceSegment<T> segment) memory = new ReadOnlyMemory<T>(place, index, end - index);
        else if (place == last) memory = segment.Memory.Slice(index, end - index);
        else
        {
            if (segment.Next == null) throw new InvalidOperationException("EndPosition was not reached.");
            memory = segment.Memory.Slice(index);
            next = new SequencePosition(segment.Next, 0);
        }
        if (advance) position = next;
        return true;
    }

    // The end of a segment that is not the last one is the start of the next.
    private SequencePosition Seek(object place, int index, long offset, string name)
    {
        while (place != last)
        {
            ReadOnlySequenceSegment<T> segment = (ReadOnlySequenceSegment<T>)place;
            if (segment.Memory.Length - index > offset) return new SequencePosition(place, index + (int)offset);
            offset -= segment.Memory.Length - index;
            place = segment.Next ?? throw new ArgumentOutOfRangeException(name);
            index = 0;
        }
        if (end - index < offset) throw new ArgumentOutOfRangeException(name);
        return new SequencePosition(place, index + (int)offset);
    }

    private void Check(SequencePosition position)
    {
        object place = position.GetObject() ?? first;
        long offset = Offset(place, position.GetInteger());
        bool known = place is ReadOnlySequenceSegment<T> == first is ReadOnlySequenceSegment<T>;
        if (!known || offset < Offset(first, start) || offset > Offset(last, end)) throw new ArgumentOutOfRangeException("position");
    }

    public SequencePosition GetPosition(long offset)
    {
        if (offset < 0) throw new ArgumentOutOfRangeException("offset");
        return Seek(first, start, offset, "offset");
    }

    public SequencePosition GetPosition(long offset, SequencePosition origin)
    {
        if (offset < 0) throw new ArgumentOutOfRangeException("offset");
        return Seek(origin.GetObject() ?? first, origin.GetInteger(), offset, "offset");
    }

    /// <summary>The offset in the whole chain or array, wherever this sequence begins in it.</summary>
    public long GetOffset(SequencePosition position)
    {
        Check(position);
        return Offset(position.GetObject() ?? first, position.GetInteger());
    }

    private ReadOnlySequence<T> Part(SequencePosition from, SequencePosition to) => new ReadOnlySequence<T>(from.GetObject(), from.GetInteger(), to.GetObject(), to.GetInteger());

    private SequencePosition SeekFrom(SequencePosition from, long length)
    {
        if (length < 0) throw new ArgumentOutOfRangeException("length");
        return Seek(from.GetObject(), from.GetInteger(), length, "length");
    }

    private SequencePosition StartAt(long offset)
    {
        if (offset < 0) throw new ArgumentOutOfRangeException("start");
        return Seek(first, start, offset, "start");
    }

    private SequencePosition Checked(SequencePosition position)
    {
        Check(position);
        return position.GetObject() == null ? new SequencePosition(first, position.GetInteger()) : position;
    }

    public ReadOnlySequence<T> Slice(long start, long length)
    {
        SequencePosition from = StartAt(start);
        return Part(from, SeekFrom(from, length));
    }

    public ReadOnlySequence<T> Slice(long start, SequencePosition end)
    {
        SequencePosition from = StartAt(start);
        SequencePosition to = Checked(end);
        if (Offset(to.GetObject(), to.GetInteger()) < Offset(from.GetObject(), from.GetInteger())) throw new ArgumentOutOfRangeException("start");
        return Part(from, to);
    }

    public ReadOnlySequence<T> Slice(SequencePosition start, long length)
    {
        SequencePosition from = Checked(start);
        return Part(from, SeekFrom(from, length));
    }

    public ReadOnlySequence<T> Slice(SequencePosition start, SequencePosition end)
    {
        SequencePosition from = Checked(start);
        SequencePosition to = Checked(end);
        if (Offset(to.GetObject(), to.GetInteger()) < Offset(from.GetObject(), from.GetInteger())) throw new ArgumentOutOfRangeException("position");
        return Part(from, to);
    }

    public ReadOnlySequence<T> Slice(int start, int length) => Slice((long)start, (long)length);
    public ReadOnlySequence<T> Slice(int start, SequencePosition end) => Slice((long)start, end);
    public ReadOnlySequence<T> Slice(SequencePosition start, int length) => Slice(start, (long)length);
    public ReadOnlySequence<T> Slice(SequencePosition start) => Slice(start, End);
    public ReadOnlySequence<T> Slice(long start) => Part(StartAt(start), End);

    public override string ToString()
    {
        if (typeof(T) != typeof(char)) return "System.Buffers.ReadOnlySequence<" + typeof(T).Name + ">[" + Length + "]";
        string text = "";
        foreach (ReadOnlyMemory<T> memory in this) text += memory.ToString();
        return text;
    }

    public Enumerator GetEnumerator() => new Enumerator(in this);

    public struct Enumerator
    {
        private readonly ReadOnlySequence<T> sequence;
        private SequencePosition next;
        private ReadOnlyMemory<T> current;

        public Enumerator(in ReadOnlySequence<T> sequence)
        {
            this.sequence = sequence;
            next = sequence.Start;
            current = default;
        }

        public ReadOnlyMemory<T> Current => current;
        public bool MoveNext() => sequence.TryGet(ref next, out current);
    }
}
