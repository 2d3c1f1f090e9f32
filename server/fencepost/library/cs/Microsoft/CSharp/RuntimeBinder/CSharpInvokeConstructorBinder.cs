namespace Microsoft.CSharp.RuntimeBinder;

using System.Dynamic;

internal sealed class CSharpInvokeConstructorBinder : DynamicMetaObjectBinder, IBinding
{
    private readonly Type context;
    private readonly CSharpArgumentInfo[] infos;

    internal CSharpInvokeConstructorBinder(Type context, CSharpArgumentInfo[] infos)
    {
        this.context = context;
        this.infos = infos;
    }

    internal override object Run(object[] arguments) => Bind(Operand.All(arguments, infos, context))();

    public Func<object> Bind(Operand[] operands)
    {
        Type type = (Type)operands[0].Value;
        return Invocations.OfConstructors(type, Operand.Rest(operands), context);
    }
}
