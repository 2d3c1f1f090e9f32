namespace System.Text.RegularExpressions;

// Deviation: Match.Groups, its items and Group.Captures are new objects each time.
public class Capture
{
    internal readonly string Whole;

    public int Index { get; }
    public int Length { get; }

    internal Capture(string whole, int index, int length)
    {
        Whole = whole;
        Index = index;
        Length = length;
    }

    public string Value => Whole.Substring(Index, Length);
    public ReadOnlySpan<char> ValueSpan => Whole.AsSpan(Index, Length);
    public override string ToString() => Value;

    internal string Left => Whole.Substring(0, Index);
    internal string Right => Whole.Substring(Index + Length);

    internal virtual bool IsSame(Capture other) => other.Index == Index && other.Length == Length && other.Whole == Whole;
}
