using System.Collections.Generic;
using System.Reflection;
using System.Threading;
using System;

namespace Conformance;

/// <summary>Delegates without an object: of virtual methods, of interfaces, of structs by reference.</summary>
public static class OpenDelegates
{
    class C { public int n=1; public virtual int V(int x) => x+n; public int F(int x) => x*n; public int Nn() => 7; public override string ToString() => "C"+n; public int P { get; set; } = 5; public T Gen<T>(T x) => x; }
    class D:C { public override int V(int x) => x*100; public new int F(int x) => -x; }
    sealed class S:C { public sealed override int V(int x) => -x; }
    interface I { int M(int x); int Dm(int x) => x+40; } struct St:I { public int n; public int M(int x) => n+=x; public override string ToString() => "St"+n; public override int GetHashCode() => n; } class Ci:I { public int M(int x) => x; public int Dm(int x) => x+1; }
    delegate int RefM(ref St s,int x); delegate string RefS(ref St s); delegate int InM(in St s,int x);
    static string Try(Func<object?> f) { try { return f()?.ToString()??"null"; } catch(Exception e) { return e.GetType().Name; } }
    static T Mk<T>(Type t,string m) where T:Delegate => (T)Delegate.CreateDelegate(typeof(T),t.GetMethod(m,BindingFlags.Public|BindingFlags.NonPublic|BindingFlags.Instance|BindingFlags.Static)!);
    public static string V1() { var d=Mk<Func<C,int,int>>(typeof(C),"V"); return d(new C(),1)+" "+d(new D(),1)+" "+d(new S(),1); }
    public static string V2() { var d=Mk<Func<D,int,int>>(typeof(C),"V"); return d(new D(),1)+""; }
    public static string V3() => Try(() => Mk<Func<C,int,int>>(typeof(D),"V"));
    public static string V4() { var d=Mk<Func<C,int,int>>(typeof(C),"F"); return d(new D(),3)+""; }
    public static string V5() => Try(() => Mk<Func<C,int,int>>(typeof(C),"V")(null!,1));
    public static string V6() => Try(() => Mk<Func<C,int,int>>(typeof(C),"F")(null!,1));
    public static string V7() => Try(() => Mk<Func<C,int>>(typeof(C),"Nn")(null!));
    public static string I1() { var d=Mk<Func<I,int,int>>(typeof(I),"M"); I s=new St{n=3}; d(s,4); return d(s,1)+" "+d(new Ci(),9); }
    public static string I2() { var d=Mk<Func<I,int,int>>(typeof(I),"Dm"); return d(new St(),2)+" "+d(new Ci(),2); }
    public static string R1() { var d=Mk<RefM>(typeof(St),"M"); var s=new St{n=1}; d(ref s,2); return d(ref s,3)+" "+s.n; }
    public static string R2() { var d=Mk<RefS>(typeof(St),"ToString"); var s=new St{n=1}; return d(ref s); }
    public static string R3() => Try(() => Mk<Func<St,int,int>>(typeof(St),"M"));
    public static string R4() { var d=Mk<RefM>(typeof(St),"M"); var a=new St[2]; d(ref a[1],5); return a[1].n+" "+a[0].n; }
    public static string R5() { var m=typeof(St).GetMethod("M")!; object o=new St{n=2}; var d=(Func<int,int>)Delegate.CreateDelegate(typeof(Func<int,int>),o,m); d(1); return d(1)+" "+((St)o).n; }
    public static string R6() => Try(() => Mk<InM>(typeof(St),"M"));
    public static string O1() { var d=Mk<Func<object,string>>(typeof(object),"ToString"); return d(5)+d("x")+d(new St{n=4})+d(new C()); }
    public static string O2() { var d=Mk<Func<object,int>>(typeof(object),"GetHashCode"); return d(new St{n=9})+""; }
    public static string O3() { var d=Mk<Func<string,string>>(typeof(object),"ToString"); return d("q"); }
    public static string P1() { var d=(Func<C,int>)typeof(C).GetProperty("P")!.GetGetMethod()!.CreateDelegate(typeof(Func<C,int>)); var s=(Action<C,int>)typeof(C).GetProperty("P")!.GetSetMethod()!.CreateDelegate(typeof(Action<C,int>)); var c=new C(); s(c,8); return d(c)+""; }
    public static string Multi() { var d=Mk<Func<C,int,int>>(typeof(C),"V"); d+=Mk<Func<C,int,int>>(typeof(C),"F"); return d(new D(),2)+" "+d.GetInvocationList().Length; }
    public static string Eq() { var a=Mk<Func<C,int,int>>(typeof(C),"V"); var b=Mk<Func<C,int,int>>(typeof(C),"V"); return (a==b)+" "+ReferenceEquals(a,b)+" "+(a.Target==null)+" "+a.Method.Name; }
    public static string Dyn() { var d=Mk<Func<C,int,int>>(typeof(C),"V"); return d.DynamicInvoke(new D(),3)+""; }
    public static string Cont() { var d=Mk<Func<string,object,int>>(typeof(string),"CompareTo"); return Try(() => d("a","b")); }
    public static string Cl() { var m=typeof(string).GetMethod("Concat",new[]{typeof(string),typeof(string)})!; var d=(Func<string,string>)Delegate.CreateDelegate(typeof(Func<string,string>),"p",m); return d("q"); }
    public static string ClVal() => Try(() => Delegate.CreateDelegate(typeof(Func<int,int>),5,typeof(OpenDelegates).GetMethod("Add2",BindingFlags.NonPublic|BindingFlags.Static)!));
    static int Add2(int a,int b) => a+b;
    public static string NullInst() => Try(() => { var d=(Func<int>)Delegate.CreateDelegate(typeof(Func<int>),null,typeof(C).GetMethod("Nn")!); return d(); });
    public static string Thr() { var d=Mk<Func<C,int,int>>(typeof(C),"V"); int r=0; var c=new D(); var t=new Thread(() => r=d(c,2)); t.Start(); t.Join(); return r+""; }
    public static string Ret() { var d=Mk<Func<C,int,object>>(typeof(C),"V"); return d(new C(),1)+""; }
    public static string GenM() { var d=(Func<C,string,string>)typeof(C).GetMethod("Gen")!.MakeGenericMethod(typeof(string)).CreateDelegate(typeof(Func<C,string,string>)); return d(new C(),"z"); }
}
