namespace System.Dynamic;

public abstract class GetMemberBinder : DynamicMetaObjectBinder
{
    protected GetMemberBinder(string name, bool ignoreCase)
    {
        Name = name;
        IgnoreCase = ignoreCase;
    }

    public string Name { get; }
    public bool IgnoreCase { get; }
    public sealed override Type ReturnType => typeof(object);
}
