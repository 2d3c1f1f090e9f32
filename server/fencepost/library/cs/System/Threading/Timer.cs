using System.Threading.Tasks;
using Fencepost;

namespace System.Threading;

/// <summary>A callback comes at any time once the timer is set. A periodic timer fires `Machine.Ticks` times, and
/// its callbacks may overlap.
/// A callback that was due before Dispose may still start after it.</summary>
public sealed class Timer : ITimer
{
    private readonly TimerCallback callback;
    private readonly object state;
    private readonly ExecutionContext context;
    private Schedule schedule;
    private bool disposed;
    private int running;
    private WaitHandle notify;

    public Timer(TimerCallback callback) : this(callback, null, Timeout.Infinite, Timeout.Infinite, 0)
    {
        // The timer itself is the state.
        state = this;
    }

    public Timer(TimerCallback callback, object state, int dueTime, int period) : this(callback, state, dueTime, (long)period, 0) { }
    public Timer(TimerCallback callback, object state, long dueTime, long period) : this(callback, state, dueTime, period, 0) { }

    public Timer(TimerCallback callback, object state, uint dueTime, uint period)
        : this(callback, state, dueTime == uint.MaxValue ? -1 : dueTime, period == uint.MaxValue ? -1 : (long)period, 0) { }

    public Timer(TimerCallback callback, object state, TimeSpan dueTime, TimeSpan period)
        : this(callback, state, (long)dueTime.TotalMilliseconds, (long)period.TotalMilliseconds, 0) { }

    private Timer(TimerCallback callback, object state, long dueTime, long period, int _)
    {
        Check(dueTime, period);
        this.callback = callback ?? throw new ArgumentNullException("callback");
        this.state = state;
        context = ExecutionContext.Flowing;
        Set(dueTime, period);
    }

    public static long ActiveCount => ThreadPool.Uncounted(0);

    private static void Check(long dueTime, long period)
    {
        Timeouts.CheckTimer(dueTime, "dueTime");
        Timeouts.CheckTimer(period, "period");
    }

    public bool Change(int dueTime, int period) => Change((long)dueTime, (long)period);
    public bool Change(TimeSpan dueTime, TimeSpan period) => Change((long)dueTime.TotalMilliseconds, (long)period.TotalMilliseconds);

    public bool Change(uint dueTime, uint period) =>
        Change(dueTime == uint.MaxValue ? -1 : (long)dueTime, period == uint.MaxValue ? -1 : (long)period);

    public bool Change(long dueTime, long period)
    {
        Check(dueTime, period);
        return Set(dueTime, period);
    }

    private bool Set(long dueTime, long period)
    {
        Schedule next = dueTime == Timeout.Infinite ? null : new Schedule(this, period > 0);
        if (period > 0) Machine.Assumes("a periodic timer fires twice, and more often only where threads would wait for ever without it");
        if (!Replace(next)) return false;
        if (next != null) PoolThread.Start(new Action(next.Fire), "timer");
        return true;
    }

    [OneStep]
    private bool Replace(Schedule next)
    {
        if (disposed) return false;
        schedule = next;
        return true;
    }

    private sealed class Schedule
    {
        private readonly Timer timer;
        private readonly bool again;
        internal int Ticks;

        internal Schedule(Timer timer, bool again)
        {
            this.timer = timer;
            this.again = again;
        }

        internal void Fire()
        {
            if (timer.Begin(this) == 0) return;
            if (again) PoolThread.Start(new Action(FireAgain), "timer");
            timer.Call();
        }

        private void FireAgain()
        {
            int ticks = timer.Begin(this);
            if (ticks == 0) return;
            PoolThread.Start(ticks < Machine.Ticks() ? new Action(FireAgain) : new Action(FireOn), "timer");
            timer.Call();
        }

        private void FireOn()
        {
            while (timer.BeginFurther(this)) timer.Call();
        }
    }

    /// <summary>The how-manieth tick of a schedule has come; 0 if it is out of date.</summary>
    [OneStep]
    private int Begin(Schedule due)
    {
        if (schedule != due) return 0;
        running++;
        return ++due.Ticks;
    }

    /// <summary>Further ticks are not counted: where callbacks change nothing, a program goes round.</summary>
    [OneStep]
    private bool BeginFurther(Schedule due)
    {
        Machine.AwaitsTick();
        if (schedule != due) return false;
        running++;
        return true;
    }

    private void Call()
    {
        ContextStay stay = ExecutionContext.Enter(context);
        callback(state);
        stay.Leave();
        if (End() is WaitHandle waiter) waiter.Signal();
    }

    [OneStep] private WaitHandle End() => --running == 0 ? notify : null;

    [OneStep]
    public void Dispose()
    {
        disposed = true;
        schedule = null;
    }

    /// <summary>Signals the handle when no callback runs any more.</summary>
    public bool Dispose(WaitHandle notifyObject)
    {
        if (notifyObject == null) throw new ArgumentNullException("notifyObject");
        if (!DisposeStep(notifyObject, out bool now)) return false;
        if (now) notifyObject.Signal();
        return true;
    }

    [OneStep]
    private bool DisposeStep(WaitHandle notifyObject, out bool now)
    {
        now = running == 0;
        if (disposed) return false;
        disposed = true;
        schedule = null;
        if (!now) notify = notifyObject;
        return true;
    }

    public ValueTask DisposeAsync()
    {
        ManualResetEvent done = new ManualResetEvent(false);
        DisposeStep(done, out bool now);
        return now ? default : new ValueTask(Task.Run(new Action(AwaitCallbacks)));
    }

    [Query]
    private void AwaitCallbacks()
    {
        if (running > 0) Machine.Block("Timer.DisposeAsync");
    }
}
