using System;
using System.Collections.Generic;
using System.Linq;

namespace Conformance;

public static class Patterns
{
    private class Shape { public int Id = 1; public Shape? Parent; }
    private sealed class Circle : Shape { public double R { get; init; } }
    private sealed class Rect : Shape { public int W, H; public void Deconstruct(out int w, out int h) { w = W; h = H; } }
    private enum Color { Red, Green, Blue }
    private static string All<T>(Func<T, string> f, params T[] a) => string.Join(",", a.Select(f));

    public static string TypePatterns() => All<object?>(o => o switch { int => "int", string s => "s" + s.Length, null => "null", Array a => "arr" + a.Length, IComparable => "cmp", _ => "?" }, 1, "abc", null, new int[2], 2.5, new object());
    public static string ConstantPatterns() => All<object?>(o => o switch { 1 => "one", 2L => "two", "x" => "ex", 'c' => "cc", true => "t", 1.5 => "f", Color.Green => "g", null => "n", _ => "_" }, 1, 2L, 2, "x", 'c', true, 1.5, Color.Green, null, 1L);
    public static string RelationalPatterns() => All(i => i switch { < 0 => "neg", 0 => "zero", < 10 => "small", >= 10 and < 100 => "mid", _ => "big" }, -5, 0, 9, 10, 99, 100, int.MaxValue);
    public static string LogicalPatterns() => All(c => c switch { (>= 'a' and <= 'z') or (>= 'A' and <= 'Z') => "L", not (>= '0' and <= '9') => "O", _ => "D" }, 'q', 'Z', '5', '-');
    public static string NotPatterns() { object? o = 5; return $"{o is not null}{o is not int}{o is not (1 or 2)}{o is not string s}"; }
    public static string PropertyPatterns() => All<Shape>(s => s switch { Circle { R: > 10 } => "bigC", Circle { R: var r } => "C" + r, Rect { W: 1, H: 1 } => "unit", Rect { W: var w, H: 5 or 6 } => "R" + w, { Id: 7 } => "seven", _ => "?" }, new Circle { R = 11 }, new Circle { R = 2.5 }, new Rect { W = 1, H = 1 }, new Rect { W = 3, H = 6 }, new Shape { Id = 7 }, new Rect());
    public static string NestedProperties() { var s = new Shape { Parent = new Shape { Id = 9, Parent = new Circle { R = 4 } } }; return $"{s is { Parent.Id: 9 }}{s is { Parent.Parent: Circle { R: 4 } }}{s is { Parent.Parent.Parent: null }}{s is { Parent.Parent.Parent.Id: 1 }}"; }
    public static string PositionalPatterns() => All<object>(o => o switch { Rect(0, 0) => "empty", Rect(var w, > 5) => "tall" + w, Rect(1, _) { Id: 1 } r => "one" + r.H, (int a, string b) => a + b, _ => "?" }, new Rect(), new Rect { W = 4, H = 6 }, new Rect { W = 1, H = 2 }, (3, "x"), "z");
    public static string TuplePatterns() => All<(int, bool)>(t => t switch { (0, true) => "a", (0, _) => "b", ( > 5, false) => "c", (var x, var y) when x == 3 => "d" + y, _ => "e" }, (0, true), (0, false), (6, false), (3, true), (6, true));
    public static string ListPatterns() => All<int[]?>(a => a switch { null => "null", [] => "empty", [1] => "one", [1, 2] => "12", [1, .., 9] => "1..9", [_, var x, _] => "mid" + x, [> 5, ..] => "big", [.., 0] => "z", _ => "?" }, null, [], [1], [1, 2], [1, 4, 9], [1, 9], [3, 4, 5], [7, 1], [2, 0], [2, 2]);
    public static string SlicePatterns() { string R(ReadOnlySpan<char> s) => s switch { ['a', .. var rest] => "a:" + rest.Length, [.., 'z'] => "z", _ => "-" }; int[] v = [1, 2, 3, 4]; return R("abc") + R("xyz") + R("") + (v is [var h, .. var mid, var t] ? $"{h}{mid.Length}{t}" : "") + (v is [.. { Length: 3 }, 4]); }
    public static string StringListPattern() => All(s => s switch { ['-', .. var d] => "neg" + d, [var c] => "single" + c, [] => "empty", _ => "other" }, "-12", "x", "", "ab");
    public static string ListPatternOnList() { var l = new List<string> { "a", "b", "c" }; return l is [_, "b", ..] and { Count: 3 } and [.., var last] ? last : "no"; }
    public static string VarPattern() { static int F(int x) => x * 2; return F(4) is var y && y > 7 ? "y" + y : "no"; }
    public static string WhenClauses() => All<object>(o => o switch { int i when i % 2 == 0 => "even", int i when i > 10 => "odd" + i, int => "int", string { Length: > 2 } s when s[0] == 'a' => s, _ => "?" }, 4, 13, 3, "abc", "xbc", "a");
    public static int NoMatchThrows() { object o = 5; return o switch { string => 1, double => 2 }; }
    public static string NoMatchIsSwitchExpressionException() { try { int x = 9; return x switch { 1 => "a", 2 => "b" }; } catch (System.Runtime.CompilerServices.SwitchExpressionException e) { return "unmatched" + e.UnmatchedValue; } }
    public static string SwitchStatementPatterns() { string s = ""; foreach (object? o in new object?[] { 1, "s", 'c', null, 9L, 200 }) switch (o) { case int i when i > 100: s += "big"; break; case int: s += "int"; break; case string or char: s += "text"; break; case null: s += "null"; break; default: s += o.GetType().Name; break; } return s; }
    public static string SwitchCaseGoto() { string s = ""; for (int i = 0; i < 5; i++) switch (i) { case 0: s += "0"; goto case 3; case 1: s += "1"; goto default; case 3: s += "3"; break; default: s += "d"; break; } return s; }
    public static string DenseSwitch() { string s = ""; for (int i = -1; i < 10; i++) s += i switch { 0 => 'a', 1 => 'b', 2 => 'c', 3 => 'd', 4 => 'e', 5 => 'f', 7 => 'h', 8 => 'i', _ => '.' }; return s; }
    public static string SparseSwitch() { string s = ""; foreach (int i in new[] { -1000, 5, 70, 1000, 65536, int.MaxValue, 6 }) s += i switch { -1000 => 'a', 5 => 'b', 70 => 'c', 1000 => 'd', 65536 => 'e', int.MaxValue => 'f', int.MinValue => 'g', _ => '.' }; return s; }
    public static string LongSwitch() { string s = ""; foreach (long l in new[] { 0L, 1L << 40, -1, ulong.MaxValue / 4 > 5 ? 7 : 8 }) s += l switch { 0 => "z", 1L << 40 => "h", -1 => "m", 5 or 6 or 7 => "s", _ => "?" }; return s; }
    public static string ManyStringsSwitch() => All(s => s switch { "alpha" => "1", "beta" => "2", "gamma" => "3", "delta" => "4", "epsilon" => "5", "zeta" => "6", "eta" => "7", "theta" => "8", "" => "e", _ => "-" }, "alpha", "eta", "theta", "Beta", "", "delta", "gamm");
    public static string EnumSwitch() => All(c => c switch { Color.Red => "r", Color.Green or Color.Blue => "gb", _ => "x" }, Color.Red, Color.Blue, (Color)7);
    public static string OrderMatters() { int n = 0; bool Count() { n++; return true; } object o = 5; string r = o switch { int when Count() && false => "a", int when Count() => "b", _ => "c" }; return r + n; }
    public static string PatternVariablesScope() { object o = "text"; if (o is not string s) return "no"; return s + s.Length; }
    public static int WhilePattern() { var q = new Queue<object>(new object[] { 1, 2, "stop", 3 }); int s = 0; while (q.Dequeue() is int i) s += i; return s * 10 + q.Count; }
    public static bool DoublePatterns() { double d = 0.0; return d is 0 and -0.0 && double.NaN is double.NaN && !(double.NaN is > 0 or <= 0); }
    public static string NullableAndEmptyProperty() { Shape? s = null; string r = s is { } ? "obj" : "null"; s = new(); return r + (s is { } t ? t.Id.ToString() : "null"); }
    public static string GenericTypePattern() { static string F<T>(object o) => o is T t ? "yes" + t : "no"; return F<int>(3) + F<string>(3) + F<IEnumerable<char>>("q"); }
    public static int NestedSwitchExpressions() { int F(int a, int b) => a switch { 0 => b switch { 0 => 1, _ => 2 }, _ when b > a => a switch { 1 => 3, _ => 4 }, _ => 5 }; return F(0, 0) * 10000 + F(0, 1) * 1000 + F(1, 2) * 100 + F(2, 3) * 10 + F(3, 1); }
    public static string SwitchWithThrowArm() { try { int i = 3; return i switch { 1 => "a", _ => throw new ArgumentOutOfRangeException(nameof(i)) }; } catch (ArgumentOutOfRangeException e) { return e.ParamName!; } }
    public static string IsWithConstantsAndOr() { string r = ""; foreach (int i in new[] { 1, 5, 20, 30 }) r += i is 1 or 5 ? "a" : i is > 10 and not 20 ? "b" : "c"; return r; }
    public static string SubsumedByBool() { static string F(bool a, bool b) => (a, b) switch { (true, true) => "tt", (true, false) => "tf", (false, true) => "ft", (false, false) => "ff" }; return F(true, false) + F(false, true) + F(false, false) + F(true, true); }
    public static string StateMachine() { string st = "idle"; string log = ""; foreach (char e in "spxrsq") { st = (st, e) switch { ("idle", 's') => "run", ("run", 'p') => "pause", ("pause", 'r') => "run", (_, 'q') => "done", _ => st }; log += st[0]; } return log; }
    public static string SpanConstantPattern() { ReadOnlySpan<char> s = "hello".AsSpan(0, 4); return s is "hell" ? "yes" : "no"; }
}
