namespace System.Text.RegularExpressions;

public sealed class RegexParseException : ArgumentException
{
    public RegexParseError Error { get; }
    public int Offset { get; }

    internal RegexParseException(RegexParseError error, int offset, string message) : base(message)
    {
        Error = error;
        Offset = offset;
    }
}
