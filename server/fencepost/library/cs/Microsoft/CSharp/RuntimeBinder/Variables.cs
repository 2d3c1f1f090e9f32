namespace Microsoft.CSharp.RuntimeBinder;

using System.Reflection;
using Members = Fencepost.Members;

/// <summary>Reading and writing fields, properties and indexers.</summary>
internal static class Variables
{
    private const int Static = 0x10, ReadOnly = 0x20;

    internal static Func<object> Get(MemberInfo member, Operand target, Type context)
    {
        object owner = target.Value;
        member = Lookup.Storage(member, target.Type, context);
        if (member is FieldInfo field)
        {
            RequireInstance(member, Members.Flags(field), target);
            return () =>
            {
                if (owner == null) throw new NullReferenceException();
                return Members.GetField(field, owner);
            };
        }
        MethodInfo getter = Getter(member, target.Type, context);
        RequireInstance(member, Members.Flags(getter), target);
        return () => Call(getter, owner, new object[0]);
    }

    internal static Func<object> Set(MemberInfo member, Operand target, Operand value, Type context, CSharpBinderFlags flags)
    {
        object owner = target.Value;
        member = Lookup.Storage(member, target.Type, context);
        Type type = Members.TypeOf(member);
        if (member is FieldInfo field)
        {
            RequireInstance(member, Members.Flags(field), target);
            if ((Members.Flags(field) & ReadOnly) != 0)
            {
                throw new RuntimeBinderException("A readonly field cannot be assigned to (except in a constructor or a variable initializer)");
            }
            Func<object> converted = Converted(value, type, flags);
            return () =>
            {
                object given = converted();
                if (owner == null) throw new NullReferenceException();
                Members.SetField(field, owner, Members.Convert(given, type));
                return given;
            };
        }
        MethodInfo setter = Setter(member, target.Type, context);
        RequireInstance(member, Members.Flags(setter), target);
        Func<object> taken = Converted(value, type, flags);
        return () =>
        {
            object given = taken();
            Call(setter, owner, new object[] { given });
            return given;
        };
    }

    internal static MethodInfo Getter(MemberInfo property, Type receiver, Type context)
    {
        MethodInfo getter = Members.Accessor(property, 0);
        string start = "The property or indexer '";
        if (getter is null) throw new RuntimeBinderException(start + Names.Of(property) + "' cannot be used in this context because it lacks the get accessor");
        if (Access.ToMember(getter, receiver, context)) return getter;
        throw new RuntimeBinderException(start + Names.Of(property) + "' cannot be used in this context because the get accessor is inaccessible");
    }

    internal static MethodInfo Setter(MemberInfo property, Type receiver, Type context)
    {
        MethodInfo setter = Members.Accessor(property, 1);
        if (setter is null || Members.IsInitOnly(setter)) throw new RuntimeBinderException("Property or indexer '" + Names.Of(property) + "' cannot be assigned to -- it is read only");
        if (Access.ToMember(setter, receiver, context)) return setter;
        throw new RuntimeBinderException("The property or indexer '" + Names.Of(property) + "' cannot be used in this context because the set accessor is inaccessible");
    }

    // A right-hand side; that of a compound assignment may be converted explicitly.
    internal static Func<object> Converted(Operand value, Type type, CSharpBinderFlags flags)
    {
        bool isExplicit = (flags & CSharpBinderFlags.ValueFromCompoundAssignment) != 0, isChecked = (flags & CSharpBinderFlags.CheckedContext) != 0;
        if (Conversions.Implicit(value, type)) return () => Conversions.Apply(value, type, false, isChecked);
        if (!isExplicit || !Conversions.Explicit(value, type)) throw Problems.NoConversion(value, type, isExplicit);
        return () => Conversions.Apply(value, type, true, isChecked);
    }

    private static void RequireInstance(MemberInfo member, int flags, Operand target)
    {
        if ((flags & Static) != 0 && !target.IsStaticType) throw Problems.NeedsTypeName(member);
        if ((flags & Static) == 0 && target.IsStaticType) throw Problems.NeedsObject(member);
    }

    internal static object Call(MethodBase method, object target, object[] given)
    {
        if ((Members.Flags(method) & Static) != 0)
        {
            Members.Initialize(method.DeclaringType, true);
            return Members.Invoke(method, null, given, false);
        }
        if (target == null) throw new NullReferenceException();
        return Members.Invoke(method, target, given, false);
    }
}
