namespace System;

using System.Reflection;
using Members = Fencepost.Members;

public abstract partial class Type
{
    private const BindingFlags Usual = BindingFlags.Instance | BindingFlags.Static | BindingFlags.Public;

    public static readonly object Missing = Reflection.Missing.Value;
    public static Reflection.Binder DefaultBinder => null;

    public static Type GetType(string typeName) => GetType(typeName, false);

    public static Type GetType(string typeName, bool throwOnError)
    {
        ArgumentNullException.ThrowIfNull(typeName);
        Type found = Members.TypeNamed(typeName, null);
        if (found is null && throwOnError) throw new TypeLoadException("Could not resolve type '" + typeName + "' in assembly '" + Members.AssemblyOfCaller() + "'.");
        return found;
    }

    public override MemberTypes MemberType => IsNested ? MemberTypes.NestedType : MemberTypes.TypeInfo;
    public override Type ReflectedType => DeclaringType;
    public TypeAttributes Attributes => (TypeAttributes)Members.TypeFlags(this);
    public virtual int GenericParameterPosition => Members.ParameterPosition(this);
    public virtual bool IsGenericMethodParameter => IsGenericParameter && Members.IsOfMethod(this);
    public virtual bool IsGenericTypeParameter => IsGenericParameter && !Members.IsOfMethod(this);
    public virtual Type MakeByRefType() => Members.ByReference(this);
    public virtual Type MakePointerType() => Members.Pointer(this);
    public bool IsNestedFamANDAssem => Access() == 6;
    public bool IsNestedFamORAssem => Access() == 7;
    public bool IsAutoLayout => (Attributes & TypeAttributes.LayoutMask) == TypeAttributes.AutoLayout;
    public bool IsExplicitLayout => (Attributes & TypeAttributes.LayoutMask) == TypeAttributes.ExplicitLayout;
    public bool IsLayoutSequential => (Attributes & TypeAttributes.LayoutMask) == TypeAttributes.SequentialLayout;
    public bool IsSpecialName => (Attributes & TypeAttributes.SpecialName) != 0;

    public override object[] GetCustomAttributes(bool inherit) => AttributeFinder.Of(this, -1, typeof(object), inherit);
    public override object[] GetCustomAttributes(Type attributeType, bool inherit) => AttributeFinder.Of(this, -1, attributeType, inherit);
    public override bool IsDefined(Type attributeType, bool inherit) => AttributeFinder.Any(this, -1, attributeType, inherit);

    public virtual Type GetInterface(string name) => GetInterface(name, false);

    public virtual Type GetInterface(string name, bool ignoreCase)
    {
        ArgumentNullException.ThrowIfNull(name, "fullname");
        Type found = null;
        StringComparison how = ignoreCase ? StringComparison.OrdinalIgnoreCase : StringComparison.Ordinal;
        foreach (Type candidate in GetInterfaces())
        {
            Type definition = candidate.IsGenericType ? candidate.GetGenericTypeDefinition() : candidate;
            if (!string.Equals(definition.Name, name, how) && !string.Equals(definition.FullName, name, how)) continue;
            if (found is not null) throw new AmbiguousMatchException("Ambiguous match found for '" + found + "'.");
            found = candidate;
        }
        return found;
    }

    public virtual Type[] FindInterfaces(TypeFilter filter, object filterCriteria)
    {
        ArgumentNullException.ThrowIfNull(filter);
        Collections.Generic.List<Type> found = new();
        foreach (Type candidate in GetInterfaces())
        {
            if (filter(candidate, filterCriteria)) found.Add(candidate);
        }
        return found.ToArray();
    }

    public virtual InterfaceMapping GetInterfaceMap(Type interfaceType)
    {
        if (IsGenericParameter) throw new InvalidOperationException("Method must be called on a Type for which Type.IsGenericParameter is false.");
        ArgumentNullException.ThrowIfNull(interfaceType);
        if (!interfaceType.IsInterface) throw new ArgumentException("Type passed must be an interface.");
        if (IsInterface) throw new ArgumentException("'this' type cannot be an interface itself.");
        if (!interfaceType.IsAssignableFrom(this)) throw new ArgumentException("Interface not found.");
        MethodInfo[] methods = interfaceType.GetMethods(BindingFlags.DeclaredOnly | BindingFlags.Instance | BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic);
        MethodInfo[] targets = new MethodInfo[methods.Length];
        for (int i = 0; i < methods.Length; i++) targets[i] = Members.Implementation(this, methods[i]);
        return new InterfaceMapping { TargetType = this, InterfaceType = interfaceType, InterfaceMethods = methods, TargetMethods = targets };
    }

