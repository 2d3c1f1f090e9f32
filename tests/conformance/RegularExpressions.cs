using System;
using System.Collections.Generic;
using System.Linq;
using System.Text;
using System.Text.RegularExpressions;

namespace Conformance;

public static class RegularExpressions
{
    private static readonly Regex Address = new(@"^(?<user>\w+)@(?<host>[\w.]+)$", RegexOptions.Compiled);

    private static string All(string pattern, string input, RegexOptions options = RegexOptions.None) =>
        string.Join(",", Regex.Matches(input, pattern, options).Select(m => m.Index + ":" + m.Value));

    private static string Captures(Match match)
    {
        var text = new StringBuilder();
        foreach (Group group in match.Groups)
        {
            text.Append(group.Name).Append('=');
            foreach (Capture capture in group.Captures) text.Append(capture.Index).Append('+').Append(capture.Length).Append('/');
            text.Append(group.Success ? ";" : "-;");
        }
        return text.ToString();
    }

    private static string Captures(string pattern, string input, RegexOptions options = RegexOptions.None) => Captures(Regex.Match(input, pattern, options));

    private static string Error(Func<object> action)
    {
        try { return "" + action(); }
        catch (RegexParseException e) { return e.Error + " " + e.Offset + " " + e.Message; }
        catch (Exception e) { return e.GetType().Name + " " + e.Message; }
    }

    private static string Errors(params string[] patterns) => string.Join("\n", patterns.Select(p => Error(() => new Regex(p))));

    // --- use ---

    public static bool StaticIsMatch() => Regex.IsMatch("abc123", @"^[a-z]+\d+$");
    public static bool SharedInstance() => Address.IsMatch("joe@example.org") && !Address.IsMatch("joe@");
    public static string NamedGroups() { Match m = Address.Match("joe@example.org"); return m.Groups["user"].Value + "|" + m.Groups["host"] + "|" + m.Groups[1].Name + m.Groups.Count; }
    public static string ManyMatches() => All(@"\d+", "a1b22c333");
    public static string NextMatchLoop() { string s = ""; for (Match m = Regex.Match("one two  three", @"\w+"); m.Success; m = m.NextMatch()) s += m.Value.Length + ":" + m.Index + " "; return s; }
    public static string ReplaceText() => Regex.Replace("2024-01-31", @"(\d+)-(\d+)-(\d+)", "$3.$2.$1");
    public static string ReplaceNames() => Regex.Replace("John Smith", @"(?<first>\w+) (?<last>\w+)", "${last}, ${first}");
    public static string ReplaceEvaluator() => Regex.Replace("a1b22", @"\d+", m => (int.Parse(m.Value) * 2).ToString());
    public static string ReplaceCount() { var r = new Regex("a"); return r.Replace("aaaa", "b", 2) + r.Replace("aaaa", m => "c", 1) + r.Replace("aaaa", "d", 1, 2) + r.Replace("aa", "x", 0); }
    public static string SplitText() => string.Join("|", Regex.Split("a, b;c", @"[,;]\s*"));
    public static string SplitCaptures() => string.Join("|", Regex.Split("1+2-3", @"([+-])"));
    public static string SplitCount() { var r = new Regex(","); return string.Join("|", r.Split("a,b,c,d", 2)) + " " + string.Join("|", r.Split("a,b,c,d", 0, 2)) + " " + r.Split("a,b", 1).Length; }
    public static string SplitEmpty() => string.Join("|", Regex.Split("abc", "")) + " " + string.Join("|", Regex.Split("", "a")) + "." + string.Join("|", Regex.Split("x", "x"));
    public static int CountMatches() => Regex.Count("banana", "an") * 10 + new Regex("a").Count("banana".AsSpan(2));
    public static string EnumeratesMatches() { string s = ""; foreach (ValueMatch m in Regex.EnumerateMatches("a1bb22", "[a-z]+")) s += m.Index + "+" + m.Length + " "; return s; }
    public static string EnumeratesSplits() { string s = ""; foreach (Range r in Regex.EnumerateSplits("a,b,,c", ",")) s += "a,b,,c"[r] + "|"; foreach (Range r in new Regex(",").EnumerateSplits("a,b,c", 2)) s += r + " "; return s; }
    public static string EscapeText() => Regex.Escape("a.b*c\n\t#[x]{y}(z)^$|\\+? -=") + Regex.Escape("plain");
    public static string UnescapeText() => Regex.Unescape(@"a\.b\n\x41\u0042\cA\\\052") + Error(() => Regex.Unescape(@"a\y"));
    public static bool EscapedMatchesItself() { string s = "1+1=[2] (a|b)? $5.00\n"; return Regex.IsMatch(s, "^" + Regex.Escape(s) + "$"); }
    public static string GroupNames() { var r = new Regex("(a)(?<n>b)(?<7>c)(d)"); return string.Join(",", r.GetGroupNames()) + " " + string.Join(",", r.GetGroupNumbers()) + " " + r.GroupNameFromNumber(3) + r.GroupNumberFromName("n") + r.GroupNumberFromName("x") + r.GroupNameFromNumber(9) + r.GroupNumberFromName("7"); }
    public static string Properties() { var r = new Regex("a+", RegexOptions.IgnoreCase | RegexOptions.RightToLeft); return r + " " + r.Options + " " + r.RightToLeft + " " + (r.MatchTimeout == Regex.InfiniteMatchTimeout) + new Regex("a", RegexOptions.None, TimeSpan.FromSeconds(2)).MatchTimeout; }
    public static string StartAt() { var r = new Regex("^a|(?<=a)b"); return r.Match("ab", 1).Index + " " + r.IsMatch("aab", 1) + r.Match("aab", 1).Value + new Regex("^a").Match("aaa", 1).Success; }
    public static string PartOfInput() { var r = new Regex("^a|a$"); Match m = r.Match("baab", 1, 2); return m.Index + m.Value + m.NextMatch().Index + m.Result("[$`|$'|$_]"); }
    public static string SpanIsMatch() => "" + Regex.IsMatch("xabc".AsSpan(1), "^abc") + new Regex("b").IsMatch("abc".AsSpan(), 2);

