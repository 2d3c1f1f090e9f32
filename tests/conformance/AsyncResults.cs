using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

namespace Conformance;

/// <summary>Operators of asynchronous sequences whose functions wait or take an index, sums among nulls, and what makes sequences of numbers.</summary>
public static class AsyncResults
{
    private static async IAsyncEnumerable<T> Of<T>(params T[] items)
    {
        foreach (T item in items)
        {
            await Task.CompletedTask;
            yield return item;
        }
    }

    private static async IAsyncEnumerable<T> Told<T>(Action<string> log, params T[] items)
    {
        foreach (T item in items)
        {
            await Task.CompletedTask;
            log("<" + item);
            yield return item;
        }
        log("end");
    }

    private static string All<T>(IAsyncEnumerable<T> source) => string.Join(",", source.ToListAsync().AsTask().Result) + ";";
    private static T Now<T>(ValueTask<T> task) => task.AsTask().Result;
    private static ValueTask<T> Later<T>(T value) => new(value);

    private static string Name<T>(Func<T> made)
    {
        try
        {
            return made() + " ";
        }
        catch (Exception error)
        {
            Exception inner = error is AggregateException several ? several.InnerException! : error;
            return inner.GetType().Name + (inner is ArgumentException argument ? ":" + argument.ParamName : "") + " ";
        }
    }

    public static string Flattened() =>
        All(Of(2, 0, 1).SelectMany((x, i) => Enumerable.Repeat(i, x))) + All(Of(2, 1).SelectMany((x, i) => Of(x, i))) + All(Of(2, 1).SelectMany((x, _) => Later((IEnumerable<int>)new[] { x, -x }))) + All(Of(2, 1).SelectMany((x, i, _) => Later((IEnumerable<string>)new[] { x + "/" + i }))) + All(Of("ab", "c").SelectMany(x => x))
        + All(Of("ab", "c").SelectMany(x => x, (x, c) => x + c)) + All(Of("ab", "c").SelectMany((x, i) => x + i, (x, c) => x + c)) + All(Of(1, 2).SelectMany(x => Of(x, 9), (x, y, _) => Later(x * y))) + All(Of(1, 2).SelectMany((x, i) => Of(x, i), (x, y, _) => Later(x + ":" + y)))
        + All(Of(1, 2).SelectMany((x, _) => Later(Enumerable.Range(0, x)), (x, y, _) => Later(x + ":" + y))) + All(Of(1, 2).SelectMany((x, i, _) => Later(Enumerable.Range(i, x)), (x, y, _) => Later(x + ":" + y)));

    public static string WhileTrue() =>
        All(Of(1, 2, 5, 1).TakeWhile((x, i) => x == i + 1)) + All(Of(1, 2, 5, 1).TakeWhile((x, _) => Later(x < 3))) + All(Of(1, 2, 5, 1).TakeWhile((x, i, _) => Later(x + i < 4))) + All(Of(1, 2, 5, 1).SkipWhile((x, i) => x == i + 1)) + All(Of(1, 2, 5, 1).SkipWhile((x, _) => Later(x < 3))) + All(Of(1, 2, 5, 1).SkipWhile((x, i, _) => Later(i < 1)))
        + All(Of<int>().SkipWhile((x, i) => true)) + All(Of<int>().TakeWhile((x, _) => Later(true)));

    public static string Aggregated() =>
        Now(Of(1, 2, 3).AggregateAsync((a, b, _) => Later(a * 10 + b))) + " " + Now(Of(1, 2, 3).AggregateAsync("s", (a, b) => a + b, a => a.Length)) + Now(Of(1, 2).AggregateAsync("s", (a, b, _) => Later(a + b), (a, _) => Later(a + "!"))) + Name(() => Now(Of<int>().AggregateAsync((a, b, _) => Later(a)))) + Now(Of<int>().AggregateAsync(7, (a, b) => a, a => a + 1))
        + All(Of(1, 2, 3, 4).AggregateBy(x => x % 2, 100, (a, x) => a + x)) + All(Of(1, 2, 3).AggregateBy(x => x % 2, key => key * 1000, (a, x) => a + x)) + All(Of("a", "B", "A").AggregateBy((x, _) => Later(x), 0, (a, x, _) => Later(a + 1), StringComparer.OrdinalIgnoreCase)) + All(Of(5, 6).AggregateBy((x, _) => Later(x), (key, _) => Later("k" + key), (a, x, _) => Later(a + x))) + Name(() => All(Of("x", null).AggregateBy(x => x!, 0, (a, x) => a)));

