// Each of these may fail on the real runtime, and not as far as the library models it: the verdict has to name that.
#nullable disable warnings
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

namespace Assumed;

public static class Threading
{
    static int now, most;

    static void Together()
    {
        int count = Interlocked.Increment(ref now);
        lock (typeof(Threading)) most = Math.Max(most, count);
        Thread.Sleep(100);
        Interlocked.Decrement(ref now);
    }

    static void AtMost(int count, Action run)
    {
        now = most = 0;
        run();
        Debug.Assert(most <= count);
    }

    public static void PeriodicTimer()
    {
        int ticks = 0;
        using var timer = new Timer(_ => Interlocked.Increment(ref ticks), null, 1, 1);
        Thread.Sleep(100);
        Debug.Assert(Volatile.Read(ref ticks) <= 2);
    }

    public static void RepeatedWait()
    {
        int timeouts = 0;
        var wait = ThreadPool.RegisterWaitForSingleObject(new ManualResetEvent(false), (_, _) => Interlocked.Increment(ref timeouts), null, 1, false);
        Thread.Sleep(100);
        wait.Unregister(null);
        Debug.Assert(Volatile.Read(ref timeouts) <= 2);
    }

    public static void ManyIterations() => AtMost(2, () => Parallel.For(0, 5, _ => Together()));
    public static void IterationsOfSequence() => AtMost(2, () => Parallel.ForEach(Enumerable.Range(0, 3).Where(x => x >= 0), _ => Together()));
    public static void AsyncIterations() => AtMost(2, () => Parallel.ForEachAsync(new[] { 1, 2, 3 }, (_, _) => { Together(); return default; }).Wait());
    public static void ManyElements() => AtMost(2, () => new[] { 1, 2, 3 }.AsParallel().WithDegreeOfParallelism(3).ForAll(_ => Together()));

    public static void GroupedElements()
    {
        int main = Environment.CurrentManagedThreadId, elsewhere = 0;
        _ = new[] { 1, 2 }.AsParallel().WithDegreeOfParallelism(2).OrderBy(x => elsewhere += Environment.CurrentManagedThreadId == main ? 0 : 1).ToList();
        Debug.Assert(elsewhere == 0);
    }

    public static void Partitions()
    {
        var taken = new List<int>();
        IEnumerable<int> Items() { foreach (int i in new[] { 1, 2 }) { lock (taken) taken.Add(i); yield return i; } }
        int seen = 0;
        Parallel.ForEach(Partitioner.Create(Items()), new ParallelOptions { MaxDegreeOfParallelism = 1 }, _ => { lock (taken) if (seen == 0) seen = taken.Count; });
        Debug.Assert(seen == 2);
    }

    public static void CountsOfThePool()
    {
        Task.Run(() => { }).Wait();
        Debug.Assert(ThreadPool.CompletedWorkItemCount == 0);
    }

    public static void UnobservedException()
    {
        int raised = 0;
        TaskScheduler.UnobservedTaskException += (_, _) => raised++;
        Task.Run(() => throw new FormatException());
        Thread.Sleep(100);
        GC.Collect();
        GC.WaitForPendingFinalizers();
        Debug.Assert(raised == 0);
    }

    public static void Processor() => Debug.Assert(Thread.GetCurrentProcessorId() == 0);

    public static void NumberBeforeStart() => Debug.Assert(new Thread(() => { }).ManagedThreadId == 0);

    public static void WaitingReaders()
    {
        var rw = new ReaderWriterLockSlim();
        rw.EnterWriteLock();
        var reader = new Thread(() => { rw.EnterReadLock(); rw.ExitReadLock(); });
        reader.Start();
        Thread.Sleep(100);
        int waiting = rw.WaitingReadCount;
        rw.ExitWriteLock();
        reader.Join();
        Debug.Assert(waiting == 0);
    }

    // What needs none of that.

    public static void Nothing()
    {
        using var timer = new Timer(_ => { }, null, 1, -1);
        Parallel.For(0, 4, _ => { });
        Parallel.ForEach(new[] { 1, 2 }, _ => { });
        Parallel.ForEachAsync(new[] { 1, 2 }, (_, _) => default).Wait();
        _ = new[] { 1, 2 }.AsParallel().Select(x => x).ToList();
    }
}
