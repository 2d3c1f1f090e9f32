namespace Microsoft.CSharp.RuntimeBinder;

using System.Dynamic;

internal sealed class CSharpSetIndexBinder : SetIndexBinder, IBinding
{
    private readonly CSharpBinderFlags flags;
    private readonly Type context;
    private readonly CSharpArgumentInfo[] infos;

    internal CSharpSetIndexBinder(CSharpBinderFlags flags, Type context, CSharpArgumentInfo[] infos) : base(null)
    {
        this.flags = flags;
        this.context = context;
        this.infos = infos;
    }

    internal override CallInfo Shape => CSharpArgumentInfo.CallInfo(infos, 2);

    internal override object Run(object[] arguments)
    {
        Operand[] operands = Operand.All(arguments, infos, context);
        if (LateTarget.Of(arguments[1]) is not { } late) return Bind(operands)();
        if (LateTarget.Try(this, operands, out RuntimeBinderException problem) is { } found) return found();
        object value = operands[operands.Length - 1].Value;
        return late.TrySetIndex(this, Operand.Values(operands, 1, operands.Length - 1), value) ? value : throw problem;
    }

    public Func<object> Bind(Operand[] operands)
    {
        Operand target = operands[0], value = operands[operands.Length - 1];
        target.RequireTarget();
        Operand[] indices = new Operand[operands.Length - 2];
        Array.Copy(operands, 1, indices, 0, indices.Length);
        return target.Type.IsArray ? Indexing.SetItem(target, indices, value, flags) : Indexing.Set(target, indices, value, context, flags);
    }
}
