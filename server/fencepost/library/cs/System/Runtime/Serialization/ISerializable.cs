namespace System.Runtime.Serialization;

// What signatures name: nothing makes the information that objects would be written to.
public interface ISerializable
{
    void GetObjectData(SerializationInfo info, StreamingContext context);
}
