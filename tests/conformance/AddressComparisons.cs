using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Threading;
using System;

namespace Conformance;

/// <summary>Addresses that are compared, ordered and subtracted.</summary>
public static unsafe class AddressComparisons
{
    static int[] arr=new int[8]; static long sl; static int si;
    struct S { public byte A; public int B; public long C; }
    public static long MaskOfArray() { fixed(int* p=arr) return (nint)p & 3; }
    public static long MaskLocal() { int x=0; return (nint)(&x) & 3; }
    public static long Mask2() { var a=new byte[32]; fixed(byte* p=a) return ((nint)(p+3) & 7) - ((nint)p & 7); }
    public static bool AlignUp() { var a=new byte[64]; fixed(byte* p=a) { byte* q=(byte*)(((nint)p+15) & ~(nint)15); *q=5; return a.Count(x => x==5)==1; } }
    public static bool AlignUp8() { var a=new byte[64]; fixed(byte* p=a) { byte* q=(byte*)(((nint)p+7) & ~(nint)7); *q=5; return a[0]==5; } }
    public static bool UnrelatedOrder() { int a=0,b=0; return (&a<&b) != (&b<&a); }
    public static bool UnrelatedDiff() { var a=new int[1]; var b=new int[1]; fixed(int*p=a) fixed(int*q=b) return p-q==-(q-p); }
    public static bool FieldsOrder() { S s=default; return (byte*)&s.A<(byte*)&s.B && (byte*)&s.B<(byte*)&s.C; }
    public static long FieldsDiff() { S s=default; return (byte*)&s.C-(byte*)&s.A; }
    public static long FieldsDiff2() { S s=default; return (byte*)&s.B-(byte*)&s; }
    public static bool AsInt() { int x=1; nint n=(nint)(&x); return n!=0; }
    public static bool AsIntHash() { int x=1; nint n=(nint)(&x); return n.GetHashCode()==n.GetHashCode(); }
    public static int RoundTrip() { int x=7; nint n=(nint)(&x); long l=n; int* p=(int*)l; return *p; }
    public static int RoundTripUlong() { int x=7; ulong n=(ulong)(&x); n+=4; n-=4; return *(int*)n; }
    public static string ToText() { int x=7; nint n=(nint)(&x); return (n.ToString().Length>3).ToString(); }
    public static bool Shift() { var a=new int[4]; fixed(int* p=a) return ((long)p>>2<<2)==(long)p; }
    public static bool TruncInt() { int x=0; int n=(int)(long)&x; return (n&3)==0; }
    public static bool Xor() { int x=5; long k=(long)&x ^ 0x5555; int* p=(int*)(k ^ 0x5555); return *p==5; }
    public static bool Or() { var a=new long[2]; fixed(long* p=a) { nint tagged=(nint)p|1; bool tag=(tagged&1)!=0; long* q=(long*)(tagged & ~(nint)1); *q=9; return tag && a[0]==9; } }
    public static bool Mul() { int x=5; nint n=(nint)(&x); return n*1==n; }
    public static bool NullCompare() { int* p=null; int x; return p< &x; }
    public static bool NullOrder() { int* p=null; int x; return &x>p && &x>=p && !(p>&x); }
    public static bool CompareNumber() { int x; return (nint)(&x) > 4096; }
    public static bool CompareNumberU() { int x; return (nuint)(&x) > 4096u; }
    public static bool RefAreSame() { var a=new int[2]; return Unsafe.AreSame(ref a[1], ref Unsafe.Add(ref a[0],1)); }
    public static bool RefIsAddr() { var a=new int[2]; return Unsafe.IsAddressLessThan(ref a[0], ref a[1]); }
    public static bool RefIsAddrUn() { var a=new int[2]; var b=new int[2]; return Unsafe.IsAddressLessThan(ref a[0], ref b[0]) != Unsafe.IsAddressGreaterThan(ref a[0], ref b[0]); }
    public static long ByteOffset() { S s=default; return (long)Unsafe.ByteOffset(ref s.A, ref Unsafe.As<long,byte>(ref s.C)); }
    public static bool ByteOffsetUn() { var a=new int[2]; var b=new int[2]; return Unsafe.ByteOffset(ref a[0], ref b[0]) != 0; }
    public static bool Overlaps() { var a=new int[4]; var b=new int[4]; return a.AsSpan().Overlaps(b) || a.AsSpan(0,2).Overlaps(a.AsSpan(2)); }
    public static bool Eq2() { int x=0,y=0; return &x==&y; }
    public static bool IntPtrEq() { int x=0; IntPtr a=(IntPtr)(&x), b=new IntPtr(&x); return a==b && a.Equals(b) && a!=IntPtr.Zero && ((object)a).Equals(b); }
    public static bool SubFromNumber() { int x=0; nint n=(nint)(&x); return 0-n==-n; }
    public static bool StaticAddr() { fixed(int* p=&si) return ((nint)p&3)==0; }
    public static bool Checked() { int x=0; checked { nint n=(nint)(&x); ulong u=(ulong)n; return u!=0; } }
    public static bool CheckedInt() { int x=0; try { checked { int n=(int)(long)(&x); return false; } } catch(OverflowException) { return true; } }
    public static long DivBy() { var a=new int[4]; fixed(int* p=a) return ((nint)(p+2)-(nint)p)/4; }
    public static bool Switch() { int x=0; nint n=(nint)(&x); return n switch { 0 => false, 1 => false, _ => true }; }
    public static bool Interlock() { int x=0; nint n=0; return Interlocked.CompareExchange(ref n,(nint)(&x),0)==0 && n==(nint)(&x); }
    public static bool FnPtr() { delegate*<int,int> f=&Twice; nint n=(nint)f; return n!=0 && ((delegate*<int,int>)n)(4)==8; }
    public static bool FnPtrEq() { delegate*<int,int> f=&Twice, g=&Twice; return f==g; }
    public static bool FnPtrOther() { delegate*<int,int> f=&Twice, g=&Thrice; return f==g; }
    public static bool FnPtrMask() { delegate*<int,int> f=&Twice; return ((nint)f & 0)==0; }
    public static bool FnPtrOrder() { delegate*<int,int> f=&Twice, g=&Thrice; return ((nint)f<(nint)g)!=((nint)g<(nint)f); }
    static int Twice(int x) => 2*x; static int Thrice(int x) => 3*x;
    public static bool UIntPtrSub() { var a=new byte[8]; fixed(byte* p=&a[5], q=&a[2]) return (nuint)p-(nuint)q==3; }
    public static int LoopEnd() { var a=new int[]{1,2,3}; int s=0; fixed(int* p=a) { for(int* e=p+a.Length, q=p; q<e; q++) s+=*q; } return s; }
    public static int LoopBack() { var a=new int[]{1,2,3}; int s=0; fixed(int* p=a) { for(int* q=p+2; q>=p; q--) s+=*q; } return s; }
    public static bool TwoFields() { var o=new H(); fixed(int* p=&o.a, q=&o.b) return q-p==1; }
    class H { public int a,b; }
    public static bool TwoStatics() { fixed(int* p=&si) fixed(long* q=&sl) return (void*)p!=(void*)q; }
}
