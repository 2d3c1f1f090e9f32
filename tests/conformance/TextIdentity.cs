#nullable disable
#pragma warning disable CS0618
using System;
using System.Text;
using System.Linq;
using System.Collections.Generic;
using System.Globalization;

namespace Conformance;

// Which texts are one object: "s" is the text that was given, "e" the empty one, "=" an equal one, "n" another text.
public static class TextIdentity
{
    static string New(string s) => new string(s.ToCharArray());
    static int calls;
    static readonly string[] N = ["", "a", " a", "ab", "AB", "a\nb", "é", "x,y"];
    static string Each(Func<string,string> f) => string.Concat(N.Select(n => { var s = New(n); var r = f(s); return ReferenceEquals(r, s) ? "s" : ReferenceEquals(r, "") ? "e" : r == s ? "=" : "n"; }));
    public static string ToStringOfText() => Each(s => s.ToString());
    public static string CloneOfText() => Each(s => (string)s.Clone());
    public static string Copy() => Each(s => s == "" ? s : string.Copy(s));
    public static string SubstringFromStart() => Each(s => s.Substring(0));
    public static string SubstringOfAll() => Each(s => s.Substring(0, s.Length));
    public static string SubstringAtEnd() => Each(s => s.Substring(s.Length));
    public static string RangeOfAll() => Each(s => s[..]);
    public static string Trim() => Each(s => s.Trim());
    public static string TrimStart() => Each(s => s.TrimStart());
    public static string TrimEnd() => Each(s => s.TrimEnd());
    public static string TrimCharacter() => Each(s => s.Trim('x'));
    public static string TrimCharacters() => Each(s => s.Trim('x', 'y'));
    public static string TrimEverything() => Each(s => s.Trim(' ', 'a', 'b', 'A', 'B', '\n', 'é', 'x', 'y', ','));
    public static string ReplaceCharacterThatIsNotThere() => Each(s => s.Replace('q', 'r'));
    public static string ReplaceCharacterByItself() => Each(s => s.Replace('a', 'a'));
    public static string ReplaceTextThatIsNotThere() => Each(s => s.Replace("q", "r"));
    public static string ReplaceTextByItself() => Each(s => s.Replace("a", "a"));
    public static string ReplaceOrdinal() => Each(s => s.Replace("q", "r", StringComparison.Ordinal));
    public static string ReplaceOrdinalByItself() => Each(s => s.Replace("a", "a", StringComparison.Ordinal));
    public static string ReplaceIgnoringCase() => Each(s => s.Replace("q", "r", StringComparison.OrdinalIgnoreCase));
    public static string ReplaceByCulture() => Each(s => s.Replace("q", "r", false, CultureInfo.InvariantCulture));
    public static string LineEndings() => Each(s => s.ReplaceLineEndings());
    public static string LineEndingsLf() => Each(s => s.ReplaceLineEndings("\n"));
    public static string LineEndingsCrLf() => Each(s => s.ReplaceLineEndings("\r\n"));
    public static string InsertNothing() => Each(s => s.Insert(0, ""));
    public static string InsertIntoNothing() => Each(s => "".Insert(0, s));
    public static string RemoveNothing() => Each(s => s.Remove(0, 0));
    public static string RemoveFromEnd() => Each(s => s.Remove(s.Length));
    public static string RemoveFromStart() => Each(s => s.Remove(0));
    public static string RemoveAll() => Each(s => s.Remove(0, s.Length));
    public static string PadLeftByNothing() => Each(s => s.PadLeft(0));
    public static string PadRightByNothing() => Each(s => s.PadRight(s.Length));
    public static string PadLeftWithCharacter() => Each(s => s.PadLeft(s.Length, 'x'));
    public static string UpperInvariant() => Each(s => s.ToUpperInvariant());
    public static string LowerInvariant() => Each(s => s.ToLowerInvariant());
    public static string Upper() => Each(s => s.ToUpper());
    public static string Lower() => Each(s => s.ToLower());
    public static string UpperOfCulture() => Each(s => s.ToUpper(CultureInfo.InvariantCulture));
    public static string UpperOfTextInfo() => Each(s => CultureInfo.InvariantCulture.TextInfo.ToUpper(s));
    public static string Normalized() => Each(s => s.Normalize());
    public static string ConcatWithEmpty() => Each(s => string.Concat(s, ""));
    public static string ConcatAfterEmpty() => Each(s => string.Concat("", s));
    public static string ConcatAfterNull() => Each(s => string.Concat(null, s));
    public static string PlusNull() => Each(s => { string n = null; return s + n; });
    public static string ConcatOfThree() => Each(s => string.Concat("", s, ""));
    public static string ConcatAfterTwoNulls() => Each(s => string.Concat(null, null, s));
    public static string ConcatOfFour() => Each(s => string.Concat("", "", s, ""));
    public static string ConcatOfArray() => Each(s => string.Concat(new[] { s }));
    public static string ConcatOfObject() => Each(s => string.Concat((object)s));
    public static string ConcatOfTwoObjects() => Each(s => string.Concat((object)s, (object)""));
    public static string ConcatOfThreeObjects() => Each(s => string.Concat((object)s, null, (object)""));
    public static string ConcatOfObjectArray() => Each(s => string.Concat(new object[] { s }));
    public static string ConcatOfList() => Each(s => string.Concat((IEnumerable<string>)new List<string> { s }));
    public static string ConcatOfListOfObjects() => Each(s => string.Concat<object>(new List<object> { s }));
    public static string ConcatOfSpans() => Each(s => string.Concat(s.AsSpan(), "".AsSpan()));
    public static string JoinOfOne() => Each(s => string.Join(",", s));
    public static string JoinOfArray() => Each(s => string.Join(",", new[] { s }));
    public static string JoinOfObjects() => Each(s => string.Join(",", new object[] { s }));
    public static string JoinOfList() => Each(s => string.Join(",", (IEnumerable<string>)new List<string> { s }));
    public static string JoinOfListOfObjects() => Each(s => string.Join<object>(",", new List<object> { s }));
    public static string JoinByCharacter() => Each(s => string.Join(',', new[] { s }));
    public static string JoinOfRange() => Each(s => string.Join(",", new[] { "q", s, "r" }, 1, 1));
    public static string Format() => Each(s => string.Format("{0}", s));
    public static string FormatWithoutItems() => Each(s => string.Format(s.Replace("{", "")));
    public static string FormatWithoutUse() => Each(s => string.Format(s, 1));
    public static string Interpolated() => Each(s => $"{s}");
    public static string InterpolatedWithEmpty() => Each(s => { int i = 0; return i == 1 ? $"{i}{s}" : $"{s}{""}"; });
    public static string Builder() => Each(s => new StringBuilder(s).ToString());
    public static string BuilderPart() => Each(s => s == "" ? s : new StringBuilder(s).ToString(0, s.Length));
    public static string SpanOfText() => Each(s => s.AsSpan().ToString());
    public static string FromText() => Each(s => new string(s));
    public static string FromCharacters() => Each(s => new string(s.ToCharArray(), 0, s.Length));
    public static string Split() => Each(s => s.Split('#')[0]);
    public static string SplitByText() => Each(s => s.Split("#")[0]);
    public static string SplitCounted() => Each(s => s.Split('#', 1)[0]);
    public static string SplitTrimmed() => Each(s => s.Split('#', StringSplitOptions.TrimEntries)[0]);
    public static string SplitByArray() => Each(s => s.Split(new[] { '#' })[0]);
    public static string Cast() => Each(s => (string)(object)s);
    public static string ConvertTo() => Each(s => Convert.ToString(s));
    public static string ConvertObj() => Each(s => Convert.ToString((object)s));
    public static string ConvertProv() => Each(s => s.ToString(CultureInfo.InvariantCulture));
    public static string ChangeType() => Each(s => (string)Convert.ChangeType(s, typeof(string)));
    public static string Intern() => Each(s => string.Intern(s) == s ? string.Intern(s) : "");
    public static string LinqConcat() => Each(s => new string(s.Select(c => c).ToArray()));
    public static string Aggregate() => Each(s => new[] { s }.Aggregate((a, b) => a + b));
    public static string Reader() => Each(s => new System.IO.StringReader(s).ReadToEnd());
    public static string ReaderLine() => Each(s => new System.IO.StringReader(s).ReadLine() ?? "");
    public static string Writer() => Each(s => { var w = new System.IO.StringWriter(); w.Write(s); return w.ToString(); });
    public static string Regex() => Each(s => System.Text.RegularExpressions.Regex.Replace(s, "q", "r"));
    public static string Unescaped() => Each(s => Uri.UnescapeDataString(s));
    public static string Escaped() => Each(s => Uri.EscapeDataString(s));
    public static string ExceptionMessage() => Each(s => new Exception(s).Message);
    public static string Created() => Each(s => string.Create(s.Length, s, (d, x) => x.AsSpan().CopyTo(d)));
    public static string CombinedPath() => Each(s => System.IO.Path.Combine("", s));
    public static string EnumNames() => $"{ReferenceEquals(DayOfWeek.Friday.ToString(), DayOfWeek.Friday.ToString())}{ReferenceEquals(DayOfWeek.Friday.ToString(), "Friday")}{ReferenceEquals(Enum.GetName(DayOfWeek.Friday), DayOfWeek.Friday.ToString())}";
    static bool Two(Func<object> f) => ReferenceEquals(f(), f());
    public static string Numbers() => $"{Two(() => 5.ToString())}{Two(() => 299.ToString())}{Two(() => 300.ToString())}{Two(() => (-5).ToString())}{Two(() => 5L.ToString())}{Two(() => ((byte)5).ToString())}{Two(() => 5u.ToString())}{Two(() => ((short)5).ToString())}{Two(() => 5ul.ToString())}{Two(() => 5.0.ToString())}{Two(() => 5m.ToString())}{Two(() => 5.ToString("D"))}{Two(() => 5.ToString(CultureInfo.InvariantCulture))}{Two(() => 5.ToString("X"))}{Two(() => 0.0.ToString())}{Two(() => ((nint)5).ToString())}{Two(() => ((sbyte)5).ToString())}{Two(() => ((ushort)5).ToString())}{Two(() => (-5).ToString("D"))}{Two(() => 5.ToString("D1"))}{Two(() => 5.ToString("N0"))}{Two(() => 5.ToString("G"))}";
    public static string NumbersElsewhere() => $"{ReferenceEquals(5.ToString(), 5L.ToString())}{ReferenceEquals(5.ToString(), "5")}{ReferenceEquals(5.ToString(), ((byte)5).ToString())}{ReferenceEquals(Convert.ToString(5), 5.ToString())}{ReferenceEquals(string.Concat((object)5), 5.ToString())}{ReferenceEquals($"{5}", 5.ToString())}{ReferenceEquals(5+"", 5.ToString())}{ReferenceEquals(string.Concat((object)5, ""), 5.ToString())}{ReferenceEquals(string.Format("{0}",5), 5.ToString())}{ReferenceEquals(new StringBuilder().Append(5).ToString(), 5.ToString())}{ReferenceEquals(string.Join(",", 5), 5.ToString())}{ReferenceEquals(string.Join(",", new[]{5}), 5.ToString())}";
    public static string OtherTexts() => $"{Two(() => true.ToString())}{ReferenceEquals(true.ToString(), "True")}{ReferenceEquals(bool.TrueString, true.ToString())}{Two(() => 'a'.ToString())}{ReferenceEquals('a'.ToString(), "a")}{Two(() => "abc"[1].ToString())}{Two(() => typeof(int).Name)}{Two(() => typeof(int).FullName)}{Two(() => typeof(int).ToString())}{Two(() => typeof(List<int>).FullName)}{Two(() => typeof(List<int>).ToString())}{Two(() => new object().ToString())}{Two(() => Guid.Empty.ToString())}{Two(() => double.NaN.ToString())}{Two(() => new int[0].ToString())}{Two(() => Environment.NewLine)}{ReferenceEquals(string.Empty, "")}{Two(() => typeof(TextIdentity).GetMethod("OtherTexts").Name)}{Two(() => new InvalidOperationException().Message)}{Two(() => CultureInfo.InvariantCulture.Name)}{Two(() => nameof(TextIdentity))}{Two(() => typeof(TextIdentity).Namespace ?? "")}{Two(()=>new Version(1,2).ToString())}{Two(() => (1,2).ToString())}{Two(() => default(DateTime).ToString())}{Two(()=>'a' + "")}{Two(() => "a" + 'b')}";
    const string K = "lit" + "eral";
    public static string Literals() { object a = "literal", b = K, c = "lit" + "eral", d = nameof(Literals); string p = "lit"; object e = p + "eral"; return $"{a == b}{a == c}{a == e}{(object)string.Intern((string)e) == a}{(object)string.IsInterned((string)e) == a}{d == (object)"Literals"}{string.IsInterned(New("never-seen-" + p)) == null}"; }
    public static string InternBesideLiteral() { string p = New("qwerty1"), q = New("qwerty1"); return $"{ReferenceEquals(string.Intern(p), p)}{ReferenceEquals(string.Intern(q), p)}{ReferenceEquals(string.IsInterned(q), p)}{ReferenceEquals(string.Intern(p), "qwerty1")}"; }
    public static string InternWithoutLiteral() { string p = New(calls++ + "zx"[0].ToString() + "unk" + N.Length), q = New(p); return $"{string.IsInterned(q) is null}{ReferenceEquals(string.Intern(p), p)}{ReferenceEquals(string.Intern(q), p)}{ReferenceEquals(string.IsInterned(q), p)}{ReferenceEquals(string.Intern(""), "")}{ReferenceEquals(string.Intern(New("")), "")}"; }
    public static string Equalities() { string a = New("ab"), b = New("ab"); object x = a, y = b; return $"{a == b}{x == y}{x.Equals(y)}{ReferenceEquals(a, b)}{object.Equals(a, b)}{Equals(x, y)}{(object)a != b}{EqualityComparer<string>.Default.Equals(a,b)}{EqualityComparer<object>.Default.Equals(a,b)}{ReferenceEqualityComparer.Instance.Equals(a,b)}{a is "ab"}{x is "ab"}{Same(a,b)}{Same(a,a)}{new HashSet<object>(ReferenceEqualityComparer.Instance){a,b,a}.Count}{new HashSet<object>{a,b,a}.Count}{System.Runtime.CompilerServices.RuntimeHelpers.GetHashCode(a)==System.Runtime.CompilerServices.RuntimeHelpers.GetHashCode(a)}"; }
    static bool Same<T>(T a, T b) where T : class => a == b;
    public static string CompareExchange() { string f = New("ab"), a = New("ab"), b = New("x"); string old = System.Threading.Interlocked.CompareExchange(ref f, b, a); string r1 = $"{ReferenceEquals(old, f)}"; string cur = f; old = System.Threading.Interlocked.CompareExchange(ref f, b, cur); return r1 + $"{ReferenceEquals(old, cur)}{ReferenceEquals(f, b)}{ReferenceEquals(System.Threading.Interlocked.Exchange(ref f, a), b)}"; }
    public static string WeakTable() { var t = new System.Runtime.CompilerServices.ConditionalWeakTable<string, object>(); string a = New("k"), b = New("k"); t.Add(a, 1); bool x = t.TryGetValue(b, out _), y = t.TryGetValue(a, out _); t.Add(b, 2); return $"{x}{y}{t.TryGetValue(b, out var v)}{v}"; }
    public static string KeptInCollections() { string a = New("k"); object[] o = { a }; var l = new List<string> { a }; var d = new Dictionary<string, string> { [a] = a }; return $"{ReferenceEquals(o[0], a)}{ReferenceEquals(l[0], a)}{ReferenceEquals(d["k"], a)}{ReferenceEquals(d.Keys.First(), a)}{Array.IndexOf(o, New("k"))}{l.IndexOf(New("k"))}{ReferenceEquals(new HashSet<string>{a}.TryGetValue(New("k"), out var z) ? z : null, a)}{ReferenceEquals(Tuple.Create(a).Item1, a)}"; }
}
