using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

namespace Conformance;

/// <summary>Operators of asynchronous sequences that group, join and order, and those of sets.</summary>
public static class AsyncOperators
{
    private static async IAsyncEnumerable<T> Of<T>(params T[] items)
    {
        foreach (T item in items)
        {
            await Task.CompletedTask;
            yield return item;
        }
    }

    private static string All<T>(IAsyncEnumerable<T> source) => string.Join(",", source.ToListAsync().AsTask().Result) + ";";

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

    private static ValueTask<T> Later<T>(T value) => new(value);

    public static string Ordered() =>
        All(Of(3, 1, 2).OrderBy(x => x)) + All(Of(3, 1, 2).OrderByDescending(x => x)) + All(Of("bb", "a", "cc", "c").OrderBy(x => x.Length).ThenByDescending(x => x)) + All(Of("B", "a", "b").Order(StringComparer.OrdinalIgnoreCase)) + All(Of(2, 3, 1).OrderDescending())
        + All(Of(13, 21, 11, 23).OrderBy((x, _) => Later(x % 10)).ThenBy((x, _) => Later(-x))) + All(Of<int>().OrderBy(x => x)) + All(Of("x", null, "a").OrderBy(x => x)) + All(Of(1, 2, 3, 4).OrderBy(x => x % 2).ThenBy(x => -x).Select(x => x * 10));

    public static string OrderOfCalls()
    {
        string log = "";
        string text = All(Of(2, 1).OrderBy(x =>
        {
            log += "k" + x;
            return 0;
        }).ThenBy(x =>
        {
            log += "t" + x;
            return x;
        }));
        return text + log;
    }

    public static string Grouped() =>
        All(Of(1, 2, 3, 4, 5).GroupBy(x => x % 2).Select(g => g.Key + ":" + string.Join("+", g))) + All(Of("a", "B", "A").GroupBy(x => x, x => x + "!", StringComparer.OrdinalIgnoreCase).Select(g => g.Key + string.Concat(g))) + All(Of(1, 2, 3).GroupBy(x => x % 2, (key, items) => key + "=" + items.Sum())) + All(Of(1, 2, 3).GroupBy(x => x % 2, x => x * 10, (key, items) => key + "=" + items.Sum()))
        + All(Of(1, 2, 3).GroupBy((x, _) => Later(x > 1)).Select(g => g.Key)) + All(Of(5, 5, 6).CountBy(x => x)) + string.Join(",", Of(1, 2, 3).ToLookupAsync(x => x % 2).AsTask().Result[1]) + Of(1, 2).ToLookupAsync(x => x, x => "v" + x).AsTask().Result.Count + All(Of("a", null, "b", null).GroupBy(x => x).Select(g => g.Count()));

    public static string Joined() =>
        All(Of(1, 2, 3).Join(Of(12, 23, 22), x => x, y => y / 10, (x, y) => x + "-" + y)) + All(Of(1, 2).LeftJoin(Of(22), x => x, y => y / 10, (x, y) => x + "-" + y)) + All(Of(1, 2).RightJoin(Of(22, 31), x => x, y => y / 10, (x, y) => x + "-" + y)) + All(Of(1, 2).GroupJoin(Of(22, 21), x => x, y => y / 10, (x, ys) => x + ":" + ys.Count()))
        + All(Of("a", null).Join(Of("A", null), x => x, y => y, (x, y) => x + y, StringComparer.OrdinalIgnoreCase)) + All(Of(1, 2).Join(Of(1, 1), (x, _) => Later(x), (y, _) => Later(y), (x, y, _) => Later(x + y))) + All(Of("x", null).LeftJoin(Of("x", null), x => x, y => y, (x, y) => x + "/" + y));

    public static string Sets() =>
        All(Of(1, 2, 2, 3).Union(Of(3, 4, 1))) + All(Of(1, 2, 2, 3).Except(Of(3))) + All(Of(1, 2, 2, 3).Intersect(Of(2, 3, 9))) + All(Of(11, 21, 12).DistinctBy(x => x % 10)) + All(Of(11, 22).UnionBy(Of(31, 43), x => x % 10)) + All(Of(11, 22, 32).ExceptBy(Of(1), x => x % 10)) + All(Of(11, 22, 32).IntersectBy(Of(2), x => x % 10)) + All(Of("a", "B").Union(Of("A", "c"), StringComparer.OrdinalIgnoreCase)) + All(Of(1, 12).DistinctBy((x, _) => Later(x % 10)));

    public static string Parts() =>
        All(Of(1, 2, 3, 4).SkipLast(1)) + All(Of(1, 2, 3, 4).TakeLast(2)) + All(Of(1, 2, 3, 4).Take(1..3)) + All(Of(1, 2, 3, 4).Take(^2..)) + All(Of(1, 2).SkipLast(-1)) + All(Of(1, 2).TakeLast(0)) + Of(1, 2, 3).ElementAtAsync(^1).AsTask().Result + Of(1, 2, 3).ElementAtOrDefaultAsync(7).AsTask().Result + Of(1, 2, 3).ElementAtOrDefaultAsync(^3).AsTask().Result + Of("aa", "b").MaxByAsync(x => x.Length).AsTask().Result + Of("aa", "b").MinByAsync((x, _) => Later(x.Length)).AsTask().Result
        + Name(() => Of(1).ElementAtAsync(^2).AsTask().Result) + Name(() => Of<int>().MaxByAsync(x => x).AsTask().Result) + Name(() => Of<string>().MinByAsync(x => x).AsTask().Result ?? "null") + Of(1).ElementAtOrDefaultAsync(-1).AsTask().Result;

    public static string Failures() =>
        Name(() => AsyncEnumerable.OrderBy<int, int>(null!, x => x)) + Name(() => Of(1).OrderBy((Func<int, int>)null!)) + Name(() => Of(1).GroupBy((Func<int, int>)null!)) + Name(() => Of(1).Union(null!)) + Name(() => Of(1).Join(Of(2), x => x, x => x, (Func<int, int, int>)null!)) + Name(() => Of(1).ThenByOf(null!) != null) + Name(() => All(Of(1, 2).OrderBy(x => x == 2 ? throw new FormatException() : x))) + Name(() => All(Of<object>(new object(), new object()).Order()));

    private static object ThenByOf(this IAsyncEnumerable<int> source, Func<int, int> key) => source.OrderBy(x => x).ThenBy(key);

    public static string Cancelled()
    {
        var cancelled = new CancellationToken(true);
        return Name(() => Of(1).OrderBy((x, token) => Later(token.CanBeCanceled)).ToListAsync(cancelled).AsTask().Result.Count) + Name(() => Of(1, 2).GroupBy((x, token) => Later(token == cancelled)).Select(g => g.Key).ToListAsync(cancelled).AsTask().Result[0]);
    }
}
