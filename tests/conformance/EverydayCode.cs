using System;
using System.Collections;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Diagnostics.CodeAnalysis;
using System.IO;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Text;
using System.Threading;
using System.Threading.Channels;
using System.Threading.Tasks;

namespace Conformance;

public static class EverydayCode
{
    static string Try(Action a) { try { a(); return "none"; } catch (Exception e) { return e.GetType().Name + ":" + e.Message; } }
    public static string ConsoleMembers() { Console.OutputEncoding = Encoding.UTF8; Console.CursorVisible = false; return Console.IsInputRedirected.ToString().Length > 0 ? "ok" : ""; }
    public static async Task<string> ReaderAsync() { var r = new StringReader("ab\ncd"); var c = new char[2]; int n = await r.ReadAsync(c, 0, 2); return n + new string(c) + await r.ReadLineAsync() + await r.ReadToEndAsync(); }
    public static string StreamReaders() { var m = new MemoryStream(Encoding.UTF8.GetBytes("hello world")); using var r = new StreamReader(m, Encoding.UTF8, false, 16, true); var c = new char[5]; int n = r.ReadBlock(c, 0, 5); return n + new string(c) + r.Read().ToString() + r.ReadToEnd() + r.CurrentEncoding.WebName; }
    public static string Binary() { var m = new MemoryStream(); var w = new BinaryWriter(m); w.Write(new[] { 'a', 'b' }); w.Write(new byte[] { 1, 2 }, 0, 2); w.Write((short)5); w.Write(1.5f); w.Write7BitEncodedInt64(1L << 40); w.Seek(0, SeekOrigin.Begin); var r = new BinaryReader(m); var c = r.ReadChars(2); var b = new byte[2]; r.Read(b, 0, 2); return new string(c) + b[1] + r.ReadInt16() + r.ReadSingle() + r.Read7BitEncodedInt64() + Try(() => r.ReadInt32()); }
    public static string ReadOnlySeq() { var l = new List<int> { 1 }; IReadOnlyList<int> r = l.AsReadOnly(); return r.Count + "" + l.AsReadOnly().Contains(1); }
    public static string Sorted() { var s = new SortedDictionary<string, int>(StringComparer.OrdinalIgnoreCase) { ["b"] = 1, ["A"] = 2 }; var l = new SortedList<int, string> { { 2, "x" }, { 1, "y" } }; var q = new PriorityQueue<string, int>(); q.Enqueue("lo", 5); q.Enqueue("hi", 1); return string.Join(",", s.Keys) + l.Values[0] + q.Dequeue() + l.IndexOfKey(2) + s.ContainsKey("B"); }
    public static string LinkedLists() { var l = new LinkedList<int>(new[] { 1, 2, 3 }); l.AddAfter(l.Find(2)!, 9); l.RemoveFirst(); return string.Join(",", l) + l.Last!.Previous!.Value; }
    public static string Hashsets() { var s = new HashSet<int> { 1, 2, 3 }; s.SymmetricExceptWith(new[] { 3, 4 }); return string.Join(",", s.Order()) + s.IsSubsetOf(new[] { 1, 2, 4, 5 }) + s.RemoveWhere(x => x > 2) + s.EnsureCapacity(50).CompareTo(49); }
    public static async Task<string> ChannelUnboundedPrio() { var c = Channel.CreateUnboundedPrioritized<int>(); c.Writer.TryWrite(5); c.Writer.TryWrite(1); c.Writer.Complete(); var s = ""; await foreach (var x in c.Reader.ReadAllAsync()) s += x; return s; }
    public static string PeriodicT() { using var t = new PeriodicTimer(TimeSpan.FromMilliseconds(1)); return t.WaitForNextTickAsync().AsTask().Result.ToString(); }
    public static string TimerT() { var e = new ManualResetEventSlim(); using var t = new Timer(_ => e.Set(), null, 1, Timeout.Infinite); e.Wait(); return t.Change(Timeout.Infinite, Timeout.Infinite).ToString(); }
    public static string Scheduler() { var p = new ConcurrentExclusiveSchedulerPair(); int n = 0; var f = new TaskFactory(p.ExclusiveScheduler); Task.WaitAll(f.StartNew(() => n++), f.StartNew(() => n++)); p.Complete(); return n + "" + TaskScheduler.Current.MaximumConcurrencyLevel + TaskScheduler.Default.Id; }
    public static string Unobserved() { EventHandler<UnobservedTaskExceptionEventArgs> h = (s, e) => e.SetObserved(); TaskScheduler.UnobservedTaskException += h; TaskScheduler.UnobservedTaskException -= h; var a = new UnobservedTaskExceptionEventArgs(new AggregateException("x")); a.SetObserved(); return a.Observed + a.Exception.Message; }
    public static string Children() { int n = 0; var t = Task.Factory.StartNew(() => { Task.Factory.StartNew(() => Interlocked.Increment(ref n), TaskCreationOptions.AttachedToParent); }); t.Wait(); return n.ToString(); }
    public static string Unwrap() => Task.Factory.StartNew(async () => { await Task.Yield(); return 5; }).Unwrap().Result.ToString();
    public static string Continue() { var t = Task.Run(() => 1); var c = t.ContinueWith(x => x.Result + 1, TaskContinuationOptions.ExecuteSynchronously).ContinueWith(x => x.Result * 10); var f = Task.Factory.ContinueWhenAll(new[] { t, c }, ts => ts.Sum(x => x.Result)); return f.Result.ToString(); }
    public static string ParFor() { int n = 0; var r = Parallel.For(0, 3, i => Interlocked.Add(ref n, i)); Parallel.Invoke(() => Interlocked.Increment(ref n), () => Interlocked.Increment(ref n)); return n + "" + r.IsCompleted; }
    sealed class Sync : SynchronizationContext { public int Posts; public override void Post(SendOrPostCallback d, object? s) { Posts++; d(s); } }
    public static async Task<string> Contexts() { var c = new Sync(); SynchronizationContext.SetSynchronizationContext(c); await Task.Yield(); var n = c.Posts; SynchronizationContext.SetSynchronizationContext(null); return n.ToString(); }
    public static string Custom() { var d = new Disp(); using (d) { } return d.N + ""; } sealed class Disp : IDisposable { public int N; public void Dispose() => N++; }
    public static async Task<string> AsyncDisp() { var s = ""; await using (new AD(() => s += "d")) { s += "b"; } return s; } sealed class AD(Action a) : IAsyncDisposable { public ValueTask DisposeAsync() { a(); return default; } }
    public static string CollExpr() { int[] a = [1, 2, .. new[] { 3, 4 }]; List<int> l = [.. a, 5]; return a.Length + "" + l.Count + (a is [1, .., 4] ? "y" : "n"); }
    public static string Switches() { object o = 5; return o switch { int i when i > 3 => "big", string s => s, null => "null", _ => "other" } + (o is > 3 and < 9) + (("a", 1) is (_, 1)); }
    public static string Iter() { IEnumerable<int> F(int n) { try { for (int i = 0; i < n; i++) yield return i; } finally { log += "f"; } } log = ""; var s = string.Join(",", F(3).Take(2)) + log; return s; } static string log = "";
    public static string Delegates() { Func<int, int> f = x => x + 1; f += x => x * 10; var r = f(3); Action a = () => { }; a += () => { }; a -= a; return r + "" + (a == null) + f.Method.IsStatic + f.GetInvocationList().Length; }
    public static string Nulls() { string? s = null; int? i = null; return (s ?? "d") + (s?.Length ?? -1) + i.GetValueOrDefault(4) + (i + 1 is null) + Try(() => s!.ToString()); }
    public static string Checked() => Try(() => { int m = int.MaxValue; checked { m++; } }) + unchecked((byte)300) + Try(() => { int z = 0; var q = 1 / z; }) + Try(() => { var x = (object)"a"; var y = (int)x; }) + Try(() => { var a = new int[2]; a[5] = 1; });
    public static string Converts() => $"{Convert.ToInt32("12")} {Convert.ToString(255, 2)} {Convert.ToInt32("ff", 16)} {Convert.ToBase64String(new byte[] { 1, 2, 3 })} {Convert.ChangeType("5", typeof(int))} {Convert.ToBoolean("true")} {Convert.ToInt32(2.5)} {Convert.ToHexString(new byte[] { 10, 255 })}" + Try(() => Convert.ToInt32("x")) + Try(() => int.Parse("99999999999")) + Try(() => byte.Parse("300"));
    public static string Enums() => $"{Enum.Parse<DayOfWeek>("monday", true)} {Enum.GetNames<DayOfWeek>().Length} {Enum.IsDefined(DayOfWeek.Friday)} {(AttributeTargets)3} {Enum.TryParse("x", out DayOfWeek d)} {DayOfWeek.Friday:d} {Enum.GetValues<DayOfWeek>()[2]} {AttributeTargets.All.HasFlag(AttributeTargets.Enum)}" + Try(() => Enum.Parse<DayOfWeek>("zz"));
    public static string Guids() => $"{Guid.Empty} {Guid.Parse("00112233-4455-6677-8899-aabbccddeeff"):N} {Guid.NewGuid() != Guid.Empty} {new Guid(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11):B}" + Try(() => Guid.Parse("x"));
    public static string Versions() => $"{new Version(1, 2, 3) > new Version("1.2")} {Version.Parse("1.2.3.4")} {new Version(1, 0).Build}" + Try(() => Version.Parse("x"));
    public static string Hash() { var h = new HashCode(); h.Add(1); return (h.ToHashCode() == h.ToHashCode2()) + "" + (HashCode.Combine(1, 2) == HashCode.Combine(1, 2)); } static int ToHashCode2(this HashCode h) => h.ToHashCode();
    public static string Prim() => $"{int.TryParse("12a", out _)} {double.Parse("1e3")} {long.MaxValue} {(char)('a' + 1)} {byte.MaxValue + 1} {-7 / 2} {-7 % 3} {7 >> 1} {-8 >>> 28} {0b1010} {1_000} {'x' + 1} {(int)3.99} {uint.MaxValue} {nint.Size} {sizeof(long)} {default(bool)}";
    public static string Unsafe_() { int x = 5; ref int r = ref Unsafe.AsRef(ref x); r++; return x + "" + Unsafe.SizeOf<long>() + Unsafe.As<int, uint>(ref x) + Unsafe.IsNullRef(ref r); }
    public static string Inline() { var a = new Buf(); a[0] = 1; a[2] = 5; int s = 0; foreach (var x in a) s += x; return s.ToString(); } [InlineArray(3)] struct Buf { int e; }
    public static string RuntimeH() => RuntimeHelpers.GetHashCode(new object()).ToString().Length > 0 ? RuntimeHelpers.IsReferenceOrContainsReferences<string>() + "" + RuntimeHelpers.GetSubArray(new[] { 1, 2, 3 }, 1..)[0] + RuntimeHelpers.TryEnsureSufficientExecutionStack() : "";
    public static string Decimals() => $"{1.10m} {1m / 3} {decimal.MaxValue} {2.50m + 1.5m} {(double)1.1m} {decimal.Truncate(-1.9m)} {1.0m == 1.00m} {decimal.GetBits(1.5m)[3]} {(int)1.9m} {Math.Ceiling(1.1m)}";
    public static string Generic<T>() => typeof(T).Name; public static string Generics() => Generic<int>() + Generic<List<string>>() + new C<int>().Name; class C<T> { public string Name => typeof(T).FullName!; }
    public static string ExitCodes() { var before = Environment.ExitCode; Environment.ExitCode = 3; var after = Environment.ExitCode; Environment.ExitCode = 0; return $"{before} {after}"; }
}
