namespace System.Runtime.CompilerServices;

[AttributeUsage(AttributeTargets.Field, Inherited = false)]
public sealed class AccessedThroughPropertyAttribute : Attribute
{
    public AccessedThroughPropertyAttribute(string propertyName) => PropertyName = propertyName;
    public string PropertyName { get; }
}
