namespace System.Diagnostics;

// Deviation: no time passes.
public class Stopwatch
{
    public static readonly long Frequency = 1_000_000_000;
    public static readonly bool IsHighResolution = true;

    public bool IsRunning { get; private set; }
    public TimeSpan Elapsed => default;
    public long ElapsedMilliseconds => 0;
    public long ElapsedTicks => 0;

    public static Stopwatch StartNew()
    {
        Stopwatch watch = new Stopwatch();
        watch.Start();
        return watch;
    }

    public void Start() => IsRunning = true;
    public void Stop() => IsRunning = false;
    public void Reset() => IsRunning = false;
    public void Restart() => IsRunning = true;
    public static long GetTimestamp() => 0;
    public static TimeSpan GetElapsedTime(long startingTimestamp) => new TimeSpan(-startingTimestamp / 100);
    public static TimeSpan GetElapsedTime(long startingTimestamp, long endingTimestamp) => new TimeSpan((endingTimestamp - startingTimestamp) / 100);
    public override string ToString() => Elapsed.ToString();
}
