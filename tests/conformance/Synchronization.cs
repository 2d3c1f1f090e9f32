using System;
using System.Collections.Generic;
using System.Threading;
using System.Threading.Tasks;

namespace Conformance;

public static class Synchronization
{
    public static (int, int, int, int) InterlockedInt() { int x = 5; int a = Interlocked.Increment(ref x), b = Interlocked.Decrement(ref x), c = Interlocked.Add(ref x, 10), d = Interlocked.Exchange(ref x, 1); return (a, b, c, d * 10 + x); }
    public static (long, long, long, long, long) InterlockedLong() { long x = long.MaxValue; long a = Interlocked.Increment(ref x), b = Interlocked.Add(ref x, 5), c = Interlocked.Decrement(ref x), d = Interlocked.Exchange(ref x, 7), e = Interlocked.Read(ref x); return (a, b, c, d, e); }
    public static (uint, uint, uint, uint) InterlockedUint() { uint x = uint.MaxValue; uint a = Interlocked.Increment(ref x), b = Interlocked.Decrement(ref x), c = Interlocked.Add(ref x, 3), d = Interlocked.Exchange(ref x, 9); return (a, b, c, d + x); }
    public static (ulong, ulong, ulong, ulong) InterlockedUlong() { ulong x = 0; ulong a = Interlocked.Decrement(ref x), b = Interlocked.Increment(ref x), c = Interlocked.Add(ref x, 1UL << 63), d = Interlocked.Read(ref x); return (a, b, c, d); }
    public static int InterlockedIncrementWraps() { int x = int.MaxValue; return Interlocked.Increment(ref x); }
    public static string CompareExchangeInt() { int x = 5; int a = Interlocked.CompareExchange(ref x, 9, 5), b = Interlocked.CompareExchange(ref x, 11, 5); return $"{a}{b}{x}"; }
    public static string CompareExchangeWide() { long l = -1; ulong u = 3; uint i = 4; long a = Interlocked.CompareExchange(ref l, 8, -1); ulong b = Interlocked.CompareExchange(ref u, 9, 4); uint c = Interlocked.CompareExchange(ref i, 10, 4); return $"{a}{l}{b}{u}{c}{i}"; }
    public static string AndOr() { int x = 0b1100; long l = 0b1010; uint u = 0xF0; ulong w = 1; int a = Interlocked.And(ref x, 0b0110), b = Interlocked.Or(ref x, 1); long c = Interlocked.Or(ref l, 5); uint d = Interlocked.And(ref u, 0x3C); ulong e = Interlocked.Or(ref w, 6); return $"{a},{b},{x},{c},{l},{d},{u},{e},{w}"; }
    public static string ObjectExchange() { object a = "a", b = "b", x = a; object old = Interlocked.Exchange(ref x, b); object c = Interlocked.CompareExchange(ref x, "c", a); object d = Interlocked.CompareExchange(ref x, "d", b); return $"{old}{c}{d}{x}"; }
    public static string GenericExchange() { string? s = null; string? a = Interlocked.CompareExchange(ref s, "first", null), b = Interlocked.CompareExchange(ref s, "second", null), c = Interlocked.Exchange<string?>(ref s, "third"); return $"[{a}]{b}{c}{s}"; }
    public static bool CompareExchangeIsByReference() { object x = 5; object boxed = 5; return Interlocked.CompareExchange(ref x, "n", boxed) is int && x is int; }
    public static string FloatingExchange() { double d = 1.5; float f = 2.5f; double a = Interlocked.Exchange(ref d, 3), b = Interlocked.CompareExchange(ref d, 4, 3); float c = Interlocked.CompareExchange(ref f, 9, 1); return $"{a} {b} {d} {c} {f}"; }
    public static string SmallTypesExchange() { byte b = 200; sbyte s = -1; short h = 5; ushort u = 9; bool o = false; DayOfWeek e = DayOfWeek.Friday; nint n = 3; return $"{Interlocked.Exchange(ref b, 1)}{Interlocked.CompareExchange(ref s, 7, -1)}{s}{Interlocked.Exchange(ref h, -5)}{h}{Interlocked.CompareExchange(ref u, 1, 2)}{u}{Interlocked.Exchange(ref o, true)}{o}{Interlocked.CompareExchange(ref e, DayOfWeek.Monday, DayOfWeek.Friday)}{e}{Interlocked.Exchange(ref n, 8)}{n}{b}"; }
    public static int InterlockedOnArrayAndField() { int[] a = [1, 2]; var c = new C(); Interlocked.Increment(ref a[1]); Interlocked.Add(ref c.V, a[1]); Interlocked.Increment(ref C.S); int s = Interlocked.Exchange(ref C.S, 0); return a[1] * 100 + c.V * 10 + s; }
    private sealed class C { public int V; public static int S; public volatile int Vol; public volatile string? Str; public volatile bool Flag; }
    public static int CasLoop() { int x = 10; for (int i = 0; i < 3; i++) { int old, now; do { old = x; now = old * 2 + 1; } while (Interlocked.CompareExchange(ref x, now, old) != old); } return x; }
    public static string VolatileMembers() { int i = 1; long l = 2; double d = 2.5; string s = "a"; bool b = false; Volatile.Write(ref i, 5); Volatile.Write(ref l, -1); Volatile.Write(ref d, 0.5); Volatile.Write(ref s, "z"); Volatile.Write(ref b, true); return $"{Volatile.Read(ref i)}{Volatile.Read(ref l)}{Volatile.Read(ref d)}{Volatile.Read(ref s)}{Volatile.Read(ref b)}"; }
    public static string VolatileFields() { var c = new C(); c.Vol = 3; c.Vol += 4; c.Vol++; c.Str = "x"; c.Str += c.Vol; c.Flag = !c.Flag; return c.Str + c.Flag; }
    public static int BarriersDoNothingVisible() { int x = 1; Thread.MemoryBarrier(); x++; Interlocked.MemoryBarrier(); return x; }

