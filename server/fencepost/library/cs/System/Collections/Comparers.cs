using System.Collections.Generic;

namespace System.Collections;

public sealed class Comparer : IComparer
{
    public static readonly Comparer Default = new Comparer();

    public static readonly Comparer DefaultInvariant = new Comparer();

    private Comparer() { }

    public int Compare(object a, object b) => Defaults.Compare(a, b);
}

public static class StructuralComparisons
{
    public static IComparer StructuralComparer => new StructuralComparer();

    public static IEqualityComparer StructuralEqualityComparer => new StructuralEqualityComparer();
}

internal sealed class StructuralComparer : IComparer
{
    public int Compare(object x, object y)
    {
        if (x == null) return y == null ? 0 : -1;
        if (y == null) return 1;
        return x is IStructuralComparable structure ? structure.CompareTo(y, this) : Defaults.Compare(x, y);
    }
}

internal sealed class StructuralEqualityComparer : IEqualityComparer
{
    public new bool Equals(object x, object y)
    {
        if (x == null || y == null) return x == y;
        return x is IStructuralEquatable structure ? structure.Equals(y, this) : x.Equals(y);
    }

    public int GetHashCode(object obj)
    {
        if (obj == null) return 0;
        return obj is IStructuralEquatable structure ? structure.GetHashCode(this) : obj.GetHashCode();
    }
}
