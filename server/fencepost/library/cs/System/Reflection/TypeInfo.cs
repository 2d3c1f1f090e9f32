namespace System.Reflection;

using System.Collections.Generic;

public interface IReflectableType
{
    TypeInfo GetTypeInfo();
}

public abstract class TypeInfo : Type, IReflectableType
{
    private const BindingFlags Declared = BindingFlags.DeclaredOnly | BindingFlags.Instance | BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic;

    TypeInfo IReflectableType.GetTypeInfo() => this;
    public virtual Type AsType() => this;
    public virtual Type[] GenericTypeParameters => IsGenericTypeDefinition ? GetGenericArguments() : new Type[0];
    public virtual IEnumerable<Type> ImplementedInterfaces => GetInterfaces();
    public virtual IEnumerable<ConstructorInfo> DeclaredConstructors => GetConstructors(Declared);
    public virtual IEnumerable<MethodInfo> DeclaredMethods => GetMethods(Declared);
    public virtual IEnumerable<FieldInfo> DeclaredFields => GetFields(Declared);
    public virtual IEnumerable<PropertyInfo> DeclaredProperties => GetProperties(Declared);
    public virtual IEnumerable<EventInfo> DeclaredEvents => GetEvents(Declared);
    public virtual IEnumerable<MemberInfo> DeclaredMembers => GetMembers(Declared);
    public virtual MethodInfo GetDeclaredMethod(string name) => GetMethod(name, Declared);
    public virtual FieldInfo GetDeclaredField(string name) => GetField(name, Declared);
    public virtual PropertyInfo GetDeclaredProperty(string name) => GetProperty(name, Declared);
    public virtual EventInfo GetDeclaredEvent(string name) => GetEvent(name, Declared);
    public virtual bool IsAssignableFrom(TypeInfo typeInfo) => typeInfo is not null && base.IsAssignableFrom(typeInfo);
}

public static class IntrospectionExtensions
{
    public static TypeInfo GetTypeInfo(this Type type)
    {
        ArgumentNullException.ThrowIfNull(type);
        return (TypeInfo)type;
    }
}

public static class RuntimeReflectionExtensions
{
    private const BindingFlags Everything = BindingFlags.Instance | BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic;

    public static MethodInfo GetMethodInfo(this Delegate del)
    {
        ArgumentNullException.ThrowIfNull(del);
        return del.Method;
    }

    public static IEnumerable<MethodInfo> GetRuntimeMethods(this Type type) => type.GetMethods(Everything);
    public static IEnumerable<FieldInfo> GetRuntimeFields(this Type type) => type.GetFields(Everything);
    public static IEnumerable<PropertyInfo> GetRuntimeProperties(this Type type) => type.GetProperties(Everything);
    public static IEnumerable<EventInfo> GetRuntimeEvents(this Type type) => type.GetEvents(Everything);
    public static MethodInfo GetRuntimeMethod(this Type type, string name, Type[] parameters) => type.GetMethod(name, parameters);
    public static FieldInfo GetRuntimeField(this Type type, string name) => type.GetField(name);
    public static PropertyInfo GetRuntimeProperty(this Type type, string name) => type.GetProperty(name);
    public static EventInfo GetRuntimeEvent(this Type type, string name) => type.GetEvent(name);
    public static MethodInfo GetRuntimeBaseDefinition(this MethodInfo method) => method.GetBaseDefinition();
}
