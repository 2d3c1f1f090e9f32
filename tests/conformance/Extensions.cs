using System;
using System.Collections.Generic;
using System.Linq;

namespace Conformance;

internal static class Helpers
{
    public static int Doubled(this int x) => x * 2;
    public static string Shout(this string? s) => (s ?? "null").ToUpperInvariant() + "!";
    public static void Bump(ref this Extensions.Val v) => v.N++;
    public static int Peek(in this Extensions.Val v) => v.N;
    public static T Second<T>(this IEnumerable<T> e) => e.Skip(1).First();
    public static U Pipe<T, U>(this T x, Func<T, U> f) => f(x);
    public static string Kind(this object o) => "object"; public static string Kind(this string s) => "string"; public static string Kind<T>(this List<T> l) => "list" + typeof(T).Name;

    extension(string s)
    {
        public int Vowels { get { int n = 0; foreach (char c in s) if ("aeiou".Contains(c)) n++; return n; } }
        public string Times(int n) => string.Concat(Enumerable.Repeat(s, n));
        public static string Separator => "~";
        public static string Glue(string a, string b) => a + string.Separator + b;
    }

    extension<T>(List<T> list)
    {
        public bool IsEmptyList => list.Count == 0;
        public T LastOr(T other) => list.IsEmptyList ? other : list[^1];
        public static List<T> Of(params T[] items) => new(items);
        public U FoldWith<U>(U seed, Func<U, T, U> f) { foreach (T x in list) seed = f(seed, x); return seed; }
    }

    extension(Extensions.Vec)
    {
        public static Extensions.Vec operator +(Extensions.Vec a, Extensions.Vec b) => new(a.X + b.X, a.Y + b.Y);
        public static Extensions.Vec operator -(Extensions.Vec a) => new(-a.X, -a.Y);
        public static bool operator >(Extensions.Vec a, Extensions.Vec b) => a.X > b.X;
        public static bool operator <(Extensions.Vec a, Extensions.Vec b) => a.X < b.X;
        public static Extensions.Vec Unit => new(1, 1);
    }

    extension(ref Extensions.Val v)
    {
        public void Add(int k) => v.N += k;
        public int Doubling { get => v.N * 2; set => v.N = value / 2; }
    }
}

public static class Extensions
{
    public struct Val { public int N; }
    public sealed record Vec(int X, int Y);

    public static int Basic() => 21.Doubled() + Helpers.Doubled(4);
    public static string OnNullReceiver() { string? s = null; return s.Shout() + "a".Shout(); }
    public static int RefThis() { var v = new Val { N = 3 }; v.Bump(); v.Bump(); return v.N * 10 + v.Peek(); }
    public static string GenericInference() => "abc".Second() + new[] { 5, 6 }.Second().Pipe(x => "p" + x) + 4.Pipe(x => x * 1.5);
    public static string OverloadByReceiver() => "s".Kind() + ((object)"s").Kind() + new List<int>().Kind() + 5.Kind();
    public static int ExtensionProperty() => "education".Vowels * 10 + "xyz".Vowels;
    public static string ExtensionBlockMethod() => "ab".Times(3) + "c".Times(0);
    public static string StaticExtensionMembers() => string.Separator + string.Glue("a", "b");
    public static string GenericExtensionBlock() { List<int> l = [1, 2]; return $"{l.IsEmptyList}{l.LastOr(9)}{new List<string>().LastOr("none")}{List<int>.Of(3, 4).Count}"; }
    public static string GenericExtensionMethodWithTypeParameter() => new List<int> { 1, 2, 3 }.FoldWith("s", (a, x) => a + x);
    public static string ExtensionOperators() { var v = new Vec(1, 2) + new Vec(3, 4); return $"{v}{-v}{v > Vec.Unit}"; }
    public static string ExtensionCompoundOperator() { var v = Vec.Unit; v += new Vec(4, 5); v += Vec.Unit; return v.ToString(); }
    public static int RefExtensionBlock() { var v = new Val { N = 1 }; v.Add(6); v.Doubling = 20; v.Doubling += 4; return v.N; }
    public static int ExplicitStaticForm() => Helpers.Times("ab", 2).Length + Helpers.get_Vowels("aei");
    public static int AsDelegate() { Func<string, int> f = s => s.Vowels; Func<int, string> g = "x".Times; return f("oui") * 10 + g(4).Length; }
    public static string ChainedCalls() => "a,b,c".Split(',').Select(x => x.Shout()).Reverse().Pipe(e => string.Concat(e));
    public static string ConditionalAccessOnExtension() { string? s = null; string t = "aa"; return $"[{s?.Vowels}][{t?.Vowels}][{s?.Times(2)}]"; }
    public static string InstanceBeatsExtension() => new Own().Kind();
    private sealed class Own { public string Kind() => "instance"; }
    public static string ExtensionInForeachAwaitless() { string r = ""; foreach (var (i, c) in "xy".Select((c, i) => (i, c))) r += i.Doubled() + c.ToString(); return r; }
}
