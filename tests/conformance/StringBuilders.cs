using System;
using System.Text;

namespace Conformance;

public static class StringBuilders
{
    public static string AppendKinds() => new StringBuilder().Append(1).Append('c').Append("s").Append(2.5).Append(true).Append((object?)null).Append((string?)null).Append(new[] { 'x', 'y' }).Append('-', 3).Append(5L).Append(7u).Append((byte)8).ToString();
    public static string InsertRemoveReplace() => new StringBuilder("hello").Insert(0, "<<").Insert(7, 42).Remove(1, 1).Replace("l", "LL").Replace('o', '0').ToString();
    public static string ReplaceInRange() => new StringBuilder("aaaa").Replace('a', 'b', 1, 2).ToString();
    public static string IndexerAndLength() { var b = new StringBuilder("abcdef"); b[2] = 'X'; char c = b[^1]; b.Length = 4; b.Length = 5; return b.ToString().Replace('\0', '0') + c + b.Length; }
    public static char IndexOutOfRangeThrows() { var b = new StringBuilder("ab"); return b[2]; }
    public static int RemoveOutOfRangeThrows() => new StringBuilder("ab").Remove(1, 5).Length;
    public static string AppendFormatAndJoin() => new StringBuilder().AppendFormat("{0:X2}-{1}", 10, "z").AppendJoin(", ", [1, 2, 3]).AppendJoin('|', "a", "b").ToString();
    public static string AppendLineEndings() => new StringBuilder("a").AppendLine().AppendLine("b").ToString().ReplaceLineEndings("/");
    public static string ClearAndReuse() { var b = new StringBuilder("abc"); b.Clear().Append("z"); return b.ToString() + b.Length; }
    public static string ToStringPart() => new StringBuilder("abcdef").ToString(2, 3);
    public static string Interpolated() { int x = 5; return new StringBuilder().Append($"[{x,3}|{x:D2}|{"q"}]").ToString(); }
    public static bool EqualsComparesContent() => new StringBuilder("ab").Equals(new StringBuilder("ab")) && !ReferenceEquals(new StringBuilder(), new StringBuilder());
    public static int ManyAppends() { var b = new StringBuilder(); for (int i = 0; i < 300; i++) b.Append(i % 10); int s = 0; for (int i = 0; i < b.Length; i += 37) s = s * 7 + b[i]; return s + b.Length; }
    public static string CopyToArray() { var d = new char[3]; new StringBuilder("hello").CopyTo(1, d, 0, 3); return new string(d); }
    public static string AppendSubstringAndBuilder() => new StringBuilder().Append("abcdef", 1, 2).Append(new StringBuilder("zz")).Append("xyz".AsSpan(1)).ToString();
    public static string CapacityGrows() { var b = new StringBuilder(4); b.Append("abcde"); return (b.Capacity >= 5).ToString() + new StringBuilder().Capacity; }
    public static string ReverseByInsert() { var b = new StringBuilder(); foreach (char c in "abc") b.Insert(0, c); return b.ToString(); }
    public static int MaxCapacityThrows() { var b = new StringBuilder(2, 3); b.Append("abcd"); return b.Length; }
}
