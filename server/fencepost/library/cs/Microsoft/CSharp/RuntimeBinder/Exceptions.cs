namespace Microsoft.CSharp.RuntimeBinder;

public class RuntimeBinderException : Exception
{
    public RuntimeBinderException() { }
    public RuntimeBinderException(string message) : base(message) { }
    public RuntimeBinderException(string message, Exception innerException) : base(message, innerException) { }
}

public class RuntimeBinderInternalCompilerException : Exception
{
    public RuntimeBinderInternalCompilerException() { }
    public RuntimeBinderInternalCompilerException(string message) : base(message) { }
    public RuntimeBinderInternalCompilerException(string message, Exception innerException) : base(message, innerException) { }
}
