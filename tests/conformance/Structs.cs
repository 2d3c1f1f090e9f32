using System;
using System.Collections.Generic;

namespace Conformance;

public static class Structs
{
    private struct Point { public int X, Y; public Point(int x, int y) { X = x; Y = y; } public void Move(int d) { X += d; Y += d; } public readonly int Sum() => X + Y; public override readonly string ToString() => $"({X},{Y})"; }
    private struct Line { public Point A, B; public int Weight; }
    private readonly struct Ro(int v) { public readonly int V = v; public Ro With(int n) => new(n); }
    private interface ICount { int Count { get; } void Inc(); }
    private struct Cnt : ICount { private int n; public readonly int Count => n; public void Inc() => n++; }
    private sealed class Holder { public Point P; public Point Prop { get; set; } public readonly Point Fixed = new(1, 1); public Point[] Many = new Point[3]; public ref Point Ref() => ref P; }

    public static string AssignmentCopies() { var a = new Point(1, 2); var b = a; b.X = 9; return a.ToString() + b; }
    public static string ParameterCopies() { var a = new Point(1, 2); void F(Point p) => p.Move(5); F(a); return a.ToString(); }
    public static string ReferenceParameterDoesNotCopy() { var a = new Point(1, 2); void F(ref Point p) => p.Move(5); F(ref a); return a.ToString(); }
    public static string ReturnCopies() { var h = new Holder(); Point Get() => h.P; Get().Move(3); var p = Get(); p.Move(1); return h.P.ToString() + p; }
    public static string RefReturnDoesNotCopy() { var h = new Holder(); h.Ref().Move(3); h.Ref() = new Point(h.P.X, 8); return h.P.ToString(); }
    public static string DefaultValue() { Point p = default; var q = new Point(); Line l = new(); return $"{p}{q}{l.B}{l.Weight}"; }
    public static string ArrayElementInPlace() { var a = new Point[2]; a[1].Move(4); a[1].X++; return $"{a[0]}{a[1]}"; }
    public static string ListElementIsCopy() { var l = new List<Point> { new(1, 1) }; l[0].Move(5); var p = l[0]; p.Move(2); l.Add(p); return string.Join("", l); }
    public static string PropertyReturnsCopy() { var h = new Holder { Prop = new Point(2, 2) }; h.Prop.Move(5); var p = h.Prop; p.X = 7; h.Prop = p; return h.Prop.ToString(); }
    public static string ReadonlyFieldCallOnCopy() { var h = new Holder(); h.Fixed.Move(9); return h.Fixed.ToString(); }
    public static string FieldInPlace() { var h = new Holder(); h.P.Move(2); h.P.Y = 40; h.Many[2].X = h.P.X + 1; return h.P.ToString() + h.Many[2]; }
    public static string NestedStructs() { var l = new Line { A = new(1, 2), B = new(3, 4) }; var m = l; m.A.X = 10; m.B.Move(1); return $"{l.A}{l.B}{m.A}{m.B}"; }
    public static string NestedStructArray() { var a = new Line[2]; a[1].B.Y = 5; a[0] = a[1]; a[0].B.Y++; return $"{a[0].B}{a[1].B}"; }
    public static int BoxingCopies() { var c = new Cnt(); object o = c; c.Inc(); return ((Cnt)o).Count * 10 + c.Count; }
    public static int InterfaceCallMutatesBox() { ICount i = new Cnt(); i.Inc(); i.Inc(); ICount j = i; j.Inc(); return i.Count; }
    public static int UnboxedCopyIsSeparate() { object o = new Cnt(); ((Cnt)o).Inc(); ((ICount)o).Inc(); var c = (Cnt)o; c.Inc(); return ((Cnt)o).Count * 10 + c.Count; }
    public static int ConstrainedGenericCallInPlace() { static void Twice<T>(ref T x) where T : ICount { x.Inc(); x.Inc(); } var c = new Cnt(); Twice(ref c); return c.Count; }
    public static int GenericByValueCopies() { static int Once<T>(T x) where T : ICount { x.Inc(); return x.Count; } var c = new Cnt(); return Once(c) * 10 + c.Count; }
    public static bool DefaultEqualsComparesFields() => new Point(1, 2).Equals(new Point(1, 2)) && !new Point(1, 2).Equals(new Point(2, 1)) && !new Point(1, 2).Equals("x");
    public static bool EqualsOfNestedWithReferences() { var a = new Named { N = "a", L = new Line { Weight = 3 } }; var b = new Named { N = string.Concat("", "a"), L = new Line { Weight = 3 } }; return a.Equals(b) && a.GetType() == b.GetType(); }
    private struct Named { public string N; public Line L; }
    public static bool BoxedReferenceEquality() { var p = new Point(1, 1); object a = p, b = p; return a == b || ReferenceEquals(a, b) || !Equals(a, b); }
    public static int ReadonlyStructReplacement() { var r = new Ro(3); r = r.With(r.V + 4); return r.V; }
    public static string WithExpressionOnStruct() { var p = new Point(1, 2); var q = p with { Y = 7 }; return p.ToString() + q; }
    public static string ThisReassignment() { var s = new Self(5); s.Reset(); return s.V + "," + s.Swap(new Self(8)).V + "," + s.V; }
    private struct Self { public int V; public Self(int v) { V = v; } public void Reset() => this = default; public Self Swap(Self o) { var t = this; this = o; return t; } }
    public static int ParameterlessConstructorVersusDefault() { var a = new Init(); Init b = default; var c = new Init[1]; return a.V * 100 + b.V * 10 + c[0].V; }
    private struct Init { public int V = 7; public Init() { V++; } }
    private struct Auto { public int A { get; set; } public int B { get; private set; } public Auto(int a) : this() { A = a; } public void Up() { A++; B += A; } }
    public static string AutoProperties() { var a = new Auto(3); a.Up(); a.A += 10; a.Up(); return $"{a.A},{a.B}"; }
    private ref struct Cursor { private readonly ReadOnlySpan<int> data; private int at; public Cursor(ReadOnlySpan<int> d) { data = d; at = -1; } public bool MoveNext() => ++at < data.Length; public readonly int Current => data[at]; public readonly Cursor GetEnumerator() => this; }
    public static int RefStructEnumerator() { int s = 0; foreach (int x in new Cursor([1, 2, 3, 4])) s = s * 10 + x; return s; }
    public static string ConstrainedToString() { static string S<T>(T x) => x!.ToString()!; return S(new Point(3, 4)) + S(5) + S("s") + S(DayOfWeek.Monday); }
    public static string DefaultToStringIsTypeName() => new Line().ToString()!;
    public static int StructInDictionary() { var d = new Dictionary<Point, string> { [new(1, 2)] = "a" }; d[new(1, 2)] = "bb"; return d.Count * 10 + d[new Point(1, 2)].Length; }
    public static string MutationThroughLambdaCapture() { var p = new Point(1, 1); Action a = () => p.Move(2); a(); a(); return p.ToString(); }
    public static string CapturedCopyInIterator() { var p = new Point(1, 1); IEnumerable<int> It(Point q) { q.Move(1); yield return q.X; q.Move(1); yield return q.X; } string s = ""; foreach (int i in It(p)) s += i; return s + p; }
    public static string ForeachVariableIsCopy() { var a = new Point[] { new(1, 1) }; foreach (var p in a) p.Move(5); foreach (ref var p in a.AsSpan()) p.Move(1); return a[0].ToString(); }
    public static string TupleOfStructsCopies() { var t = (new Point(1, 1), 5); var u = t; u.Item1.X = 9; return t.Item1.ToString() + u.Item1; }
    public static string ConditionalRefToStruct() { Point a = new(1, 1), b = new(2, 2); bool f = false; ref Point r = ref f ? ref a : ref b; r.Move(10); return a.ToString() + b; }
    public static string InParameterDefensiveCopy() { var p = new Point(1, 1); static int F(in Point q) { q.Move(5); return q.X; } int r = F(in p); return r + p.ToString(); }
    public static int LargeStructPassing() { var b = new Big { A = 1, B = 2, C = 3, D = 4, E = 5 }; static Big Rotate(Big x) => new() { A = x.B, B = x.C, C = x.D, D = x.E, E = x.A }; b = Rotate(Rotate(b)); return (int)(b.A * 10000 + b.B * 1000 + b.C * 100 + b.D * 10 + b.E); }
    private struct Big { public long A, B, C, D, E; }
    public static string NullableStructCopy() { Point? p = new Point(1, 2); p.Value.Move(4); var q = p.Value; q.Move(1); return p.ToString() + q; }
    public static int GenericStruct() { var a = new Wrap<int> { Value = 3 }; var b = a; b.Value++; var c = new Wrap<Wrap<int>> { Value = b }; c.Value.Value *= 10; return a.Value * 1000 + b.Value * 100 + c.Value.Value; }
    private struct Wrap<T> { public T Value; }
    public static string OutParameterOfStruct() { static void Make(out Point p) { p = new Point(4, 5); p.Move(1); } Make(out var q); return q.ToString(); }
    public static int CallGetTypeAndHash() { var p = new Point(1, 2); return p.GetType().Name.Length + (p.GetHashCode() == new Point(1, 2).GetHashCode() ? 100 : 0); }
    public static int ExplicitLayoutUnion() { var u = new Union { Int = unchecked((int)0x80000001) }; return u.Byte0 * 1000 + u.Byte3; }
    [System.Runtime.InteropServices.StructLayout(System.Runtime.InteropServices.LayoutKind.Explicit)]
    private struct Union { [System.Runtime.InteropServices.FieldOffset(0)] public int Int; [System.Runtime.InteropServices.FieldOffset(0)] public byte Byte0; [System.Runtime.InteropServices.FieldOffset(3)] public byte Byte3; }
}
