namespace System.Text.RegularExpressions;

/// <summary>Reads a pattern. Whether some escapes are references is known only when all groups are: then it is read twice.</summary>
internal sealed partial class Parser
{
    private const string Ordinary = "^r\\\\r*+r??r||r{{r[[r()r^^r$$r..", Spaced = Ordinary + "r##r\t\nr\f\rr  ", Space = "r\t\nr\f\rr  ";

    private readonly string pattern;
    private readonly int length;
    private readonly Parser known;
    private RegexOptions options;
    private int at;

    private Parser(string pattern, RegexOptions options, Parser known)
    {
        this.pattern = pattern;
        this.options = options;
        this.known = known;
        length = pattern.Length;
    }

    internal static Parser Read(string pattern, RegexOptions options, out Tree tree)
    {
        var parser = new Parser(pattern, options, null);
        tree = parser.Whole();
        if (parser.asks)
        {
            parser = new Parser(pattern, options, parser);
            tree = parser.Whole();
        }
        if (parser.backtracks != null && (options & RegexOptions.NonBacktracking) != 0)
            throw new NotSupportedException("RegexOptions.NonBacktracking is not supported in conjunction with expressions containing: '" + parser.backtracks + "'.");
        return parser;
    }

    internal static string Unescape(string text)
    {
        var parser = new Parser(text, RegexOptions.None, null);
        var result = new StringBuilder();
        for (int start = 0; ; start = parser.at)
        {
            int end = text.IndexOf('\\', start);
            if (end < 0 || end + 1 == text.Length) return result.Append(text, start, (end < 0 ? text.Length : end) - start).ToString();
            parser.at = end + 1;
            result.Append(text, start, end - start).Append(parser.Character());
        }
    }

    private Tree Whole()
    {
        Tree tree = Branches();
        if (at < length)
        {
            at++;
            throw Fail(RegexParseError.InsufficientOpeningParentheses, "Too many )'s.");
        }
        Number();
        return tree;
    }

    private bool Has(RegexOptions option) => (options & option) != 0;

    private RegexParseException Fail(RegexParseError error, string message) => Fail(error, at, message);

    private RegexParseException Fail(RegexParseError error, int offset, string message) =>
        new(error, offset, "Invalid pattern '" + pattern + "' at offset " + offset.ToString() + ". " + message);

    private Tree Branches()
    {
        Tree first = Sequence();
        if (at >= length || pattern[at] != '|') return first;
        return new BranchTree(MoreBranches(first));
    }

    private List<Tree> MoreBranches(Tree first)
    {
        var branches = new List<Tree> { first };
        while (at < length && pattern[at] == '|')
        {
            at++;
            branches.Add(Sequence());
        }
        return branches;
    }

    private Tree Sequence()
    {
        var parts = new List<Tree>();
        bool quantified = false;
        while (true)
        {
            SkipBlank();
            if (at >= length) break;
            char c = pattern[at];
            if (c == '|' || c == ')') break;
            if (IsQuantifier())
            {
                at++;
                throw quantified
                    ? Fail(RegexParseError.NestedQuantifiersNotParenthesized, "Nested quantifier '" + c.ToString() + "'.")
                    : Fail(RegexParseError.QuantifierAfterNothing, "Quantifier '" + c.ToString() + "' following nothing.");
            }
            quantified = false;
            Tree part = Part(c, parts);
            if (part == null) continue;
            SkipBlank();
            if (IsQuantifier())
            {
                part = Repeated(part);
                quantified = true;
            }
            Add(parts, part);
        }
        return parts.Count == 1 ? parts[0] : new SequenceTree(parts);
    }

    private static void Add(List<Tree> parts, Tree part)
    {
        int last = parts.Count - 1;
        if (part is TextTree text && last >= 0 && parts[last] is TextTree before && before.Folded == text.Folded) parts[last] = new TextTree(before.Text + text.Text, text.Folded);
        else parts.Add(part);
    }

