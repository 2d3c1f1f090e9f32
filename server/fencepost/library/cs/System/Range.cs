namespace System;

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
