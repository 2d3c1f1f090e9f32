namespace System.Reflection;

using System.Collections.Generic;

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
