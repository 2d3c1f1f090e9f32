namespace System.Reflection;

public class TargetException : ApplicationException
{
    public TargetException() : base(null) => HResult = unchecked((int)0x80131603);
    public TargetException(string message) : base(message) => HResult = unchecked((int)0x80131603);
    public TargetException(string message, Exception inner) : base(message, inner) => HResult = unchecked((int)0x80131603);
}

public sealed class AmbiguousMatchException : SystemException
{
    public AmbiguousMatchException() : base("Ambiguous match found.") => HResult = unchecked((int)0x8000211D);
    public AmbiguousMatchException(string message) : base(message) => HResult = unchecked((int)0x8000211D);
    public AmbiguousMatchException(string message, Exception inner) : base(message, inner) => HResult = unchecked((int)0x8000211D);
}
