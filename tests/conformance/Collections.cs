using System;
using System.Collections;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Collections.ObjectModel;
using System.Linq;

namespace Conformance;

public static class Collections
{
    private static string S<T>(IEnumerable<T> e) => string.Join(",", e);

    public static string ListBasics() { var l = new List<int> { 5, 3 }; l.Add(9); l.Insert(1, 7); l.Remove(3); l.RemoveAt(0); l.AddRange([1, 2]); return S(l) + ";" + l.Count + l.Contains(9) + l.IndexOf(1); }
    public static string ListRanges() { var l = new List<int> { 0, 1, 2, 3, 4, 5 }; l.RemoveRange(1, 2); l.InsertRange(1, [8, 9]); l.Reverse(0, 3); return S(l) + ";" + S(l.GetRange(2, 2)) + ";" + S(l[1..3]); }
    public static string ListSearch() { var l = new List<string> { "b", "aa", "ccc", "aa" }; return $"{l.Find(s => s.Length == 2)}{l.FindIndex(s => s == "ccc")}{l.LastIndexOf("aa")}{l.Exists(s => s == "z")}{l.FindLast(s => s.Length < 2)}{S(l.FindAll(s => s != "aa"))}{l.TrueForAll(s => s != "")}"; }
    public static string ListSorts() { var l = new List<int> { 3, 1, 2 }; l.Sort(); string s = S(l); l.Sort((a, b) => b - a); l.ForEach(i => s += i); return s + l.BinarySearch(2, Comparer<int>.Create((a, b) => b - a)); }
    public static string ListCapacityAndTrim() { var l = new List<int>(10); l.Add(1); int c = l.Capacity; l.TrimExcess(); l.EnsureCapacity(5); return $"{c}{l.Capacity >= 5}{new List<int>().Capacity}"; }
    public static string ListRemoveAllAndConvert() { var l = new List<int> { 1, 2, 3, 4 }; int n = l.RemoveAll(i => i % 2 == 0); return n + S(l.ConvertAll(i => "x" + i)) + S(l.ToArray()); }
    public static int ListModifiedDuringEnumerationThrows() { var l = new List<int> { 1, 2, 3 }; foreach (int i in l) if (i == 2) l.Remove(i); return l.Count; }
    public static int ListSetDuringEnumerationThrows() { var l = new List<int> { 1, 2, 3 }; foreach (int i in l) l[0] = i * 10; return l[0]; }
    public static int ListIndexOutOfRangeThrows() => new List<int> { 1 }[1];
    public static string DictionaryBasics() { var d = new Dictionary<string, int> { ["a"] = 1 }; d["b"] = 2; d["a"]++; bool t = d.TryAdd("a", 9), u = d.TryAdd("c", 3); bool r = d.Remove("b", out int old); return $"{S(d)}{t}{u}{r}{old}{d.Count}{d.ContainsKey("c")}{d.ContainsValue(2)}"; }
    public static int DictionaryDuplicateAddThrows() { var d = new Dictionary<int, int> { [1] = 1 }; d.Add(1, 2); return d.Count; }
    public static int DictionaryMissingKeyThrows() => new Dictionary<int, int>()[3];
    public static int DictionaryNullKeyThrows() { var d = new Dictionary<string, int>(); d[null!] = 1; return 1; }
    public static string DictionaryTryGet() { var d = new Dictionary<int, string> { [1] = "x" }; return $"{d.TryGetValue(1, out var a)}{a}{d.TryGetValue(2, out var b)}[{b}]{d.GetValueOrDefault(5, "def")}"; }
    public static string DictionaryReusesFreedSlot() { var d = new Dictionary<int, string>(); for (int i = 0; i < 4; i++) d[i] = "v" + i; d.Remove(1); d.Remove(2); d[10] = "n"; d[11] = "m"; return S(d.Keys) + S(d.Values); }
    public static int DictionaryModifiedDuringEnumerationThrows() { var d = new Dictionary<int, int> { [1] = 1, [2] = 2 }; foreach (var k in d.Keys) d[k + 10] = 1; return d.Count; }
    public static int DictionaryRemoveDuringEnumerationAllowed() { var d = new Dictionary<int, int> { [1] = 1, [2] = 2, [3] = 3 }; foreach (var p in d) if (p.Key == 2) d.Remove(p.Key); return d.Count; }
    public static string DictionaryCustomComparer() { var d = new Dictionary<string, int>(StringComparer.OrdinalIgnoreCase) { ["Key"] = 1 }; d["KEY"] += 5; return S(d) + d.ContainsKey("kEy"); }
    public static int DictionaryOfManyKeys() { var d = new Dictionary<int, int>(); for (int i = 0; i < 200; i++) d[i * 7 % 101] = i; int s = 0; foreach (var (k, v) in d) s += k ^ v; return s * 1000 + d.Count; }
    public static string HashSetOperations() { var a = new HashSet<int> { 1, 2, 3, 4 }; var b = new HashSet<int>(a); a.IntersectWith([2, 3, 9]); b.ExceptWith(a); var c = new HashSet<int> { 1, 5 }; c.UnionWith(b); c.SymmetricExceptWith([5, 6]); return S(a) + ";" + S(b) + ";" + S(c.Order()) + a.Add(2) + a.Add(7); }
    public static string HashSetRelations() { var a = new HashSet<int> { 1, 2 }; return $"{a.IsSubsetOf([1, 2, 3])}{a.IsProperSubsetOf([2, 1])}{a.IsSupersetOf([2])}{a.Overlaps([5, 2])}{a.SetEquals([2, 1, 1])}{a.TryGetValue(2, out int v)}{v}{a.RemoveWhere(x => x > 1)}"; }
    public static string QueueOperations() { var q = new Queue<int>(); for (int i = 0; i < 6; i++) { q.Enqueue(i); if (i % 2 == 1) q.Dequeue(); } return $"{S(q)};{q.Peek()}{q.Count}{q.Contains(5)}{q.TryDequeue(out int x)}{x}"; }
    public static int QueueEmptyThrows() => new Queue<int>().Dequeue();
    public static string StackOperations() { var s = new Stack<string>(["a", "b", "c"]); s.Push("d"); return s.Pop() + s.Peek() + S(s) + s.TryPeek(out var t) + t + s.Count; }
    public static int StackEmptyThrows() => new Stack<int>().Pop();
    public static string LinkedListOperations() { var l = new LinkedList<int>([1, 2, 3]); var n = l.Find(2)!; l.AddBefore(n, 9); l.AddAfter(n, 8); l.RemoveFirst(); l.AddLast(7); l.Remove(n); return S(l) + l.First!.Value + l.Last!.Previous!.Value + l.Count + (n.List == null); }
    public static string SortedDictionaryOrder() { var d = new SortedDictionary<string, int>(StringComparer.Ordinal) { ["b"] = 2, ["a"] = 1, ["C"] = 3 }; d.Remove("a"); d["aa"] = 4; return S(d) + d.First().Key; }
    public static string SortedListOperations() { var l = new SortedList<int, string> { { 3, "c" }, { 1, "a" } }; l[2] = "b"; l.RemoveAt(0); return S(l) + l.IndexOfKey(3) + l.GetKeyAtIndex(0) + l.Values[1] + l.IndexOfValue("zz"); }
    public static string SortedSetOperations() { var s = new SortedSet<int> { 5, 1, 3, 9 }; return S(s) + s.Min + s.Max + S(s.GetViewBetween(2, 6)) + S(s.Reverse()) + s.Add(3) + s.Remove(1); }
    public static string PriorityQueueOrder() { var q = new PriorityQueue<string, int>(); q.Enqueue("low", 9); q.Enqueue("high", 1); q.Enqueue("mid", 5); string s = q.Peek(); while (q.TryDequeue(out var e, out int p)) s += e + p; return s + q.Count; }
    public static string PriorityQueueEnqueueDequeue() { var q = new PriorityQueue<char, int>([('a', 3), ('b', 1)]); char c = q.EnqueueDequeue('c', 0), d = q.DequeueEnqueue('e', 7); return $"{c}{d}{q.Count}{q.Dequeue()}{q.Dequeue()}"; }
    public static string ReadOnlyAndCollection() { var c = new Watched { 1, 2 }; c.Remove(1); c[0] = 5; var r = new ReadOnlyCollection<int>(c); c.Add(6); return c.Log + S(r); }
    private sealed class Watched : Collection<int> { public string Log = ""; protected override void InsertItem(int i, int x) { Log += $"i{i}{x} "; base.InsertItem(i, x); } protected override void RemoveItem(int i) { Log += $"r{i} "; base.RemoveItem(i); } protected override void SetItem(int i, int x) { Log += $"s{i}{x} "; base.SetItem(i, x); } }
    public static string ArrayListAndHashtable() { var a = new ArrayList { 1, "b", null, 2.5 }; a.Remove("b"); var h = new Hashtable { ["k"] = 5 }; h["k"] = (int)h["k"]! + 1; return a.Count + "" + a[2] + h["k"] + (h["zz"] == null) + h.Count; }
    public static string BitArrayOperations() { var b = new BitArray(5); b[1] = true; b.Set(3, true); var c = new BitArray([true, true, false, false, true]); c.Xor(b); string s = ""; foreach (bool x in c) s += x ? 1 : 0; return s + c.Count; }
    public static string ImmutableCollections() { var a = ImmutableList.Create(1, 2); var b = a.Add(3).SetItem(0, 9); var d = ImmutableDictionary<string, int>.Empty.Add("a", 1); var e = d.SetItem("a", 5); return S(a) + S(b) + d["a"] + e["a"] + ImmutableHashSet.Create(1, 1).Count; }
    public static string CollectionInterfaces() { IDictionary<string, int> d = new Dictionary<string, int> { ["x"] = 1 }; ICollection<KeyValuePair<string, int>> c = d; c.Add(new("y", 2)); IReadOnlyDictionary<string, int> r = (IReadOnlyDictionary<string, int>)d; return $"{c.Count}{r["y"]}{c.Contains(new("x", 1))}{c.IsReadOnly}{S(r.Keys)}"; }

