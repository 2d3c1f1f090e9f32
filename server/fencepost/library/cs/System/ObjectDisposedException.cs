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

public sealed class TypeInitializationException : SystemException
{
    private readonly string typeName;

    private TypeInitializationException() => HResult = unchecked((int)0x80131534);

    public TypeInitializationException(string fullTypeName, Exception innerException)
        : base("The type initializer for '" + fullTypeName + "' threw an exception.", innerException)
    {
        typeName = fullTypeName;
        HResult = unchecked((int)0x80131534);
    }

    public string TypeName => typeName ?? "";
}

public class NotFiniteNumberException : ArithmeticException
{
    private const string Default = "Number encountered was not a finite quantity.";

    public NotFiniteNumberException() : this(Default) { }
    public NotFiniteNumberException(double offendingNumber) : this(Default, offendingNumber) { }
    public NotFiniteNumberException(string message) : base(message) => HResult = unchecked((int)0x80131528);
    public NotFiniteNumberException(string message, double offendingNumber) : this(message) => OffendingNumber = offendingNumber;
    public NotFiniteNumberException(string message, Exception innerException) : base(message, innerException) => HResult = unchecked((int)0x80131528);
    public NotFiniteNumberException(string message, double offendingNumber, Exception innerException) : this(message, innerException) => OffendingNumber = offendingNumber;
    public double OffendingNumber { get; }
}
