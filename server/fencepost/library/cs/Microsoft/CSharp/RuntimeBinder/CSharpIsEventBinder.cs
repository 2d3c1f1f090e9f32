namespace Microsoft.CSharp.RuntimeBinder;

using System.Dynamic;
using System.Reflection;

internal sealed class CSharpIsEventBinder : DynamicMetaObjectBinder
{
    private readonly string name;
    private readonly Type context;

    internal CSharpIsEventBinder(string name, Type context)
    {
        this.name = name;
        this.context = context;
    }

    public override Type ReturnType => typeof(bool);

    internal override object Run(object[] arguments)
    {
        Operand target = Operand.All(arguments, new CSharpArgumentInfo[0], context)[0];
        target.RequireTarget();
        return LateTarget.Of(target.Value) is null && target.Value is ExpandoObject ? false : Lookup.Of(target.Type, name, context, false).Other is EventInfo;
    }
}
