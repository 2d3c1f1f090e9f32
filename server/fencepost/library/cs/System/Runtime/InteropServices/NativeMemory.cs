namespace System.Runtime.InteropServices;

public static unsafe class NativeMemory
{
    [MethodImpl(InternalCall)] public static extern void* Alloc(nuint byteCount);
    public static void* Alloc(nuint elementCount, nuint elementSize) => Alloc(checked(elementCount * elementSize));
    [MethodImpl(InternalCall)] public static extern void* AllocZeroed(nuint byteCount);
    public static void* AllocZeroed(nuint elementCount, nuint elementSize) => AllocZeroed(checked(elementCount * elementSize));
    [MethodImpl(InternalCall)] public static extern void Free(void* ptr);
    public static void Copy(void* source, void* destination, nuint byteCount) => Buffer.MemoryCopy(source, destination, (long)byteCount, (long)byteCount);
    public static void Clear(void* ptr, nuint byteCount) => Unsafe.InitBlock(ptr, 0, (uint)byteCount);
    public static void Fill(void* ptr, nuint byteCount, byte value) => Unsafe.InitBlock(ptr, value, (uint)byteCount);
}
