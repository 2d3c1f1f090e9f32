namespace Microsoft.CSharp.RuntimeBinder;

using System.Dynamic;

internal sealed class CSharpInvokeBinder : InvokeBinder, IBinding
{
    private readonly CSharpBinderFlags flags;
    private readonly Type context;
    private readonly CSharpArgumentInfo[] infos;

    internal CSharpInvokeBinder(CSharpBinderFlags flags, Type context, CSharpArgumentInfo[] infos) : base(null)
    {
        this.flags = flags;
        this.context = context;
        this.infos = infos;
    }

    internal override CallInfo Shape => CSharpArgumentInfo.CallInfo(infos, 1);

    internal override object Run(object[] arguments)
    {
        Operand[] operands = Operand.All(arguments, infos, context);
        if (LateTarget.Of(arguments[1]) is not { } late) return Bind(operands)();
        if (LateTarget.Try(this, operands, out RuntimeBinderException problem) is { } found) return found();
        return late.TryInvoke(this, Operand.Values(operands, 1, operands.Length), out object result) ? result : throw problem;
    }

    public Func<object> Bind(Operand[] operands)
    {
        Operand target = operands[0];
        target.RequireTarget();
        if (!target.Type.IsSubclassOf(typeof(Delegate))) throw new RuntimeBinderException("Cannot invoke a non-delegate type");
        return Invocations.OfDelegate(target.Type, Operand.Rest(operands), flags, context)(target.Value);
    }
}
