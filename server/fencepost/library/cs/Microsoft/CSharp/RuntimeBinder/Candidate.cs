namespace Microsoft.CSharp.RuntimeBinder;

using System.Reflection;
using Members = Fencepost.Members;

/// <summary>A method, and which argument of a call goes to which of its parameters.</summary>
internal sealed class Candidate
{
    private const int Optional = 0x10, HasDefault = 0x1000;

    internal readonly MemberInfo Member;

    // The method itself, or the accessor that has an indexer's parameters.
    internal readonly MethodBase Method;
    internal readonly Type[] Types;
    internal readonly bool Expanded;

    // The argument for each parameter; -1 where there is none.
    internal readonly int[] Places;
    private readonly int positional;

    private Candidate(MemberInfo member, MethodBase method, Type[] types, bool expanded, int[] places, int positional)
    {
        Member = member;
        Method = method;
        Types = types;
        Expanded = expanded;
        Places = places;
        this.positional = positional;
    }

    internal Candidate With(MethodInfo closed) => new(closed, closed, Members.ParameterTypes(closed), Expanded, Places, positional);

    internal static MethodBase MethodOf(MemberInfo member) =>
        member is MethodBase method ? method : Members.Accessor(member, 0) ?? Members.Accessor(member, 1);

    // Null with what is wrong about the arguments' number or names.
    internal static Candidate Of(MemberInfo member, Operand[] arguments, bool expanded, ref string wrong)
    {
        MethodBase method = MethodOf(member);
        Type[] types = Members.ParameterTypes(member);
        int[] places = new int[types.Length];
        for (int i = 0; i < places.Length; i++) places[i] = -1;
        int positional = 0;
        while (positional < arguments.Length && !arguments[positional].IsNamed) positional++;
        int last = types.Length - 1;
        if (!expanded && arguments.Length > types.Length) return null;
        for (int i = 0; i < positional; i++)
        {
            if (!expanded || i < last) places[i] = i;
        }
        for (int i = positional; i < arguments.Length; i++)
        {
            int at = IndexOf(method, types.Length, arguments[i].Name);
            if (at < 0)
            {
                wrong ??= (IsInvoke(member) ? "The delegate '" + Names.Simple(member.DeclaringType) : "The best overload for '" + Title(member)) + "' does not have a parameter named '" + arguments[i].Name + "'";
                return null;
            }
            if (places[at] >= 0)
            {
                wrong ??= "Named argument '" + arguments[i].Name + "' specifies a parameter for which a positional argument has already been given";
                return null;
            }
            if (expanded && at == last) return null;
            places[at] = i;
        }
        for (int i = 0; i < places.Length; i++)
        {
            if (places[i] < 0 && !(expanded && i == last) && (Members.ParameterFlags(method, i) & (Optional | HasDefault)) == 0) return null;
        }
        return new Candidate(member, method, types, expanded, places, positional);
    }

    internal static bool IsInvoke(MemberInfo member) => member.Name == "Invoke" && member.DeclaringType.IsSubclassOf(typeof(Delegate));
    internal static string Title(MemberInfo member) => member is PropertyInfo ? "this" : member is ConstructorInfo ? Names.Of(member.DeclaringType) : member.Name;

    internal static int IndexOf(MethodBase method, int count, string name)
    {
        for (int i = 0; i < count; i++)
        {
            if (Members.ParameterName(method, i) == name) return i;
        }
        return -1;
    }

    internal static bool HasParams(MemberInfo member, Type[] types)
    {
        if (types.Length == 0 || !types[types.Length - 1].IsArray) return false;
        MethodBase method = MethodOf(member);
        foreach (Type attribute in Members.AttributeTypes(method, types.Length - 1, false))
        {
            if (attribute == typeof(ParamArrayAttribute)) return true;
        }
        return false;
    }

    internal bool UsesDefaults
    {
        get
        {
            for (int i = 0; i < Places.Length; i++)
            {
                if (Places[i] < 0 && !(Expanded && i == Places.Length - 1)) return true;
            }
            return false;
        }
    }

    // What an argument goes to; null where it goes nowhere.
    internal Type TypeFor(int argument)
    {
        int last = Types.Length - 1;
        if (Expanded && argument >= last && argument < positional) return Types[last].GetElementType();
        for (int i = 0; i < Places.Length; i++)
        {
            if (Places[i] == argument) return Types[i];
        }
        return null;
    }

    internal bool Fits(Operand[] arguments)
    {
        for (int i = 0; i < arguments.Length; i++)
        {
            Type type = TypeFor(i);
            if (type is null || type.IsByRef != arguments[i].IsByReference) return false;
            if (type.IsByRef ? type.GetElementType() != arguments[i].Type : !Conversions.Implicit(arguments[i], type)) return false;
        }
        return true;
    }

    // The arguments as the parameters take them.
    internal object[] Given(Operand[] arguments)
    {
        object[] given = new object[Types.Length];
        for (int i = 0; i < given.Length; i++)
        {
            if (Expanded && i == given.Length - 1)
            {
                given[i] = Rest(arguments, i);
            }
            else if (Places[i] >= 0)
            {
                given[i] = Types[i].IsByRef ? arguments[Places[i]].Value : Conversions.Apply(arguments[Places[i]], Types[i], false, false);
            }
            else if ((Members.ParameterFlags(Method, i) & HasDefault) != 0)
            {
                given[i] = Members.ParameterDefault(Method, i, false);
            }
            else if (Types[i] == typeof(object))
            {
                given[i] = System.Reflection.Missing.Value;
            }
        }
        return given;
    }

    // What a call has left in variables.
    internal void TakeBack(object[] given, Operand[] arguments)
    {
        for (int i = 0; i < given.Length; i++)
        {
            if (Places[i] >= 0 && Types[i].IsByRef) arguments[Places[i]].Store(given[i]);
        }
    }

    private Array Rest(Operand[] arguments, int from)
    {
        Type element = Types[from].GetElementType();
        int count = Math.Max(0, positional - from);
        Array rest = Array.CreateInstance(element, count);
        for (int i = 0; i < count; i++) rest.SetValue(Conversions.Apply(arguments[from + i], element, false, false), i);
        return rest;
    }
}
