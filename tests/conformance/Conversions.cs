using System;

namespace Conformance;

public static class Conversions
{
    public static (sbyte, byte, short, ushort) IntTruncations() { int i = unchecked((int)0x89ABCDEF); return ((sbyte)i, (byte)i, (short)i, (ushort)i); }
    public static (int, uint, byte, char) LongTruncations() { long l = unchecked((long)0xFEDC_BA98_7654_3241); return ((int)l, (uint)l, (byte)l, (char)(ushort)(l & 0xFF)); }
    public static (long, ulong, ulong) WideningFromInt() { int i = -2; uint u = 0xFFFF_FFFE; return (i, (ulong)i, u); }
    public static (int, int, int) WideningFromSmall() { sbyte a = -1; byte b = 0xFF; char c = '\uFFFF'; return (a, b, c); }
    public static (uint, ushort, byte) SbyteToUnsigned() { sbyte a = -1; return ((uint)a, (ushort)a, (byte)a); }
    public static (int, int, int, int) DoubleToIntTruncates() { double a = 2.9, b = -2.9, c = 0.999999, d = -0.5; return ((int)a, (int)b, (int)c, (int)d); }
    public static (int, int, int) DoubleToIntSaturates() { double a = 1e10, b = -1e10, c = double.NaN; return ((int)a, (int)b, (int)c); }
    public static (long, long, long) DoubleToLongSaturates() { double a = 1e30, b = double.NegativeInfinity, c = double.NaN; return ((long)a, (long)b, (long)c); }
    public static (uint, uint, uint) DoubleToUintSaturates() { double a = -1, b = 4294967296.0, c = 3000000000.7; return ((uint)a, (uint)b, (uint)c); }
    public static (ulong, ulong, ulong) DoubleToUlongSaturates() { double a = -1, b = 2e19, c = 1e19; return ((ulong)a, (ulong)b, (ulong)c); }
    public static (int, long) FloatToInteger() { float a = 16777217f, b = 1e12f; return ((int)a, (long)b); }
    public static (double, double) UintAndUlongToDouble() { uint a = uint.MaxValue; ulong b = ulong.MaxValue; return (a, b); }
    public static (float, float) UintAndUlongToFloat() { uint a = 4294967295; ulong b = 18446742974197923841; return (a, b); }
    public static (double, float) LongToFloatingRounds() { long l = 9007199254740993; return (l, l); }
    public static (float, float) IntToFloatRounds() { int a = 16777217, b = 2147483647; return (a, b); }
    public static (float, float, float) DoubleToFloat() { double a = 0.1, b = 1e40, c = 1e-46; return ((float)a, (float)b, (float)c); }
    public static double FloatToDoubleIsExact() { float f = 0.1f; return f; }
    public static (int, int) CharToInt() { char c = 'A'; return (c, c + 1); }
    public static (char, char) IntToChar() { int i = 66, j = 65536 + 67; return ((char)i, (char)j); }
    public static char DoubleToChar() { double d = 97.9; return (char)d; }
    public static (byte, sbyte, short) DoubleToSmallInRange() { double d = 100.7, e = -100.7; return ((byte)d, (sbyte)e, (short)e); }
    public static int UlongToIntTruncates() { ulong u = 0xFFFF_FFFF_8000_0001; return (int)u; }
    public static string ImplicitChainThroughObject() { object o = 5; long l = (int)o; return l.ToString(); }
    public static long UnboxToWrongTypeThrows() { object o = 5; return (long)o; }
    public static int UnboxNullThrows() { object? o = null; return (int)o!; }
    public static int UnboxEnumAsUnderlying() { object o = DayOfWeek.Friday; return (int)o; }
    public static DayOfWeek UnboxIntAsEnum() { object o = 3; return (DayOfWeek)o; }
    public static uint UnboxIntAsUintThrows() { object o = 3; return (uint)o; }
    public static bool BoolBoxRoundTrip() { object o = true; return (bool)o; }
    public static string CastStringFailure() { object o = 5; return (string)o; }
    public static bool AsCastGivesNull() { object o = 5; return o as string == null; }
    public static (bool, bool, bool) IsChecks() { object o = (short)5; return (o is short, o is int, o is IConvertible); }
    public static (byte, byte) ConstantConversions() => ((byte)'z', unchecked((byte)-1));
    public static (int, int, int) ConvertToInt32Rounds() => (Convert.ToInt32(2.5), Convert.ToInt32(3.5), Convert.ToInt32(-2.5));
    public static int ConvertOverflowThrows() => Convert.ToInt32(3e9);
    public static (int, bool, string, byte) ConvertMisc() => (Convert.ToInt32("123"), Convert.ToBoolean(2), Convert.ToString(255, 16), Convert.ToByte('A'));
    public static (int, int, string) ConvertBases() => (Convert.ToInt32("ff", 16), Convert.ToInt32("-1011".Substring(1), 2), Convert.ToString(10, 2));
    public static (double, long, int) ConvertNullAndChar() => (Convert.ToDouble("2.5"), Convert.ToInt64(true), Convert.ToInt32((string?)null));
    public static byte ConvertNegativeToByteThrows() { int n = -1; return Convert.ToByte(n); }
    public static string ConvertBase64() => Convert.ToBase64String(new byte[] { 1, 2, 3, 250 }) + " " + Convert.FromBase64String("AQID")[2];
    public static string ConvertHex() => Convert.ToHexString(new byte[] { 0xDE, 0xAD, 7 }) + Convert.FromHexString("0aFF")[1];
    public static int ConvertChangeType() => Convert.ChangeType("42", typeof(int)) is int i ? i + 1 : -1;
    public static (long, ulong) IntMinThroughUint() { int i = int.MinValue; return ((uint)i, (ulong)(uint)i); }
    public static (short, int) ChainedNarrowings() { double d = 70000.5; return ((short)(int)d, (byte)(short)(int)d); }
    public static int TernaryWithMixedTypes() { bool b = true; short s = 3; int i = 70000; var r = b ? s : i; return r + r.GetType().Name.Length; }
}
