namespace Microsoft.CSharp.RuntimeBinder;

using System.Dynamic;

internal sealed class CSharpSetMemberBinder : SetMemberBinder, IBinding
{
    private readonly CSharpBinderFlags flags;
    private readonly Type context;
    private readonly CSharpArgumentInfo[] infos;

    internal CSharpSetMemberBinder(CSharpBinderFlags flags, string name, Type context, CSharpArgumentInfo[] infos) : base(name, false)
    {
        this.flags = flags;
        this.context = context;
        this.infos = infos;
    }

    internal override object Run(object[] arguments)
    {
        Operand[] operands = Operand.All(arguments, infos, context);
        object target = arguments[1], value = arguments[2];
        if (target is ExpandoObject expando)
        {
            expando.Set(Name, value, false);
            return value;
        }
        if (LateTarget.Of(target) is not { } late) return Bind(operands)();
        if (LateTarget.Try(this, operands, out RuntimeBinderException problem) is { } found) return found();
        return late.TrySetMember(this, value) ? value : throw problem;
    }

    public Func<object> Bind(Operand[] operands)
    {
        Operand target = operands[0];
        target.RequireTarget();
        Lookup found = Lookup.Of(target.Type, Name, context, false);
        if (found.IsEmpty) throw found.Missing(target.Type, Name, context);
        if (found.Other is null) throw new RuntimeBinderException("The name '" + Name + "' is bound to a method and cannot be used like a property");
        return Variables.Set(found.Other, target, operands[1], context, flags);
    }
}
