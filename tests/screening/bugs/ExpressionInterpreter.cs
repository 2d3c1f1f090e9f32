// Jint, ExpressionInterpreter.EvaluateLiteral: pull request 321.
// Engines share the parsed program; a literal is marked as cached before its value is.
using System;
using System.Collections.Concurrent;

namespace Jint.Runtime;

public sealed class JsValue
{
    public JsValue(object value) => Value = value;

    public object Value { get; }
}

public class Literal
{
    public Literal(string raw) => Raw = raw;

    public string Raw { get; }

    public bool Cached;
    public JsValue? CachedValue;
}

/// <summary>Parses a program once, and hands it to all engines.</summary>
public static class ParserCache
{
    private static readonly ConcurrentDictionary<string, Literal> _programs = new ConcurrentDictionary<string, Literal>();

    public static Literal Parse(string code) => _programs.GetOrAdd(code, c => new Literal(c));
}

public class ExpressionInterpreter
{
    public JsValue EvaluateLiteral(Literal literal)
    {
        if (literal.Cached)
        {
            return literal.CachedValue!; // HERE linearizability
        }

        literal.Cached = true; // MAY linearizability
        return literal.CachedValue = new JsValue(literal.Raw); // MAY linearizability lost-update
    }

    public object Execute(string code)
    {
        return EvaluateLiteral(ParserCache.Parse(code)).Value; // HERE exception
    }
}
