using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Text;

#nullable disable
#pragma warning disable

namespace Conformance;

public static unsafe class RawMemory
{
    [StructLayout(LayoutKind.Explicit)] struct U { [FieldOffset(0)] public int I; [FieldOffset(0)] public float F; [FieldOffset(0)] public byte B0; [FieldOffset(1)] public byte B1; [FieldOffset(2)] public short S; [FieldOffset(0)] public uint Un; }
    [StructLayout(LayoutKind.Explicit, Size = 16)] struct V { [FieldOffset(0)] public long L; [FieldOffset(8)] public double D; [FieldOffset(0)] public U Un; [FieldOffset(4)] public int Hi; }
    [StructLayout(LayoutKind.Explicit)] struct Tag { [FieldOffset(0)] public int T; [FieldOffset(8)] public object O; [FieldOffset(8)] public string S; [FieldOffset(16)] public long L; [FieldOffset(16)] public double D; }
    struct P { public int X, Y; }
    struct P3 { public byte A; public int B; public short C; }
    [StructLayout(LayoutKind.Sequential, Pack = 1)] struct Pk { public byte A; public int B; public short C; }
    struct W { public V Inner; public int N; }
    class Cl { public V F; public static V S; public int Q = 5; }
    public static string Union() { U u = default; u.F = 1.0f; string s = u.I.ToString("X"); u.B0 = 0xAB; u.B1 = 0xCD; return s + " " + u.I.ToString("X") + " " + u.S + " " + u.Un; }
    public static string Nested() { V v = default; v.Un.I = -1; v.Hi = 7; var c = v; c.Un.B0 = 0; return v.L + " " + c.L + " " + sizeof(V) + " " + sizeof(U); }
    public static string Field() { var c = new Cl(); c.F.L = 5; c.F.Hi = 1; c.F.Un.B1 = 2; Cl.S = c.F; Cl.S.D = 2.5; return c.F.L + " " + Cl.S.L + " " + Cl.S.D + c.F.D; }
    public static string Arr() { var a = new V[3]; a[1].Un.F = 2f; a[1].Un.I++; ref V r = ref a[2]; r.L = 9; r.Un.B0++; return a[1].L + " " + a[2].L + " " + a[0].L; }
    public static string InStruct() { W w = default; w.Inner.L = 0x1_0000_0002; w.N = 3; var z = w; z.Inner.Hi++; return w.Inner.Hi + " " + z.Inner.L + " " + z.N + " " + z.Inner.Un.I; }
    public static string RefUnion() { Tag t = default; t.S = "abc"; t.D = 1.0; t.T = 4; return t.O + " " + t.L + " " + t.T + " " + (t.O is string); }
    public static string Box() { object o = new U { F = 2f }; var u = (U)o; return u.I + " " + o.Equals(new U { I = u.I }) + " " + new U { I = 3 }.Equals(new U { I = 4 }); }
    public static string PtrU() { U u = default; U* p = &u; p->F = -1f; p->B0 = 1; int* q = &p->I; *q += 1; return u.I.ToString("X"); }
    public static string RefU() { U u = default; Inc(ref u.I); Set(out u.B1); return u.I.ToString(); }
    static void Inc(ref int i) => i += 5;
    static void Set(out byte b) => b = 2;
    public static string CastBytes() { int x = 0x01020304; byte* p = (byte*)&x; string s = ""; for (int i = 0; i < 4; i++) s += p[i]; p[3] = 0x7F; return s + " " + x.ToString("X"); }
    public static string CastInt() { byte* b = stackalloc byte[8]; int* p = (int*)b; p[0] = 0x11223344; p[1] = -1; return b[0] + " " + b[3] + " " + b[4] + " " + *(long*)b + " " + *(short*)(b + 1); }
    public static string FloatBits() { float f = 1.5f; int i = *(int*)&f; *(int*)&f = i + 1; double d = -2.0; long l = *(long*)&d; return i + " " + f.ToString("R") + " " + l.ToString("X"); }
    public static string PtrWalk() { long l = 0x0807060504030201; byte* p = (byte*)&l, e = p + 8; int s = 0; while (p < e) s = s * 3 + *p++; return s.ToString(); }
    public static string PtrDiff() { long l = 0; byte* p = (byte*)&l; byte* q = p + 5; int* a = (int*)&l; return (q - p) + " " + (a + 1 - a) + " " + (p == (byte*)a) + " " + ((void*)q == (void*)p) + (q > p) + ((byte*)(a + 1) - p); }
    public static string StructBytes() { P p = new P { X = 1, Y = 2 }; byte* b = (byte*)&p; b[4] = 9; int* i = (int*)&p; i[0] = 77; return p.X + " " + p.Y + " " + i[1]; }
    public static string StructPad() { return sizeof(P3) + " " + sizeof(Pk) + " " + Test(); static string Test() { Pk k = new Pk { A = 1, B = 0x02030405, C = 6 }; byte* b = (byte*)&k; string s = ""; for (int i = 0; i < sizeof(Pk); i++) s += b[i] + ","; P3 q = new P3 { A = 1, B = 2, C = 3 }; return s + *(int*)((byte*)&q + 4) + *(short*)((byte*)&q + 8); } }
    public static string MMCast() { Span<int> s = stackalloc int[2] { 0x01020304, 5 }; var b = MemoryMarshal.AsBytes(s); b[0] = 0xFF; var sh = MemoryMarshal.Cast<int, short>(s); var l = MemoryMarshal.Cast<int, long>(s); return b.Length + " " + s[0].ToString("X") + " " + sh[1] + " " + sh.Length + " " + l[0].ToString("X"); }
    public static string MMCastArr() { var a = new byte[] { 1, 0, 0, 0, 2, 0, 0, 0, 3 }; var i = MemoryMarshal.Cast<byte, int>(a.AsSpan()); i[1] = 0x0A0B; return i.Length + " " + i[0] + " " + string.Join(",", a); }
    public static string MMStruct() { var a = new P[] { new P { X = 1, Y = 2 }, new P { X = 3, Y = 4 } }; var i = MemoryMarshal.Cast<P, int>(a.AsSpan()); i[2] = 9; var p = MemoryMarshal.Cast<int, P>(i); return string.Join(",", i.ToArray()) + p.Length + p[1].X; }
    public static string MMRead() { Span<byte> b = stackalloc byte[12]; int q0 = 0x01020304; double q1 = 2.5; MemoryMarshal.Write(b, in q0); MemoryMarshal.Write(b[4..], in q1); return MemoryMarshal.Read<int>(b) + " " + MemoryMarshal.Read<double>(b[4..]) + " " + b[0]; }
    public static string UnsafeAs() { int x = -1; uint u = Unsafe.As<int, uint>(ref x); float f = 1; int i = Unsafe.As<float, int>(ref f); Unsafe.As<float, int>(ref f) = i + 0x800000; ref byte b = ref Unsafe.As<int, byte>(ref x); b = 0; Unsafe.Add(ref b, 3) = (byte)0x7f; return u + " " + i + " " + f + " " + x.ToString("X"); }
    public static string UnsafeBytes() { var a = new int[] { 1, 2, 3 }; ref byte b = ref Unsafe.As<int, byte>(ref a[0]); Unsafe.AddByteOffset(ref b, 5) = 1; return a[1] + " " + Unsafe.ByteOffset(ref a[0], ref a[2]) + " " + Unsafe.SizeOf<P3>(); }
    public static string UnsafeRW() { byte[] a = new byte[8]; Unsafe.WriteUnaligned(ref a[1], 0x01020304); return string.Join(",", a) + " " + Unsafe.ReadUnaligned<short>(ref a[2]); }
    public static string BitCast() => Unsafe.BitCast<float, int>(1f) + " " + Unsafe.BitCast<long, double>(0x4000000000000000) + " " + Unsafe.BitCast<P, long>(new P { X = 1, Y = 1 });
    public static string Native() { int* p = (int*)NativeMemory.Alloc(4, sizeof(int)); for (int i = 0; i < 4; i++) p[i] = i * i; int s = 0; for (int i = 0; i < 4; i++) s += p[i]; NativeMemory.Clear(p, 8); s = s * 10 + p[1] + p[2]; NativeMemory.Free(p); return s.ToString(); }
    public static string NativeStruct() { P* p = (P*)NativeMemory.AllocZeroed(3, (nuint)sizeof(P)); p[1].X = 5; p[1].Y += 2; p[2] = p[1]; P* q = p + 2; q->X++; var r = p[2]; NativeMemory.Free(p); return r.X + " " + r.Y; }
    struct Nd { public int V; public Nd* Next; }
    public static int NativeList() { Nd* h = null; for (int i = 0; i < 4; i++) { Nd* n = (Nd*)NativeMemory.Alloc((nuint)sizeof(Nd)); n->V = i; n->Next = h; h = n; } int s = 0; while (h != null) { s = s * 10 + h->V; Nd* n = h->Next; NativeMemory.Free(h); h = n; } return s; }
    public static int StackList() { Nd* a = stackalloc Nd[3]; for (int i = 0; i < 3; i++) { a[i].V = i + 1; a[i].Next = i < 2 ? &a[i + 1] : null; } int s = 0; for (Nd* n = a; n != null; n = n->Next) s = s * 10 + n->V; return s; }
    public static string Marshal1() { IntPtr p = Marshal.AllocHGlobal(16); Marshal.WriteInt32(p, 5); Marshal.WriteInt32(p, 4, 6); Marshal.WriteByte(p, 8, 7); int r = Marshal.ReadInt32(p) + Marshal.ReadInt32(p, 4) + Marshal.ReadByte(p, 8); Marshal.FreeHGlobal(p); return r.ToString() + Marshal.SizeOf<P>(); }
    public static string BlockCopy() { var a = new int[] { 1, 2, 3 }; var b = new byte[12]; Buffer.BlockCopy(a, 0, b, 0, 12); var c = new short[4]; Buffer.BlockCopy(b, 4, c, 2, 4); return string.Join(",", b) + "|" + string.Join(",", c) + Buffer.ByteLength(a); }
    public static string MemCopy() { int* a = stackalloc int[4]; a[0] = 1; a[1] = 2; Buffer.MemoryCopy(a, a + 2, 8, 8); Unsafe.CopyBlock(a, a + 3, 4); byte* b = (byte*)a; Unsafe.InitBlock(b + 4, 1, 2); return a[0] + "," + a[1] + "," + a[2] + "," + a[3]; }
    public static string FixedStr() { string s = "hello"; fixed (char* p = s) { char* q = p; int n = 0; while (*q != 0) { n += *q; q++; } return n + " " + (q - p) + p[1]; } }
    public static string FixedArr() { var a = new int[] { 1, 2, 3 }; fixed (int* p = &a[1]) { p[-1] = 9; *(p + 1) = 8; byte* b = (byte*)p; b[0] = 5; } return string.Join(",", a); }
    public static string Fixed2D() { var a = new int[2, 3]; fixed (int* p = a) { for (int i = 0; i < 6; i++) p[i] = i; } return a[1, 0] + "" + a[1, 2]; }
    public static string FixedEmpty() { var a = new int[0]; fixed (int* p = a) { return (p == null).ToString(); } }
    struct Fx { public fixed byte B[8]; public int N; }
    public static string FixedBuf() { Fx f = default; f.B[0] = 1; f.B[4] = 2; f.N = 7; *(int*)(&f.B[1]) = -1; Fx* p = &f; long* l = (long*)p; return l[0].ToString("X") + " " + p->N + " " + sizeof(Fx) + " " + f.B[5]; }
    public static string VoidPtr() { int x = 3; void* v = &x; *(int*)v = 8; nint n = (nint)v; int* q = (int*)n; (*q)++; return x.ToString(); }
    public static string PtrPtr() { int x = 1, y = 2; int* p = &x; int** pp = &p; **pp = 5; *pp = &y; **pp = 6; return x + "" + y; }
    public static string PtrArr() { int x = 1, y = 2; int*[] a = { &x, &y }; *a[0] += 10; *a[1] += 20; return x + "" + y; }
    static int Add(int a, int b) => a + b;
    static void Swap(int* a, int* b) { int t = *a; *a = *b; *b = t; }
    public static string FnPtrs() { delegate*<int, int, int>[] f = { &Add, &Sub }; int x = 1, y = 2; Swap(&x, &y); delegate*<int*, int*, void> s = &Swap; s(&x, &y); return f[0](3, 4) + "" + f[1](3, 4) + x + y + (f[0] == f[1]); }
    static int Sub(int a, int b) => a - b;
    public static string SpanPtr() { int* p = stackalloc int[3]; var s = new Span<int>(p, 3); s.Fill(4); s[1] = 5; return p[0] + "" + p[1]; }
    public static string BitConv() { var b = BitConverter.GetBytes(0x01020304); Span<byte> s = stackalloc byte[8]; BitConverter.TryWriteBytes(s, 1.5); return BitConverter.ToString(b) + BitConverter.ToInt16(b, 1) + BitConverter.ToDouble(s) + BitConverter.ToInt32(b) + BitConverter.IsLittleEndian + BitConverter.HalfToInt16Bits((Half)1); }
    public static string BinPrim() { Span<byte> s = stackalloc byte[8]; System.Buffers.Binary.BinaryPrimitives.WriteInt32BigEndian(s, 0x01020304); return s[0] + "" + System.Buffers.Binary.BinaryPrimitives.ReadInt32LittleEndian(s) + System.Buffers.Binary.BinaryPrimitives.ReverseEndianness((short)1); }
    public static string GuidB() { var g = new Guid("00112233-4455-6677-8899-aabbccddeeff"); return BitConverter.ToString(g.ToByteArray()) + (new Guid(g.ToByteArray()) == g); }
    public static string DecBits() => string.Join(",", decimal.GetBits(-1.25m)) + new decimal(new[] { 125, 0, 0, unchecked((int)0x80020000) });
    public static string SpanOfStructRef() { Span<P> s = stackalloc P[2]; s[1].Y = 3; ref var p = ref s[1]; p.X = 4; foreach (ref var q in s) q.X++; return s[0].X + "" + s[1].X + s[1].Y; }
    static uint Rot(uint x) { uint* p = &x; ushort* h = (ushort*)p; ushort t = h[0]; h[0] = h[1]; h[1] = t; return x; }
    public static string Rot16() => Rot(0x12345678).ToString("X");
    static float InvSqrt(float x) { float h = 0.5f * x; int i = *(int*)&x; i = 0x5f3759df - (i >> 1); x = *(float*)&i; return x * (1.5f - h * x * x); }
    public static float QInv() => InvSqrt(4f);
    static uint Fnv(ReadOnlySpan<byte> d) { uint h = 2166136261; foreach (var b in d) { h ^= b; h *= 16777619; } return h; }
    public static uint HashStr() => Fnv(MemoryMarshal.AsBytes("abc".AsSpan())) ^ Fnv(Encoding.UTF8.GetBytes("abc"));
    public static string NullPtr() { int* p = null; try { return (*p).ToString(); } catch (NullReferenceException) { return "NRE"; } }
    public static int LongPtr() { long x = 5; long* p = &x; return (int)(ulong)(p - p) + (p == null ? 1 : 2); }
    public static string SpanCastStr() { ReadOnlySpan<char> s = "AB"; var b = MemoryMarshal.Cast<char, byte>(s); return b[0] + " " + b[1] + " " + b.Length; }
    public static bool Overlaps() { Span<int> a = new int[5]; return a[1..3].Overlaps(a[2..]) && !a[..2].Overlaps(a[3..]); }
    [StructLayout(LayoutKind.Explicit)] struct Col { [FieldOffset(0)] public byte R; [FieldOffset(1)] public byte G; [FieldOffset(2)] public byte B; [FieldOffset(3)] public byte A; [FieldOffset(0)] public uint Rgba; public Col(uint v) : this() { Rgba = v; } public readonly override string ToString() => $"{R},{G},{B},{A}"; public static bool operator ==(Col a, Col b) => a.Rgba == b.Rgba; public static bool operator !=(Col a, Col b) => !(a == b); public override bool Equals(object o) => o is Col c && c == this; public override int GetHashCode() => (int)Rgba; }
    public static string Colour() { var c = new Col(0x04030201) { G = 9 }; var d = new Dictionary<Col, int> { [c] = 5 }; return c.ToString() + d[new Col(0x04030901)] + (c == new Col(1)); }
}
