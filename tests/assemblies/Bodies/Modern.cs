// What newer versions of the language lower in their own way.
using System;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Linq;
using System.Numerics;
using System.Runtime.CompilerServices;

namespace Bodies;

[InlineArray(4)]
public struct Four<T>
{
    private T first;
}

public static class Collections
{
    public static int[] Array(int x) => [x, x + 1];
    public static List<string> List(string a) => [a, .. new[] { "b", "c" }, a];
    public static Span<int> Span(int x) => new int[] { x };
    public static int SpanOfInlineArray(int x) { ReadOnlySpan<int> span = [x, x, x]; return span[1]; }
    public static ImmutableArray<int> Immutable() => [1, 2, 3];
    public static IEnumerable<int> Enumerable(int x) => [x];
    public static IReadOnlyList<int> ReadOnlyList(int x) => [x, 2];
    public static Dictionary<string, int> Initializer() => new() { ["a"] = 1, ["b"] = 2 };
    public static List<int> Adding() => new() { 1, 2 };
    public static int[] Spread(int[] a, List<int> b) => [.. a, 0, .. b, .. b.Where(x => x > 0)];
    public static object Index(int[] a, string s, List<int> l) => (a[^1], s[1..^1], a[..2], l[^2], new Index(1), 1..3);
}

public static class InlineArrays
{
    public static int Use()
    {
        Four<int> four = default;
        four[0] = 1;
        four[^1] = 2;
        Span<int> span = four;
        foreach (int x in four) span[1] += x;
        return four[1..3].Length;
    }
}

public static class Text
{
    public static string Interpolated(int a, string? b, DateTime c) => $"a={a,5:x4} b={b} c={c:O} {{literal}}";
    public static string Constant() => $"{nameof(Text)} {"x"}";
    public static FormattableString Formattable(int a) => $"{a}";
    public static string Concatenated(string a, object b, char c, int d) => a + b + c + d + "tail";
    public static ReadOnlySpan<byte> Utf8() => "utf8"u8;
    public static string Raw(int x) => $$"""
        {"x": {{x}}}
        """;
    public static string Handler(int x) => Log($"x={x}");
    private static string Log(DefaultInterpolatedStringHandler text) => text.ToStringAndClear();
}

public static class Tuples
{
    public static (int Sum, int Product) Make(int a, int b) => (a + b, a * b);
    public static int Deconstruct() { var (sum, product) = Make(1, 2); (sum, product) = (product, sum); return sum - product; }
    public static bool Equal((int, string) a, (int, string) b) => a == b && a != (1, "x");
    public static (int, (long, string), int[]) Nested() => (1, (2, "3"), [4]);
}

public record Person(string Name, int Age)
{
    public Person Older() => this with { Age = Age + 1 };
    public int Positive { get; init => field = Math.Max(0, value); }
}

public static class Dynamic
{
    public static dynamic Add(dynamic a, dynamic b) => a.Method(b)[0] + 1;
    public static void Set(dynamic a) => a.Property = a.Other;
}

/// <summary>An operator that changes its operand in place, and members added to other types.</summary>
public class Accumulator
{
    public int Total;
    public void operator +=(int x) => Total += x;
    public void operator ++() => Total++;
    public void operator checked -=(int x) => Total = checked(Total - x);
    public void operator -=(int x) => Total -= x;
}

public static class Extended
{
    extension(Accumulator a)
    {
        public bool IsEmpty => a.Total == 0;
        public void Clear() => a.Total = 0;
        public static Accumulator Of(int x) => new() { Total = x };
    }

    public static int Use()
    {
        var a = Accumulator.Of(1);
        a += 2;
        a++;
        checked { a -= 1; }
        if (!a.IsEmpty) a.Clear();
        return a.Total;
    }

    public static void ConditionalAssignment(Accumulator? a) => a?.Total = Use();
}

public interface IShape<T> where T : IShape<T>
{
    static abstract T Make(int size);
    static virtual string Name => "shape";
    int Area();
    int Double() => Area() * 2;
}

public readonly struct Square(int size) : IShape<Square>
{
    public static Square Make(int size) => new(size);
    public int Area() => size * size;
}

public static class StaticAbstract
{
    public static int Use<T>() where T : struct, IShape<T> => T.Make(3).Double() + T.Name.Length;
    public static T Sum<T>(ReadOnlySpan<T> items) where T : INumber<T> { T s = T.Zero; foreach (T i in items) s += i; return s; }
    public static int Run() => Use<Square>() + Sum([1, 2, 3]);
}

public static class References
{
    private static int[] cells = [1, 2, 3];
    public static ref int Find(int value) { for (int i = 0; i < cells.Length; i++) if (cells[i] == value) return ref cells[i]; throw new KeyNotFoundException(); }
    public static void Use() { ref int x = ref Find(2); x = 5; x = ref cells[0]; x++; Find(1) = 7; }
    public static int RefStruct() { var r = new Holder { Target = ref cells[0] }; r.Target = 3; return r.Target; }
    public ref struct Holder : IDisposable { public ref int Target; public readonly void Dispose() => Target = 0; }
    public static int Generic<T>(T x) where T : IDisposable, allows ref struct { x.Dispose(); return 1; }
    public static int CallGeneric() => Generic(new Holder { Target = ref cells[1] });
}

public class WithField
{
    public string Name { get => field ?? "none"; set => field = value.Trim(); } = null!;
    public partial class Inner { public partial event Action Happened; private Action? happened; }
    public partial class Inner { public partial event Action Happened { add => happened += value; remove => happened -= value; } }
}
