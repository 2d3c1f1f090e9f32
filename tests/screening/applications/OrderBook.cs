// The list is read without the lock while an order is placed.
using System.Collections.Generic;
using System.Threading;

namespace Trading.Orders;

public sealed record Order(string Symbol, int Pieces);

public sealed class OrderBook
{
    private readonly ReaderWriterLockSlim gate = new();
    private readonly List<Order> orders = new();

    public void Place(Order order)
    {
        gate.EnterWriteLock();
        try
        {
            orders.Add(order); // MAY unsafe-collection
        }
        finally
        {
            gate.ExitWriteLock();
        }
    }

    public int Pieces(string symbol)
    {
        var pieces = 0;
        foreach (var order in orders) // HERE unsafe-collection
            if (order.Symbol == symbol)
                pieces += order.Pieces;
        return pieces;
    }
}
