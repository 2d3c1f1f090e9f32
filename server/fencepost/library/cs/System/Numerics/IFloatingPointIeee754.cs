namespace System.Numerics;

public interface IFloatingPointIeee754<TSelf>
    : IExponentialFunctions<TSelf>, IFloatingPoint<TSelf>, IHyperbolicFunctions<TSelf>, ILogarithmicFunctions<TSelf>, IPowerFunctions<TSelf>, IRootFunctions<TSelf>, ITrigonometricFunctions<TSelf>
    where TSelf : IFloatingPointIeee754<TSelf>
{
    static abstract TSelf Epsilon { get; }
    static abstract TSelf NaN { get; }
    static abstract TSelf NegativeInfinity { get; }
    static abstract TSelf NegativeZero { get; }
    static abstract TSelf PositiveInfinity { get; }
    static abstract TSelf Atan2(TSelf y, TSelf x);
    static abstract TSelf BitDecrement(TSelf x);
    static abstract TSelf BitIncrement(TSelf x);
    static abstract TSelf FusedMultiplyAdd(TSelf left, TSelf right, TSelf addend);
    static abstract TSelf Ieee754Remainder(TSelf left, TSelf right);
    static virtual TSelf Lerp(TSelf value1, TSelf value2, TSelf amount) => (value1 * (TSelf.One - amount)) + (value2 * amount);
}
