namespace System.Diagnostics;

public class Stopwatch
{
    public static readonly long Frequency = 1_000_000_000;
    public static readonly bool IsHighResolution = true;

    private long elapsed;
    private long started;

    public bool IsRunning { get; private set; }
    public TimeSpan Elapsed => new TimeSpan(ElapsedTicks / 100);
    public long ElapsedMilliseconds => ElapsedTicks / 1_000_000;
    public long ElapsedTicks => IsRunning ? elapsed + GetTimestamp() - started : elapsed;

    public static Stopwatch StartNew()
    {
        Stopwatch watch = new Stopwatch();
        watch.Start();
        return watch;
    }

    public void Start()
    {
        if (IsRunning) return;
        started = GetTimestamp();
        IsRunning = true;
    }

    public void Stop()
    {
        if (!IsRunning) return;
        elapsed += GetTimestamp() - started;
        IsRunning = false;
    }

    public void Reset()
    {
        elapsed = started = 0;
        IsRunning = false;
    }

    public void Restart()
    {
        elapsed = 0;
        started = GetTimestamp();
        IsRunning = true;
    }

    public static long GetTimestamp() => Fencepost.Clock.Nanoseconds;
    public static TimeSpan GetElapsedTime(long startingTimestamp) => GetElapsedTime(startingTimestamp, GetTimestamp());
    public static TimeSpan GetElapsedTime(long startingTimestamp, long endingTimestamp) => new TimeSpan((endingTimestamp - startingTimestamp) / 100);
    public override string ToString() => Elapsed.ToString();
}
