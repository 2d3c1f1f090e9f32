namespace System.Numerics;

public interface INumber<TSelf>
    : IComparable, IComparable<TSelf>, IComparisonOperators<TSelf, TSelf, bool>, IModulusOperators<TSelf, TSelf, TSelf>, INumberBase<TSelf>
    where TSelf : INumber<TSelf>
{
    static virtual TSelf Clamp(TSelf value, TSelf min, TSelf max)
    {
        if (min > max) throw new ArgumentException("'" + min + "' cannot be greater than " + max + ".");
        return TSelf.Min(TSelf.Max(value, min), max);
    }

    static virtual TSelf CopySign(TSelf value, TSelf sign) => TSelf.IsNegative(value) != TSelf.IsNegative(sign) ? checked(-value) : value;

    static virtual TSelf Max(TSelf x, TSelf y)
    {
        if (x != y) return TSelf.IsNaN(x) || y < x ? x : y;
        return TSelf.IsNegative(y) ? x : y;
    }

    static virtual TSelf MaxNumber(TSelf x, TSelf y)
    {
        if (x != y) return TSelf.IsNaN(y) || y < x ? x : y;
        return TSelf.IsNegative(y) ? x : y;
    }

    static virtual TSelf Min(TSelf x, TSelf y)
    {
        if (x != y) return TSelf.IsNaN(x) || x < y ? x : y;
        return TSelf.IsNegative(x) ? x : y;
    }

    static virtual TSelf MinNumber(TSelf x, TSelf y)
    {
        if (x != y) return TSelf.IsNaN(y) || x < y ? x : y;
        return TSelf.IsNegative(x) ? x : y;
    }

    static virtual int Sign(TSelf value) => TSelf.IsZero(value) ? 0 : TSelf.IsNegative(value) ? -1 : 1;
}
