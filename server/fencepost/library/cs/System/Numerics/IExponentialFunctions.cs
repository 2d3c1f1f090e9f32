namespace System.Numerics;

public interface IExponentialFunctions<TSelf> : IFloatingPointConstants<TSelf> where TSelf : IExponentialFunctions<TSelf>
{
    static abstract TSelf Exp(TSelf x);
}
