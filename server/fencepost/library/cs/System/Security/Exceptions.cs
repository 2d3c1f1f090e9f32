namespace System.Security;

public class SecurityException : SystemException
{
    public SecurityException() : base("Security error.") => HResult = unchecked((int)0x8013150A);
    public SecurityException(string message) : base(message) => HResult = unchecked((int)0x8013150A);
    public SecurityException(string message, Exception inner) : base(message, inner) => HResult = unchecked((int)0x8013150A);
}

public class VerificationException : SystemException
{
    public VerificationException() : base("Operation could destabilize the runtime.") => HResult = unchecked((int)0x8013150D);
    public VerificationException(string message) : base(message) => HResult = unchecked((int)0x8013150D);
    public VerificationException(string message, Exception innerException) : base(message, innerException) => HResult = unchecked((int)0x8013150D);
}
