namespace System.Collections;

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
