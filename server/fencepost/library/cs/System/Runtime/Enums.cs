namespace System.Runtime;

public enum GCLargeObjectHeapCompactionMode
{
    Default = 1,
    CompactOnce = 2,
}

public enum GCLatencyMode
{
    Batch = 0,
    Interactive = 1,
    LowLatency = 2,
    SustainedLowLatency = 3,
    NoGCRegion = 4,
}
