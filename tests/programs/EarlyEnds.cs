// A part of a parallel query that fails, or that finds what is looked for, ends the others; so does a token.
#nullable disable warnings
using System;
using System.Diagnostics;
using System.Linq;
using System.Threading;

namespace Programs;

[AttributeUsage(AttributeTargets.Method)]
public sealed class ConcurrencyTestAttribute : Attribute { }

public static class FailingQuery
{
    static int Fails(int item) => item == 1 ? throw new FormatException() : item;

    // What the second part does depends on whether the first has failed by then.
    static int SecondPart(Action<ParallelQuery<int>, Action> run)
    {
        int second = 0;
        try
        {
            run(new[] { 1, 2 }.AsParallel().Select(Fails), () => second = 1);
        }
        catch (AggregateException all)
        {
            if (all.InnerExceptions.Count != 1) throw;
        }
        Debug.Assert(second == 1);
        return second;
    }

    [ConcurrencyTest] public static int ForAll_Wrong() => SecondPart((query, seen) => query.ForAll(_ => seen()));
    [ConcurrencyTest] public static int Where_Wrong() => SecondPart((query, seen) => query.Where(_ => { seen(); return true; }).ToArray());
    [ConcurrencyTest] public static int SelectMany_Wrong() => SecondPart((query, seen) => query.SelectMany(_ => { seen(); return new[] { 1 }; }).ToArray());
    [ConcurrencyTest] public static int Any_Wrong() => SecondPart((query, seen) => query.Any(_ => { seen(); return false; }));

    [ConcurrencyTest]
    public static int Aggregate_Wrong() =>
        SecondPart((query, seen) => query.Aggregate(() => 0, (sum, item) => { seen(); return sum + item; }, (a, b) => a + b, sum => sum));

    // Select asks nobody: its function is called once in each part.
    [ConcurrencyTest] public static int Select_Right() => SecondPart((query, seen) => query.Select(item => { seen(); return item; }).ToArray());
    [ConcurrencyTest] public static int Sum_Right() => SecondPart((query, seen) => query.Sum(item => { seen(); return item; }));

    // Both may fail, or one of them alone.
    [ConcurrencyTest]
    public static int BothFail_Wrong()
    {
        try
        {
            new[] { 1, 2 }.AsParallel().ForAll(_ => throw new FormatException());
            return 0;
        }
        catch (AggregateException all)
        {
            Debug.Assert(all.InnerExceptions.Count == 2);
            return all.InnerExceptions.Count;
        }
    }

    [ConcurrencyTest]
    public static int BothSelected_Right()
    {
        try
        {
            new[] { 1, 2 }.AsParallel().Select<int, int>(_ => throw new FormatException()).ToArray();
            return 0;
        }
        catch (AggregateException all)
        {
            Debug.Assert(all.InnerExceptions.Count == 2);
            return all.InnerExceptions.Count;
        }
    }
}

public static class FoundByQuery
{
    static int Asked(Func<ParallelQuery<int>, Action<int>, bool> run)
    {
        int asked = 0;
        bool found = run(new[] { 1, 2 }.AsParallel(), item => Interlocked.Add(ref asked, item));
        if (!found) throw new InvalidOperationException();
        Debug.Assert(asked == 3);
        return asked;
    }

    [ConcurrencyTest] public static int Any_Wrong() => Asked((query, ask) => query.Any(item => { ask(item); return true; }));
    [ConcurrencyTest] public static int All_Wrong() => Asked((query, ask) => !query.All(item => { ask(item); return false; }));
    [ConcurrencyTest] public static int First_Right() => Asked((query, ask) => query.First(item => { ask(item); return true; }) > 0);
}

public static class CanceledQuery
{
    [ConcurrencyTest]
    public static int Where_Wrong()
    {
        int passed = 0;
        using var source = new CancellationTokenSource();
        try
        {
            new[] { 1, 2 }.AsParallel().WithCancellation(source.Token)
                .Select(item => { if (item == 1) source.Cancel(); return item; })
                .Where(item => { passed = item; return true; }).ToArray();
            return -1;
        }
        catch (OperationCanceledException)
        {
            Debug.Assert(passed == 2);
            return passed;
        }
    }
}
