namespace System.Numerics;

public interface IBinaryInteger<TSelf> : IBinaryNumber<TSelf>, IShiftOperators<TSelf, int, TSelf> where TSelf : IBinaryInteger<TSelf>
{
    static virtual (TSelf Quotient, TSelf Remainder) DivRem(TSelf left, TSelf right)
    {
        TSelf quotient = left / right;
        return (quotient, left - (quotient * right));
    }

    static abstract TSelf LeadingZeroCount(TSelf value);
    static abstract TSelf PopCount(TSelf value);
    static abstract TSelf RotateLeft(TSelf value, int rotateAmount);
    static abstract TSelf RotateRight(TSelf value, int rotateAmount);
    static abstract TSelf TrailingZeroCount(TSelf value);
    int GetByteCount();
    int GetShortestBitLength();
}
