using System;
using System.Collections.Generic;

namespace Conformance;

public static class EvaluationOrder
{
    private sealed class T
    {
        public string Log = ""; public int F; private int p; private readonly int[] a = new int[10];
        public int N(int x) { Log += x + " "; return x; }
        public bool B(bool x, string s) { Log += s + " "; return x; }
        public T Self(string s) { Log += s + " "; return this; }
        public int P { get { Log += "get "; return p; } set { Log += "set "; p = value; } }
        public int this[int i, int j] { get { Log += $"get{i}{j} "; return a[i + j]; } set { Log += $"set{i}{j}={value} "; a[i + j] = value; } }
        public int[] Arr(string s) { Log += s + " "; return a; }
        public int M(int x, int y, int z = 0) { Log += $"M({x},{y},{z}) "; return x + y + z; }
        public static T operator +(T a, T b) { a.Log += "+ "; return a; }
    }

    public static string BinaryOperandsLeftToRight() { var t = new T(); int r = t.N(1) + t.N(2) * t.N(3) - t.N(4); return t.Log + r; }
    public static string ArgumentsLeftToRight() { var t = new T(); int r = t.M(t.N(1), t.N(2), t.N(3)); return t.Log + r; }
    public static string NamedArgumentsInTextOrder() { var t = new T(); int r = t.M(z: t.N(1), y: t.N(2), x: t.N(3)); return t.Log + r; }
    public static string NestedCalls() { var t = new T(); int r = t.M(t.M(t.N(1), t.N(2)), t.M(t.N(3), t.N(4))); return t.Log + r; }
    public static string ReceiverBeforeArguments() { var t = new T(); t.Self("r").M(t.N(1), t.N(2)); return t.Log; }
    public static string AssignmentTargetFirst() { var t = new T(); t.Arr("arr")[t.N(1)] = t.N(2); return t.Log; }
    public static string CompoundReadsTargetFirst() { var t = new T(); int i = 1; i += i++ + ++i; t.F = 10; t.F += t.F = 3; return $"{i},{t.F}"; }
    public static string CompoundIndexer() { var t = new T(); t[t.N(1), t.N(2)] += t.N(5); t[0, 1]++; return t.Log; }
    public static string CompoundProperty() { var t = new T(); t.Self("s").P += t.N(4); return t.Log; }
    public static string ChainedAssignment() { var t = new T(); var u = new T(); t.Arr("a")[t.N(0)] = t.P = t.Arr("b")[t.N(1)] = t.N(7); return t.Log; }
    public static string ArrayIndexSideEffects() { int[] a = [0, 0, 0]; int i = 0; a[i++] = i; a[i] = i++; a[i] = ++i; return string.Join(",", a); }
    public static string PostIncrementInIndexAndValue() { int[] a = [1, 2, 3, 4]; int i = 0; a[i++] += a[i++] * 10; a[i++]--; return string.Join(",", a) + i; }
    public static string IncrementMix() { int i = 5; int a = i++ + i--; int b = --i * i++; int c = -i++ + ~i; return $"{a},{b},{c},{i}"; }
    public static string AssignmentAsExpression() { int a, b, c; int r = (a = 3) + (b = a * 2) - (c = b - a); return $"{a}{b}{c}{r}"; }
    public static string ConditionalOperandOrder() { var t = new T(); int r = t.B(true, "c") ? t.N(1) : t.N(2); r += t.B(false, "d") ? t.N(3) : t.N(4); return t.Log + r; }
    public static string CoalesceOrder() { var t = new T(); string? F(string? s, int n) { t.N(n); return s; } string r = F(null, 1) ?? F("x", 2) ?? F("y", 3) ?? ""; return t.Log + r; }
    public static string LocalCapturedBeforeCallChangesIt() { int x = 1; int Change() { x = 100; return 1; } int r = x + Change(); int s = Change() + x; return $"{r},{s}"; }
    public static string FieldReadBeforeCallChangesIt() { var t = new T { F = 1 }; int Change() { t.F = 50; return 2; } return $"{t.F + Change()},{t.F}"; }
    public static string RefArgumentSeesLaterChange() { int x = 1; int Inc() => ++x; static int Add(ref int a, int b) => a * 100 + b; return Add(ref x, Inc()).ToString(); }
    public static string ValueArgumentDoesNot() { int x = 1; int Inc() => ++x; static int Add(int a, int b) => a * 100 + b; return Add(x, Inc()).ToString(); }
    public static string ObjectInitializerOrder() { var t = new T(); var p = new Pt(t.N(1)) { X = t.N(2), Y = t.N(3) }; return t.Log + p.X; }
    private sealed class Pt(int z) { public int X, Y; public int Z = z; }
    public static string CollectionInitializerOrder() { var t = new T(); var d = new Dictionary<int, int> { [t.N(1)] = t.N(2), [t.N(3)] = t.N(4) }; return t.Log + d.Count; }
    public static string ArrayInitializerOrder() { var t = new T(); var a = new[] { t.N(3), t.N(1), t.N(2) }; var b = new int[t.N(2), t.N(1)]; return t.Log + a[0] + b.Length; }
    public static string InterpolationOrder() { var t = new T(); string s = $"{t.N(1)}{t.N(2)}{t.Log.Length}"; return t.Log + s; }
    public static string SwitchGovernorEvaluatedOnce() { var t = new T(); string r = t.N(3) switch { 1 => "a", 2 => "b", 3 => "c", _ => "d" }; return t.Log + r; }
    public static string ComparisonChain() { var t = new T(); bool r = t.N(1) < t.N(2) == t.N(4) > t.N(3); return t.Log + r; }
    public static string ForeachSourceOnce() { var t = new T(); int s = 0; foreach (int i in t.Arr("src")) s++; return t.Log + s; }
    public static string ForConditionEachTime() { var t = new T(); for (int i = t.N(0); t.B(i < 2, "c"); i += t.N(1)) t.Log += "b "; return t.Log; }
    public static string UsingAndLockExpressionOnce() { var t = new T(); lock (t.Self("lock")) { t.Log += "in "; } return t.Log; }
    public static string DelegateEvaluatedBeforeArguments() { var t = new T(); Func<int, int> f = x => x + 1; Func<int, int> g = f; int Swap() { f = x => x * 100; return 5; } int r = f(Swap()); return $"{r},{f(2)}"; }
    public static string OperatorOverloadOperands() { var t = new T(); _ = t.Self("a") + t.Self("b") + t.Self("c"); return t.Log; }
    public static string NullConditionalStopsChain() { var t = new T(); T? n = null; _ = n?.M(t.N(1), t.N(2)); _ = t?.M(t.N(3), t.N(4)); return t!.Log; }
    public static string CastAndUnaryOrder() { var t = new T(); long r = -(long)t.N(2) + ~t.N(3); return t.Log + r; }
    public static string ThrowDuringArguments() { var t = new T(); int Boom() { t.Log += "boom "; throw new InvalidOperationException(); } try { t.M(t.N(1), Boom(), t.N(3)); } catch (InvalidOperationException) { t.Log += "c"; } return t.Log; }
    public static string StructReceiverCopyOrder() { var s = new St { V = 1 }; int r = s.Get(s.V = 5) + s.V; return r.ToString(); }
    private struct St { public int V; public readonly int Get(int x) => V * 10 + x; }
    public static string StaticAndConstFolding() { const int a = 7 / 2 * 3 % 4; const string s = "a" + "b" + nameof(a); const double d = 1 / 3 + 1.0 / 4; const bool b = a > 0 && s == "aba"; const char c = (char)('a' + 2); const long l = 1L << 40 | 0xFF; return $"{a}{s}{d}{b}{c}{l}"; }
    public static string ConstFloatFolding() { const float f = 0.1f + 0.2f; const double d = 0.1f + 0.2; const float g = 1f / 3f * 3f; float x = 0.1f, y = 0.2f; return $"{f} {d} {g} {x + y == f}"; }
}
