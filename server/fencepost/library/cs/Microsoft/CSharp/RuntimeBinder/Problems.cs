namespace Microsoft.CSharp.RuntimeBinder;

using System.Linq.Expressions;
using System.Reflection;

/// <summary>What the binder says.</summary>
internal static class Problems
{
    internal static RuntimeBinderException Inaccessible(MemberInfo member, Type receiver, Type context)
    {
        if (Access.IsProtected(member, context))
        {
            return new RuntimeBinderException("Cannot access protected member '" + Names.Of(member) + "' via a qualifier of type '" + Names.Of(receiver)
                + "'; the qualifier must be of type '" + Names.Of(context) + "' (or derived from it)");
        }
        return new RuntimeBinderException("'" + Names.Of(member) + "' is inaccessible due to its protection level");
    }

    internal static RuntimeBinderException NeedsTypeName(MemberInfo member) =>
        new("Member '" + Names.Of(member) + "' cannot be accessed with an instance reference; qualify it with a type name instead");

    internal static RuntimeBinderException NeedsObject(MemberInfo member) =>
        new("An object reference is required for the non-static field, method, or property '" + Names.Of(member) + "'");

    internal static RuntimeBinderException NoConversion(Operand from, Type to, bool isExplicit)
    {
        if (from.Type is null && to.IsValueType && Nullable.GetUnderlyingType(to) is null)
        {
            return new RuntimeBinderException("Cannot convert null to '" + Names.Of(to) + "' because it is a non-nullable value type");
        }
        KnowAll(from.Type, isExplicit ? "op_Explicit" : "op_Implicit");
        KnowAll(to, isExplicit ? "op_Explicit" : "op_Implicit");
        string types = "'" + Names.Of(from.Type) + "' to '" + Names.Of(to) + "'";
        if (isExplicit) return new RuntimeBinderException("Cannot convert type " + types);
        string hint = Conversions.Explicit(from, to) ? ". An explicit conversion exists (are you missing a cast?)" : "";
        return new RuntimeBinderException("Cannot implicitly convert type " + types + hint);
    }

    internal static RuntimeBinderException Void() => new("Cannot implicitly convert type 'void' to 'object'");

    internal static RuntimeBinderException Operator(ExpressionType operation, bool logical, Operand left, Operand right)
    {
        KnowAll(left.Type, OperatorNames.Method(operation));
        KnowAll(right.Type, OperatorNames.Method(operation));
        return new("Operator '" + OperatorNames.Symbol(operation, logical) + "' cannot be applied to operands of type '" + Names.Of(left.Type) + "' and '" + Names.Of(right.Type) + "'");
    }

    internal static RuntimeBinderException Operator(ExpressionType operation, Operand operand)
    {
        KnowAll(operand.Type, OperatorNames.Method(operation));
        return new("Operator '" + OperatorNames.Symbol(operation, false) + "' cannot be applied to operand of type '" + Names.Of(operand.Type) + "'");
    }

    // That a type of the library declares no such operator must not be due to the library.
    private static void KnowAll(Type type, string name)
    {
        if (type is not null) Completeness.Require(Conversions.Plain(type), name);
    }
}
