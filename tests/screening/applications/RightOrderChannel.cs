// Only the reader of the channel touches the total; the writers hand orders over.
using System;
using System.Threading.Channels;
using System.Threading.Tasks;

namespace Orders.Pipeline;

public sealed record Order(int Id, decimal Price);

public class OrderPipeline
{
    private readonly Channel<Order> orders = Channel.CreateUnbounded<Order>();
    private readonly Task reader;
    private decimal total;

    public OrderPipeline()
    {
        reader = Task.Run(RunAsync);
    }

    public bool Send(Order order) => orders.Writer.TryWrite(order);

    public async Task<decimal> CompleteAsync()
    {
        orders.Writer.TryComplete();
        await reader;
        return total;
    }

    private async Task RunAsync()
    {
        await foreach (var order in orders.Reader.ReadAllAsync())
            total += order.Price;
    }
}

public static class Program
{
    public static async Task Main()
    {
        var pipeline = new OrderPipeline();
        pipeline.Send(new Order(1, 10m));
        pipeline.Send(new Order(2, 5m));
        Console.WriteLine(await pipeline.CompleteAsync());
    }
}
