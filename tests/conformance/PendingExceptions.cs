using System.Collections.Generic;
using System.Threading.Tasks;
using System.Threading;
using System;

namespace Conformance;

/// <summary>Exceptions while another one is pending: out of finally blocks and filters, caught or not.</summary>
public static class PendingExceptions
{
    class A:Exception{ public A(string m="a"):base(m) {} } class B:Exception{} class Cc:Exception{}
    static string log="";
    static bool L(string s,bool r=false) { log+=s; return r; }
    public static int U1() { try { throw new A(); } finally { throw new B(); } }
    public static int U2() { try { try { throw new A(); } finally { throw new B(); } } catch (A) { return 1; } }
    public static int U3() { try { try { throw new A(); } finally { throw new B(); } } finally { throw new Cc(); } }
    public static int U4() { try { throw new A(); } catch(A) { throw new B(); } finally { throw new Cc(); } }
    static int F() { throw new Cc(); }
    public static int U5() { try { throw new A(); } catch(A) when (F()>0) { return 1; } }
    public static int U6() { try { return 1; } finally { throw new B(); } }
    static int x;
    public static int U7() { x=0; try { try { throw new A(); } finally { x=5; } } catch(A e) when (x==0) { return x; } }
    public static int U8() { x=0; try { try { throw new A(); } finally { x=5; throw new B(); } } catch(A) when (x==0) { return x; } catch(B) when(x==5) { return 7; } }
    public static string Order() { log=""; try { try { L("t"); throw new A(); } finally { L("f"); } } catch(A) when (L("w",true)) { L("c"); } finally { L("g"); } return log; }
    public static string FilterThrows() { log=""; try { try { throw new A(); } catch(A) when (T()) { L("no"); } finally { L("f"); } } catch(A e) { L("c"+e.GetType().Name); } return log; }
    static bool T() { try { L("in"); throw new B(); } finally { L("ff"); } }
    public static string FilterThrowsCaught() { log=""; try { try { throw new A(); } catch(A) when (T2()) { L("yes"); } finally { L("f"); } } catch(A e) { L("c"+e.GetType().Name); } return log; }
    static bool T2() { try { L("in"); throw new B(); } catch(B) { L("cb"); return true; } finally { L("ff"); } }
    public static string FilterRethrow() { log=""; try { try { throw new A("1"); } catch(A e) when (e.Message=="2" || L("w",true)) { throw; } } catch(A e) { L(e.Message); } return log; }
    public static string Nested() { log=""; try { try { try { throw new A(); } finally { L("1"); try { throw new B(); } finally { L("2"); } } } finally { L("3"); } } catch(Exception e) { L(e.GetType().Name); } return log; }
    public static string NestedCatch() { log=""; try { try { throw new A(); } finally { try { throw new B(); } catch(B) { L("cb"); } } } catch(A) { L("ca"); } return log; }
    public static string ReturnInTry() { int G() { int i=1; try { return i; } finally { i=2; L(i+""); } } log=""; return G()+log; }
    public static string LoopFinally() { log=""; for(int i=0; i<3; i++) { try { if(i==1) continue; if(i==2) break; L("b"+i); } finally { L("f"+i); } } return log; }
    public static string FinallyReplacesInLoop() { log=""; for(int i=0; i<3; i++) try { try { throw new A(i+""); } finally { if(i==1) throw new B(); } } catch(A e) { L("A"+e.Message); } catch(B) { L("B"); } return log; }
    public static string UsingThrow() { log=""; try { using var d=new Dsp("x"); throw new A(); } catch(Exception e) { L(e.GetType().Name); } return log; }
    class Dsp:IDisposable { string s; public Dsp(string s) { this.s=s; } public void Dispose() { L("d"+s); throw new B(); } }
    public static string UsingTwo() { log=""; try { using var d=new Dsp("x"); using var e=new Dsp("y"); L("body"); } catch(Exception e) { L(e.GetType().Name); } return log; }
    public static string IterFinally() { log=""; foreach(var i in It()) { if(i==2) break; } return log; }
    static IEnumerable<int> It() { try { L("s"); yield return 1; yield return 2; yield return 3; } finally { L("f"); } }
    public static string IterThrow() { log=""; try { foreach(var i in It()) { throw new A(); } } catch(A) { L("c"); } return log; }
    public static string IterThrowInFinally() { log=""; try { foreach(var i in It2()) { throw new A(); } } catch(Exception e) { L(e.GetType().Name); } return log; }
    static IEnumerable<int> It2() { try { yield return 1; } finally { L("f"); throw new B(); } }
    public static string LockThrow() { var o=new object(); try { lock(o) { throw new A(); } } catch(A) { return Monitor.IsEntered(o)+""; } }
    public static string LockWhen() { var o=new object(); bool inside=false; try { lock(o) { throw new A(); } } catch(A) when ((inside=Monitor.IsEntered(o))|true) { return inside+" "+Monitor.IsEntered(o); } }
    public static async Task<string> AsyncFinally() { log=""; try { try { await Task.Yield(); throw new A(); } finally { await Task.Yield(); L("f"); throw new B(); } } catch(Exception e) { L(e.GetType().Name); } return log; }
    public static async Task<string> AsyncWhen() { log=""; try { try { await Task.Yield(); throw new A(); } finally { L("f"); } } catch(A) when (L("w",true)) { L("c"); } return log; }
    static Exception? Last;
    static class Sc { static Sc() { try { throw new A(); } finally { L("f"); throw new B(); } } public static void X() {} }
    public static string Depth() { log=""; try { D1(); } catch(B) { L("B"); } return log; }
    static void D1() { try { D2(); } catch(A) { L("A1"); throw new B(); } finally { L("f1"); } }
    static void D2() { try { D3(); } finally { L("f2"); } }
    static void D3() { try { throw new A(); } catch(A) when (L("w3",false)) { } finally { L("f3"); } }
    public static string RethrowInner() { log=""; try { try { throw new A("o"); } catch(A) { try { throw new B(); } catch(B) { } throw; } } catch(A e) { L(e.Message); } return log; }
    public static string GotoOut() { log=""; int i=0; again: try { i++; if(i<3) goto again; } finally { L("f"+i); } return log; }
    public static string FilterSeesInner() { log=""; try { try { throw new A(); } catch(A) { throw new B(); } } catch(Exception e) when (e is B) { L("B"); } return log; }
    public static string FilterStateAfterFinally() { x=0; string r=""; try { try { x=1; throw new A(); } finally { x=2; } } catch(A) when (x==1) { r="one"; } catch(A) { r="two"; } return r+x; }
    public static string StackOverflowless() { try { return R(200)+""; } catch(A) { return log; } }
    static int R(int n) { if(n==0) throw new A(); try { return R(n-1); } finally { if(n==200) log="out"; } }
    public static string CatchInFinallyOfPending() { log=""; try { try { throw new A("p"); } finally { try { try { throw new B(); } finally { L("i"); } } catch(B) { L("b"); } } } catch(A e) { L(e.Message); } return log; }
    public static string ThrowNull() { try { throw null!; } catch(Exception e) { return e.GetType().Name; } }
    public static string FilterNull() { try { try { throw new A(); } catch(Exception e) when (((string?)null)!.Length>0) { return "x"; } } catch(A) { return "A"; } }
    public static string FaultIter() { log=""; try { foreach(var i in It3()) L(i+""); } catch(A) { L("A"); } return log; }
    static IEnumerable<int> It3() { try { yield return 1; throw new A(); } finally { L("f"); } }
    public static string ThreadFinally() { log=""; Exception? got=null; var t=new Thread(() => { try { try { throw new A(); } finally { L("f"); throw new B(); } } catch(Exception e) { got=e; } }); t.Start(); t.Join(); return log+got!.GetType().Name; }
    public static string TaskFinally() { log=""; var t=Task.Run(() => { try { throw new A(); } finally { L("f"); throw new B(); } }); try { t.Wait(); } catch(AggregateException e) { L(e.InnerException!.GetType().Name); } return log; }
    public static string DelegateChain() { log=""; Action a=() => L("1"); a+=() => throw new A(); a+=() => L("3"); try { a(); } catch(A) { L("A"); } return log; }
    public static string InnerExc() { try { try { throw new A(); } finally { throw new B(); } } catch(B e) { return (e.InnerException==null)+""; } }
    public static string FinallyCtor() { log=""; try { new Fc(); } catch(B) { L("B"); } return log; }
    class Fc { int y=F0(); static int F0() { try { throw new A(); } finally { throw new B(); } } }
    public static string NestedFilterOrder() { log=""; try { try { try { throw new A(); } catch(A) when (L("1",false)) {} finally { L("f1"); } } catch(A) when (L("2",false)) {} finally { L("f2"); } } catch(A) when(L("3",true)) { L("c"); } return log; }
    public static string FilterInFinallyDuringUnwind() { log=""; try { try { throw new A(); } finally { try { throw new B(); } catch(B) when(L("w",false)) {} catch(B) { L("cb"); } } } catch(A) { L("ca"); } return log; }
    public static string ThrowInFinallyPastCatchSite() { log=""; try { Inner(); } catch(B) { L("B"); } finally { L("F"); } return log; }
    static void Inner() { try { Inner2(); } catch(A) { L("never"); } finally { L("fi"); } }
    static void Inner2() { try { throw new A(); } finally { L("f2"); throw new B(); } }
}
