namespace Microsoft.CSharp.RuntimeBinder;

using System.Reflection;
using Members = Fencepost.Members;

/// <summary>A conversion that a program has declared: the most specific one.</summary>
internal sealed class UserConversions
{
    private readonly MethodInfo method;
    private readonly Type source;
    private readonly Type target;

    private UserConversions(MethodInfo method, Type source, Type target)
    {
        this.method = method;
        this.source = source;
        this.target = target;
    }

    internal object Apply(Operand from, Type to, bool isChecked)
    {
        if (from.Value == null && !Conversions.TakesNull(source)) return Conversions.ApplyStandard(null, to, isChecked);
        Members.Initialize(method.DeclaringType, true);
        object given = Conversions.ApplyStandard(from.Value, source, isChecked);
        return Conversions.ApplyStandard(Members.Invoke(method, null, new object[] { given }, false), to, isChecked);
    }

    internal static UserConversions Find(Operand from, Type to, bool isExplicit)
    {
        Type type = from.Type;
        if (type is null || type.IsInterface || to.IsInterface || type == typeof(object) || to == typeof(object)) return null;
        Type start = Conversions.Plain(type), end = Conversions.Plain(to);
        if (!Declares(start) && !Declares(end)) return null;
        List<MethodInfo> found = new(2);
        Collect(found, start, start, end, from, to, isExplicit);
        if (end != start) Collect(found, end, start, end, from, to, isExplicit);
        return found.Count == 0 ? null : MostSpecific(found, type, to, isExplicit);
    }

    private static bool Declares(Type type) => !type.IsEnum && Numbers.Of(type) is TypeCode.Empty or TypeCode.Decimal && type != typeof(string) && type != typeof(bool) && !type.IsArray;

    private static void Collect(List<MethodInfo> found, Type owner, Type start, Type end, Operand from, Type to, bool isExplicit)
    {
        if (!Declares(owner) || owner == typeof(decimal)) return;
        for (; owner is not null && owner != typeof(object); owner = owner.BaseType)
        {
            foreach (MemberInfo method in Lookup.Operators(owner, "op_Implicit")) Take(found, (MethodInfo)method, start, end, from, isExplicit);
            if (!isExplicit) continue;
            foreach (MemberInfo method in Lookup.Operators(owner, "op_Explicit")) Take(found, (MethodInfo)method, start, end, from, true);
        }
    }

    private static void Take(List<MethodInfo> found, MethodInfo method, Type start, Type end, Operand from, bool isExplicit)
    {
        Type taken = Conversions.Plain(Members.ParameterTypes(method)[0]), given = Conversions.Plain(Members.TypeOf(method));
        bool fits = Conversions.Standard(from, taken) || Conversions.Standard(start, taken) || (isExplicit && Conversions.Standard(taken, start));
        bool leads = Conversions.Standard(given, end) || (isExplicit && Reaches(given, end));
        if (fits && leads && !Known.Has(found, method)) found.Add(method);
    }

    private static bool Reaches(Type from, Type to) => Conversions.Standard(to, from);

    private static UserConversions MostSpecific(List<MethodInfo> found, Type from, Type to, bool isExplicit)
    {
        Type source = null, target = null;
        foreach (MethodInfo method in found)
        {
            Type taken = Members.ParameterTypes(method)[0], given = Members.TypeOf(method);
            source = source is null ? taken : Source(source, taken, from);
            target = target is null ? given : Target(target, given, to);
        }
        UserConversions best = null;
        foreach (MethodInfo method in found)
        {
            if (Members.ParameterTypes(method)[0] != source || Members.TypeOf(method) != target) continue;
            if (best is null) best = new UserConversions(method, source, target);
        }
        return best;
    }

    private static Type Source(Type a, Type b, Type from)
    {
        if (a == from || b == from) return from;
        bool aTakes = Conversions.Standard(from, a), bTakes = Conversions.Standard(from, b);
        if (aTakes && bTakes) return Conversions.Standard(a, b) ? a : b;
        if (aTakes || bTakes) return aTakes ? a : b;
        return Conversions.Standard(a, b) ? b : a;
    }

    private static Type Target(Type a, Type b, Type to)
    {
        if (a == to || b == to) return to;
        bool aLeads = Conversions.Standard(a, to), bLeads = Conversions.Standard(b, to);
        if (aLeads && bLeads) return Conversions.Standard(a, b) ? b : a;
        if (aLeads || bLeads) return aLeads ? a : b;
        return Conversions.Standard(a, b) ? a : b;
    }
}
