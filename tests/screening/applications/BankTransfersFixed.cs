// Both transfers lock the account with the lower number first.
using System.Threading;

namespace Bank.Transfers;

public sealed class Account(int number, decimal balance)
{
    public object Gate { get; } = new();
    public int Number { get; } = number;
    public decimal Balance { get; set; } = balance;
}

public static class Transfers
{
    public static void Transfer(Account from, Account to, decimal amount)
    {
        var (first, second) = from.Number < to.Number ? (from, to) : (to, from);
        lock (first.Gate)
        lock (second.Gate)
        {
            from.Balance -= amount;
            to.Balance += amount;
        }
    }
}

public static class Program
{
    public static void Main()
    {
        var salary = new Account(1, 100m);
        var savings = new Account(2, 50m);
        var monthly = new Thread(() => Transfers.Transfer(salary, savings, 20m));
        var refund = new Thread(() => Transfers.Transfer(savings, salary, 10m));
        monthly.Start();
        refund.Start();
        monthly.Join();
        refund.Join();
    }
}
