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

public enum EditorBrowsableState
{
    Always = 0,
    Never = 1,
    Advanced = 2,
}

[AttributeUsage(AttributeTargets.All & ~(AttributeTargets.Assembly | AttributeTargets.Module | AttributeTargets.Parameter | AttributeTargets.ReturnValue))]
public sealed class EditorBrowsableAttribute : Attribute
{
    public EditorBrowsableAttribute() : this(EditorBrowsableState.Always) { }
    public EditorBrowsableAttribute(EditorBrowsableState state) => State = state;
    public EditorBrowsableState State { get; }
    public override bool Equals(object obj) => obj is EditorBrowsableAttribute other && other.State == State;
    public override int GetHashCode() => State.GetHashCode();
}
