namespace System.Text.RegularExpressions;

public readonly ref struct ValueMatch
{
    public int Index { get; }
    public int Length { get; }

    internal ValueMatch(int index, int length)
    {
        Index = index;
        Length = length;
    }
}
