// Data that is sent over the wire: an object for each message.
using System;
using System.Collections.Generic;

namespace Orders.Contracts;

public class OrderLineDto
{
    public string Article { get; set; } = "";
    public int Pieces { get; set; }
    public decimal Price { get; set; }
}

public class OrderDto
{
    public Guid Id { get; set; }
    public List<OrderLineDto> Lines { get; set; } = new();
    public decimal Total { get; private set; }
    public int Revision { get; set; }

    public void Add(OrderLineDto line)
    {
        Lines.Add(line);
        Total += line.Pieces * line.Price;
        Revision++;
    }
}
