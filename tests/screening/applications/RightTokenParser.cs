// A parser has a position and a list of tokens; each parse makes a parser of its own.
using System.Collections.Generic;

namespace Calculator;

public sealed class TokenParser
{
    private readonly string text;
    private readonly List<string> tokens = new();
    private int position;

    private TokenParser(string text)
    {
        this.text = text;
    }

    public static IReadOnlyList<string> Parse(string text)
    {
        var parser = new TokenParser(text);
        while (parser.position < text.Length)
            parser.Next();
        return parser.tokens;
    }

    private void Next()
    {
        var start = position;
        if (char.IsDigit(text[position]))
        {
            while (position < text.Length && char.IsDigit(text[position]))
                position++;
            tokens.Add(text.Substring(start, position - start));
        }
        else
        {
            position++;
            tokens.Add(text[start].ToString());
        }
    }
}
