namespace System.Text.RegularExpressions;

public class Match : Group
{
    public static Match Empty { get; } = new();

    private readonly Regex regex;

    /// <summary>What was searched, which begins at the shift.</summary>
    private readonly string text;
    private readonly int shift;

    /// <summary>Where the search goes on.</summary>
    private readonly int end;
    private readonly Captured captured;

    private Match() : base("", "0") { }

    internal Match(Regex regex, string whole, string text, int shift, int start, Matcher matcher)
        : base(whole, Math.Min(start, matcher.At) + shift, Math.Abs(matcher.At - start))
    {
        this.regex = regex;
        this.text = text;
        this.shift = shift;
        end = matcher.At;
        captured = matcher.Captured;
    }

    public virtual GroupCollection Groups => new(this);

    internal int GroupCount => regex == null ? 1 : regex.GroupCount;
    internal int GroupIndex(int number) => regex == null ? number == 0 ? 0 : -1 : regex.GroupIndex(number);
    internal int GroupIndex(string name) => regex == null ? -1 : regex.GroupIndex(regex.GroupNumberFromName(name));
    internal string GroupName(int index) => regex == null ? "0" : regex.GroupName(index);

    internal Group GroupAt(int index)
    {
        if (index < 0) return new Group("", "");
        if (index == 0) return this;
        Captured last = Text.RegularExpressions.Captured.Of(captured, regex.GroupNumber(index));
        // Without backtracking, .NET keeps the last capture only.
        if (last != null && (regex.Options & RegexOptions.NonBacktracking) != 0) last = new Captured(null, last.Group, last.Index, last.Length);
        return last == null ? new Group("", regex.GroupName(index)) : new Group(Whole, regex.GroupName(index), last, shift);
    }

    /// <summary>What a group has captured last, or null.</summary>
    internal string Captured(int number)
    {
        if (number == 0) return Value;
        Captured last = Text.RegularExpressions.Captured.Of(captured, number);
        return last == null ? null : text.Substring(last.Index, last.Length);
    }

    public Match NextMatch()
    {
        if (regex == null) return this;
        Matcher matcher = regex.Find(text, end, Length, out int found);
        return matcher == null ? Empty : new Match(regex, Whole, text, shift, found, matcher);
    }

    public virtual string Result(string replacement)
    {
        ArgumentNullException.ThrowIfNull(replacement);
        if (regex == null) throw new NotSupportedException("Result cannot be called on a failed Match.");
        var result = new StringBuilder();
        Replacement.Append(result, replacement, regex, this);
        return result.ToString();
    }

    public static Match Synchronized(Match inner)
    {
        ArgumentNullException.ThrowIfNull(inner);
        return inner;
    }
}
