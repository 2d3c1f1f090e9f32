namespace System.Linq.Expressions;

using Collections.Generic;
using Reflection;

// Calls that compilers make of `array.Contains(item)` and the like. A span of an array is the array.
internal static class SpanCalls
{
    internal static bool Covers(MethodInfo method)
    {
        if (!method.IsStatic) return false;
        if (method.ReturnType.IsByRefLike) return method.Name == "op_Implicit" && Fencepost.Members.ParameterTypes(method)[0].IsArray;
        if (method.DeclaringType != typeof(MemoryExtensions) || !method.IsGenericMethod) return false;
        int count = Fencepost.Members.ParameterCount(method);
        if (method.Name == "Contains") return true;
        if (method.Name is "IndexOf" or "LastIndexOf") return count == 2 && !Fencepost.Members.ParameterTypes(method)[1].IsByRefLike;
        return method.Name == "SequenceEqual" && count == 2;
    }

    internal static object Call(MethodInfo method, object[] arguments)
    {
        if (method.Name == "op_Implicit") return arguments[0];
        Delegate made = method.Name switch
        {
            "Contains" => (Func<int[], int, IEqualityComparer<int>, bool>)Contains,
            "IndexOf" => (Func<int[], int, IEqualityComparer<int>, int>)IndexOf,
            "LastIndexOf" => (Func<int[], int, IEqualityComparer<int>, int>)LastIndexOf,
            _ => (Func<int[], int[], IEqualityComparer<int>, bool>)SequenceEqual,
        };
        MethodInfo closed = made.Method.GetGenericMethodDefinition().MakeGenericMethod(method.GetGenericArguments()[0]);
        return Fencepost.Members.Invoke(closed, null, new object[] { arguments[0], arguments[1], arguments.Length > 2 ? arguments[2] : null }, false);
    }

    private static bool Contains<T>(T[] items, T item, IEqualityComparer<T> comparer) => items != null && Enumerable.Contains(items, item, comparer);
    private static int IndexOf<T>(T[] items, T item, IEqualityComparer<T> comparer) => items == null ? -1 : Array.IndexOf(items, item);
    private static int LastIndexOf<T>(T[] items, T item, IEqualityComparer<T> comparer) => items == null ? -1 : Array.LastIndexOf(items, item);
    private static bool SequenceEqual<T>(T[] items, T[] others, IEqualityComparer<T> comparer) => Enumerable.SequenceEqual(items ?? new T[0], others ?? new T[0]);
}
