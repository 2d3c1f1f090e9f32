namespace System.Numerics;

public interface IBinaryNumber<TSelf> : IBitwiseOperators<TSelf, TSelf, TSelf>, INumber<TSelf> where TSelf : IBinaryNumber<TSelf>
{
    static virtual TSelf AllBitsSet => ~TSelf.Zero;
    static abstract bool IsPow2(TSelf value);
    static abstract TSelf Log2(TSelf value);
}
