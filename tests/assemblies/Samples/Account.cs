using System.Diagnostics;
using System.Threading;

namespace Samples;

/// <summary>A bank account that two clerks serve at once. <see cref="Withdraw"/> checks, then acts.</summary>
public sealed class Account(int balance)
{
    private int balance = balance;

    public int Balance => balance;

    public void Deposit(int amount) => balance += amount;

    public bool Withdraw(int amount)
    {
        if (balance < amount)
            return false;
        balance -= amount;
        return true;
    }
}

public static class AccountTests
{
    /// <summary>Both withdrawals may pass the check before either takes the money.</summary>
    [ConcurrencyTest]
    public static int TwoWithdrawals()
    {
        var account = new Account(100);
        var first = new Thread(() => account.Withdraw(70));
        var second = new Thread(() => account.Withdraw(70));
        first.Start();
        second.Start();
        first.Join();
        second.Join();
        Debug.Assert(account.Balance >= 0);
        return account.Balance;
    }

    /// <summary>A deposit may be lost: reading and writing the balance are two steps.</summary>
    [ConcurrencyTest]
    public static int TwoDeposits()
    {
        var account = new Account(0);
        var other = new Thread(() => account.Deposit(10));
        other.Start();
        account.Deposit(5);
        other.Join();
        Debug.Assert(account.Balance == 15);
        return account.Balance;
    }
}
