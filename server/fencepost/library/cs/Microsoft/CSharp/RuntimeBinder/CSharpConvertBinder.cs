namespace Microsoft.CSharp.RuntimeBinder;

using System.Dynamic;

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
