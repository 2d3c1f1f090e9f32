using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

namespace Conformance;

// When parallel loops ask their sources for items.
public static class LoopSources
{
    static readonly ParallelOptions one = new() { MaxDegreeOfParallelism = 1 };

    static string Told(Exception e) => e is AggregateException all ? $"Aggregate({string.Join(",", all.InnerExceptions.Select(Told))})" : e.GetType().Name;

    static string Try(Func<object?> work)
    {
        try { return work()?.ToString() ?? "ok"; }
        catch (Exception e) { return Told(e); }
    }

    sealed class Noted(string[] log, int count, bool endless = false, int failing = -1) : IEnumerable<int>, IEnumerator<int>
    {
        int at;
        public int Current => at;
        object System.Collections.IEnumerator.Current => at;
        public IEnumerator<int> GetEnumerator() { log[0] += "get "; return this; }
        System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => this;
        public void Reset() { }
        public void Dispose() => log[0] += "dispose ";
        public bool MoveNext() { log[0] += "move "; if (at == failing) throw new FormatException(); return endless || ++at <= count; }
    }

    static string Sequence(Func<Noted, string[], object?> run, int count, bool endless = false, int failing = -1)
    {
        string[] log = { "" };
        string result = Try(() => run(new Noted(log, count, endless, failing), log));
        return log[0] + result;
    }

    public static string ItemsOneByOne() => Sequence((s, log) => Parallel.ForEach(s, one, x => { log[0] += x + " "; }).IsCompleted, 2);
    public static string ItemsWithState() => Sequence((s, log) => Parallel.ForEach(s, one, (x, state, i) => { log[0] += x + ":" + i + " "; }).IsCompleted, 2);
    public static string ItemsWithLocals() => Sequence((s, log) => Parallel.ForEach(s, one, () => { log[0] += "init "; return 0; }, (x, state, n) => { log[0] += x + " "; return n + x; }, n => log[0] += "end" + n + " ").IsCompleted, 2);
    public static string NoItems() => Sequence((s, log) => Parallel.ForEach(s, one, x => { log[0] += x + " "; }).IsCompleted, 0);
    public static string NoItemsWithLocals() => Sequence((s, log) => Parallel.ForEach(s, one, () => { log[0] += "init "; return 0; }, (x, state, n) => n, n => log[0] += "end" + n + " ").IsCompleted, 0);
    public static string EndlessItemsStopped() { int n = 0; string[] log = { "" }; return Try(() => Parallel.ForEach(new Noted(log, 0, true), one, (x, state) => { if (++n == 2) state.Stop(); }).IsCompleted) + n; }
    public static string EndlessItemsCanceled() { int n = 0; string[] log = { "" }; var source = new CancellationTokenSource(); return Try(() => Parallel.ForEach(new Noted(log, 0, true), new ParallelOptions { MaxDegreeOfParallelism = 1, CancellationToken = source.Token }, x => { if (++n == 2) source.Cancel(); })) + n; }
    public static string BrokenOff() { int n = 0; string[] log = { "" }; return Try(() => { var r = Parallel.ForEach(new Noted(log, 5), one, (x, state) => { n++; if (x == 2) state.Break(); }); return r.IsCompleted + "" + r.LowestBreakIteration; }) + n; }
    public static string FailingItems() => Sequence((s, log) => Parallel.ForEach(s, one, x => { log[0] += x + " "; }).IsCompleted, 5, false, 1);
    public static string FailingBody() { string[] log = { "" }; return Try(() => Parallel.ForEach(new Noted(log, 5), one, x => { if (x == 1) throw new FormatException(); })) + log[0].EndsWith("dispose "); }
    public static string AsyncItemsOneByOne() => Sequence((s, log) => { Parallel.ForEachAsync(s, one, (x, _) => { log[0] += x + " "; return default; }).Wait(); return null; }, 2);
    public static string AsyncFailingItems() => Sequence((s, log) => { Parallel.ForEachAsync(s, one, (x, _) => { log[0] += x + " "; return default; }).Wait(); return null; }, 5, false, 1);
    public static string AsyncEndlessItemsCanceled() { int n = 0; string[] log = { "" }; var source = new CancellationTokenSource(); return Try(() => { Parallel.ForEachAsync(new Noted(log, 0, true), new ParallelOptions { MaxDegreeOfParallelism = 1, CancellationToken = source.Token }, (x, _) => { if (++n == 2) source.Cancel(); return default; }).Wait(); return null; }) + n; }