    // ---- methods and constructors

    public MethodInfo[] GetMethods() => GetMethods(Usual);
    public virtual MethodInfo[] GetMethods(BindingFlags bindingAttr) => (MethodInfo[])All(Members.Method, bindingAttr);
    public MethodInfo GetMethod(string name) => GetMethod(name, Usual);
    public MethodInfo GetMethod(string name, BindingFlags bindingAttr) => Method(name, -1, bindingAttr, null);
    public MethodInfo GetMethod(string name, Type[] types) => GetMethod(name, Usual, types);
    public MethodInfo GetMethod(string name, Type[] types, ParameterModifier[] modifiers) => GetMethod(name, Usual, types);
    public MethodInfo GetMethod(string name, BindingFlags bindingAttr, Type[] types) => Method(name, -1, bindingAttr, Checked(types));
    public MethodInfo GetMethod(string name, BindingFlags bindingAttr, Reflection.Binder binder, Type[] types, ParameterModifier[] modifiers) => GetMethod(name, bindingAttr, types);
    public MethodInfo GetMethod(string name, int genericParameterCount, Type[] types) => GetMethod(name, genericParameterCount, Usual, types);
    public MethodInfo GetMethod(string name, int genericParameterCount, BindingFlags bindingAttr, Type[] types) => Method(name, genericParameterCount, bindingAttr, Checked(types));

    public ConstructorInfo[] GetConstructors() => GetConstructors(BindingFlags.Public | BindingFlags.Instance);
    public virtual ConstructorInfo[] GetConstructors(BindingFlags bindingAttr) => (ConstructorInfo[])All(Members.Constructor, bindingAttr);
    public ConstructorInfo GetConstructor(Type[] types) => GetConstructor(BindingFlags.Public | BindingFlags.Instance, types);
    public ConstructorInfo GetConstructor(BindingFlags bindingAttr, Reflection.Binder binder, Type[] types, ParameterModifier[] modifiers) => GetConstructor(bindingAttr, types);

    public ConstructorInfo GetConstructor(BindingFlags bindingAttr, Type[] types)
    {
        MemberInfo found = TypeMatching.Choose(Members.Select(this, Members.Constructor, null, (int)bindingAttr), -1, Checked(types));
        if (found is null) Members.RequireAll(this, Members.Constructor, (int)bindingAttr);
        return (ConstructorInfo)found;
    }

    public ConstructorInfo TypeInitializer
    {
        get
        {
            foreach (MemberInfo found in Members.Select(this, Members.Constructor, ".cctor", (int)(BindingFlags.Static | BindingFlags.NonPublic))) return (ConstructorInfo)found;
            return null;
        }
    }

    private MethodInfo Method(string name, int generic, BindingFlags flags, Type[] types)
    {
        MemberInfo[] found = Named(Members.Method, name, flags);
        MemberInfo chosen = types != null ? TypeMatching.Choose(found, generic, types) : TypeMatching.OnlySignature(found);
        if (chosen is null) Members.RequireAll(this, Members.Method, (int)flags);
        return (MethodInfo)chosen;
    }

    // ---- fields

    public FieldInfo[] GetFields() => GetFields(Usual);
    public virtual FieldInfo[] GetFields(BindingFlags bindingAttr) => (FieldInfo[])All(Members.Field, bindingAttr);
    public FieldInfo GetField(string name) => GetField(name, Usual);

    public virtual FieldInfo GetField(string name, BindingFlags bindingAttr)
    {
        MemberInfo[] found = Named(Members.Field, name, bindingAttr);
        if (found.Length > 1 && found[0].DeclaringType == found[1].DeclaringType) throw TypeMatching.Ambiguous(found[0]);
        return found.Length == 0 ? (FieldInfo)None(Members.Field, bindingAttr) : (FieldInfo)found[0];
    }

    // ---- properties and events

    public PropertyInfo[] GetProperties() => GetProperties(Usual);
    public virtual PropertyInfo[] GetProperties(BindingFlags bindingAttr) => (PropertyInfo[])All(Members.Property, bindingAttr);
    public PropertyInfo GetProperty(string name) => GetProperty(name, Usual);
    public PropertyInfo GetProperty(string name, BindingFlags bindingAttr) => Property(name, bindingAttr, null, null);
    public PropertyInfo GetProperty(string name, Type returnType) => Property(name, Usual, returnType, null);
    public PropertyInfo GetProperty(string name, Type[] types) => Property(name, Usual, null, Checked(types));
    public PropertyInfo GetProperty(string name, Type returnType, Type[] types) => Property(name, Usual, returnType, Checked(types));
    public PropertyInfo GetProperty(string name, BindingFlags bindingAttr, Reflection.Binder binder, Type returnType, Type[] types, ParameterModifier[] modifiers) => Property(name, bindingAttr, returnType, Checked(types));

