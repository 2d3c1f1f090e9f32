using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;

namespace Conformance;

public static class LowerBounds
{
    static string Try(Action a) { try { a(); return "none"; } catch (Exception e) { return e.GetType().Name + ":" + e.Message; } }
    static Array One() { var a = Array.CreateInstance(typeof(int), new[] { 4 }, new[] { 5 }); for (int i = 5; i < 9; i++) a.SetValue(i * 10, i); return a; }
    static int[,] Two() { var a = (int[,])Array.CreateInstance(typeof(int), new[] { 2, 3 }, new[] { 1, -1 }); int n = 0; for (int i = a.GetLowerBound(0); i <= a.GetUpperBound(0); i++) for (int j = a.GetLowerBound(1); j <= a.GetUpperBound(1); j++) a[i, j] = ++n; return a; }
    public static string Shape() { var a = One(); return $"{a.Length} {a.Rank} {a.GetLowerBound(0)} {a.GetUpperBound(0)} {a.GetLength(0)} {a.GetValue(5)} {a.GetType()} {a is int[]} {a is Array}"; }
    public static string Matrix() { var a = Two(); return $"{a[1, -1]} {a[2, 1]} {a.Length} {a.GetLowerBound(1)} {a.GetUpperBound(1)} {string.Join(",", a.Cast<int>())} {a.GetType()}"; }
    public static string Outside() { var a = Two(); return Try(() => a[0, 0] = 1) + Try(() => a[1, 2] = 1) + Try(() => a.GetValue(3, 0)) + Try(() => One().GetValue(0)) + Try(() => One().GetLowerBound(1)); }
    public static string Address() { var a = Two(); ref int r = ref a[2, 0]; r += 100; a[2, -1] *= 3; return string.Join(",", a.Cast<int>()); }
    public static string Clones() { var a = (int[,])Two().Clone(); a[1, 0] = 50; return $"{a.GetLowerBound(0)} {a.GetLowerBound(1)} {a[1, 0]}"; }
    public static string Copies() { var a = One(); var b = new int[6]; Array.Copy(a, 6, b, 1, 2); a.CopyTo(b, 2); var c = new int[2]; Array.Copy(a, c, 2); Array.Copy(c, 0, a, 7, 2); return string.Join(",", b) + string.Join(",", c) + string.Join(",", a.Cast<int>()) + Try(() => Array.Copy(a, 0, b, 0, 1)); }
    public static string Searching() { var a = One(); return $"{Array.IndexOf(a, 70)} {Array.IndexOf(a, 1)} {Array.LastIndexOf(a, 60)} {Array.LastIndexOf(a, 61)} {Array.BinarySearch(a, 80)} {Array.BinarySearch(a, 65)} {((IList)a).Contains(50)} {((IList)a).IndexOf(51)}"; }
    public static string Changing() { var a = One(); Array.Reverse(a); var s = string.Join(",", a.Cast<int>()); Array.Sort(a); Array.Clear(a, 6, 2); return s + string.Join(",", a.Cast<int>()) + Try(() => Array.Clear(a, 0, 1)); }
    public static string Enumerated() { var s = ""; foreach (var x in One()) s += x; foreach (int x in Two()) s += x; return s; }
    public static string Refused() => Try(() => Array.CreateInstance(typeof(int), new[] { 1, 2 }, new[] { 1 })) + Try(() => Array.CreateInstance(typeof(int), new[] { -1 }, new[] { 1 })) + Try(() => Array.CreateInstance(null!, new[] { 1 }, new[] { 1 })) + Try(() => Array.CreateInstance(typeof(int), null!, new[] { 1 })) + Try(() => Array.CreateInstance(typeof(int), new[] { 1 }, null!));
    public static string Zero() { var a = Array.CreateInstance(typeof(string), new[] { 2 }, new[] { 0 }); return a.GetType() + "" + (a is string[]) + Array.CreateInstance(typeof(int), 1, 2, 3).GetType(); }
    public static string Strings() { var a = (string[,])Array.CreateInstance(typeof(string), new[] { 1, 2 }, new[] { 2000, 1 }); a[2000, 1] = "x"; return a[2000, 1] + (a[2000, 2] is null) + Try(() => ((object[,])a)[2000, 2] = 5); }
    public static string Ranges() { var a = new[] { 5, 3, 9, 1 }; Array.Sort((Array)a, 1, 3); return string.Join(",", a) + Array.BinarySearch((Array)a, 1, 3, 9) + Array.LastIndexOf((Array)a, 3, 2) + Try(() => Array.IndexOf((Array)a, 3, 7)) + Try(() => Array.LastIndexOf((Array)a, 3, 1, 5)) + Try(() => Array.Sort((Array)a, 3, 3)) + Try(() => Array.Reverse((Array)a, -1, 2)) + Try(() => Array.IndexOf(new int[2, 2], 1)) + Try(() => Array.Sort(new int[2, 2])); }
}
