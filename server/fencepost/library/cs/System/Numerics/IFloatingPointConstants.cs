namespace System.Numerics;

public interface IFloatingPointConstants<TSelf> : INumberBase<TSelf> where TSelf : IFloatingPointConstants<TSelf>
{
    static abstract TSelf E { get; }
    static abstract TSelf Pi { get; }
    static abstract TSelf Tau { get; }
}
