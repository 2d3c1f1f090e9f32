using System;
using System.Collections;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.IO;
using System.Linq;
using System.Numerics;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Runtime.ExceptionServices;
using System.Runtime.InteropServices;
using System.Text;
using System.Text.RegularExpressions;
using System.Threading;
using System.Threading.Tasks;
using System.Threading.Tasks.Sources;

namespace Conformance;

public static class EverydayThreads
{
    static string Try(Action a) { try { a(); return "none"; } catch (Exception e) { return e.GetType().Name + ":" + e.Message; } }
    public static string Threads() { var t = new Thread(() => { }) { Name = "w", IsBackground = true, Priority = ThreadPriority.Lowest }; t.Start(); t.Join(); return $"{t.Name} {t.IsAlive} {t.ThreadState} {Thread.CurrentThread.IsThreadPoolThread} {Thread.CurrentThread.GetApartmentState()}" ; }
    public static string LocalData() { var slot = Thread.AllocateDataSlot(); Thread.SetData(slot, 5); object? other = 1; var t = new Thread(() => other = Thread.GetData(slot)); t.Start(); t.Join(); return $"{Thread.GetData(slot)} {other is null}"; }
    public static string NamedSlot() { Thread.SetData(Thread.GetNamedDataSlot("n"), "v"); return (string)Thread.GetData(Thread.GetNamedDataSlot("n"))!; }
    public static string Locals() { using var l = new ThreadLocal<int>(() => 7, true); l.Value++; int o = 0; var t = new Thread(() => o = l.Value); t.Start(); t.Join(); return $"{l.Value} {o} {l.Values.Count} {l.IsValueCreated}"; }
    public static async Task<string> AsyncLocals() { var a = new AsyncLocal<int>(); a.Value = 1; await Task.Run(() => a.Value = 2); return a.Value.ToString(); }
    public static string Lazies() { var l = new Lazy<int>(() => 5, LazyThreadSafetyMode.PublicationOnly); var m = new Lazy<string>("x"); return $"{l.IsValueCreated} {l.Value} {m.Value} {l}" + LazyInitializer.EnsureInitialized(ref box, () => "e"); }
    static string? box;
    public static string Semaphores() { using var s = new SemaphoreSlim(1, 2); s.Wait(); var a = s.Wait(0); s.Release(); return $"{a} {s.CurrentCount}" + Try(() => s.Release(5)) + s.AvailableWaitHandle.WaitOne(0); }
    public static string Events() { using var m = new ManualResetEvent(false); using var a = new AutoResetEvent(true); m.Set(); return $"{m.WaitOne(0)} {a.WaitOne(0)} {a.WaitOne(0)} {WaitHandle.WaitAny(new WaitHandle[] { a, m })} {WaitHandle.WaitAll(new WaitHandle[] { m }, 0)}"; }
    public static string Mutexes() { using var m = new Mutex(true, null, out bool c); m.ReleaseMutex(); return c + Try(() => m.ReleaseMutex()); }
    public static string NamedMutex() { using var m = new Mutex(false, "fencepost-x1"); return m.WaitOne(0) + ""; }
    public static string Barriers() { using var b = new Barrier(2, x => { }); var t = Task.Run(() => b.SignalAndWait()); b.SignalAndWait(); t.Wait(); return $"{b.CurrentPhaseNumber} {b.ParticipantCount} {b.ParticipantsRemaining}"; }
    public static string Countdown() { using var c = new CountdownEvent(2); c.AddCount(); c.Signal(2); return $"{c.CurrentCount} {c.IsSet} {c.Signal()} {c.InitialCount}" + Try(() => c.AddCount()); }
    public static string RwLock() { using var r = new ReaderWriterLockSlim(LockRecursionPolicy.SupportsRecursion); r.EnterUpgradeableReadLock(); r.EnterWriteLock(); var s = $"{r.IsWriteLockHeld} {r.RecursiveWriteCount}"; r.ExitWriteLock(); r.ExitUpgradeableReadLock(); return s + r.CurrentReadCount; }
    static string IsHeldByCurrentThread2(this SpinLock l) => Try(() => { var x = l.IsHeldByCurrentThread; }).Split(':')[0];
    public static string Inter() { int i = 5; long l = 1; object? o = null; return $"{Interlocked.Add(ref i, 3)} {Interlocked.CompareExchange(ref i, 1, 8)} {i} {Interlocked.Exchange(ref l, 9)} {Interlocked.Increment(ref l)} {Interlocked.CompareExchange(ref o, "x", null) is null} {o} {Interlocked.And(ref i, 3)} {Interlocked.Or(ref i, 6)} {i} {Interlocked.Read(ref l)} {Interlocked.Exchange(ref i, 0)}"; }
    enum E { A, B } public static string InterEnum() { var e = E.A; byte b = 1; bool f = false; return $"{Interlocked.Exchange(ref e, E.B)} {e} {Interlocked.CompareExchange(ref b, 2, 1)} {b} {Interlocked.Exchange(ref f, true)} {f}"; }
    public static string Locks() { var l = new Lock(); using (l.EnterScope()) { } lock (l) { } return $"{l.TryEnter()} {l.IsHeldByCurrentThread}"; }
    public static async Task<string> Tasks1() { var t = Task.WhenAll(Task.FromResult(1), Task.Run(() => 2)); var r = await t; var u = await Task.WhenAny(Task.Delay(-1), Task.FromResult(3)); return $"{r[0] + r[1]} {u.Status} {Task.CompletedTask.IsCompletedSuccessfully} {await Task.FromResult(1).ContinueWith(x => x.Result + 1)}"; }
    public static async Task<string> Tasks2() { try { await Task.WhenAll(Task.FromException(new ArgumentException("a")), Task.FromException(new FormatException("b"))); return ""; } catch (Exception e) { return e.Message; } }
    public static string Tasks3() { var t = Task.Run(new Func<int>(() => throw new InvalidOperationException("x"))); return Try(() => t.Wait()) + Try(() => { var x = t.Result; }) + t.IsFaulted + t.Exception!.InnerException!.Message + Try(() => t.GetAwaiter().GetResult()); }
    public static async Task<string> Cancel() { using var c = new CancellationTokenSource(); c.Cancel(); string s = ""; try { await Task.Delay(1, c.Token); } catch (TaskCanceledException e) { s = e.Message + (e.CancellationToken == c.Token); } c.Token.Register(() => s += "r"); using var l = CancellationTokenSource.CreateLinkedTokenSource(c.Token); return s + l.IsCancellationRequested + Try(() => c.Token.ThrowIfCancellationRequested()); }
    public static async Task<string> CancelAfter() { using var c = new CancellationTokenSource(TimeSpan.FromMilliseconds(1)); try { await Task.Delay(Timeout.Infinite, c.Token); return "no"; } catch (OperationCanceledException) { return "yes"; } }
    public static async Task<int> ValueTasks() { async ValueTask<int> F() { await Task.Yield(); return 3; } var v = F(); return await v + await new ValueTask<int>(4) + await F().AsTask(); }
    public static async Task<string> Streams() { async IAsyncEnumerable<int> G([EnumeratorCancellation] CancellationToken t = default) { for (int i = 0; i < 3; i++) { await Task.Yield(); yield return i; } } var s = ""; await foreach (var x in G().WithCancellation(default).ConfigureAwait(false)) s += x; return s; }
    public static async Task<string> WaitAsync() { try { await new TaskCompletionSource().Task.WaitAsync(TimeSpan.FromMilliseconds(1)); return ""; } catch (TimeoutException e) { return e.Message; } }
    public static async Task<string> When() { var s = ""; await foreach (var t in Task.WhenEach(Task.FromResult(1), Task.FromResult(2))) s += t.Result; return s; }
    public static async Task<string> Progress() { int n = 0; IProgress<int> p = new Progress<int>(x => Interlocked.Add(ref n, x)); p.Report(4); await Task.CompletedTask; return p is Progress<int> ? "ok" : ""; }
    public static string PLinq() => $"{Enumerable.Range(0, 10).AsParallel().Where(x => x % 2 == 0).Sum()} {ParallelEnumerable.Range(0, 4).AsOrdered().Select(x => x * x).ToArray()[3]} {new[] { 1, 2 }.AsParallel().WithDegreeOfParallelism(2).Aggregate((a, b) => a + b)}";
    public static string Conc() { var d = new ConcurrentDictionary<string, int>(); d.TryAdd("a", 1); d.AddOrUpdate("a", 5, (k, v) => v + 1); d.GetOrAdd("b", k => 9); var q = new ConcurrentQueue<int>(new[] { 1, 2 }); q.TryDequeue(out int x); var s = new ConcurrentStack<int>(); s.PushRange(new[] { 1, 2, 3 }); s.TryPop(out int y); var b = new ConcurrentBag<int> { 1 }; b.TryTake(out int z); using var c = new BlockingCollection<int>(2); c.Add(1); c.CompleteAdding(); return $"{d["a"]} {d["b"]} {d.Count} {x} {q.Count} {y} {s.Count} {z} {b.IsEmpty} {c.Take()} {c.IsCompleted} {d.TryUpdate("a", 7, 2)} {d.TryRemove("b", out _)} {string.Join(",", d.Keys)}"; }
    public static string Pools() { ThreadPool.GetMinThreads(out int a, out int b); ThreadPool.GetMaxThreads(out int c, out int d); var e = new ManualResetEventSlim(); ThreadPool.QueueUserWorkItem(s => e.Set()); e.Wait(); ThreadPool.QueueUserWorkItem<int>(x => { }, 5, false); return $"{a > 0} {c > 0}"; }
    public static string Dispatch() { try { try { throw new InvalidOperationException("q"); } catch (Exception e) { ExceptionDispatchInfo.Capture(e).Throw(); } } catch (Exception e) { return e.Message; } return ""; }
    public static string Aggregates() { var a = new AggregateException("m", new Exception("1"), new AggregateException(new FormatException("2"))); var s = a.Message + a.Flatten().InnerExceptions.Count + a.InnerException!.Message + a.GetBaseException().Message; return s + Try(() => a.Handle(e => e is FormatException)); }
    public static string Exceptions() { var e = new Exception("a", new Exception("b")); e.Data["k"] = 1; return $"{e.InnerException!.Message} {e.Data["k"]} {e.GetBaseException().Message} {e.HResult:X} {e.StackTrace is null} {e.Source is null}"; }
    public static string Gcs() { GC.Collect(); GC.WaitForPendingFinalizers(); return $"{GC.GetTotalMemory(false) >= 0} {GC.MaxGeneration >= 0} {System.Runtime.GCSettings.IsServerGC}"; }
    public static string Regexes() => Regex.Replace("a1b22", @"\d+", m => (int.Parse(m.Value) * 2).ToString()) + Regex.IsMatch("abc", "^a.c$") + Regex.Split("a, b,c", @",\s*").Length + Regex.Match("x=5", @"(?<k>\w)=(?<v>\d)").Groups["v"].Value;
    public static string Bits() => $"{BitOperations.PopCount(255u)} {BitOperations.LeadingZeroCount(1u)} {BitOperations.TrailingZeroCount(8)} {BitOperations.RotateLeft(1u, 3)} {BitOperations.Log2(1000)} {BitOperations.IsPow2(16)} {BitOperations.RoundUpToPowerOf2(17u)} {BitOperations.Crc32C(0u, 5u)}";
    public static string Comp() { var c = new Complex(1, 2); return $"{c * c} {Complex.Abs(new Complex(3, 4))} {BigInteger.Pow(2, 100)} {BigInteger.GreatestCommonDivisor(12, 18)} {Int128.MaxValue} {(Half)1.5}"; }
    public static string Tuples() { var t = (a: 1, b: "x"); var (x, y) = t; var u = Tuple.Create(1, 2, 3); return $"{t} {x}{y} {u} {t == (1, "x")} {t.GetHashCode() == (1, "x").GetHashCode()} {((ITuple)t).Length}"; }
    record R(int A, string B) { public int C { get; init; } } record struct RS(int X);
    public static string Records() { var r = new R(1, "x") { C = 5 }; var s = r with { A = 2 }; return $"{r} {s} {r == s} {r == new R(1, "x") { C = 5 }} {new RS(3)} {s.GetHashCode() == r.GetHashCode()}"; }
    public static string Spans() { Span<int> s = stackalloc int[] { 3, 1, 2 }; s.Sort(); ReadOnlySpan<char> c = "a,b,c"; int n = 0; foreach (var r in c.Split(',')) n += r.End.Value; return $"{s[0]}{s[^1]} {c.IndexOf(',')} {n} {s.Slice(1).ToArray().Length} {c.Contains("b", StringComparison.Ordinal)} {MemoryMarshal.Cast<int, byte>(s).Length} {c.ToString().AsSpan().TrimEnd('c').ToString()}"; }
    public static string Linqs() { var a = new[] { 5, 3, 8, 1 }; return string.Join("|", a.OrderDescending().First(), a.Chunk(3).Count(), a.MinBy(x => -x), string.Join(",", a.Zip(a.Skip(1), (x, y) => x + y)), a.Aggregate(0, (x, y) => x - y), a.GroupBy(x => x % 2).Count(), a.ToLookup(x => x > 3)[true].Count(), a.DistinctBy(x => x % 2).Count(), a.TakeLast(2).Sum(), a.Index().Last().Index, a.CountBy(x => x % 2).First().Value, a.AggregateBy(x => x % 2, 0, (s, x) => s + x).First().Value, a.SequenceEqual(a.ToList()), a.Append(1).Prepend(2).Count(), a.Except(new[] { 5 }).Count(), a.Order().ElementAt(^1), a.TryGetNonEnumeratedCount(out int c), a.Reverse().First(), a.Shuffle().Count(), a.LeftJoin(new[] { 3 }, x => x, y => y, (x, y) => y).Sum()); }
}
