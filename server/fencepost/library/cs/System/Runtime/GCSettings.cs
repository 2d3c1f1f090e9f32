namespace System.Runtime;

// Deviation: settings have no effect.
public static class GCSettings
{
    public static bool IsServerGC => false;
    public static GCLatencyMode LatencyMode { get => GCLatencyMode.Interactive; set { } }
    public static GCLargeObjectHeapCompactionMode LargeObjectHeapCompactionMode { get => GCLargeObjectHeapCompactionMode.Default; set { } }
}
