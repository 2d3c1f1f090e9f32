namespace System.Text.RegularExpressions;

public partial class Regex
{
    public static bool IsMatch(string input, string pattern) => new Regex(pattern).IsMatch(input);
    public static bool IsMatch(string input, string pattern, RegexOptions options) => new Regex(pattern, options).IsMatch(input);
    public static bool IsMatch(string input, string pattern, RegexOptions options, TimeSpan matchTimeout) => new Regex(pattern, options, matchTimeout).IsMatch(input);
    public static Match Match(string input, string pattern) => new Regex(pattern).Match(input);
    public static Match Match(string input, string pattern, RegexOptions options) => new Regex(pattern, options).Match(input);
    public static Match Match(string input, string pattern, RegexOptions options, TimeSpan matchTimeout) => new Regex(pattern, options, matchTimeout).Match(input);
    public static MatchCollection Matches(string input, string pattern) => new Regex(pattern).Matches(input);
    public static MatchCollection Matches(string input, string pattern, RegexOptions options) => new Regex(pattern, options).Matches(input);
    public static MatchCollection Matches(string input, string pattern, RegexOptions options, TimeSpan matchTimeout) => new Regex(pattern, options, matchTimeout).Matches(input);
    public static int Count(string input, string pattern) => new Regex(pattern).Count(input);
    public static int Count(string input, string pattern, RegexOptions options) => new Regex(pattern, options).Count(input);
    public static int Count(string input, string pattern, RegexOptions options, TimeSpan matchTimeout) => new Regex(pattern, options, matchTimeout).Count(input);
    public static string Replace(string input, string pattern, string replacement) => new Regex(pattern).Replace(input, replacement);
    public static string Replace(string input, string pattern, string replacement, RegexOptions options) => new Regex(pattern, options).Replace(input, replacement);
    public static string Replace(string input, string pattern, string replacement, RegexOptions options, TimeSpan matchTimeout) => new Regex(pattern, options, matchTimeout).Replace(input, replacement);
    public static string Replace(string input, string pattern, MatchEvaluator evaluator) => new Regex(pattern).Replace(input, evaluator);
    public static string Replace(string input, string pattern, MatchEvaluator evaluator, RegexOptions options) => new Regex(pattern, options).Replace(input, evaluator);
    public static string Replace(string input, string pattern, MatchEvaluator evaluator, RegexOptions options, TimeSpan matchTimeout) => new Regex(pattern, options, matchTimeout).Replace(input, evaluator);
    public static string[] Split(string input, string pattern) => new Regex(pattern).Split(input);
    public static string[] Split(string input, string pattern, RegexOptions options) => new Regex(pattern, options).Split(input);
    public static string[] Split(string input, string pattern, RegexOptions options, TimeSpan matchTimeout) => new Regex(pattern, options, matchTimeout).Split(input);

    // --- spans ---

    public bool IsMatch(ReadOnlySpan<char> input) => IsMatch(input.ToString());
    public bool IsMatch(ReadOnlySpan<char> input, int startat) => IsMatch(input.ToString(), startat);
    public static bool IsMatch(ReadOnlySpan<char> input, string pattern) => new Regex(pattern).IsMatch(input);
    public static bool IsMatch(ReadOnlySpan<char> input, string pattern, RegexOptions options) => new Regex(pattern, options).IsMatch(input);
    public static bool IsMatch(ReadOnlySpan<char> input, string pattern, RegexOptions options, TimeSpan matchTimeout) => new Regex(pattern, options, matchTimeout).IsMatch(input);
    public int Count(ReadOnlySpan<char> input) => Count(input.ToString());
    public int Count(ReadOnlySpan<char> input, int startat) => Count(input.ToString(), startat);
    public static int Count(ReadOnlySpan<char> input, string pattern) => new Regex(pattern).Count(input);
    public static int Count(ReadOnlySpan<char> input, string pattern, RegexOptions options) => new Regex(pattern, options).Count(input);
    public static int Count(ReadOnlySpan<char> input, string pattern, RegexOptions options, TimeSpan matchTimeout) => new Regex(pattern, options, matchTimeout).Count(input);
    public static ValueMatchEnumerator EnumerateMatches(ReadOnlySpan<char> input, string pattern) => new Regex(pattern).EnumerateMatches(input);
    public static ValueMatchEnumerator EnumerateMatches(ReadOnlySpan<char> input, string pattern, RegexOptions options) => new Regex(pattern, options).EnumerateMatches(input);
    public static ValueMatchEnumerator EnumerateMatches(ReadOnlySpan<char> input, string pattern, RegexOptions options, TimeSpan matchTimeout) => new Regex(pattern, options, matchTimeout).EnumerateMatches(input);
    public static ValueSplitEnumerator EnumerateSplits(ReadOnlySpan<char> input, string pattern) => new Regex(pattern).EnumerateSplits(input);
    public static ValueSplitEnumerator EnumerateSplits(ReadOnlySpan<char> input, string pattern, RegexOptions options) => new Regex(pattern, options).EnumerateSplits(input);
    public static ValueSplitEnumerator EnumerateSplits(ReadOnlySpan<char> input, string pattern, RegexOptions options, TimeSpan matchTimeout) => new Regex(pattern, options, matchTimeout).EnumerateSplits(input);
}
