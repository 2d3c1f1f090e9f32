namespace System;

// What needs no members. The machine's type objects are instances of RuntimeType.
public abstract partial class Type : Reflection.MemberInfo
{
    public static readonly Type[] EmptyTypes = new Type[0];

    [MethodImpl(InternalCall)] public static extern Type GetTypeFromHandle(RuntimeTypeHandle handle);
    public virtual extern RuntimeTypeHandle TypeHandle { [MethodImpl(InternalCall)] get; }

    public override extern string Name { [MethodImpl(InternalCall)] get; }
    public virtual extern string FullName { [MethodImpl(InternalCall)] get; }
    public virtual extern string Namespace { [MethodImpl(InternalCall)] get; }
    public virtual extern Type BaseType { [MethodImpl(InternalCall)] get; }
    public extern bool IsValueType { [MethodImpl(InternalCall)] get; }
    public virtual extern bool IsEnum { [MethodImpl(InternalCall)] get; }
    public extern bool IsInterface { [MethodImpl(InternalCall)] get; }
    public extern bool IsArray { [MethodImpl(InternalCall)] get; }
    public extern bool IsPrimitive { [MethodImpl(InternalCall)] get; }
    public virtual extern bool IsGenericType { [MethodImpl(InternalCall)] get; }
    public extern bool IsAbstract { [MethodImpl(InternalCall)] get; }
    public extern bool IsSealed { [MethodImpl(InternalCall)] get; }
    public virtual extern bool IsGenericTypeDefinition { [MethodImpl(InternalCall)] get; }
    public extern bool IsByRef { [MethodImpl(InternalCall)] get; }
    public extern bool IsByRefLike { [MethodImpl(InternalCall)] get; }
    public extern bool IsPointer { [MethodImpl(InternalCall)] get; }
    public virtual extern bool IsGenericParameter { [MethodImpl(InternalCall)] get; }
    public override extern Type DeclaringType { [MethodImpl(InternalCall)] get; }
    public virtual bool IsConstructedGenericType => IsGenericType && !IsGenericTypeDefinition;
    public virtual bool ContainsGenericParameters => Fencepost.Members.IsHalfOpen(this);
    public bool HasElementType => GetElementType() != null;
    public virtual bool IsSZArray => IsArray && GetArrayRank() == 1;
    [MethodImpl(InternalCall)] private extern int Access();
    public bool IsNested => DeclaringType != null;
    public bool IsPublic => Access() == 1;
    public bool IsNotPublic => Access() == 0;
    public bool IsNestedPublic => Access() == 2;
    public bool IsNestedPrivate => Access() == 3;
    public bool IsNestedFamily => Access() == 4;
    public bool IsNestedAssembly => Access() == 5;
    public bool IsVisible => IsPublic || (IsNestedPublic && DeclaringType.IsVisible);
    public virtual Reflection.Assembly Assembly => new Reflection.Assembly(OwnAssembly());
    [MethodImpl(InternalCall)] private extern string OwnAssembly();
    [MethodImpl(InternalCall)] public virtual extern int GetArrayRank();
    [MethodImpl(InternalCall)] public virtual extern Type MakeArrayType();
    [MethodImpl(InternalCall)] public virtual extern Type MakeArrayType(int rank);
    [MethodImpl(InternalCall)] public virtual extern Type MakeGenericType(params Type[] typeArguments);
    [MethodImpl(InternalCall)] public virtual extern Type[] GetInterfaces();
    public virtual string[] GetEnumNames() => Enum.GetNames(this);
    public virtual Array GetEnumValues() => Enum.GetValues(this);
    public virtual string GetEnumName(object value) => Enum.GetName(this, value);
    public virtual bool IsEnumDefined(object value) => Enum.IsDefined(this, value);

    public bool IsClass => !IsValueType && !IsInterface;
    public virtual string AssemblyQualifiedName => FullName is null ? null : FullName + ", " + OwnAssembly();
    public virtual Type UnderlyingSystemType => this;
    [MethodImpl(InternalCall)] public virtual extern Type GetElementType();
    [MethodImpl(InternalCall)] public virtual extern Type[] GetGenericArguments();
    public virtual Type[] GenericTypeArguments => IsConstructedGenericType ? GetGenericArguments() : new Type[0];
    [MethodImpl(InternalCall)] public virtual extern Type GetGenericTypeDefinition();
    [MethodImpl(InternalCall)] public virtual extern bool IsAssignableFrom(Type c);
    public bool IsAssignableTo(Type targetType) => targetType != null && targetType.IsAssignableFrom(this);
    [MethodImpl(InternalCall)] public virtual extern bool IsInstanceOfType(object o);
    public virtual bool IsSubclassOf(Type c)
    {
        for (Type type = BaseType; type != null; type = type.BaseType)
        {
            if (type == c) return true;
        }
        return false;
    }

    [MethodImpl(InternalCall)] public virtual extern Type GetEnumUnderlyingType();
    [MethodImpl(InternalCall)] public static extern TypeCode GetTypeCode(Type type);
    [MethodImpl(InternalCall)] public static extern bool operator ==(Type left, Type right);
    [MethodImpl(InternalCall)] public static extern bool operator !=(Type left, Type right);
    public override bool Equals(object o) => o is Type other && this == other;
    public virtual bool Equals(Type o) => this == o;
    public override int GetHashCode() => RuntimeHelpers.GetHashCode(this);
    [MethodImpl(InternalCall)] public override extern string ToString();
}

internal sealed class RuntimeType : Reflection.TypeInfo { }
