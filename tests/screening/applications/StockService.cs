// Two orders read the stock, wait for the payment, and write what they have computed from the old stock.
using System;
using System.Threading;
using System.Threading.Tasks;

namespace Shop.Stock;

public interface IPayments
{
    Task PayAsync(decimal amount);
}

public class NoPayments : IPayments
{
    public Task PayAsync(decimal amount) => Task.Delay(1);
}

public class StockService
{
    private readonly IPayments payments;
    private int stock;

    public StockService(IPayments payments, int stock)
    {
        this.payments = payments;
        this.stock = stock;
    }

    public int Stock => stock;

    public async Task OrderAsync(int pieces)
    {
        var left = stock - pieces; // MAY lost-update
        await payments.PayAsync(9.95m * pieces);
        stock = left; // HERE lost-update
    }
}

public static class Program
{
    public static async Task Main()
    {
        var service = new StockService(new NoPayments(), 10);
        await Task.WhenAll(service.OrderAsync(1), service.OrderAsync(2));
        Console.WriteLine(service.Stock);
    }
}
