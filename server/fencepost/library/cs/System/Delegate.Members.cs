namespace System;

using System.Reflection;

public abstract partial class Delegate
{
    public static Delegate CreateDelegate(Type type, MethodInfo method) => CreateDelegate(type, method, true);
    public static Delegate CreateDelegate(Type type, MethodInfo method, bool throwOnBindFailure) => Bound(type, null, method, false, throwOnBindFailure);
    public static Delegate CreateDelegate(Type type, object firstArgument, MethodInfo method) => CreateDelegate(type, firstArgument, method, true);
    public static Delegate CreateDelegate(Type type, object firstArgument, MethodInfo method, bool throwOnBindFailure) => Bound(type, firstArgument, method, true, throwOnBindFailure);
    public static Delegate CreateDelegate(Type type, object target, string method) => CreateDelegate(type, target, method, false);

    public static Delegate CreateDelegate(Type type, object target, string method, bool ignoreCase)
    {
        ArgumentNullException.ThrowIfNull(target);
        return Named(type, target, target.GetType(), method, BindingFlags.Instance, ignoreCase);
    }

    public static Delegate CreateDelegate(Type type, Type target, string method)
    {
        ArgumentNullException.ThrowIfNull(target);
        return Named(type, null, target, method, BindingFlags.Static, false);
    }

    private static Delegate Named(Type type, object target, Type owner, string name, BindingFlags flags, bool ignoreCase)
    {
        ArgumentNullException.ThrowIfNull(name, "method");
        flags |= BindingFlags.Public | BindingFlags.NonPublic | (ignoreCase ? BindingFlags.IgnoreCase : BindingFlags.Default);
        for (Type level = owner; level is not null; level = level.BaseType)
        {
            foreach (MemberInfo found in Fencepost.Members.Select(level, Fencepost.Members.Method, name, (int)(flags | BindingFlags.DeclaredOnly)))
            {
                Delegate made = Bound(type, target, (MethodInfo)found, target != null, false);
                if (made is not null) return made;
            }
            if (target == null) break;
        }
        throw Mismatch();
    }

    private static Delegate Bound(Type type, object target, MethodInfo method, bool closed, bool throws)
    {
        ArgumentNullException.ThrowIfNull(type);
        ArgumentNullException.ThrowIfNull(method);
        if (type.BaseType != typeof(MulticastDelegate)) throw new ArgumentException("Type must derive from Delegate.", nameof(type));
        Delegate made = Fencepost.Members.CreateDelegate(type, target, method, closed);
        if (made is null && throws) throw Mismatch();
        return made;
    }

    private static ArgumentException Mismatch() =>
        new ArgumentException("Cannot bind to the target method because its signature is not compatible with that of the delegate type.");
}
