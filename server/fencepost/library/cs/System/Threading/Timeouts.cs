using Fencepost;

namespace System.Threading;

/// <summary>A wait with a finite timeout is one step that succeeds or fails by what it finds: the scheduler decides how
/// late that step is taken, so both ends are explored and a thread with a timeout never counts as blocked.</summary>
internal static class Timeouts
{
    internal static int Of(TimeSpan timeout, string name = "timeout")
    {
        long milliseconds = (long)timeout.TotalMilliseconds;
        if (milliseconds < -1 || milliseconds > int.MaxValue) throw new ArgumentOutOfRangeException(name);
        return (int)milliseconds;
    }

    internal static void Check(int milliseconds, string name = "millisecondsTimeout")
    {
        if (milliseconds < -1) throw new ArgumentOutOfRangeException(name);
    }

    /// <summary>Inside a step that finds that it would have to wait for so long.</summary>
    internal static void WaitInStep(int milliseconds)
    {
        if (milliseconds != 0) Machine.EndsIfInterrupted();
    }

    /// <summary>For timers, whose times are unsigned and may be as long as 0xfffffffe.</summary>
    internal static long OfTimer(TimeSpan time, string name)
    {
        long milliseconds = (long)time.TotalMilliseconds;
        CheckTimer(milliseconds, name);
        return milliseconds;
    }

    internal static void CheckTimer(long milliseconds, string name)
    {
        if (milliseconds < -1 || milliseconds > 0xfffffffe) throw new ArgumentOutOfRangeException(name);
    }
}
