namespace System.Buffers;

public ref struct SequenceReader<T> where T : unmanaged, IEquatable<T>
{
    private readonly ReadOnlySequence<T> sequence;
    private SequencePosition current;
    private SequencePosition next;
    private ReadOnlySpan<T> span;
    private int index;
    private long consumed;

    public SequenceReader(ReadOnlySequence<T> sequence)
    {
        this.sequence = sequence;
        next = sequence.Start;
        index = 0;
        consumed = 0;
        span = default;
        current = next;
        Skip();
    }

    /// <summary>Goes on to the next segment that is not empty once the present one has been read.</summary>
    private void Skip()
    {
        SequencePosition from = next;
        while (index >= span.Length && sequence.TryGet(ref next, out ReadOnlyMemory<T> memory))
        {
            if (memory.Length > 0)
            {
                current = from;
                span = memory.Span;
                index = 0;
            }
            from = next;
        }
    }

    public readonly bool End => Remaining == 0;
    public readonly ReadOnlySequence<T> Sequence => sequence;
    public readonly ReadOnlySequence<T> UnreadSequence => sequence.Slice(Position);
    public readonly SequencePosition Position => sequence.GetPosition(index, current);
    public readonly ReadOnlySpan<T> CurrentSpan => span;
    public readonly int CurrentSpanIndex => index;
    public readonly ReadOnlySpan<T> UnreadSpan => span.Slice(index);
    public readonly long Consumed => consumed;
    public readonly long Remaining => Length - consumed;
    public readonly long Length => sequence.Length;

    public readonly bool TryPeek(out T value)
    {
        value = End ? default : span[index];
        return !End;
    }

    public readonly bool TryPeek(long offset, out T value)
    {
        if (offset < 0) throw new ArgumentOutOfRangeException("offset");
        value = default;
        if (Remaining <= offset) return false;
        SequenceReader<T> ahead = this;
        ahead.Advance(offset);
        return ahead.TryPeek(out value);
    }

    public bool TryRead(out T value)
    {
        if (!TryPeek(out value)) return false;
        index++;
        consumed++;
        Skip();
        return true;
    }

    public void Rewind(long count)
    {
        if ((ulong)count > (ulong)consumed) throw new ArgumentOutOfRangeException("count");
        long wanted = consumed - count;
        if (count == 0) return;
        this = new SequenceReader<T>(sequence);
        Advance(wanted);
    }

    public void Advance(long count)
    {
        if (count < 0 || count > Remaining) throw new ArgumentOutOfRangeException("count");
        while (count > 0)
        {
            int step = (int)Math.Min(count, span.Length - index);
            index += step;
            consumed += step;
            count -= step;
            Skip();
        }
    }

    public void AdvanceToEnd() => Advance(Remaining);

    public readonly bool TryCopyTo(Span<T> destination)
    {
        if (Remaining < destination.Length) return false;
        UnreadSequence.Slice(0, destination.Length).CopyTo(destination);
        return true;
    }

    /// <summary>How many items lie before one of the delimiters that no escape precedes; -1 if there is none.</summary>
    private readonly long Find(ReadOnlySpan<T> delimiters, bool escaped = false, T escape = default)
    {
        SequenceReader<T> ahead = this;
        bool odd = false;
        while (ahead.TryPeek(out T value))
        {
            if (delimiters.IndexOf(value) >= 0 && !odd) return ahead.consumed - consumed;
            odd = escaped && value.Equals(escape) && !odd;
            ahead.Advance(1);
        }
        return -1;
    }

    private bool Take(long count, int past, out ReadOnlySequence<T> taken)
    {
        taken = default;
        if (count < 0) return false;
        taken = sequence.Slice(Position, count);
        Advance(count + past);
        return true;
    }

    private bool Take(long count, int past, out ReadOnlySpan<T> taken)
    {
        bool found = Take(count, past, out ReadOnlySequence<T> part);
        taken = !found ? default : part.IsSingleSegment ? part.FirstSpan : part.ToArray();
        return found;
    }

    public bool TryReadTo(out ReadOnlySpan<T> span, T delimiter, bool advancePastDelimiter = true) => Take(Find(new T[] { delimiter }), advancePastDelimiter ? 1 : 0, out span);
    public bool TryReadTo(out ReadOnlySpan<T> span, T delimiter, T delimiterEscape, bool advancePastDelimiter = true) => Take(Find(new T[] { delimiter }, true, delimiterEscape), advancePastDelimiter ? 1 : 0, out span);
    public bool TryReadTo(out ReadOnlySequence<T> sequence, T delimiter, bool advancePastDelimiter = true) => Take(Find(new T[] { delimiter }), advancePastDelimiter ? 1 : 0, out sequence);
    public bool TryReadTo(out ReadOnlySequence<T> sequence, T delimiter, T delimiterEscape, bool advancePastDelimiter = true) => Take(Find(new T[] { delimiter }, true, delimiterEscape), advancePastDelimiter ? 1 : 0, out sequence);
    public bool TryReadToAny(out ReadOnlySpan<T> span, scoped ReadOnlySpan<T> delimiters, bool advancePastDelimiter = true) => Take(Find(delimiters), advancePastDelimiter ? 1 : 0, out span);
    public bool TryReadToAny(out ReadOnlySequence<T> sequence, scoped ReadOnlySpan<T> delimiters, bool advancePastDelimiter = true) => Take(Find(delimiters), advancePastDelimiter ? 1 : 0, out sequence);
    public bool TryReadTo(out ReadOnlySpan<T> span, scoped ReadOnlySpan<T> delimiter, bool advancePastDelimiter = true) => Take(FindAll(delimiter), advancePastDelimiter ? delimiter.Length : 0, out span);
    public bool TryReadTo(out ReadOnlySequence<T> sequence, scoped ReadOnlySpan<T> delimiter, bool advancePastDelimiter = true) => Take(FindAll(delimiter), advancePastDelimiter ? delimiter.Length : 0, out sequence);

    private readonly long FindAll(scoped ReadOnlySpan<T> delimiter)
    {
        if (delimiter.IsEmpty) return 0;
        SequenceReader<T> ahead = this;
        while (!ahead.End)
        {
            if (ahead.IsNext(delimiter)) return ahead.consumed - consumed;
            ahead.Advance(1);
        }
        return -1;
    }

    public bool TryReadExact(int count, out ReadOnlySequence<T> sequence)
    {
        if (count < 0) throw new ArgumentOutOfRangeException("count");
        return Take(count > Remaining ? -1 : count, 0, out sequence);
    }

    public bool TryAdvanceTo(T delimiter, bool advancePastDelimiter = true) => Take(Find(new T[] { delimiter }), advancePastDelimiter ? 1 : 0, out ReadOnlySequence<T> _);
    public bool TryAdvanceToAny(scoped ReadOnlySpan<T> delimiters, bool advancePastDelimiter = true) => Take(Find(delimiters), advancePastDelimiter ? 1 : 0, out ReadOnlySequence<T> _);

    public long AdvancePast(T value) => AdvancePastAny(new T[] { value });

    public long AdvancePastAny(scoped ReadOnlySpan<T> values)
    {
        long before = consumed;
        while (TryPeek(out T value) && values.IndexOf(value) >= 0) Advance(1);
        return consumed - before;
    }

    public long AdvancePastAny(T value0, T value1, T value2, T value3) => AdvancePastAny(new T[] { value0, value1, value2, value3 });
    public long AdvancePastAny(T value0, T value1, T value2) => AdvancePastAny(new T[] { value0, value1, value2 });
    public long AdvancePastAny(T value0, T value1) => AdvancePastAny(new T[] { value0, value1 });

    public bool IsNext(T next, bool advancePast = false)
    {
        bool found = TryPeek(out T value) && value.Equals(next);
        if (found && advancePast) Advance(1);
        return found;
    }

    public bool IsNext(scoped ReadOnlySpan<T> next, bool advancePast = false)
    {
        SequenceReader<T> ahead = this;
        for (int i = 0; i < next.Length; i++)
        {
            if (!ahead.TryRead(out T value) || !value.Equals(next[i])) return false;
        }
        if (advancePast) Advance(next.Length);
        return true;
    }
}
