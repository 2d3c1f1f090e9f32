// `Lazy` runs its factory once, and what it has made is not changed any more.
using System;
using System.Collections.Generic;
using System.Threading.Tasks;

namespace Shop.LazyCatalog;

public sealed class Catalog
{
    private static readonly Lazy<Catalog> instance = new(() => new Catalog());
    private readonly Dictionary<int, string> titles = new();

    private Catalog()
    {
        titles.Add(1, "Pen");
        titles.Add(2, "Paper");
    }

    public static Catalog Instance => instance.Value;

    public string? TitleOf(int article) => titles.TryGetValue(article, out var title) ? title : null;
}

public static class Program
{
    public static async Task Main()
    {
        var titles = await Task.WhenAll(
            Task.Run(() => Catalog.Instance.TitleOf(1)),
            Task.Run(() => Catalog.Instance.TitleOf(2)));
        Console.WriteLine(string.Join(", ", titles));
    }
}
