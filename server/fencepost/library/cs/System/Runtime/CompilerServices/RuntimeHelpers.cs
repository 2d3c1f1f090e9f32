namespace System.Runtime.CompilerServices;

public static class RuntimeHelpers
{
    [MethodImpl(InternalCall)] public static extern void InitializeArray(Array array, RuntimeFieldHandle fldHandle);
    [MethodImpl(InternalCall)] public static extern ReadOnlySpan<T> CreateSpan<T>(RuntimeFieldHandle fldHandle);
    [MethodImpl(InternalCall)] public static extern int GetHashCode(object o);
    [MethodImpl(InternalCall)] public static extern bool IsReferenceOrContainsReferences<T>() where T : allows ref struct;
    [MethodImpl(InternalCall)] public static extern void RunClassConstructor(RuntimeTypeHandle type);
    [MethodImpl(InternalCall)] public static extern object GetUninitializedObject(Type type);
    [MethodImpl(InternalCall)] public static extern new bool Equals(object o1, object o2);
    public static int OffsetToStringData => 12;
    [MethodImpl(InternalCall)] public static extern object GetObjectValue(object obj);
    public static void EnsureSufficientExecutionStack() { }
    public static bool TryEnsureSufficientExecutionStack() => true;
    public static void PrepareConstrainedRegions() { }

    public static T[] GetSubArray<T>(T[] array, Range range)
    {
        ArgumentNullException.ThrowIfNull(array);
        ValueTuple<int, int> slice = range.GetOffsetAndLength(array.Length);
        if (slice.Item2 == 0) return Array.Empty<T>();
        T[] result = new T[slice.Item2];
        Array.Copy(array, slice.Item1, result, 0, slice.Item2);
        return result;
    }
}
