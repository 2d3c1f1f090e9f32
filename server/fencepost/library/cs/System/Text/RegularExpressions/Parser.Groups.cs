namespace System.Text.RegularExpressions;

internal sealed partial class Parser
{
    /// <summary>The numbers of all groups, ascending, and their names.</summary>
    internal int[] Numbers;
    internal string[] Names;

    private readonly List<int> numbers = new() { 0 };
    private readonly List<string> names = new();
    private readonly List<Tree> named = new();
    private readonly List<int> opened = new();
    private readonly List<(int Offset, string Name, int Number)> references = new();
    private int unnamed;
    private bool asks;

    /// <summary>Directly in a condition that is no group's, where .NET reads no options.</summary>
    private bool inTest;
    private string backtracks;

    internal static int IndexOf(int[] numbers, int number)
    {
        // Nearly always numbers have no gaps.
        if ((uint)number < (uint)numbers.Length && numbers[number] == number) return number;
        for (int i = 0; i < numbers.Length; i++)
        {
            if (numbers[i] == number) return i;
        }
        return -1;
    }

    private void Note(int number)
    {
        int index = numbers.Count;
        while (numbers[index - 1] > number) index--;
        if (numbers[index - 1] != number) numbers.Insert(index, number);
    }

    /// <summary>Gives numbers to names, after those without name.</summary>
    private void Number()
    {
        var numberOf = new int[names.Count];
        int next = unnamed;
        for (int i = 0; i < numberOf.Length; i++)
        {
            do next++; while (numbers.Contains(next));
            Note(next);
            numberOf[i] = next;
        }
        Numbers = numbers.ToArray();
        Names = new string[Numbers.Length];
        for (int i = 0; i < Names.Length; i++) Names[i] = Numbers[i].ToString();
        for (int i = 0; i < numberOf.Length; i++) Names[IndexOf(Numbers, numberOf[i])] = names[i];
        if (asks) return;
        foreach ((int offset, string name, int number) in references) Check(offset, name, number, names, Numbers);
        foreach (Tree tree in named)
        {
            if (tree is ReferenceTree reference) reference.Number = numberOf[names.IndexOf(reference.Name)];
            if (tree is CaptureTree capture)
            {
                if (capture.Name != null) capture.Number = numberOf[names.IndexOf(capture.Name)];
                if (capture.TakenName != null) capture.Taken = numberOf[names.IndexOf(capture.TakenName)];
            }
        }
    }

    /// <summary>Whether that is a group is known at once or in the end.</summary>
    private void Refer(string name, int number)
    {
        if (known != null) Check(at, name, number, known.names, known.Numbers);
        else references.Add((at, name, number));
    }

    private void Check(int offset, string name, int number, List<string> names, int[] numbers)
    {
        if (name != null && !names.Contains(name)) throw Undefined(offset, name);
        if (name == null && IndexOf(numbers, number) < 0) throw Undefined(offset, number);
    }

    private RegexParseException Undefined(int offset, string name) => Fail(RegexParseError.UndefinedNamedReference, offset, "Reference to undefined group name '" + name + "'.");
    private RegexParseException Undefined(int offset, int number) => Fail(RegexParseError.UndefinedNumberedReference, offset, "Reference to undefined group number " + number.ToString() + ".");

    private void Refuse(string construct) => backtracks ??= construct;

    private int WordAt(int from) => Scan.Run(pattern, from, int.MaxValue, Scan.Word);

    private string Name()
    {
        int start = at;
        at += WordAt(start);
        return pattern.Substring(start, at - start);
    }

    /// <summary>From a parenthesis on. Null for options that hold for the rest.</summary>
    private Tree Group(bool isTest)
    {
        RegexOptions before = options;
        at++;
        if (at >= length || pattern[at] != '?' || (at + 1 < length && pattern[at + 1] == ')'))
        {
            if (isTest || Has(RegexOptions.ExplicitCapture)) return Body(before);
            Note(++unnamed);
            return Capture(new CaptureTree(null, unnamed, null, -1), before);
        }
        if (++at >= length) throw Invalid();
        switch (pattern[at++])
        {
            case ':':
                return Body(before);
            case '=':
                Refuse("positive lookahead (?= pattern) or positive lookbehind (?<= pattern)");
                return new LookTree(Body(before), false, false);
            case '!':
                Refuse("negative lookahead (?! pattern) or negative lookbehind (?<! pattern)");
                return new LookTree(Body(before), false, true);
            case '>':
                Refuse("atomic subexpressions (?> pattern)");
                return new AtomicTree(Body(before));
            case '<':
                if (at < length && pattern[at] == '=')
                {
                    at++;
                    Refuse("positive lookahead (?= pattern) or positive lookbehind (?<= pattern)");
                    return new LookTree(Body(before), true, false);
                }
                if (at < length && pattern[at] == '!')
                {
                    at++;
                    Refuse("negative lookahead (?! pattern) or negative lookbehind (?<! pattern)");
                    return new LookTree(Body(before), true, true);
                }
                return Named('>', before);
            case '\'':
                return Named('\'', before);
            case '(':
                return Condition(before);
        }
        at--;
        if (!isTest && !inTest) ReadOptions();
        if (at >= length) throw Invalid();
        char c = pattern[at++];
        if (c == ')') return null;
        if (c != ':') throw Invalid();
        return Body(before);
    }

