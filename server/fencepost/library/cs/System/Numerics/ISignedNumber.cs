namespace System.Numerics;

public interface ISignedNumber<TSelf> : INumberBase<TSelf> where TSelf : ISignedNumber<TSelf>
{
    static abstract TSelf NegativeOne { get; }
}
