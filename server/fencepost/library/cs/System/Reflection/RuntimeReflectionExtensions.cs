namespace System.Reflection;

using System.Collections.Generic;

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
