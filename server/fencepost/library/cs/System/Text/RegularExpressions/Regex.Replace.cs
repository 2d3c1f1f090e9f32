namespace System.Text.RegularExpressions;

public delegate string MatchEvaluator(Match match);

public partial class Regex
{
    public string Replace(string input, string replacement)
    {
        Check(input);
        return Replace(input, replacement, -1, Beginning(input));
    }

    public string Replace(string input, string replacement, int count)
    {
        Check(input);
        return Replace(input, replacement, count, Beginning(input));
    }

    public string Replace(string input, string replacement, int count, int startat)
    {
        Check(input);
        ArgumentNullException.ThrowIfNull(replacement);
        bool isText = replacement.IndexOf('$') < 0;
        if (!isText) Replacement.Append(null, replacement, this, null);
        return Replace(input, replacement, isText, null, count, startat);
    }

    public string Replace(string input, MatchEvaluator evaluator)
    {
        Check(input);
        return Replace(input, evaluator, -1, Beginning(input));
    }

    public string Replace(string input, MatchEvaluator evaluator, int count)
    {
        Check(input);
        return Replace(input, evaluator, count, Beginning(input));
    }

    public string Replace(string input, MatchEvaluator evaluator, int count, int startat)
    {
        Check(input);
        ArgumentNullException.ThrowIfNull(evaluator);
        return Replace(input, null, false, evaluator, count, startat);
    }

    private static void Check(string input, int count, int startat)
    {
        if (count < -1) throw new ArgumentOutOfRangeException("count", "Count cannot be less than -1.");
        if ((uint)startat > (uint)input.Length) throw new ArgumentOutOfRangeException("startat", "Start index cannot be less than 0 or greater than input length.");
    }

    private string Replace(string input, string replacement, bool isText, MatchEvaluator evaluator, int count, int startat)
    {
        Check(input, count, startat);
        if (count == 0) return input;
        Match match = Search(input, startat, -1);
        if (!match.Success) return input;
        bool back = RightToLeft;
        var result = new StringBuilder();
        int edge = back ? input.Length : 0;
        do
        {
            int index = match.Index, end = index + match.Length;
            string text = isText ? replacement : evaluator != null ? evaluator(match) : match.Result(replacement);
            if (back)
            {
                result.Insert(0, input.Substring(end, edge - end)).Insert(0, text);
                edge = index;
            }
            else
            {
                result.Append(input, edge, index - edge).Append(text);
                edge = end;
            }
            if (--count == 0) break;
            match = match.NextMatch();
        } while (match.Success);
        if (back) result.Insert(0, input.Substring(0, edge));
        else result.Append(input, edge, input.Length - edge);
        return result.ToString();
    }

    public string[] Split(string input)
    {
        Check(input);
        return Split(input, 0, Beginning(input));
    }

    public string[] Split(string input, int count)
    {
        Check(input);
        return Split(input, count, Beginning(input));
    }

    public string[] Split(string input, int count, int startat)
    {
        Check(input);
        if (count < 0) throw new ArgumentOutOfRangeException("count", "Count cannot be less than -1.");
        Check(input, count, startat);
        if (count == 1) return new[] { input };
        Match match = Search(input, startat, -1);
        if (!match.Success) return new[] { input };
        bool back = RightToLeft;
        var parts = new List<string>();
        int edge = back ? input.Length : 0;
        do
        {
            int index = match.Index, end = index + match.Length;
            parts.Add(back ? input.Substring(end, edge - end) : input.Substring(edge, index - edge));
            edge = back ? index : end;
            for (int i = 1; i < numbers.Length; i++)
            {
                // In .NET, too, what is added is the group of number i, even if numbers have gaps.
                if (match.Captured(numbers[i]) != null) parts.Add(match.Captured(i) ?? "");
            }
            if (--count == 1) break;
            match = match.NextMatch();
        } while (match.Success);
        parts.Add(back ? input.Substring(0, edge) : input.Substring(edge));
        if (back) parts.Reverse();
        return parts.ToArray();
    }

