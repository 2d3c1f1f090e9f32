namespace Microsoft.CSharp.RuntimeBinder;

using Flags = CSharpArgumentInfoFlags;

/// <summary>What stands at one place of an operation, and what the binder knows of it.</summary>
internal sealed class Operand
{
    internal readonly object Value;

    // The type that the operand has to the binder; null for the literal null.
    internal readonly Type Type;
    internal readonly Flags Flags;
    internal readonly string Name;

    // Where a value goes that is given by reference.
    private readonly object[] home;
    private readonly int place;

    internal Operand(object value, Type type, Flags flags = Flags.UseCompileTimeType, string name = null)
    {
        Value = value;
        Type = type;
        Flags = flags;
        Name = name;
    }

    private Operand(object value, Type type, CSharpArgumentInfo info, object[] home, int place) : this(value, type, info.Flags, info.Name)
    {
        this.home = home;
        this.place = place;
    }

    internal bool IsConstant => (Flags & Flags.Constant) != 0;
    internal bool IsLate => (Flags & Flags.UseCompileTimeType) == 0;
    internal bool IsNamed => (Flags & Flags.NamedArgument) != 0;
    internal bool IsByReference => home != null;
    internal void Store(object value) => home[place] = value;
    internal bool IsStaticType => (Flags & Flags.IsStaticType) != 0;

    // Arguments of a call site, which are behind the site itself.
    internal static Operand[] All(object[] arguments, CSharpArgumentInfo[] infos, Type context)
    {
        Operand[] operands = new Operand[arguments.Length - 1];
        Type[] declared = null;
        for (int i = 0; i < operands.Length; i++)
        {
            object value = arguments[i + 1];
            CSharpArgumentInfo info = i < infos.Length ? infos[i] : null;
            Flags flags = info == null ? Flags.None : info.Flags;
            Type type;
            if ((flags & (Flags.UseCompileTimeType | Flags.IsRef | Flags.IsOut)) != 0)
            {
                declared ??= Declared(((CallSite)arguments[0]).DelegateType);
                type = declared[i + 1];
                if (type.IsByRef)
                {
                    operands[i] = new Operand(value, type.GetElementType(), info, arguments, i + 1);
                    continue;
                }
            }
            else
            {
                type = value == null ? null : Access.BestType(value.GetType(), context);
            }
            operands[i] = new Operand(value, type, flags, info?.Name);
        }
        return operands;
    }

    private static Type[] Declared(Type delegateType) => Fencepost.Members.ParameterTypes(Lookup.InvokeOf(delegateType));

    internal static Operand[] Rest(Operand[] operands)
    {
        Operand[] rest = new Operand[operands.Length - 1];
        Array.Copy(operands, 1, rest, 0, rest.Length);
        return rest;
    }

    internal static object[] Values(Operand[] operands, int from, int to)
    {
        object[] values = new object[to - from];
        for (int i = 0; i < values.Length; i++) values[i] = operands[from + i].Value;
        return values;
    }

    internal void RequireTarget()
    {
        if (Value != null || !IsLate) return;
        throw new RuntimeBinderException("Cannot perform runtime binding on a null reference");
    }
}
