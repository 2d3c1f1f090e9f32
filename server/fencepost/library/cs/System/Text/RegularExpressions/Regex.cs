namespace System.Text.RegularExpressions;

/// <summary>
/// A pattern is compiled to immutable nodes, and matching changes nothing but its own Matcher. Deviation: RegexOptions.NonBacktracking
/// matches as without it. Where .NET's matcher goes wrong, this one does not: lazy loops without limit around what may be empty,
/// as in `(a*)+?b`, captures after the test of `(?(test)yes|no)` has failed.
/// </summary>
public partial class Regex
{
    public static readonly TimeSpan InfiniteMatchTimeout = TimeSpan.FromTicks(-TimeSpan.TicksPerMillisecond);

    private readonly string pattern;
    private readonly RegexOptions options;
    private readonly TimeSpan timeout;
    private readonly int[] numbers;
    private readonly string[] names;
    private readonly Node start;

    public Regex([Diagnostics.CodeAnalysis.StringSyntax("Regex")] string pattern) : this(pattern, RegexOptions.None) { }
    public Regex(string pattern, RegexOptions options) : this(pattern, options, TimeSpan.FromTicks(-TimeSpan.TicksPerMillisecond)) { }

    public Regex(string pattern, RegexOptions options, TimeSpan matchTimeout)
    {
        ArgumentNullException.ThrowIfNull(pattern);
        const RegexOptions Ecma = RegexOptions.ECMAScript | RegexOptions.IgnoreCase | RegexOptions.Multiline | RegexOptions.Compiled | RegexOptions.CultureInvariant;
        if (((uint)options >> 11) != 0
            || ((options & RegexOptions.ECMAScript) != 0 && (options & ~Ecma) != 0)
            || ((options & RegexOptions.NonBacktracking) != 0 && (options & RegexOptions.RightToLeft) != 0)) throw new ArgumentOutOfRangeException("options");
        ValidateMatchTimeout(matchTimeout);
        this.pattern = pattern;
        this.options = options;
        timeout = matchTimeout;
        Parser parser = Parser.Read(pattern, options, out Tree tree);
        numbers = parser.Numbers;
        names = parser.Names;
        start = tree.Build(new Accept(), RightToLeft);
    }

    protected internal static void ValidateMatchTimeout(TimeSpan matchTimeout)
    {
        long ticks = matchTimeout.Ticks;
        if (ticks != -TimeSpan.TicksPerMillisecond && (ticks <= 0 || ticks > (int.MaxValue - 1L) * TimeSpan.TicksPerMillisecond)) throw new ArgumentOutOfRangeException("matchTimeout");
    }

    public RegexOptions Options => options;
    public bool RightToLeft => (options & RegexOptions.RightToLeft) != 0;
    public TimeSpan MatchTimeout => timeout;
    public override string ToString() => pattern;

    // --- groups ---

    internal int GroupCount => numbers.Length;
    internal int GroupNumber(int index) => numbers[index];
    internal string GroupName(int index) => names[index];
    internal int GroupIndex(int number) => Parser.IndexOf(numbers, number);

    public string[] GetGroupNames() => (string[])names.Clone();
    public int[] GetGroupNumbers() => (int[])numbers.Clone();

    public string GroupNameFromNumber(int i)
    {
        int index = GroupIndex(i);
        return index < 0 ? "" : names[index];
    }

    public int GroupNumberFromName(string name)
    {
        ArgumentNullException.ThrowIfNull(name);
        int index = Array.IndexOf(names, name);
        return index < 0 ? -1 : numbers[index];
    }

    // --- search ---

    private int Beginning(string input) => RightToLeft ? input.Length : 0;

    private static void Check(string input)
    {
        if (input == null) throw new ArgumentNullException("input");
    }

    /// <summary>
    /// The first match from a place on, as a matcher at its end and its start; null if there is none. After an empty match the search
    /// goes on a character later.
    /// </summary>
    internal Matcher Find(string text, int from, int previousLength, out int found)
    {
        if ((uint)from > (uint)text.Length) throw new ArgumentOutOfRangeException("startat", "Start index cannot be less than 0 or greater than input length.");
        bool back = (options & RegexOptions.RightToLeft) != 0;
        int at = from;
        if (previousLength == 0) at += back ? -1 : 1;
        var matcher = new Matcher(text, from);
        Node node = start;
        if (back)
        {
            for (; at >= 0; at--)
            {
                if (!matcher.Run(node, at)) continue;
                found = at;
                return matcher;
            }
        }
        else
        {
            for (int length = text.Length; at <= length; at++)
            {
                at = node.First(text, at);
                if (at < 0) break;
                if (!matcher.Run(node, at)) continue;
                found = at;
                return matcher;
            }
        }
        found = -1;
        return null;
    }

    internal Match Search(string text, int from, int previousLength)
    {
        Matcher matcher = Find(text, from, previousLength, out int found);
        return matcher == null ? Text.RegularExpressions.Match.Empty : new Match(this, text, text, 0, found, matcher);
    }

    public bool IsMatch(string input)
    {
        Check(input);
        return Find(input, Beginning(input), -1, out _) != null;
    }

    public bool IsMatch(string input, int startat)
    {
        Check(input);
        return Find(input, startat, -1, out _) != null;
    }

    public Match Match(string input)
    {
        Check(input);
        return Search(input, Beginning(input), -1);
    }

    public Match Match(string input, int startat)
    {
        Check(input);
        return Search(input, startat, -1);
    }

    public Match Match(string input, int beginning, int length)
    {
        Check(input);
        int from = RightToLeft ? beginning + length : beginning;
        if ((uint)from > (uint)input.Length) throw new ArgumentOutOfRangeException("startat", "Start index cannot be less than 0 or greater than input length.");
        if ((uint)beginning > (uint)input.Length || (uint)length > (uint)(input.Length - beginning)) throw new ArgumentOutOfRangeException("start");
        string part = input.Substring(beginning, length);
        Matcher matcher = Find(part, from - beginning, -1, out int found);
        return matcher == null ? Text.RegularExpressions.Match.Empty : new Match(this, input, part, beginning, found, matcher);
    }

    public MatchCollection Matches(string input)
    {
        Check(input);
        return new MatchCollection(this, input, Beginning(input));
    }

    public MatchCollection Matches(string input, int startat)
    {
        Check(input);
        if ((uint)startat > (uint)input.Length) throw new ArgumentOutOfRangeException("startat", "Start index cannot be less than 0 or greater than input length.");
        return new MatchCollection(this, input, startat);
    }

    public int Count(string input)
    {
        Check(input);
        return Count(input, Beginning(input));
    }

    private int Count(string text, int from)
    {
        int count = 0, previous = -1;
        while (Next(text, ref from, ref previous, out _)) count++;
        return count;
    }

    /// <summary>Goes on to the end of the next match.</summary>
    internal bool Next(string text, ref int from, ref int previousLength, out int index)
    {
        Matcher matcher = Find(text, from, previousLength, out int found);
        index = 0;
        if (matcher == null) return false;
        from = matcher.At;
        previousLength = Math.Abs(from - found);
        index = Math.Min(from, found);
        return true;
    }
}
