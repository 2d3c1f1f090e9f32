namespace Microsoft.CSharp.RuntimeBinder;

[Flags]
public enum CSharpArgumentInfoFlags
{
    None = 0,
    UseCompileTimeType = 1,
    Constant = 2,
    NamedArgument = 4,
    IsRef = 8,
    IsOut = 16,
    IsStaticType = 32,
}

[Flags]
public enum CSharpBinderFlags
{
    None = 0,
    CheckedContext = 1,
    InvokeSimpleName = 2,
    InvokeSpecialName = 4,
    BinaryOperationLogical = 8,
    ConvertExplicit = 16,
    ConvertArrayIndex = 32,
    ResultIndexed = 64,
    ValueFromCompoundAssignment = 128,
    ResultDiscarded = 256,
}

public sealed class CSharpArgumentInfo
{
    internal readonly CSharpArgumentInfoFlags Flags;
    internal readonly string Name;

    private CSharpArgumentInfo(CSharpArgumentInfoFlags flags, string name)
    {
        Flags = flags;
        Name = name;
    }

    public static CSharpArgumentInfo Create(CSharpArgumentInfoFlags flags, string name) => new(flags, name);

    internal bool Has(CSharpArgumentInfoFlags flag) => (Flags & flag) != 0;

    internal static CSharpArgumentInfo[] All(System.Collections.Generic.IEnumerable<CSharpArgumentInfo> infos)
    {
        if (infos == null) return new CSharpArgumentInfo[0];
        return infos as CSharpArgumentInfo[] ?? new System.Collections.Generic.List<CSharpArgumentInfo>(infos).ToArray();
    }

    // Of the arguments after the first `skipped`.
    internal static System.Dynamic.CallInfo CallInfo(CSharpArgumentInfo[] infos, int skipped)
    {
        int named = 0;
        foreach (CSharpArgumentInfo info in infos)
        {
            if (info.Has(CSharpArgumentInfoFlags.NamedArgument)) named++;
        }
        string[] names = new string[named];
        for (int i = infos.Length - named; i < infos.Length; i++) names[i - infos.Length + named] = infos[i].Name;
        return new System.Dynamic.CallInfo(infos.Length - skipped, names);
    }
}
