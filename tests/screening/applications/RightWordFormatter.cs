// Each thread has its own builder and its own count.
using System;
using System.Text;
using System.Threading;

namespace Texts.Formatting;

public static class WordFormatter
{
    [ThreadStatic]
    private static int depth;
    private static readonly ThreadLocal<StringBuilder> builder = new(() => new StringBuilder());

    public static string Format(params string[] words)
    {
        depth++;
        var text = builder.Value!;
        text.Clear();
        foreach (var word in words)
            text.Append(word).Append(' ');
        depth--;
        return text.ToString().TrimEnd();
    }
}

public static class Program
{
    public static void Main()
    {
        var other = new Thread(() => Console.WriteLine(WordFormatter.Format("good", "morning")));
        other.Start();
        Console.WriteLine(WordFormatter.Format("good", "night"));
        other.Join();
    }
}