    // --- escapes ---

    public static string Escape(string str)
    {
        ArgumentNullException.ThrowIfNull(str);
        const string Plain = "^r\t\nr\f\rr  r##r$$r(+r..r??r[\\r^^r{|";
        int at = Scan.Run(str, 0, int.MaxValue, Plain);
        if (at == str.Length) return str;
        var result = new StringBuilder();
        int start = 0;
        for (; at < str.Length; at += Scan.Run(str, at, int.MaxValue, Plain))
        {
            char c = str[at];
            result.Append(str, start, at - start).Append('\\').Append(c == '\n' ? 'n' : c == '\r' ? 'r' : c == '\t' ? 't' : c == '\f' ? 'f' : c);
            start = ++at;
        }
        return result.Append(str, start, str.Length - start).ToString();
    }

    public static string Unescape(string str)
    {
        ArgumentNullException.ThrowIfNull(str);
        return str.IndexOf('\\') < 0 ? str : Parser.Unescape(str);
    }
}

/// <summary>Patterns of replacements.</summary>
internal static class Replacement
{
    /// <summary>Appends what the pattern stands for; without a match it only checks the pattern.</summary>
    internal static void Append(StringBuilder result, string pattern, Regex regex, Match match)
    {
        int start = 0;
        while (true)
        {
            int dollar = pattern.IndexOf('$', start);
            if (dollar < 0) break;
            int at = dollar + 1;
            string text = Substitute(pattern, ref at, regex, match);
            if (result != null) result.Append(pattern, start, dollar - start).Append(text);
            start = at;
        }
        result?.Append(pattern, start, pattern.Length - start);
    }

    /// <summary>What stands after a dollar.</summary>
    private static string Substitute(string pattern, ref int at, Regex regex, Match match)
    {
        int start = at;
        if (at == pattern.Length) return "$";
        char c = pattern[at++];
        bool braces = c == '{' && at < pattern.Length;
        if (braces) c = pattern[at++];
        if (char.IsAsciiDigit(c))
        {
            at--;
            int index = Numbered(pattern, ref at, regex, braces);
            if (index >= 0 && (!braces || (at < pattern.Length && pattern[at++] == '}'))) return match?.Captured(regex.GroupNumber(index));
        }
        else if (braces && Scan.Run(pattern, at - 1, int.MaxValue, Scan.Word) is > 0 and int length)
        {
            string name = pattern.Substring(at - 1, length);
            at += length - 1;
            int number = at < pattern.Length && pattern[at++] == '}' ? regex.GroupNumberFromName(name) : -1;
            if (number >= 0) return match?.Captured(number);
        }
        else if (!braces)
        {
            switch (c)
            {
                case '$': return "$";
                case '&': return match?.Value;
                case '`': return match?.Left;
                case '\'': return match?.Right;
                case '_': return match?.Whole;
                case '+': return match?.Captured(regex.GroupNumber(regex.GroupCount - 1));
            }
        }
        at = start;
        return "$";
    }

    private static int Numbered(string pattern, ref int at, Regex regex, bool braces)
    {
        bool ecma = !braces && (regex.Options & RegexOptions.ECMAScript) != 0;
        int number = 0, longest = -1, end = at;
        for (; at < pattern.Length && char.IsAsciiDigit(pattern[at]); at++)
        {
            int digit = pattern[at] - '0';
            if (number > (int.MaxValue - digit) / 10)
            {
                if (ecma) break;
                throw new RegexParseException(RegexParseError.QuantifierOrCaptureGroupOutOfRange, at + 1, "Invalid pattern '" + pattern + "' at offset " + (at + 1).ToString() + ". Quantifier and capture group numbers must be less than or equal to Int32.MaxValue.");
            }
            number = number * 10 + digit;
            if (!ecma || regex.GroupIndex(number) < 0) continue;
            longest = regex.GroupIndex(number);
            end = at + 1;
        }
        if (!ecma) return regex.GroupIndex(number);
        at = end;
        return longest;
    }
}
