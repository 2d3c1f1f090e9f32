namespace Microsoft.CSharp.RuntimeBinder;

using System.Linq.Expressions;
using System.Reflection;
using Members = Fencepost.Members;

/// <summary>Operators that types declare.</summary>
internal static class UserOperators
{
    // Null where no operator takes these operands.
    internal static Func<object> Find(ExpressionType operation, string symbol, params Operand[] operands)
    {
        List<MethodInfo> found = new(2);
        string name = OperatorNames.Method(operation);
        Type left = Conversions.Plain(operands[0].Type);
        Collect(found, left, name, operands);
        if (operands.Length == 2 && Conversions.Plain(operands[1].Type) is { } right && right != left) Collect(found, right, name, operands);
        if (found.Count == 0) return null;
        MethodInfo best = found[0];
        for (int i = 1; i < found.Count; i++)
        {
            if (Compare(found[i], best, operands) > 0) best = found[i];
        }
        foreach (MethodInfo other in found)
        {
            if (other != best && Compare(best, other, operands) <= 0)
            {
                throw new RuntimeBinderException("Operator '" + symbol + "' is ambiguous on operands of type '" + Names.Of(operands[0].Type)
                    + (operands.Length == 2 ? "' and '" + Names.Of(operands[1].Type) : "") + "'");
            }
        }
        return () => Call(best, operation, operands);
    }

    private static bool Declares(Type type) =>
        type is not null && !type.IsInterface && !type.IsArray && !type.IsEnum && Type.GetTypeCode(type) is TypeCode.Object or TypeCode.DateTime && type != typeof(object);

    private static void Collect(List<MethodInfo> found, Type type, string name, Operand[] operands)
    {
        if (!Declares(type)) return;
        for (; type is not null && type != typeof(object); type = type.BaseType)
        {
            bool any = false;
            foreach (MemberInfo member in Lookup.Operators(type, name))
            {
                MethodInfo method = (MethodInfo)member;
                if (Known.Has(found, method) || !Takes(method, operands)) continue;
                found.Add(method);
                any = true;
            }
            if (any) return;
        }
    }

    private static bool Takes(MethodInfo method, Operand[] operands)
    {
        Type[] types = Members.ParameterTypes(method);
        if (types.Length != operands.Length) return false;
        bool lifted = false, plain = true;
        for (int i = 0; i < types.Length; i++)
        {
            if (Conversions.Implicit(operands[i], types[i])) continue;
            plain = false;
            lifted = PredefinedTypes.IsLifted(operands[i]) && (operands[i].Type is null || Conversions.Implicit(Conversions.Plain(operands[i].Type), types[i]));
            if (!lifted) return false;
        }
        if (plain) return true;
        foreach (Type type in types)
        {
            if (Conversions.TakesNull(type)) return false;
        }
        return lifted && Members.TypeOf(method).IsValueType;
    }

    private static int Compare(MethodInfo a, MethodInfo b, Operand[] operands)
    {
        Type[] first = Members.ParameterTypes(a), second = Members.ParameterTypes(b);
        bool left = false, right = false;
        for (int i = 0; i < first.Length; i++)
        {
            int better = Conversions.Better(operands[i], first[i], second[i]);
            if (better > 0) left = true;
            if (better < 0) right = true;
        }
        return left == right ? 0 : left ? 1 : -1;
    }

    private static object Call(MethodInfo method, ExpressionType operation, Operand[] operands)
    {
        Type[] types = Members.ParameterTypes(method);
        object[] given = new object[types.Length];
        bool lacks = false;
        for (int i = 0; i < given.Length; i++)
        {
            if (operands[i].Value == null && !Conversions.TakesNull(types[i])) lacks = true;
            else given[i] = Conversions.Apply(operands[i], types[i], false, false);
        }
        if (lacks) return OfNothing(operation, operands);
        Members.Initialize(method.DeclaringType, true);
        return Members.Invoke(method, null, given, false);
    }

    // What a lifted operator gives where an operand is null.
    internal static object OfNothing(ExpressionType operation, Operand[] operands)
    {
        bool both = operands.Length == 2 && operands[0].Value == null && operands[1].Value == null;
        switch (operation)
        {
            case ExpressionType.Equal: return both;
            case ExpressionType.NotEqual: return !both;
            case ExpressionType.LessThan: case ExpressionType.LessThanOrEqual: return false;
            case ExpressionType.GreaterThan: case ExpressionType.GreaterThanOrEqual: return false;
        }
        return null;
    }
}
