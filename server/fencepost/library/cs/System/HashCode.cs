namespace System;

// Deviation: a simpler mixture than the real one, whose results differ from run to run anyway. The verdict names
// that where a program asks for one itself.
public struct HashCode
{
    private int hash;

    private static int Mix(int hash, int value) => hash * 31 + value;

    private static int Begin()
    {
        Fencepost.Machine.AsksForHash();
        return 17;
    }


    public static int Combine<T1>(T1 value1) => Mix(Begin(), value1?.GetHashCode() ?? 0);
    public static int Combine<T1, T2>(T1 value1, T2 value2) => Mix(Combine(value1), value2?.GetHashCode() ?? 0);
    public static int Combine<T1, T2, T3>(T1 value1, T2 value2, T3 value3) => Mix(Combine(value1, value2), value3?.GetHashCode() ?? 0);
    public static int Combine<T1, T2, T3, T4>(T1 value1, T2 value2, T3 value3, T4 value4) =>
        Mix(Combine(value1, value2, value3), value4?.GetHashCode() ?? 0);
    public static int Combine<T1, T2, T3, T4, T5>(T1 value1, T2 value2, T3 value3, T4 value4, T5 value5) =>
        Mix(Combine(value1, value2, value3, value4), value5?.GetHashCode() ?? 0);
    public static int Combine<T1, T2, T3, T4, T5, T6>(T1 value1, T2 value2, T3 value3, T4 value4, T5 value5, T6 value6) =>
        Mix(Combine(value1, value2, value3, value4, value5), value6?.GetHashCode() ?? 0);
    public static int Combine<T1, T2, T3, T4, T5, T6, T7>(T1 value1, T2 value2, T3 value3, T4 value4, T5 value5, T6 value6, T7 value7) =>
        Mix(Combine(value1, value2, value3, value4, value5, value6), value7?.GetHashCode() ?? 0);
    public static int Combine<T1, T2, T3, T4, T5, T6, T7, T8>(T1 value1, T2 value2, T3 value3, T4 value4, T5 value5, T6 value6, T7 value7, T8 value8) =>
        Mix(Combine(value1, value2, value3, value4, value5, value6, value7), value8?.GetHashCode() ?? 0);

    public void Add<T>(T value) => hash = Mix(hash, value?.GetHashCode() ?? 0);
    public void Add<T>(T value, IEqualityComparer<T> comparer) =>
        hash = Mix(hash, value is null ? 0 : comparer == null ? value.GetHashCode() : comparer.GetHashCode(value));

    public void AddBytes(ReadOnlySpan<byte> value)
    {
        for (int i = 0; i < value.Length; i++) hash = Mix(hash, value[i]);
    }

    public int ToHashCode() => hash + Begin();
    public override int GetHashCode() => throw new NotSupportedException("HashCode is a mutable struct and should not be compared with other HashCodes. Use ToHashCode to retrieve the computed hash code.");
    public override bool Equals(object obj) => throw new NotSupportedException("HashCode is a mutable struct and should not be compared with other HashCodes.");
}