    /// <summary>Something that can be quantified; of a text, the last character. Null for options.</summary>
    private Tree Part(char c, List<Tree> parts)
    {
        switch (c)
        {
            case '(':
                return Group(false);
            case '[':
                at++;
                return new SetTree(Class());
            case '\\':
                at++;
                return Escape();
            case '.':
                at++;
                return new SetTree(Has(RegexOptions.Singleline) ? Scan.Any : Scan.NotNewLine);
            case '^':
                at++;
                return new AnchorTree(Has(RegexOptions.Multiline) ? Anchor.LineStart : Anchor.Start, false);
            case '$':
                at++;
                return new AnchorTree(Has(RegexOptions.Multiline) ? Anchor.LineEnd : Anchor.EndOrLastLine, false);
        }
        int start = at, count = Math.Max(Scan.Run(pattern, at, int.MaxValue, Has(RegexOptions.IgnorePatternWhitespace) ? Spaced : Ordinary), 1);
        at = start + count;
        bool folded = Has(RegexOptions.IgnoreCase);
        if (count > 1)
        {
            SkipBlank();
            if (!IsQuantifier()) return new TextTree(pattern.Substring(start, count), folded);
            Add(parts, new TextTree(pattern.Substring(start, count - 1), folded));
        }
        return new TextTree(pattern[start + count - 1].ToString(), folded);
    }

    /// <summary>Comments, and white space where it is ignored.</summary>
    private void SkipBlank()
    {
        bool spaced = Has(RegexOptions.IgnorePatternWhitespace);
        while (at < length)
        {
            char c = pattern[at];
            if (spaced && Scan.Run(pattern, at, int.MaxValue, Space) is > 0 and int count) at += count;
            else if (spaced && c == '#')
            {
                int end = pattern.IndexOf('\n', at);
                at = end < 0 ? length : end;
            }
            else if (c == '(' && Scan.Has(pattern, at, "(?#"))
            {
                int end = pattern.IndexOf(')', at);
                at = end < 0 ? length : end + 1;
                if (end < 0) throw Fail(RegexParseError.UnterminatedComment, "Unterminated (?#...) comment.");
            }
            else break;
        }
    }

    // --- quantifiers ---

    private bool IsQuantifier()
    {
        if (at >= length) return false;
        char c = pattern[at];
        if (c == '*' || c == '+' || c == '?') return true;
        if (c != '{') return false;
        int end = Digits(at + 1);
        if (end == at + 1 || end >= length) return false;
        if (pattern[end] == ',') end = Digits(end + 1);
        return end < length && pattern[end] == '}';
    }

    private int Digits(int from)
    {
        while (from < length && char.IsAsciiDigit(pattern[from])) from++;
        return from;
    }

    private Tree Repeated(Tree body)
    {
        int min = 0, max = int.MaxValue;
        char c = pattern[at++];
        if (c == '+') min = 1;
        else if (c == '?') max = 1;
        else if (c == '{')
        {
            max = min = Decimal();
            if (pattern[at] == ',')
            {
                at++;
                max = pattern[at] == '}' ? int.MaxValue : Decimal();
            }
            at++;
        }
        SkipBlank();
        bool lazy = at < length && pattern[at] == '?';
        if (lazy) at++;
        if (min > max) throw Fail(RegexParseError.ReversedQuantifierRange, "Illegal {x,y} with x > y.");
        return new RepeatTree(body, min, max, lazy);
    }

    private int Decimal()
    {
        int number = 0;
        while (at < length && char.IsAsciiDigit(pattern[at]))
        {
            int digit = pattern[at++] - '0';
            if (number > (int.MaxValue - digit) / 10)
                throw Fail(RegexParseError.QuantifierOrCaptureGroupOutOfRange, "Quantifier and capture group numbers must be less than or equal to Int32.MaxValue.");
            number = number * 10 + digit;
        }
        return number;
    }
}
