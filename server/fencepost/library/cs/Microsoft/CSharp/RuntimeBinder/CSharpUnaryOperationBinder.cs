namespace Microsoft.CSharp.RuntimeBinder;

using System.Dynamic;
using System.Linq.Expressions;

internal sealed class CSharpUnaryOperationBinder : UnaryOperationBinder, IBinding
{
    private readonly CSharpBinderFlags flags;
    private readonly Type context;
    private readonly CSharpArgumentInfo[] infos;

    internal CSharpUnaryOperationBinder(CSharpBinderFlags flags, ExpressionType operation, Type context, CSharpArgumentInfo[] infos) : base(operation)
    {
        this.flags = flags;
        this.context = context;
        this.infos = infos;
    }

    internal override object Run(object[] arguments)
    {
        Operand[] operands = Operand.All(arguments, infos, context);
        if (LateTarget.Of(arguments[1]) is not { } late) return Bind(operands)();
        if (LateTarget.Try(this, operands, out RuntimeBinderException problem) is { } found) return found();
        if (late.TryUnaryOperation(this, out object result)) return LateTarget.Checked(result, late, this, ReturnType);
        throw problem;
    }

    public Func<object> Bind(Operand[] operands) => UnaryOperators.Bind(Operation, (flags & CSharpBinderFlags.CheckedContext) != 0, operands[0]);
}
