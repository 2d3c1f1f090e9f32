namespace System.Text.RegularExpressions;

internal sealed partial class Parser
{
    private const string NotDigits = "r\0/r:\uffff", NotSpaces = "r\0\br\u000e\u001fr!\uffff", NotWords = "r\0/r:@r[^r``r{\u012fr\u0131\uffff";

    private bool Ecma => Has(RegexOptions.ECMAScript);

    /// <summary>What `\d` and its like stand for, or null.</summary>
    private string Shorthand(char c)
    {
        switch (c)
        {
            case 'd': return Ecma ? "r09" : "pd;";
            case 'D': return Ecma ? NotDigits : "nd;";
            case 's': return Ecma ? "r\t\rr  " : "ps;";
            case 'S': return Ecma ? NotSpaces : "ns;";
            case 'w': return Ecma ? "r09rAZr__razr\u0130\u0130" : Scan.Word;
            case 'W': return Ecma ? NotWords : "nw;";
            case 'p': return "p" + Property() + ";";
            case 'P': return "n" + Property() + ";";
            default: return null;
        }
    }

    private string Property()
    {
        const string Incomplete = "Incomplete \\p{X} character escape.";
        if (length - at < 3) throw Fail(RegexParseError.InvalidUnicodePropertyEscape, Incomplete);
        if (pattern[at++] != '{') throw Fail(RegexParseError.MalformedUnicodePropertyEscape, "Malformed \\p{X} character escape.");
        int start = at;
        at += Scan.Run(pattern, at, int.MaxValue, "pw;r--r\u200c\u200d");
        string name = pattern.Substring(start, at - start);
        if (at >= length || pattern[at++] != '}') throw Fail(RegexParseError.InvalidUnicodePropertyEscape, Incomplete);
        if (!Scan.IsProperty(name)) throw Fail(RegexParseError.UnrecognizedUnicodeProperty, "Unknown property '" + name + "'.");
        return name;
    }

    /// <summary>After a backslash outside of a class.</summary>
    private Tree Escape()
    {
        if (at >= length) throw Fail(RegexParseError.UnescapedEndingBackslash, "Illegal \\ at end of pattern.");
        char c = pattern[at];
        switch (c)
        {
            case 'b': return At(Anchor.Boundary);
            case 'B': return At(Anchor.NoBoundary);
            case 'A': return At(Anchor.Start);
            case 'Z': return At(Anchor.EndOrLastLine);
            case 'z': return At(Anchor.End);
            case 'G':
                Refuse("contiguous matches (\\G)");
                return At(Anchor.Origin);
            case 'd' or 'D' or 's' or 'S' or 'w' or 'W' or 'p' or 'P':
                at++;
                string set = Shorthand(c);
                return new SetTree(Has(RegexOptions.IgnoreCase) && (c == 'p' || c == 'P') ? "i" + set : set);
        }
        return Reference(c) ?? new TextTree(Character().ToString(), Has(RegexOptions.IgnoreCase));
    }

    private Tree At(Anchor anchor)
    {
        at++;
        return new AnchorTree(anchor, Ecma);
    }

    private Tree Reference(char c)
    {
        int start = at;
        char close = '\0';
        if (c == 'k')
        {
            const string Malformed = "Malformed \\k<...> named back reference.";
            if (at + 1 >= length) throw Fail(RegexParseError.MalformedNamedReference, Malformed);
            c = pattern[at + 1];
            at += 2;
            if ((c != '<' && c != '\'') || at >= length) throw Fail(RegexParseError.MalformedNamedReference, Malformed);
            close = c == '<' ? '>' : c;
            c = pattern[at];
        }
        else if ((c == '<' || c == '\'') && at + 1 < length)
        {
            close = c == '<' ? '>' : c;
            c = pattern[++at];
        }
        if (close == '\0')
        {
            if (c < '1' || c > '9') return null;
            if (Ecma) return Numbered(start);
            int number = Decimal();
            if (number > 9)
            {
                asks |= known == null;
                if (known != null && Knows(number)) return Reference(null, number);
                at = start;
                return null;
            }
            return Reference(null, number);
        }
        if (char.IsAsciiDigit(c))
        {
            int number = Decimal();
            if (at < length && pattern[at++] == close) return Reference(null, number);
        }
        else if (WordAt(at) > 0)
        {
            string name = Name();
            if (at < length && pattern[at++] == close) return Reference(name, -1);
        }
        at = start;
        return null;
    }

    private Tree Reference(string name, int number)
    {
        Refuse("backreference (\\ number)");
        Refer(name, number);
        var reference = new ReferenceTree(name, number, Has(RegexOptions.IgnoreCase), Ecma);
        if (name != null) named.Add(reference);
        return reference;
    }

    /// <summary>In ECMAScript, the longest number of a group that has been opened before.</summary>
    private Tree Numbered(int start)
    {
        asks |= known == null;
        int number = 0, found = -1, end = start;
        for (int i = start; i < length && char.IsAsciiDigit(pattern[i]) && number < 1000; i++)
        {
            number = number * 10 + pattern[i] - '0';
            if (!opened.Contains(number)) continue;
            found = number;
            end = i + 1;
        }
        if (found < 0) return null;
        at = end;
        return Reference(null, found);
    }

