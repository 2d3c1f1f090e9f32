namespace System.Runtime.InteropServices;

public class ExternalException : SystemException
{
    public ExternalException() : base("External component has thrown an exception.") => HResult = unchecked((int)0x80004005);
    public ExternalException(string message) : base(message) => HResult = unchecked((int)0x80004005);
    public ExternalException(string message, Exception inner) : base(message, inner) => HResult = unchecked((int)0x80004005);
    public ExternalException(string message, int errorCode) : base(message) => HResult = errorCode;
    public virtual int ErrorCode => HResult;
}

public class SEHException : ExternalException
{
    public SEHException() : base("External component has thrown an exception.") => HResult = unchecked((int)0x80004005);
    public SEHException(string message) : base(message) => HResult = unchecked((int)0x80004005);
    public SEHException(string message, Exception inner) : base(message, inner) => HResult = unchecked((int)0x80004005);
}
