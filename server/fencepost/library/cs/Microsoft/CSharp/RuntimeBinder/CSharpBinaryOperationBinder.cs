namespace Microsoft.CSharp.RuntimeBinder;

using System.Dynamic;
using System.Linq.Expressions;

internal sealed class CSharpBinaryOperationBinder : BinaryOperationBinder, IBinding
{
    private readonly CSharpBinderFlags flags;
    private readonly Type context;
    private readonly CSharpArgumentInfo[] infos;

    internal CSharpBinaryOperationBinder(CSharpBinderFlags flags, ExpressionType operation, Type context, CSharpArgumentInfo[] infos) : base(operation)
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
        return late.TryBinaryOperation(this, arguments[2], out object result) ? result : throw problem;
    }

    public Func<object> Bind(Operand[] operands) =>
        BinaryOperators.Bind(Operation, (flags & CSharpBinderFlags.CheckedContext) != 0, (flags & CSharpBinderFlags.BinaryOperationLogical) != 0, operands[0], operands[1]);
}
