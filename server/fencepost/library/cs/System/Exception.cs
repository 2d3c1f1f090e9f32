namespace System;

// Deviation: the stack trace names the method that threw and no other; ToString leaves it out.
public class Exception : Runtime.Serialization.ISerializable
{
    private readonly string message;
    private readonly Exception innerException;
    private Collections.IDictionary data;
    private string thrownBy;

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
    public Reflection.MethodBase TargetSite => null;
    public virtual string Message => message ?? "Exception of type '" + GetType().ToString() + "' was thrown.";
    internal string OwnMessage => message;
    public virtual Collections.IDictionary Data => data ??= new Collections.Hashtable();
    public Exception InnerException => innerException;
    public virtual string HelpLink { get; set; }
    public virtual string Source { get; set; }
    public int HResult { get; set; }
    public virtual string StackTrace => thrownBy == null ? null : "   at " + thrownBy;

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
        return text;
    }

    public new Type GetType() => base.GetType();
}