    private RegexParseException Invalid() => Fail(RegexParseError.InvalidGroupingConstruct, "Unrecognized grouping construct.");
    private RegexParseException InvalidName() => Fail(RegexParseError.CaptureGroupNameInvalid, "Invalid group name: Group names must begin with a word character.");

    private Tree Body(RegexOptions before)
    {
        bool outer = inTest;
        inTest = false;
        Tree body = Branches();
        inTest = outer;
        Close(before);
        return body;
    }

    private void Close(RegexOptions before)
    {
        if (at >= length) throw Fail(RegexParseError.InsufficientClosingParentheses, "Not enough )'s.");
        at++;
        options = before;
    }

    private Tree Capture(CaptureTree capture, RegexOptions before)
    {
        if (capture.Name != null || capture.TakenName != null) named.Add(capture);
        if (Ecma && known != null) opened.Add(capture.Name == null ? capture.Number : known.Numbers[Array.IndexOf(known.Names, capture.Name)]);
        capture.Body = Body(before);
        return capture;
    }

    private void ReadOptions()
    {
        for (bool off = false; at < length; at++)
        {
            RegexOptions option;
            switch ((char)(pattern[at] | 0x20))
            {
                case 'i': option = RegexOptions.IgnoreCase; break;
                case 'm': option = RegexOptions.Multiline; break;
                case 'n': option = RegexOptions.ExplicitCapture; break;
                case 's': option = RegexOptions.Singleline; break;
                case 'x': option = RegexOptions.IgnorePatternWhitespace; break;
                default:
                    if (pattern[at] != '+' && pattern[at] != '-') return;
                    off = pattern[at] == '-';
                    continue;
            }
            options = off ? options & ~option : options | option;
        }
    }

    private Tree Named(char close, RegexOptions before)
    {
        if (at >= length) throw Invalid();
        string name = null, takenName = null;
        int number = -1, taken = -1;
        char c = pattern[at];
        if (char.IsAsciiDigit(c))
        {
            number = Decimal();
            CheckName(close, true);
            if (number == 0) throw Fail(RegexParseError.CaptureGroupOfZero, "Capture number cannot be zero.");
            if (c != '0') Note(number);
            else if (numbers.IndexOf(number) < 0) throw Invalid();
        }
        else if (WordAt(at) > 0)
        {
            name = Name();
            CheckName(close, true);
            if (!names.Contains(name)) names.Add(name);
        }
        else if (c != '-') throw InvalidName();
        if (at + 1 < length && pattern[at] == '-')
        {
            Refuse("balancing group (?<name1-name2>subexpression) or (?'name1-name2' subexpression)");
            at++;
            if (char.IsAsciiDigit(pattern[at])) taken = Decimal();
            else if (WordAt(at) > 0) takenName = Name();
            else throw InvalidName();
            Refer(takenName, taken);
            CheckName(close, false);
        }
        else if (name == null && number < 0) throw Invalid();
        if (at >= length || pattern[at] != close)
        {
            at = Math.Min(at + 1, length);
            throw Invalid();
        }
        at++;
        return Capture(new CaptureTree(name, number, takenName, taken), before);
    }

    private void CheckName(char close, bool minus)
    {
        if (at < length && pattern[at] != close && !(minus && pattern[at] == '-')) throw InvalidName();
    }

    private bool Knows(string name) => known == null || known.names.Contains(name);
    private bool Knows(int number) => known == null || IndexOf(known.Numbers, number) >= 0;

    private Tree Condition(RegexOptions before)
    {
        int open = at - 1;
        Tree test = null;
        asks |= known == null;
        if (at < length && char.IsAsciiDigit(pattern[at]))
        {
            int number = Decimal();
            if (at >= length || pattern[at++] != ')') throw Fail(RegexParseError.AlternationHasMalformedReference, "Conditional alternation is missing a closing parenthesis after the group number " + number.ToString() + ".");
            if (!Knows(number)) throw Fail(RegexParseError.AlternationHasUndefinedReference, "Conditional alternation refers to an undefined group number " + number.ToString() + ".");
            test = new ReferenceTree(null, number, false, false);
        }
        else if (at < length && WordAt(at) > 0)
        {
            string name = Name();
            if (at < length && pattern[at] == ')' && Knows(name))
            {
                at++;
                test = new ReferenceTree(name, -1, false, false);
                if (known != null) named.Add(test);
            }
        }
        bool outer = inTest;
        inTest = test == null;
        if (test != null) Refuse("captured group conditional (?( name ) yes-pattern | no-pattern ) or (?( number ) yes-pattern| no-pattern )");
        else
        {
            Refuse("test conditional (?( test-pattern ) yes-pattern | no-pattern )");
            at = open;
            if (open + 2 < length && pattern[open + 1] == '?')
            {
                char c = pattern[open + 2];
                if (c == '#') throw Fail(RegexParseError.AlternationHasComment, "Alternation conditions cannot be comments.");
                if (c == '\'' || (c == '<' && open + 3 < length && pattern[open + 3] != '!' && pattern[open + 3] != '=')) throw Fail(RegexParseError.AlternationHasNamedCapture, "Alternation conditions do not capture and cannot be named.");
            }
            test = Group(true);
        }
        Tree yes = Sequence();
        List<Tree> branches = MoreBranches(yes);
        inTest = outer;
        Close(before);
        if (branches.Count > 2 && known != null) throw Fail(RegexParseError.AlternationHasTooManyConditions, "Too many | in (?()|).");
        return new ConditionTree(test, yes, branches.Count == 2 ? branches[1] : null);
    }
}
