namespace System.Numerics;

public interface ITrigonometricFunctions<TSelf> : IFloatingPointConstants<TSelf> where TSelf : ITrigonometricFunctions<TSelf>
{
    static abstract TSelf Acos(TSelf x);
    static abstract TSelf Asin(TSelf x);
    static abstract TSelf Atan(TSelf x);
    static abstract TSelf Cos(TSelf x);
    static abstract TSelf Sin(TSelf x);
    static abstract TSelf Tan(TSelf x);
}