    // --- matches ---

    public static string FailedMatch() { Match m = Regex.Match("x", "(a)"); return m.Success + m.Value + "|" + m.Index + m.Length + m.Groups.Count + m.Groups[1].Success + m.Captures.Count + ReferenceEquals(m, Match.Empty) + m.NextMatch().Success + m.Name; }
    public static string MissingGroups() { Match m = Regex.Match("ab", "(a)(?<n>b)(c)?"); return Captures(m) + m.Groups["zz"].Success + m.Groups[9].Success + m.Groups[-1].Value + "|" + m.Groups["2"].Success + m.Groups["n"].Index; }
    public static string GroupDictionary() { GroupCollection g = Regex.Match("ab", "(a)(?<n>b)").Groups; return string.Join(",", g.Keys) + string.Join(",", g.Values.Select(x => x.Value)) + g.ContainsKey("n") + g.TryGetValue("1", out Group? v) + v + g.TryGetValue("q", out _) + string.Join(",", ((IEnumerable<KeyValuePair<string, Group>>)g).Select(p => p.Key)); }
    public static string CollectionMembers() { MatchCollection c = Regex.Matches("a1b2", @"\d"); var all = new Match[3]; c.CopyTo(all, 1); return c.Count + c[1].Value + all[2].Index + ((IList<Match>)c).IndexOf(c[1]) + c.IsReadOnly + ((ICollection<Match>)c).Contains(c[0]) + c.Last().Value; }
    public static string CollectionErrors() => string.Join("\n", Error(() => Regex.Matches("a", "a")[1]), Error(() => Regex.Match("a", "a").Captures[-1]), Error(() => ((IEnumerable<Match>)Regex.Matches("a", "a")).GetEnumerator().Current), Error(() => { ((IList<Match>)Regex.Matches("a", "a")).Clear(); return 1; }));
    public static string Casting() { string s = ""; foreach (object? o in (System.Collections.IEnumerable)Regex.Matches("ab", ".")) s += ((Match)o!).Value; return s + string.Join("", Regex.Match("ab", "(.)+").Groups[1].Captures.Cast<Capture>().Select(c => c.Value)); }
    public static string ValueSpans() => Regex.Match("abc", "b").ValueSpan.ToString() + Regex.Match("abc", "(c)").Groups[1].ValueSpan.Length;
    public static string MatchResult() => Regex.Match("abcd", "(b)(?<n>c)").Result("$1-${n}-$&-$`-$'-$_-$+-$$-$9-${x}-$");
    public static string SubstitutionForms() => Regex.Replace("ab", "(a)(b)", "$2$1$11 ${1}1 $01 ${02} $$1 $0 ${0} ${ 1} $a $");
    public static string EmptyMatches() => All("", "ab") + " " + All("a*", "baac") + " " + Regex.Replace("abc", "x*", "-");
    public static string SparseGroups() { Match m = Regex.Match("ab", "(?<3>a)(?<n>b)"); return Captures(m) + m.Groups[3].Value + string.Join(",", m.Groups.Keys) + string.Join("|", Regex.Split("xaby", "(?<3>a)(?<n>b)")); }

