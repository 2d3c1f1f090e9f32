namespace System.Runtime.InteropServices;

[AttributeUsage(AttributeTargets.Parameter, Inherited = false)]
public sealed class DefaultParameterValueAttribute : Attribute
{
    public DefaultParameterValueAttribute(object value) => Value = value;
    public object Value { get; }
}
