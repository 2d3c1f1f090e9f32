using System;

namespace Conformance;

/// <summary>Pointers that pass through <c>void*</c> and numbers to another type.</summary>
public static unsafe class UntypedPointers
{
    private struct Pair { public int First; public int Second; public Pair(int first) { First = first; Second = 2; } }

    public static long BitsOfDouble() { double d = 2.5; void* p = &d; return *(long*)p; }
    public static double DoubleOfBits() { double d = 0; void* p = &d; *(long*)p = 4612811918334230528; return d; }
    private static long Read(void* p) => *(long*)p;
    public static long ThroughParameter() { double d = -0.5; return Read(&d); }
    public static long ThroughNumber() { double d = 1.5; nint n = (nint)(&d); return *(long*)n; }
    public static int LowHalf() { long value = 0x1122334455667788; void* p = &value; return *(int*)p; }
    public static int HighHalf() { long value = 0x1122334455667788; void* p = &value; return *((int*)p + 1); }
    public static long StackBytes() { byte* bytes = stackalloc byte[20]; for (int i = 0; i < 20; i++) bytes[i] = (byte)i; void* p = bytes; return *(long*)((byte*)p + 1); }
    public static long UntypedStackMemory() { void* p = stackalloc byte[16]; *((byte*)p + 1) = 9; *((byte*)p + 2) = 7; return *(long*)p; }
    private static void Fill(void* p) { *((byte*)p + 3) = 9; *((byte*)p + 4) = 7; }
    public static long WrittenElsewhere() { byte* bytes = stackalloc byte[20]; void* p = bytes; Fill(p); return *(long*)(bytes + 1); }
    public static int NullAsNumber() { int* p = null; return (int)p; }
    public static long NumberAsPointer() { int* p = (int*)5; return (long)p + (int)(IntPtr)p; }
    public static int ArrayOfPointers() { Pair*[] all = new Pair*[2]; Pair one = new(3); all[0] = &one; return all[0]->First * 10 + all[0]->Second; }
    public static int ArrayOfPointersWrites() { Pair*[] all = new Pair*[2]; Pair one = new(3); all[1] = &one; all[1]->Second = 8; return one.Second; }
}