    private PropertyInfo Property(string name, BindingFlags flags, Type returnType, Type[] types)
    {
        MemberInfo[] found = Named(Members.Property, name, flags);
        MemberInfo chosen = null;
        foreach (MemberInfo candidate in found)
        {
            PropertyInfo property = (PropertyInfo)candidate;
            if (returnType is not null && property.PropertyType != returnType) continue;
            if (types != null && !TypeMatching.Same(Members.ParameterTypes(property), types)) continue;
            if (chosen is not null) throw TypeMatching.Ambiguous(chosen);
            chosen = candidate;
        }
        if (chosen is null) Members.RequireAll(this, Members.Property, (int)flags);
        return (PropertyInfo)chosen;
    }

    public virtual EventInfo[] GetEvents() => GetEvents(Usual);
    public virtual EventInfo[] GetEvents(BindingFlags bindingAttr) => (EventInfo[])All(Members.Event, bindingAttr);
    public EventInfo GetEvent(string name) => GetEvent(name, Usual);

    public virtual EventInfo GetEvent(string name, BindingFlags bindingAttr)
    {
        MemberInfo[] found = Named(Members.Event, name, bindingAttr);
        return found.Length == 0 ? (EventInfo)None(Members.Event, bindingAttr) : (EventInfo)found[0];
    }

    // ---- types inside, and all members

    public Type[] GetNestedTypes() => GetNestedTypes(Usual);
    public virtual Type[] GetNestedTypes(BindingFlags bindingAttr) => Members.Nested(this, null, (int)bindingAttr);
    public Type GetNestedType(string name) => GetNestedType(name, Usual);

    public virtual Type GetNestedType(string name, BindingFlags bindingAttr)
    {
        ArgumentNullException.ThrowIfNull(name);
        Type[] found = Members.Nested(this, name, (int)bindingAttr);
        return found.Length == 0 ? null : found[0];
    }

    public MemberInfo[] GetMembers() => GetMembers(Usual);
    public virtual MemberInfo[] GetMembers(BindingFlags bindingAttr) => Joined(null, MemberTypes.All, bindingAttr);
    public MemberInfo[] GetMember(string name) => GetMember(name, Usual);
    public virtual MemberInfo[] GetMember(string name, BindingFlags bindingAttr) => GetMember(name, MemberTypes.All, bindingAttr);

    public virtual MemberInfo[] GetMember(string name, MemberTypes type, BindingFlags bindingAttr)
    {
        ArgumentNullException.ThrowIfNull(name);
        return Joined(name, type, bindingAttr);
    }

    private MemberInfo[] Joined(string name, MemberTypes kinds, BindingFlags flags)
    {
        Collections.Generic.List<MemberInfo> found = new();
        if ((kinds & MemberTypes.Method) != 0) found.AddRange(All(Members.Method, flags, name));
        if ((kinds & MemberTypes.Constructor) != 0) found.AddRange(All(Members.Constructor, flags, name));
        if ((kinds & MemberTypes.Property) != 0) found.AddRange(All(Members.Property, flags, name));
        if ((kinds & MemberTypes.Event) != 0) found.AddRange(All(Members.Event, flags, name));
        if ((kinds & MemberTypes.Field) != 0) found.AddRange(All(Members.Field, flags, name));
        if ((kinds & MemberTypes.NestedType) != 0) found.AddRange(Members.Nested(this, name, (int)flags));
        return found.ToArray();
    }

    private MemberInfo[] All(int kind, BindingFlags flags, string name = null)
    {
        Members.RequireAll(this, kind, (int)flags);
        return Members.Select(this, kind, name, (int)flags);
    }

    private MemberInfo[] Named(int kind, string name, BindingFlags flags)
    {
        ArgumentNullException.ThrowIfNull(name);
        return Members.Select(this, kind, name, (int)flags);
    }

    private MemberInfo None(int kind, BindingFlags flags)
    {
        Members.RequireAll(this, kind, (int)flags);
        return null;
    }

    private static Type[] Checked(Type[] types)
    {
        ArgumentNullException.ThrowIfNull(types);
        for (int i = 0; i < types.Length; i++) ArgumentNullException.ThrowIfNull(types[i], nameof(types));
        return types;
    }
}