    public static string OrderOfAggregates()
    {
        string log = "";
        string text = All(Told(x => log += x, 1, 2, 3).AggregateBy(x => { log += "k" + x; return x % 2; }, key => { log += "s" + key; return 0; }, (a, x) => { log += "f" + x; return a + x; }));
        log += Name(() => Now(Told(x => log += x, int.MaxValue, 1, 2).SumAsync()));
        log += Name(() => Now(Told(x => log += x, long.MaxValue, 1, 2).AverageAsync()));
        return text + log;
    }

    public static string Sums() =>
        Now(Of<int?>(1, null, 5).SumAsync()) + " " + Now(Of<long?>(null, null).SumAsync()) + " " + Now(Of<double?>(0.1, null, 0.2).SumAsync()) + " " + Now(Of<float?>(16777216f, 1, 1).SumAsync()) + " " + Now(Of<decimal?>(1.10m, null, 2).SumAsync()) + " " + Now(Of<int?>().SumAsync()) + " " + Now(Of(16777216f, 1, 1).SumAsync()) + " " + Name(() => Now(Of<int?>(int.MaxValue, 1).SumAsync())) + Name(() => Now(Of<long?>(long.MinValue, -1).SumAsync())) + Now(Of(1.5m, 2.50m).SumAsync()) + Name(() => Now(Of(decimal.MaxValue, 1).SumAsync()));

    public static string Averages() =>
        Now(Of<int?>(1, null, 4).AverageAsync()) + " " + (Now(Of<int?>(null, null).AverageAsync()) == null) + Now(Of<long?>(1, 2).AverageAsync()) + " " + Now(Of<double?>(0.1, 0.2, null).AverageAsync()) + " " + Now(Of<float?>(16777216f, 1, 1).AverageAsync()) + " " + Now(Of<decimal?>(1, 2, 2).AverageAsync()) + " " + (Now(Of<decimal?>().AverageAsync()) == null) + Now(Of(1, 2).AverageAsync()) + Now(Of(long.MaxValue - 1, 1).AverageAsync()) + " " + Now(Of(0.1f, 0.2f).AverageAsync()) + Now(Of(1m, 2, 2).AverageAsync())
        + Name(() => Now(Of<int>().AverageAsync())) + Name(() => Now(Of<double>().AverageAsync())) + Name(() => Now(Of<long?>(long.MaxValue, 1).AverageAsync())) + Name(() => Now(Of(int.MaxValue, int.MaxValue).AverageAsync()));

    public static string Dictionaries() =>
        string.Join(",", Now(Of(KeyValuePair.Create("a", 1), KeyValuePair.Create("b", 2)).ToDictionaryAsync())) + string.Join(",", Now(Of(("a", 1), ("b", 2)).ToDictionaryAsync(StringComparer.OrdinalIgnoreCase))) + string.Join(",", Now(Of(1, 2).ToDictionaryAsync((x, _) => Later(-x)))) + string.Join(",", Now(Of(1, 2).ToDictionaryAsync((x, _) => Later(-x), (x, _) => Later("v" + x))))
        + Name(() => Now(Of(("a", 1), ("A", 2)).ToDictionaryAsync(StringComparer.OrdinalIgnoreCase)).Count) + Name(() => Now(Of<string?>("x", null).ToDictionaryAsync((x, _) => Later(x!))).Count);

    public static string Zipped() =>
        All(Of(1, 2, 3).Zip(Of("a", "b"), Of('x', 'y', 'z'))) + All(Of(1, 2).Zip(Of(10, 20), (x, y, _) => Later(x + y))) + All(Of<int>().Zip(Of(1), Of(2)));

    public static string OrderOfZip()
    {
        string log = "";
        return All(Told(x => log += x, 1, 2).Zip(Told(x => log += x, "a"), Told(x => log += x, 'x', 'y'))) + log;
    }

