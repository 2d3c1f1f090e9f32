namespace System;

// Deviation: nothing is collected and no finalizer runs. The verdict names it where a program asks for what it may notice that by.
public static class GC
{
    public static int MaxGeneration => 2;
    public static void Collect() { }
    public static void Collect(int generation) { }
    public static void Collect(int generation, GCCollectionMode mode) { }
    public static void Collect(int generation, GCCollectionMode mode, bool blocking) { }
    public static void Collect(int generation, GCCollectionMode mode, bool blocking, bool compacting) { }
    public static void WaitForPendingFinalizers() { }
    public static void KeepAlive(object obj) { }
    public static void SuppressFinalize(object obj) { }
    public static void ReRegisterForFinalize(object obj) { }
    public static void AddMemoryPressure(long bytesAllocated) { }
    public static void RemoveMemoryPressure(long bytesAllocated) { }
    public static int GetGeneration(object obj) => Zero();
    public static int CollectionCount(int generation) => Zero();
    public static long GetTotalMemory(bool forceFullCollection) => Zero();
    public static long GetAllocatedBytesForCurrentThread() => Zero();
    public static long GetTotalAllocatedBytes(bool precise = false) => Zero();
    public static T[] AllocateUninitializedArray<T>(int length, bool pinned = false) => new T[length];
    public static T[] AllocateArray<T>(int length, bool pinned = false) => new T[length];

    private static int Zero()
    {
        Fencepost.Machine.Assumes("memory takes no space, and is never collected: the garbage collector's numbers are 0");
        return 0;
    }

    /// <summary>A weak reference is followed.</summary>
    internal static object Weak(object target)
    {
        if (target != null) Fencepost.Machine.Assumes("what weak references refer to is never collected");
        return target;
    }
}
