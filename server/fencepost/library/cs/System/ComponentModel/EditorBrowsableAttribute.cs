namespace System.ComponentModel;

[AttributeUsage(AttributeTargets.All & ~(AttributeTargets.Assembly | AttributeTargets.Module | AttributeTargets.Parameter | AttributeTargets.ReturnValue))]
public sealed class EditorBrowsableAttribute : Attribute
{
    public EditorBrowsableAttribute() : this(EditorBrowsableState.Always) { }
    public EditorBrowsableAttribute(EditorBrowsableState state) => State = state;
    public EditorBrowsableState State { get; }
    public override bool Equals(object obj) => obj is EditorBrowsableAttribute other && other.State == State;
    public override int GetHashCode() => State.GetHashCode();
}
