namespace System.Dynamic;

public abstract class InvokeMemberBinder : DynamicMetaObjectBinder
{
    private readonly CallInfo callInfo;

    protected InvokeMemberBinder(string name, bool ignoreCase, CallInfo callInfo)
    {
        Name = name;
        IgnoreCase = ignoreCase;
        this.callInfo = callInfo;
    }

    public string Name { get; }
    public bool IgnoreCase { get; }
    public CallInfo CallInfo => Shape;
    internal virtual CallInfo Shape => callInfo;
    public sealed override Type ReturnType => typeof(object);
}
