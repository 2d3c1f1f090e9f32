using System;
using System.Collections.Generic;
using System.Text;

namespace Conformance;

public static class Records
{
    private record Point(int X, int Y);
    private record Point3(int X, int Y, int Z) : Point(X, Y);
    private sealed record Named(string Name) { public int Age { get; init; } = 3; public List<int>? Tags; }
    private record struct Rs(int A, string B);
    private readonly record struct Rrs(double V);
    private record Empty;
    private abstract record Animal(string Name) { public abstract string Sound { get; } }
    private sealed record Dog(string Name) : Animal(Name) { public override string Sound => "woof"; }
    private sealed record Custom(int V) { public override string ToString() => "C" + V; public bool Equals(Custom? o) => o is not null && o.V % 10 == V % 10; public override int GetHashCode() => V % 10; }
    private record Printed(int A) { private int hidden = 5; public int Double => A * 2; protected virtual bool PrintMembers(StringBuilder b) { b.Append("custom=").Append(A + hidden); return true; } }
    private record Generic<T>(T Value, T[] Items);
    private record Counted(int N) { public int Copies; protected Counted(Counted o) { N = o.N; Copies = o.Copies + 1; } }

    public static string ToStringPositional() => new Point(1, 2).ToString();
    public static string ToStringInherited() => new Point3(1, 2, 3).ToString();
    public static string ToStringWithMembers() => new Named("n") { Age = 4 }.ToString();
    public static string ToStringOfStruct() => new Rs(1, "b").ToString() + new Rrs(2.5);
    public static string ToStringEmptyAndNull() => new Empty().ToString() + new Named(null!);
    public static string ToStringOverridden() => new Custom(4).ToString() + $"{new Dog("rex")}";
    public static string CustomPrintMembers() => new Printed(1).ToString();
    public static string GenericRecord() => new Generic<int>(4, [1]).ToString() + (new Generic<string>("a", []) == new Generic<string>("a", []));
    public static (bool, bool, bool) Equality() { var a = new Point(1, 2); var b = new Point(1, 2); return (a == b, a.Equals((object)b), ReferenceEquals(a, b)); }
    public static (bool, bool) InequalityAndNull() { Point? a = new(1, 2), n = null; return (a != n, n == null); }
    public static (bool, bool) EqualityRespectsRuntimeType() { Point a = new Point(1, 2), b = new Point3(1, 2, 3), c = new Point3(1, 2, 3); return (a == b, b == c); }
    public static bool EqualityOfReferenceMembersIsByReference() { var l = new List<int>(); return new Named("a") { Tags = l } == new Named("a") { Tags = l } && new Named("a") { Tags = new() } != new Named("a") { Tags = new() }; }
    public static bool HashCodesAgree() => new Point(1, 2).GetHashCode() == new Point(1, 2).GetHashCode() && new Rs(1, "b").GetHashCode() == new Rs(1, "b").GetHashCode();
    public static (bool, int) CustomEquality() { var s = new HashSet<Custom> { new(1), new(11), new(2) }; return (new Custom(3) == new Custom(13), s.Count); }
    public static string With() { var a = new Point(1, 2); var b = a with { Y = 5 }; return $"{a.Y}{b}{a with { } == a}"; }
    public static string WithKeepsRuntimeType() { Point p = new Point3(1, 2, 3); var q = p with { X = 9 }; return q.ToString() + (q is Point3); }
    public static string WithIsShallow() { var a = new Named("a") { Tags = [1] }; var b = a with { Name = "b" }; b.Tags!.Add(2); return a.Tags.Count + a.Name + b.Name; }
    public static int WithUsesCopyConstructor() { var a = new Counted(1); var b = a with { N = 5 }; var c = b with { }; return a.Copies * 100 + b.Copies * 10 + c.Copies; }
    public static string WithOnStructs() { var a = new Rs(1, "x"); var b = a with { A = 7 }; b.B = "z"; return $"{a}{b}"; }
    public static string Deconstruct() { var (x, y) = new Point(3, 4); var (a, b) = new Rs(5, "q"); var (p, _, r) = new Point3(6, 7, 8); return $"{x}{y}{a}{b}{p}{r}"; }
    public static string AbstractRecord() { Animal a = new Dog("rex"); return a.Sound + a.Name + (a == new Dog("rex")); }
    public static string PatternMatching() { object o = new Point3(1, 2, 3); return o switch { Point3(1, _, var z) => "p3" + z, Point(var x, _) => "p" + x, _ => "none" }; }
    public static string PropertyPatternOnRecord() { Animal a = new Dog("fido"); return a is Dog { Name.Length: 4, Sound: "woof" } d ? d.Name : "no"; }
    public static int RecordStructIsMutableAndCopied() { var a = new Rs(1, ""); var b = a; b.A = 9; var l = new[] { a }; l[0].A++; return a.A * 100 + b.A * 10 + l[0].A; }
    public static bool RecordStructDefaultEquality() => default(Rs) == new Rs(0, null!) && new Rrs(double.NaN) == new Rrs(double.NaN) && new Rrs(0.0) == new Rrs(-0.0);
    public static int RecordsAsKeys() { var d = new Dictionary<Point, int> { [new(1, 2)] = 5 }; d[new Point(1, 2)]++; return d[new(1, 2)] * 10 + d.Count; }
    public static string InheritanceToStringOrder() => new Leaf(1, "s") { Extra = 2.5 }.ToString();
    private record Root(int A) { public string Q => "q" + A; }
    private sealed record Leaf(int A, string B) : Root(A) { public double Extra { get; init; } }
    private record Override(int X) { public int X { get; init; } = X * 10; }
    public static string PositionalPropertyRedefined() { var o = new Override(2); var p = o with { X = 3 }; return $"{o.X}{p.X}{o}"; }
    private sealed record SealedToString(int V) : Base2(V);
    private record Base2(int W) { public sealed override string ToString() => "sealed" + W; }
    public static string SealedToStringInherited() => new SealedToString(4).ToString();
    private record Tree(int V, Tree? L = null, Tree? R = null) { public int Sum => V + (L?.Sum ?? 0) + (R?.Sum ?? 0); }
    public static string RecursiveRecord() { var t = new Tree(1, new(2, R: new(3)), new(4)); return t.Sum + "," + (t == new Tree(1, new(2, R: new(3)), new(4))) + (t with { R = null }).Sum; }
    private record WithBody(int A, int B) { public WithBody(int a) : this(a, a * 2) { } public int Total { get; } = A + B; public static WithBody Zero { get; } = new(0); public WithBody Swap() => this with { A = B, B = A }; }
    public static string ExtraConstructor() { var w = new WithBody(3); var s = w.Swap(); return $"{w.Total}{s.A}{s.B}{s.Total}{WithBody.Zero}"; }
}
