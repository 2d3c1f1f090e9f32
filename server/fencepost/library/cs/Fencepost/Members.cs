namespace Fencepost;

using System.Reflection;

// What the machine knows of types and members. Members are values of the machine: two of the same are one object.
internal static class Members
{
    internal const int Method = 0, Constructor = 1, Field = 2, Property = 3, Event = 4;

    [MethodImpl(InternalCall)] internal static extern MemberInfo[] Select(Type type, int kind, string name, int flags);
    [MethodImpl(InternalCall)] internal static extern void RequireAll(Type type, int kind, int flags);
    [MethodImpl(InternalCall)] internal static extern void RequireName(Type type, string name);
    [MethodImpl(InternalCall)] internal static extern Type[] Nested(Type type, string name, int flags);

    [MethodImpl(InternalCall)] internal static extern string Name(MemberInfo member);
    [MethodImpl(InternalCall)] internal static extern Type Owner(MemberInfo member);
    [MethodImpl(InternalCall)] internal static extern Type SeenFrom(MemberInfo member);
    [MethodImpl(InternalCall)] internal static extern int Flags(MemberInfo member);
    [MethodImpl(InternalCall)] internal static extern int ImplementationFlags(MemberInfo member);
    [MethodImpl(InternalCall)] internal static extern Type TypeOf(MemberInfo member);
    [MethodImpl(InternalCall)] internal static extern Type[] ParameterTypes(MemberInfo member);
    [MethodImpl(InternalCall)] internal static extern int ParameterCount(MemberInfo member);
    [MethodImpl(InternalCall)] internal static extern string ParameterName(MemberInfo member, int number);
    [MethodImpl(InternalCall)] internal static extern int ParameterFlags(MemberInfo member, int number);
    [MethodImpl(InternalCall)] internal static extern object ParameterDefault(MemberInfo member, int number, bool raw);
    [MethodImpl(InternalCall)] internal static extern object Constant(MemberInfo member, bool raw);
    [MethodImpl(InternalCall)] internal static extern MethodInfo Accessor(MemberInfo member, int number);
    [MethodImpl(InternalCall)] internal static extern bool IsInitOnly(MethodInfo setter);
    [MethodImpl(InternalCall)] internal static extern string Text(MemberInfo member);

    [MethodImpl(InternalCall)] internal static extern Type[] GenericArguments(MemberInfo member);
    [MethodImpl(InternalCall)] internal static extern bool IsGeneric(MemberInfo member);
    [MethodImpl(InternalCall)] internal static extern bool IsOpen(MemberInfo member);
    [MethodImpl(InternalCall)] internal static extern MethodInfo MakeGeneric(MemberInfo member, Type[] arguments);
    [MethodImpl(InternalCall)] internal static extern int ConstraintFlags(MemberInfo member, int number);
    [MethodImpl(InternalCall)] internal static extern Type[] Constraints(MemberInfo member, int number);
    [MethodImpl(InternalCall)] internal static extern MethodInfo GenericDefinition(MemberInfo member);
    [MethodImpl(InternalCall)] internal static extern MethodInfo BaseDefinition(MemberInfo member);
    [MethodImpl(InternalCall)] internal static extern MethodInfo Overridden(MemberInfo member);

    [MethodImpl(InternalCall)] internal static extern void Initialize(Type type, bool byCall);
    [MethodImpl(InternalCall)] internal static extern object Invoke(MethodBase method, object target, object[] arguments, bool wraps);
    [MethodImpl(InternalCall)] internal static extern object GetField(FieldInfo field, object target);
    [MethodImpl(InternalCall)] internal static extern void SetField(FieldInfo field, object target, object value);
    [MethodImpl(InternalCall)] internal static extern object Convert(object value, Type type);
    [MethodImpl(InternalCall)] internal static extern Delegate CreateDelegate(Type type, object target, MethodInfo method, bool closed);
    [MethodImpl(InternalCall)] internal static extern Delegate LateDelegate(Type type, LateDelegate late);

    [MethodImpl(InternalCall)] internal static extern int TypeFlags(Type type);
    [MethodImpl(InternalCall)] internal static extern Type ByReference(Type type);
    [MethodImpl(InternalCall)] internal static extern Type Pointer(Type type);
    [MethodImpl(InternalCall)] internal static extern int ParameterPosition(Type type);
    [MethodImpl(InternalCall)] internal static extern bool IsOfMethod(Type type);
    [MethodImpl(InternalCall)] internal static extern bool IsHalfOpen(Type type);
    [MethodImpl(InternalCall)] internal static extern MethodBase Current();
    [MethodImpl(InternalCall)] internal static extern string AssemblyOfCaller();
    [MethodImpl(InternalCall)] internal static extern Type[] TypesOf(string assembly, bool exported);
    [MethodImpl(InternalCall)] internal static extern string[] OwnAssemblies();
    [MethodImpl(InternalCall)] internal static extern MethodInfo Implementation(Type type, MethodInfo declaration);
    [MethodImpl(InternalCall)] internal static extern Type[] ImpliedAttributes(MemberInfo owner, int parameter);
    [MethodImpl(InternalCall)] internal static extern Type TypeNamed(string name, string assembly);

    [MethodImpl(InternalCall)] internal static extern string[] ResourceNames(string assembly, string resource);
    [MethodImpl(InternalCall)] internal static extern string ResourceText(string assembly, string resource, string name, bool ignoreCase);

    [MethodImpl(InternalCall)] internal static extern Type[] AttributeTypes(MemberInfo owner, int parameter, bool all);
    [MethodImpl(InternalCall)] internal static extern int AttributeUsage(Type type);
    [MethodImpl(InternalCall)] internal static extern ConstructorInfo AttributeConstructor(MemberInfo owner, int parameter, int number);
    [MethodImpl(InternalCall)] internal static extern object[] AttributeArguments(MemberInfo owner, int parameter, int number);
    [MethodImpl(InternalCall)] internal static extern string[] AttributeNames(MemberInfo owner, int parameter, int number);
    [MethodImpl(InternalCall)] internal static extern object[] AttributeValues(MemberInfo owner, int parameter, int number);
}