    public static string ConcurrentDictionaryBasics() { var d = new ConcurrentDictionary<string, int>(); bool a = d.TryAdd("a", 1), b = d.TryAdd("a", 2); int c = d.GetOrAdd("b", k => k.Length * 10), e = d.GetOrAdd("b", 99); int f = d.AddOrUpdate("a", 5, (k, v) => v + 100), g = d.AddOrUpdate("z", k => 7, (k, v) => -1); return $"{a}{b}{c}{e}{f}{g}{d.Count}"; }
    public static string ConcurrentDictionaryUpdates() { var d = new ConcurrentDictionary<int, string> { [1] = "a" }; bool u = d.TryUpdate(1, "b", "a"), v = d.TryUpdate(1, "c", "a"); bool r = d.TryRemove(1, out var old), q = d.TryRemove(1, out var none); return $"{u}{v}{r}{old}{q}[{none}]{d.IsEmpty}"; }
    public static string ConcurrentDictionaryRemovePairAndArgument() { var d = new ConcurrentDictionary<int, int> { [1] = 5, [2] = 6 }; bool a = d.TryRemove(new KeyValuePair<int, int>(1, 9)), b = d.TryRemove(new KeyValuePair<int, int>(1, 5)); int c = d.GetOrAdd(3, (k, x) => k * x, 10); return $"{a}{b}{c}{S(d.Keys.Order())}{d.ToArray().Length}"; }
    public static int ConcurrentDictionaryMissingThrows() => new ConcurrentDictionary<int, int>()[1];
    public static int ConcurrentDictionaryModifiedWhileEnumerated() { var d = new ConcurrentDictionary<int, int> { [1] = 1, [2] = 2 }; foreach (var p in d) d.TryRemove(p.Key, out _); return d.Count; }
    public static string ConcurrentQueueOperations() { var q = new ConcurrentQueue<int>([1, 2]); q.Enqueue(3); return $"{q.TryPeek(out int p)}{p}{q.TryDequeue(out int a)}{a}{S(q)}{q.Count}{q.IsEmpty}"; }
    public static int ConcurrentQueueAcrossSegments() { var q = new ConcurrentQueue<int>(); for (int i = 0; i < 100; i++) { q.Enqueue(i); if (i % 3 == 0) q.TryDequeue(out _); } int s = 0; while (q.TryDequeue(out int x)) s = s * 3 % 100003 + x; return s; }
    public static string ConcurrentStackOperations() { var s = new ConcurrentStack<int>([1, 2, 3]); s.PushRange([4, 5]); var r = new int[2]; int n = s.TryPopRange(r); return $"{n}{S(r)};{s.TryPop(out int x)}{x}{S(s)}{s.TryPeek(out int y)}{y}"; }
    public static string ConcurrentBagSequential() { var b = new ConcurrentBag<int> { 1, 2, 3 }; bool t = b.TryTake(out int x); return $"{t}{x}{b.Count}{b.TryPeek(out int y)}{y}{b.Sum()}"; }
    public static string BlockingCollectionSequential() { using var b = new BlockingCollection<int>(2); b.Add(1); bool a = b.TryAdd(2), c = b.TryAdd(3); b.CompleteAdding(); string s = S(b.GetConsumingEnumerable()); return $"{a}{c}{s}{b.IsCompleted}{b.TryTake(out _)}"; }
    public static int BlockingCollectionAddAfterCompleteThrows() { using var b = new BlockingCollection<int>(); b.CompleteAdding(); b.Add(1); return 1; }
    public static int BlockingCollectionTakeWhenCompletedThrows() { using var b = new BlockingCollection<int>(); b.CompleteAdding(); return b.Take(); }
}
