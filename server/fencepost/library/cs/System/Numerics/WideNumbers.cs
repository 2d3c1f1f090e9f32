namespace System.Numerics;

/// <summary>Conversions of generic mathematics to and from the numbers that C# has no keyword for. The mode is 0 checked, 1 saturating,
/// 2 truncating.</summary>
internal static class WideNumbers
{
    internal static bool IsReal<T>(T value) => typeof(T) == typeof(float) || typeof(T) == typeof(double) || typeof(T) == typeof(decimal) || typeof(T) == typeof(Half);

    internal static bool TryReal<T>(T value, out double result)
    {
        object number = value;
        result = 0;
        if (typeof(T) == typeof(sbyte)) { result = (double)(sbyte)number; return true; }
        if (typeof(T) == typeof(byte)) { result = (double)(byte)number; return true; }
        if (typeof(T) == typeof(short)) { result = (double)(short)number; return true; }
        if (typeof(T) == typeof(ushort)) { result = (double)(ushort)number; return true; }
        if (typeof(T) == typeof(int)) { result = (double)(int)number; return true; }
        if (typeof(T) == typeof(uint)) { result = (double)(uint)number; return true; }
        if (typeof(T) == typeof(long)) { result = (double)(long)number; return true; }
        if (typeof(T) == typeof(ulong)) { result = (double)(ulong)number; return true; }
        if (typeof(T) == typeof(nint)) { result = (double)(nint)number; return true; }
        if (typeof(T) == typeof(nuint)) { result = (double)(nuint)number; return true; }
        if (typeof(T) == typeof(char)) { result = (double)(char)number; return true; }
        if (typeof(T) == typeof(float)) { result = (double)(float)number; return true; }
        if (typeof(T) == typeof(double)) { result = (double)(double)number; return true; }
        if (typeof(T) == typeof(decimal)) { result = (double)(decimal)number; return true; }
        if (typeof(T) == typeof(Int128)) { result = (double)(Int128)number; return true; }
        if (typeof(T) == typeof(UInt128)) { result = (double)(UInt128)number; return true; }
        if (typeof(T) == typeof(BigInteger)) { result = (double)(BigInteger)number; return true; }
        return false;
    }

    /// <summary>An infinity is told by its sign, and is an error where conversions are checked.</summary>
    internal static bool TryFrom<T>(T value, int mode, out BigInteger result, out int infinite)
    {
        object number = value;
        result = default;
        infinite = 0;
        if (typeof(T) == typeof(sbyte)) { result = (sbyte)number; return true; }
        if (typeof(T) == typeof(byte)) { result = (byte)number; return true; }
        if (typeof(T) == typeof(short)) { result = (short)number; return true; }
        if (typeof(T) == typeof(ushort)) { result = (ushort)number; return true; }
        if (typeof(T) == typeof(int)) { result = (int)number; return true; }
        if (typeof(T) == typeof(uint)) { result = (uint)number; return true; }
        if (typeof(T) == typeof(long)) { result = (long)number; return true; }
        if (typeof(T) == typeof(ulong)) { result = (ulong)number; return true; }
        if (typeof(T) == typeof(nint)) { result = (long)(nint)number; return true; }
        if (typeof(T) == typeof(nuint)) { result = (ulong)(nuint)number; return true; }
        if (typeof(T) == typeof(char)) { result = (uint)(char)number; return true; }
        if (typeof(T) == typeof(Int128)) { result = BigInteger.Parse(((Int128)number).ToString()); return true; }
        if (typeof(T) == typeof(UInt128)) { result = BigInteger.Parse(((UInt128)number).ToString()); return true; }
        if (typeof(T) == typeof(BigInteger)) { result = (BigInteger)number; return true; }
        if (typeof(T) == typeof(decimal)) { result = (BigInteger)(decimal)number; return true; }
        double real;
        if (typeof(T) == typeof(float)) real = (float)number;
        else if (typeof(T) == typeof(double)) real = (double)number;
        else if (typeof(T) == typeof(Half)) real = (double)(Half)number;
        else return false;
        if (double.IsFinite(real)) result = (BigInteger)real;
        else if (mode == 0) throw new OverflowException();
        else if (!double.IsNaN(real)) infinite = real > 0 ? 1 : -1;
        return true;
    }

