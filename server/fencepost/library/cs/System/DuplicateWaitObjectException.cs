namespace System;

public class DuplicateWaitObjectException : ArgumentException
{
    public DuplicateWaitObjectException() : base("Duplicate objects in argument.") => HResult = unchecked((int)0x80131529);
    public DuplicateWaitObjectException(string parameterName) : base("Duplicate objects in argument.", parameterName) => HResult = unchecked((int)0x80131529);
    public DuplicateWaitObjectException(string parameterName, string message) : base(message, parameterName) => HResult = unchecked((int)0x80131529);
    public DuplicateWaitObjectException(string message, Exception innerException) : base(message, innerException) => HResult = unchecked((int)0x80131529);
}
