using System; using System.Collections.Generic; using System.Threading; using System.Threading.Tasks;
namespace Conformance;
/// <summary>Exceptions and jumps that leave finally blocks.</summary>
public static class FinallyBlocks {
 static string T(string m) => throw new Exception(m);
 public static string ReplacesPending() { try { try { throw new Exception("a"); } finally { T("b"); } } catch (Exception e) { return e.Message; } }
 public static string ReplacesReturn() { string s=""; try { s += R(); } catch (Exception e) { s += "c"+e.Message; } return s; static string R() { try { return "r"; } finally { T("b"); } } }
 public static string CaughtInside() { string s=""; try { try { throw new Exception("a"); } finally { try { T("b"); } catch (Exception e) { s += e.Message; } s += "f"; } } catch (Exception e) { s += e.Message; } return s; }
 public static string Nested3() { string s=""; try { try { try { try { throw new Exception("a"); } finally { s+="1"; T("b"); } } finally { s+="2"; T("c"); } } finally { s+="3"; T("d"); } } catch (Exception e) { s += e.Message; } return s; }
 public static string CatchThenFinallyThrows() { string s=""; try { try { throw new Exception("a"); } catch (Exception e) { s+=e.Message; throw new Exception("x", e); } finally { s+="f"; T("z"); } } catch (Exception e) { s += e.Message + (e.InnerException?.Message ?? "-"); } return s; }
 public static string InnerCatchesOfOuter() { string s=""; try { try { throw new InvalidOperationException("a"); } finally { s+="f"; throw new FormatException("b"); } } catch (InvalidOperationException) { s+="I"; } catch (FormatException) { s+="F"; } return s; }
 public static string FilterSeesFirst() { string s=""; try { try { throw new InvalidOperationException("a"); } finally { s+="f"; T("b"); } } catch (Exception e) when (Log(ref s, e.Message)) { s+="c"+e.Message; } return s; }
 static bool Log(ref string s, string m) { s += "["+m+"]"; return true; }
 public static string FilterFalse() { string s=""; try { try { try { throw new InvalidOperationException("a"); } finally { s+="f"; T("b"); } } catch (Exception e) when (e.Message=="b" && Log(ref s, e.Message)) { s+="c"+e.Message; } } catch (Exception e) { s+="out"+e.Message; } return s; }
 public static int ReturnsNested() { int n=0; try { try { try { return n; } finally { n+=1; } } finally { n+=10; } } finally { n+=100; } }
 static int N; 
 static int Nest() { try { try { try { return N; } finally { N+=1; try { N+=5; } finally { N+=7; } } } finally { N+=10; } } finally { N+=100; } }
 public static int ReturnsNested2() { N=0; int a=Nest(); return a*1000+N; }
 static int Q(List<string> s, int k) { 
   for (int i=0;;i++) { try { try { if (i==k) return i; s.Add("t"+i); } finally { s.Add("f"+i); for (int j=0;j<3;j++) { try { if (j==1) continue; if (j==2) break; } finally { s.Add("g"+j);} } if (i>3) throw new Exception("z"+i); } } catch (Exception e) { s.Add(e.Message); if (i>5) return -i; } finally { s.Add("h"+i); } } }
 public static string LoopQ() { var s=new List<string>(); var r=""; foreach (var k in new[]{0,2,5,99}) r+=Q(s,k)+","; return r+string.Join("",s); }
 public static string ReturnReplacedByThrowCaughtReturn() { string s=""; return F(ref s)+s; static int F(ref string s) { try { try { return 1; } finally { s+="a"; throw new Exception("q"); } } catch { s+="c"; return 2; } finally { s+="d"; } } }
 public static string ThrowReplacedInCallee() { string s=""; try { A(ref s); } catch (Exception e) { s+=e.Message; } return s; static void A(ref string s) { try { B(ref s); } finally { s+="A"; } } static void B(ref string s) { try { T("1"); } finally { s+="B"; C(ref s); s+="never"; } } static void C(ref string s) { try { T("2"); } finally { s+="C"; } } }
 public static string FinallyInFinallyThrows() { string s=""; try { try { s+="1"; } finally { try { s+="2"; T("a"); } finally { s+="3"; try { T("b"); } catch (Exception e) { s+=e.Message; } finally { s+="4"; } } s+="no"; } } catch (Exception e) { s+="c"+e.Message; } return s; }
 public static string RethrowAfterInner() { string s=""; try { try { T("a"); } catch (Exception) { try { T("b"); } catch (Exception e) { s+=e.Message; } throw; } } catch (Exception e) { s+=e.Message; } return s; }
 public static string RethrowInNestedCatch() { string s=""; try { try { T("a"); } catch (Exception) { try { T("b"); } catch (Exception) { try { throw; } catch (Exception e) { s+=e.Message; } } try { throw; } finally { s+="f"; } } } catch (Exception e) { s+=e.Message; } return s; }
 public static string RethrowSecondRound() { string s=""; for (int i=0;i<3;i++) try { try { T("r"+i); } catch (Exception) { s+=i; if (i!=1) throw; } finally { s+="f"; } } catch (Exception e) { s+=e.Message; } return s; }
 public static string GotoOutOfCatchInFinally() { string s=""; try { s+="t"; } finally { int n=0; again: try { n++; T("x"); } catch (Exception) when (n<3) { s+=n; goto again; } catch (Exception) { s+="e"; } s+="z"; } return s; }
 public static string Using() { string s=""; try { using var a = new D(() => { s+="a"; throw new Exception("A"); }); using var b = new D(() => { s+="b"; throw new Exception("B"); }); throw new Exception("C"); } catch (Exception e) { s+=e.Message; } return s; }
 class D(Action a) : IDisposable { public void Dispose() => a(); }
 static IEnumerable<int> It(List<string> s) { try { yield return 1; try { yield return 2; } finally { s.Add("in"); T("in"); } } finally { s.Add("out"); } }
 public static string IteratorDispose() { var s=new List<string>(); try { foreach (var i in It(s)) if (i==2) break; } catch (Exception e) { s.Add(e.Message); } return string.Join(",",s); }
 public static string IteratorDisposeByThrow() { var s=new List<string>(); try { foreach (var i in It(s)) if (i==2) throw new Exception("body"); } catch (Exception e) { s.Add(e.Message); } return string.Join(",",s); }
 public static async Task<string> Async1() { string s=""; try { try { await Task.Yield(); throw new Exception("a"); } finally { s+="f"; await Task.Yield(); T("b"); } } catch (Exception e) { s+=e.Message; await Task.Yield(); s+="x"; } return s; }
 public static async Task<string> Async2() { string s=""; async Task<int> F() { try { try { await Task.Yield(); return 1; } finally { s+="1"; await Task.Yield(); s+="2"; } } finally { s+="3"; await Task.Yield(); T("e"); } } try { s+=await F(); } catch (Exception e) { s+=e.Message; } return s; }
 public static string FilterThrows() { string s=""; try { try { T("a"); } catch (Exception) when (T("f")=="") { s+="no"; } finally { s+="F"; } } catch (Exception e) { s+=e.Message; } return s; }
 public static string FilterOrder() { string s=""; try { try { try { T("a"); } finally { s+="1"; } } catch (Exception) when (Log2(ref s,"x")) { } finally { s+="2"; } } catch (Exception) when (Log(ref s,"y")) { s+="3"; } finally { s+="4"; } return s; }
 static bool Log2(ref string s, string m) { s += "["+m+"]"; return false; }
 public static string FilterInnerException() { string s=""; try { try { T("a"); } finally { try { T("b"); } catch (Exception e) when (Log(ref s, e.Message)) { s+="c"; } s += "d"; } } catch (Exception e) when (Log(ref s, e.Message)) { s+=e.Message; } return s; }
 public static string LockReplaced() { object o=new(); string s=""; try { lock (o) { try { T("a"); } finally { T("b"); } } } catch (Exception e) { s+=e.Message+Monitor.IsEntered(o); } return s; }
 public static string DeepReplacement() { string s=""; try { R(5, ref s); } catch (Exception e) { s+=e.Message; } return s; static void R(int n, ref string s) { try { if (n==0) T("z"); R(n-1, ref s); } finally { s+=n; if (n%2==1) T("n"+n); } } }
 public static string CatchReturnsFinallyThrowsInLoop() { string s=""; for (int i=0;i<3;i++) { try { s+=F(i); } catch (Exception e) { s+="!"+e.Message; } } return s; static string F(int i) { try { try { T("t"+i); return "q"; } catch { return "c"+i; } finally { if (i==1) T("f"+i); } } finally { if (i==2) T("g"+i); } } }
 public static string SwitchReturn() { string s=""; for (int i=0;i<4;i++) s+=F(i)+";"; return s; static int F(int i) { int r=0; while (true) { try { switch (i) { case 0: return r; case 1: r=5; i=0; continue; case 2: break; default: r+=3; i=1; goto x; } return 9; } finally { r+=10; } x: r+=100; } } }
 public static string TryInCatchWithOuterFinally() { string s=""; try { try { T("a"); } catch { try { return s+="r"; } finally { s+="f1"; } } finally { s+="f2"; } } finally { s+="f3"; N=s.Length; } return s; }
 public static int TryInCatchAfter() { TryInCatchWithOuterFinally(); return N; }
 public static string NullRefInFinally() { string s=""; object? o=null; try { try { throw new FormatException(); } finally { s+=o!.ToString(); } } catch (Exception e) { s+=e.GetType().Name; } return s; }
 public static string ThrowNull() { try { throw null!; } catch (NullReferenceException e) { return e.Message; } }
 public static string DivideInFinally() { int z=0; try { try { z=1/z; } finally { var a=new int[1]; a[z+1]=2; } } catch (Exception e) { return e.GetType().Name; } return "n"; }
}