    private static BigInteger Fit(BigInteger value, BigInteger least, BigInteger most, int mode)
    {
        if (value >= least && value <= most) return value;
        if (mode == 0) throw new OverflowException();
        if (mode == 1) return value < least ? least : most;
        BigInteger count = most - least + BigInteger.One;
        BigInteger rest = (value - least) % count;
        return rest.Sign < 0 ? rest + count + least : rest + least;
    }

    internal static bool TryTo<T>(BigInteger value, int mode, out T result)
    {
        object number = null;
        if (typeof(T) == typeof(sbyte)) number = (sbyte)Fit(value, sbyte.MinValue, sbyte.MaxValue, mode);
        else if (typeof(T) == typeof(byte)) number = (byte)Fit(value, byte.MinValue, byte.MaxValue, mode);
        else if (typeof(T) == typeof(short)) number = (short)Fit(value, short.MinValue, short.MaxValue, mode);
        else if (typeof(T) == typeof(ushort)) number = (ushort)Fit(value, ushort.MinValue, ushort.MaxValue, mode);
        else if (typeof(T) == typeof(int)) number = (int)Fit(value, int.MinValue, int.MaxValue, mode);
        else if (typeof(T) == typeof(uint)) number = (uint)Fit(value, uint.MinValue, uint.MaxValue, mode);
        else if (typeof(T) == typeof(long)) number = (long)Fit(value, long.MinValue, long.MaxValue, mode);
        else if (typeof(T) == typeof(ulong)) number = (ulong)Fit(value, ulong.MinValue, ulong.MaxValue, mode);
        else if (typeof(T) == typeof(nint)) number = (nint)(long)Fit(value, long.MinValue, long.MaxValue, mode);
        else if (typeof(T) == typeof(nuint)) number = (nuint)(ulong)Fit(value, ulong.MinValue, ulong.MaxValue, mode);
        else if (typeof(T) == typeof(char)) number = (char)(ushort)Fit(value, ushort.MinValue, ushort.MaxValue, mode);
        else if (typeof(T) == typeof(float)) number = (float)value;
        else if (typeof(T) == typeof(double)) number = (double)value;
        else if (typeof(T) == typeof(Half)) number = (Half)(double)value;
        else if (typeof(T) == typeof(decimal)) number = (decimal)Fit(value, (BigInteger)decimal.MinValue, (BigInteger)decimal.MaxValue, mode == 2 ? 1 : mode);
        else if (typeof(T) == typeof(Int128)) number = Int128.Parse(Fit(value, BigInteger.Parse(Int128.MinValue.ToString()), BigInteger.Parse(Int128.MaxValue.ToString()), mode).ToString());
        else if (typeof(T) == typeof(UInt128)) number = UInt128.Parse(Fit(value, BigInteger.Zero, BigInteger.Parse(UInt128.MaxValue.ToString()), mode).ToString());
        else if (typeof(T) == typeof(BigInteger)) number = value;
        result = number == null ? default : (T)number;
        return number != null;
    }

    internal static bool TryOfReal<T>(double value, int mode, out T result) where T : INumberBase<T>
    {
        if (!IsKnown<T>())
        {
            result = default;
            return false;
        }
        result = mode == 0 ? T.CreateChecked(value) : mode == 1 ? T.CreateSaturating(value) : T.CreateTruncating(value);
        return true;
    }

    private static bool IsKnown<T>() =>
        typeof(T) == typeof(sbyte) || typeof(T) == typeof(byte) || typeof(T) == typeof(short) || typeof(T) == typeof(ushort) || typeof(T) == typeof(int) || typeof(T) == typeof(uint) || typeof(T) == typeof(long) || typeof(T) == typeof(ulong) || typeof(T) == typeof(nint) || typeof(T) == typeof(nuint) || typeof(T) == typeof(char) || typeof(T) == typeof(float) || typeof(T) == typeof(double) || typeof(T) == typeof(decimal) || typeof(T) == typeof(Int128) || typeof(T) == typeof(UInt128) || typeof(T) == typeof(BigInteger);
}
