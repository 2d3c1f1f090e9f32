namespace Microsoft.CSharp.RuntimeBinder;

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
