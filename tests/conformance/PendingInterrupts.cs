using System.Collections.Concurrent;
using System.Threading.Tasks;
using System.Threading;
using System;

namespace Conformance;

/// <summary>An interrupt that is pending before a wait which need not wait.</summary>
public static class PendingInterrupts
{
    static string T(Action a) { var t=Thread.CurrentThread; t.Interrupt(); string r; try { a(); r="ran"; } catch(ThreadInterruptedException) { r="interrupted"; } catch(Exception e) { r=e.GetType().Name; }
      string left; try { Thread.Sleep(0); left="none"; } catch(ThreadInterruptedException) { left="pending"; } 
      string left2; try { Thread.Sleep(1); left2="none"; } catch(ThreadInterruptedException) { left2="pending"; } return r+" "+left+" "+left2; }
    public static string WaitSet() => T(() => new ManualResetEvent(true).WaitOne());
    public static string WaitSet0() => T(() => new ManualResetEvent(true).WaitOne(0));
    public static string WaitUnset0() => T(() => new ManualResetEvent(false).WaitOne(0));
    public static string WaitAuto() => T(() => new AutoResetEvent(true).WaitOne());
    public static string WaitAutoKept() { var e=new AutoResetEvent(true); var s=T(() => e.WaitOne()); return s+e.WaitOne(0); }
    public static string WaitSem() => T(() => new Semaphore(1,1).WaitOne());
    public static string WaitMutex() { var m=new Mutex(); var s=T(() => m.WaitOne()); return s; }
    public static string WaitMutexOwned() { var m=new Mutex(true); return T(() => m.WaitOne()); }
    public static string WaitAll() => T(() => WaitHandle.WaitAll(new WaitHandle[]{new ManualResetEvent(true),new ManualResetEvent(true)}));
    public static string WaitAny() => T(() => WaitHandle.WaitAny(new WaitHandle[]{new ManualResetEvent(true),new ManualResetEvent(false)}));
    public static string WaitAny0() => T(() => WaitHandle.WaitAny(new WaitHandle[]{new ManualResetEvent(false)},0));
    public static string SignalAndWait() { var a=new ManualResetEvent(false); var s=T(() => WaitHandle.SignalAndWait(a,new ManualResetEvent(true))); return s+a.WaitOne(0); }
    public static string Enter() => T(() => { var o=new object(); Monitor.Enter(o); Monitor.Exit(o); });
    public static string Lock() => T(() => { lock(new object()) {} });
    public static string TryEnter() => T(() => Monitor.TryEnter(new object()));
    public static string TryEnterT() => T(() => Monitor.TryEnter(new object(),10));
    public static string TryEnterHeld() { var o=new object(); var h=new ManualResetEvent(false); var g=new ManualResetEvent(false); var th=new Thread(() => { lock(o) { h.Set(); g.WaitOne(); } }); th.Start(); h.WaitOne(); var s=T(() => Monitor.TryEnter(o)); g.Set(); th.Join(); return s; }
    public static string TryEnterHeld0() { var o=new object(); var h=new ManualResetEvent(false); var g=new ManualResetEvent(false); var th=new Thread(() => { lock(o) { h.Set(); g.WaitOne(); } }); th.Start(); h.WaitOne(); var s=T(() => Monitor.TryEnter(o,0)); g.Set(); th.Join(); return s; }
    public static string Sleep0() => T(() => Thread.Sleep(0));
    public static string Sleep1() => T(() => Thread.Sleep(1));
    public static string Yield_() => T(() => Thread.Yield());
    public static string SpinWait_() => T(() => Thread.SpinWait(10));
    public static string SpinOnce() => T(() => { var s=new SpinWait(); s.SpinOnce(); });
    public static string JoinEnded() { var th=new Thread(() => {}); th.Start(); th.Join(); return T(() => th.Join()); }
    public static string JoinEnded0() { var th=new Thread(() => {}); th.Start(); th.Join(); return T(() => th.Join(0)); }
    public static string JoinRunning0() { var g=new ManualResetEvent(false); var th=new Thread(() => g.WaitOne()); th.Start(); var s=T(() => th.Join(0)); g.Set(); th.Join(); return s; }
    public static string SlimRoom() => T(() => new SemaphoreSlim(1).Wait());
    public static string SlimRoom0() => T(() => new SemaphoreSlim(1).Wait(0));
    public static string SlimNoRoom0() => T(() => new SemaphoreSlim(0).Wait(0));
    public static string SlimNoRoom() => T(() => new SemaphoreSlim(0).Wait(10));
    public static string SlimEvent() => T(() => new ManualResetEventSlim(true).Wait());
    public static string SlimEventUnset() => T(() => new ManualResetEventSlim(false).Wait(10));
    public static string SlimEvent0() => T(() => new ManualResetEventSlim(false).Wait(0));
    public static string Countdown() => T(() => new CountdownEvent(0).Wait());
    public static string Countdown1() => T(() => new CountdownEvent(1).Wait(5));
    public static string Barrier1() => T(() => new Barrier(1).SignalAndWait());
    public static string RwRead() => T(() => { var l=new ReaderWriterLockSlim(); l.EnterReadLock(); l.ExitReadLock(); });
    public static string RwWrite() => T(() => { var l=new ReaderWriterLockSlim(); l.EnterWriteLock(); l.ExitWriteLock(); });
    public static string TaskDone() => T(() => Task.CompletedTask.Wait());
    public static string TaskResult() => T(() => { var x=Task.FromResult(1).Result; });
    public static string TaskWaitAll() => T(() => Task.WaitAll(Task.CompletedTask));
    public static string TaskWaitAny() => T(() => Task.WaitAny(Task.CompletedTask));
    public static string TaskNotDone() => T(() => new TaskCompletionSource().Task.Wait(5));
    public static string TaskNotDone0() => T(() => new TaskCompletionSource().Task.Wait(0));
    public static string MonWait() => T(() => { var o=new object(); lock(o) Monitor.Wait(o); });
    public static string MonWait0() => T(() => { var o=new object(); lock(o) Monitor.Wait(o,0); });
    public static string MonWaitNoLock() => T(() => { var o=new object(); Monitor.Wait(o); });
    public static string MonPulse() => T(() => { var o=new object(); lock(o) Monitor.Pulse(o); });
    public static string BlockingTake() => T(() => { var b=new BlockingCollection<int>{1}; b.Take(); });
    public static string BlockingAdd() => T(() => { var b=new BlockingCollection<int>(); b.Add(1); });
    public static string LockClass() => T(() => { var l=new Lock(); l.Enter(); l.Exit(); });
    public static string SpinLock_() => T(() => { var l=new SpinLock(); bool t=false; l.Enter(ref t); l.Exit(); });
    public static string SpinUntil() => T(() => SpinWait.SpinUntil(() => true));
    public static string LazyV() => T(() => { var l=new Lazy<int>(() => 3); var x=l.Value; });
    public static string Start() => T(() => { var t=new Thread(() => {}); t.Start(); });
    public static string TaskRun() => T(() => { var t=Task.Run(() => {}); });
    public static string TimeoutInf() => T(() => Thread.Sleep(-1));
    public static string WaitDisposed() => T(() => { var e=new ManualResetEvent(true); e.Dispose(); e.WaitOne(); });
    public static string WaitNeg() => T(() => new ManualResetEvent(true).WaitOne(-5));
    public static string SleepNeg() => T(() => Thread.Sleep(-5));
    public static string SlimCancelled() => T(() => new SemaphoreSlim(1).Wait(new CancellationToken(true)));
    public static string CancelWait() => T(() => { var c=new CancellationTokenSource(); c.Cancel(); c.Token.WaitHandle.WaitOne(); });
    public static string Twice() => T(() => { Thread.CurrentThread.Interrupt(); Thread.Sleep(0); });
    public static string Parallel_() => T(() => Parallel.For(0,0,i => {}));
    public static string JoinUnstarted() => T(() => new Thread(() => {}).Join());
    public static string MonWaitKeepsLock() { var o=new object(); bool held=false; var s=T(() => { lock(o) { try { Monitor.Wait(o); } finally { held=Monitor.IsEntered(o); } } }); return s+held; }
    public static string MutexRelease() => T(() => { var m=new Mutex(true); m.ReleaseMutex(); });
    public static string ManySlim() => T(() => { using var s=new SemaphoreSlim(2); s.Wait(); s.Wait(); s.Release(2); });
    public static string BarrierTwo0() => T(() => new Barrier(2).SignalAndWait(0));
    public static string TimerDispose() => T(() => { var e=new ManualResetEvent(false); var t=new Timer(_ => {}); t.Dispose(e); e.WaitOne(); });
}
