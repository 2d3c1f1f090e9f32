namespace System.Runtime.InteropServices;

public static class MemoryMarshal
{
    [MethodImpl(InternalCall)] public static extern ref T GetArrayDataReference<T>(T[] array);
    public static ref T GetReference<T>(Span<T> span) => ref span.reference;
    public static ref T GetReference<T>(ReadOnlySpan<T> span) => ref span.reference;
    public static Span<T> CreateSpan<T>(scoped ref T reference, int length) => new Span<T>(ref Unsafe.AsRef(in reference), length);
    public static ReadOnlySpan<T> CreateReadOnlySpan<T>(scoped ref readonly T reference, int length) => new ReadOnlySpan<T>(ref Unsafe.AsRef(in reference), length);
    public static Memory<T> AsMemory<T>(ReadOnlyMemory<T> memory) => new Memory<T>(memory.array, memory.start, memory.Length);

    public static Span<TTo> Cast<TFrom, TTo>(Span<TFrom> span) where TFrom : struct where TTo : struct
    {
        CheckBytes<TFrom>();
        CheckBytes<TTo>();
        return new Span<TTo>(ref Unsafe.As<TFrom, TTo>(ref span.reference), (int)((long)span.Length * Unsafe.SizeOf<TFrom>() / Unsafe.SizeOf<TTo>()));
    }

    public static ReadOnlySpan<TTo> Cast<TFrom, TTo>(ReadOnlySpan<TFrom> span) where TFrom : struct where TTo : struct
    {
        CheckBytes<TFrom>();
        CheckBytes<TTo>();
        return new ReadOnlySpan<TTo>(ref Unsafe.As<TFrom, TTo>(ref span.reference), (int)((long)span.Length * Unsafe.SizeOf<TFrom>() / Unsafe.SizeOf<TTo>()));
    }

    private static void CheckBytes<T>()
    {
        if (RuntimeHelpers.IsReferenceOrContainsReferences<T>())
            throw new ArgumentException("Cannot use type '" + typeof(T) + "'. Only value types without pointers or references are supported.");
    }

    public static Span<byte> AsBytes<T>(Span<T> span) where T : struct => Cast<T, byte>(span);
    public static ReadOnlySpan<byte> AsBytes<T>(ReadOnlySpan<T> span) where T : struct => Cast<T, byte>(span);

    public static T Read<T>(ReadOnlySpan<byte> source) where T : struct
    {
        CheckBytes<T>();
        if (Unsafe.SizeOf<T>() > source.Length) throw new ArgumentOutOfRangeException("length");
        return Unsafe.ReadUnaligned<T>(ref source.reference);
    }

    public static void Write<T>(Span<byte> destination, in T value) where T : struct
    {
        CheckBytes<T>();
        if (Unsafe.SizeOf<T>() > destination.Length) throw new ArgumentOutOfRangeException("length");
        Unsafe.WriteUnaligned(ref destination.reference, value);
    }

    public static bool TryGetArray<T>(ReadOnlyMemory<T> memory, out ArraySegment<T> segment)
    {
        segment = memory.array == null ? ArraySegment<T>.Empty : new ArraySegment<T>(memory.array, memory.start, memory.Length);
        return true;
    }

    public static IEnumerable<T> ToEnumerable<T>(ReadOnlyMemory<T> memory)
    {
        for (int i = 0; i < memory.Length; i++) yield return memory.Span[i];
    }
}
