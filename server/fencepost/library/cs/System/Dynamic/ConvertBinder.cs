namespace System.Dynamic;

public abstract class ConvertBinder : DynamicMetaObjectBinder
{
    protected ConvertBinder(Type type, bool @explicit)
    {
        Type = type;
        Explicit = @explicit;
    }

    public Type Type { get; }
    public bool Explicit { get; }
    public sealed override Type ReturnType => Type;
}