    public static string Numbers() =>
        All(AsyncEnumerable.Sequence(1, 10, 3)) + All(AsyncEnumerable.Sequence(5, 1, -2)) + All(AsyncEnumerable.Sequence(0.5, 2, 0.5)) + All(AsyncEnumerable.Sequence<byte>(250, 255, 2)) + All(AsyncEnumerable.Sequence(3, 3, 0)) + All(AsyncEnumerable.InfiniteSequence(1, 4).Take(4)) + All(AsyncEnumerable.InfiniteSequence((byte)200, (byte)50).Take(3)) + All(AsyncEnumerable.InfiniteSequence(1m, -0.5m).Take(3))
        + Name(() => AsyncEnumerable.Sequence(1, 0, 1)) + Name(() => AsyncEnumerable.Sequence(0, 1, -1)) + Name(() => AsyncEnumerable.Sequence(0, 1, 0)) + Name(() => AsyncEnumerable.Sequence(double.NaN, 1, 1)) + Name(() => AsyncEnumerable.Sequence(0, double.NaN, 1)) + Name(() => AsyncEnumerable.Sequence(0, 1, double.NaN));

    public static string Shuffled() => All(Of(1, 2, 3).Shuffle().Order()) + All(Of<int>().Shuffle()) + All(Of(1).Shuffle()) + Name(() => AsyncEnumerable.Shuffle<int>(null!));

    public static string Failures() =>
        Name(() => Of(1).SelectMany((Func<int, int, IEnumerable<int>>)null!)) + Name(() => AsyncEnumerable.SelectMany<int, int>(null!, (x, i) => Of(x))) + Name(() => Of(1).SelectMany(x => "a", (Func<int, char, int>)null!)) + Name(() => Of(1).SelectMany((Func<int, string>)null!, (x, y) => x)) + Name(() => Of(1).TakeWhile((Func<int, int, bool>)null!)) + Name(() => Of(1).SkipWhile((Func<int, CancellationToken, ValueTask<bool>>)null!)) + Name(() => Of(1).AggregateAsync((Func<int, int, CancellationToken, ValueTask<int>>)null!))
        + Name(() => Of(1).AggregateAsync(0, (a, b) => a, (Func<int, int>)null!)) + Name(() => Of(1).AggregateBy<int, int, int>(x => x, seedSelector: null!, (a, b) => a)) + Name(() => Of(1).Zip(Of(2), (IAsyncEnumerable<int>)null!)) + Name(() => AsyncEnumerable.SumAsync((IAsyncEnumerable<int?>)null!)) + Name(() => AsyncEnumerable.ToDictionaryAsync((IAsyncEnumerable<(int, int)>)null!)) + Name(() => Of(1).ToDictionaryAsync((x, _) => Later(x), (Func<int, CancellationToken, ValueTask<int>>)null!))
        + Name(() => All(Of(1).SelectMany((x, i) => (IEnumerable<int>)null!))) + Name(() => All(Of(1).SelectMany((x, i, _) => x == 1 ? throw new FormatException() : Later((IEnumerable<int>)null!))));

    public static string Cancelled()
    {
        var cancelled = new CancellationToken(true);
        using var source = new CancellationTokenSource();
        return Name(() => Of(1).TakeWhile((x, token) => Later(token == source.Token)).ToListAsync(source.Token).AsTask().Result.Count) + Name(() => Of(1).SelectMany((x, i, token) => Later((IEnumerable<bool>)new[] { token == source.Token })).ToListAsync(source.Token).AsTask().Result[0]) + Name(() => Now(Of(1).AggregateAsync(false, (a, x, token) => Later(token == source.Token), (a, token) => Later(a && token == source.Token), source.Token)))
            + Name(() => Now(Of<int?>(1).SumAsync(cancelled))) + Name(() => Now(Of(1).ToDictionaryAsync((x, token) => Later(token == cancelled), null, cancelled)).ContainsKey(true));
    }

    private static async IAsyncEnumerable<int> Waiting(TaskCompletionSource gate)
    {
        yield return 1;
        await gate.Task;
        yield return 2;
    }

    public static string WithOthers()
    {
        var gate = new TaskCompletionSource();
        ValueTask<int> sum = Waiting(gate).SelectMany((x, i) => new[] { x, i }).TakeWhile((x, _) => Later(x < 9)).AggregateAsync(0, (a, x) => a * 10 + x, a => a + 5);
        Thread other = new(() => gate.SetResult());
        other.Start();
        return Now(sum) + "";
    }
}
