namespace System.Reflection;

public interface IReflectableType
{
    TypeInfo GetTypeInfo();
}
