namespace System.Text.RegularExpressions;

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
