namespace System.Runtime;

// Deviation: settings have no effect, and keep their first values, which the verdict names.
public static class GCSettings
{
    public static bool IsServerGC => Known(false);
    public static GCLatencyMode LatencyMode { get => Known(GCLatencyMode.Interactive); set { } }
    public static GCLargeObjectHeapCompactionMode LargeObjectHeapCompactionMode { get => Known(GCLargeObjectHeapCompactionMode.Default); set { } }

    private static T Known<T>(T value)
    {
        Fencepost.Machine.Assumes("the garbage collector's settings are those of a new process, and never change");
        return value;
    }
}
