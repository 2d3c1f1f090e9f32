namespace System.Linq.Expressions;

public sealed class LabelTarget
{
    internal LabelTarget(Type type, string name)
    {
        Type = type;
        Name = name;
    }

    public string Name { get; }
    public Type Type { get; }
    public override string ToString() => string.IsNullOrEmpty(Name) ? "UnamedLabel" : Name;
}
