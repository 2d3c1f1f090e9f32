namespace System.Dynamic;

public abstract class SetIndexBinder : DynamicMetaObjectBinder
{
    private readonly CallInfo callInfo;

    protected SetIndexBinder(CallInfo callInfo) => this.callInfo = callInfo;
    public CallInfo CallInfo => Shape;
    internal virtual CallInfo Shape => callInfo;
    public sealed override Type ReturnType => typeof(object);
}
