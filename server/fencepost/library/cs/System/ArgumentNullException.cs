namespace System;

public class ArgumentNullException : ArgumentException
{
    public ArgumentNullException() : base("Value cannot be null.") => HResult = unchecked((int)0x80004003);
    public ArgumentNullException(string paramName) : base("Value cannot be null.", paramName) => HResult = unchecked((int)0x80004003);
    public ArgumentNullException(string message, Exception innerException) : base(message, innerException) => HResult = unchecked((int)0x80004003);
    public ArgumentNullException(string paramName, string message) : base(message, paramName) => HResult = unchecked((int)0x80004003);

    public static void ThrowIfNull(object argument, [CallerArgumentExpression("argument")] string paramName = null)
    {
        if (argument is null) throw new ArgumentNullException(paramName);
    }

    public static unsafe void ThrowIfNull(void* argument, [CallerArgumentExpression("argument")] string paramName = null)
    {
        if (argument == null) throw new ArgumentNullException(paramName);
    }
}
