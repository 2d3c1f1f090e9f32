using System;
using System.Globalization;
using System.Reflection;
using System.Runtime.InteropServices;
using System.Text;

namespace Conformance;

public sealed class Refuses
{
    public Refuses() => throw new InvalidOperationException("no");
    public Refuses(int number) => throw new InvalidOperationException("no " + number);
}

public struct RefusesToo
{
    public RefusesToo() => throw new InvalidOperationException("neither");
}

public sealed class NeverReady
{
    private static int count = int.Parse("x");
    public NeverReady() => count++;
}

public sealed class WithNumber(int number)
{
    public int Number => number;
}

public abstract class Unfinished { }

/// <summary>Says which of its members was called.</summary>
public readonly struct Spoken(int room) : ISpanFormattable
{
    public string ToString(string? format, IFormatProvider? provider) => "T" + format;

    public bool TryFormat(Span<char> destination, out int written, ReadOnlySpan<char> format, IFormatProvider? provider)
    {
        written = 0;
        if (destination.Length < room) return false;
        destination[0] = 'S';
        written = 1;
        return true;
    }
}

public static class Activation
{
    private delegate int Step(int x);

    private static string Thrown(Action action)
    {
        try
        {
            action();
            return "none;";
        }
        catch (Exception e)
        {
            return e.GetType().Name + "(" + e.InnerException?.GetType().Name + "): " + e.Message + ";";
        }
    }

    private static T New<T>() where T : new() => new();

    public static string ConstructorsThatThrow() =>
        Thrown(() => Activator.CreateInstance(typeof(Refuses))) + Thrown(() => Activator.CreateInstance<Refuses>()) + Thrown(() => New<Refuses>())
        + Thrown(() => Activator.CreateInstance(typeof(RefusesToo))) + Thrown(() => New<RefusesToo>()) + Thrown(() => Activator.CreateInstance(typeof(Refuses), 3));

    public static string InitializersThatThrow() => Thrown(() => Activator.CreateInstance(typeof(NeverReady))) + Thrown(() => New<NeverReady>());

    public static string NoConstructors() =>
        Thrown(() => Activator.CreateInstance(typeof(WithNumber))) + Thrown(() => Activator.CreateInstance<WithNumber>())
        + Thrown(() => Activator.CreateInstance(typeof(Unfinished))) + Thrown(() => Activator.CreateInstance(typeof(IDisposable)))
        + Thrown(() => Activator.CreateInstance(null!)) + Thrown(() => Activator.CreateInstance(typeof(System.Collections.Generic.List<>)));

    public static int ConstructorsThatWork() => ((WithNumber)Activator.CreateInstance(typeof(WithNumber), 4)!).Number + (int)Activator.CreateInstance(typeof(int))! + New<StringBuilder>().Length;

    public static string DelegatesDoNotBegin()
    {
        Step step = x => x + 1;
        return Thrown(() => step.BeginInvoke(1, null, null)) + Thrown(() => step.EndInvoke(null!));
    }

    public static string FormatPrefersSpans() =>
        string.Format("{0}", new Spoken(1)) + string.Format("{0:q}", new Spoken(1)) + string.Format("{0,3}|{0,-3}|", new Spoken(1)) + string.Format("{0:z}", new Spoken(1000))
        + new StringBuilder().AppendFormat("{0}", new Spoken(1)).AppendFormat("{0}", new Spoken(100)) + $"{new Spoken(1),3}" + new StringBuilder().Append(new Spoken(1)).Append($"{new Spoken(1)}");

    public static string DatesFromText() =>
        Convert.ToDateTime("2020-01-02T03:04:05").ToString("s") + Convert.ToDateTime("2020-01-02", CultureInfo.InvariantCulture).Day
        + ((DateTime)Convert.ChangeType("5/6/2021", typeof(DateTime))).Month + Convert.ToDateTime((object)"2020-01-02", null).Year + Convert.ToDateTime((string?)null).Ticks
        + Thrown(() => Convert.ToDateTime("zz"));

    public static string FormattedNumbersOfEnumerations() =>
        Enum.Format(typeof(DayOfWeek), 3, "G") + Enum.Format(typeof(DayOfWeek), DayOfWeek.Friday, "d") + Thrown(() => Enum.Format(typeof(DayOfWeek), 3L, "G"))
        + Thrown(() => Enum.Format(typeof(DayOfWeek), DateTimeKind.Local, "G")) + Thrown(() => Enum.Format(typeof(DayOfWeek), "s", "G"));

    public static unsafe string BytesOfGuids()
    {
        var guid = new Guid("01020304-0506-0708-090a-0b0c0d0e0f10");
        string all = Convert.ToHexString(MemoryMarshal.AsBytes(MemoryMarshal.CreateSpan(ref guid, 1)));
        return all + ((byte*)&guid)[15] + guid + new Guid(guid.ToByteArray()) + guid.GetHashCode() + guid.CompareTo(new Guid("01020304-0506-0708-090a-0b0c0d0e0f11"));
    }

    public static string BadFormats()
    {
        string all = "";
        foreach (string format in new[] { "{0:{", "{0{", "{0,5{", "{0 x}", "{0:x", "{-1}", "}", "{0:a}b}", "{9}" }) all += Thrown(() => string.Format(format, 1));
        return all;
    }
}
