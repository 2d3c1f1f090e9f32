namespace System.Text.RegularExpressions;

// Deviation: Match.Groups, its items and Group.Captures are new objects each time.
public class Capture
{
    internal readonly string Whole;

    public int Index { get; }
    public int Length { get; }

    internal Capture(string whole, int index, int length)
    {
        Whole = whole;
        Index = index;
        Length = length;
    }

    public string Value => Whole.Substring(Index, Length);
    public ReadOnlySpan<char> ValueSpan => Whole.AsSpan(Index, Length);
    public override string ToString() => Value;

    internal string Left => Whole.Substring(0, Index);
    internal string Right => Whole.Substring(Index + Length);

    internal virtual bool IsSame(Capture other) => other.Index == Index && other.Length == Length && other.Whole == Whole;
}

public class Group : Capture
{
    /// <summary>The captures of all groups from this one's latest on; null if there is none.</summary>
    private readonly Captured captured;
    private readonly int shift;

    public bool Success { get; }
    public string Name { get; }

    internal Group(string whole, string name) : base(whole, 0, 0) => Name = name;

    internal Group(string whole, string name, Captured captured, int shift) : base(whole, captured.Index + shift, captured.Length)
    {
        Name = name;
        this.captured = captured;
        this.shift = shift;
        Success = true;
    }

    /// <summary>A whole match.</summary>
    internal Group(string whole, int index, int length) : base(whole, index, length)
    {
        Name = "0";
        Success = true;
    }

    public CaptureCollection Captures
    {
        get
        {
            var list = new List<Capture>();
            if (captured == null && Success) list.Add(this);
            int taken = 0;
            for (Captured one = captured; one != null; one = one.Before)
            {
                if (one.Group != captured.Group) continue;
                if (one.Length < 0) taken++;
                else if (taken > 0) taken--;
                else list.Add(one == captured ? this : new Capture(Whole, one.Index + shift, one.Length));
            }
            list.Reverse();
            return new CaptureCollection(list.ToArray());
        }
    }

    internal override bool IsSame(Capture other) => other is Group group && group.Name == Name && group.Success == Success && base.IsSame(other);

    public static Group Synchronized(Group inner)
    {
        ArgumentNullException.ThrowIfNull(inner);
        return inner;
    }
}

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
