using System;
using System.Threading;
using System.Threading.Tasks;
using NUnit.Framework;
using NUnit.Framework.Internal;

public class Contexts
{
    public static (int, int) OfThreads()
    {
        int first = 0, second = 0;
        var other = new Thread(() => second = TestExecutionContext.CurrentContext.Number);
        other.Start();
        first = TestExecutionContext.CurrentContext.Number;
        other.Join();
        return (first, second);
    }

    public static async Task<int> OfTasks() => await Task.Run(() => TestExecutionContext.CurrentContext.Number);
}

public class Asserted
{
    private static int total;

    public static int InThreads()
    {
        total = 0;
        var other = new Thread(Add);
        other.Start();
        Add();
        other.Join();
        return total;
    }

    private static void Add()
    {
        int now = Interlocked.Increment(ref total);
        Assert.That(now > 0);
        Assert.That(now < 3);
    }

    public static void Passes() => Assert.Pass();

    public static async Task PassesLater()
    {
        await Task.Yield();
        Assert.Pass();
    }

    public static void PassesElsewhere()
    {
        var other = new Thread(Passes);
        other.Start();
        other.Join();
    }

    public static void Fails() => Assert.That(total != 0);
}

public class Plain
{
    private static int total;

    public static int InThreads()
    {
        total = 0;
        var other = new Thread(Add);
        other.Start();
        Add();
        other.Join();
        return total;
    }

    private static void Add()
    {
        int now = Interlocked.Increment(ref total);
        if (now <= 0) throw new InvalidOperationException();
        if (now >= 3) throw new InvalidOperationException();
    }
}
