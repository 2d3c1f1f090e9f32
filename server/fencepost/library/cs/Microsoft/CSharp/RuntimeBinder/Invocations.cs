namespace Microsoft.CSharp.RuntimeBinder;

using System.Diagnostics;
using System.Reflection;
using Members = Fencepost.Members;

/// <summary>Calls of methods, delegates and constructors.</summary>
internal static class Invocations
{
    private const int Static = 0x10, SpecialName = 0x800;

    internal static Func<object> OfMethods(string name, Lookup found, Type type, Operand target, Operand[] arguments, Type[] typeArguments, CSharpBinderFlags flags, Type context)
    {
        if ((flags & CSharpBinderFlags.InvokeSpecialName) == 0) RefuseAccessors(found.Methods, name);
        else if (arguments.Length == 1 && found.Methods.Count == 1) RequireHandler(found.Methods[0], arguments[0]);
        Candidate best = Overloads.Resolve(found.Methods, found.Inaccessible, arguments, typeArguments, context, type);
        MethodInfo method = (MethodInfo)best.Method;
        bool isStatic = (Members.Flags(method) & Static) != 0, simple = (flags & CSharpBinderFlags.InvokeSimpleName) != 0;
        if (isStatic && !target.IsStaticType && !simple) throw Problems.NeedsTypeName(method);
        if (!isStatic && target.IsStaticType) throw Problems.NeedsObject(method);
        RefuseConditional(method);
        RequireResult(method, flags);
        object owner = isStatic ? null : target.Value;
        return () => Called(best, owner, arguments);
    }

    internal static Func<object, Func<object>> OfDelegate(Type type, Operand[] arguments, CSharpBinderFlags flags, Type context)
    {
        MethodInfo invoke = Lookup.InvokeOf(type);
        List<MemberInfo> only = new(1);
        only.Add(invoke);
        Candidate best = Overloads.Resolve(only, new(1), arguments, null, context, type);
        RequireResult(invoke, flags);
        return function => () =>
        {
            if (function == null) throw new RuntimeBinderException("Cannot perform runtime binding on a null reference");
            return Called(best, function, arguments);
        };
    }

    // What a member of a late-bound object has given is called with the operands after the object.
    internal static object OfValue(object function, Operand[] operands, CSharpBinderFlags flags, Type context)
    {
        if (function is System.Dynamic.DynamicObject)
        {
            Fencepost.Machine.Unsupported("a call of a dynamic object that a member of another one has given");
        }
        Operand target = new(function, function == null ? null : Access.BestType(function.GetType(), context), CSharpArgumentInfoFlags.None);
        target.RequireTarget();
        if (function is not Delegate) throw new RuntimeBinderException("Cannot invoke a non-delegate type");
        return OfDelegate(target.Type, Operand.Rest(operands), flags, context)(function)();
    }

    internal static Func<object> OfConstructors(Type type, Operand[] arguments, Type context)
    {
        List<MemberInfo> open = new(4), closed = new(1);
        foreach (MemberInfo constructor in Members.Select(type, Members.Constructor, null, 4 + 16 + 32))
        {
            (Access.ToMember(constructor, type, context) ? open : closed).Add(constructor);
        }
        if (open.Count == 0 && closed.Count == 0) throw new RuntimeBinderException("The type '" + Names.Of(type) + "' has no constructors defined");
        Candidate best = Overloads.Resolve(open, closed, arguments, null, context, type);
        return () =>
        {
            object[] given = best.Given(arguments);
            if (type == typeof(string)) return Activator.CreateInstance(type, given);
            Members.Initialize(type, true);
            object made = RuntimeHelpers.GetUninitializedObject(type);
            Members.Invoke(best.Method, made, given, false);
            best.TakeBack(given, arguments);
            return made;
        };
    }

    private static object Called(Candidate best, object target, Operand[] arguments)
    {
        object[] given = best.Given(arguments);
        object result = Variables.Call(best.Method, target, given);
        best.TakeBack(given, arguments);
        return result;
    }

    private static void RequireResult(MethodInfo method, CSharpBinderFlags flags)
    {
        if ((flags & CSharpBinderFlags.ResultDiscarded) == 0 && Members.TypeOf(method) == typeof(void)) throw Problems.Void();
    }

    private static void RefuseAccessors(List<MemberInfo> methods, string name)
    {
        foreach (MemberInfo method in methods)
        {
            if ((Members.Flags(method) & SpecialName) == 0) return;
        }
        if (methods.Count == 0) return;
        int at = name.IndexOf('_');
        string kind = at < 0 ? name : name.Substring(0, at);
        string property = kind is "get" or "set" ? Names.Of(methods[0].DeclaringType) + "." + name.Substring(at + 1) : "";
        if (kind == "op") Fencepost.Machine.Unsupported("a dynamic call of an operator by its name");
        throw new RuntimeBinderException("'" + property + "." + kind + "': cannot explicitly call operator or accessor");
    }

    // What is added to an event or removed from it is converted as in an assignment.
    private static void RequireHandler(MemberInfo method, Operand handler)
    {
        Type type = Members.ParameterTypes(method)[0];
        if (!Conversions.Implicit(handler, type)) throw Problems.NoConversion(handler, type, false);
    }

    private static void RefuseConditional(MethodInfo method)
    {
        if (Known.IndexOf(Members.AttributeTypes(method, -1, false), typeof(ConditionalAttribute)) < 0) return;
        throw new RuntimeBinderException("Cannot dynamically invoke method '" + method.Name + "' because it has a Conditional attribute");
    }
}
