using System;
using System.Collections.Generic;
using System.Linq;

namespace Conformance;

public static class Linq
{
    private sealed record P(string Name, int Age, string City);
    private static readonly P[] people = [new("ann", 30, "x"), new("bob", 25, "y"), new("cid", 30, "y"), new("dan", 41, "x"), new("eve", 25, "z")];
    private static readonly int[] n = [5, 3, 8, 1, 3];
    private static string S<T>(IEnumerable<T> e) => string.Join(",", e);

    public static string WhereSelect() => S(n.Where(x => x > 2).Select(x => x * 10));
    public static string IndexedOverloads() => S(n.Where((x, i) => i % 2 == 0).Select((x, i) => $"{i}:{x}"));
    public static string SelectMany() => S(people.Take(2).SelectMany(p => p.Name)) + S(new[] { 2, 3 }.SelectMany(k => Enumerable.Range(0, k), (k, i) => k * 10 + i));
    public static string OrderByThenBy() => S(people.OrderBy(p => p.Age).ThenByDescending(p => p.Name).Select(p => p.Name));
    public static string OrderByIsStable() => S(people.OrderBy(p => p.City).Select(p => p.Name)) + S(people.OrderByDescending(p => p.Age).Select(p => p.Name));
    public static string OrderAndOrderDescending() => S(n.Order()) + ";" + S(n.OrderDescending().Distinct());
    public static string GroupBy() => S(people.GroupBy(p => p.Age).Select(g => $"{g.Key}:{string.Concat(g.Select(p => p.Name[0]))}"));
    public static string GroupByWithResult() => S(people.GroupBy(p => p.City, p => p.Age, (k, a) => k + a.Sum()));
    public static string ToLookup() { var l = people.ToLookup(p => p.City); return l["y"].Count() + "" + l["none"].Count() + l.Count + S(l.Select(g => g.Key)); }
    public static string Join() => S(people.Join([("x", 1), ("y", 2)], p => p.City, c => c.Item1, (p, c) => p.Name + c.Item2));
    public static string GroupJoin() => S(new[] { "x", "q" }.GroupJoin(people, c => c, p => p.City, (c, ps) => c + ps.Count()));
    public static string LeftJoin() => S(new[] { "x", "q" }.LeftJoin(people, c => c, p => p.City, (c, p) => c + (p?.Name ?? "-")));
    public static string Zip() => S(n.Zip("abc", (x, c) => $"{x}{c}")) + S(n.Zip(["p", "q"]).Select(t => t.Second + t.First)) + n.Zip(n, n).Count();
    public static (int, string, int) Aggregate() => (n.Aggregate((a, b) => a * 2 + b), n.Aggregate("", (s, x) => s + x), n.Aggregate(1, (a, b) => a * b, r => r + 1));
    public static (bool, bool, bool, bool) AnyAll() => (n.Any(), n.Any(x => x > 10), n.All(x => x > 0), new int[0].All(x => false));
    public static (int, int, int, int) FirstAndLast() => (n.First(), n.First(x => x > 5), n.Last(), n.LastOrDefault(x => x > 100));
    public static int FirstOfEmptyThrows() => new int[0].First();
    public static int FirstWithoutMatchThrows() => n.First(x => x > 100);
    public static (int, int) SingleVariants() => (n.Single(x => x == 8), n.SingleOrDefault(x => x == 77, -1));
    public static int SingleOfManyThrows() => n.Single(x => x == 3);
    public static int SingleOfNoneThrows() => n.Single(x => x == 33);
    public static string ElementAt() => $"{n.ElementAt(2)}{n.ElementAtOrDefault(50)}{n.ElementAt(^1)}";
    public static int ElementAtOutOfRangeThrows() => n.ElementAt(9);
    public static string SetOperations() => S(n.Distinct()) + ";" + S(n.Union([9, 3])) + ";" + S(n.Intersect([3, 5])) + ";" + S(n.Except([3]));
    public static string SetOperationsByKey() => S(people.DistinctBy(p => p.Age).Select(p => p.Name)) + S(people.ExceptBy(["x"], p => p.City).Select(p => p.Name)) + S(people.UnionBy([new("zed", 99, "w")], p => p.City).Select(p => p.Name));
    public static string ToDictionary() { var d = people.ToDictionary(p => p.Name, p => p.Age); return d["dan"] + S(d.Keys); }
    public static int ToDictionaryDuplicateThrows() => people.ToDictionary(p => p.Age).Count;
    public static string TakeSkip() => S(n.Take(2)) + ";" + S(n.Skip(3)) + ";" + S(n.TakeLast(2)) + ";" + S(n.SkipLast(4)) + ";" + S(n.Take(1..^1));
    public static string TakeWhileSkipWhile() => S(n.TakeWhile(x => x != 8)) + ";" + S(n.SkipWhile((x, i) => i < 2));
    public static string Chunk() => S(n.Chunk(2).Select(c => "[" + S(c) + "]"));
    public static (int, int, int, double) MinMaxSumAverage() => (n.Min(), n.Max(), n.Sum(), n.Average());
    public static (int, string, double) SelectorAggregates() => (people.Max(p => p.Age), people.MinBy(p => p.Age)!.Name, people.Average(p => p.Age));
    public static string NullableAggregates() { int?[] a = [1, null, 4]; int?[] e = []; return $"{a.Sum()}{a.Average()}{a.Max()}[{e.Max()}]{e.Sum()}"; }
    public static int MaxOfEmptyThrows() => new int[0].Max();
    public static double AverageOfEmptyThrows() => new List<double>().Average();
    public static int SumOverflowThrows() => new[] { int.MaxValue, 1 }.Sum();
    public static string RangeRepeatEmpty() => S(Enumerable.Range(-2, 5)) + S(Enumerable.Repeat("z", 3)) + Enumerable.Empty<int>().Count();
    public static int RangeNegativeThrows() => Enumerable.Range(0, -1).Count();
    public static string ConcatAppendPrepend() => S(n.Take(1).Concat([7]).Append(8).Prepend(6));
    public static string ReverseAndDefaultIfEmpty() => S(n.AsEnumerable().Reverse()) + S(new int[0].DefaultIfEmpty(4)) + S(n.Take(1).DefaultIfEmpty());
    public static string CastAndOfType() { object[] o = [1, "a", 2, null!]; return S(o.OfType<int>()) + S(o.Take(1).Cast<int>()); }
    public static int CastFailureThrows() => new object[] { 1, "x" }.Cast<int>().Count(x => x > 0);
    public static (bool, bool, int, long) ContainsSequenceEqualCount() => (n.Contains(8), n.SequenceEqual([5, 3, 8, 1, 3]), n.Count(x => x == 3), n.LongCount());
    public static string DeferredExecution() { var l = new List<int> { 1 }; var q = l.Select(x => x * 10); l.Add(2); string s = S(q); l.Clear(); return s + ";" + S(q); }
    public static string EvaluationIsLazyAndPulled() { string s = ""; var q = n.Select(x => { s += "s" + x; return x; }).Where(x => { s += "w"; return x > 4; }).Take(2); foreach (int x in q) s += "!" + x; return s; }
    public static string OrderByEvaluatesKeysOnce() { int calls = 0; var q = n.OrderBy(x => { calls++; return x; }); string r = S(q); return r + calls; }
    public static string ToListSnapshot() { var l = new List<int> { 1, 2 }; var c = l.Where(x => x > 0).ToList(); l.Add(3); return c.Count + "" + l.ToHashSet().Count + l.ToArray().Length; }
    public static string CountByAggregateByIndex() => S(people.CountBy(p => p.Age)) + S(people.AggregateBy(p => p.City, 0, (a, p) => a + p.Age)) + S("ab".Index().Select(t => $"{t.Index}{t.Item}"));
    public static string TryGetNonEnumeratedCount() => $"{n.TryGetNonEnumeratedCount(out int c)}{c}{n.Where(x => x > 0).TryGetNonEnumeratedCount(out int d)}{d}";
    public static string NullSourceThrowsImmediately() { try { _ = ((int[])null!).Select(x => x); return "lazy"; } catch (ArgumentNullException e) { return e.ParamName!; } }
    public static string ComparerOverloads() => S(new[] { "b", "A", "a" }.Distinct(StringComparer.OrdinalIgnoreCase)) + S(new[] { "b", "A", "a" }.OrderBy(x => x, StringComparer.Ordinal)) + new[] { "Q" }.Contains("q", StringComparer.OrdinalIgnoreCase);

