namespace System;

public readonly struct Index : IEquatable<Index>
{
    private readonly int value;

    public Index(int value, bool fromEnd = false)
    {
        if (value < 0) throw new ArgumentOutOfRangeException("value", "Non-negative number required.");
        this.value = fromEnd ? ~value : value;
    }

    private Index(int value) => this.value = value;

    public static Index Start => new Index(0);
    public static Index End => new Index(~0);
    public static Index FromStart(int value) => new Index(value, false);
    public static Index FromEnd(int value) => new Index(value, true);
    public int Value => value < 0 ? ~value : value;
    public bool IsFromEnd => value < 0;
    public int GetOffset(int length) => value < 0 ? value + length + 1 : value;
    public override bool Equals(object value) => value is Index other && this.value == other.value;
    public bool Equals(Index other) => value == other.value;
    public override int GetHashCode() => value;
    public static implicit operator Index(int value) => FromStart(value);
    public override string ToString() => IsFromEnd ? "^" + ((uint)Value).ToString() : ((uint)Value).ToString();
}

public readonly struct Range : IEquatable<Range>
{
    public Range(Index start, Index end)
    {
        Start = start;
        End = end;
    }

    public Index Start { get; }
    public Index End { get; }
    public static Range All => new Range(Index.Start, Index.End);
    public static Range StartAt(Index start) => new Range(start, Index.End);
    public static Range EndAt(Index end) => new Range(Index.Start, end);
    public override bool Equals(object value) => value is Range other && Equals(other);
    public bool Equals(Range other) => Start.Equals(other.Start) && End.Equals(other.End);
    public override int GetHashCode() => HashCode.Combine(Start.GetHashCode(), End.GetHashCode());
    public override string ToString() => Start.ToString() + ".." + End.ToString();

    public ValueTuple<int, int> GetOffsetAndLength(int length)
    {
        int start = Start.GetOffset(length);
        int end = End.GetOffset(length);
        if ((uint)end > (uint)length || (uint)start > (uint)end) throw new ArgumentOutOfRangeException("length");
        return new ValueTuple<int, int>(start, end - start);
    }
}
