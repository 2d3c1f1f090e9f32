using System;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace Conformance;

public static unsafe class UnsafeCode
{
    private struct Pt { public int X; public short Y; public byte Z; }
    private struct Buffered { public fixed int Items[4]; public byte Tail; }
    [StructLayout(LayoutKind.Sequential, Pack = 1)] private struct Packed { public byte A; public int B; }
    [StructLayout(LayoutKind.Explicit, Size = 16)] private struct Overlay { [FieldOffset(0)] public long L; [FieldOffset(0)] public int Lo; [FieldOffset(4)] public int Hi; [FieldOffset(8)] public double D; [FieldOffset(8)] public long Bits; }

    public static int PointerToLocal() { int x = 5; int* p = &x; *p += 3; (*p)++; return x; }
    public static int StackallocPointer() { int* p = stackalloc int[4]; for (int i = 0; i < 4; i++) p[i] = i * i; int s = 0; for (int* q = p; q < p + 4; q++) s += *q; return s; }
    public static int FixedArray() { int[] a = [1, 2, 3, 4]; fixed (int* p = a) { p[1] = 20; *(p + 2) = 30; int* q = p; q++; *q += 1; } return a[1] * 100 + a[2]; }
    public static int FixedElementAndEmpty() { int[] a = [1, 2, 3]; int[] e = []; fixed (int* p = &a[1], q = e) { return *p * 10 + (q == null ? 1 : 0) + p[1] * 100; } }
    public static string FixedString() { string s = "hello"; int n = 0; fixed (char* p = s) { for (char* c = p; *c != 0; c++) n += *c; return n + "" + p[1]; } }
    public static int FixedSpan() { Span<byte> s = [1, 2, 3]; fixed (byte* p = s) { p[0] = 9; return *p + p[2]; } }
    public static long PointerDifference() { double* p = stackalloc double[8]; double* q = p + 5; return (q - p) * 100 + ((byte*)q - (byte*)p); }
    public static bool PointerComparison() { int* p = stackalloc int[2]; int* q = p + 1; return p < q && q > p && p != q && p + 1 == q && q >= p; }
    public static int PointerCastReinterprets() { int x = 0x04030201; byte* b = (byte*)&x; b[3] = 0; short* s = (short*)b; return b[1] * 100000 + s[0] + x / 0x10000; }
    public static int StructPointer() { Pt p; Pt* q = &p; q->X = 4; q->Y = -5; (*q).Z = 200; return p.X * 10000 + p.Y + p.Z; }
    public static int StructArrayPointer() { Pt* a = stackalloc Pt[3]; for (int i = 0; i < 3; i++) { a[i].X = i; (a + i)->Y = (short)(i * 10); } Pt c = a[2]; a[2].X = 99; return c.X + c.Y + (int)((byte*)(a + 1) - (byte*)a) * 1000; }
    public static int SizeofValues() => sizeof(int) + sizeof(long) * 10 + sizeof(char) * 100 + sizeof(bool) * 1000 + sizeof(Pt) * 10000 + sizeof(Packed) * 1000000;
    public static int SizeofPointerAndGeneric() { static int S<T>() where T : unmanaged => sizeof(T); return sizeof(void*) + S<double>() * 10 + S<(byte, int)>() * 100 + sizeof(decimal) * 10000; }
    public static int FixedBuffer() { var b = new Buffered(); for (int i = 0; i < 4; i++) b.Items[i] = i + 1; b.Items[2] *= 10; var c = b; c.Items[0] = 99; return b.Items[0] + b.Items[2] + c.Items[0] * 100 + sizeof(Buffered) * 100000; }
    public static int FixedBufferThroughPointer() { var h = new Holder(); fixed (int* p = h.B.Items) { p[3] = 7; } h.B.Tail = 2; return h.B.Items[3] * 10 + h.B.Tail; }
    private sealed class Holder { public Buffered B; }
    public static long ExplicitOverlay() { var o = new Overlay { Lo = -1, Hi = 1 }; o.D = 1.0; return o.L + (o.Bits >> 52); }
    private static int Twice(int x) => x * 2; private static int Neg(int x) => -x;
    public static int FunctionPointers() { delegate*<int, int> f = &Twice; int a = f(4); f = &Neg; delegate* managed<int, int>[] t = [&Twice, f]; return a * 100 + t[0](t[1](3)); }
    public static int FunctionPointerWithRef() { static void Inc(ref int x, out int y) { x++; y = x * 10; } delegate*<ref int, out int, void> f = &Inc; int v = 1; f(ref v, out int w); return v + w; }
    public static int FunctionPointerAsArgument() { static int Apply(delegate*<int, int> f, int n) => n == 0 ? 1 : f(Apply(f, n - 1)); return Apply(&Twice, 5); }
    public static string VoidPointerAndNull() { void* v = null; int x = 3; void* w = &x; return $"{v == null}{*(int*)w}{(nint)v}"; }
    public static int PointerToPointer() { int a = 1, b = 2; int* p = &a; int** pp = &p; *pp = &b; **pp = 50; return a + b; }
    public static int PointerIncrementForms() { byte* p = stackalloc byte[] { 10, 20, 30, 40 }; byte* q = p; int a = *q++; int b = *++q; int c = *q--; q -= 1; return a + b * 10 + c * 100 + *q * 1000; }
    public static int NegativeIndex() { int* p = stackalloc int[] { 1, 2, 3 }; int* e = p + 3; return e[-1] * 100 + *(e - 3) + *(e - 2L) * 10; }
    public static int PointerSwap() { static void Swap(int* a, int* b) { int t = *a; *a = *b; *b = t; } int x = 1, y = 2; Swap(&x, &y); return x * 10 + y; }
    public static string SmallTypesThroughPointers() { sbyte sb = 0; ushort us = 0; bool bo = false; char ch = 'a'; float f = 0; *&sb = -1; *&us = ushort.MaxValue; *&bo = true; (*&ch)++; *&f = 1.5f; return $"{sb}{us}{bo}{ch}{f}"; }
    public static int UnsafeSizeOfAndRead() { byte* p = stackalloc byte[8]; Unsafe.WriteUnaligned(p + 1, 0x0A0B0C0D); return Unsafe.ReadUnaligned<short>(p + 2) + Unsafe.SizeOf<Pt>(); }
    public static int InitBlockAndCopy() { byte* p = stackalloc byte[8]; Unsafe.InitBlock(p, 7, 8); byte* q = stackalloc byte[8]; Unsafe.CopyBlock(q, p, 4); return p[7] * 100 + q[3] * 10 + q[4]; }
    public static float BitCast() => BitConverter.UInt32BitsToSingle(0x3FC00000) + Unsafe.BitCast<int, float>(0x40000000);
    public static int SpanFromPointer() { int* p = stackalloc int[3]; var s = new Span<int>(p, 3); s.Fill(4); p[1] = 5; return s[0] + s[1] * 10; }
    public static long NativeMemoryRoundTrip() { long* p = (long*)NativeMemory.Alloc(2, sizeof(long)); p[0] = 5; p[1] = p[0] * 3; long r = p[1]; NativeMemory.Free(p); return r; }
    public static int PointerInStruct() { int x = 7; var r = new Ptr { P = &x }; var c = r; *c.P = 9; return *r.P; }
    private struct Ptr { public int* P; }
    public static int SkipInitAndAsRef() { int x = 4; ref int r = ref Unsafe.AsRef<int>(&x); r++; return x + *(int*)Unsafe.AsPointer(ref x); }
    public static int MemsetLoop() { const int n = 32; byte* p = stackalloc byte[n]; for (int i = 0; i < n; i++) *(p + i) = (byte)(i * 9); int h = 0; for (uint* u = (uint*)p; u < (uint*)(p + n); u++) h ^= (int)*u; return h; }
}
