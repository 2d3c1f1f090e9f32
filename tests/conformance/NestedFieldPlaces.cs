using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System;

namespace Conformance;

/// <summary>Where fields of structs in structs lie: automatic layout inside of sequential one, and the other way round.</summary>
public static unsafe class NestedFieldPlaces
{
    static int Z<T>() => Unsafe.SizeOf<T>();
    struct Q1{ public byte a; public (byte,long) t; public byte b; } struct Q2{ public byte a; public DateTime t; public byte b; } struct Q3{ public byte a; public DateTimeOffset t; public byte b; } struct Q4{ public byte a; public (byte,byte) t; public int b; } struct Q5{ public byte a; public (byte,short) t; public byte b; }
    [StructLayout(LayoutKind.Auto)] struct Au3{ public byte a; public int b; public byte c; } struct Q6{ public byte a; public Au3 t; public byte b; } struct Q7{ public byte a; public Au3 t; public byte b; public object o; }
    struct Q8<T>{ public byte a; public T t; public byte b; } [StructLayout(LayoutKind.Auto)] struct Au4{ public char a; public byte b; public char c; } struct Q9{ public byte a; public Au4 t; public byte b; }
    struct Q10{ public Q1 q; public byte z; } struct Q11{ public byte z; public Q1 q; public byte y; } [StructLayout(LayoutKind.Sequential,Pack=1)] struct Q12{ public byte z; public (byte,int) q; public byte y; } [StructLayout(LayoutKind.Sequential,Pack=4)] struct Q13{ public byte z; public Int128 q; public byte y; }
    [StructLayout(LayoutKind.Auto,Size=64)] struct Au5{ public byte a; public int b; } [StructLayout(LayoutKind.Auto,Pack=1)] struct Au6{ public byte a; public int b; public long c; public byte d; }
    [StructLayout(LayoutKind.Auto)] struct Au7{ public byte a; public nint b; public byte c; public float f; public double d; public bool e; public char h; } enum E1:byte{A} enum E8:long{A}
    [StructLayout(LayoutKind.Auto)] struct Au8{ public E1 a; public E8 b; public E1 c; } [StructLayout(LayoutKind.Auto)] struct Au9{ public byte a; public int* p; public byte b; public delegate*<void> f; } 
    [StructLayout(LayoutKind.Sequential,Size=40)] struct Sz{ public byte a; public string s; } [StructLayout(LayoutKind.Explicit)] struct Ex{[FieldOffset(0)] public byte a; [FieldOffset(8)] public string s; [FieldOffset(20)] public int z; }
    [InlineArray(3)] struct IA{ byte x; } struct Q14{ public IA a; public int b; } [InlineArray(3)] struct IB{(byte,int) x; } [InlineArray(2)] struct IC{ string x; } struct Q15{ public byte z; public IC c; public byte y; } [StructLayout(LayoutKind.Auto)] struct AIA{ public byte z; public IA c; public int y; }
    class Cl<T>{ public struct In{ public byte a; public int b; public byte c; } public struct In2{ public byte a; public T b; public byte c; } }
    [StructLayout(LayoutKind.Auto)] struct AVec{ public byte z; public System.Numerics.Vector4 v; public byte y; } [StructLayout(LayoutKind.Auto)] struct ADec{ public byte z; public decimal v; public byte y; } [StructLayout(LayoutKind.Auto)] struct AI128{ public byte z; public Int128 v; public byte y; } struct SI128{ public byte z; public Int128 v; public byte y; }
    [StructLayout(LayoutKind.Auto)] struct AEmpty{} struct QE{ public AEmpty e; public int i; } ref struct Rs{ public byte a; public Span<int> s; public byte b; } ref struct Rr{ public byte a; public ref int r; public byte b; }
    struct Fb{ public byte a; public fixed int b[3]; public byte c; } struct FbR{ public byte a; public Fb f; public string s; }
    public static int Z1() => Z<Q1>();
    public static int Z2() => Z<Q2>();
    public static int Z3() => Z<Q3>();
    public static int Z4() => Z<Q4>();
    public static int Z5() => Z<Q5>();
    public static int Z6() => Z<Q6>();
    public static int Z7() => Z<Q7>();
    public static int Z8() => Z<Q8<(byte,int)>>();
    public static int Z9() => Z<Q8<int?>>();
    public static int Z10() => Z<Q8<DateTime>>();
    public static int Z11() => Z<Q9>();
    public static int Z12() => Z<Q10>();
    public static int Z13() => Z<Q11>();
    public static int Z14() => Z<Q12>();
    public static int Z15() => Z<Q13>();
    public static int Z16() => Z<Au5>();
    public static int Z17() => Z<Au6>();
    public static int Z18() => Z<Au7>();
    public static int Z19() => Z<Au8>();
    public static int Z20() => Z<Au9>();
    public static int Z21() => Z<Sz>();
    public static int Z22() => Z<Ex>();
    public static int Z23() => Z<IA>();
    public static int Z24() => Z<Q14>();
    public static int Z25() => Z<IB>();
    public static int Z26() => Z<IC>();
    public static int Z27() => Z<Q15>();
    public static int Z28() => Z<AIA>();
    public static int Z29() => Z<Cl<int>.In>();
    public static int Z30() => Z<Cl<string>.In>();
    public static int Z31() => Z<Cl<string>.In2>();
    public static int Z32() => Z<AVec>();
    public static int Z33() => Z<ADec>();
    public static int Z34() => Z<AI128>();
    public static int Z35() => Z<SI128>();
    public static int Z36() => Z<AEmpty>();
    public static int Z37() => Z<QE>();
    public static int Z38() => sizeof(Rs);
    public static int Z39() => sizeof(Rr);
    public static int Z40() => Z<Fb>();
    public static int Z41() => Z<FbR>();
    public static int Z42() => Z<(DateTime,byte)>();
    public static int Z43() => Z<(int?,byte)>();
    public static int Z44() => Z<(byte,(int,byte)?)>();
    public static int Z45() => Z<(DateTimeOffset,byte)?>();
    public static int Z46() => Z<(TimeSpan,byte,TimeSpan)>();
    public static int Z47() => Z<(Index,byte,Range)>();
    public static int Z48() => Z<(E1,E8,E1)>();
    public static int Z49() => Z<(nint,byte,nint)>();
    public static int Z50() => Z<(Half,byte,Half)>();
    public static int Z51() => Z<(char,(char,byte),char)>();
    public static int Z52() => Z<(byte,(char,byte,char))>();
    public static int Z53() => Z<(byte,byte,byte)>();
    public static int Z54() => Z<((byte,byte,byte),byte)>();
    public static int Z55() => Z<(Memory<int>,byte)>();
    public static int Z56() => Z<(ArraySegment<byte>,byte,int)>();
    public static int Z57() => Z<ValueTuple<byte>>();
    public static int Z58() => Z<(int,int,int,int,int,int,int,byte)>();
    public static int Z59() => Z<(byte,UInt128,byte)>();
    public static int Z60() => Z<(byte,System.Numerics.Vector2)>();
    public static int Z61() => Z<(byte,Guid)>();
    public static int Z62() => Z<(short,Guid,int)>();
    static long D<T,U>(ref T t, ref U u) => (long)Unsafe.ByteOffset(ref Unsafe.As<T,byte>(ref t), ref Unsafe.As<U,byte>(ref u));
    public static string X1() { Q1 q=default; return D(ref q,ref q.t)+" "+D(ref q,ref q.b)+" "+D(ref q,ref q.t.Item1)+" "+D(ref q,ref q.t.Item2); }
    public static string X2() { Q8<(byte,int)> q=default; return D(ref q,ref q.t)+" "+D(ref q,ref q.b); }
    public static string X3() { Au7 q=default; return D(ref q,ref q.a)+" "+D(ref q,ref q.b)+" "+D(ref q,ref q.c)+" "+D(ref q,ref q.f)+" "+D(ref q,ref q.d)+" "+D(ref q,ref q.e)+" "+D(ref q,ref q.h); }
    public static string X4() { AI128 q=default; return D(ref q,ref q.z)+" "+D(ref q,ref q.v)+" "+D(ref q,ref q.y); }
    public static string X5() { ADec q=default; return D(ref q,ref q.z)+" "+D(ref q,ref q.v)+" "+D(ref q,ref q.y); }
    public static string X6() { (int,int,int,int,int,int,int,byte) q=default; return D(ref q,ref q.Item1)+" "+D(ref q,ref q.Item8)+" "+D(ref q,ref q.Item7); }
    public static string X7() { AIA q=default; return D(ref q,ref q.z)+" "+D(ref q,ref q.c)+" "+D(ref q,ref q.y); }
    public static string X8() { FbR q=default; return D(ref q,ref q.a)+" "+D(ref q,ref q.f)+" "+D(ref q,ref q.s); }
}