    // --- characters ---

    public static string Classes() => All("[a-c]+|[^a-z]+|[xyz]", "abcd12x-");
    public static string Shorthands() => All(@"\d+|\s+|\W", "a1 \tb-22") + All(@"\D\S\w", "ab1c ");
    public static string Subtraction() => All("[a-z-[aeiou]]+", "programming") + All(@"[\w-[\d_-[5]]]+", "ab_5c7");
    public static string ClassOddities() => All(@"[]a]+|[\]\-^b]|[c-]", "]a-^bc") + All("[^]x]", "]xy") + All("[a-]+", "a-b");
    public static string ClassEscapes() => All(@"[\n\t\x41\u0042\cC\\\b\101]+", "\n\tAB\u0003\\\bz");
    public static string Categories() => All(@"\p{Lu}+|\P{L}|\p{IsGreek}", "aB\u03b11\u0416") + All(@"[\p{Ll}\p{Nd}]+", "aB1c");
    public static string UnicodeWords() => All(@"\w+", "\u00e9t\u00e9 \u0436\u0301x \u2014 \u0663");
    public static string Escapes() => All(@"\t|\x2a|\u0041|\cJ|\e|\a|\f|\v|\055|\.|\#", "\t*A\n\u001b\a\f\v-.#");
    public static string Dot() => All(".+", "a\nb\r\n") + All(".+", "a\nb", RegexOptions.Singleline) + All("(?s).(?-s).", "\na");
    public static string IgnoreCase() => All("abc|[d-f]+|\u00e9", "ABC aBc DeF \u00c9", RegexOptions.IgnoreCase) + All("(?i)a(?-i)b", "Ab AB") + All("(?i:[^a])b", "Ab cb");
    public static string IgnoreCaseSpecial() => "" + Regex.IsMatch("\u212a", "(?i)k") + Regex.IsMatch("\u0131", "(?i)i") + Regex.IsMatch("\u03c2", "(?i)\u03c3") + Regex.IsMatch("a", @"(?i)\p{Lu}") + Regex.IsMatch("a", @"(?i)[^\p{Lu}]") + Regex.IsMatch("STRASSE", "(?i)stra\u00dfe");

    // --- anchors ---

