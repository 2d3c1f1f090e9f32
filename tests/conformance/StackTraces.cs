using System; using System.Diagnostics; using System.Collections.Generic; using System.Linq; using System.Runtime.CompilerServices; using System.Reflection; using System.Threading; using System.Threading.Tasks; using System.Text; using System.Globalization; using System.Runtime.ExceptionServices;
namespace Conformance;
/// <summary>What exceptions and methods know of where they are; interpolated strings, put together by hand.</summary>
public static class StackTraces {
 [MethodImpl(MethodImplOptions.NoInlining)] static void Inner() => throw new Exception("x");
 [MethodImpl(MethodImplOptions.NoInlining)] static void Mid() { try { Inner(); } catch { throw; } }
 [MethodImpl(MethodImplOptions.NoInlining)] static void MidE() { try { Inner(); } catch (Exception e) { throw e; } }
 [MethodImpl(MethodImplOptions.NoInlining)] static void MidN() { try { Inner(); } catch (Exception e) { throw new Exception("y", e); } }
 [MethodImpl(MethodImplOptions.NoInlining)] static void MidD() { try { Inner(); } catch (Exception e) { ExceptionDispatchInfo.Capture(e).Throw(); } }
 static string Names(Exception e) => string.Join(";", (e.StackTrace ?? "null").Split('\n').Select(l => { var t=l.Trim(); int i=t.IndexOf(" in "); return i<0?t:t[..i]; }));
 static string Run(Action a) { try { a(); return "none"; } catch (Exception e) { return Names(e); } }
 public static string Rethrow() => Run(Mid);
 public static string ThrowE() => Run(MidE);
 public static string ThrowNew() => Run(MidN);
 public static string Dispatch() => Run(MidD);
 public static string Plain() => Run(Inner);
 public static bool NeverThrown() => new Exception().StackTrace==null;
 public static string Contains() { try { Mid(); } catch (Exception e) { return (e.StackTrace!.Contains("Inner"),e.StackTrace.Contains("Mid"),e.StackTrace.Contains("Contains")).ToString(); } return ""; }
 public static string ContainsE() { try { MidE(); } catch (Exception e) { return (e.StackTrace!.Contains("Inner"),e.StackTrace.Contains("MidE")).ToString(); } return ""; }
 public static string FramesOf() { try { Mid(); } catch (Exception e) { return string.Join(",", new StackTrace(e).GetFrames().Select(f=>f.GetMethod()!.Name)); } return ""; }
 public static string FramesOfBool() { try { Mid(); } catch (Exception e) { return string.Join(",", new StackTrace(e,true).GetFrames().Select(f=>f.GetMethod()!.Name)); } return ""; }
 [MethodImpl(MethodImplOptions.NoInlining)] static string Here() => new StackTrace(true).GetFrame(0)!.GetMethod()!.Name + new StackTrace(false).GetFrame(1)!.GetMethod()!.Name + new StackTrace().GetFrame(0)!.GetMethod()!.Name+new StackTrace(1).GetFrame(0)!.GetMethod()!.Name+new StackTrace(1,true).GetFrame(0)!.GetMethod()!.Name;
 [MethodImpl(MethodImplOptions.NoInlining)] public static string Current() { var r=Here(); return r; }
 [MethodImpl(MethodImplOptions.NoInlining)] static string Fr() => new StackFrame(1).GetMethod()!.Name+new StackFrame(0,true).GetMethod()!.Name;
 public static string Frame() { var r=Fr(); return r; }
 public static string TargetSite() { try { Inner(); } catch (Exception e) { return e.TargetSite!.Name+e.Source; } return ""; }
 public static string ToStringHas() { try { Mid(); } catch (Exception e) { return e.ToString().Contains("at Conformance.StackTraces.Inner()").ToString(); } return ""; }
 public static string InnerTrace() { try { MidN(); } catch (Exception e) { return Names(e)+"|"+Names(e.InnerException!); } return ""; }
 class Gen<T> { [MethodImpl(MethodImplOptions.NoInlining)] public string Cur() => MethodBase.GetCurrentMethod()!.ToString()+MethodBase.GetCurrentMethod()!.DeclaringType; [MethodImpl(MethodImplOptions.NoInlining)] public string CurG<U>() => MethodBase.GetCurrentMethod()!.ToString()+MethodBase.GetCurrentMethod()!.IsGenericMethodDefinition; [MethodImpl(MethodImplOptions.NoInlining)] public static string St() => MethodBase.GetCurrentMethod()!.Name+MethodBase.GetCurrentMethod()!.DeclaringType!.ContainsGenericParameters; public Gen() { Ctor=MethodBase.GetCurrentMethod()!.Name+MethodBase.GetCurrentMethod()!.DeclaringType!.Name; } public string Ctor; public class Nested { [MethodImpl(MethodImplOptions.NoInlining)] public static string N()=>MethodBase.GetCurrentMethod()!.DeclaringType!.ToString(); } public string Prop => MethodBase.GetCurrentMethod()!.Name; [MethodImpl(MethodImplOptions.NoInlining)] public bool Throws() { throw new Exception(); } }
 public static string CurGen() => new Gen<int>().Cur();
 public static string CurGenRef() => new Gen<string>().Cur();
 public static string CurGenM() => new Gen<int>().CurG<string>()+new Gen<string>().CurG<int>();
 public static string CurGenS() => Gen<int>.St()+Gen<string>.St();
 public static string CurGenCtor() => new Gen<int>().Ctor+new Gen<object>().Ctor;
 public static string CurGenNested() => Gen<int>.Nested.N()+Gen<string>.Nested.N();
 public static string CurGenProp() => new Gen<int>().Prop;
 [MethodImpl(MethodImplOptions.NoInlining)] static string GM<T>() => MethodBase.GetCurrentMethod()!.ToString()+((MethodInfo)MethodBase.GetCurrentMethod()!).GetGenericArguments()[0].Name;
 public static string CurM() => GM<int>()+GM<string>();
 public static string CurLambda() { Func<string> f=()=>MethodBase.GetCurrentMethod()!.Name; return f(); }
 public static string CurLocal() { return L(); static string L()=>MethodBase.GetCurrentMethod()!.Name; }
 public static string CurHere() => MethodBase.GetCurrentMethod()!.ToString()!+MethodBase.GetCurrentMethod()!.DeclaringType;
 struct St { public string M()=>MethodBase.GetCurrentMethod()!.DeclaringType!.Name; }
 public static string CurStruct() => new St().M();
 public static async Task<string> CurAsync() { await Task.Yield(); return MethodBase.GetCurrentMethod()!.Name; }
 public static string GenTrace() => Run(()=>new Gen<int>().Throws());
 public static string GenTraceRef() => Run(()=>new Gen<string>().Throws());
 [MethodImpl(MethodImplOptions.NoInlining)] static void GT<T>(T a, ref int b, int[] c, List<string> d, out long e, params object[] o) => throw new Exception();
 public static string SignTrace() => Run(()=>{ int b=0; GT("a",ref b,[],[],out _); });
 // handlers
 public static string Handler() { var h=new DefaultInterpolatedStringHandler(3,2); h.AppendLiteral("a"); h.AppendFormatted(5); h.AppendLiteral("b"); h.AppendFormatted("c",5); h.AppendFormatted(7,"x4"); h.AppendFormatted(8,-3,"d2"); h.AppendFormatted((object)"o",3,null); h.AppendFormatted("span".AsSpan()); h.AppendFormatted("sp".AsSpan(),4); h.AppendFormatted((string?)null); return h.ToStringAndClear(); }
 public static string HandlerTwice() { var h=new DefaultInterpolatedStringHandler(1,1); h.AppendLiteral("a"); var s=h.ToString(); h.AppendFormatted(1); return s+h.ToStringAndClear()+h.ToString()+"."; }
 public static string HandlerProvider() { var h=new DefaultInterpolatedStringHandler(1,1,CultureInfo.InvariantCulture); h.AppendFormatted(1.5); return h.ToStringAndClear(); }
 public static string HandlerBuffer() { Span<char> b=stackalloc char[8]; var h=new DefaultInterpolatedStringHandler(1,1,null,b); h.AppendLiteral("abc"); h.AppendFormatted(12345678); var t=h.Text.ToString(); h.Clear(); return t+h.Text.Length; }
 public static string HandlerCopy() { var h=new DefaultInterpolatedStringHandler(0,0); h.AppendLiteral("a"); var g=h; g.AppendLiteral("b"); return h.ToString()+g.ToString(); }
 public static string HandlerRef() { var h=new DefaultInterpolatedStringHandler(0,0); Add(ref h); Add(ref h); return h.ToStringAndClear(); } static void Add(ref DefaultInterpolatedStringHandler h) { h.AppendLiteral("x"); h.AppendFormatted(DayOfWeek.Friday); h.AppendFormatted(new DateTime(2020,1,2),"yyyy"); h.AppendFormatted<object?>(null); h.AppendFormatted(true); h.AppendFormatted('c',3); }
 public static string StringCreate() => string.Create(CultureInfo.InvariantCulture, $"a{1.5:F2}b{"x",3}");
 public static string Sb() { var sb=new StringBuilder(); sb.Append($"a{1}b{2:x2}"); sb.Append(CultureInfo.InvariantCulture,$"q{1.5}"); sb.AppendLine($"z{3}"); var h=new StringBuilder.AppendInterpolatedStringHandler(1,1,sb); h.AppendLiteral("L"); h.AppendFormatted(4,3); sb.Append(ref h); return sb.ToString(); }
 public static string TryWrite() { Span<char> b=new char[6]; bool ok=b.TryWrite($"a{12}b{3}",out int n); bool no=b.TryWrite($"toolong{1}",out int m); return ok+""+n+no+m+b[..n].ToString(); }
 static string P(bool on, [InterpolatedStringHandlerArgument("on")] H h) => h.S??"-";
 [InterpolatedStringHandler] public ref struct H { public string? S; public H(int l,int f,bool on,out bool ok){ ok=on; S=on?l+"/"+f+":":null; } public bool AppendLiteral(string s){S+=s;return true;} public bool AppendFormatted<T>(T v){ S+="{"+v+"}"; return v is not 3; } }
 public static string Assert2() { Debug.Assert(true,$"x{1}"); return "ok"; }
 struct F : ISpanFormattable { public string ToString(string? f, IFormatProvider? p)=>"fmt"+f; public bool TryFormat(Span<char> d,out int n,ReadOnlySpan<char> f,IFormatProvider? p){ n=0; if (d.Length<40) return false; "span".CopyTo(d); n=4; return true; } public override string ToString()=>"ts"; }
 public static string SpanFormattable() => $"{new F()}|{new F():q}"; 
 public static string CustomFormatter() => string.Create(new CF(), $"{1}{"a"}{new F(),6}"); class CF : IFormatProvider, ICustomFormatter { public object? GetFormat(Type? t)=>t==typeof(ICustomFormatter)?this:null; public string Format(string? f, object? a, IFormatProvider? p)=>"<"+a+">"; }
}
