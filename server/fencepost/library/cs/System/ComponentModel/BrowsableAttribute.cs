namespace System.ComponentModel;

[AttributeUsage(AttributeTargets.All)]
public sealed class BrowsableAttribute : Attribute
{
    public static readonly BrowsableAttribute Yes = new BrowsableAttribute(true);
    public static readonly BrowsableAttribute No = new BrowsableAttribute(false);
    public static readonly BrowsableAttribute Default = Yes;
    public BrowsableAttribute(bool browsable) => Browsable = browsable;
    public bool Browsable { get; }
    public override bool Equals(object obj) => obj is BrowsableAttribute other && other.Browsable == Browsable;
    public override int GetHashCode() => Browsable.GetHashCode();
    public override bool IsDefaultAttribute() => Equals(Default);
}
