namespace System.Dynamic;

public abstract class CreateInstanceBinder : DynamicMetaObjectBinder
{
    private readonly CallInfo callInfo;

    protected CreateInstanceBinder(CallInfo callInfo) => this.callInfo = callInfo;
    public CallInfo CallInfo => Shape;
    internal virtual CallInfo Shape => callInfo;
    public sealed override Type ReturnType => typeof(object);
}
