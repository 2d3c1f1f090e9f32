namespace Microsoft.CSharp.RuntimeBinder;

using System.Dynamic;

internal sealed class CSharpGetIndexBinder : GetIndexBinder, IBinding
{
    private readonly Type context;
    private readonly CSharpArgumentInfo[] infos;

    internal CSharpGetIndexBinder(Type context, CSharpArgumentInfo[] infos) : base(null)
    {
        this.context = context;
        this.infos = infos;
    }

    internal override CallInfo Shape => CSharpArgumentInfo.CallInfo(infos, 1);

    internal override object Run(object[] arguments)
    {
        Operand[] operands = Operand.All(arguments, infos, context);
        if (LateTarget.Of(arguments[1]) is not { } late) return Bind(operands)();
        if (LateTarget.Try(this, operands, out RuntimeBinderException problem) is { } found) return found();
        return late.TryGetIndex(this, Operand.Values(operands, 1, operands.Length), out object result) ? result : throw problem;
    }

    public Func<object> Bind(Operand[] operands)
    {
        Operand target = operands[0];
        target.RequireTarget();
        Operand[] indices = Operand.Rest(operands);
        return target.Type.IsArray ? Indexing.GetItem(target, indices) : Indexing.Get(target, indices, context);
    }
}
