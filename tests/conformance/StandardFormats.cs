using System;
using System.Buffers;
using System.Buffers.Text;
using System.Text;

namespace Conformance;

/// <summary>Values that are written in UTF-8 by a standard format.</summary>
public static class StandardFormats
{
    private delegate bool F<T>(T v, Span<byte> d, out int w, StandardFormat f);
    private static string W<T>(F<T> f, T v, string format, int n = 64) { var b = new byte[n]; try { bool ok = f(v, b, out int w, StandardFormat.Parse(format)); return ok + ":" + Encoding.UTF8.GetString(b, 0, w) + "|"; } catch (Exception e) { return e.GetType().Name + "|"; } }
    private static string All<T>(F<T> f, T v, string formats) { string r = ""; foreach (var x in formats.Split(' ')) r += x + "=" + W(f, v, x); return r; }
    private static string S(Func<object> f) { try { return f() + "|"; } catch (Exception e) { return e.GetType().Name + (e is ArgumentException a ? a.ParamName : "") + "|"; } }

    public static string Ints() => All<int>(Utf8Formatter.TryFormat, -42, " D D5 d G g G3 N N0 n X x X8 x1 R Q E C l") + All<byte>(Utf8Formatter.TryFormat, 200, " D5 N1 x X4 G") + All<long>(Utf8Formatter.TryFormat, long.MinValue, " N0 x X20") + W<int>(Utf8Formatter.TryFormat, 123, "", 2) + All<sbyte>(Utf8Formatter.TryFormat, -1, "x X4");

    public static string Others() => All<bool>(Utf8Formatter.TryFormat, true, " G l L g x") + All<double>(Utf8Formatter.TryFormat, 1234.5, " G g F F1 E e2 N R G3 x") + All<double>(Utf8Formatter.TryFormat, double.NaN, " F2 E") + All<float>(Utf8Formatter.TryFormat, 0.1f, " G F3 E2") + All<decimal>(Utf8Formatter.TryFormat, 1234.50m, " G g F F0 E E2 N R G2 x") + All<Guid>(Utf8Formatter.TryFormat, Guid.Empty, " D B P N n X");

    public static string Times() => All<DateTime>(Utf8Formatter.TryFormat, new DateTime(2024,2,29,13,4,5,678), " G R l O o s g") + All<DateTimeOffset>(Utf8Formatter.TryFormat, new DateTimeOffset(2024,2,29,13,4,5,TimeSpan.FromHours(-2)), " G R l O s") + All<TimeSpan>(Utf8Formatter.TryFormat, new TimeSpan(1,2,3,4,5), " c t T g G x") + All<TimeSpan>(Utf8Formatter.TryFormat, -new TimeSpan(0,2,3), " c g G");

    public static string Formats() => S(() => StandardFormat.Parse("N2")) + S(() => StandardFormat.Parse("N100")) + S(() => StandardFormat.Parse("")) + S(() => StandardFormat.Parse((string)null!)) + S(() => StandardFormat.Parse("Nx")) + S(() => StandardFormat.Parse("N255")) + S(() => new StandardFormat('N', 100)) + S(() => new StandardFormat('\u0100')) + S(() => new StandardFormat('N').HasPrecision) + S(() => new StandardFormat('N', 3).Precision) + S(() => new StandardFormat('N').Precision) + S(() => default(StandardFormat).IsDefault) + S(() => default(StandardFormat).ToString().Length) + S(() => (StandardFormat)'x' == new StandardFormat('x')) + S(() => StandardFormat.TryParse("D07", out var f) + "" + f) + S(() => StandardFormat.TryParse("-1", out var f) + "" + f)+ S(() => new StandardFormat('a', 1).Equals((object)new StandardFormat('a', 2))) + StandardFormat.MaxPrecision + StandardFormat.NoPrecision + S(() => StandardFormat.Parse("\u0101")) + S(() => new StandardFormat('N', 255)) + S(() => new StandardFormat('N', 2).GetHashCode() == new StandardFormat('N', 2).GetHashCode()) + S(() => default(StandardFormat) == new StandardFormat('\0'));

    public static string RandomTexts()
    {
        var random = new Random(1);
        return random.GetString("abc", 5) + random.GetString("x", 0) + S(() => random.GetString("", 2)) + S(() => random.GetString("ab", -1)) + random.Next();
    }
}