    public static string ListThatGrows() { var list = new List<int> { 1, 2 }; int n = 0; return Try(() => Parallel.ForEach(list, one, x => { n++; list.Add(x); }).IsCompleted) + n; }
    public static string ListThatShrinks() { var list = new List<int> { 1, 2 }; int n = 0; return Try(() => Parallel.ForEach(list, one, x => { n++; list.Clear(); }).IsCompleted) + n; }
    public static string ListThatChanges() { var list = new List<int> { 1, 2 }; string seen = ""; return Try(() => Parallel.ForEach(list, one, x => { seen += x; list[1] = 7; }).IsCompleted) + seen; }
    public static string ArrayThatChanges() { var items = new[] { 1, 2 }; string seen = ""; return Try(() => Parallel.ForEach(items, one, x => { seen += x; items[1] = 7; }).IsCompleted) + seen; }
    public static string SetThatGrows() { var set = new HashSet<int> { 1, 2 }; int n = 0; return Try(() => Parallel.ForEach(set, one, x => { n++; set.Add(x + 10); }).IsCompleted) + n; }
    public static string QueueThatGrows() { var queue = new ConcurrentQueue<int>(new[] { 1 }); int n = 0; return Try(() => Parallel.ForEach(queue, one, x => { if (++n < 3) queue.Enqueue(x + 1); }).IsCompleted) + (n > 0); }
    public static string AsyncListThatGrows() { var list = new List<int> { 1, 2 }; int n = 0; return Try(() => { Parallel.ForEachAsync(list, one, (x, _) => { n++; list.Add(x); return default; }).Wait(); return null; }) + n; }

    public static string ConsumedWhileProduced()
    {
        var items = new BlockingCollection<int> { 1 };
        int sum = 0;
        Parallel.ForEach(items.GetConsumingEnumerable(), one, x => { sum += x; if (x < 3) items.Add(x + 1); else items.CompleteAdding(); });
        return sum.ToString();
    }

    // Timers of a clock that is given.

    sealed class Clock : TimeProvider
    {
        public readonly List<Made> made = new();
        public override ITimer CreateTimer(TimerCallback callback, object? state, TimeSpan dueTime, TimeSpan period) { var timer = new Made(() => callback(state), dueTime, period); made.Add(timer); return timer; }
        public sealed class Made(Action fire, TimeSpan due, TimeSpan period) : ITimer
        {
            public string log = $"{due.TotalMilliseconds}/{period.TotalMilliseconds} ";
            public void Fire() => fire();
            public bool Change(TimeSpan dueTime, TimeSpan period) { log += $"change{dueTime.TotalMilliseconds}/{period.TotalMilliseconds} "; return true; }
            public void Dispose() => log += "dispose ";
            public ValueTask DisposeAsync() { Dispose(); return default; }
        }
    }

    public static string PeriodicTimerOfClock()
    {
        var clock = new Clock();
        var timer = new PeriodicTimer(TimeSpan.FromMilliseconds(5), clock);
        string seen = "";
        var first = timer.WaitForNextTickAsync();
        seen += first.IsCompleted + " ";
        clock.made[0].Fire();
        seen += first.Result + " ";
        clock.made[0].Fire();
        clock.made[0].Fire();
        var second = timer.WaitForNextTickAsync();
        seen += second.IsCompleted + " " + second.Result + " ";
        var third = timer.WaitForNextTickAsync();
        seen += third.IsCompleted + " ";
        timer.Period = TimeSpan.FromMilliseconds(7);
        timer.Dispose();
        seen += third.Result + " " + timer.WaitForNextTickAsync().Result;
        return seen + " " + clock.made.Count + " " + clock.made[0].log;
    }

    public static string CancelAfterOfClock()
    {
        var clock = new Clock();
        var source = new CancellationTokenSource(TimeSpan.FromMilliseconds(5), clock);
        source.CancelAfter(9);
        string seen = source.IsCancellationRequested + " ";
        foreach (var timer in clock.made.ToArray()) timer.Fire();
        seen += source.IsCancellationRequested + " ";
        source.Dispose();
        return seen + clock.made.Count + " " + clock.made[0].log;
    }

    public static string DelayOfClock()
    {
        var clock = new Clock();
        var source = new CancellationTokenSource();
        var delay = Task.Delay(TimeSpan.FromMilliseconds(5), clock, source.Token);
        var other = Task.Delay(TimeSpan.FromMilliseconds(6), clock);
        source.Cancel();
        clock.made[1].Fire();
        return $"{delay.Status} {other.Status} {clock.made[0].log}{clock.made[1].log}";
    }

    public static string WaitOfClock()
    {
        var clock = new Clock();
        var task = new TaskCompletionSource();
        var ended = task.Task.WaitAsync(TimeSpan.FromMilliseconds(5), clock);
        var late = new TaskCompletionSource().Task.WaitAsync(TimeSpan.FromMilliseconds(6), clock);
        task.SetResult();
        clock.made[1].Fire();
        return $"{ended.Status} {late.Status} {late.Exception?.InnerException?.GetType().Name} {clock.made[0].log}{clock.made[1].log}";
    }
}
