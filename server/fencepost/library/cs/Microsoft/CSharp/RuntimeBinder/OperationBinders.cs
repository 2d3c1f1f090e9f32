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

internal sealed class CSharpConvertBinder : ConvertBinder, IBinding
{
    private readonly CSharpBinderFlags flags;
    private readonly Type context;

    internal CSharpConvertBinder(CSharpBinderFlags flags, Type type, Type context) : base(type, (flags & CSharpBinderFlags.ConvertExplicit) != 0)
    {
        this.flags = flags;
        this.context = context;
    }

    internal override object Run(object[] arguments)
    {
        Operand[] operands = Operand.All(arguments, new CSharpArgumentInfo[0], context);
        if (LateTarget.Of(arguments[1]) is not { } late) return Bind(operands)();
        if (LateTarget.Try(this, operands, out RuntimeBinderException problem) is { } found) return found();
        return late.TryConvert(this, out object result) ? LateTarget.Checked(result, late, this, Type) : throw problem;
    }

    public Func<object> Bind(Operand[] operands)
    {
        Operand operand = operands[0];
        bool isChecked = (flags & CSharpBinderFlags.CheckedContext) != 0;
        if ((flags & CSharpBinderFlags.ConvertArrayIndex) != 0)
        {
            Type[] types = Indexing.IndexTypes(1, operands);
            return () => Indexing.Places(operands, types)[0];
        }
        if (Explicit ? !Conversions.Explicit(operand, Type) : !Conversions.Implicit(operand, Type)) throw Problems.NoConversion(operand, Type, Explicit);
        return () => Conversions.Apply(operand, Type, Explicit, isChecked);
    }
}
