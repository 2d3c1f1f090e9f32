// Two threads return connections at once: `rented` is decreased once only, and the pool counts one too many for ever.
using System;
using System.Collections.Generic;

namespace Data.Pooling;

public sealed class Connection
{
    public bool IsBroken { get; set; }
}

public sealed class ConnectionPool
{
    private readonly object gate = new();
    private readonly Stack<Connection> idle = new();
    private readonly Func<Connection> open;
    private readonly int limit;
    private int rented;

    public ConnectionPool(Func<Connection> open, int limit)
    {
        this.open = open;
        this.limit = limit;
    }

    public Connection Rent()
    {
        lock (gate)
        {
            if (rented == limit)
                throw new InvalidOperationException("The pool is exhausted.");
            rented++; // MAY lost-update
            return idle.Count > 0 ? idle.Pop() : open();
        }
    }

    public void Return(Connection connection)
    {
        rented--; // HERE lost-update // MAY linearizability
        lock (gate)
        {
            if (!connection.IsBroken)
                idle.Push(connection);
        }
    }
}
