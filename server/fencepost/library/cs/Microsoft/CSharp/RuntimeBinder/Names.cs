namespace Microsoft.CSharp.RuntimeBinder;

using System.Reflection;
using Members = Fencepost.Members;

/// <summary>Types and members as messages call them.</summary>
internal static class Names
{
    internal static string Of(Type type)
    {
        if (type is null) return "<null>";
        if (type.IsArray) return Of(type.GetElementType()) + "[" + new string(',', type.GetArrayRank() - 1) + "]";
        if (type.HasElementType) return Of(type.GetElementType());
        if (type.IsGenericParameter) return type.Name;
        if (Nullable.GetUnderlyingType(type) is { } inner) return Of(inner) + "?";
        if (Keyword(type) is { } keyword) return keyword;
        Type[] arguments = type.IsGenericType ? type.GetGenericArguments() : null;
        return Named(type.IsGenericType ? type.GetGenericTypeDefinition() : type, arguments);
    }

    private static string Named(Type type, Type[] arguments)
    {
        Type owner = type.DeclaringType;
        int outer = owner is not null && owner.IsGenericType ? owner.GetGenericArguments().Length : 0;
        string around = owner is not null ? Named(owner, arguments) + "." : string.IsNullOrEmpty(type.Namespace) ? "" : type.Namespace + ".";
        int own = type.IsGenericType ? type.GetGenericArguments().Length : 0;
        string text = around + Simple(type);
        if (own <= outer) return text;
        text += "<";
        for (int i = outer; i < own; i++) text += (i == outer ? "" : ",") + Of(arguments[i]);
        return text + ">";
    }

    internal static string Simple(Type type)
    {
        string name = type.Name;
        int arity = name.IndexOf('`');
        return arity < 0 ? name : name.Substring(0, arity);
    }

    private static string Keyword(Type type)
    {
        if (type.IsEnum) return null;
        switch (Type.GetTypeCode(type))
        {
            case TypeCode.Boolean: return "bool";
            case TypeCode.Char: return "char";
            case TypeCode.SByte: return "sbyte";
            case TypeCode.Byte: return "byte";
            case TypeCode.Int16: return "short";
            case TypeCode.UInt16: return "ushort";
            case TypeCode.Int32: return "int";
            case TypeCode.UInt32: return "uint";
            case TypeCode.Int64: return "long";
            case TypeCode.UInt64: return "ulong";
            case TypeCode.Single: return "float";
            case TypeCode.Double: return "double";
            case TypeCode.Decimal: return "decimal";
            case TypeCode.String: return "string";
        }
        return type == typeof(object) ? "object" : type == typeof(void) ? "void" : null;
    }

    internal static string Of(MemberInfo member)
    {
        string owner = Of(member.DeclaringType) + ".";
        if (member is PropertyInfo)
        {
            Type[] indices = Members.ParameterTypes(member);
            return indices.Length == 0 ? owner + member.Name : owner + "this[" + List(Members.Accessor(member, 0) ?? Members.Accessor(member, 1), indices) + "]";
        }
        if (member is not MethodBase method) return owner + member.Name;
        string name = member is ConstructorInfo ? Simple(member.DeclaringType) : member.Name;
        if (Members.IsGeneric(method))
        {
            Type[] arguments = Members.GenericArguments(method);
            name += "<";
            for (int i = 0; i < arguments.Length; i++) name += (i == 0 ? "" : ",") + Of(arguments[i]);
            name += ">";
        }
        return owner + name + "(" + List(method, Members.ParameterTypes(method)) + ")";
    }

    private static string List(MemberInfo method, Type[] types)
    {
        string text = "";
        for (int i = 0; i < types.Length; i++)
        {
            if (i != 0) text += ", ";
            if (i == types.Length - 1 && Candidate.HasParams(method, types)) text += "params ";
            if (types[i].IsByRef) text += (Members.ParameterFlags(method, i) & 2) != 0 ? "out " : "ref ";
            text += Of(types[i]);
        }
        return text;
    }
}
