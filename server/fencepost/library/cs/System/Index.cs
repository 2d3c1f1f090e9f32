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
