using System;
using System.Runtime.CompilerServices;

namespace Conformance;

public static class Refs
{
    private sealed class Cell { public int V; public int[] A = [1, 2, 3]; public ref int Ref => ref V; public ref int this[int i] => ref A[i]; public ref readonly int Ro() => ref V; }
    private struct Pair { public int X, Y; [System.Diagnostics.CodeAnalysis.UnscopedRef] public ref int Pick(bool x) { if (x) return ref X; return ref Y; } }

    public static int RefParameter() { static void Inc(ref int x) => x++; int a = 5; Inc(ref a); Inc(ref a); return a; }
    public static string OutParameter() { static bool Half(int x, out int h) { h = x / 2; return x % 2 == 0; } return $"{Half(7, out int a)}{a}{Half(8, out a)}{a}{Half(4, out _)}"; }
    public static int InParameter() { static int Sum(in int a, in int b) => a + b; int x = 3; return Sum(x, in x) + Sum(5, 6); }
    public static int InParameterSeesChanges() { int x = 1; int F(in int a) { int before = a; x = 50; return before * 100 + a; } return F(in x); }
    public static int RefReadonlyParameter() { static int F(ref readonly int a) => a * 2; int x = 21; return F(ref x); }
    public static int RefLocal() { int a = 1, b = 2; ref int r = ref a; r = 10; r = ref b; r += 5; return a * 10 + b; }
    public static int RefToArrayElement() { int[] a = [1, 2, 3]; ref int r = ref a[1]; r *= 10; a = [7, 7, 7]; r++; return r * 10 + a[1]; }
    public static int RefReturn() { var c = new Cell(); c.Ref = 4; c.Ref += 3; c[2] = 9; c[0]++; return c.V * 100 + c.A[2] * 10 + c.A[0]; }
    public static int RefReturnIntoValue() { var c = new Cell { V = 5 }; int v = c.Ref; v++; ref int r = ref c.Ref; r--; return c.V * 10 + v; }
    public static int RefReadonlyReturn() { var c = new Cell { V = 5 }; ref readonly int r = ref c.Ro(); c.V = 8; return r; }
    public static int RefTernary() { int a = 1, b = 2; bool f = true; (f ? ref a : ref b) = 9; ref int r = ref !f ? ref a : ref b; r++; return a * 10 + b; }
    public static int RefReturningFind() { static ref int Max(int[] a) { ref int m = ref a[0]; for (int i = 1; i < a.Length; i++) if (a[i] > m) m = ref a[i]; return ref m; } int[] v = [3, 9, 4]; Max(v) = 0; Max(v)++; return v[0] * 100 + v[1] * 10 + v[2]; }
    public static string RefToString() { static void Append(ref string s, string t) => s += t; string a = "x"; string[] b = ["y"]; Append(ref a, "1"); Append(ref b[0], a); return a + b[0]; }
    public static int RefToField() { var c = new Cell(); ref int r = ref c.V; c = new Cell { V = 100 }; r = 5; return c.V + r; }
    public static int RefToStructField() { var p = new Pair { X = 1, Y = 2 }; ref int y = ref p.Y; y = 20; p.Pick(true) = 7; p.Pick(false)++; return p.X * 100 + p.Y; }
    public static int RefAliasing() { static void F(ref int a, ref int b) { a = 1; b = 2; a += b; } int x = 0; F(ref x, ref x); return x; }
    public static int RefGeneric() { static ref T Id<T>(ref T x) => ref x; int a = 3; Id(ref a) = 8; var p = new Pair(); Id(ref p).X = 5; return a * 10 + p.X; }
    private ref struct RefField { private ref int target; public RefField(ref int t) => target = ref t; public void Add(int x) => target += x; public readonly int Value => target; }
    public static int RefFields() { int a = 1, b = 100; var f = new RefField(ref a); f.Add(4); f = new RefField(ref b); f.Add(1); return a * 1000 + b + f.Value; }
    public static bool RefFieldNullCheck() { var f = default(NullRef); return f.IsNull; }
    private ref struct NullRef { private ref int r; public readonly bool IsNull => Unsafe.IsNullRef(ref r); }
    public static bool AreSame() { int[] a = [1, 1]; return Unsafe.AreSame(ref a[0], ref a[0]) && !Unsafe.AreSame(ref a[0], ref a[1]); }
    public static int UnsafeAdd() { int[] a = [1, 2, 3]; ref int r = ref Unsafe.Add(ref a[0], 2); r = 30; return a[2]; }
    public static int UnsafeAsBytes() { int x = 0x01020304; ref byte b = ref Unsafe.As<int, byte>(ref x); b = 9; return x; }
    public static int ForeachRef() { var s = new[] { new Pair { X = 1 }, new Pair { X = 2 } }; foreach (ref Pair p in s.AsSpan()) p.Y = p.X * 10; int t = 0; foreach (ref readonly Pair p in new ReadOnlySpan<Pair>(s)) t += p.Y; return t; }
    public static int OutVarInConditions() { int n = 0; if (int.TryParse("5", out var a) && int.TryParse("6", out var b)) n = a * b; return n; }
    public static int RefCompound() { int[] a = [5]; ref int r = ref a[0]; r <<= 2; r |= 1; r %= 8; r = -r; return a[0]; }
    public static long RefLong() { long l = 1; ref long r = ref l; r = ~r; r -= 1L << 40; return l; }
    public static double RefDoubleAndFloat() { double d = 1; float f = 2; ref double rd = ref d; ref float rf = ref f; rd += 0.5; rf *= 1.5f; return d + f; }
    public static int RefSmallTypes() { byte b = 250; sbyte s = 120; short h = 32767; ushort u = 65535; static void F(ref byte b, ref sbyte s, ref short h, ref ushort u) { b += 10; s += 10; h++; u++; } F(ref b, ref s, ref h, ref u); return b * 1000 + s + h + u; }
    public static string RefBoolCharNullable() { bool b = false; char c = 'a'; int? n = null; static void F(ref bool b, ref char c, ref int? n) { b = !b; c++; n = (n ?? 1) + 1; } F(ref b, ref c, ref n); return $"{b}{c}{n}"; }
    public static int RefDelegateLocal() { Cell c = new(); Getter g = x => ref x.V; g(c) = 42; return c.V; }
    private delegate ref int Getter(Cell c);
    public static int ScopedRef() { static int F(scoped ref int x) { x++; return x; } int a = 1; return F(ref a) + a; }
}
