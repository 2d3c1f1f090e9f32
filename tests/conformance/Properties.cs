using System;
using System.Collections.Generic;
using System.Diagnostics.CodeAnalysis;

namespace Conformance;

public static class Properties
{
    private sealed class Field { public int Clamped { get; set => field = Math.Clamp(value, 0, 10); } public string Name { get => field ?? "unset"; set; } = null!; public int Lazy { get { if (field == 0) { field = 42; Count++; } return field; } } public int Count; public int Init { get; set => field = value + 1; } = 5; }
    public static string FieldKeyword() { var f = new Field { Clamped = 50 }; string s = $"{f.Clamped}{f.Name}"; f.Clamped = -3; f.Name = "n"; return $"{s}{f.Clamped}{f.Name}"; }
    public static int FieldKeywordLazy() { var f = new Field(); int a = f.Lazy + f.Lazy; return a * 10 + f.Count; }
    public static int FieldKeywordInitializerBypassesSetter() { var f = new Field(); int a = f.Init; f.Init = 5; return a * 10 + f.Init; }
    private class Point(int x, int y) { public int X { get; } = x; public int Y => y; public int Sum() => x + y + X; public void Move(int d) { x += d; y += d; } }
    private sealed class Point3(int x, int y, int z) : Point(x * 10, y) { public int Z = z; public int All => Sum() + z + x; }
    public static string PrimaryConstructorCapture() { var p = new Point(1, 2); p.Move(5); return $"{p.X}{p.Y}{p.Sum()}"; }
    public static int PrimaryConstructorInheritance() => new Point3(1, 2, 3).All;
    private struct Ps(int v) { public int V { readonly get; set; } = v; public readonly int Orig => v; public Ps() : this(9) { } }
    public static string PrimaryConstructorStruct() { var a = new Ps(3) { V = 5 }; var b = new Ps(); Ps c = default; return $"{a.V}{a.Orig}{b.V}{c.V}{c.Orig}"; }
    private sealed class Req { public required string Name { get; init; } public required int Age; public string? Note { get; init; } [SetsRequiredMembers] public Req(string n) { Name = n; Age = 1; } public Req() { } }
    public static string RequiredMembers() { var a = new Req { Name = "a", Age = 2 }; var b = new Req("b") { Note = "x" }; return a.Name + a.Age + b.Name + b.Age + b.Note; }
    private sealed class InitOnly { private readonly int v; public int V { get => v; init => v = value * 2; } public List<int> L { get; init; } = [1]; }
    public static int InitAccessor() { var a = new InitOnly { V = 4, L = { 5, 6 } }; var b = new InitOnly { L = [] }; return a.V * 100 + a.L.Count * 10 + b.L.Count; }
    private sealed class Log { public string Text = ""; private int v; public int V { get { Text += "g"; return v; } set { Text += "s"; v = value; } } public int this[int i] { get { Text += "G" + i; return v; } set { Text += "S" + i; v = value; } } }
    public static string CompoundOnProperty() { var l = new Log(); l.V += 3; l.V++; ++l.V; int x = l.V--; return l.Text + x; }
    public static string CompoundOnIndexer() { var l = new Log(); int i = 0; l[i++] += 4; l[i++]++; l[i] ^= 1; return l.Text + i; }
    public static string IncrementResultValues() { var l = new Log(); int a = l.V++; int b = ++l.V; int c = l[0]++; int d = --l[1]; return $"{a}{b}{c}{d}{l.Text}"; }
    public static string ChainedPropertyAssignment() { var a = new Log(); var b = new Log(); int x = a.V = b.V = 7; return a.Text + b.Text + x; }
    private sealed class Grid { private readonly Dictionary<(int, int), string> d = new(); public string this[int x, int y] { get => d.TryGetValue((x, y), out var s) ? s : "."; set => d[(x, y)] = value; } public string this[string key] => key + "!"; public string this[params int[] k] => "p" + k.Length; }
    public static string OverloadedIndexers() { var g = new Grid(); g[1, 2] = "A"; g[1, 2] += "B"; return g[1, 2] + g[0, 0] + g["k"] + g[1, 2, 3]; }
    private sealed class Slicer { public int Length => 10; public int this[int i] => i * 2; public string Slice(int s, int n) => $"{s}+{n}"; }
    public static string ImplicitIndexAndRange() { var s = new Slicer(); return $"{s[^1]} {s[2..^3]} {s[..]}"; }
    private static int backing; private static int Static { get => backing; set => backing = value + 1; }
    public static int StaticProperty() { backing = 0; Static = 5; Static += 10; return Static; }
    private abstract class Ab { public abstract int P { get; protected set; } public virtual int Q { get; set; } = 2; public void Set(int v) => P = v; }
    private sealed class Im : Ab { private int p; public override int P { get => p * 2; protected set => p = value; } public override int Q { get => base.Q + 100; } }
    public static int AbstractAndPartlyOverridden() { var i = new Im(); i.Set(4); i.Q = 7; return i.P * 1000 + i.Q; }
    public static string ExpressionBodied() => new Expr(3) is { Twice: 6 } e ? e.ToString() : "no";
    private sealed class Expr { private readonly int v; public Expr(int x) => v = x; public int Twice => v * 2; public override string ToString() => "E" + v; }
    private partial class Pp { public partial int V { get; set; } public partial string this[int i] { get; } }
    private partial class Pp { private int v = 3; public partial int V { get => v; set => v = value * 2; } public partial string this[int i] => "i" + i; }
    public static string PartialProperties() { var p = new Pp(); p.V += 1; return p.V + p[4]; }
    private readonly struct RoProp { public int A { get; init; } public int B => A + 1; }
    public static int ReadonlyStructInit() { var r = new RoProp { A = 3 }; var q = r with { A = 10 }; return r.B * 100 + q.B; }
    public static string ObjectInitializerOrder() { var o = new Order { B = Order.Note("b"), A = Order.Note("a") }; return Order.Take() + o.A + o.B; }
    private sealed class Order { private static string? log; public static int Note(string s) { log += s; return log!.Length; } internal static string Take() { var r = log!; log = ""; return r[^2..]; } public int A { get; set { field = 1; } } public int B { get; set { field = 2; } } }
    public static string AutoPropertyDefaults() { var d = new Defaults(); return $"{d.I}{d.S ?? "null"}{d.D}{d.L.Count}{d.E}"; }
    private sealed class Defaults { public int I { get; set; } public string? S { get; set; } public double D { get; } = 1.5; public List<int> L { get; } = new() { 1, 2 }; public DayOfWeek E { get; private set; } = DayOfWeek.Monday; }
    public static int IndexerOnInterface() { IIdx i = new Idx(); i[2] = 5; i[2] *= 3; return i[2] + i[0]; }
    private interface IIdx { int this[int k] { get; set; } }
    private sealed class Idx : IIdx { private readonly int[] a = [1, 2, 3]; int IIdx.this[int k] { get => a[k]; set => a[k] = value; } }
}
