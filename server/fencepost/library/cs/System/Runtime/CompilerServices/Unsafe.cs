namespace System.Runtime.CompilerServices;

public static unsafe class Unsafe
{
    [MethodImpl(InternalCall)] public static extern ref T Add<T>(ref T source, int elementOffset) where T : allows ref struct;
    [MethodImpl(InternalCall)] public static extern ref T Add<T>(ref T source, nint elementOffset) where T : allows ref struct;
    [MethodImpl(InternalCall)] public static extern ref T Add<T>(ref T source, nuint elementOffset) where T : allows ref struct;
    [MethodImpl(InternalCall)] public static extern void* Add<T>(void* source, int elementOffset) where T : allows ref struct;
    [MethodImpl(InternalCall)] public static extern ref T AddByteOffset<T>(ref T source, nint byteOffset) where T : allows ref struct;
    [MethodImpl(InternalCall)] public static extern ref T AddByteOffset<T>(ref T source, nuint byteOffset) where T : allows ref struct;
    public static ref T Subtract<T>(ref T source, int elementOffset) where T : allows ref struct => ref Add(ref source, -elementOffset);
    public static ref T Subtract<T>(ref T source, nint elementOffset) where T : allows ref struct => ref Add(ref source, -elementOffset);
    [MethodImpl(InternalCall)] public static extern bool AreSame<T>(ref readonly T left, ref readonly T right) where T : allows ref struct;
    [MethodImpl(InternalCall)] public static extern T As<T>(object o) where T : class;
    [MethodImpl(InternalCall)] public static extern ref TTo As<TFrom, TTo>(ref TFrom source) where TFrom : allows ref struct where TTo : allows ref struct;
    [MethodImpl(InternalCall)] public static extern void* AsPointer<T>(ref readonly T value) where T : allows ref struct;
    [MethodImpl(InternalCall)] public static extern ref T AsRef<T>(void* source) where T : allows ref struct;
    [MethodImpl(InternalCall)] public static extern ref T AsRef<T>(scoped ref readonly T source) where T : allows ref struct;
    [MethodImpl(InternalCall)] public static extern TTo BitCast<TFrom, TTo>(TFrom source) where TFrom : allows ref struct where TTo : allows ref struct;
    [MethodImpl(InternalCall)] public static extern nint ByteOffset<T>(ref readonly T origin, ref readonly T target) where T : allows ref struct;
    [MethodImpl(InternalCall)] public static extern bool IsAddressGreaterThan<T>(ref readonly T left, ref readonly T right) where T : allows ref struct;
    [MethodImpl(InternalCall)] public static extern bool IsAddressLessThan<T>(ref readonly T left, ref readonly T right) where T : allows ref struct;
    [MethodImpl(InternalCall)] public static extern bool IsNullRef<T>(ref readonly T source) where T : allows ref struct;
    [MethodImpl(InternalCall)] public static extern ref T NullRef<T>() where T : allows ref struct;
    [MethodImpl(InternalCall)] public static extern int SizeOf<T>() where T : allows ref struct;
    [MethodImpl(InternalCall)] public static extern void SkipInit<T>(out T value) where T : allows ref struct;
    [MethodImpl(InternalCall)] public static extern ref T Unbox<T>(object box) where T : struct;
    [MethodImpl(InternalCall)] public static extern T Read<T>(void* source) where T : allows ref struct;
    [MethodImpl(InternalCall)] public static extern void Write<T>(void* destination, T value) where T : allows ref struct;
    [MethodImpl(InternalCall)] public static extern T ReadUnaligned<T>(ref readonly byte source) where T : allows ref struct;
    [MethodImpl(InternalCall)] public static extern T ReadUnaligned<T>(void* source) where T : allows ref struct;
    [MethodImpl(InternalCall)] public static extern void WriteUnaligned<T>(ref byte destination, T value) where T : allows ref struct;
    [MethodImpl(InternalCall)] public static extern void WriteUnaligned<T>(void* destination, T value) where T : allows ref struct;
    [MethodImpl(InternalCall)] public static extern void CopyBlock(void* destination, void* source, uint byteCount);
    [MethodImpl(InternalCall)] public static extern void CopyBlock(ref byte destination, ref readonly byte source, uint byteCount);
    [MethodImpl(InternalCall)] public static extern void InitBlock(void* startAddress, byte value, uint byteCount);
    [MethodImpl(InternalCall)] public static extern void InitBlock(ref byte startAddress, byte value, uint byteCount);
}
