namespace System;

// Deviation: the stack trace names no files and lines, of the library's methods only those that the program calls, and
// nothing that comes after other threads know the exception.
public class Exception : Runtime.Serialization.ISerializable
{
    private readonly string message;
    private readonly Exception innerException;
    private Collections.IDictionary data;
    internal object trace;

    public Exception() => HResult = unchecked((int)0x80131500);

    public Exception(string message)
    {
        this.message = message;
        HResult = unchecked((int)0x80131500);
    }

    public Exception(string message, Exception innerException)
    {
        this.message = message;
        this.innerException = innerException;
        HResult = unchecked((int)0x80131500);
    }

    // In the order in which reflection lists them.
    public Reflection.MethodBase TargetSite => Diagnostics.StackTrace.Thrower(trace);
    public virtual string Message => message ?? "Exception of type '" + GetType().ToString() + "' was thrown.";
    internal string OwnMessage => message;
    public virtual Collections.IDictionary Data => data ??= new Collections.Hashtable();
    public Exception InnerException => innerException;
    public virtual string HelpLink { get; set; }
    private string source;
    public virtual string Source { get => source ?? (trace == null ? null : Diagnostics.StackTrace.Source(trace)); set => source = value; }
    public int HResult { get; set; }
    public virtual string StackTrace => trace == null ? null : Diagnostics.StackTrace.Asked(trace);

    public virtual void GetObjectData(Runtime.Serialization.SerializationInfo info, Runtime.Serialization.StreamingContext context) =>
        ArgumentNullException.ThrowIfNull(info);

    public virtual Exception GetBaseException()
    {
        Exception exception = this;
        while (exception.InnerException != null) exception = exception.InnerException;
        return exception;
    }

    public override string ToString()
    {
        string text = GetType().ToString();
        string own = Message;
        if (!string.IsNullOrEmpty(own)) text = text + ": " + own;
        if (innerException != null) text = text + "\n ---> " + innerException.ToString() + "\n   --- End of inner exception stack trace ---";
        string trace = StackTrace;
        return trace == null ? text : text + "\n" + trace;
    }

    public new Type GetType() => base.GetType();
}
