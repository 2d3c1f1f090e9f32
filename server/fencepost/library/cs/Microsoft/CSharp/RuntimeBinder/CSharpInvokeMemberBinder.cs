namespace Microsoft.CSharp.RuntimeBinder;

using System.Dynamic;
using Members = Fencepost.Members;

internal sealed class CSharpInvokeMemberBinder : InvokeMemberBinder, IBinding
{
    private readonly CSharpBinderFlags flags;
    private readonly Type[] typeArguments;
    private readonly Type context;
    private readonly CSharpArgumentInfo[] infos;

    internal CSharpInvokeMemberBinder(CSharpBinderFlags flags, string name, Type[] typeArguments, Type context, CSharpArgumentInfo[] infos) : base(name, false, null)
    {
        this.flags = flags;
        this.typeArguments = typeArguments;
        this.context = context;
        this.infos = infos;
    }

    internal override CallInfo Shape => CSharpArgumentInfo.CallInfo(infos, 1);

    internal override object Run(object[] arguments)
    {
        Operand[] operands = Operand.All(arguments, infos, context);
        object target = arguments[1];
        if (target is ExpandoObject expando && expando.TryGet(Name, out object value)) return Invocations.OfValue(value, operands, flags, context);
        if (LateTarget.Of(target) is not { } late) return Bind(operands)();
        if (LateTarget.Try(this, operands, out RuntimeBinderException problem) is { } found) return found();
        if (late.TryInvokeMember(this, Operand.Values(operands, 1, operands.Length), out object result)) return result;
        if (late.TryGetMember(new CSharpGetMemberBinder(Name, context, infos), out object function)) return Invocations.OfValue(function, operands, flags, context);
        throw problem;
    }

    public Func<object> Bind(Operand[] operands)
    {
        Operand target = operands[0];
        target.RequireTarget();
        Type type = target.IsStaticType ? (Type)target.Value : target.Type;
        Lookup found = Lookup.Of(type, Name, context, true);
        if (found.Other is { } variable)
        {
            variable = Lookup.Storage(variable, type, context);
            if (!Members.TypeOf(variable).IsSubclassOf(typeof(Delegate)))
            {
                throw new RuntimeBinderException("Non-invocable member '" + Names.Of(variable) + "' cannot be used like a method.");
            }
            Func<object> read = Variables.Get(variable, target, context);
            Func<object, Func<object>> call = Invocations.OfDelegate(Members.TypeOf(variable), Operand.Rest(operands), flags, context);
            return () => call(read())();
        }
        if (found.Methods.Count == 0 && found.Inaccessible.Count == 0) throw found.Missing(type, Name, context);
        return Invocations.OfMethods(Name, found, type, target, Operand.Rest(operands), typeArguments, flags, context);
    }
}
