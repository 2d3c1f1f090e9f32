using System;
using System.Globalization;

namespace Conformance;

public static class StringFormatting
{
    public static string FormatIndexes() => string.Format("{1}-{0}-{1}", "a", 2);
    public static string FormatAlignment() => string.Format("[{0,5}][{1,-5}]", 12, "ab");
    public static string FormatEscapedBraces() => string.Format("{{{0}}}", 7);
    public static string FormatMissingArgumentThrows() => string.Format("{0}{1}", "a");
    public static string FormatNull() => string.Format("<{0}>", (object?)null);
    public static string FormatManyArguments() => string.Format("{0}{1}{2}{3}{4}", 1, 'b', "c", 4.5, true);
    public static string InterpolationBasic() { int x = 3; string s = "q"; return $"x={x}, s={s}, sum={x + 4}"; }
    public static string InterpolationAlignment() { int x = 42; return $"[{x,6}][{x,-6}][{"ab",4}][{'c',-3}]"; }
    public static string InterpolationFormats() { int x = 255; return $"{x:X} {x:x4} {x:D6} {x:X8} {-x:D5}"; }
    public static string InterpolationAlignmentAndFormat() { int x = 255; return $"[{x,8:X4}][{x,-8:x}]"; }
    public static string InterpolationTernary() { bool b = true; return $"{(b ? "yes" : "no")} {(b ? 1 : 0)}"; }
    public static string InterpolationNested() { int x = 3; return $"a{$"b{x}c"}d"; }
    public static string InterpolationNull() { string? s = null; object? o = null; int? n = null; return $"[{s}{o}{n}]"; }
    public static string InterpolationBraces() { int x = 1; return $"{{{x}}}"; }
    public static string InterpolationOfConstants() { const string a = "k"; const string b = $"{a}{a}!"; return b; }
    public static string InterpolationManyParts() { int a = 1, b = 2, c = 3, d = 4, e = 5; return $"{a}{b}{c}{d}{e}{a + b + c + d + e}"; }
    public static string HexOfNegatives() { sbyte a = -1; short b = -2; int c = -3; long d = -4; return $"{a:X} {b:X} {c:x} {d:X}"; }
    public static string NumericFormats() { int n = 1234567; return n.ToString("N0", CultureInfo.InvariantCulture) + " " + n.ToString("F2", CultureInfo.InvariantCulture) + " " + n.ToString("E3", CultureInfo.InvariantCulture); }
    public static string CustomNumericFormat() => 1234.5.ToString("#,##0.00", CultureInfo.InvariantCulture) + " " + 5.ToString("000");
    public static string DoubleFixedFormats() => $"{3.14159:F2} {2.5:F0} {-0.005:F2} {1e6:F1} {12.3456:0.##}";
    public static string PercentFormat() => 0.256.ToString("P1", CultureInfo.InvariantCulture);
    public static string RoundTripFormat() => (0.1 + 0.2).ToString("R", CultureInfo.InvariantCulture) + " " + 1e-7.ToString(CultureInfo.InvariantCulture);
    public static string BinaryFormat() { int n = 10; return $"{n:B} {n:B8} {n:b6}"; }
    public static string IntegerExtremes() => $"{int.MinValue} {int.MaxValue} {long.MinValue} {ulong.MaxValue} {sbyte.MinValue} {ushort.MaxValue}";
    public static string EnumFormats() => $"{DayOfWeek.Monday} {DayOfWeek.Monday:D} {DayOfWeek.Monday:X} {(DayOfWeek)9:G}";
    public static string DoubleGeneral() => $"{1e15} {1e16} {123456789012345680.0} {0.0001} {0.00001} {double.MinValue}";
    public static string DoubleG() => $"{3.14159265:G3} {1234567.0:G3} {0.000012345:G2}";
    public static string InvalidFormatThrows() => 5.ToString("Q");
    public static string ToStringOfDecimal() => $"{1.50m} {0.1m + 0.2m} {100m / 3:F4}";
    public static string CustomFormattable() => $"{new Angle(90):rad} {new Angle(90)} {new Angle(5):deg}";
    public static string FormattableString() { FormattableString f = $"{1}+{"b"}"; return f.Format + f.ArgumentCount + FormattableStringText(f); }
    private static string FormattableStringText(FormattableString f) => f.ToString(CultureInfo.InvariantCulture);
    public static string InterpolatedEvaluationOrder() { int i = 0; return $"{i++}{i++}{++i}{i}"; }
    public static string InterpolationInLoop() { string s = ""; for (int i = 0; i < 4; i++) s = $"{s}<{i}:{i * i,3}>"; return s; }
    public static string CharAndBoolParts() { char c = 'q'; bool b = false; return $"{c}{b}{c,3}{b,-7}|"; }

    private readonly struct Angle(int degrees) : IFormattable
    {
        public string ToString(string? format, IFormatProvider? provider) => format switch { "rad" => $"{degrees}/180π", null => $"{degrees}°", _ => format + degrees };
        public override string ToString() => "plain";
    }
}