    public static string QueryBasic() => S(from x in n where x > 2 orderby x descending select x + 1);
    public static string QueryLet() => S(from p in people let l = p.Name.Length * p.Age where l > 80 select p.Name + l);
    public static string QueryNestedFrom() => S(from a in Enumerable.Range(1, 3) from b in Enumerable.Range(a, 2) where (a + b) % 2 == 1 select $"{a}{b}");
    public static string QueryGroupInto() => S(from p in people group p.Name by p.City into g where g.Count() > 1 orderby g.Key descending select g.Key + string.Concat(g));
    public static string QueryJoin() => S(from p in people join c in new[] { (K: "y", V: 7) } on p.City equals c.K select p.Name + c.V);
    public static string QueryGroupJoin() => S(from c in new[] { "x", "z", "w" } join p in people on c equals p.City into ps from q in ps.DefaultIfEmpty() select c + (q?.Name ?? "none"));
    public static string QueryMultipleOrderings() => S(from p in people orderby p.City, p.Age descending, p.Name select p.Name);
    public static string QueryCastedRange() => S(from int x in new System.Collections.ArrayList { 1, 2 } select x * 2);
    public static string PythagoreanTriples() => S(from a in Enumerable.Range(1, 12) from b in Enumerable.Range(a, 13 - a) let c = (int)Math.Sqrt(a * a + b * b) where c * c == a * a + b * b && c <= 15 select (a, b, c));
    public static string CustomQueryPattern() => (from x in new Maybe<int>(4) from y in new Maybe<int>(5) where x < y select x * y).ToString() + (from x in new Maybe<int>(4) where x > 9 select x);
    private sealed class Maybe<T> { private readonly T? v; private readonly bool has; public Maybe() { } public Maybe(T x) { v = x; has = true; } public Maybe<U> Select<U>(Func<T, U> f) => has ? new(f(v!)) : new(); public Maybe<V> SelectMany<U, V>(Func<T, Maybe<U>> f, Func<T, U, V> g) { if (!has) return new(); var u = f(v!); return u.has ? new(g(v!, u.v!)) : new(); } public Maybe<T> Where(Func<T, bool> p) => has && p(v!) ? this : new(); public override string ToString() => has ? $"some{v}" : "none"; }

    public static string CastsAreCountedOnly()
    {
        object[] mixed = { 1, "x" };
        var casts = mixed.Cast<int>();
        string failed = "none";
        try { casts.ToList(); } catch (Exception e) { failed = e.GetType().Name; }
        return casts.Count() + " " + casts.Any() + casts.TryGetNonEnumeratedCount(out int count) + count + casts.First() + failed + mixed.Where(_ => true).Cast<object>().Count();
    }
}
