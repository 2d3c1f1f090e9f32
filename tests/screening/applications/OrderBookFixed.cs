// The list is read under the lock for readers.
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
            orders.Add(order);
        }
        finally
        {
            gate.ExitWriteLock();
        }
    }

    public int Pieces(string symbol)
    {
        gate.EnterReadLock();
        try
        {
            var pieces = 0;
            foreach (var order in orders)
                if (order.Symbol == symbol)
                    pieces += order.Pieces;
            return pieces;
        }
        finally
        {
            gate.ExitReadLock();
        }
    }
}
