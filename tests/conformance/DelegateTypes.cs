using System.Collections.Generic;
using System.Linq;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Threading;
using System;

namespace Conformance;

/// <summary>Delegates of other types than they look like, by variance, and what Combine and Remove say to that.</summary>
public static class DelegateTypes
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
    public static string VarCombine() { Action<object> o=Ob; Action<string> v=o; Action<string> s=Str; return Try(() => (v+s).GetInvocationList().Length); }
    public static string VarCombine2() { Action<object> o=Ob; Action<string> v=o; Action<string> s=Str; return Try(() => (s+v).GetInvocationList().Length); }
    public static string VarCombineSame() { Action<object> o=Ob; Action<string> v=o; return Try(() => { var r=v+v; return r.GetInvocationList().Length+" "+r.GetType(); }); }
    public static string VarRemove() { Action<object> o=Ob; Action<string> v=o; Action<string> s=Ob; return Try(() => ((v-s)==null)+" "+(v==s)); }
    public static string VarRemove2() { Action<object> o=Ob; Action<string> v=o; Action<string> s=Str; return Try(() => ReferenceEquals(v-s,v)); }
    public static string VarRemove3() { Action<object> o=Ob; Action<string> v=o; Action<string> s=Str; var ss=s+s; return Try(() => ReferenceEquals(ss-v,ss)); }
    public static string VarFunc() { Func<string> f=() => "a"; Func<object> g=f; Func<object> h=() => 1; return Try(() => (g+h).GetInvocationList().Length); }
    public static string CombineDiff() => Try(() => Delegate.Combine((Action)St,(Action<object>)Ob));
    public static string RemoveDiff() => Try(() => Delegate.Remove((Action)St,(Action<object>)Ob));
    public static string RemoveAllDiff() => Try(() => Delegate.RemoveAll((Action)St,(Action<object>)Ob));
    public static string RemoveAll() { Action a=St,b=() => {}; return Try(() => Delegate.RemoveAll(a+b+a,a)!.GetInvocationList().Length); }
    public static string CombineArr() => Try(() => Delegate.Combine(new Delegate?[]{(Action)St,null,(Action<object>)Ob}));
    public static string CombineArr2() => Try(() => Delegate.Combine(new Delegate?[]{null,(Action)St,null,(Action)St})!.GetInvocationList().Length);
    public static string CombineArr3() => Try(() => Delegate.Combine(new Delegate?[]{null,null}));
    public static string CombineArr4() => Try(() => Delegate.Combine());
    static event Action<string>? VarEv;
    public static string VarEvent() { VarEv=null; Action<object> o=Ob; return Try(() => { VarEv+=o; VarEv+=Str; return "ok"; }); }
    public static string VarEvent2() { VarEv=null; Action<object> o=Ob; return Try(() => { VarEv+=Str; VarEv-=o; return VarEv==null; }); }
    public static string TypeOf() { Action<object> o=Ob; Action<string> v=o; return v.GetType().ToString(); }
    public static string NewVar() { Action<object> o=Ob; Action<string> v=new Action<string>(o); return v.GetType()+" "+Try(() => (v+Str).GetInvocationList().Length); }
    delegate int RefAdd(ref P p,int k); delegate string RefTs(ref P p); delegate int OpenV(C c,int x);
    static string Pair(string? a,string b) => (a??"null")+b;
    static class X {}
    static int Cv(C c,int x) => c.V(x);
    static int Inc(ref int x) => ++x;
    interface IS<T> where T:IS<T> { static abstract int Make(int x); static virtual int Def(int x) => x+1000; }
    class A1:IS<A1>{
    public static int Make(int x) => x+1; } struct A2:IS<A2>{
    public static int Make(int x) => x+2;
    public static int Def(int x) => x-1; }
    static Func<int,int> Mk<T>() where T:IS<T> => T.Make; static Func<int,int> Df<T>() where T:IS<T> => T.Def;
    class E1:D { public override int V(int x) => -x; public Func<int,int> Get() => base.V; }
    static int Sq(int x) => x*x; static int Cu(int x) => x*x*x;
    static T Id<T>(T x) => x;
}
