namespace System.Numerics;

public interface IFloatingPoint<TSelf> : IFloatingPointConstants<TSelf>, INumber<TSelf>, ISignedNumber<TSelf> where TSelf : IFloatingPoint<TSelf>
{
    static virtual TSelf Ceiling(TSelf x) => TSelf.Round(x, 0, MidpointRounding.ToPositiveInfinity);
    static virtual TSelf Floor(TSelf x) => TSelf.Round(x, 0, MidpointRounding.ToNegativeInfinity);
    static virtual TSelf Round(TSelf x) => TSelf.Round(x, 0, MidpointRounding.ToEven);
    static virtual TSelf Round(TSelf x, int digits) => TSelf.Round(x, digits, MidpointRounding.ToEven);
    static virtual TSelf Round(TSelf x, MidpointRounding mode) => TSelf.Round(x, 0, mode);
    static abstract TSelf Round(TSelf x, int digits, MidpointRounding mode);
    static virtual TSelf Truncate(TSelf x) => TSelf.Round(x, 0, MidpointRounding.ToZero);
}
