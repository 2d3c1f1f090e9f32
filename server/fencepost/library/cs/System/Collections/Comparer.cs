namespace System.Collections;

public sealed class Comparer : IComparer
{
    public static readonly Comparer Default = new Comparer();

    public static readonly Comparer DefaultInvariant = new Comparer();

    private Comparer() { }

    public int Compare(object a, object b) => Defaults.Compare(a, b);
}
