namespace System.ComponentModel;

[AttributeUsage(AttributeTargets.All)]
public class DescriptionAttribute : Attribute
{
    public static readonly DescriptionAttribute Default = new DescriptionAttribute();
    public DescriptionAttribute() : this("") { }
    public DescriptionAttribute(string description) => DescriptionValue = description;
    public virtual string Description => DescriptionValue;
    protected string DescriptionValue { get; set; }
    public override bool Equals(object obj) => obj is DescriptionAttribute other && other.Description == Description;
    public override int GetHashCode() => Description?.GetHashCode() ?? 0;
    public override bool IsDefaultAttribute() => Equals(Default);
}
