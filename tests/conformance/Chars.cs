using System;

namespace Conformance;

public static class Chars
{
    public static (bool, bool, bool, bool) Classify() => (char.IsDigit('7'), char.IsLetter('é'), char.IsWhiteSpace('\t'), char.IsPunctuation('!'));
    public static (bool, bool, bool) MoreClassify() => (char.IsUpper('A'), char.IsLower('A'), char.IsLetterOrDigit('_'));
    public static (char, char, char) ChangeCase() => (char.ToUpperInvariant('ß'), char.ToLowerInvariant('Ä'), char.ToUpper('x'));
    public static (int, double) NumericValue() => ('7' - '0', char.GetNumericValue('7'));
    public static int Arithmetic() { char c = 'a'; int next = c + 1; c += (char)2; return next * 1000 + c; }
    public static string CaesarCipher() { string r = ""; foreach (char c in "Hello, Zed") r += char.IsLetter(c) ? (char)((c | 0x20) == 'z' ? c - 25 : c + 1) : c; return r; }
    public static (bool, bool) Compare() { char a = 'a', b = 'Z'; return (a > b, a.CompareTo(b) > 0); }
    public static int SwitchOnChar() { int n = 0; foreach (char c in "a1 b-2") n = n * 10 + c switch { >= '0' and <= '9' => 1, 'a' or 'b' => 2, ' ' => 3, _ => 4 }; return n; }
    public static string EscapeSequences() => "\t\\\"\u0041\x42\U00000043'\e"[1..^1];
    public static (int, bool) SurrogatePair() { string s = "😀"; return (s.Length, char.IsSurrogatePair(s[0], s[1])); }
    public static (int, string) ConvertUtf32() => (char.ConvertToUtf32("😀", 0), char.ConvertFromUtf32(0x41));
    public static (bool, bool, bool) AsciiHelpers() => (char.IsAsciiLetter('q'), char.IsAsciiHexDigit('g'), char.IsBetween('m', 'a', 'z'));
    public static string CharPlusStringAndInt() { char c = 'x'; return c + "y" + 1 + c + (c + 1); }
    public static char MaxOfChars() { char best = '\0'; foreach (char c in "conformance") if (c > best) best = c; return best; }
    public static string CharArrayToString() { char[] a = ['b', 'a', 'c']; Array.Sort(a); return new string(a) + new string('z', 3) + new string(a, 1, 1); }
    public static (char, bool) ParseChar() => (char.Parse("q"), char.TryParse("qq", out _));
    public static string RepeatedToString() { char c = 'k'; return c.ToString() + char.ToString('l') + string.Concat('m', 'n'); }
    public static int CharAsIndex() { int[] counts = new int[128]; foreach (char c in "mississippi") counts[c]++; return counts['s'] * 100 + counts['i'] * 10 + counts['p']; }
}
