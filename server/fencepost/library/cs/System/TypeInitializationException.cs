namespace System;

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
