// The article is looked for once.
using System.Collections.Concurrent;

namespace Shop.Prices;

public class PriceTable
{
    private readonly ConcurrentDictionary<string, decimal> prices = new();
    private readonly decimal standard;

    public PriceTable(decimal standard) => this.standard = standard;

    public void Set(string article, decimal price) => prices[article] = price;

    public void Withdraw(string article) => prices.TryRemove(article, out _);

    public decimal PriceOf(string article)
    {
        return prices.TryGetValue(article, out var price) ? price : standard;
    }
}
