// Two texts have the same word: both tasks read its count before one of them writes it.
using System;
using System.Collections.Concurrent;
using System.Linq;
using System.Threading.Tasks;

namespace Texts;

public sealed class WordCounts
{
    private readonly ConcurrentDictionary<string, int> counts = new();

    public void Add(string word)
    {
        counts.TryGetValue(word, out var seen); // MAY linearizability
        counts[word] = seen + 1; // HERE linearizability lost-update
    }

    public int this[string word] => counts.TryGetValue(word, out var count) ? count : 0;
}

public static class Program
{
    public static async Task Main(string[] arguments)
    {
        var counts = new WordCounts();
        var words = new[] { "be", "not", "be" };
        await Task.WhenAll(words.Select(word => Task.Run(() => counts.Add(word))));
        Console.WriteLine(counts["be"]);
    }
}
