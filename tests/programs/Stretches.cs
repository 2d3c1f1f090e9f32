// Long stretches of code that nobody else can notice.
#nullable disable warnings
using System;
using System.Diagnostics;
using System.Threading;

namespace Programs;

[AttributeUsage(AttributeTargets.Method)]
public sealed class ConcurrencyTestAttribute : Attribute { }

public static class LongSums
{
    static int total;

    static int Sum(int n)
    {
        int sum = 0;
        for (int i = 0; i < n; i++) sum += i;
        return sum;
    }

    static int Go(Action<int> add)
    {
        total = 0;
        var a = new Thread(() => add(Sum(700)));
        var b = new Thread(() => add(Sum(900)));
        a.Start(); b.Start(); a.Join(); b.Join();
        Debug.Assert(total == 649200);
        return total;
    }

    [ConcurrencyTest]
    public static int X_Wrong() => Go(n => total += n);

    [ConcurrencyTest]
    public static int X_Right() => Go(n => Interlocked.Add(ref total, n));
}

public static class LongRecursions
{
    static int total;

    static int Fib(int n) => n < 2 ? n : Fib(n - 1) + Fib(n - 2);

    static int Go(Action<int> add)
    {
        total = 0;
        var a = new Thread(() => add(Fib(9)));
        var b = new Thread(() => add(Fib(10)));
        a.Start(); b.Start(); a.Join(); b.Join();
        Debug.Assert(total == 89);
        return total;
    }

    [ConcurrencyTest]
    public static int X_Wrong() => Go(n => total += n);

    [ConcurrencyTest]
    public static int X_Right() => Go(n => Interlocked.Add(ref total, n));
}

public static class LongLoop
{
    static int total;

    static int Go(int end)
    {
        var a = new Thread(() =>
        {
            int sum = 0;
            for (int i = 0; i < end; i++) sum ^= i;
            total = sum;
        });
        a.Start();
        a.Join();
        Debug.Assert(total == 0);
        return total;
    }

    [ConcurrencyTest]
    public static int X_Wrong() => Go(2001);

    [ConcurrencyTest]
    public static int X_Right() => Go(2000);
}
