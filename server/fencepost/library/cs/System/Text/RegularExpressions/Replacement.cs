namespace System.Text.RegularExpressions;

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
