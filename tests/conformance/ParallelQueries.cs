using System;
using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Generic;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

#nullable disable
#pragma warning disable

namespace Conformance;

public static class ParallelQueries
{
    static int n;
    static string J<T>(IEnumerable<T> s) => string.Join(",", s);
    static string Try(Func<object> f) { try { return f()?.ToString() ?? "null"; } catch (Exception e) { return e.GetType().Name + ":" + e.Message; } }
    public static string PlinqBasic() => J(Enumerable.Range(1, 10).AsParallel().AsOrdered().Where(x => x % 2 == 0).Select(x => x * x)) + Enumerable.Range(1, 100).AsParallel().Sum() + Enumerable.Range(1, 10).AsParallel().Max() + Enumerable.Range(0, 10).AsParallel().Count(x => x > 4);
    public static string PlinqForAll() { var bag = new ConcurrentBag<int>(); Enumerable.Range(0, 4).AsParallel().ForAll(x => bag.Add(x)); return J(bag.OrderBy(x => x)); }
    public static string PlinqException() { try { Enumerable.Range(0, 3).AsParallel().Select(x => x == 1 ? throw new InvalidOperationException("x") : x).ToList(); return "no"; } catch (AggregateException e) { return e.InnerExceptions.Count + e.InnerException.GetType().Name; } }
    public static string PlinqDict() => J(Enumerable.Range(0, 4).AsParallel().ToDictionary(x => x, x => x * x).OrderBy(p => p.Key).Select(p => p.Value)) + J(Enumerable.Range(0, 4).AsParallel().AsOrdered().Zip(Enumerable.Range(4, 4).AsParallel().AsOrdered(), (a, b) => a * b)) + J(Enumerable.Range(0, 4).AsParallel().AsSequential().Reverse()) + Enumerable.Range(1, 4).AsParallel().Average() + Enumerable.Range(1, 4).AsParallel().AsOrdered().First() + J(Enumerable.Range(1, 4).AsParallel().AsOrdered().Take(2).Concat(Enumerable.Range(8, 1).AsParallel().AsOrdered()));
    public static int SideOk() { n = 0; Enumerable.Range(0, 4).AsParallel().ForAll(x => Interlocked.Add(ref n, x)); return n; }
    public static int Big() => Enumerable.Range(0, 200).AsParallel().Where(x => x % 3 == 0).Select(x => x * 2).Sum();
    public static string Ex() { try { new[] { 0, 0 }.AsParallel().Select(x => 1 / x).ToArray(); return "no"; } catch (AggregateException e) { return e.InnerExceptions.Count > 0 ? e.InnerExceptions[0].GetType().Name : ""; } }
    public static string First() { try { return new int[0].AsParallel().First().ToString(); } catch (Exception e) { return e.GetType().Name; } }
    public static string Cancel() { var c = new CancellationTokenSource(); c.Cancel(); try { return new[] { 1, 2 }.AsParallel().WithCancellation(c.Token).Select(x => x).ToArray().Length + ""; } catch (Exception e) { return e.GetType().Name; } }
    public static string Query() => J(from x in Enumerable.Range(1, 6).AsParallel().AsOrdered() where x > 2 let y = x * x orderby y descending select x + y) + J(from x in new[] { 1, 2 }.AsParallel().AsOrdered() from y in new[] { 3, 4 } select x * y) + J((from x in new[] { 1, 2 }.AsParallel() join y in new[] { 2, 3 }.AsParallel() on x equals y select x));
    public static string KeyEx() { try { foreach (var x in new[] { 1, 2 }.AsParallel().OrderBy<int, int>(x => throw new ArithmeticException())) { } return "n"; } catch (Exception e) { return e.GetType().Name + e.InnerException?.GetType().Name; } }
    public static string Fe() { int t = 0; foreach (var x in Enumerable.Range(0, 10).AsParallel().Select(x => x * 2)) t += x; return "" + t + ParallelEnumerable.Repeat(2, 3).Aggregate((a, b) => a * b) + Enumerable.Range(0, 5).AsParallel().Aggregate(() => 0, (a, x) => a + x, (a, b) => a + b, a => a) + Enumerable.Range(0, 5).AsParallel().MinBy(x => -x); }
    public static string OrderedTooLate() => Try(() => new[] { 1, 2 }.AsParallel().Select(x => x).AsOrdered().Count()) + Try(() => new[] { 1, 2 }.AsParallel().AsOrdered().AsOrdered().Count()) + Try(() => new[] { 1, 2 }.AsParallel().AsUnordered().AsOrdered().Count()) + Try(() => new[] { 1, 2 }.AsParallel().WithDegreeOfParallelism(2).AsOrdered().Count()) + Try(() => ParallelEnumerable.Empty<int>().AsOrdered().Count());
    public static string OrderedInTime() => Try(() => new[] { 1, 2 }.AsParallel().AsOrdered().Count()) + Try(() => ParallelEnumerable.Range(0, 2).AsOrdered().Count()) + Try(() => ParallelEnumerable.Repeat(1, 2).AsOrdered().Count()) + Try(() => ((System.Collections.IEnumerable)new object[] { 1, 2 }).AsParallel().AsOrdered().Cast<int>().Count()) + Try(() => new[] { 1, 2 }.AsParallel().Select(x => x).AsSequential().AsParallel().AsOrdered().Count());
    public static bool SharedRandom() => ReferenceEquals(Random.Shared, Random.Shared);
}
