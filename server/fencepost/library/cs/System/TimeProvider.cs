using System.Diagnostics;
using System.Threading;

namespace System;

/// <summary>The timers of the system's clock fire at any time.</summary>
public abstract class TimeProvider
{
    private static class Clock
    {
        internal static readonly TimeProvider System = new SystemTimeProvider();
    }

    private sealed class SystemTimeProvider : TimeProvider { }

    protected TimeProvider() { }

    public static TimeProvider System => Clock.System;
    public virtual long TimestampFrequency => Stopwatch.Frequency;
    public virtual DateTimeOffset GetUtcNow() => DateTimeOffset.UtcNow;
    public virtual TimeZoneInfo LocalTimeZone => TimeZoneInfo.Local;

    public DateTimeOffset GetLocalNow()
    {
        DateTimeOffset now = GetUtcNow();
        TimeZoneInfo zone = LocalTimeZone ?? throw new InvalidOperationException("The operation cannot be performed when TimeProvider.LocalTimeZone is null.");
        return now.ToOffset(zone.GetUtcOffset(now));
    }

    public virtual long GetTimestamp() => Stopwatch.GetTimestamp();
    public TimeSpan GetElapsedTime(long startingTimestamp) => GetElapsedTime(startingTimestamp, GetTimestamp());

    public TimeSpan GetElapsedTime(long startingTimestamp, long endingTimestamp)
    {
        long frequency = TimestampFrequency;
        if (frequency <= 0) throw new InvalidOperationException("The operation cannot be performed when TimeProvider.TimestampFrequency is zero or negative.");
        return new TimeSpan((long)((endingTimestamp - startingTimestamp) * ((double)TimeSpan.TicksPerSecond / frequency)));
    }

    public virtual ITimer CreateTimer(TimerCallback callback, object state, TimeSpan dueTime, TimeSpan period) =>
        new Timer(callback, state, dueTime, period);
}
