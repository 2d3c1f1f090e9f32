using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace Conformance;

public static class Spans
{
    [InlineArray(4)] private struct Four { private int e; }
    [InlineArray(3)] private struct Three<T> { private T e; }

    public static int SpanOverArray() { int[] a = [1, 2, 3, 4]; Span<int> s = a; s[1] = 20; s[^1]++; return a[1] * 10 + a[3] + s.Length; }
    public static int SliceOfSpan() { int[] a = [1, 2, 3, 4, 5]; var s = a.AsSpan(1, 3); s[0] = 9; var t = s[1..]; t[0] = 8; return a[1] * 100 + a[2] * 10 + t.Length; }
    public static int SpanIndexThrows() { Span<int> s = new int[2]; int i = 2; return s[i]; }
    public static int SliceThrows() { Span<int> s = new int[2]; return s.Slice(1, 2).Length; }
    public static int Stackalloc() { Span<int> s = stackalloc int[5]; for (int i = 0; i < s.Length; i++) s[i] = i * i; int t = 0; foreach (int x in s) t += x; return t; }
    public static int StackallocInitializer() { Span<byte> s = stackalloc byte[] { 1, 2, 250 }; ReadOnlySpan<short> r = stackalloc short[] { -1, 5 }; return s[2] + r[0] + r[1]; }
    public static string ReadOnlySpanOfString() { ReadOnlySpan<char> s = "hello world"; return s[6..].ToString() + s.IndexOf('o') + s[..5].ToString().Length; }
    public static int ReadOnlySpanOfConstants() { ReadOnlySpan<int> s = [10, 20, 30]; ReadOnlySpan<byte> b = [1, 2]; return s[1] + b[1] + s.Length; }
    public static string FillClearCopy() { Span<char> s = new char[4]; s.Fill('x'); "ab".AsSpan().CopyTo(s[1..]); string r = new string(s); s[..2].Clear(); return r + (int)s[0] + s[2]; }
    public static int CopyToTooSmallThrows() { new int[3].AsSpan().CopyTo(new int[2]); return 1; }
    public static bool TryCopyTo() => !new int[3].AsSpan().TryCopyTo(new int[2]) && new int[2].AsSpan().TryCopyTo(new int[2]);
    public static string ReverseAndSort() { Span<int> s = [3, 1, 2]; s.Sort(); string r = string.Join("", s.ToArray()); s.Reverse(); return r + string.Join("", s.ToArray()); }
    public static (int, int, bool, bool) Searching() { ReadOnlySpan<int> s = [5, 6, 5]; return (s.IndexOf(5), s.LastIndexOf(5), s.Contains(7), s.SequenceEqual([5, 6, 5])); }
    public static (bool, bool) StartsAndEndsWith() { ReadOnlySpan<char> s = "fencepost"; return (s.StartsWith("fence"), s.EndsWith("x")); }
    public static bool EmptyAndDefault() { Span<int> d = default; return d.IsEmpty && Span<int>.Empty.Length == 0 && d == Span<int>.Empty && ((int[]?)null).AsSpan().IsEmpty; }
    public static bool SpanEqualityIsIdentity() { int[] a = [1, 2]; return a.AsSpan() == a.AsSpan() && a.AsSpan() != new[] { 1, 2 }.AsSpan(); }
    public static int CovariantSpanThrows() { object[] a = new string[1]; return new Span<object>(a).Length; }
    public static string TrimAndSplitSpan() { string r = ""; ReadOnlySpan<char> s = "  a,bb,c "; s = s.Trim(); foreach (var range in s.Split(',')) r += s[range].Length; return r; }
    public static int MemoryBasics() { Memory<int> m = new[] { 1, 2, 3, 4 }; m.Span[2] = 30; var t = m[1..3]; ReadOnlyMemory<int> r = t; return r.Span[1] + t.Length; }
    public static string MemoryOfString() { ReadOnlyMemory<char> m = "abcdef".AsMemory(2, 3); return m.ToString() + m.Length; }
    public static int SpanFromRefSingle() { int x = 5; var s = new Span<int>(ref x); s[0] = 6; var t = MemoryMarshal.CreateSpan(ref x, 1); t[0]++; return x; }
    public static int MemoryMarshalCast() { Span<int> s = [0x01020304, 5]; Span<byte> b = MemoryMarshal.AsBytes(s); b[1] = 0xFF; var c = MemoryMarshal.Cast<byte, short>(b); return c.Length * 1000000 + s[0] % 100000 + b[4]; }
    public static int InlineArrayElements() { var f = new Four(); for (int i = 0; i < 4; i++) f[i] = i + 1; f[^1] *= 10; int s = 0; foreach (int x in f) s += x; return s; }
    public static int InlineArrayIsCopied() { var f = new Four(); f[0] = 1; var g = f; g[0] = 9; return f[0] * 10 + g[0]; }
    public static int InlineArrayAsSpan() { var f = new Four(); Span<int> s = f; s[2] = 7; foreach (ref int x in s[1..]) x++; ReadOnlySpan<int> r = f; return r[2] * 10 + r[3] + r.Length * 100; }
    public static string GenericInlineArray() { var t = new Three<string>(); t[0] = "a"; t[1] = "b"; t[2] = t[0] + t[1]; return string.Concat((ReadOnlySpan<string>)t); }
    public static int InlineArrayOutOfRangeThrows() { var f = new Four(); int i = 4; return f[i]; }
    public static int ParamsSpan() { static int Sum(params ReadOnlySpan<int> s) { int t = 0; foreach (int x in s) t += x; return t; } return Sum(1, 2, 3) + Sum() + Sum([10, 20]); }
    public static int SpanInGenericMethod() { static int Count<T>(ReadOnlySpan<T> s, T v) where T : IEquatable<T> { int n = 0; foreach (var x in s) if (x.Equals(v)) n++; return n; } return Count("banana", 'a') * 10 + Count<int>([1, 1, 2], 1); }
    public static int RecursiveSlices() { static int Sum(ReadOnlySpan<int> s) => s.IsEmpty ? 0 : s[0] + Sum(s[1..]); return Sum([1, 2, 3, 4, 5]); }
    public static int BinarySearchOnSpan() { ReadOnlySpan<int> s = [1, 3, 5, 7]; return s.BinarySearch(7) * 10 + ~s.BinarySearch(4); }
    public static string FormatIntoSpan() { Span<char> b = stackalloc char[8]; 1234.TryFormat(b, out int n); return b[..n].ToString() + n; }
    public static int ListAsSpan() { var l = new List<int> { 1, 2, 3 }; var s = CollectionsMarshal.AsSpan(l); s[0] = 50; return l[0] + s.Length; }
    public static string SpanOfStructs() { Span<(int A, string B)> s = new (int, string)[2]; s[0].A = 4; s[1] = (5, "x"); s[0].B = s[1].B + "y"; return $"{s[0]}{s[1]}"; }
    public static int SpanMatrixWalk() { Span<int> m = stackalloc int[9]; for (int i = 0; i < 9; i++) m[i] = i; int tr = 0; for (int r = 0; r < 3; r++) tr += m.Slice(r * 3, 3)[r]; return tr; }
    public static (int, int) CommonPrefixAndCount() { ReadOnlySpan<char> s = "abcab"; return (s.CommonPrefixLength("abd"), s.Count('a')); }
    public static string IndexAndRangeValues() { Index i = ^2; Range r = 1..^1; var (o, l) = r.GetOffsetAndLength(10); return $"{i}{r}{i.GetOffset(5)}{o}{l}{i.IsFromEnd}{Range.All}{r.Start.Value}{Index.End}"; }
}
