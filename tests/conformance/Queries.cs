using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;
using System.Text;

#nullable disable
#pragma warning disable

namespace Conformance;

public static class Queries
{
    static string J<T>(IEnumerable<T> e) => string.Join(",", e);
    record P(string N, int A, string C);
    static List<P> Ps = [new("Ann", 30, "UK"), new("Bob", 25, "US"), new("Cid", 35, "UK"), new("Dee", 25, "FR"), new("Eve", 30, "US")];
    public static string Where1() => J(Enumerable.Range(1, 10).Where(x => x % 2 == 0).Where((x, i) => i % 2 == 0));
    public static string Select1() => J(new[] { 1, 2 }.Select((x, i) => x * 10 + i)) + J("ab".SelectMany(c => new[] { c, c })) + J(new[] { 1, 2 }.SelectMany((x, i) => Enumerable.Repeat(i, x), (x, y) => x + ":" + y));
    public static string Order1() => J(Ps.OrderBy(p => p.A).ThenByDescending(p => p.N).Select(p => p.N)) + J(Ps.OrderByDescending(p => p.C).ThenBy(p => p.A).Select(p => p.N)) + J(new[] { 3, 1, 2 }.Order()) + J(new[] { 3, 1, 2 }.OrderDescending()) + J(new[] { "b", "A" }.OrderBy(x => x, StringComparer.OrdinalIgnoreCase)) + J(new[] { 1, 2, 3 }.Reverse());
    public static string Group1() => string.Join(";", Ps.GroupBy(p => p.C).Select(g => g.Key + g.Count() + J(g.Select(p => p.N)))) + string.Join(";", Ps.GroupBy(p => p.A, p => p.N, (k, v) => k + "=" + J(v))) + string.Join(";", Ps.ToLookup(p => p.C)["UK"].Select(p => p.N)) + Ps.ToLookup(p => p.A).Count + J(Ps.CountBy(p => p.C)) + J(Ps.AggregateBy(p => p.C, 0, (a, p) => a + p.A));
    public static string Join1() => string.Join(";", Ps.Join(new[] { ("UK", 1), ("US", 2) }, p => p.C, c => c.Item1, (p, c) => p.N + c.Item2)) + string.Join(";", new[] { "UK", "DE" }.GroupJoin(Ps, c => c, p => p.C, (c, ps) => c + ps.Count())) + string.Join(";", new[] { "UK", "DE" }.LeftJoin(Ps, c => c, p => p.C, (c, p) => c + (p?.N ?? "-"))) + string.Join(";", new[] { "UK", "DE" }.RightJoin(Ps, c => c, p => p.C, (c, p) => (c ?? "-") + p.N)) + J(new[] { 1, 2, 3 }.Zip(new[] { "a", "b" })) + J(new[] { 1, 2 }.Zip([3, 4], (a, b) => a * b)) + J(new[] { 1 }.Zip([2], [3]));
    public static string Set1() => J(new[] { 1, 2, 2, 3 }.Distinct()) + J(new[] { 1, 2 }.Union([2, 3])) + J(new[] { 1, 2, 2, 3 }.Intersect([2, 3, 4])) + J(new[] { 1, 2, 3, 1 }.Except([2])) + J(Ps.DistinctBy(p => p.C).Select(p => p.N)) + J(Ps.ExceptBy(["UK"], p => p.C).Select(p => p.N)) + J(new[] { "a", "A" }.Distinct(StringComparer.OrdinalIgnoreCase)) + J(Ps.UnionBy(Ps, p => p.A).Select(p => p.N)) + J(Ps.IntersectBy([25], p => p.A).Select(p => p.N));
    public static string Agg1() => Enumerable.Range(1, 5).Sum() + " " + Enumerable.Range(1, 5).Aggregate((a, b) => a * b) + " " + new[] { 1.5, 2.5 }.Average() + " " + Ps.Max(p => p.A) + Ps.MinBy(p => p.A).N + Ps.MaxBy(p => p.A).N + new[] { "z", "a" }.Min() + Ps.Count(p => p.A > 26) + Ps.LongCount() + Ps.Any(p => p.A > 40) + Ps.All(p => p.A > 20) + Enumerable.Range(1, 3).Aggregate(10, (a, b) => a - b, a => a * 2) + new int?[] { 1, null, 3 }.Sum() + new int?[] { null }.Max() + new decimal[] { 1.5m, 2 }.Sum() + new[] { 1, 2 }.Average() + new[] { 1f, 2f }.Sum() + new long[] { 5, 6 }.Max() + Ps.Average(p => p.A) + new[] { double.NaN, 1 }.Min() + new[] { double.NaN, 1 }.Max();
    public static string Elem1() => new[] { 1, 2, 3 }.First() + "" + new[] { 1, 2, 3 }.Last(x => x < 3) + new int[0].FirstOrDefault() + new int[0].FirstOrDefault(9) + new[] { 5 }.Single() + new int[0].SingleOrDefault(7) + new[] { 1, 2 }.ElementAt(^1) + new[] { 1 }.ElementAtOrDefault(5) + new[] { 1, 2, 3 }.LastOrDefault(x => x > 5) + new string[0].LastOrDefault() + J(new int[0].DefaultIfEmpty(4)) + J(new int[0].DefaultIfEmpty());
    public static string Part1() { var a = Enumerable.Range(1, 10); return J(a.Take(3)) + J(a.Skip(8)) + J(a.TakeWhile(x => x < 4)) + J(a.SkipWhile(x => x < 9)) + J(a.TakeLast(2)) + J(a.SkipLast(8)) + J(a.Take(2..4)) + J(a.Take(^2..)) + string.Join("|", a.Chunk(4).Select(J)) + J(a.SkipWhile((x, i) => i < 8)); }
    public static string Gen1() => J(Enumerable.Repeat("x", 3)) + J(Enumerable.Empty<int>()) + J(Enumerable.Range(5, 3)) + J(new[] { 1 }.Append(2).Prepend(0)) + J(new[] { 1 }.Concat([2])) + J(new[] { "a", "b" }.Index()) + J(Enumerable.Sequence(1, 9, 3)) + J(Enumerable.InfiniteSequence(1, 2).Take(3)) + J(Enumerable.Range(0, 3).Shuffle().Order());
    public static string Conv1() => new[] { 1, 2 }.ToDictionary(x => x, x => x * 2)[2] + "" + new[] { 1, 1 }.ToHashSet().Count + new ArrayList { 1, 2 }.Cast<int>().Sum() + J(new object[] { 1, "a", 2 }.OfType<int>()) + new[] { 1, 2 }.ToList().Count + new[] { 3 }.ToArray()[0] + new[] { (1, "a") }.ToDictionary()[1] + new[] { 1 }.AsEnumerable().Count() + new[] { 1, 2 }.TryGetNonEnumeratedCount(out var c) + c + new Queue<int>([1]).ToArray().Length;
    public static string Seq1() => new[] { 1, 2 }.SequenceEqual([1, 2]) + "" + new[] { 1, 2 }.Contains(2) + new[] { "A" }.Contains("a", StringComparer.OrdinalIgnoreCase) + new[] { 1, 2 }.SequenceEqual(new List<int> { 1, 3 });
    public static string Defer() { int n = 0; var q = new[] { 1, 2, 3 }.Select(x => { n++; return x; }); int a = n; q.First(); int b = n; q.ToList(); int c = n; var l = new List<int> { 1 }; var w = l.Where(x => x > 0); l.Add(2); return $"{a}{b}{c}{w.Count()}"; }
    public static string Query1() => J(from p in Ps where p.A > 24 orderby p.A, p.N descending select p.N + p.A) + J(from p in Ps group p.N by p.A into g where g.Count() > 1 orderby g.Key select g.Key + J(g)) + J(from a in new[] { 1, 2 } from b in new[] { 3, 4 } where a + b != 5 select a * b) + J(from string s in new object[] { "x", "y" } select s + s) + J(from p in Ps join q in Ps on p.A equals q.A where p != q select p.N + q.N) + J(from p in Ps let l = p.N.Length + p.A orderby l select l);
    public static string WordCount() { var t = "the quick the lazy the dog quick"; return string.Join(" ", t.Split(' ').GroupBy(w => w).OrderByDescending(g => g.Count()).ThenBy(g => g.Key).Select(g => $"{g.Key}:{g.Count()}")); }
    public static string Primes() => J(Enumerable.Range(2, 30).Where(n => Enumerable.Range(2, (int)Math.Sqrt(n) - 1).All(d => n % d != 0)));
    public static string Pascal() => string.Join("|", Enumerable.Range(0, 5).Select(n => J(Enumerable.Range(0, n + 1).Select(k => Enumerable.Range(1, k).Aggregate(1, (a, i) => a * (n - i + 1) / i)))));
    public static string Anag() => string.Join(";", new[] { "eat", "tea", "tan", "ate", "nat", "bat" }.GroupBy(w => new string(w.OrderBy(c => c).ToArray())).Select(J));
    public static string Flatten() { IEnumerable<object> F(object o) => o is IEnumerable<object> e ? e.SelectMany(F) : [o]; return J(F(new object[] { 1, new object[] { 2, new object[] { 3 } } })); }
    public static string Perms() { IEnumerable<IEnumerable<T>> Pm<T>(IEnumerable<T> s) => !s.Any() ? [[]] : s.SelectMany((x, i) => Pm(s.Where((_, j) => j != i)).Select(p => p.Prepend(x))); return string.Join(" ", Pm("abc").Select(p => string.Concat(p))); }
    public static string Fizz() => J(Enumerable.Range(1, 15).Select(i => (i % 3, i % 5) switch { (0, 0) => "FizzBuzz", (0, _) => "Fizz", (_, 0) => "Buzz", _ => i.ToString() }));
    public static string Yield1() { IEnumerable<int> T(int n) { if (n == 0) yield break; yield return n; foreach (var x in T(n - 1)) yield return x; } return J(T(4)); }
    public static string IterTwice() { int c = 0; IEnumerable<int> G() { c++; yield return c; } var g = G(); return g.First() + "" + g.First() + c; }
    public static string Tree() { var t = new Node(5) { new(3) { new(1) }, new(8) }; return J(t.Walk().Select(n => n.V)) + t.Walk().Sum(n => n.V); }
    class Node(int v) : IEnumerable<Node> { public int V = v; List<Node> k = []; public void Add(Node n) => k.Add(n); public IEnumerator<Node> GetEnumerator() => k.GetEnumerator(); IEnumerator IEnumerable.GetEnumerator() => GetEnumerator(); public IEnumerable<Node> Walk() { yield return this; foreach (var c in k) foreach (var d in c.Walk()) yield return d; } }
    public static string MinMaxBy() => new[] { 3, -5, 2 }.MaxBy(Math.Abs) + "" + new[] { "bb", "a" }.MinBy(s => s.Length) + new[] { 1, 2 }.Max(Comparer<int>.Create((a, b) => b - a)) + Ps.Min(p => p.N);
    public static string Comparer1() { var s = new SortedSet<string>(Comparer<string>.Create((a, b) => a.Length - b.Length)) { "ccc", "a", "bb", "dd" }; return J(s); }
    public static string ToStr() => new[] { 1 }.Where(x => true).GetType().Name.Length > 0 ? "ok" : "";
    public static string Overflow() { try { return new[] { int.MaxValue, 1 }.Sum().ToString(); } catch (OverflowException) { return "ov"; } }
    public static string Nested() { var m = new Dictionary<string, List<int>>(); foreach (var (k, v) in new[] { ("a", 1), ("b", 2), ("a", 3) }) { if (!m.TryGetValue(k, out var l)) m[k] = l = []; l.Add(v); } return string.Join(";", m.Select(kv => kv.Key + J(kv.Value))); }
    public static string Matrix() { int[][] a = [[1, 2], [3, 4]]; var t = Enumerable.Range(0, 2).Select(c => a.Select(r => r[c]).ToArray()).ToArray(); return string.Join("|", t.Select(J)); }
    public static string Running() { int s = 0; return J(new[] { 1, 2, 3, 4 }.Select(x => s += x)); }
    public static string DisposeEnum() { var log = new StringBuilder(); IEnumerable<int> G() { try { yield return 1; yield return 2; } finally { log.Append('d'); } } G().First(); G().Take(1).ToList(); G().Any(); foreach (var x in G()) { log.Append(x); } return log.ToString(); }
}
