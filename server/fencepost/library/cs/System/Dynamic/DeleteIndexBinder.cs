namespace System.Dynamic;

public abstract class DeleteIndexBinder : DynamicMetaObjectBinder
{
    private readonly CallInfo callInfo;

    protected DeleteIndexBinder(CallInfo callInfo) => this.callInfo = callInfo;
    public CallInfo CallInfo => Shape;
    internal virtual CallInfo Shape => callInfo;
    public sealed override Type ReturnType => typeof(void);
}
