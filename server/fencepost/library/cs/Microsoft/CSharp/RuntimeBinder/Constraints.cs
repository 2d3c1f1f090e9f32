namespace Microsoft.CSharp.RuntimeBinder;

using System.Reflection;
using Members = Fencepost.Members;

/// <summary>What a generic method asks of its type arguments.</summary>
internal static class Constraints
{
    private const int Reference = 4, Value = 8, New = 16;

    internal static void Require(MethodInfo method)
    {
        Type[] arguments = Members.GenericArguments(method);
        for (int i = 0; i < arguments.Length; i++)
        {
            if (Problem(method, arguments[i], i) is not { } problem) continue;
            MethodInfo open = Members.GenericDefinition(method);
            throw new RuntimeBinderException(string.Format(problem, Names.Of(open), Members.GenericArguments(open)[i].Name, Names.Of(arguments[i])));
        }
    }

    private static string Problem(MethodInfo method, Type argument, int number)
    {
        int flags = Members.ConstraintFlags(method, number);
        bool nullable = Nullable.GetUnderlyingType(argument) is not null;
        if ((flags & Reference) != 0 && argument.IsValueType) return "The type '{2}' must be a reference type in order to use it as parameter '{1}' in the generic type or method '{0}'";
        if ((flags & Value) != 0 && (!argument.IsValueType || nullable)) return "The type '{2}' must be a non-nullable value type in order to use it as parameter '{1}' in the generic type or method '{0}'";
        foreach (Type bound in Members.Constraints(method, number))
        {
            if (bound.IsAssignableFrom(argument)) continue;
            string kind = argument.IsValueType ? "boxing conversion" : "implicit reference conversion";
            return "The type '{2}' cannot be used as type parameter '{1}' in the generic type or method '{0}'. There is no " + kind + " from '{2}' to '" + Names.Of(bound) + "'.";
        }
        if ((flags & New) == 0 || argument.IsValueType || HasConstructor(argument)) return null;
        return "'{2}' must be a non-abstract type with a public parameterless constructor in order to use it as parameter '{1}' in the generic type or method '{0}'";
    }

    private static bool HasConstructor(Type type)
    {
        if (type.IsAbstract) return false;
        foreach (MemberInfo constructor in Members.Select(type, Members.Constructor, null, 4 + 16))
        {
            if (Members.ParameterCount(constructor) == 0) return true;
        }
        return false;
    }
}
