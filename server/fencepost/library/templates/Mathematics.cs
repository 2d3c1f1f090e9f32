// Generic mathematics of the numbers that C# has no keyword for.
//| Type       Namespace       kind
//| Int128     System          signed
//| UInt128    System          unsigned
//| BigInteger System.Numerics big
//| Half       System          half

using System.Globalization;
using System.Numerics;

namespace $Namespace;

public readonly partial struct $Type :
//if signed
    IBinaryInteger<$Type>, IMinMaxValue<$Type>, ISignedNumber<$Type>
//end
//if unsigned
    IBinaryInteger<$Type>, IMinMaxValue<$Type>, IUnsignedNumber<$Type>
//end
//if big
    IBinaryInteger<$Type>, ISignedNumber<$Type>
//end
//if half
    IMinMaxValue<$Type>, INumber<$Type>, ISignedNumber<$Type>
//end
{
    public static $Type Parse(ReadOnlySpan<char> s, IFormatProvider provider) => Parse(s.ToString(), provider);
//if signed unsigned big
    public static $Type Parse(ReadOnlySpan<char> s, NumberStyles style = NumberStyles.Integer, IFormatProvider provider = null) => Parse(s.ToString(), style, provider);
//end
//if half
    public static Half Parse(ReadOnlySpan<char> s, NumberStyles style = NumberStyles.Float | NumberStyles.AllowThousands, IFormatProvider provider = null) => Parse(s.ToString(), style, provider);

    public static bool TryParse(string s, NumberStyles style, IFormatProvider provider, out Half result)
    {
        bool good = double.TryParse(s, style, provider, out double value);
        result = (Half)value;
        return good;
    }

//end
//if big
    public static bool TryParse(string value, IFormatProvider provider, out BigInteger result) => TryParse(value, NumberStyles.Integer, provider, out result);
//end
//if signed unsigned big
    public static bool TryParse(ReadOnlySpan<char> s, out $Type result) => TryParse(s.ToString(), NumberStyles.Integer, null, out result);
//end
    public static bool TryParse(ReadOnlySpan<char> s, IFormatProvider provider, out $Type result) => TryParse(s.ToString(), provider, out result);
    public static bool TryParse(ReadOnlySpan<char> s, NumberStyles style, IFormatProvider provider, out $Type result) => TryParse(s.ToString(), style, provider, out result);

//if big
    public static bool IsEvenInteger(BigInteger value) => value.IsEven;
    public static bool IsOddInteger(BigInteger value) => !value.IsEven;
    public static bool IsNegative(BigInteger value) => value.Sign < 0;
    public static bool IsPositive(BigInteger value) => value.Sign >= 0;
    public static bool IsPow2(BigInteger value) => value.IsPowerOfTwo;
    static int INumber<BigInteger>.Sign(BigInteger value) => value.Sign;
    static bool INumberBase<BigInteger>.IsZero(BigInteger value) => value.IsZero;
    static BigInteger ISignedNumber<BigInteger>.NegativeOne => MinusOne;
    public static BigInteger CopySign(BigInteger value, BigInteger sign) => IsNegative(value) == IsNegative(sign) ? value : -value;
    public static BigInteger Clamp(BigInteger value, BigInteger min, BigInteger max) => min > max ? throw new ArgumentException("'" + min + "' cannot be greater than " + max + ".") : value < min ? min : value > max ? max : value;
    public static BigInteger operator >>>(BigInteger value, int shiftAmount) =>
        value.Sign >= 0 || shiftAmount <= 0 || shiftAmount == 32 ? value >> shiftAmount : value >= int.MinValue && shiftAmount >= 32 ? MinusOne : Unsigned(value, Words(value)) >> shiftAmount;

    private static int Words(BigInteger value) => ((int)value.GetBitLength() / 32 + 1) * 32;

    // The width in bits: whole words of 32 bits, which need not hold the sign of a large value.
    private static int Width(BigInteger value) => Math.Max(32, ((int)Abs(value).GetBitLength() + 31) / 32 * 32);
    private static BigInteger Unsigned(BigInteger value, int width) => value.Sign >= 0 ? value : value + (One << width);

    public static BigInteger PopCount(BigInteger value)
    {
        int count = 0;
        for (BigInteger rest = Unsigned(value, Width(value)); !rest.IsZero; rest >>= 1) count += rest.IsEven ? 0 : 1;
        return count;
    }

    public static BigInteger LeadingZeroCount(BigInteger value) => value.Sign < 0 ? Zero : value.IsZero ? 32 : (32 - (int)value.GetBitLength() % 32) % 32;

    public static BigInteger TrailingZeroCount(BigInteger value)
    {
        if (value.IsZero) return 32;
        int count = 0;
        for (BigInteger rest = value; rest.IsEven; rest >>= 1) count++;
        return count;
    }

    public static BigInteger Log2(BigInteger value) => value.Sign < 0 ? throw new ArgumentOutOfRangeException("value", "Non-negative number required.") : value.IsZero ? Zero : value.GetBitLength() - 1;

    public static BigInteger RotateLeft(BigInteger value, int rotateAmount)
    {
        int width = value.Sign < 0 ? Words(value) : Width(value);
        int amount = ((rotateAmount % width) + width) % width;
        BigInteger bits = value.Sign < 0 ? value + (One << width) : value;
        BigInteger turned = ((bits << amount) | (bits >> (width - amount))) & ((One << width) - One);
        return value.Sign < 0 && (turned >> (width - 1)).IsOne ? turned - (One << width) : turned;
    }

    public static BigInteger RotateRight(BigInteger value, int rotateAmount) => RotateLeft(value, -rotateAmount);
    int IBinaryInteger<BigInteger>.GetByteCount() => Math.Max(4, ((int)GetBitLength() + (Sign < 0 ? 32 : 31)) / 32 * 4);
    
    public int GetByteCount(bool isUnsigned = false)
    {
        if (!isUnsigned) return ToByteArray().Length;
        if (Sign < 0) throw new OverflowException("Negative values do not have an unsigned representation.");
        return Math.Max(1, ((int)GetBitLength() + 7) / 8);
    }

    int IBinaryInteger<BigInteger>.GetShortestBitLength() => Sign >= 0 ? (int)GetBitLength() : (int)GetBitLength() + 1;
    static BigInteger IBinaryNumber<BigInteger>.AllBitsSet => MinusOne;
    private static BigInteger Wide(BigInteger value) => value;
    private static BigInteger Of(BigInteger value, int mode) => value;
    private static BigInteger OfInfinity(int sign) => throw new OverflowException("BigInteger cannot represent infinity.");
//end
//if signed unsigned
    public static $Type RotateLeft($Type value, int rotateAmount) => (value << rotateAmount) | (value >>> (128 - rotateAmount));
    public static $Type RotateRight($Type value, int rotateAmount) => (value >>> rotateAmount) | (value << (128 - rotateAmount));
    int IBinaryInteger<$Type>.GetByteCount() => 16;
    static $Type IBinaryNumber<$Type>.AllBitsSet => ~default($Type);
    static bool INumberBase<$Type>.IsZero($Type value) => value == default;
    private static BigInteger Wide($Type value) => BigInteger.Parse(value.ToString());

    public static $Type Log2($Type value)
    {
        if (Negative(value)) throw new ArgumentOutOfRangeException("value", "Non-negative number required.");
        return value == default ? default : 127 - (uint)LeadingZeroCount(value);
    }

    private static $Type OfInfinity(int sign) => sign > 0 ? MaxValue : MinValue;

    // The mode is 0 checked, 1 saturating, 2 truncating.
    private static $Type Of(BigInteger value, int mode)
    {
        BigInteger least = Wide(MinValue), most = Wide(MaxValue);
        if (value < least || value > most)
        {
            if (mode == 0) throw new OverflowException();
            if (mode == 1) return value < least ? MinValue : MaxValue;
        }
        return new $Type((ulong)((value >> 64) & ulong.MaxValue), (ulong)(value & ulong.MaxValue));
    }
//end
//if signed
    int IBinaryInteger<Int128>.GetShortestBitLength() => IsNegative(this) ? 129 - (int)LeadingZeroCount(~this) : 128 - (int)LeadingZeroCount(this);

    public static Int128 CopySign(Int128 value, Int128 sign)
    {
        Int128 absolute = IsNegative(value) ? -value : value;
        if (IsNegative(sign)) return -absolute;
        return IsNegative(absolute) ? throw new OverflowException("Negating the minimum value of a twos complement number is invalid.") : absolute;
    }
//end
//if unsigned
    int IBinaryInteger<UInt128>.GetShortestBitLength() => 128 - (int)LeadingZeroCount(this);
    static UInt128 INumberBase<UInt128>.Abs(UInt128 value) => value;
    static bool INumberBase<UInt128>.IsNegative(UInt128 value) => false;
    static bool INumberBase<UInt128>.IsPositive(UInt128 value) => true;
    static UInt128 INumber<UInt128>.CopySign(UInt128 value, UInt128 sign) => value;
    static UInt128 INumberBase<UInt128>.MaxMagnitude(UInt128 x, UInt128 y) => Max(x, y);
    static UInt128 INumberBase<UInt128>.MinMagnitude(UInt128 x, UInt128 y) => Min(x, y);
//end
//if signed big
    public static $Type MaxMagnitude($Type x, $Type y)
    {
        BigInteger left = BigInteger.Abs(Wide(x)), right = BigInteger.Abs(Wide(y));
        return left > right || (left == right && IsPositive(x)) ? x : y;
    }

    public static $Type MinMagnitude($Type x, $Type y)
    {
        BigInteger left = BigInteger.Abs(Wide(x)), right = BigInteger.Abs(Wide(y));
        return left < right || (left == right && IsNegative(x)) ? x : y;
    }
//end
//if signed unsigned big
    static int INumberBase<$Type>.Radix => 2;
    static bool INumberBase<$Type>.IsFinite($Type value) => true;
    static bool INumberBase<$Type>.IsInfinity($Type value) => false;
    static bool INumberBase<$Type>.IsInteger($Type value) => true;
    static bool INumberBase<$Type>.IsNaN($Type value) => false;
    static bool INumberBase<$Type>.IsNegativeInfinity($Type value) => false;
    static bool INumberBase<$Type>.IsNormal($Type value) => value != default($Type);
    static bool INumberBase<$Type>.IsPositiveInfinity($Type value) => false;
    static bool INumberBase<$Type>.IsRealNumber($Type value) => true;
    static bool INumberBase<$Type>.IsSubnormal($Type value) => false;
    static $Type INumberBase<$Type>.MaxMagnitudeNumber($Type x, $Type y) => Magnitude<$Type>.Max(x, y);
    static $Type INumberBase<$Type>.MinMagnitudeNumber($Type x, $Type y) => Magnitude<$Type>.Min(x, y);
    static $Type INumber<$Type>.MaxNumber($Type x, $Type y) => Max(x, y);
    static $Type INumber<$Type>.MinNumber($Type x, $Type y) => Min(x, y);

    private static bool From<TOther>(TOther value, int mode, out $Type result)
    {
        bool found = WideNumbers.TryFrom(value, mode, out BigInteger wide, out int infinite);
        result = infinite == 0 ? Of(wide, mode == 2 && WideNumbers.IsReal(value) ? 1 : mode) : OfInfinity(infinite);
        return found;
    }

    private static bool To<TOther>($Type value, int mode, out TOther result) => WideNumbers.TryTo(Wide(value), mode, out result);
//end
//if half
    public static bool IsEvenInteger(Half value) => float.IsEvenInteger((float)value);
    public static bool IsOddInteger(Half value) => float.IsOddInteger((float)value);
    public static bool IsNormal(Half value) => IsFinite(value) && (value.bits & 0x7c00) != 0;
    public static bool IsSubnormal(Half value) => (value.bits & 0x7c00) == 0 && (value.bits & 0x7fff) != 0;
    public static bool IsRealNumber(Half value) => !IsNaN(value);
    static bool INumberBase<Half>.IsZero(Half value) => (value.bits & 0x7fff) == 0;
    static int INumberBase<Half>.Radix => 2;
    public static Half NegativeZero => new Half((ushort)0x8000);
    public static Half E => (Half)MathF.E;
    public static Half Pi => (Half)MathF.PI;
    public static Half Tau => (Half)MathF.Tau;
    public static Half CopySign(Half value, Half sign) => new Half((ushort)((value.bits & 0x7fff) | (sign.bits & 0x8000)));
    public static int Sign(Half value) => MathF.Sign((float)value);
    public static Half Clamp(Half value, Half min, Half max) => (Half)Math.Clamp((float)value, (float)min, (float)max);
    public static Half MaxNumber(Half x, Half y) => (Half)float.MaxNumber((float)x, (float)y);
    public static Half MinNumber(Half x, Half y) => (Half)float.MinNumber((float)x, (float)y);
    public static Half MaxMagnitude(Half x, Half y) => (Half)MathF.MaxMagnitude((float)x, (float)y);
    public static Half MinMagnitude(Half x, Half y) => (Half)MathF.MinMagnitude((float)x, (float)y);
    public static Half MaxMagnitudeNumber(Half x, Half y) => (Half)float.MaxMagnitudeNumber((float)x, (float)y);
    public static Half MinMagnitudeNumber(Half x, Half y) => (Half)float.MinMagnitudeNumber((float)x, (float)y);
    public static Half Ceiling(Half x) => (Half)MathF.Ceiling((float)x);
    public static Half Floor(Half x) => (Half)MathF.Floor((float)x);
    public static Half Truncate(Half x) => (Half)MathF.Truncate((float)x);
    public static Half Round(Half x) => (Half)MathF.Round((float)x);

    private static bool From<TOther>(TOther value, int mode, out Half result)
    {
        bool found = WideNumbers.TryReal(value, out double real);
        result = (Half)real;
        return found;
    }

    private static bool To<TOther>(Half value, int mode, out TOther result) where TOther : INumberBase<TOther> => WideNumbers.TryOfReal((double)value, mode, out result);
//end
    static $Type IAdditiveIdentity<$Type, $Type>.AdditiveIdentity => default;
    static $Type IMultiplicativeIdentity<$Type, $Type>.MultiplicativeIdentity => One;
    static bool INumberBase<$Type>.IsCanonical($Type value) => true;
    static bool INumberBase<$Type>.IsComplexNumber($Type value) => false;
    static bool INumberBase<$Type>.IsImaginaryNumber($Type value) => false;

    static bool INumberBase<$Type>.TryConvertFromChecked<TOther>(TOther value, out $Type result) => From(value, 0, out result);
    static bool INumberBase<$Type>.TryConvertFromSaturating<TOther>(TOther value, out $Type result) => From(value, 1, out result);
    static bool INumberBase<$Type>.TryConvertFromTruncating<TOther>(TOther value, out $Type result) => From(value, 2, out result);
    static bool INumberBase<$Type>.TryConvertToChecked<TOther>($Type value, out TOther result) => To(value, 0, out result);
    static bool INumberBase<$Type>.TryConvertToSaturating<TOther>($Type value, out TOther result) => To(value, 1, out result);
    static bool INumberBase<$Type>.TryConvertToTruncating<TOther>($Type value, out TOther result) => To(value, 2, out result);

    public static $Type CreateChecked<TOther>(TOther value) where TOther : INumberBase<TOther>
    {
        if (typeof(TOther) == typeof($Type)) return ($Type)(object)value;
        if (ReadChecked<$Type, TOther>(value, out $Type result)) return result;
        throw new NotSupportedException();
    }

    private static bool ReadChecked<TSelf, TOther>(TOther value, out TSelf result) where TSelf : INumberBase<TSelf> where TOther : INumberBase<TOther> =>
        TSelf.TryConvertFromChecked(value, out result) || TOther.TryConvertToChecked(value, out result);

    public static $Type CreateSaturating<TOther>(TOther value) where TOther : INumberBase<TOther>
    {
        if (typeof(TOther) == typeof($Type)) return ($Type)(object)value;
        if (ReadSaturating<$Type, TOther>(value, out $Type result)) return result;
        throw new NotSupportedException();
    }

    private static bool ReadSaturating<TSelf, TOther>(TOther value, out TSelf result) where TSelf : INumberBase<TSelf> where TOther : INumberBase<TOther> =>
        TSelf.TryConvertFromSaturating(value, out result) || TOther.TryConvertToSaturating(value, out result);

    public static $Type CreateTruncating<TOther>(TOther value) where TOther : INumberBase<TOther>
    {
        if (typeof(TOther) == typeof($Type)) return ($Type)(object)value;
        if (ReadTruncating<$Type, TOther>(value, out $Type result)) return result;
        throw new NotSupportedException();
    }

    private static bool ReadTruncating<TSelf, TOther>(TOther value, out TSelf result) where TSelf : INumberBase<TSelf> where TOther : INumberBase<TOther> =>
        TSelf.TryConvertFromTruncating(value, out result) || TOther.TryConvertToTruncating(value, out result);
}
