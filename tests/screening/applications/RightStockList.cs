// The list is filled before the threads start, and read again when they are over.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading;

namespace Warehouse;

public class StockList
{
    private readonly List<int> pieces = new();
    private int[] sums = Array.Empty<int>();

    public void Add(int count) => pieces.Add(count);

    public int Count(int threads)
    {
        sums = new int[threads];
        var counters = Enumerable.Range(0, threads).Select(n => new Thread(() => CountPart(n, threads))).ToArray();
        foreach (var counter in counters)
            counter.Start();
        foreach (var counter in counters)
            counter.Join();
        pieces.Clear();
        return sums.Sum();
    }

    private void CountPart(int part, int parts)
    {
        for (int i = part; i < pieces.Count; i += parts)
            sums[part] += pieces[i];
    }
}

public static class Program
{
    public static void Main()
    {
        var stock = new StockList();
        stock.Add(3);
        stock.Add(4);
        Console.WriteLine(stock.Count(2));
    }
}
