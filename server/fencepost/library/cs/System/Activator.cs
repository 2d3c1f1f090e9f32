using System.Reflection;

namespace System;

public static class Activator
{
    [MethodImpl(InternalCall)] private static extern T Create<T>();
    [MethodImpl(InternalCall)] private static extern object Create(Type type, object[] args);

    /// <summary>Throws if there is no constructor to call, and calls none.</summary>
    [MethodImpl(InternalCall)] private static extern void Check(Type type, object[] args);

    public static T CreateInstance<T>()
    {
        Check(typeof(T), null);
        try
        {
            return Create<T>();
        }
        catch (Exception e)
        {
            throw new TargetInvocationException(e);
        }
    }

    public static object CreateInstance(Type type) => CreateInstance(type, null);

    public static object CreateInstance(Type type, params object[] args)
    {
        ArgumentNullException.ThrowIfNull(type);
        if (type.ContainsGenericParameters) throw new ArgumentException("Cannot create an instance of " + type + " because Type.ContainsGenericParameters is true.");
        Check(type, args);
        try
        {
            return Create(type, args);
        }
        catch (Exception e)
        {
            throw new TargetInvocationException(e);
        }
    }

    public static object CreateInstance(Type type, bool nonPublic)
    {
        ArgumentNullException.ThrowIfNull(type);
        if (!nonPublic || type.IsValueType || type.IsAbstract) return CreateInstance(type);
        Reflection.ConstructorInfo constructor = type.GetConstructor(Every, Type.EmptyTypes);
        return constructor is null ? CreateInstance(type) : constructor.Invoke(null);
    }

    private const Reflection.BindingFlags Every = Reflection.BindingFlags.Instance | Reflection.BindingFlags.Public | Reflection.BindingFlags.NonPublic;
}
