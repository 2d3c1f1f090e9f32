using System;
using System.Globalization;
using System.Text;

namespace Conformance;

public enum WideSteps : long { Low = long.MinValue, Before = -1, Five = 5 }
public enum NarrowSteps : sbyte { Below = -3, Above = 2 }

/// <summary>Says which of its members was called.</summary>
public readonly struct Temperature(double degrees) : ISpanFormattable
{
    public override string ToString() => "plain";
    public string ToString(string? format, IFormatProvider? provider) => "text:" + degrees.ToString(format, provider);

    public bool TryFormat(Span<char> destination, out int written, ReadOnlySpan<char> format, IFormatProvider? provider)
    {
        string text = "span:" + format.ToString() + ":" + (provider != null) + new string('x', 300);
        written = 0;
        if (destination.Length < text.Length) return false;
        text.CopyTo(destination);
        written = text.Length;
        return true;
    }
}

public static class SpanFormattables
{
    public static string InterpolationPrefersSpans()
    {
        var t = new Temperature(1.5);
        string s = $"{t}", u = $"{t:F2}";
        return s.Length + s[..12] + u[..12] + $"{t,400}".Length + string.Create(CultureInfo.InvariantCulture, $"{t:G}")[..12];
    }

    public static string BuilderInterpolationPrefersSpans() =>
        new StringBuilder().Append($"{new Temperature(1.5):Q}").ToString()[..7];

    public static string ConcatenationDoesNot() => string.Concat("a", new Temperature(1.5)) + new Temperature(2);

    public static string TryWriteForms()
    {
        Span<char> b = stackalloc char[12];
        bool good = b.TryWrite($"{1.5:F2}|{"ab",4}|{true}", out int n);
        bool again = b.TryWrite(CultureInfo.InvariantCulture, $"{12,-4}{'x',2}{"s".AsSpan(),3}{(object)7,2}", out int m);
        string s = b[..m].ToString();
        bool fits = b.TryWrite($"{"far too long for it"}", out int k);
        return $"{good}{n}{again}{m}{s}{fits}{k}";
    }

    public static string TryParseOfTimesOutOfRange() =>
        $"{TimeSpan.TryParse("25:61", out var a)}{a} {TimeSpan.TryParse("1.25:00", out var b)}{b} {TimeSpan.TryParse("23:59:59.9999999", out var c)}{c} {TimeSpan.TryParse("x", out _)}";

    public static string ParseOfTimesOutOfRange() => TimeSpan.Parse("10:61").ToString();

    public static string WideClamp() => $"{Int128.Clamp((Int128)1 << 100, 0, 10)} {UInt128.Clamp(3, 5, 9)} {Int128.Clamp(-5, -3, 7)}";

    public static string Roots()
    {
        var i = CultureInfo.InvariantCulture;
        return string.Join(" ", double.RootN(81, 4).ToString(i), double.RootN(-27, 3).ToString(i), double.RootN(-32, 5).ToString("F6", i),
            double.RootN(-16, 4).ToString(i), double.RootN(16, -4).ToString(i), double.RootN(0, 4), double.RootN(double.PositiveInfinity, 3),
            double.RootN(double.NegativeInfinity, 5), double.RootN(2, 0), float.RootN(625f, 4).ToString(i), double.RootN(-0.0, 4).ToString(i),
            double.RootN(-0.0, -5).ToString(i), double.RootN(-0.0, 2).ToString(i));
    }

    public static string HalvesFromText() =>
        $"{Half.Parse("2.5", CultureInfo.InvariantCulture)} {Half.TryParse("1e9".AsSpan(), out var h)}{h} {Half.IsPositive((Half)(-0.0f))} {Half.IsInteger((Half)3)} {Half.Parse("-1.0009765625", NumberStyles.Float, CultureInfo.InvariantCulture)}";

    public static string GuidInHexadecimalGroups() => new Guid("12345678-9abc-def0-1122-334455667788").ToString("X") + Guid.Empty.ToString("x");

    public static string WrappedDays()
    {
        var t = new TimeOnly(23, 30);
        var r = t.AddHours(2, out int a);
        var q = t.AddMinutes(-1500, out int b);
        var s = t.Add(TimeSpan.FromDays(3.5), out int c);
        return $"{r} {a} {q} {b} {s} {c}";
    }

    public static string ValuesOfUnderlyingType()
    {
        var wide = Enum.GetValuesAsUnderlyingType<WideSteps>();
        var narrow = (sbyte[])Enum.GetValuesAsUnderlyingType(typeof(NarrowSteps));
        return wide.GetType().Name + string.Join(",", (long[])wide) + string.Join(",", narrow) + Enum.GetValuesAsUnderlyingType<DayOfWeek>().GetValue(6);
    }
}
