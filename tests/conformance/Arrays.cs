using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;

namespace Conformance;

public static class Arrays
{
    public static (int, int, int) DefaultElements() { var a = new int[3]; var s = new string?[2]; var d = new double[1]; return (a[2], s[0] == null ? 1 : 0, d[0] == 0 ? 1 : 0); }
    public static int Initializers() { int[] a = { 1, 2, 3 }; var b = new[] { 4, 5 }; var c = new int[2] { 6, 7 }; return a[2] * 100 + b[1] * 10 + c[0]; }
    public static string ElementTypes()
    {
        sbyte[] a = [-1]; byte[] b = [255]; short[] c = [-2]; ushort[] d = [65535]; uint[] e = [4294967295]; long[] f = [-3]; ulong[] g = [ulong.MaxValue];
        char[] h = ['x']; bool[] i = [true]; float[] j = [0.5f]; double[] k = [0.25]; decimal[] l = [1.5m]; nint[] m = [-4];
        return $"{a[0]} {b[0]} {c[0]} {d[0]} {e[0]} {f[0]} {g[0]} {h[0]} {i[0]} {j[0]} {k[0]} {l[0]} {m[0]}";
    }
    public static int StoreTruncatesToElementType() { byte[] a = new byte[1]; int v = 0x1FF; a[0] = (byte)v; short[] s = new short[1]; s[0] = unchecked((short)0x18000); return a[0] * 10 + s[0]; }
    public static byte ByteElementCompound() { byte[] a = [250]; a[0] += 10; a[0]++; return a[0]; }
    public static int LargeInitializerFromData() { int[] a = { 3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3 }; int s = 0; for (int i = 0; i < a.Length; i++) s += a[i] * i; return s; }
    public static double DoubleInitializerFromData() { double[] a = { 0.5, -1.25, 3e10, 1e-3, 7 }; double s = 0; foreach (var d in a) s += d; return s; }
    public static long MixedInitializerFromData() { long[] a = { long.MaxValue, -1, 0, 5 }; ushort[] b = { 1, 2, 65535, 4 }; char[] c = { 'a', 'b', 'c' }; bool[] d = { true, false, true }; return a[0] + a[1] + b[2] + c[1] + (d[2] ? 1 : 0); }
    public static int IndexBeyondEndThrows() { var a = new int[2]; int i = 2; return a[i]; }
    public static int NegativeIndexThrows() { var a = new int[2]; int i = -1; a[i] = 1; return a[0]; }
    public static int NullArrayThrows() { int[]? a = null; return a![0]; }
    public static int NullArrayLengthThrows() { int[]? a = null; return a!.Length; }
    public static int NegativeSizeThrows() { int n = -1; return new int[n].Length; }
    public static int RectangularArray() { var m = new int[3, 4]; for (int i = 0; i < 3; i++) for (int j = 0; j < 4; j++) m[i, j] = i * 10 + j; return m[2, 3] + m.Length * 100 + m.GetLength(0) * 10000; }
    public static string RectangularInitializer() { int[,] m = { { 1, 2 }, { 3, 4 }, { 5, 6 } }; string s = ""; foreach (int v in m) s += v; return s + m.Rank + m.GetUpperBound(0) + m.GetLowerBound(1); }
    public static int RectangularOutOfRangeThrows() { var m = new int[2, 2]; int i = 2; return m[0, i]; }
    public static int ThreeDimensions() { var m = new byte[2, 3, 4]; m[1, 2, 3] = 9; m[0, 1, 2] += 4; m[0, 1, 2]++; return m[1, 2, 3] * 10 + m[0, 1, 2]; }
    public static string RectangularOfStrings() { var m = new string[2, 2]; m[0, 0] = "a"; m[1, 1] = "d"; m[1, 1] += "!"; return $"{m[0, 0]}{m[0, 1]}{m[1, 1]}"; }
    public static int RectangularByReference() { var m = new int[2, 2]; ref int r = ref m[1, 0]; r = 5; r += 2; return m[1, 0]; }
    public static int JaggedArray() { var j = new int[3][]; for (int i = 0; i < 3; i++) { j[i] = new int[i + 1]; j[i][i] = i * 7; } return j[2][2] + j[1].Length * 100; }
    public static string JaggedInitializer() { int[][] j = [[1], [2, 3], []]; return string.Join("|", j.Select(r => string.Join(",", r))); }
    public static int JaggedNullRowThrows() { var j = new int[2][]; return j[1][0]; }
    public static bool CovariantRead() { object[] a = new string[] { "x", "y" }; return a[1] is string && a.GetType() == typeof(string[]); }
    public static int CovariantStoreThrows() { object[] a = new string[1]; a[0] = 5; return 1; }
    public static int CovariantStoreOfNullAllowed() { object?[] a = new string[] { "x" }; a[0] = null; return a[0] == null ? 1 : 0; }
    public static int CovariantDerivedStoreThrows() { Animal[] a = new Dog[2]; a[0] = new Dog(); a[1] = new Animal(); return 1; }
    public static int CovariantRefThrows() { object[] a = new string[1]; ref object r = ref a[0]; r = "ok"; return 1; }
    public static string CovariantCastThrows() { object a = new object[1]; return ((string[])a).Length.ToString(); }
    public static bool SignednessPunning() { object a = new int[] { -1 }; return a is uint[] && ((uint[])a)[0] == uint.MaxValue; }
    public static bool ArraysAreReferenceEqual() { int[] a = [1], b = [1], c = a; return a != b && a == c && a.SequenceEqual(b); }
    public static int CloneIsShallow() { int[][] a = [[1], [2]]; var b = (int[][])a.Clone(); b[0][0] = 9; b[1] = [7]; return a[0][0] * 10 + a[1][0]; }
    public static string ArrayTypeNames() => $"{new int[1].GetType().Name} {new int[1, 1].GetType().Name} {new int[1][].GetType().Name} {typeof(string[,,]).FullName} {typeof(int[][,]).Name}";
    public static int ArrayAsList() { IList<int> l = new int[] { 4, 5, 6 }; l[1] = 50; return l.Count + l[1] + l.IndexOf(6) + (l.Contains(4) ? 1000 : 0); }
    public static int ArrayListAddThrows() { IList<int> l = new int[1]; l.Add(2); return l.Count; }
    public static int ArrayAsEnumerable() { IEnumerable e = new[] { 1, 2, 3 }; int s = 0; foreach (object o in e) s += (int)o; return s; }
    public static int ForeachOverCopyOfReference() { int[] a = [1, 2, 3]; int s = 0; foreach (int v in a) { s += v; if (v == 1) { a[1] = 20; a = [100]; } } return s; }
    public static int StructElementsAreInPlace() { var a = new Pair[2]; a[0].X = 5; a[1] = a[0]; a[1].X++; a[0].Bump(); return a[0].X * 10 + a[1].X; }
    public static int SwapElements() { int[] a = [1, 2, 3]; (a[0], a[2]) = (a[2], a[0]); return a[0] * 100 + a[1] * 10 + a[2]; }
    public static int IndexFromEndOperators() { int[] a = [10, 20, 30]; Index i = ^2; return a[^1] + a[i] + a[^a.Length]; }
    public static int IndexFromEndZeroThrows() { int[] a = [10, 20, 30]; return a[^0]; }
    public static string SliceByRange() { int[] a = [0, 1, 2, 3, 4]; Range r = 1..^1; return string.Join(",", a[r]) + ";" + string.Join(",", a[..2]) + ";" + a[5..].Length; }
    public static int SliceOutOfRangeThrows() { int[] a = [1, 2]; return a[1..4].Length; }
    public static string Sieve() { var c = new bool[60]; string s = ""; for (int i = 2; i < 60; i++) { if (c[i]) continue; s += i + " "; for (int j = i * i; j < 60; j += i) c[j] = true; } return s; }
    public static long MatrixProduct() { long[,] a = { { 1, 1 }, { 1, 0 } }, r = { { 1, 0 }, { 0, 1 } }; for (int n = 0; n < 40; n++) { var t = new long[2, 2]; for (int i = 0; i < 2; i++) for (int j = 0; j < 2; j++) for (int k = 0; k < 2; k++) t[i, j] += r[i, k] * a[k, j]; r = t; } return r[0, 1]; }
    public static string BubbleSort() { int[] a = [5, 2, 9, 1, 7]; for (int i = 0; i < a.Length; i++) for (int j = 0; j + 1 < a.Length - i; j++) if (a[j] > a[j + 1]) { int t = a[j]; a[j] = a[j + 1]; a[j + 1] = t; } return string.Join(" ", a); }
    public static int ParamsArrays() => Sum() + Sum(1) * 10 + Sum(1, 2, 3) * 100 + Sum(new[] { 4, 4 }) * 1000;
    private static int Sum(params int[] v) { int s = v.Length; foreach (int i in v) s += i; return s; }
    public static long LongLengthAndIndex() { var a = new long[4]; long i = 3; a[i] = a.LongLength; return a[3] + a.Rank; }
    public static int GetAndSetValue() { Array a = new int[2, 2]; a.SetValue(7, 1, 1); Array b = Array.CreateInstance(typeof(int), 3); b.SetValue(5, 2); return (int)a.GetValue(1, 1)! + (int)b.GetValue(2)! + b.Length; }
    public static int SetWrongValueThrows() { Array a = new int[1]; a.SetValue("x", 0); return 1; }

    private class Animal { }
    private sealed class Dog : Animal { }
    private struct Pair { public int X; public void Bump() => X += 3; }
}