    public static string LineAnchors() => All("^.", "ab\ncd\n", RegexOptions.Multiline) + All(".$", "ab\ncd\n", RegexOptions.Multiline) + All("^$", "a\n\nb\n", RegexOptions.Multiline);
    public static string EndAnchors() => "" + Regex.IsMatch("a\n", "a$") + Regex.IsMatch("a\n", @"a\z") + Regex.IsMatch("a\n", @"a\Z") + Regex.IsMatch("a\n\n", "a$") + Regex.IsMatch("b\na", @"\Aa") + Regex.IsMatch("a\r\n", "a$");
    public static string WordBoundaries() => All(@"\b\w", "the cat_1 sat") + All(@"\Ba", "a ba ca") + All(@"\b", "a b");
    public static string Contiguous() => All(@"\G\d", "12a3") + All(@"\G(a|)", "aab a") + new Regex(@"\Gb").Match("ab", 1).Success;

    // --- quantifiers ---

    public static string Greedy() => Captures("(a+)(a*)(a?)b", "aaab") + Captures("<(.+)>", "<a><b>");
    public static string Lazy() => Captures("(a+?)(a*)b", "aaab") + Captures("<(.+?)>", "<a><b>") + Captures("^(a??)(a{1,3}?)(a*)$", "aaaa");
    public static string Counted() => All(@"\d{3}|\d{1,2}?x|b{2,}", "1234 12x bbbb") + All("a{0}b|a{2,3}", "aaaab");
    public static string GroupLoops() => Captures("(?:(a)|(b)|c)+", "abcab") + Captures("(ab){2}(ab)?", "ababab") + Captures("(a|b){2,3}?c", "abac");
    public static string EmptyLoops() => Captures("(a*)*b", "aab") + Captures("(a?)+", "aa") + Captures("(|a)+", "aa") + Captures("(a|b|){3}", "ab") + Captures("(a??)*?b", "ab");
    public static string BracesAreText() => All("a{|b{x}|c{,2}|d{1", "a{b{x}c{,2}d{1");
    public static string LongInput() { string s = new('a', 300); return Regex.Match(s + "b", "(?:a|b)*b").Length + " " + Regex.Match(s, "(a)*$").Groups[1].Captures.Count + Regex.IsMatch(s, "a*b"); }
    public static bool Backtracks() => Regex.IsMatch("aaaaaaaaab", "^(a+)+b$") && !Regex.IsMatch("aaaaaaac", "^(a+)+b$");

    // --- groups ---

