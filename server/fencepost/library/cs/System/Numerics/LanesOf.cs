namespace System.Numerics;

internal sealed class LanesOf<T> : Lanes<T> where T : IBinaryNumber<T>, IMinMaxValue<T>
{
    private readonly int size;

    internal LanesOf(int size) => this.size = size;

    internal override int Size => size;
    internal override T One => T.One;
    internal override T FromNumber(int number) => T.CreateTruncating(number);

    internal override T FromBits(ulong bits)
    {
        if (typeof(T) == typeof(float)) return (T)(object)BitConverter.UInt32BitsToSingle((uint)bits);
        if (typeof(T) == typeof(double)) return (T)(object)BitConverter.UInt64BitsToDouble(bits);
        return T.CreateTruncating(bits);
    }

    internal override ulong ToBits(T value)
    {
        if (typeof(T) == typeof(float)) return BitConverter.SingleToUInt32Bits((float)(object)value);
        if (typeof(T) == typeof(double)) return BitConverter.DoubleToUInt64Bits((double)(object)value);
        return ulong.CreateTruncating(value) & (ulong.MaxValue >> (64 - size * 8));
    }

    internal override T Apply(char operation, T left, T right) => operation switch
    {
        '+' => unchecked(left + right),
        '-' => unchecked(left - right),
        '*' => unchecked(left * right),
        '/' => left / right,
        'n' => unchecked(-left),
        'm' => T.Min(left, right),
        'M' => T.Max(left, right),
        'i' => T.MinNumber(left, right),
        'I' => T.MaxNumber(left, right),
        'g' => T.MinMagnitude(left, right),
        'G' => T.MaxMagnitude(left, right),
        'h' => T.MinMagnitudeNumber(left, right),
        'H' => T.MaxMagnitudeNumber(left, right),
        'S' => Saturated(unchecked(left + right), left, T.IsNegative(right)),
        's' => Saturated(unchecked(left - right), left, !T.IsNegative(right) && !T.IsZero(right)),
        'c' => T.CopySign(left, right),
        'q' => T.CreateSaturating(Math.Sqrt(double.CreateTruncating(left))),
        'C' => T.CreateTruncating(Math.Ceiling(double.CreateTruncating(left))),
        'f' => T.CreateTruncating(Math.Floor(double.CreateTruncating(left))),
        't' => T.CreateTruncating(Math.Truncate(double.CreateTruncating(left))),
        'r' => T.CreateTruncating(Math.Round(double.CreateTruncating(left))),
        _ => T.IsNegative(left) ? unchecked(-left) : left,
    };

    /// <summary>A sum or difference of integers that has gone over the end of its type is that end.</summary>
    private static T Saturated(T sum, T left, bool down)
    {
        if (typeof(T) == typeof(float) || typeof(T) == typeof(double)) return sum;
        return down && sum > left ? T.MinValue : !down && sum < left ? T.MaxValue : sum;
    }

    internal override T Shift(char direction, T value, int count)
    {
        ulong bits = ToBits(value);
        if (direction == '<') return FromBits(bits << count);
        int unused = 64 - size * 8;
        bool signed = direction == '>' && T.IsNegative(value);
        return FromBits(signed ? (ulong)((long)(bits << unused) >> unused >> count) : bits >> count);
    }

    internal override bool Compare(char comparison, T left, T right) => comparison switch
    {
        '=' => left == right,
        'e' => left.Equals(right),
        '<' => left < right,
        'l' => left <= right,
        'E' => T.IsEvenInteger(left),
        'F' => T.IsFinite(left),
        'I' => T.IsInfinity(left),
        'i' => T.IsInteger(left),
        'N' => T.IsNaN(left),
        '-' => T.IsNegative(left),
        'n' => T.IsNegativeInfinity(left),
        'm' => T.IsNormal(left),
        'O' => T.IsOddInteger(left),
        '+' => T.IsPositive(left),
        'p' => T.IsPositiveInfinity(left),
        's' => T.IsSubnormal(left),
        _ => T.IsZero(left),
    };
}
