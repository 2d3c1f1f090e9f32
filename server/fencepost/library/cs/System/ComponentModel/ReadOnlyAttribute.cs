namespace System.ComponentModel;

[AttributeUsage(AttributeTargets.All)]
public sealed class ReadOnlyAttribute : Attribute
{
    public static readonly ReadOnlyAttribute Yes = new ReadOnlyAttribute(true);
    public static readonly ReadOnlyAttribute No = new ReadOnlyAttribute(false);
    public static readonly ReadOnlyAttribute Default = No;
    public ReadOnlyAttribute(bool isReadOnly) => IsReadOnly = isReadOnly;
    public bool IsReadOnly { get; }
    public override bool Equals(object value) => value is ReadOnlyAttribute other && other.IsReadOnly == IsReadOnly;
    public override bool IsDefaultAttribute() => IsReadOnly == Default.IsReadOnly;
}
