using System.Collections.Generic;
using System.Linq;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Threading;
using System;

namespace Conformance;

/// <summary>Which delegate one is: what two equal ones that are made at run time have in common, and what not.</summary>
public static class DelegateIdentity
{
    class C { public int n=1; public void M() {} public virtual int V(int x) => x+n; public int F(int x) => x*n; public void S(string s) {} public void O(object s) {} }
    class D:C { public override int V(int x) => x*100; }
    struct P { public int n; public int Add(int k) { n+=k; return n; } public override string ToString() => "P"+n; public int Get() => n; }
    static void St() {} static void Ob(object o) {} static void Str(string s) {}
    public static bool RefEq1() { var c=new C(); Action a=c.M, b=c.M; return ReferenceEquals(a,b); }
    public static bool RefEqSame() { var c=new C(); Action a=c.M; Action b=a; return ReferenceEquals(a,b); }
    public static bool RefEqStatic() { Action a=F1(), b=F1(); return ReferenceEquals(a,b); }
    static Action F1() => St;
    static Action F2() => () => {};
    public static bool RefEqLambda() { return ReferenceEquals(F2(),F2()); }
    static Action F3(int x) => () => { x++; };
    public static bool RefEqClosure() { return ReferenceEquals(F3(1),F3(1)); }
    public static bool ObjEq() { var c=new C(); Action a=c.M, b=c.M; return (object)a==(object)b; }
    public static bool DelEq() { var c=new C(); Action a=c.M, b=c.M; return a==b && a.Equals(b) && a.GetHashCode()==b.GetHashCode(); }
    public static string Cas() { var c=new C(); Action a=c.M, b=c.M; var f=a; var r=Interlocked.CompareExchange(ref f,null,b); return (f==null)+" "+ReferenceEquals(r,a); }
    public static string Cas2() { var c=new C(); Action a=c.M, b=c.M; var f=a; var r=Interlocked.CompareExchange(ref f,b,a); return ReferenceEquals(f,b)+" "+ReferenceEquals(f,a); }
    public static int Cwt() { var c=new C(); Action a=c.M, b=c.M; var t=new ConditionalWeakTable<Action,string>(); t.Add(a,"a"); t.Add(b,"b"); return (t.TryGetValue(a,out var s)&&s=="a"?1:0)+(t.TryGetValue(b,out s)&&s=="b"?2:0); }
    public static int RefDict() { var c=new C(); Action a=c.M, b=c.M; var t=new Dictionary<object,int>(ReferenceEqualityComparer.Instance) {[a]=1,[b]=2}; return t.Count*10+t[a]; }
    public static int Dict() { var c=new C(); Action a=c.M, b=c.M; var t=new Dictionary<object,int>{[a]=1,[b]=2}; t[b]=3; return t.Count*10+t[a]; }
    public static bool LockTwo() { var c=new C(); Action a=c.M, b=c.M; bool got=false; lock(a) { var th=new Thread(() => { got=Monitor.TryEnter(b); if(got) Monitor.Exit(b); }); th.Start(); th.Join(); } return got; }
    public static bool LockSame() { var c=new C(); Action a=c.M, b=a; bool got=true; lock(a) { var th=new Thread(() => { got=Monitor.TryEnter(b); if(got) Monitor.Exit(b); }); th.Start(); th.Join(); } return got; }
    public static bool Held() { var c=new C(); Action a=c.M, b=c.M; lock(a) return Monitor.IsEntered(a) && !Monitor.IsEntered(b); }
    public static bool CombineNull() { Action a=St; return ReferenceEquals(Delegate.Combine(a,null),a) && ReferenceEquals(Delegate.Combine(null,a),a); }
    public static bool CombineNew() { Action a=St, b=St; return ReferenceEquals(a+b,a+b); }
    public static bool RemoveSame() { Action a=() => {}; Action b=() => {}; var c=a+b; var r=c-b; return ReferenceEquals(r,a); }
    public static bool RemoveNot() { Action a=() => {}; Action b=() => {}; Action d=F3(2); var c=a+b; return ReferenceEquals(c-d,c); }
    public static bool RemoveMid() { Action a=() => {}; Action b=() => {}; Action d=F3(2); var c=a+b+d; var r=c-b; return ReferenceEquals(r,a+d) || ReferenceEquals(r,c); }
    public static bool InvList() { Action a=F3(1); return ReferenceEquals(a.GetInvocationList()[0],a); }
    public static bool InvList2() { Action a=F3(1),b=F3(2); var c=a+b; var l=c.GetInvocationList(); return ReferenceEquals(l[0],a)&&ReferenceEquals(l[1],b); }
    public static bool InvList3() { Action a=F3(1),b=F3(2); var c=a+b; return ReferenceEquals(c.GetInvocationList(),c.GetInvocationList()); }
    public static bool Clone() { Action a=F3(1); var b=(Action)a.Clone(); return ReferenceEquals(a,b) ; }
    public static bool CloneEq() { Action a=F3(1); var b=(Action)a.Clone(); return a==b; }
    public static bool Wrap() { Action a=St; var b=new Action(a); return a==b; }
    public static bool WrapTarget() { Action a=St; var b=new Action(a); return ReferenceEquals(b.Target,a); }
    public static bool MethodGroupLoop() { Action? p=null; bool same=true; for(int i=0; i<3; i++) { Action q=St; if(p!=null) same&=ReferenceEquals(p,q); p=q; } return same; }
    static event Action? Ev;
    public static int EventOnce() { int n=0; Action h=() => n++; Ev+=h; Ev+=h; Ev-=h; Ev?.Invoke(); Ev-=h; return n; }
    public static bool ListContains() { var c=new C(); Action a=c.M, b=c.M; var l=new List<Action>{a}; return l.Contains(b) && l.IndexOf(b)==0; }
    public static bool ListRefContains() { var c=new C(); Action a=c.M, b=c.M; var l=new List<object>{a}; return l.Any(x => x==(object)b); }
    public static bool HashSelf() { var c=new C(); Action a=c.M; object o=a; return RuntimeHelpers.GetHashCode(a)==RuntimeHelpers.GetHashCode(o); }
    public static bool TwoTimes() { Action a=St; object x=a; Action b=(Action)x; return (object)a==b; }
    public static bool Field() { var c=new C(); Fld=c.M; var a=Fld; return ReferenceEquals(a,Fld); }
    static Action? Fld;
    static string Try(Func<object?> f) { try { return f()?.ToString()??"null"; } catch(Exception e) { return e.GetType().Name+": "+e.Message; } }
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

internal static class TextTwice
{
    public static string Twice(this string s) => (s ?? "null") + s;
}
