using System;
using System.Collections.Generic;
using System.Linq;
using System.Text;
using System.Text.RegularExpressions;

public static class Texts
{
    [ConcurrencyTest]
    public static int Doubled()
    {
        string text = "ab";
        for (int i = 0; i < 40; i++)
            text += text;
        return text.Length;
    }

    [ConcurrencyTest]
    public static int DoubledInBuilder()
    {
        var builder = new StringBuilder("ab");
        for (int i = 0; i < 40; i++)
            builder.Append(builder.ToString());
        return builder.Length;
    }

    [ConcurrencyTest]
    public static int Repeated() => new string('x', 1_000_000_000).Length;

    [ConcurrencyTest]
    public static int LongerThanAllowed() => new string('x', int.MaxValue).Length;

    [ConcurrencyTest]
    public static int Padded() => "x".PadLeft(1_000_000_000).Length + "x".PadRight(900_000_000).Length;

    [ConcurrencyTest]
    public static int Replaced()
    {
        string text = "ab";
        for (int i = 0; i < 12; i++)
            text = text.Replace("a", "abbbbbbbbba").Replace("b", "ba");
        return text.Length;
    }

    [ConcurrencyTest]
    public static int Inserted()
    {
        string text = "ab";
        for (int i = 0; i < 40; i++)
            text = text.Insert(1, text);
        return text.Length;
    }

    [ConcurrencyTest]
    public static int JoinedOfMany() => string.Join(",", Enumerable.Range(0, 100_000_000)).Length;

    [ConcurrencyTest]
    public static int AppendedForEver()
    {
        var builder = new StringBuilder();
        while (true)
            builder.Append("0123456789");
    }

    [ConcurrencyTest]
    public static int Precise() => 1.5.ToString("F999999999").Length;

    [ConcurrencyTest]
    public static int ManyDigits() => 7.ToString("D999999999").Length;

    [ConcurrencyTest]
    public static int PowersOfPatterns() =>
        Regex.IsMatch(new string('a', 40) + "!", "^(a+)+$") ? 1 : 0;

    [ConcurrencyTest]
    public static int DeepPattern() =>
        Regex.IsMatch("a", new string('(', 5000) + "a" + new string(')', 5000)) ? 1 : 0;

    [ConcurrencyTest]
    public static int DeepText() => Regex.IsMatch(new string('a', 200_000), "^(a|b)*$") ? 1 : 0;

    [ConcurrencyTest]
    public static int HugeQuantifier() => Regex.IsMatch(new string('a', 1000), "^((a{1,1000}){1,1000}){1,1000}$") ? 1 : 0;

    [ConcurrencyTest]
    public static int ManyMatches() => Regex.Matches(new string('a', 1_000_000), "a?").Count;

    [ConcurrencyTest]
    public static int Interned()
    {
        var known = new HashSet<string>();
        for (int i = 0; ; i++)
            known.Add(new string('x', i));
    }

    [ConcurrencyTest]
    public static int Formatted()
    {
        string text = "{0}";
        for (int i = 0; i < 30; i++)
            text = string.Format(text + "{0}", text);
        return text.Length;
    }

    [ConcurrencyTest]
    public static int Split() => new string(',', 50_000_000).Split(',').Length;

    [ConcurrencyTest]
    public static int Encoded()
    {
        string text = "ä";
        for (int i = 0; i < 30; i++)
            text = Convert.ToBase64String(Encoding.UTF8.GetBytes(text + text));
        return text.Length;
    }
}
