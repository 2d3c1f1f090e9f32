namespace System.Numerics;

public interface IHyperbolicFunctions<TSelf> : IFloatingPointConstants<TSelf> where TSelf : IHyperbolicFunctions<TSelf>
{
    static abstract TSelf Acosh(TSelf x);
    static abstract TSelf Asinh(TSelf x);
    static abstract TSelf Atanh(TSelf x);
    static abstract TSelf Cosh(TSelf x);
    static abstract TSelf Sinh(TSelf x);
    static abstract TSelf Tanh(TSelf x);
}
