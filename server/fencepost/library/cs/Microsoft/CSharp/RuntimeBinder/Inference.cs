namespace Microsoft.CSharp.RuntimeBinder;

using System.Reflection;
using Members = Fencepost.Members;

/// <summary>The type arguments of a generic method, from the types of a call's arguments.</summary>
internal sealed class Inference
{
    private readonly Type[] parameters;
    private readonly Type[] exact;
    private readonly List<Type>[] lower;
    private bool contradicts;

    internal Inference(MethodInfo method)
    {
        parameters = Members.GenericArguments(method);
        exact = new Type[parameters.Length];
        lower = new List<Type>[parameters.Length];
    }

    // Null where they cannot be inferred.
    internal Type[] Infer(Candidate candidate, Operand[] arguments)
    {
        for (int i = 0; i < arguments.Length; i++)
        {
            Type wanted = candidate.TypeFor(i);
            if (arguments[i].Type is { } given && wanted is not null) Lower(given, wanted.IsByRef ? wanted.GetElementType() : wanted);
        }
        if (contradicts) return null;
        Type[] found = new Type[parameters.Length];
        for (int i = 0; i < found.Length; i++)
        {
            found[i] = Fixed(i);
            if (found[i] is null) return null;
        }
        return found;
    }

    private Type Fixed(int number)
    {
        if (lower[number] == null) return exact[number];
        if (exact[number] is { } only) return AllConvert(lower[number], only) ? only : null;
        foreach (Type candidate in lower[number])
        {
            if (AllConvert(lower[number], candidate)) return candidate;
        }
        return null;
    }

    private static bool AllConvert(List<Type> bounds, Type to)
    {
        foreach (Type bound in bounds)
        {
            if (!Conversions.Implicit(bound, to)) return false;
        }
        return true;
    }

    private int Number(Type type) => type.IsGenericParameter ? Known.IndexOf(parameters, type) : -1;

    private void Lower(Type given, Type wanted)
    {
        int number = Number(wanted);
        if (number >= 0)
        {
            List<Type> bounds = lower[number] ??= new(2);
            if (!Known.Has(bounds, given)) bounds.Add(given);
            return;
        }
        if (!Members.IsHalfOpen(wanted)) return;
        if (wanted.IsArray)
        {
            if (given.IsArray && given.GetArrayRank() == wanted.GetArrayRank()) Inside(given.GetElementType(), wanted.GetElementType());
            return;
        }
        if (!wanted.IsGenericType) return;
        if (given.IsArray && given.GetArrayRank() == 1 && IsSequence(wanted))
        {
            Inside(given.GetElementType(), wanted.GetGenericArguments()[0]);
            return;
        }
        Type definition = wanted.GetGenericTypeDefinition();
        Type matching = Matching(given, definition);
        if (matching is null) return;
        Type[] arguments = matching.GetGenericArguments(), open = wanted.GetGenericArguments();
        for (int i = 0; i < open.Length; i++) Exact(arguments[i], open[i]);
    }

    private void Inside(Type given, Type wanted)
    {
        if (given.IsValueType) Exact(given, wanted);
        else Lower(given, wanted);
    }

    private static bool IsSequence(Type type)
    {
        Type definition = type.GetGenericTypeDefinition();
        return definition == typeof(IEnumerable<>) || definition == typeof(IList<>) || definition == typeof(ICollection<>)
            || definition == typeof(IReadOnlyList<>) || definition == typeof(IReadOnlyCollection<>);
    }

    private static Type Matching(Type given, Type definition)
    {
        for (Type type = given; type is not null; type = type.BaseType)
        {
            if (type.IsGenericType && type.GetGenericTypeDefinition() == definition) return type;
        }
        Type found = null;
        foreach (Type type in given.GetInterfaces())
        {
            if (!type.IsGenericType || type.GetGenericTypeDefinition() != definition) continue;
            if (found is not null) return null;
            found = type;
        }
        return found;
    }

    private void Exact(Type given, Type wanted)
    {
        int number = Number(wanted);
        if (number >= 0)
        {
            if (exact[number] is { } other && other != given) contradicts = true;
            exact[number] = given;
        }
        else if (wanted.IsArray && given.IsArray)
        {
            Exact(given.GetElementType(), wanted.GetElementType());
        }
        else if (wanted.IsGenericType && given.IsGenericType && wanted.GetGenericTypeDefinition() == given.GetGenericTypeDefinition())
        {
            Type[] arguments = given.GetGenericArguments(), open = wanted.GetGenericArguments();
            for (int i = 0; i < open.Length; i++) Exact(arguments[i], open[i]);
        }
    }

    // 1 where the first parameters say more than the second ones.
    internal static int MoreSpecific(Type[] a, Type[] b)
    {
        if (a.Length != b.Length) return 0;
        bool left = false, right = false;
        for (int i = 0; i < a.Length; i++)
        {
            int order = a[i].IsGenericParameter == b[i].IsGenericParameter ? Inner(a[i], b[i]) : a[i].IsGenericParameter ? -1 : 1;
            if (order > 0) left = true;
            if (order < 0) right = true;
        }
        return left == right ? 0 : left ? 1 : -1;
    }

    private static int Inner(Type a, Type b)
    {
        if (a.IsArray && b.IsArray) return MoreSpecific(new[] { a.GetElementType() }, new[] { b.GetElementType() });
        if (!a.IsGenericType || !b.IsGenericType || a.GetGenericTypeDefinition() != b.GetGenericTypeDefinition()) return 0;
        return MoreSpecific(a.GetGenericArguments(), b.GetGenericArguments());
    }
}
