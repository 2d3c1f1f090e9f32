namespace System.Numerics;

public interface ILogarithmicFunctions<TSelf> : IFloatingPointConstants<TSelf> where TSelf : ILogarithmicFunctions<TSelf>
{
    static abstract TSelf Log(TSelf x);
    static abstract TSelf Log(TSelf x, TSelf newBase);
    static abstract TSelf Log2(TSelf x);
    static abstract TSelf Log10(TSelf x);
}
