// Both withdrawals see enough money in `Balance`, which lets go of the lock before they take it again.
using System;
using System.Diagnostics;
using System.Threading.Tasks;

namespace Bank;

public sealed class SavingsAccount
{
    private readonly object gate = new();
    private decimal balance;

    public SavingsAccount(decimal balance) => this.balance = balance;

    public decimal Balance
    {
        get
        {
            lock (gate)
                return balance;
        }
    }

    public bool TryWithdraw(decimal amount)
    {
        if (Balance < amount) // MAY linearizability
            return false;
        lock (gate)
        {
            balance -= amount; // MAY linearizability
            return true;
        }
    }
}

public static class Program
{
    public static void Main()
    {
        var account = new SavingsAccount(100m);
        var rent = Task.Run(() => account.TryWithdraw(80m));
        var food = Task.Run(() => account.TryWithdraw(50m));
        Task.WaitAll(rent, food);
        Debug.Assert(account.Balance >= 0m); // HERE assertion
        Console.WriteLine(account.Balance);
    }
}
