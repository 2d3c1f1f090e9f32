namespace System.Dynamic;

public abstract class DeleteMemberBinder : DynamicMetaObjectBinder
{
    protected DeleteMemberBinder(string name, bool ignoreCase)
    {
        Name = name;
        IgnoreCase = ignoreCase;
    }

    public string Name { get; }
    public bool IgnoreCase { get; }
    public sealed override Type ReturnType => typeof(void);
}
