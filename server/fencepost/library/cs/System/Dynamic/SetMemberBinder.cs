namespace System.Dynamic;

public abstract class SetMemberBinder : DynamicMetaObjectBinder
{
    protected SetMemberBinder(string name, bool ignoreCase)
    {
        Name = name;
        IgnoreCase = ignoreCase;
    }

    public string Name { get; }
    public bool IgnoreCase { get; }
    public sealed override Type ReturnType => typeof(object);
}
