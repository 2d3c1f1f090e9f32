namespace System.Runtime.InteropServices;

[AttributeUsage(AttributeTargets.All, Inherited = false)]
public sealed class ComVisibleAttribute : Attribute
{
    public ComVisibleAttribute(bool visibility) => Visibility = visibility;
    public bool Visibility { get; }
}
