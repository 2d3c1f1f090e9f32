namespace System.Runtime.Serialization;

public sealed class SerializationInfo
{
    internal SerializationInfo() { }
}
