using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using System.Text;

namespace Conformance;

public static class CompilerServices
{
    [InterpolatedStringHandler]
    private ref struct Parts { private readonly StringBuilder b = new(); public int Literals, Values; public Parts(int literalLength, int formattedCount) { b.Append($"<{literalLength},{formattedCount}>"); } public void AppendLiteral(string s) { b.Append("L(" + s + ")"); Literals++; } public void AppendFormatted<T>(T v) { b.Append("V(" + v + ")"); Values++; } public void AppendFormatted<T>(T v, string format) where T : IFormattable => b.Append($"F({v.ToString(format, null)})"); public void AppendFormatted<T>(T v, int alignment) => b.Append($"A({v}:{alignment})"); public override string ToString() => b.ToString(); }
    [InterpolatedStringHandler]
    private struct Lazy1 { private string? s; public Lazy1(int l, int f, bool enabled, out bool go) { go = enabled; s = enabled ? "" : null; } public bool AppendLiteral(string x) { s += x; return true; } public bool AppendFormatted(int v) { s += v; return v < 5; } public override string ToString() => s ?? "disabled"; }
    [InterpolatedStringHandler]
    private struct WithReceiver { private string s; public WithReceiver(int l, int f, Logger receiver) => s = receiver.Prefix; public void AppendLiteral(string x) => s += x; public void AppendFormatted(object? v) => s += v; public override string ToString() => s; }
    private sealed class Logger(string p) { public string Prefix => p; public string Log([InterpolatedStringHandlerArgument("")] WithReceiver h) => h.ToString(); }
    private static string Take(Parts p) => p.ToString();
    private static string TakeIf(bool on, [InterpolatedStringHandlerArgument("on")] Lazy1 h) => h.ToString();

    public static string CustomHandler() { int x = 5; return Take($"a{x}b{"s"}c"); }
    public static string HandlerFormatAndAlignment() => Take($"{255:X}{7,4}");
    public static string HandlerLiteralOnly() { Parts p = $"only"; return p.ToString() + p.Literals + p.Values; }
    public static string HandlerDisabledSkipsArguments() { int n = 0; int F() => ++n; string a = TakeIf(false, $"x{F()}"); string b = TakeIf(true, $"x{F()}"); return a + b + n; }
    public static string HandlerStopsEarly() { int n = 3; return TakeIf(true, $"{n++}-{n++}-{n++}-{n++}") + n; }
    public static string HandlerWithReceiver() => new Logger("[p]").Log($"v={3}");
    public static string StringBuilderHandler() { var b = new StringBuilder(); b.Append($"x{1}y{2:D3}").AppendLine($"z"); return b.ToString().Replace(Environment.NewLine, "|"); }
    public static string DefaultHandlerExplicit() { var h = new DefaultInterpolatedStringHandler(2, 1); h.AppendLiteral("a"); h.AppendFormatted(5, "D3"); h.AppendFormatted("x", 4); return h.ToStringAndClear(); }

    private static string Name([CallerMemberName] string n = "") => n;
    private static string Arg(int x, [CallerArgumentExpression(nameof(x))] string e = "") => e;
    private static bool HasLine([CallerLineNumber] int line = 0) => line > 0;
    public static string CallerMemberName() => Name();
    public static string CallerMemberNameInLambdaAndLocal() { Func<string> f = () => Name(); string L() => Name(); return f() + L(); }
    public static string CallerMemberNameInProperty() => Prop + new Ctor().N;
    private static string Prop => Name();
    private sealed class Ctor { public readonly string N; public Ctor() => N = Name(); }
    public static string CallerArgumentExpressionText() { int a = 1; return Arg(a + 2 * 3) + "|" + Arg(Math.Max(a, 4)); }
    public static bool CallerLineNumber() => HasLine();
    public static string NameofForms() { List<int> l = []; return nameof(List<int>) + nameof(l.Count) + nameof(System.Collections.Generic) + nameof(Take) + nameof(List<>); }
    public static string ThrowHelperArgumentNames() { string? value = null; try { ArgumentException.ThrowIfNullOrEmpty(value); } catch (ArgumentNullException e) { return e.ParamName!; } return "none"; }
    public static string ThrowIfNegative() { int count = -1; try { ArgumentOutOfRangeException.ThrowIfNegative(count); } catch (ArgumentOutOfRangeException e) { return e.ParamName!; } return "none"; }

    public static string AnonymousTypes() { var a = new { X = 1, Y = "b" }; var b = new { X = 1, Y = "b" }; return $"{a}{a.Equals(b)}{a == b}{a.GetHashCode() == b.GetHashCode()}"; }
    public static string AnonymousProjection() { string s = "abc"; var a = new { s, s.Length, Twice = s.Length * 2 }; return a.s + a.Length + a.Twice; }
    public static string AnonymousWith() { var a = new { X = 1, Y = 2 }; var b = a with { Y = 9 }; return $"{a}{b}"; }
    public static string AnonymousNestedAndArray() { var l = new[] { new { K = 1, V = new { W = "x" } }, new { K = 2, V = new { W = "y" } } }; string s = ""; foreach (var i in l) s += i.K + i.V.W; return s; }
    public static int ConditionalWeakTableSequential() { var t = new ConditionalWeakTable<object, string>(); var k = new object(); t.Add(k, "abc"); return t.TryGetValue(k, out var v) ? v.Length : 0; }
    public static int StrongBoxValue() { var b = new StrongBox<int>(4); Action a = () => b.Value++; a(); ref int r = ref b.Value; r *= 10; return b.Value; }
    public static int RuntimeHelpersMembers() { int[] a = [1, 2, 3, 4]; var s = RuntimeHelpers.GetSubArray(a, 1..3); return s.Length * 10 + s[0] + (RuntimeHelpers.IsReferenceOrContainsReferences<string>() ? 100 : 0) + (RuntimeHelpers.IsReferenceOrContainsReferences<int>() ? 1000 : 0); }
    public static bool RuntimeHashIsStable() { var o = new object(); return RuntimeHelpers.GetHashCode(o) == o.GetHashCode(); }
    public static int UninitializedLocalsAreZero() { Span<int> s = stackalloc int[3]; int t = 0; foreach (int x in s) t += x; return t; }
    [MethodImpl(MethodImplOptions.NoInlining)] private static int Plain(int x) => x + 1;
    [MethodImpl(MethodImplOptions.AggressiveInlining)] private static int Inlined(int x) => x * 2;
    [MethodImpl(MethodImplOptions.Synchronized)] private static int Locked(int x) => x - 1;
    public static int MethodImplOptionsDoNotMatter() => Locked(Inlined(Plain(4)));
    [System.Diagnostics.Conditional("NEVER_DEFINED")] private static void Skipped(ref int x) => x++;
    public static int ConditionalCallIsOmitted() { int n = 0; Skipped(ref n); return n; }
    [OverloadResolutionPriority(1)] private static string Pick(object o) => "object"; private static string Pick(string s) => "string";
    public static string OverloadPriority() => Pick("s");
    private static string Default(DateTime d = default, decimal m = 1.5m, string? s = null, DayOfWeek w = DayOfWeek.Friday, double x = double.NaN) => $"{d.Ticks}{m}{s}{w}{x}";
    public static string DefaultParameterValues() => Default();
}
