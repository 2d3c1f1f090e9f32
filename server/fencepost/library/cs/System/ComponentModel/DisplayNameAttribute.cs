namespace System.ComponentModel;

[AttributeUsage(AttributeTargets.Class | AttributeTargets.Method | AttributeTargets.Property | AttributeTargets.Event)]
public class DisplayNameAttribute : Attribute
{
    public static readonly DisplayNameAttribute Default = new DisplayNameAttribute();
    public DisplayNameAttribute() : this("") { }
    public DisplayNameAttribute(string displayName) => DisplayNameValue = displayName;
    public virtual string DisplayName => DisplayNameValue;
    protected string DisplayNameValue { get; set; }
    public override bool Equals(object obj) => obj is DisplayNameAttribute other && other.DisplayName == DisplayName;
    public override int GetHashCode() => DisplayName?.GetHashCode() ?? 0;
    public override bool IsDefaultAttribute() => Equals(Default);
}
