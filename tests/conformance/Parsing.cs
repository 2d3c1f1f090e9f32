using System;
using System.Globalization;

namespace Conformance;

public static class Parsing
{
    public static (int, int, int) ParseInt() => (int.Parse("42"), int.Parse(" -7 "), int.Parse("+003"));
    public static int ParseIntInvalidThrows() => int.Parse("4x");
    public static int ParseIntOverflowThrows() => int.Parse("2147483648");
    public static int ParseNullThrows() => int.Parse((string)null!);
    public static int ParseEmptyThrows() => int.Parse("");
    public static (bool, int, bool, int) TryParse() { bool a = int.TryParse("12", out int x); bool b = int.TryParse("1 2", out int y); return (a, x, b, y); }
    public static (bool, bool, bool) TryParseRanges() => (byte.TryParse("256", out _), sbyte.TryParse("-128", out _), uint.TryParse("-1", out _));
    public static (int, int) ParseHex() => (int.Parse("FF", NumberStyles.HexNumber), int.Parse("ffffffff", NumberStyles.AllowHexSpecifier));
    public static int ParseThousands() => int.Parse("1,234,567", NumberStyles.AllowThousands, CultureInfo.InvariantCulture);
    public static (long, ulong) ParseLong() => (long.Parse("-9223372036854775808"), ulong.Parse("18446744073709551615"));
    public static (double, double, double) ParseDouble() => (double.Parse("3.25", CultureInfo.InvariantCulture), double.Parse("-1e-3", CultureInfo.InvariantCulture), double.Parse(".5", CultureInfo.InvariantCulture));
    public static (float, double) ParseFloat() => (float.Parse("0.1", CultureInfo.InvariantCulture), double.Parse("NaN", CultureInfo.InvariantCulture));
    public static double ParseDoubleInvalidThrows() => double.Parse("1.2.3", CultureInfo.InvariantCulture);
    public static string RoundTrip() { string s = ""; foreach (int i in new[] { 0, -1, int.MaxValue, int.MinValue }) s += int.Parse(i.ToString()) == i ? "y" : "n"; return s; }
    public static int ParseSpan() => int.Parse("abc123def".AsSpan(3, 3)) + int.Parse("77".AsSpan());
    public static DayOfWeek ParseEnum() => Enum.Parse<DayOfWeek>("friday", ignoreCase: true);
    public static (bool, int) TryParseEnum() { bool ok = Enum.TryParse("Sunday", out DayOfWeek d); return (ok, (int)d); }
    public static DayOfWeek ParseEnumInvalidThrows() => Enum.Parse<DayOfWeek>("Someday");
    public static string ToStringRadix() => Convert.ToString(-1, 16) + Convert.ToString(5L, 2) + 255.ToString("x");
    public static int HandWrittenParser()
    {
        string text = "12+3*(4-1)*2"; int at = 0;
        int Expr() { int v = Term(); while (at < text.Length && text[at] is '+' or '-') v = text[at++] == '+' ? v + Term() : v - Term(); return v; }
        int Term() { int v = Factor(); while (at < text.Length && text[at] == '*') { at++; v *= Factor(); } return v; }
        int Factor()
        {
            if (text[at] == '(') { at++; int v = Expr(); at++; return v; }
            int n = 0;
            while (at < text.Length && char.IsDigit(text[at])) n = n * 10 + (text[at++] - '0');
            return n;
        }
        return Expr();
    }
}