    /// <summary>The character that an escape stands for.</summary>
    private char Character()
    {
        char c = pattern[at++];
        if (c >= '0' && c <= '7')
        {
            at--;
            return Octal();
        }
        switch (c)
        {
            case 'x': return Hexadecimal(2);
            case 'u': return Hexadecimal(4);
            case 'a': return '\a';
            case 'b': return '\b';
            case 'e': return '\u001b';
            case 'f': return '\f';
            case 'n': return '\n';
            case 'r': return '\r';
            case 't': return '\t';
            case 'v': return '\v';
            case 'c':
                if (at >= length) throw Fail(RegexParseError.MissingControlCharacter, "Missing control character.");
                c = pattern[at++];
                if (char.IsAsciiLetterLower(c)) c = (char)(c - 0x20);
                if (c < '@' || c > '_') throw Fail(RegexParseError.UnrecognizedControlCharacter, "Unrecognized control character.");
                return (char)(c - '@');
        }
        if (!Ecma && WordAt(at - 1) > 0) throw Fail(RegexParseError.UnrecognizedEscape, "Unrecognized escape sequence \\" + c.ToString() + ".");
        return c;
    }

    private char Octal()
    {
        int value = 0;
        for (int i = 0; i < 3 && at < length && pattern[at] >= '0' && pattern[at] <= '7'; i++)
        {
            value = value * 8 + pattern[at++] - '0';
            if (Ecma && value >= 0x20) break;
        }
        return (char)(value & 0xff);
    }

    private char Hexadecimal(int digits)
    {
        const string Insufficient = "Insufficient or invalid hexadecimal digits.";
        if (length - at < digits) throw Fail(RegexParseError.InsufficientOrInvalidHexDigits, Insufficient);
        int value = 0;
        while (--digits >= 0)
        {
            char c = pattern[at++];
            if (!char.IsAsciiHexDigit(c)) throw Fail(RegexParseError.InsufficientOrInvalidHexDigits, Insufficient);
            value = value * 16 + (char.IsAsciiDigit(c) ? c - '0' : (c | 0x20) - 'a' + 10);
        }
        return (char)value;
    }

    // --- classes ---

    /// <summary>After an opening bracket: the set, in the form of Scan.</summary>
    private string Class()
    {
        string set = Has(RegexOptions.IgnoreCase) ? "i" : "";
        if (at < length && pattern[at] == '^')
        {
            at++;
            set += "^";
        }
        bool isFirst = !(Ecma && set.EndsWith('^') && at < length && pattern[at] == ']'), inRange = false;
        char low = '\0';
        for (; at < length; isFirst = false)
        {
            char c = pattern[at++];
            bool isEscaped = false;
            if (c == ']' && !isFirst) return set;
            if (c == '\\')
            {
                if (at >= length) break;
                isEscaped = true;
                c = pattern[at];
                if (c is 'd' or 'D' or 's' or 'S' or 'w' or 'W' or 'p' or 'P')
                {
                    at++;
                    if (inRange) throw Fail(RegexParseError.ShorthandClassInCharacterRange, "Cannot include class \\" + c.ToString() + " in character range.");
                    set += Shorthand(c);
                    continue;
                }
                if (c == '-')
                {
                    at++;
                    if (inRange)
                    {
                        if (low > '-') throw Reversed();
                        set += Range(low, '-');
                        inRange = false;
                        low = '\0';
                    }
                    else set += Range('-', '-');
                    continue;
                }
                c = Character();
            }
            if (inRange)
            {
                inRange = false;
                if (c == '[' && !isEscaped) return set + Range(low, low) + Subtraction();
                if (low > c) throw Reversed();
                set += Range(low, c);
            }
            else if (at + 1 < length && pattern[at] == '-' && pattern[at + 1] != ']')
            {
                low = c;
                inRange = true;
                at++;
            }
            else if (c == '-' && !isEscaped && !isFirst && at < length && pattern[at] == '[')
            {
                at++;
                return set + Subtraction();
            }
            else set += Range(c, c);
        }
        throw Fail(RegexParseError.UnterminatedBracket, "Unterminated [] set.");
    }

    private static string Range(char low, char high) => "r" + low.ToString() + high.ToString();

    private RegexParseException Reversed() => Fail(RegexParseError.ReversedCharacterRange, "[x-y] range in reverse order.");

    /// <summary>After the bracket of a class that is taken away, to the end of the class around it.</summary>
    private string Subtraction()
    {
        string set = "-" + Class();
        if (at >= length) throw Fail(RegexParseError.UnterminatedBracket, "Unterminated [] set.");
        if (pattern[at] != ']') throw Fail(RegexParseError.ExclusionGroupNotLast, "A subtraction must be the last element in a character class.");
        at++;
        return set;
    }
}
