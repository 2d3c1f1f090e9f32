using System; using System.Runtime.CompilerServices; using System.Runtime.InteropServices;
namespace Conformance;
/// <summary>Accesses that take a variable for something narrower or wider.</summary>
public static unsafe class NarrowAccess {
 struct P { public int A; public short B; public byte C, D; public long E; }
 struct G { public object? O; public int I; public string? S; }
 public static long ByteOfInt() { int x=0x11223344; byte* p=(byte*)&x; p[1]=0xff; return x*256L+p[3]; }
 public static long RefNarrow() { long x=0x1122334455667788; ref byte b=ref Unsafe.As<long,byte>(ref x); b=1; Unsafe.Add(ref b,7)=2; return x; }
 public static long ShortOfLong() { long x=-1; short* p=(short*)&x; p[2]=0; return x; }
 public static long SignedByte() { int x=0x80ff; sbyte* p=(sbyte*)&x; return p[0]*1000+p[1]; }
 public static int ULoad() { int x=-1; ushort* p=(ushort*)&x; byte* q=(byte*)&x; return p[0]+q[3]; }
 public static string StructBytes() { P p=new(){A=1,B=2,C=3,D=4,E=5}; byte* b=(byte*)&p; var s=""; for (int i=0;i<sizeof(P);i++) s+=b[i]+","; b[4]=9; b[7]=1; return s+p.B+p.D; }
 public static string WideOverFields() { P p=new(); *(long*)&p=0x0102030405060708; return $"{p.A:x} {p.B:x} {p.C:x} {p.D:x}"; }
 public static string IntOverTwoFields() { P p=new(){B=-1}; *(int*)((byte*)&p+2)=0x01020304; return $"{p.A:x} {p.B:x} {p.C:x}"; }
 public static string CopyStruct() { P a=new(){A=7,E=8}, b=default; P* x=&a, y=&b; *y=*x; a.A=0; return b.A+","+b.E; }
 static void Copy<T>(ref T a, ref T b) => a=b;
 static T Load<T>(ref T a) => a;
 static void Swap<T>(ref T a, ref T b) { T t=a; a=b; b=t; }
 public static string CopyGenericRef() { G a=new(){O="x",I=1,S="s"}, b=default; Copy(ref b, ref a); a.I=9; Swap(ref a, ref b); return a.I+""+b.I+a.O+b.S+Load(ref a).S; }
 public static string SelfCopy() { G a=new(){I=3}; Copy(ref a, ref a); return a.I.ToString(); }
 public static int Char() { char c='A'; *(byte*)&c=66; return c; }
 public static bool BoolByte() { bool b=false; *(byte*)&b=1; return b; }
 public static int BoolTwo() { bool b=false; *(byte*)&b=2; return b ? *(byte*)&b : -1; }
 public static double FloatBits() { double d=1; ((int*)&d)[1]=0x40000000; return d; }
 public static float FloatFromInt() { int i=0x40490fdb; return *(float*)&i; }
 public static float FloatHalf() { float f=1; ((ushort*)&f)[1]=0x4000; return f; }
 public static long DecimalParts() { decimal d=12.5m; int* p=(int*)&d; return p[0]+p[1]+p[2]+p[3]; }
 public static string GuidBytes() { Guid g=default; ((byte*)&g)[0]=1; ((byte*)&g)[15]=2; return g.ToString(); }
 public static int EnumNarrow() { DayOfWeek d=DayOfWeek.Friday; *(byte*)&d=2; return (int)d; }
 public static nint NintNarrow() { nint n=0; ((byte*)&n)[1]=1; return n; }
 public static string ArrayReinterpret() { var a=new int[]{1,2,3}; fixed(int* p=a) { byte* b=(byte*)p; b[5]=1; *(long*)(b+4)=-1; } return string.Join(",",a); }
 public static string SpanCast() { Span<int> s=stackalloc int[2]; var b=MemoryMarshal.AsBytes(s); b[1]=1; b[7]=0x80; return s[0]+","+s[1]; }
 public static int ReadUnaligned() { long x=0x0102030405060708; return Unsafe.ReadUnaligned<int>((byte*)&x+3); }
 public static long WriteUnaligned() { long x=0; Unsafe.WriteUnaligned((byte*)&x+3, (short)-1); return x; }
 public static string InitBlock() { P p=new(){A=1}; Unsafe.InitBlock(&p, 0xff, 6); return p.A+","+p.B+","+p.C; }
 public static string CopyBlock() { P p=default; int k=0x01020304; Unsafe.CopyBlock((byte*)&p+2,&k,4); return $"{p.A:x},{p.B:x}"; }
 static int Arg(long x) { *(short*)&x=5; return (int)x; }
 public static int NarrowArgument() => Arg(0x10000);
 static long ArgW(int a, int b) { *(int*)&a=3; return a+b; }
 public static long Arg2() => ArgW(1,2);
 public static string UnionLike() { U u=new(); u.I=0x01020304; u.B=9; var r=u.I.ToString("x"); u.S=unchecked((short)0x8000); return r+u.I.ToString("x")+u.L.ToString("x"); }
 [StructLayout(LayoutKind.Explicit)] struct U { [FieldOffset(0)] public int I; [FieldOffset(1)] public byte B; [FieldOffset(2)] public short S; [FieldOffset(0)] public long L; }
 static int sf=0x11223344; class C { public long F=0x11; public P P; }
 public static int StaticNarrow() { fixed(int* p=&sf) { ((byte*)p)[0]=0; } return sf; }
 public static string FieldNarrow() { var c=new C(); fixed(long* p=&c.F) { ((short*)p)[1]=1; } fixed(P* q=&c.P) { ((byte*)q)[0]=1; *(short*)((byte*)q+4)=7; } return c.F+","+c.P.A+","+c.P.B; }
 public static long Diff() { int* p=stackalloc int[5]; int* q=p+3; return (q-p)*100 + ((byte*)q-(byte*)p) + (q>p?1000:0)+(p+3==q?10000:0)+((nint)q-(nint)p)*100000; }
 public static string Reverse() { int* p=stackalloc int[4]{1,2,3,4}; int* e=p+3; var s=""; for(;e>=p;e--) s+=*e; return s; }
 public static long FieldDistance() { P p; return (byte*)&p.E-(byte*)&p + ((byte*)&p.C-(byte*)&p)*10; }
 public static long ArrayDistance() { var a=new short[9]; return Unsafe.ByteOffset(ref a[1], ref a[5])*10 + (Unsafe.AreSame(ref a[0], ref MemoryMarshal.GetArrayDataReference(a))?1:0)+(Unsafe.IsAddressLessThan(ref a[1],ref a[2])?100000:0); }
 public static int PointerPlusInt() { int* p=stackalloc int[3]; p[2]=7; nint n=(nint)p; n+=8; return *(int*)n; }
 public static int Bitwise() { int x=1; Unsafe.As<int,uint>(ref x)|=0x80000000u; Unsafe.As<int,sbyte>(ref x)--; return x; }
 public static int IncNarrow() { int x=0x1ff; byte* b=(byte*)&x; ++*b; return x; }
 public static string ByRefOverflow() { long l=0; byte* p=(byte*)&l; *(ushort*)p=0xffff; (*(ushort*)p)++; checked { try { (*p)--; } catch (OverflowException) { return "o"+l; } } return l.ToString(); }
 public static int NullableBytes() { int? n=5; ref int r=ref Unsafe.As<int?,int>(ref n); Unsafe.Add(ref r,1)=6; return n.Value; }
 public static int NullableHas() { int? n=null; *(byte*)&n=1; return n.Value+1; }
 public static string DateTimeBytes() { DateTime d=default; *(long*)&d=864000000000L; return d.ToString("yyyy-MM-dd", System.Globalization.CultureInfo.InvariantCulture); }
}
