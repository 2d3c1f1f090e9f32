namespace System.Dynamic;

using System.Linq.Expressions;

public abstract class DynamicMetaObjectBinder : CallSiteBinder
{
    protected DynamicMetaObjectBinder() { }
    public virtual Type ReturnType => typeof(object);
}

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

public abstract class InvokeBinder : DynamicMetaObjectBinder
{
    private readonly CallInfo callInfo;

    protected InvokeBinder(CallInfo callInfo) => this.callInfo = callInfo;
    public CallInfo CallInfo => Shape;
    internal virtual CallInfo Shape => callInfo;
    public sealed override Type ReturnType => typeof(object);
}

public abstract class CreateInstanceBinder : DynamicMetaObjectBinder
{
    private readonly CallInfo callInfo;

    protected CreateInstanceBinder(CallInfo callInfo) => this.callInfo = callInfo;
    public CallInfo CallInfo => Shape;
    internal virtual CallInfo Shape => callInfo;
    public sealed override Type ReturnType => typeof(object);
}

public abstract class GetIndexBinder : DynamicMetaObjectBinder
{
    private readonly CallInfo callInfo;

    protected GetIndexBinder(CallInfo callInfo) => this.callInfo = callInfo;
    public CallInfo CallInfo => Shape;
    internal virtual CallInfo Shape => callInfo;
    public sealed override Type ReturnType => typeof(object);
}

public abstract class SetIndexBinder : DynamicMetaObjectBinder
{
    private readonly CallInfo callInfo;

    protected SetIndexBinder(CallInfo callInfo) => this.callInfo = callInfo;
    public CallInfo CallInfo => Shape;
    internal virtual CallInfo Shape => callInfo;
    public sealed override Type ReturnType => typeof(object);
}

public abstract class DeleteIndexBinder : DynamicMetaObjectBinder
{
    private readonly CallInfo callInfo;

    protected DeleteIndexBinder(CallInfo callInfo) => this.callInfo = callInfo;
    public CallInfo CallInfo => Shape;
    internal virtual CallInfo Shape => callInfo;
    public sealed override Type ReturnType => typeof(void);
}

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

public abstract class BinaryOperationBinder : DynamicMetaObjectBinder
{
    protected BinaryOperationBinder(ExpressionType operation) => Operation = operation;
    public ExpressionType Operation { get; }
    public sealed override Type ReturnType => typeof(object);
}

public abstract class UnaryOperationBinder : DynamicMetaObjectBinder
{
    protected UnaryOperationBinder(ExpressionType operation) => Operation = operation;
    public ExpressionType Operation { get; }
    public sealed override Type ReturnType => Operation is ExpressionType.IsTrue or ExpressionType.IsFalse ? typeof(bool) : typeof(object);
}
