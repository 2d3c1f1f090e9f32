namespace System.Dynamic;

using System.Collections.ObjectModel;

public sealed class CallInfo
{
    public CallInfo(int argCount, params string[] argNames)
    {
        ArgumentNullException.ThrowIfNull(argNames);
        if (argCount < argNames.Length) throw new ArgumentException("Argument count must be greater than number of named arguments.");
        foreach (string name in argNames) ArgumentNullException.ThrowIfNull(name, nameof(argNames));
        ArgumentCount = argCount;
        ArgumentNames = new ReadOnlyCollection<string>(argNames);
    }

    public CallInfo(int argCount, IEnumerable<string> argNames) : this(argCount, new List<string>(argNames).ToArray()) { }

    public int ArgumentCount { get; }
    public ReadOnlyCollection<string> ArgumentNames { get; }

    public override bool Equals(object obj)
    {
        if (obj is not CallInfo other || other.ArgumentCount != ArgumentCount || other.ArgumentNames.Count != ArgumentNames.Count) return false;
        for (int i = 0; i < ArgumentNames.Count; i++)
        {
            if (ArgumentNames[i] != other.ArgumentNames[i]) return false;
        }
        return true;
    }

    public override int GetHashCode()
    {
        int hash = ArgumentCount ^ 6551;
        foreach (string name in ArgumentNames) hash = hash * 31 + name.GetHashCode();
        return hash;
    }
}
