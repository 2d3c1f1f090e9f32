using System;
using System.Diagnostics;
using System.Threading.Tasks;

public class ConcurrencyTestAttribute : Attribute
{
}

public class Rethrown
{
    private int used;

    private void Use()
    {
        var before = used;
        used = before + 1;
        if (used != before + 1)
        {
            throw new InvalidOperationException("it was used by another thread");
        }
    }

    private void UseAndLog()
    {
        try
        {
            Use();
        }
        catch (InvalidOperationException)
        {
            Trace.WriteLine("in use");
            throw;
        }
    }

    [ConcurrencyTest]
    public static void ByAWait()
    {
        var shared = new Rethrown();
        Task.WaitAll(Task.Run(shared.Use), Task.Run(shared.Use));
    }

    [ConcurrencyTest]
    public static void ByThrowItself()
    {
        var shared = new Rethrown();
        var other = Task.Run(shared.UseAndLog);
        shared.UseAndLog();
        other.Wait();
    }

    [ConcurrencyTest]
    public static async Task ByAnAwait()
    {
        var shared = new Rethrown();
        await Task.WhenAll(Task.Run(shared.UseAndLog), Task.Run(shared.Use));
    }

    [ConcurrencyTest]
    public static void ByAParallelCall()
    {
        var shared = new Rethrown();
        Parallel.Invoke(shared.Use, shared.UseAndLog);
    }

    [ConcurrencyTest]
    public static void ByTheCaller()
    {
        var shared = new Rethrown();
        var other = Task.Run(shared.Use);
        try
        {
            other.Wait();
            shared.used = 7;
            Task.WaitAll(Task.Run(shared.Use), Task.Run(shared.Use));
        }
        catch (AggregateException)
        {
            throw new ApplicationException("the caller says so");
        }
    }
}
