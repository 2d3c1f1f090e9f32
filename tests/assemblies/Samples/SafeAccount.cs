using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

namespace Samples;

/// <summary>The same account, guarded by a lock.</summary>
public sealed class SafeAccount(int balance)
{
    private readonly object gate = new();
    private int balance = balance;

    public int Balance
    {
        get { lock (gate) return balance; }
    }

    public bool Withdraw(int amount)
    {
        lock (gate)
        {
            if (balance < amount)
                return false;
            balance -= amount;
            return true;
        }
    }

    /// <summary>Takes the locks in the order of its arguments: two opposite transfers may wait for each other.</summary>
    public static void Transfer(SafeAccount from, SafeAccount to, int amount)
    {
        lock (from.gate)
        lock (to.gate)
        {
            from.balance -= amount;
            to.balance += amount;
        }
    }
}

public static class SafeAccountTests
{
    [ConcurrencyTest]
    public static int TwoWithdrawals()
    {
        var account = new SafeAccount(100);
        var first = new Thread(() => account.Withdraw(70));
        var second = new Thread(() => account.Withdraw(70));
        first.Start();
        second.Start();
        first.Join();
        second.Join();
        Debug.Assert(account.Balance == 30);
        return account.Balance;
    }

    [ConcurrencyTest]
    public static (int, int) OppositeTransfers()
    {
        SafeAccount mine = new(10), yours = new(10);
        var other = new Thread(() => SafeAccount.Transfer(mine, yours, 3));
        other.Start();
        SafeAccount.Transfer(yours, mine, 5);
        other.Join();
        return (mine.Balance, yours.Balance);
    }

    /// <summary>An asynchronous method is awaited to its end.</summary>
    [ConcurrencyTest]
    public static async Task<int> WithdrawTwiceAsync()
    {
        var account = new SafeAccount(100);
        var first = WithdrawAsync(account, 40);
        var second = WithdrawAsync(account, 40);
        bool both = await first & await second;
        Debug.Assert(both);
        return account.Balance;
    }

    private static async Task<bool> WithdrawAsync(SafeAccount account, int amount)
    {
        await Task.Yield();
        return account.Withdraw(amount);
    }
}
