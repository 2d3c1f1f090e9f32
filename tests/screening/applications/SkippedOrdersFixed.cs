// What the query has dropped is counted afterwards.
using System;
using System.Collections.Generic;
using System.Linq;

namespace Orders;

public sealed record Order(int Id, int Lines);

public class OrderFilter
{
    public int Skipped { get; private set; }

    public List<Order> Valid(IReadOnlyCollection<Order> orders)
    {
        var valid = orders.AsParallel().Where(order => order.Lines > 0).ToList();
        Skipped += orders.Count - valid.Count;
        return valid;
    }
}

internal static class Program
{
    private static void Main()
    {
        var filter = new OrderFilter();
        filter.Valid(new[] { new Order(1, 0), new Order(2, 0), new Order(3, 2) });
        Console.WriteLine(filter.Skipped);
    }
}
