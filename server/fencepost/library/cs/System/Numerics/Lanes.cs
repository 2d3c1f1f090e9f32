namespace System.Numerics;

/// <summary>What can be done with elements of a type; there is none for types that are no numbers.</summary>
internal abstract class Lanes<T>
{
    internal static Lanes<T> Known => (Lanes<T>)Make();

    internal abstract int Size { get; }
    internal abstract T One { get; }
    internal abstract T FromNumber(int number);
    internal abstract T FromBits(ulong bits);
    internal abstract ulong ToBits(T value);
    internal abstract T Apply(char operation, T left, T right);
    internal abstract T Shift(char direction, T value, int count);
    internal abstract bool Compare(char comparison, T left, T right);
    internal bool IsFull(T value) => ToBits(value) == ulong.MaxValue >> (64 - Size * 8);

    private static object Make()
    {
        if (typeof(T) == typeof(int)) return new LanesOf<int>(4);
        if (typeof(T) == typeof(float)) return new LanesOf<float>(4);
        if (typeof(T) == typeof(double)) return new LanesOf<double>(8);
        if (typeof(T) == typeof(byte)) return new LanesOf<byte>(1);
        if (typeof(T) == typeof(long)) return new LanesOf<long>(8);
        if (typeof(T) == typeof(sbyte)) return new LanesOf<sbyte>(1);
        if (typeof(T) == typeof(short)) return new LanesOf<short>(2);
        if (typeof(T) == typeof(ushort)) return new LanesOf<ushort>(2);
        if (typeof(T) == typeof(uint)) return new LanesOf<uint>(4);
        if (typeof(T) == typeof(ulong)) return new LanesOf<ulong>(8);
        if (typeof(T) == typeof(nint)) return new LanesOf<nint>(8);
        return typeof(T) == typeof(nuint) ? new LanesOf<nuint>(8) : null;
    }
}
