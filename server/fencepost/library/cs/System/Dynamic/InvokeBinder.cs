namespace System.Dynamic;

public abstract class InvokeBinder : DynamicMetaObjectBinder
{
    private readonly CallInfo callInfo;

    protected InvokeBinder(CallInfo callInfo) => this.callInfo = callInfo;
    public CallInfo CallInfo => Shape;
    internal virtual CallInfo Shape => callInfo;
    public sealed override Type ReturnType => typeof(object);
}
