// Between the look and the read another request withdraws the article: the indexer throws.
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
        if (prices.ContainsKey(article))
            return prices[article]; // HERE exception // MAY linearizability
        return standard;
    }
}
