// The balance is compared and changed in one critical section.
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
        lock (gate)
        {
            if (balance < amount)
                return false;
            balance -= amount;
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
        Debug.Assert(account.Balance >= 0m);
        Console.WriteLine(account.Balance);
    }
}
