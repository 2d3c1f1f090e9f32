namespace System.Numerics;

public interface IPowerFunctions<TSelf> : INumberBase<TSelf> where TSelf : IPowerFunctions<TSelf>
{
    static abstract TSelf Pow(TSelf x, TSelf y);
}
