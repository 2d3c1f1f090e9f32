namespace System;

public class ObjectDisposedException : InvalidOperationException
{
    private readonly string objectName;

    public ObjectDisposedException(string objectName) : this(objectName, "Cannot access a disposed object.") { }

    public ObjectDisposedException(string objectName, string message) : base(message)
    {
        HResult = unchecked((int)0x80131622);
        this.objectName = objectName;
    }

    public ObjectDisposedException(string message, Exception innerException) : base(message, innerException) => HResult = unchecked((int)0x80131622);

    public string ObjectName => objectName ?? "";

    public override string Message => string.IsNullOrEmpty(objectName) ? base.Message : base.Message + "\nObject name: '" + objectName + "'.";

    public static void ThrowIf(bool condition, object instance)
    {
        if (condition) throw new ObjectDisposedException(instance?.GetType().FullName);
    }

    public static void ThrowIf(bool condition, Type type)
    {
        if (condition) throw new ObjectDisposedException(type?.FullName);
    }
}
