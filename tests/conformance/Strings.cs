using System;
using System.Collections.Generic;
using System.Linq;
using System.Text;

namespace Conformance;

public static class Strings
{
    public static string Concatenation() { string a = "x"; int n = 5; object? o = null; return a + n + 'c' + true + o + 1.5 + null; }
    public static string ConcatenationOfManyParts() { string a = "1", b = "2", c = "3", d = "4", e = "5"; return a + b + c + d + e + a; }
    public static string CompoundConcatenation() { string s = "a"; s += "b" + 1; s += 2 + 3; s += 'z'; return s; }
    public static string NullConcatenation() { string? a = null, b = null; string c = a + b; return "[" + c + "]" + c.Length; }
    public static string ConcatMembers() => string.Concat("a", "b", "c", "d") + string.Concat(new object?[] { 1, null, 'x' }) + string.Concat(new List<int> { 1, 2, 3 });
    public static (string, string, string) Substrings() { string s = "conformance"; return (s.Substring(3), s.Substring(0, 3), s.Substring(11)); }
    public static string SubstringOutOfRangeThrows() => "abc".Substring(2, 5);
    public static (string, string, char, char) RangesAndIndices() { string s = "abcdef"; return (s[1..3], s[^2..], s[^1], s[0]); }
    public static char IndexOutOfRangeThrows() { string s = "abc"; int i = 3; return s[i]; }
    public static (int, int, int, int) IndexOf() { string s = "abcabc"; return (s.IndexOf('b'), s.IndexOf('b', 2), s.IndexOf("ca", StringComparison.Ordinal), s.IndexOf('z')); }
    public static (int, int, int) LastIndexOf() { string s = "abcabc"; return (s.LastIndexOf('b'), s.LastIndexOf("ab", StringComparison.Ordinal), s.LastIndexOf('a', 2)); }
    public static (int, int) IndexOfAny() => ("hello world".IndexOfAny(['w', 'o']), "hello".IndexOfAny("xyz".ToCharArray()));
    public static (int, int) IndexOfEmpty() => ("abc".IndexOf(""), "".IndexOf("a", StringComparison.Ordinal));
    public static (bool, bool, bool, bool) ContainsStartsEnds() { string s = "fencepost"; return (s.Contains("post"), s.StartsWith("fence", StringComparison.Ordinal), s.EndsWith('t'), s.Contains('z')); }
    public static bool ContainsIgnoringCase() => "FencePost".Contains("CEPO", StringComparison.OrdinalIgnoreCase);
    public static string SplitByChar() => string.Join("|", "a,b,,c".Split(','));
    public static string SplitRemovingEmpty() => string.Join("|", " a, b ,, c".Split(',', StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries));
    public static string SplitWithCount() => string.Join("|", "a b c d".Split(' ', 2));
    public static string SplitByString() => string.Join("|", "a--b---c".Split("--"));
    public static string SplitByManyChars() => string.Join("|", "a;b,c".Split(',', ';'));
    public static int SplitEmptyString() => "".Split(',').Length;
    public static string JoinValues() => string.Join(", ", 1, "two", 3.5, null, 'c') + string.Join('-', new[] { "x", "y" });
    public static string JoinSequence() => string.Join("+", Enumerable.Range(1, 4).Select(i => i * i));
    public static string Replace() => "a-b-c".Replace('-', '+').Replace("b", "bbb").Replace("c", "");
    public static string ReplaceEmptyThrows() => "abc".Replace("", "x");
    public static string Trim() => "[" + "  ab ".Trim() + "][" + "xxabx".TrimStart('x') + "][" + "ab..".TrimEnd('.') + "][" + "-+a+-".Trim('-', '+') + "]";
    public static string Pad() => "7".PadLeft(3, '0') + "|" + "ab".PadRight(4) + "|" + "toolong".PadLeft(3);
    public static string InsertAndRemove() => "abef".Insert(2, "cd").Remove(0, 1).Remove(4);
    public static string CaseChange() => "MiXed Ärger".ToUpperInvariant() + "MiXed".ToLowerInvariant();
    public static (int, int, int) CompareOrdinal() => (Math.Sign(string.CompareOrdinal("a", "B")), Math.Sign(string.CompareOrdinal("abc", "abcd")), string.CompareOrdinal("x", "x"));
    public static (int, int) CompareIgnoreCase() => (string.Compare("ABC", "abc", StringComparison.OrdinalIgnoreCase), Math.Sign(string.Compare(null, "a", StringComparison.Ordinal)));
    public static (bool, bool, bool) Equality() { string a = "ab", b = string.Concat("a", "b"), c = "AB"; return (a == b, a.Equals(c), a.Equals(c, StringComparison.OrdinalIgnoreCase)); }
    public static (bool, bool) ReferenceIdentity() { string a = "lit", b = "lit", c = new string("lit".ToCharArray()); return (ReferenceEquals(a, b), ReferenceEquals(a, c)); }
    public static bool InternGivesLiteral() { string c = new string(['l', 'i', 't']); return ReferenceEquals(string.Intern(c), "lit"); }
    public static bool ObjectComparisonOfStrings() { object a = "ab", b = new string(['a', 'b']); return a == b || !a.Equals(b); }
    public static bool HashCodesAgree() => "same".GetHashCode() == string.Concat("sa", "me").GetHashCode();
    public static int StringSwitch() { int n = 0; foreach (string s in new[] { "one", "two", "three", "four", "five", "six", "seven", "eight", "x" }) n = n * 10 + Number(s); return n; }
    private static int Number(string s) { switch (s) { case "one": return 1; case "two": return 2; case "three": return 3; case "four": return 4; case "five": return 5; case "six": return 6; case "seven": return 7; case "eight": return 8; default: return 9; } }
    public static string SwitchOnNullString() { string? s = null; switch (s) { case "": return "empty"; case null: return "null"; default: return "other"; } }
    public static (bool, bool, bool) NullOrEmpty() => (string.IsNullOrEmpty(""), string.IsNullOrWhiteSpace(" \t\n"), string.IsNullOrEmpty(" "));
    public static int LengthOfNullThrows() { string? s = null; return s!.Length; }
    public static string RawString() => """He said "hi" \ {x}""";
    public static string RawStringLines() { int v = 3; return $$"""
        first {{v}}
          second {v}
        """; }
    public static string VerbatimString() => @"C:\dir ""quoted""" + $@"\{1 + 1}";
    public static int Utf8Literal() { ReadOnlySpan<byte> u = "hé€"u8; int s = u.Length * 1000; foreach (byte b in u) s += b; return s; }
    public static string Utf8RoundTrip() => Encoding.UTF8.GetString(Encoding.UTF8.GetBytes("naïve €😀"));
    public static string ForeachOverCharsReversed() { string r = ""; foreach (char c in "stressed") r = c + r; return r; }
    public static string ReverseWithArray() { char[] a = "abcde".ToCharArray(); Array.Reverse(a); return new string(a); }
    public static string Create() => string.Create(5, 'a', (span, first) => { for (int i = 0; i < span.Length; i++) span[i] = (char)(first + i); });
    public static int CountWords() => "the quick  brown fox".Split(' ', StringSplitOptions.RemoveEmptyEntries).Length;
    public static bool Palindrome() { string s = "A man, a plan"; var l = s.Where(char.IsLetter).Select(char.ToLowerInvariant).ToArray(); return l.SequenceEqual(l.Reverse()); }
    public static string EmptyConstants() => string.Empty + "" + default(string) + new string('x', 0) + "|";
    public static string ConstantFolding() { const string a = "con", b = a + "st"; return b + nameof(ConstantFolding).Length; }
    public static string EnumerateRunes() { int s = 0; foreach (var r in "a😀".EnumerateRunes()) s += r.Value; return s.ToString(); }
    public static string CopyTo() { char[] d = "......".ToCharArray(); "abc".CopyTo(1, d, 2, 2); return new string(d); }
    public static string NormalizeNewlines() => "a\r\nb\nc".ReplaceLineEndings("/");
    public static string MultiplyByAggregate() => Enumerable.Repeat("ab", 3).Aggregate("", (x, y) => x + y);
    public static string StringComparerOrder() { string[] a = ["b", "A", "a", "B"]; Array.Sort(a, StringComparer.Ordinal); return string.Concat(a); }
    public static int CompareToCulturelessOrdinalIgnoreCase() => Math.Sign(StringComparer.OrdinalIgnoreCase.Compare("apple", "BANANA"));
}
