using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System;

namespace Conformance;

/// <summary>Where the runtime places the fields of structs, as far as a program can see that.</summary>
public static unsafe class FieldPlaces
{
    struct Seq<T,U>{ public T a; public U b; } struct Seq3<T,U,V>{ public T a; public U b; public V c; }
    struct R1 { public byte a; public object o; public int i; public byte b; } struct R2 { public byte a; public string s; public long l; public short h; public byte b; }
    struct N1 { public byte a; public int i; public byte b; } struct In { public R1 r; public byte z; } struct In2 { public byte z; public N1 n; public object o; }
    [StructLayout(LayoutKind.Auto)] struct Au { public byte a; public long l; public byte b; public int i; public short s; }
    [StructLayout(LayoutKind.Auto)] struct Au2 { public byte a; public long l; public byte b; public int i; public object o; public N1 n; }
    [StructLayout(LayoutKind.Sequential, Pack=1)] struct P1 { public byte a; public long l; } [StructLayout(LayoutKind.Sequential, Pack=2)] struct P2 { public byte a; public long l; public byte c; }
    [StructLayout(LayoutKind.Sequential, Pack=1)] struct P1r { public byte a; public object l; public byte c; }
    [StructLayout(LayoutKind.Sequential, Size=40)] struct Sz { public byte a; } struct Empty {} struct E2 { Empty a; public byte b; Empty c; public int d; }
    static int Z<T>() => Unsafe.SizeOf<T>();
    static string Off<T,A,B>(ref T t, ref A a, ref B b) { ref byte o=ref Unsafe.As<T,byte>(ref t); return (long)Unsafe.ByteOffset(ref o, ref Unsafe.As<A,byte>(ref a))+","+(long)Unsafe.ByteOffset(ref o, ref Unsafe.As<B,byte>(ref b)); }
    public static int S1() => Z<(byte,long)>();
    public static int S2() => Z<(byte,long,byte)>();
    public static int S3() => Z<(byte,int,byte,long)>();
    public static int S4() => Z<(string,byte,int)>();
    public static int S5() => Z<(byte,string,byte)>();
    public static int S6() => Z<(bool,(bool,long),bool)>();
    public static int S7() => Z<(byte,short,byte,int)>();
    public static int S8() => Z<(byte,decimal)>();
    public static int S9() => Z<(byte,Guid,byte)>();
    public static int S10() => Z<(byte,DateTime)>();
    public static int S11() => Z<(byte,int?)>();
    public static int S12() => Z<int?>();
    public static int S13() => Z<(byte,long)?>();
    public static int S14() => Z<byte?>();
    public static int S15() => Z<decimal?>();
    public static int G1() => Z<Seq<byte,long>>();
    public static int G2() => Z<Seq3<byte,long,byte>>();
    public static int G3() => Z<Seq3<byte,string,byte>>();
    public static int G4() => Z<Seq3<byte,int,string>>();
    public static int G5() => Z<Seq3<byte,Seq<byte,string>,byte>>();
    public static int R_1() => Z<R1>();
    public static int R_2() => Z<R2>();
    public static int R_3() => Z<N1>();
    public static int R_4() => Z<In>();
    public static int R_5() => Z<In2>();
    public static int A_1() => Z<Au>();
    public static int A_2() => Z<Au2>();
    public static int P_1() => Z<P1>();
    public static int P_2() => Z<P2>();
    public static int P_3() => Z<P1r>();
    public static int Q1() => Z<Sz>();
    public static int Q2() => Z<Empty>();
    public static int Q3() => Z<E2>();
    public static int Q4() => Z<(Empty,int)>();
    public static int Q5() => Z<(Empty,Empty)>();
    public static int T1() => Z<DateTime>();
    public static int T2() => Z<DateTimeOffset>();
    public static int T3() => Z<TimeSpan>();
    public static int T4() => Z<Guid>();
    public static int T5() => Z<decimal>();
    public static int T6() => Z<Int128>();
    public static int T7() => Z<(byte,Int128)>();
    public static int T8() => Z<Range>();
    public static int T9() => Z<Index>();
    public static int T10() => Z<System.Threading.CancellationToken>();
    public static int T11() => Z<System.Collections.Generic.KeyValuePair<byte,long>>();
    public static int T12() => Z<System.Collections.Generic.KeyValuePair<byte,string>>();
    public static int T13() => Z<ArraySegment<int>>();
    public static int T14() => Z<Memory<int>>();
    public static int T15() => Z<System.Numerics.Vector3>();
    public static int T16() => Z<System.Numerics.Complex>();
    public static int T17() => Z<Half>();
    public static int T18() => Z<nint>();
    public static int T19() => Z<char>();
    public static int T20() => Z<bool>();
    public static int T21() => Z<DateOnly>();
    public static int T22() => Z<TimeOnly>();
    public static int T23() => Z<System.Text.Rune>();
    public static int T24() => Z<GCHandle>();
    public static int T25() => Z<(int,(byte,string),short)>();
    public static int T26() => Z<(byte,(byte,byte),byte)>();
    public static int T27() => Z<(byte,(byte,int),byte)>();
    public static int T28() => Z<(float,byte,double,byte,float)>();
    public static int T29() => Z<(char,byte,char)>();
    public static int T30() => Z<(byte,byte,byte,byte,byte,byte,byte,byte,byte)>();
    public static int T31() => Z<System.Threading.Tasks.ValueTask>();
    public static int T32() => Z<System.Threading.Tasks.ValueTask<byte>>();
    public static int T33() => Z<System.Collections.Generic.List<int>.Enumerator>();
    public static int T34() => Z<System.Threading.SpinLock>();
    public static int T36() => Z<System.Collections.Generic.Dictionary<byte,byte>.Enumerator>();
    public static string O1() { (byte,long,byte) t=default; return Off(ref t, ref t.Item1, ref t.Item2)+" "+Off(ref t, ref t.Item3, ref t.Item3); }
    public static string O2() { (byte,string,int) t=default; return Off(ref t, ref t.Item1, ref t.Item2)+" "+Off(ref t, ref t.Item3, ref t.Item3); }
    public static string O3() { R1 t=default; return Off(ref t, ref t.a, ref t.o)+" "+Off(ref t, ref t.i, ref t.b); }
    public static string O4() { R2 t=default; return Off(ref t, ref t.a, ref t.s)+" "+Off(ref t, ref t.l, ref t.h)+" "+Off(ref t, ref t.b, ref t.b); }
    public static string O5() { In t=default; return Off(ref t, ref t.r, ref t.z); }
    public static string O6() { In2 t=default; return Off(ref t, ref t.z, ref t.n)+Off(ref t, ref t.o, ref t.n.i); }
    public static string O7() { Au t=default; return Off(ref t, ref t.a, ref t.l)+" "+Off(ref t, ref t.b, ref t.i)+" "+Off(ref t, ref t.s, ref t.s); }
    public static string O8() { Au2 t=default; return Off(ref t, ref t.a, ref t.l)+" "+Off(ref t, ref t.b, ref t.i)+" "+Off(ref t, ref t.o, ref t.n); }
    public static string O9() { (bool,(bool,long),bool) t=default; return Off(ref t, ref t.Item1, ref t.Item2)+" "+Off(ref t, ref t.Item3, ref t.Item2.Item2); }
    public static string O10() { Seq3<byte,string,byte> t=default; return Off(ref t, ref t.a, ref t.b)+" "+Off(ref t, ref t.c, ref t.c); }
    public static string O11() { (byte,Guid,string) t=default; return Off(ref t, ref t.Item1, ref t.Item2)+" "+Off(ref t, ref t.Item3, ref t.Item3); }
    public static string O12() { (byte,(string,byte),int,(int,int)) t=default; return Off(ref t, ref t.Item1, ref t.Item2)+" "+Off(ref t, ref t.Item3, ref t.Item4); }
    public static int B1() { var a=new (byte,short)[]{(1,2),(3,4)}; var b=MemoryMarshal.AsBytes(a.AsSpan()); return b.Length*1000+b[0]*100+b[2]*10+b[4]; }
    public static int B2() { var a=new (byte,int,byte)[]{(1,2,3)}; var b=MemoryMarshal.AsBytes(a.AsSpan()); int s=0; for(int i=0; i<b.Length; i++) s+=b[i]*(i+1); return b.Length*1000+s; }
    public static int B3() { var a=new (byte,long)[]{(1,2)}; var b=MemoryMarshal.Cast<(byte,long),long>(a); return b.Length*100+(int)b[0]*10+(int)b[1]; }
    public static int B4() { (byte,long) t=(1,2); ref long l=ref Unsafe.As<(byte,long),long>(ref t); return (int)l; }
    public static string AsBytesRef() { try { var a=new (byte,string)[1]; MemoryMarshal.AsBytes(a.AsSpan()); return "x"; } catch(ArgumentException e) { return e.Message; } }
    public static int Ptr() { (byte,long) t=(1,2); byte* p=(byte*)&t; return p[0]*10+p[8]; }
    public static int M1() { try { return Marshal.SizeOf<N1>(); } catch(ArgumentException) { return -1; } }
}
