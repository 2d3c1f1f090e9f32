namespace Microsoft.CSharp.RuntimeBinder;

using System.Reflection;
using Members = Fencepost.Members;

/// <summary>What a name means in a type, to code of another.</summary>
internal sealed class Lookup
{
    private const int Declared = 2 + 4 + 8 + 16 + 32, Virtual = 0x40, NewSlot = 0x100;

    // Either methods, those of derived types first, or one other member.
    internal readonly List<MemberInfo> Methods = new(2);
    internal readonly List<MemberInfo> Inaccessible = new(1);
    internal MemberInfo Other;

    private Lookup() { }

    internal static Lookup Of(Type type, string name, Type context, bool methodsFirst)
    {
        Lookup found = new();
        foreach (Type level in Levels(type))
        {
            if (found.Look(level, name, type, context, methodsFirst)) break;
        }
        return found;
    }

    // Indexers are all in Methods.
    internal static Lookup Indexers(Type type, Type context)
    {
        Lookup found = new();
        foreach (Type level in Levels(type))
        {
            foreach (MemberInfo property in Members.Select(level, Members.Property, null, Declared))
            {
                if (Members.ParameterTypes(property).Length == 0 || IsOverride(property) || property.Name.IndexOf('.') >= 0) continue;
                (Access.ToMember(property, type, context) ? found.Methods : found.Inaccessible).Add(property);
            }
        }
        return found;
    }

    internal static MethodInfo InvokeOf(Type delegateType) => (MethodInfo)Members.Select(delegateType, Members.Method, "Invoke", Declared)[0];

    internal static MemberInfo[] Operators(Type type, string name) => Members.Select(type, Members.Method, name, 2 + 8 + 16);

    // A type and its base types; of an interface, those that it has in it, and object.
    internal static List<Type> Levels(Type type)
    {
        List<Type> levels = new(4);
        if (type.IsInterface)
        {
            levels.Add(type);
            levels.AddRange(type.GetInterfaces());
            type = typeof(object);
        }
        for (; type is not null; type = type.BaseType) levels.Add(type);
        return levels;
    }

    // Of an event, the field that code of its own type may use by its name.
    internal static MemberInfo Storage(MemberInfo member, Type receiver, Type context)
    {
        if (member is not EventInfo) return member;
        foreach (MemberInfo field in Members.Select(member.DeclaringType, Members.Field, member.Name, Declared))
        {
            if (Access.ToMember(field, receiver, context)) return field;
        }
        throw new RuntimeBinderException("The event '" + member.Name + "' can only appear on the left hand side of +");
    }

    private bool Look(Type level, string name, Type receiver, Type context, bool methodsFirst)
    {
        if (methodsFirst && Take(level, Members.Method, name, receiver, context)) return false;
        if (Take(level, Members.Property, name, receiver, context) || Take(level, Members.Event, name, receiver, context)) return true;
        if (Take(level, Members.Field, name, receiver, context)) return true;
        if (!methodsFirst) Take(level, Members.Method, name, receiver, context);
        return false;
    }

    private bool Take(Type level, int kind, string name, Type receiver, Type context)
    {
        bool any = false;
        foreach (MemberInfo member in Members.Select(level, kind, name, Declared))
        {
            if (kind != Members.Field && IsOverride(member)) continue;
            if (!Access.ToMember(member, receiver, context))
            {
                Inaccessible.Add(member);
            }
            else if (kind == Members.Method)
            {
                Methods.Add(member);
                any = true;
            }
            else if (Methods.Count == 0)
            {
                if (kind == Members.Property && Members.ParameterTypes(member).Length != 0) continue;
                Other = member;
                return true;
            }
            else
            {
                return true;
            }
        }
        return any;
    }

    // Overrides are found where they have first been declared.
    private static bool IsOverride(MemberInfo member)
    {
        if (member is not MethodInfo) member = Members.Accessor(member, 0) ?? Members.Accessor(member, 1);
        return member is not null && (Members.Flags(member) & (Virtual | NewSlot)) == Virtual;
    }

    internal bool IsEmpty => Methods.Count == 0 && Other is null;

    // What is wrong where nothing is found.
    internal RuntimeBinderException Missing(Type type, string name, Type context)
    {
        if (Inaccessible.Count != 0) return Problems.Inaccessible(Inaccessible[0], type, context);
        Completeness.Require(type, name);
        return new RuntimeBinderException("'" + Names.Of(type.IsArray ? typeof(Array) : type) + "' does not contain a definition for '" + name + "'");
    }
}
