using System.Collections.Concurrent;
using System.Threading.Tasks;
using System.Threading;
using System;

namespace Conformance;

/// <summary>An interrupt that is pending before a wait with a timeout that would wait.</summary>
public static class TimedInterrupts
{
    static string T(Action a) { var t=Thread.CurrentThread; t.Interrupt(); string r; try { a(); r="ran"; } catch(ThreadInterruptedException) { r="interrupted"; } catch(Exception e) { r=e.GetType().Name; }
      string left; try { Thread.Sleep(0); left="none"; } catch(ThreadInterruptedException) { left="pending"; } return r+" "+left; }
    static string Held(Action<object> a) { var o=new object(); var h=new ManualResetEvent(false); var g=new ManualResetEvent(false); var th=new Thread(() => { lock(o) { h.Set(); g.WaitOne(); } }); th.Start(); h.WaitOne(); var s=T(() => a(o)); g.Set(); th.Join(); return s; }
    public static string TryTimed() => Held(o => Monitor.TryEnter(o,10));
    public static string TryTimedSpan() => Held(o => Monitor.TryEnter(o,TimeSpan.FromMilliseconds(5)));
    public static string TryTimedRef() => Held(o => { bool b=false; Monitor.TryEnter(o,5,ref b); });
    public static string LockTimed() { var o=new Lock(); var h=new ManualResetEvent(false); var g=new ManualResetEvent(false); var th=new Thread(() => { lock(o) { h.Set(); g.WaitOne(); } }); th.Start(); h.WaitOne(); var s=T(() => o.TryEnter(5)); g.Set(); th.Join(); return s; }
    static string Rw(Action<ReaderWriterLockSlim> a,bool write) { var o=new ReaderWriterLockSlim(); var h=new ManualResetEvent(false); var g=new ManualResetEvent(false); var th=new Thread(() => { if(write)o.EnterWriteLock(); else o.EnterReadLock(); h.Set(); g.WaitOne(); if(write) o.ExitWriteLock(); else o.ExitReadLock(); }); th.Start(); h.WaitOne(); var s=T(() => a(o)); g.Set(); th.Join(); return s; }
    public static string RwRead() => Rw(l => l.TryEnterReadLock(5),true);
    public static string RwRead0() => Rw(l => l.TryEnterReadLock(0),true);
    public static string RwWrite() => Rw(l => l.TryEnterWriteLock(5),false);
    public static string RwUp() => Rw(l => l.TryEnterUpgradeableReadLock(5),true);
    public static string Take() => T(() => new BlockingCollection<int>().TryTake(out _,5));
    public static string Take0() => T(() => new BlockingCollection<int>().TryTake(out _,0));
    public static string Add() => T(() => { var b=new BlockingCollection<int>(1); b.Add(1); b.TryAdd(2,5); });
    public static string TakeAny() => T(() => BlockingCollection<int>.TryTakeFromAny(new[]{new BlockingCollection<int>()},out _,5));
    public static string BarrierT() => T(() => new Barrier(2).SignalAndWait(5));
    public static string BarrierLeft() { var b=new Barrier(2); var s=T(() => b.SignalAndWait(5)); return s+b.ParticipantsRemaining; }
    public static string TaskAll() => T(() => Task.WaitAll(new[]{new TaskCompletionSource().Task},5));
    public static string TaskAny() => T(() => Task.WaitAny(new Task[]{new TaskCompletionSource().Task},5));
    public static string TaskAll0() => T(() => Task.WaitAll(new[]{new TaskCompletionSource().Task},0));
    public static string JoinT() { var g=new ManualResetEvent(false); var th=new Thread(() => g.WaitOne()); th.Start(); var s=T(() => th.Join(5)); g.Set(); th.Join(); return s; }
    public static string TaskToken() => T(() => { var c=new CancellationTokenSource(); new TaskCompletionSource().Task.Wait(c.Token); });
    public static string SlimToken() => T(() => { var c=new CancellationTokenSource(); new SemaphoreSlim(0).Wait(c.Token); });
    public static string FromOther() { string r="none"; var o=new ManualResetEvent(true); var s=new ManualResetEvent(false); var th=new Thread(() => { s.WaitOne(); try { o.WaitOne(); r="ran"; } catch(ThreadInterruptedException) { r="interrupted"; } }); th.Start(); s.Set(); th.Join(); return r; }
}
