namespace System.Collections.Generic;

public class KeyNotFoundException : SystemException
{
    public KeyNotFoundException() : base("The given key was not present in the dictionary.") => HResult = unchecked((int)0x80131577);
    public KeyNotFoundException(string message) : base(message) => HResult = unchecked((int)0x80131577);
    public KeyNotFoundException(string message, Exception innerException) : base(message, innerException) => HResult = unchecked((int)0x80131577);
}
