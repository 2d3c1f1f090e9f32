namespace System.Numerics;

public interface IRootFunctions<TSelf> : IFloatingPointConstants<TSelf> where TSelf : IRootFunctions<TSelf>
{
    static abstract TSelf Cbrt(TSelf x);
    static abstract TSelf Hypot(TSelf x, TSelf y);
    static abstract TSelf Sqrt(TSelf x);
}
