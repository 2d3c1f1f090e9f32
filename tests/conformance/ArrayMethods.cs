using System;
using System.Collections.Generic;

namespace Conformance;

public static class ArrayMethods
{
    private static string Show<T>(T[] a) => string.Join(",", a);

    public static string Copy() { int[] a = [1, 2, 3, 4, 5]; Array.Copy(a, 1, a, 0, 3); return Show(a); }
    public static string CopyOverlappingForward() { int[] a = [1, 2, 3, 4, 5]; Array.Copy(a, 0, a, 2, 3); return Show(a); }
    public static string CopyWidening() { int[] a = [1, 2]; long[] b = new long[3]; Array.Copy(a, 0, b, 1, 2); return Show(b); }
    public static string CopyBoxing() { int[] a = [1, 2]; object[] b = new object[2]; Array.Copy(a, b, 2); return b[1].GetType().Name + b[0]; }
    public static int CopyTooLongThrows() { Array.Copy(new int[3], new int[2], 3); return 1; }
    public static int CopyWrongTypeThrows() { Array.Copy(new[] { 1 }, new string[1], 1); return 1; }
    public static string Sort() { int[] a = [3, -1, 2, 0]; Array.Sort(a); return Show(a); }
    public static string SortPart() { int[] a = [5, 4, 3, 2, 1]; Array.Sort(a, 1, 3); return Show(a); }
    public static string SortKeysAndItems() { int[] k = [3, 1, 2]; string[] v = ["c", "a", "b"]; Array.Sort(k, v); return Show(v); }
    public static string SortWithComparison() { string[] a = ["ccc", "a", "bb"]; Array.Sort(a, (x, y) => y.Length - x.Length); return Show(a); }
    public static string SortWithComparer() { int[] a = [1, 3, 2]; Array.Sort(a, Comparer<int>.Create((x, y) => y.CompareTo(x))); return Show(a); }
    public static string SortDoublesWithNan() { double[] a = [1, double.NaN, -1, double.NegativeInfinity]; Array.Sort(a); return double.IsNaN(a[0]) + " " + a[1] + " " + a[3]; }
    public static int SortIncomparableThrows() { var a = new object[] { new object(), new object() }; Array.Sort(a); return 1; }
    public static string Reverse() { int[] a = [1, 2, 3, 4]; Array.Reverse(a); Array.Reverse(a, 1, 2); return Show(a); }
    public static (int, int, int) IndexOf() { int[] a = [5, 6, 5]; return (Array.IndexOf(a, 5), Array.LastIndexOf(a, 5), Array.IndexOf(a, 9)); }
    public static string Resize() { int[] a = [1, 2, 3]; var b = a; Array.Resize(ref a, 5); Array.Resize(ref b, 2); return Show(a) + ";" + Show(b); }
    public static string Clear() { int[] a = [1, 2, 3, 4]; Array.Clear(a, 1, 2); string s = Show(a); Array.Clear(a); return s + ";" + Show(a); }
    public static string Fill() { var a = new int[4]; Array.Fill(a, 7); Array.Fill(a, 1, 1, 2); return Show(a); }
    public static (int, int) BinarySearch() { int[] a = [1, 3, 5, 7]; return (Array.BinarySearch(a, 5), Array.BinarySearch(a, 4)); }
    public static string FindMembers() { int[] a = [1, 8, 3, 8]; return $"{Array.Find(a, x => x > 1)} {Array.FindIndex(a, x => x == 3)} {Array.FindLastIndex(a, x => x == 8)} {Show(Array.FindAll(a, x => x > 2))} {Array.Exists(a, x => x == 9)} {Array.TrueForAll(a, x => x > 0)}"; }
    public static string ConvertAll() => Show(Array.ConvertAll(new[] { 1, 2, 3 }, i => "n" + i));
    public static int ForEach() { int s = 0; Array.ForEach(new[] { 1, 2, 3 }, i => s = s * 10 + i); return s; }
    public static bool EmptyIsShared() => ReferenceEquals(Array.Empty<int>(), Array.Empty<int>()) && Array.Empty<string>().Length == 0;
    public static string AsReadOnly() { int[] a = [1, 2]; var r = Array.AsReadOnly(a); a[0] = 9; return Show(new List<int>(r).ToArray()); }
    public static int AsReadOnlyWriteThrows() { IList<int> r = Array.AsReadOnly(new[] { 1 }); r[0] = 2; return 1; }
    public static int BlockCopy() { int[] a = [0x01020304, 5]; byte[] b = new byte[8]; Buffer.BlockCopy(a, 0, b, 2, 6); return b[2] * 1000 + b[5] * 100 + b[6] * 10 + Buffer.ByteLength(a); }
    public static string CopyTo() { int[] a = [1, 2]; int[] b = new int[4]; a.CopyTo(b, 1); return Show(b); }
    public static bool StructuralEquality() => ((System.Collections.IStructuralEquatable)new[] { 1, 2 }).Equals(new[] { 1, 2 }, EqualityComparer<int>.Default);
    public static int MaxLengthPositive() => Math.Sign(Array.MaxLength);
}
