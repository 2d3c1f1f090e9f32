// The query runs on several threads, and its filter counts what it drops.
using System;
using System.Collections.Generic;
using System.Linq;

namespace Orders;

public sealed record Order(int Id, int Lines);

public class OrderFilter
{
    public int Skipped { get; private set; } // HERE lost-update

    public List<Order> Valid(IReadOnlyCollection<Order> orders)
    {
        return orders.AsParallel().Where(order =>
        {
            if (order.Lines > 0)
                return true;
            Skipped++; // HERE lost-update
            return false;
        }).ToList();
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
