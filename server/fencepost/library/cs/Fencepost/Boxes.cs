namespace Fencepost;

internal static class Boxes
{
    /// <summary>Whether two values are the same part by part; of references, whether they are of one object.</summary>
    internal static bool Same(object a, object b)
    {
        if (a == null || b == null || !a.GetType().IsValueType || a.GetType() != b.GetType()) return ReferenceEquals(a, b);
        if (a.GetType().IsPrimitive || a is Enum or decimal) return a.Equals(b);
        int count = Machine.FieldCount(a);
        for (int i = 0; i < count; i++)
        {
            if (!Same(Machine.GetField(a, i), Machine.GetField(b, i))) return false;
        }
        return true;
    }
}