    public static string Nested() => Captures("((a)(b(c)))", "abc") + Captures("(?:a(?:b(c)))", "abc");
    public static string NumberedAfterNames() => Captures("(?<x>a)(b)(?'y'c)(d)", "abcd");
    public static string SameName() => Captures("(?<n>a)(?<n>b)|(?<n>c)", "ab") + Captures("(?<1>a)(b)", "ab");
    public static string ExplicitCapture() => Captures("(a)(?<n>b)", "ab", RegexOptions.ExplicitCapture) + Captures("(?n:(a))(b)", "ab");
    public static string Alternatives() => All("cat|category|dog|", "category dog") + Captures("(a|ab)(c|bcd)(d*)", "abcd");
    public static string Backreferences() => All(@"(\w)\1", "hello book") + Captures(@"(?<q>['""]).*?\k<q>", "say 'a\"b' now") + Regex.IsMatch("aA", @"(?i)(a)\1") + Regex.IsMatch("b", @"(a)?\1b");
    public static string ForwardReferences() => Captures(@"(?:\2b|(a))(c)?", "ac") + Captures(@"(?:(a)|\1b)+", "aab");
    public static string OctalOrReference() => "" + Regex.IsMatch("\b", @"\10") + Regex.IsMatch("abcdefghijj", @"(a)(b)(c)(d)(e)(f)(g)(h)(i)(j)\10");
    public static string Lookahead() => All(@"\w+(?=!)", "a! b c!") + All(@"\b(?!un)\w+", "undo do") + Captures(@"(?=(\w+))a", "abc");
    public static string Lookbehind() => All(@"(?<=\$)\d+", "$12 34 $5") + All(@"(?<!\$)\b\d+", "$12 34") + Captures(@"(?<=(\d+)(\d+))x", "1234x") + All("(?<=^|,)[^,]*", "a,,b");
    public static string Atomic() => Regex.IsMatch("aaab", "(?>a+)b") + "" + Regex.IsMatch("aaa", "(?>a+)a") + Captures("(?>(a)|ab)c|abc", "abc");
    public static string Conditionals() => All(@"(<)?\w+(?(1)>|!)", "<a> b! <c!") + All(@"(?<q>"")?x(?(q)"")", "\"x\" x") + All("(?(?=a)ab|cd)", "abcd") + All("(?(a)ab|cd)", "abcd");
    public static string Balancing() => Captures(@"^(?:[^()]|(?<open>\()|(?<close-open>\)))*(?(open)(?!))$", "(a(b)c)") + Regex.IsMatch("(()", @"^(?:(?<o>\()|(?<-o>\)))*(?(o)(?!))$");
    public static string InlineOptions() => All("a(?i)b|c", "ab aB C") + All("(?i:a)b", "Ab AB") + All("(?im-s)^B.", "a\nbc") + All("(?-i)a", "aA", RegexOptions.IgnoreCase);
    public static string PatternWhitespace() => All(@"\d+  # digits
        [ ]? (?#unit) (km | m)\ ? \#", "5 km # 6m#", RegexOptions.IgnorePatternWhitespace) + All("(?x) a b {2} # c", "abb");
    public static string Comments() => All("a(?#comment)b(?#)+", "abbb");

    // --- other options ---

    public static string RightToLeft() => All(@"\d+", "12 345", RegexOptions.RightToLeft) + Captures(@"(\d+)(\d+)", "1234", RegexOptions.RightToLeft) + new Regex(@"\w", RegexOptions.RightToLeft).Match("abc", 2).Value;
    public static string RightToLeftReplace() => Regex.Replace("aXbXc", "X", "[$`|$']", RegexOptions.RightToLeft) + new Regex("X", RegexOptions.RightToLeft).Replace("aXbX", "-", 1) + string.Join("|", new Regex(",", RegexOptions.RightToLeft).Split("a,b,c", 2));
    public static string RightToLeftGroups() => Captures(@"(a|ab)(c|bcd)?$", "xabcd", RegexOptions.RightToLeft) + Captures(@"\1(a)", "aa", RegexOptions.RightToLeft) + All("a+?b?", "aab", RegexOptions.RightToLeft) + All("(?=b)a|a(?=b)", "ab", RegexOptions.RightToLeft);
    public static string EcmaScript() => All(@"\d+|\w|\s", "1\u0661\u00e9a\u00a0", RegexOptions.ECMAScript) + Regex.IsMatch("b", @"^(a)?\1b", RegexOptions.ECMAScript) + Regex.Replace("ab", "(a)(b)", "$21$33", RegexOptions.ECMAScript);
    public static string NonBacktracking() => All(@"(\w+)=(\d*)", "a=1;bc=", RegexOptions.NonBacktracking) + Captures("(a|b)*c", "abac", RegexOptions.NonBacktracking) + Error(() => new Regex(@"(a)\1", RegexOptions.NonBacktracking)) + Error(() => new Regex("(?=a)", RegexOptions.NonBacktracking));
    public static string CultureInvariant() => All("i", "Ii\u0130", RegexOptions.IgnoreCase | RegexOptions.CultureInvariant);

    // --- errors ---

    public static string GroupErrors() => Errors("(", "a)", "(?", "(?)", "(?a)", "(?<", "(?<>a)", "(?<1a>x)", "(?<0>x)", "(?<a", "(?P<a>x)", "(?<a-b>x)", "(?<$>x)", "(?#a", "(?>a");
    public static string QuantifierErrors() => Errors("*", "a**", "a|*", "(*a)", "a{2,1}", "a{2}{3}", "a???", "(?i)*", "a{2147483648}", "{2}");
    public static string ClassErrors() => Errors("[", "[a", "[]", "[z-a]", @"[a-\d]", "[a-z-[b]c]", "[a-[b]", @"[\q]", "[b-a]");
    public static string EscapeErrors() => Errors(@"\", @"\1", @"(a)\2", @"\k", @"\k<x>", @"\k<1>", @"\p{Foo}", @"\pL", @"\p{", @"\x1", @"\u12G4", @"\c", @"\c1", @"\y", @"\_");
    public static string ConditionErrors() => Errors("(?(1)a)", "(?(1", "(?(a)a|b|c)", "(?(?<a>x)b)", "(?(?#x)b)", "(a)(?(1)x|y|z)", "(?(1a)b)", "(?(");
    public static string ArgumentErrors() => string.Join("\n", Error(() => new Regex(null!)), Error(() => new Regex("a").IsMatch(null!)), Error(() => new Regex("a").Match("a", 2)), Error(() => new Regex("a", (RegexOptions)4096)), Error(() => new Regex("a", RegexOptions.ECMAScript | RegexOptions.Singleline)), Error(() => new Regex("a", RegexOptions.None, TimeSpan.Zero)), Error(() => new Regex("a").Replace("a", "b", -2)), Error(() => new Regex("a").Replace("a", (string)null!)), Error(() => new Regex("a").Split("a", -1)), Error(() => Regex.Escape(null!)), Error(() => Match.Empty.Result("a")), Error(() => Regex.Match("a", "a").Groups[null!]));
    public static string TimeoutException() { var e = new RegexMatchTimeoutException("i", "p", TimeSpan.FromSeconds(1)); return e.Input + e.Pattern + e.MatchTimeout + e.Message + new RegexMatchTimeoutException("x").Message + (e is TimeoutException); }
    public static bool InvalidPatternThrows() => Regex.IsMatch("a", "(a");

    // --- programs ---

    public static string Tokens()
    {
        var tokens = new Regex(@"\s*(?:(?<number>\d+(?:\.\d+)?)|(?<name>[A-Za-z_]\w*)|(?<op>[-+*/()=]))");
        return string.Join(" ", tokens.Matches("x1 = 3.5*(y - 42)").Select(m => m.Groups["number"].Success ? "N" + m.Groups["number"].Value : m.Groups["name"].Success ? "I" + m.Groups["name"].Value : "O" + m.Groups["op"].Value));
    }

    public static string Settings() => string.Join(";", Regex.Matches("a = 1\n# no\n b=two \n", @"^\s*(?<key>\w+)\s*=\s*(?<value>.*?)\s*$", RegexOptions.Multiline).ToDictionary(m => m.Groups["key"].Value, m => m.Groups["value"].Value).OrderBy(p => p.Key).Select(p => p.Key + ":" + p.Value));
    public static string Snakes() => Regex.Replace("someHTTPValueName", "(?<=[a-z0-9])([A-Z])|(?<!^)([A-Z])(?=[a-z])", "_$&").ToLowerInvariant();
    public static string Thousands() => Regex.Replace("1234567 89 1000", @"\B(?=(\d{3})+(?!\d))", ",");
    public static string Template() { var values = new Dictionary<string, string> { ["a"] = "1", ["b"] = "2" }; return Regex.Replace("{a}+{b}={c}", @"\{(\w+)\}", m => values.TryGetValue(m.Groups[1].Value, out string? v) ? v : "?"); }
    public static int SharedByThreads() { int n = 0; var t = new System.Threading.Thread(() => { if (Address.IsMatch("a@b")) System.Threading.Interlocked.Increment(ref n); }); t.Start(); if (Address.Match("c@d").Groups["host"].Value == "d") System.Threading.Interlocked.Increment(ref n); t.Join(); return n; }
}
