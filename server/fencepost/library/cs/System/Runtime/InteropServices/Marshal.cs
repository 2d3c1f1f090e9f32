namespace System.Runtime.InteropServices;

// Deviation: the layout of a type is the one it has in managed memory; nothing is converted. The verdict names that.
public static unsafe class Marshal
{
    public static nint AllocHGlobal(int cb) => (nint)NativeMemory.Alloc((nuint)cb);
    public static nint AllocHGlobal(nint cb) => (nint)NativeMemory.Alloc((nuint)cb);
    public static nint AllocCoTaskMem(int cb) => (nint)NativeMemory.Alloc((nuint)cb);
    public static void FreeHGlobal(nint hglobal) => NativeMemory.Free((void*)hglobal);
    public static void FreeCoTaskMem(nint ptr) => NativeMemory.Free((void*)ptr);

    [MethodImpl(InternalCall)] public static extern int GetExceptionCode();

    private static void AsManaged() => Fencepost.Machine.Assumes("Marshal takes structures as they are in managed memory, and converts nothing");

    public static int SizeOf<T>()
    {
        AsManaged();
        return Unsafe.SizeOf<T>();
    }

    public static int SizeOf<T>(T structure) => SizeOf<T>();

    public static byte ReadByte(nint ptr) => *(byte*)ptr;
    public static byte ReadByte(nint ptr, int ofs) => *((byte*)ptr + ofs);
    public static short ReadInt16(nint ptr) => Unsafe.ReadUnaligned<short>((void*)ptr);
    public static short ReadInt16(nint ptr, int ofs) => Unsafe.ReadUnaligned<short>((byte*)ptr + ofs);
    public static int ReadInt32(nint ptr) => Unsafe.ReadUnaligned<int>((void*)ptr);
    public static int ReadInt32(nint ptr, int ofs) => Unsafe.ReadUnaligned<int>((byte*)ptr + ofs);
    public static long ReadInt64(nint ptr) => Unsafe.ReadUnaligned<long>((void*)ptr);
    public static long ReadInt64(nint ptr, int ofs) => Unsafe.ReadUnaligned<long>((byte*)ptr + ofs);

    public static void WriteByte(nint ptr, byte val) => *(byte*)ptr = val;
    public static void WriteByte(nint ptr, int ofs, byte val) => *((byte*)ptr + ofs) = val;
    public static void WriteInt16(nint ptr, short val) => Unsafe.WriteUnaligned((void*)ptr, val);
    public static void WriteInt16(nint ptr, int ofs, short val) => Unsafe.WriteUnaligned((byte*)ptr + ofs, val);
    public static void WriteInt32(nint ptr, int val) => Unsafe.WriteUnaligned((void*)ptr, val);
    public static void WriteInt32(nint ptr, int ofs, int val) => Unsafe.WriteUnaligned((byte*)ptr + ofs, val);
    public static void WriteInt64(nint ptr, long val) => Unsafe.WriteUnaligned((void*)ptr, val);
    public static void WriteInt64(nint ptr, int ofs, long val) => Unsafe.WriteUnaligned((byte*)ptr + ofs, val);


    public static T PtrToStructure<T>(nint ptr)
    {
        AsManaged();
        return Unsafe.ReadUnaligned<T>((void*)ptr);
    }

    public static void StructureToPtr<T>(T structure, nint ptr, bool fDeleteOld)
    {
        AsManaged();
        Unsafe.WriteUnaligned((void*)ptr, structure);
    }

    public static void Copy(byte[] source, int startIndex, nint destination, int length) => new ReadOnlySpan<byte>(source, startIndex, length).CopyTo(new Span<byte>((void*)destination, length));
    public static void Copy(int[] source, int startIndex, nint destination, int length) => new ReadOnlySpan<int>(source, startIndex, length).CopyTo(new Span<int>((void*)destination, length));
    public static void Copy(nint source, byte[] destination, int startIndex, int length) => new ReadOnlySpan<byte>((void*)source, length).CopyTo(new Span<byte>(destination, startIndex, length));
    public static void Copy(nint source, int[] destination, int startIndex, int length) => new ReadOnlySpan<int>((void*)source, length).CopyTo(new Span<int>(destination, startIndex, length));
}