    public static string SemaphoreSlimCounts() { var s = new SemaphoreSlim(2, 3); s.Wait(); bool a = s.Wait(0), b = s.Wait(0); int prev = s.Release(); return $"{a}{b}{prev}{s.CurrentCount}{s.Release(2)}{s.CurrentCount}"; }
    public static int SemaphoreSlimFullThrows() { var s = new SemaphoreSlim(1, 1); s.Release(); return 1; }
    public static int SemaphoreSlimBadCountThrows() => new SemaphoreSlim(-1).CurrentCount;
    public static string ManualResetEventSlimStates() { var e = new ManualResetEventSlim(false); bool a = e.IsSet, b = e.Wait(0); e.Set(); e.Wait(); bool c = e.IsSet; e.Reset(); return $"{a}{b}{c}{e.IsSet}"; }
    public static string EventWaitHandles() { using var a = new AutoResetEvent(true); using var m = new ManualResetEvent(true); return $"{a.WaitOne(0)}{a.WaitOne(0)}{m.WaitOne(0)}{m.WaitOne(0)}{a.Set()}{a.WaitOne()}{m.Reset()}{m.WaitOne(0)}"; }
    public static string CountdownEventStates() { var c = new CountdownEvent(2); bool a = c.Signal(); c.AddCount(2); bool b = c.Signal(3); return $"{a}{b}{c.IsSet}{c.CurrentCount}{c.InitialCount}{c.TryAddCount()}"; }
    public static int CountdownBelowZeroThrows() { var c = new CountdownEvent(1); c.Signal(2); return 1; }
    public static string BarrierSingleParticipant() { string s = ""; var b = new Barrier(1, x => s += "p" + x.CurrentPhaseNumber); b.SignalAndWait(); b.SignalAndWait(); return s + b.CurrentPhaseNumber + b.ParticipantCount + b.ParticipantsRemaining; }
    public static string ReaderWriterLockStates() { var k = new ReaderWriterLockSlim(); k.EnterReadLock(); bool r = k.IsReadLockHeld; k.ExitReadLock(); k.EnterUpgradeableReadLock(); k.EnterWriteLock(); bool w = k.IsWriteLockHeld; k.ExitWriteLock(); bool u = k.IsUpgradeableReadLockHeld; k.ExitUpgradeableReadLock(); return $"{r}{w}{u}{k.CurrentReadCount}"; }
    public static int ReaderWriterLockRecursionThrows() { var k = new ReaderWriterLockSlim(); k.EnterWriteLock(); k.EnterWriteLock(); return 1; }
    public static string SpinLockStates() { var k = new SpinLock(false); bool t = false; k.Enter(ref t); bool h = k.IsHeld; k.Exit(); return $"{t}{h}{k.IsHeld}"; }
    public static string MutexStates() { using var m = new Mutex(); bool a = m.WaitOne(), b = m.WaitOne(0); m.ReleaseMutex(); m.ReleaseMutex(); return $"{a}{b}"; }
    public static string CancellationStates() { using var c = new CancellationTokenSource(); var t = c.Token; string s = $"{t.IsCancellationRequested}{t.CanBeCanceled}{CancellationToken.None.CanBeCanceled}"; c.Cancel(); return s + t.IsCancellationRequested + c.IsCancellationRequested; }
    public static string CancellationCallbacksLastFirst() { using var c = new CancellationTokenSource(); string s = ""; c.Token.Register(() => s += "1"); var r = c.Token.Register(() => s += "2"); c.Token.Register(() => s += "3"); r.Dispose(); c.Cancel(); c.Token.Register(() => s += "4"); return s; }
    public static string CancellationCallbackExceptions() { using var c = new CancellationTokenSource(); string s = ""; c.Token.Register(() => s += "a"); c.Token.Register(() => throw new FormatException()); try { c.Cancel(); } catch (AggregateException e) { s += e.InnerExceptions.Count + e.InnerException!.GetType().Name; } return s; }
    public static int ThrowIfCancelled() { new CancellationToken(true).ThrowIfCancellationRequested(); return 1; }
    public static string LinkedTokens() { using var a = new CancellationTokenSource(); using var b = new CancellationTokenSource(); using var l = CancellationTokenSource.CreateLinkedTokenSource(a.Token, b.Token); b.Cancel(); return $"{l.IsCancellationRequested}{a.IsCancellationRequested}"; }
    public static string LazyValue() { int n = 0; var l = new Lazy<string>(() => "v" + ++n); bool before = l.IsValueCreated; return $"{before}{l.Value}{l.Value}{l.IsValueCreated}{n}"; }
    public static string LazyCachesException() { int n = 0; var l = new Lazy<int>(() => { n++; throw new FormatException(); }); for (int i = 0; i < 2; i++) try { _ = l.Value; } catch (FormatException) { } return $"{n}{l.IsValueCreated}"; }
    public static string LazyPublicationOnlyRetries() { int n = 0; var l = new Lazy<int>(() => ++n < 2 ? throw new FormatException() : n, LazyThreadSafetyMode.PublicationOnly); try { _ = l.Value; } catch (FormatException) { } return $"{l.Value}{n}"; }
    public static int LazyRecursionThrows() { Lazy<int> l = null!; l = new Lazy<int>(() => l.Value + 1); return l.Value; }
    public static string LazyInitializerEnsure() { string? s = null; int n = 0; LazyInitializer.EnsureInitialized(ref s, () => "x" + ++n); LazyInitializer.EnsureInitialized(ref s, () => "y" + ++n); return s + n; }
    public static string ThreadLocalValue() { int n = 0; using var t = new ThreadLocal<int>(() => ++n * 10); bool b = t.IsValueCreated; int v = t.Value; t.Value += 5; return $"{b}{v}{t.Value}{n}"; }
    [ThreadStatic] private static int perThread;
    public static int ThreadStaticOnOneThread() { perThread = 0; perThread += 4; int other = -1; var t = new Thread(() => { other = perThread; perThread = 9; }); t.Start(); t.Join(); return perThread * 10 + other; }
    public static int ThreadStartAndJoin() { int x = 1; var t = new Thread(() => x = 5); t.Start(); t.Join(); return x; }
    public static int ThreadWithParameter() { int x = 0; var t = new Thread(o => x = (int)o! * 2); t.Start(21); t.Join(); return x; }
    public static string ThreadStates() { var t = new Thread(() => { }) { IsBackground = true, Name = "worker" }; bool a = t.IsAlive; t.Start(); t.Join(); return $"{a}{t.IsAlive}{t.Name}"; }
    public static int ThreadStartTwiceThrows() { var t = new Thread(() => { }); t.Start(); t.Join(); t.Start(); return 1; }
    public static int ParallelForSum() { int s = 0; Parallel.For(0, 20, i => Interlocked.Add(ref s, i)); return s; }
    public static int ParallelInvokeAndForEach() { int a = 0, b = 0, c = 0; Parallel.Invoke(() => a = 1, () => b = 2); Parallel.ForEach(new List<int> { 1, 2, 3 }, i => Interlocked.Add(ref c, i)); return a + b * 10 + c * 100; }
    public static string ParallelExceptionsAggregate() { try { Parallel.Invoke(() => throw new FormatException()); return "no"; } catch (AggregateException e) { return e.InnerException!.GetType().Name; } }
    public static int TaskFactoryStartNew() => Task.Factory.StartNew(() => 5).Result + Task.Factory.StartNew(o => (int)o! * 2, 10).Result;
    public static int TaskWaitAll() { int n = 0; Task[] t = [Task.Run(() => Interlocked.Add(ref n, 1)), Task.Run(() => Interlocked.Add(ref n, 10))]; Task.WaitAll(t); return n; }
    public static bool TaskWaitWithZeroTimeout() => new TaskCompletionSource().Task.Wait(0);
}
