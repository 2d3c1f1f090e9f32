namespace System.Collections;

internal sealed class StructuralComparer : IComparer
{
    public int Compare(object x, object y)
    {
        if (x == null) return y == null ? 0 : -1;
        if (y == null) return 1;
        return x is IStructuralComparable structure ? structure.CompareTo(y, this) : Defaults.Compare(x, y);
    }
}
