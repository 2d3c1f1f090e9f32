namespace System.Diagnostics;

public sealed class UnreachableException : Exception
{
    public UnreachableException() : base("The program executed an instruction that was thought to be unreachable.") => HResult = unchecked((int)0x80131500);
    public UnreachableException(string message) : base(message) => HResult = unchecked((int)0x80131500);
    public UnreachableException(string message, Exception innerException) : base(message, innerException) => HResult = unchecked((int)0x80131500);
}
