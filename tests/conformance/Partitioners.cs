using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

namespace Conformance;

public static class Partitioners
{
    static string Try(Action a) { try { a(); return "none"; } catch (Exception e) { return e.GetType().Name + ":" + e.Message; } }
    public static int Ranges() { int n = 0; Parallel.ForEach(Partitioner.Create(0, 6, 3), r => { int s = 0; for (int i = r.Item1; i < r.Item2; i++) s += i; Interlocked.Add(ref n, s); }); return n; }
    public static long LongRanges() { long n = 0; Parallel.ForEach(Partitioner.Create(0L, 5L, 2L), (r, state) => { Interlocked.Add(ref n, r.Item2 - r.Item1); }); return n; }
    public static string Usual() { int n = 0; var p = Partitioner.Create(2, 5); var r = Parallel.ForEach(p, new ParallelOptions { MaxDegreeOfParallelism = 1 }, x => n += x.Item2 - x.Item1); return $"{n} {r.IsCompleted} {p.SupportsDynamicPartitions}"; }
    public static int Balanced() { int n = 0; Parallel.ForEach(Partitioner.Create(new[] { 1, 2, 3 }, true), x => Interlocked.Add(ref n, x)); return n; }
    public static long Keyed() { long n = 0; Parallel.ForEach(Partitioner.Create(new List<int> { 10, 20 }, true), (x, state, key) => { Interlocked.Add(ref n, x * (key + 1)); }); return n; }
    public static int Locals() { int n = 0; Parallel.ForEach(Partitioner.Create(new[] { 1, 2, 3 }.Select(x => x)), () => 0, (x, state, sum) => sum + x, sum => Interlocked.Add(ref n, sum)); return n; }
    public static string Refused() => Try(() => Partitioner.Create(3, 3)) + Try(() => Partitioner.Create(0, 3, 0)) + Try(() => Partitioner.Create((int[])null!, true)) + Try(() => Parallel.ForEach(Partitioner.Create(new[] { 1 }, false), x => { })) + Try(() => Parallel.ForEach((Partitioner<int>)null!, x => { })) + Try(() => Partitioner.Create(new[] { 1 }, false).GetDynamicPartitions()) + Try(() => Partitioner.Create(new[] { 1 }, true).GetPartitions(0));
    public static string Parts() { var p = Partitioner.Create(new[] { 1, 2, 3, 4, 5 }, false); var s = ""; foreach (var part in p.GetPartitions(2)) { while (part.MoveNext()) s += part.Current; s += "|"; } return s + p.KeysNormalized + p.KeysOrderedAcrossPartitions + p.KeysOrderedInEachPartition; }
    public static string Dynamic() { var all = Partitioner.Create(new[] { 1, 2, 3 }, true).GetDynamicPartitions(); using var a = all.GetEnumerator(); using var b = all.GetEnumerator(); a.MoveNext(); var x = a.Current; return x + string.Join(",", Partitioner.Create(Enumerable.Range(5, 3)).GetOrderableDynamicPartitions().Select(k => k.Key + ":" + k.Value)); }
    sealed class Evens : Partitioner<int> { public override bool SupportsDynamicPartitions => true; public override IList<IEnumerator<int>> GetPartitions(int n) => Enumerable.Range(0, n).Select(i => Enumerable.Range(0, i == 0 ? 3 : 0).GetEnumerator()).ToList(); public override IEnumerable<int> GetDynamicPartitions() => new Shared(); sealed class Shared : IEnumerable<int> { int next = -2; public IEnumerator<int> GetEnumerator() { while (true) { int i = Interlocked.Add(ref next, 2); if (i >= 6) yield break; yield return i; } } System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator(); } }
    public static int Own() { int n = 0; Parallel.ForEach(new Evens(), x => Interlocked.Add(ref n, x)); return n; }
    public static string Plinq() => $"{Partitioner.Create(new[] { 1, 2, 3 }, true).AsParallel().Sum()} {Partitioner.Create(0, 4, 2).AsParallel().Count()} {new Evens().AsParallel().Sum()}";
}
