using System.Collections.Generic;
using System.Linq;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Threading;
using System;

namespace Conformance;

/// <summary>Pointers to methods, and static members of type parameters.</summary>
public static unsafe class MethodPointers
{
    class C { public int n=1; public void M() {} public virtual int V(int x) => x+n; public int F(int x) => x*n; public void S(string s) {} public void O(object s) {} }
    class D:C { public override int V(int x) => x*100; }
    struct P { public int n; public int Add(int k) { n+=k; return n; } public override string ToString() => "P"+n; public int Get() => n; }
    static void St() {} static void Ob(object o) {} static void Str(string s) {}
    static Action F1() => St;
    static Action F2() => () => {};
    static Action F3(int x) => () => { x++; };
    static event Action? Ev;
    static Action? Fld;
    static string Try(Func<object?> f) { try { return f()?.ToString()??"null"; } catch(Exception e) { return e.GetType().Name+": "+e.Message; } }
    static event Action<string>? VarEv;
    delegate int RefAdd(ref P p,int k); delegate string RefTs(ref P p); delegate int OpenV(C c,int x);
    static string Pair(string? a,string b) => (a??"null")+b;
    static class X {}
    public static int FnPtr() { delegate*<C,int,int> p=&Cv; return p(new D(),2); }
    static int Cv(C c,int x) => c.V(x);
    public static int FnRef() { delegate*<ref int,int> p=&Inc; int x=4; p(ref x); return x*10+p(ref x); }
    static int Inc(ref int x) => ++x;
    interface IS<T> where T:IS<T> { static abstract int Make(int x); static virtual int Def(int x) => x+1000; }
    class A1:IS<A1>{
    public static int Make(int x) => x+1; } struct A2:IS<A2>{
    public static int Make(int x) => x+2;
    public static int Def(int x) => x-1; }
    static Func<int,int> Mk<T>() where T:IS<T> => T.Make; static Func<int,int> Df<T>() where T:IS<T> => T.Def;
    public static string StaticAbstract() => Mk<A1>()(1)+" "+Mk<A2>()(1)+" "+Df<A1>()(1)+" "+Df<A2>()(1);
    static int Fp<T>(int v) where T:IS<T> { delegate*<int,int> p=&T.Make; return p(v); }
    public static string StaticAbstractPtr() => Fp<A1>(1)+" "+Fp<A2>(1);
    public static string VirtNull() { C c=null!; return Try(() => { Func<int,int> f=c.V; return f(1); }); }
    public static string BaseV() => new E1().Get()(3)+"";
    class E1:D { public override int V(int x) => -x; public Func<int,int> Get() => base.V; }
    public static string MethodName() { C c=new D(); Func<int,int> f=c.V; return f.Method.Name+f.Method.DeclaringType!.Name; }
    public static string FieldPtrs() { var a=new delegate*<int,int>[2]; a[0]=&Sq; a[1]=&Cu; int s=0; for(int i=0; i<2; i++) s+=a[i](3); return s+""; }
    static int Sq(int x) => x*x; static int Cu(int x) => x*x*x;
    static T Id<T>(T x) => x;
    public static string GenericPtr() { delegate*<string,string> p=&Id<string>; delegate*<int,int> q=&Id<int>; return p("a")+q(3); }
    public static string PtrToDelegate() { delegate*<int,int> p=&Sq; nint n=(nint)p; return ((delegate*<int,int>)(void*)n)(5)+""; }
}
