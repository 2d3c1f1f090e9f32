namespace Microsoft.CSharp.RuntimeBinder;

using System.Reflection;

/// <summary>What code of a type may use.</summary>
internal static class Access
{
    private const int Private = 1, FamilyAndAssembly = 2, Assembly = 3, Family = 4, FamilyOrAssembly = 5, Public = 6;

    // The nearest base type that the context may name.
    internal static Type BestType(Type type, Type context)
    {
        while (!Names(context, type)) type = type.IsArray ? typeof(Array) : type.BaseType ?? typeof(object);
        return type;
    }

    private static bool Names(Type context, Type type)
    {
        if (type.HasElementType) return Names(context, type.GetElementType());
        if (type.IsGenericParameter) return true;
        if (type.IsGenericType)
        {
            foreach (Type argument in type.GetGenericArguments())
            {
                if (!Names(context, argument)) return false;
            }
        }
        if (type.IsPublic) return true;
        if (!type.IsNested) return SameAssembly(type, context);
        Type owner = type.DeclaringType;
        int access = type.IsNestedPublic ? Public : type.IsNestedPrivate ? Private : type.IsNestedAssembly ? Assembly
            : type.IsNestedFamily ? Family : type.IsNestedFamORAssem ? FamilyOrAssembly : FamilyAndAssembly;
        return Allows(access, owner, null, context) && Names(context, owner);
    }

    internal static bool ToMember(MemberInfo member, Type receiver, Type context)
    {
        int access = Of(member);
        return access == Public || Allows(access, member.DeclaringType, receiver, context);
    }

    // Whether the context derives from the owner, so that only the receiver's type is in the way.
    internal static bool IsProtected(MemberInfo member, Type context) =>
        Of(member) is Family or FamilyOrAssembly && Derives(context, Definition(member.DeclaringType));

    private static int Of(MemberInfo member)
    {
        if (member is PropertyInfo or EventInfo)
        {
            MethodInfo first = Fencepost.Members.Accessor(member, 0), second = Fencepost.Members.Accessor(member, 1);
            return Math.Max(first is null ? 0 : Of(first), second is null ? 0 : Of(second));
        }
        return Fencepost.Members.Flags(member) & 7;
    }

    private static bool Allows(int access, Type owner, Type receiver, Type context)
    {
        if (access == Public) return true;
        if (context is null) return false;
        owner = Definition(owner);
        for (Type type = context; type is not null; type = type.DeclaringType)
        {
            if (Definition(type) == owner) return true;
        }
        if (access == Private) return false;
        bool same = SameAssembly(owner, context);
        if (access == Assembly) return same;
        if (same && access == FamilyOrAssembly) return true;
        if (!same && access == FamilyAndAssembly) return false;
        for (Type type = context; type is not null; type = type.DeclaringType)
        {
            if (Derives(type, owner) && (receiver is null || Derives(receiver, Definition(type)))) return true;
        }
        return false;
    }

    private static bool Derives(Type type, Type definition)
    {
        for (; type is not null; type = type.BaseType)
        {
            if (Definition(type) == definition) return true;
        }
        return false;
    }

    private static bool SameAssembly(Type type, Type context) => context is not null && type.Assembly == context.Assembly;
    private static Type Definition(Type type) => type.IsGenericType ? type.GetGenericTypeDefinition() : type;
}
