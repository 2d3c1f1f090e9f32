// What comes after the await counts atomically.
using System;
using System.Threading;
using System.Threading.Tasks;

namespace Crawling;

public class Crawler
{
    private readonly Func<string, Task<int>> load;
    private int links;

    public Crawler(Func<string, Task<int>> load) => this.load = load;

    public int Links => Volatile.Read(ref links);

    public async Task CrawlAsync(string address)
    {
        var found = await load(address);
        Interlocked.Add(ref links, found);
    }
}

public static class Program
{
    private static async Task<int> Load(string address)
    {
        await Task.Yield();
        return address.Length;
    }

    public static async Task Main()
    {
        var crawler = new Crawler(Load);
        await Task.WhenAll(crawler.CrawlAsync("a"), crawler.CrawlAsync("bc"));
        Console.WriteLine(crawler.Links);
    }
}
