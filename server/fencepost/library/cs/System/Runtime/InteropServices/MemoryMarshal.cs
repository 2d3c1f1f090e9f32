using System.Buffers;
using System.Collections.Generic;
using System.Runtime.CompilerServices;

namespace System.Runtime.InteropServices;

public static unsafe class MemoryMarshal
{
    [MethodImpl(InternalCall)] public static extern ref T GetArrayDataReference<T>(T[] array);
    [MethodImpl(InternalCall)] public static extern ref byte GetArrayDataReference(Array array);
    public static ref T GetReference<T>(Span<T> span) => ref span.reference;
    public static ref T GetReference<T>(ReadOnlySpan<T> span) => ref span.reference;
    public static Span<T> CreateSpan<T>(scoped ref T reference, int length) => new Span<T>(ref Unsafe.AsRef(in reference), length);
    public static ReadOnlySpan<T> CreateReadOnlySpan<T>(scoped ref readonly T reference, int length) => new ReadOnlySpan<T>(ref Unsafe.AsRef(in reference), length);

    public static ReadOnlySpan<char> CreateReadOnlySpanFromNullTerminated(char* value)
    {
        if (value == null) return default;
        int length = 0;
        while (value[length] != 0) length++;
        return new ReadOnlySpan<char>(value, length);
    }

    public static ReadOnlySpan<byte> CreateReadOnlySpanFromNullTerminated(byte* value)
    {
        if (value == null) return default;
        int length = 0;
        while (value[length] != 0) length++;
        return new ReadOnlySpan<byte>(value, length);
    }

    public static Memory<T> AsMemory<T>(ReadOnlyMemory<T> memory) => new Memory<T>(memory.source, memory.start, memory.Length);

    private static int Recount<TFrom, TTo>(int count)
    {
        CheckBytes<TFrom>();
        CheckBytes<TTo>();
        return checked((int)((long)count * Unsafe.SizeOf<TFrom>() / Unsafe.SizeOf<TTo>()));
    }

    public static Span<TTo> Cast<TFrom, TTo>(Span<TFrom> span) where TFrom : struct where TTo : struct =>
        new Span<TTo>(ref Unsafe.As<TFrom, TTo>(ref span.reference), Recount<TFrom, TTo>(span.Length));

    public static ReadOnlySpan<TTo> Cast<TFrom, TTo>(ReadOnlySpan<TFrom> span) where TFrom : struct where TTo : struct =>
        new ReadOnlySpan<TTo>(ref Unsafe.As<TFrom, TTo>(ref span.reference), Recount<TFrom, TTo>(span.Length));

    public static Span<byte> AsBytes<T>(Span<T> span) where T : struct => Cast<T, byte>(span);
    public static ReadOnlySpan<byte> AsBytes<T>(ReadOnlySpan<T> span) where T : struct => Cast<T, byte>(span);

    /// <summary>Bytes of references cannot be read or written.</summary>
    private static void CheckBytes<T>()
    {
        if (RuntimeHelpers.IsReferenceOrContainsReferences<T>()) throw new ArgumentException("Cannot use type '" + typeof(T) + "'. Only value types without pointers or references are supported.");
    }

    public static bool TryRead<T>(ReadOnlySpan<byte> source, out T value) where T : struct
    {
        CheckBytes<T>();
        value = default;
        if (Unsafe.SizeOf<T>() > source.Length) return false;
        value = Unsafe.ReadUnaligned<T>(ref source.reference);
        return true;
    }

    public static bool TryWrite<T>(Span<byte> destination, in T value) where T : struct
    {
        CheckBytes<T>();
        if (Unsafe.SizeOf<T>() > destination.Length) return false;
        Unsafe.WriteUnaligned(ref destination.reference, value);
        return true;
    }

    public static ref T AsRef<T>(Span<byte> span) where T : struct
    {
        CheckBytes<T>();
        if (Unsafe.SizeOf<T>() > span.Length) throw new ArgumentOutOfRangeException("length");
        return ref Unsafe.As<byte, T>(ref span.reference);
    }

    public static ref readonly T AsRef<T>(ReadOnlySpan<byte> span) where T : struct
    {
        CheckBytes<T>();
        if (Unsafe.SizeOf<T>() > span.Length) throw new ArgumentOutOfRangeException("length");
        return ref Unsafe.As<byte, T>(ref span.reference);
    }

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
        if (memory.source is T[] array)
        {
            segment = new ArraySegment<T>(array, memory.start, memory.Length);
            return true;
        }
        if (memory.source is MemoryManager<T> manager && manager.TryGet(out ArraySegment<T> whole))
        {
            segment = new ArraySegment<T>(whole.Array, whole.Offset + memory.start, memory.Length);
            return true;
        }
        segment = memory.Length == 0 ? ArraySegment<T>.Empty : default;
        return memory.Length == 0;
    }

    public static bool TryGetString(ReadOnlyMemory<char> memory, out string text, out int start, out int length)
    {
        text = memory.source as string;
        start = text == null ? 0 : memory.start;
        length = text == null ? 0 : memory.Length;
        return text != null;
    }

    public static bool TryGetMemoryManager<T, TManager>(ReadOnlyMemory<T> memory, out TManager manager) where TManager : MemoryManager<T>
    {
        manager = memory.source as TManager;
        return manager != null;
    }

    public static bool TryGetMemoryManager<T, TManager>(ReadOnlyMemory<T> memory, out TManager manager, out int start, out int length) where TManager : MemoryManager<T>
    {
        manager = memory.source as TManager;
        start = manager == null ? 0 : memory.start;
        length = manager == null ? 0 : memory.Length;
        return manager != null;
    }

    public static Memory<T> CreateFromPinnedArray<T>(T[] array, int start, int length) => new Memory<T>(array, start, length);

    public static IEnumerable<T> ToEnumerable<T>(ReadOnlyMemory<T> memory)
    {
        for (int i = 0; i < memory.Length; i++) yield return memory.Span[i];
    }
}
