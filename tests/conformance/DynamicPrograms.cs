using System;
using System.Collections;
using System.Collections.Generic;
using System.ComponentModel;
using System.Dynamic;
using System.Linq;
using System.Threading.Tasks;
using Microsoft.CSharp.RuntimeBinder;

#nullable disable

namespace Conformance;

public class Acc { private int secret=1; private int Hid(int x)=>x+1; private static int SHid(int x)=>x+2; public static int Use(dynamic d)=>d.secret+d.Hid(1)+SHid(d.secret); private class Inn { public static int U(dynamic d)=>d.secret; } public static int U2(dynamic d)=>Inn.U(d); protected int Pro=7; public int UseThis(dynamic d)=>Over(d); int Over(int i)=>i; int Over(string s)=>s.Length; static int Over(double d)=>-1; public string Base(dynamic d){return this.ToString()+Over(d);} public static string StatCtx(dynamic d){ return ""+Over(d);} public dynamic Prop {get;set;} public dynamic this[dynamic i]{get=>i;set{Prop=value;}} public object ObjF=(Func<int>)(()=>5); public event EventHandler Ev; public void Raise()=>Ev?.Invoke(this,EventArgs.Empty); public string RaiseDyn(){ dynamic d=this; try { d.Ev(this,EventArgs.Empty); return "raised"; } catch (Exception e){return e.Message;} } public int InitOnly {get;init;} public string Tst(int x, params object[] r)=>x+":"+r.Length; public string Tst2(string s, object o=null, int k=9)=>s+o+k; public string DefD(decimal m=1.5m)=>""+m; public string OD(double d=2)=>"d"+d; public string OE(DayOfWeek w=DayOfWeek.Friday)=>""+w; public string Ch(char c)=>""+c; public string Fl(float f)=>""+f; public string Dec(decimal m)=>""+m; public string En(DayOfWeek w)=>""+w; public string Obj(object o)=>o?.GetType().Name??"null"; public string LstD(List<object> l)=>"l"; public string Fn(Func<int,int> f)=>""+f(1); public string IEn(IEnumerable<object> l)=>"e"+l.Count(); public string Big(ulong u)=>""+u; public string Sh(short s)=>""+s; }

public class AccD:Acc { public int UsePro(dynamic d)=>d.Pro; public static int UsePro2(dynamic d)=>d.Pro; }

public class Res:IDisposable { public static string Log=""; public void Dispose()=>Log+="disposed"; public int Val=3; }

public class Gn<T> { public T V; public string Name(T t)=>typeof(T).Name; public string O<U>(T t,U u)=>typeof(U).Name; public static string St(T t)=>"st"+t; public class N { public string X(T t)=>"n"+t; } public Gn(T v){V=v;} }

public record Rec(int A, string B) { public int Twice()=>A*2; }

public record struct RS(int A);

public class Vec { public int X; public Vec(int x){X=x;} public static Vec operator+(Vec a,Vec b)=>new(a.X+b.X); public static Vec operator*(Vec a,int k)=>new(a.X*k); public static Vec operator*(int k,Vec a)=>new(a.X*k*10); public static bool operator==(Vec a,Vec b)=>a?.X==b?.X; public static bool operator!=(Vec a,Vec b)=>!(a==b); public static bool operator<(Vec a,Vec b)=>a.X<b.X; public static bool operator>(Vec a,Vec b)=>a.X>b.X; public static Vec operator-(Vec a)=>new(-a.X); public static bool operator!(Vec a)=>a.X==0; public static Vec operator~(Vec a)=>new(~a.X); public static Vec operator--(Vec a)=>new(a.X-1); public static Vec operator<<(Vec a,int n)=>new(a.X<<n); public static Vec operator%(Vec a,Vec b)=>new(a.X%b.X); public static implicit operator Vec(int i)=>new(i); public static explicit operator string(Vec v)=>"v"+v.X; public override bool Equals(object o)=>o is Vec v&&v.X==X; public override int GetHashCode()=>X; public override string ToString()=>"V"+X; }

public static class Ext { public static string Exten(this string s)=>s+"!"; }

public static class DynamicPrograms
{
    private static string T(Func<object> f) { try { var r = f(); return "; " + (r == null ? "null" : r.GetType().Name + ":" + r); } catch (Exception e) { return "; " + e.GetType().Name + "|" + e.Message + (e.InnerException != null ? "INNER" : ""); } }
    private static string T(Action f) { try { f(); return "; ok"; } catch (Exception e) { return "; " + e.GetType().Name + "|" + e.Message; } }
    static async Task<int> Slow(int x) { await Task.Yield(); return x*2; } static async Task Void() { await Task.Yield(); } static async ValueTask<string> VT() { await Task.Yield(); return "vt"; }
    static async Task<object> Aw1() { dynamic t=Slow(4); int r=await t; return r; } static async Task<object> Aw2() { dynamic t=Task.FromResult("s"); return await t; } static async Task<object> Aw3() { dynamic t=5; return await t; } static async Task<object> Aw4() { dynamic t=Task.CompletedTask; await t; return "done"; } static async Task<object> Aw5() { dynamic t=VT(); return await t; } static async Task<object> Aw6() { dynamic d=3; await Task.Yield(); d+=4; return d; } static async Task<object> Aw7() { dynamic t=Task.FromException<int>(new InvalidOperationException("x")); try { return await t; } catch (InvalidOperationException e) { return e.Message; } } static async Task<object> Aw8() { dynamic n=null; return await n; }
    static IEnumerable<dynamic> It() { yield return 1; yield return "b"; dynamic x=3; yield return x*2; }
    static dynamic Fact(dynamic n)=> n<=1 ? 1 : n*Fact(n-1); static dynamic Add(dynamic a, dynamic b)=>a+b; static string Kind(int x)=>"int"; static string Kind(object x)=>"obj"; static string Kind(IEnumerable x)=>"enum"; static string Kind<TT>(List<TT> x)=>"list"+typeof(TT).Name; static string Kind(dynamic[] x)=>"arr"; static T Id<T>(T x)=>x; static void Nothing(object o){} static string Two(int a, object b)=>"io"; static string Two(object a,int b)=>"oi"; static string Ln(long a)=>"long"; static string Ln(float a)=>"float"; static string Un(uint a)=>"uint"; static string Un(long a)=>"long"; static string By(byte b)=>"byte"; static string By(sbyte b)=>"sbyte"; static string By(object o)=>"object"; static string Nb(int? x)=>"int?"; static string Nb(object x)=>"obj"; static string Df(string s, int i=1)=>"opt"; static string Df(string s)=>"plain"; static string Pr(string f, params object[] a)=>"params"; static string Pr(string f, object a)=>"one";

    public static string AccessByContext1()
    {
        dynamic d=new Acc();
        return T(()=>Acc.Use(d))
            + T(()=>Acc.U2(d))
            + T(()=>d.secret)
            + T(()=>d.Pro)
            + T(()=>new AccD().UsePro(new AccD()));
    }

    public static string AccessByContext2()
    {
        dynamic d=new Acc();
        return T(()=>new AccD().UsePro(d))
            + T(()=>d.UseThis(5))
            + T(()=>d.UseThis("abc"))
            + T(()=>d.UseThis(1.5))
            + T(()=>Acc.StatCtx(1.5));
    }

    public static string AccessByContext3()
    {
        dynamic d=new Acc();
        return T(()=>Acc.StatCtx(1))
            + T(()=>d.Base("xx"));
    }

    public static string EventsAndProperties1()
    {
        dynamic d=new Acc(); int n=0; EventHandler h=(s,e)=>n++;
        return T(()=>{d.Ev+=h;d.Raise();d.Raise();d.Ev-=h;d.Raise();return n;})
            + T(()=>d.RaiseDyn())
            + T(()=>{d.Ev+=5;})
            + T(()=>d.ObjF())
            + T(()=>{d.InitOnly=3; return d.InitOnly;});
    }

    public static string EventsAndProperties2()
    {
        dynamic d=new Acc(); int n=0; EventHandler h=(s,e)=>n++;
        return T(()=>{d.Prop=3; d.Prop+=4; d.Prop++; return d.Prop;})
            + T(()=>d[d.Prop])
            + T(()=>{d["k"]=9; return d.Prop;})
            + T(()=>d.Nope+=1)
            + T(()=>{d.Ev=null;});
    }

    public static string ArgumentConversions1()
    {
        dynamic d=new Acc(); dynamic o="o"; dynamic n=null;
        return T(()=>d.Tst(1))
            + T(()=>d.Tst(1,o))
            + T(()=>d.Tst(1,n))
            + T(()=>d.Tst(1,o,n))
            + T(()=>d.Tst(1,new object[]{1,2,3}));
    }

    public static string ArgumentConversions2()
    {
        dynamic d=new Acc(); dynamic o="o"; dynamic n=null;
        return T(()=>d.Tst(1,(dynamic)new string[]{"a","b"}))
            + T(()=>d.Tst2("s"))
            + T(()=>d.Tst2("s",k:3))
            + T(()=>d.Tst2(k:3,s:"q"))
            + T(()=>d.OD());
    }

    public static string ArgumentConversions3()
    {
        dynamic d=new Acc(); dynamic o="o"; dynamic n=null;
        return T(()=>d.OE())
            + T(()=>d.Ch('x'))
            + T(()=>d.Ch(65))
            + T(()=>d.Fl(1))
            + T(()=>d.Fl(1.5));
    }

    public static string ArgumentConversions4()
    {
        dynamic d=new Acc(); dynamic o="o"; dynamic n=null;
        return T(()=>d.Dec(1))
            + T(()=>d.Dec(1.5))
            + T(()=>d.En(0))
            + T(()=>d.En(1))
            + T(()=>d.Obj(1));
    }

    public static string ArgumentConversions5()
    {
        dynamic d=new Acc(); dynamic o="o"; dynamic n=null;
        return T(()=>d.Obj(null))
            + T(()=>d.LstD(new List<dynamic>()))
            + T(()=>d.LstD(new List<int>()))
            + T(()=>d.Fn((Func<int,int>)(x=>x+1)))
            + T(()=>d.IEn(new[]{"a"}));
    }

    public static string ArgumentConversions6()
    {
        dynamic d=new Acc(); dynamic o="o"; dynamic n=null;
        return T(()=>d.IEn(new[]{1}))
            + T(()=>d.Big(5))
            + T(()=>d.Big(-5))
            + T(()=>d.Sh(5))
            + T(()=>d.Sh(70000));
    }

    public static string Statements1()
    {
        Res.Log="";
        return T(()=>{ using (dynamic r=new Res()) { return r.Val; } })
            + Res.Log
            + T(()=>{ dynamic l=new object(); lock(l){ return 1; } })
            + T(()=>{ dynamic e=new InvalidOperationException("boom"); throw e; })
            + T(()=>{ dynamic e="x"; throw e; });
    }

    public static string Statements2()
    {
        Res.Log="";
        return T(()=>{ dynamic x=5; switch(x){ case 5: return "five"; default: return "no"; } })
            + T(()=>{ dynamic x="q"; return x switch { int i=>"i"+i, string s=>"s"+s, _=>"?" }; })
            + T(()=>{ dynamic x=3; return x is int k && k>2; })
            + T(()=>{ dynamic x=null; return x?.Foo; })
            + T(()=>{ dynamic x=null; return x??"def"; });
    }

    public static string Statements3()
    {
        Res.Log="";
        return T(()=>{ dynamic a=1,b=2; (a,b)=(b,a); return a*10+b; })
            + T(()=>{ dynamic x=5; int[] arr={1,2,3}; return arr[x-3]; })
            + T(()=>{ dynamic x=2L; int[] arr={1,2,3}; return arr[x]; })
            + T(()=>{ dynamic n=3; return new int[n].Length; })
            + T(()=>{ dynamic i=1; var l=new List<string>{"a","b"}; return l[i]; });
    }

    public static string Statements4()
    {
        Res.Log="";
        return T(()=>{ dynamic k="a"; var l=new Dictionary<string,int>{["a"]=4}; l[k]++; return l[k]; });
    }

    public static string GenericTypes1()
    {
        dynamic d=new Gn<int>(4);
        return T(()=>d.V)
            + T(()=>d.Name(3))
            + T(()=>d.Name("x"))
            + T(()=>d.O(1,"s"))
            + T(()=>d.O<long>(1,2));
    }

    public static string GenericTypes2()
    {
        dynamic d=new Gn<int>(4);
        return T(()=>Gn<string>.St((dynamic)"z"))
            + T(()=>new Gn<string>((dynamic)"ctor").V)
            + T(()=>new Gn<int>.N().X((dynamic)4))
            + T(()=>((dynamic)new Gn<int>.N()).Y)
            + T(()=>d.Zip);
    }

    public static string GenericTypes3()
    {
        dynamic d=new Gn<int>(4);
        return T(()=>d.V="x")
            + T(()=>d.V+=5)
            + T(()=>new Gn<string>((dynamic)5));
    }

    public static string Records1()
    {
        dynamic r=new Rec(1,"b"); dynamic s=new RS(3); dynamic r2=new Rec(1,"b");
        return T(()=>r.A)
            + T(()=>r.Twice())
            + T(()=>r==r2)
            + T(()=>r.Equals(r2))
            + T(()=>r.ToString());
    }

    public static string Records2()
    {
        dynamic r=new Rec(1,"b"); dynamic s=new RS(3); dynamic r2=new Rec(1,"b");
        return T(()=>s.A)
            + T(()=>{s.A=9; return s.A;})
            + T(()=>s==new RS(9))
            + T(()=>{ var (a,b)=(Rec)r; return a+b; })
            + T(()=>r.GetHashCode()==r2.GetHashCode());
    }

    public static string Records3()
    {
        dynamic r=new Rec(1,"b"); dynamic s=new RS(3); dynamic r2=new Rec(1,"b");
        return T(()=>r!=null)
            + T(()=>((Rec)r with {A=5}).A)
            + T(()=>{r.A=4;return r.A;});
    }

    public static string ClassesWithOperators1()
    {
        dynamic a=new Vec(3), b=new Vec(4), n=null;
        return T(()=>a+b)
            + T(()=>a*2)
            + T(()=>2*a)
            + T(()=>a*b)
            + T(()=>a==b);
    }

    public static string ClassesWithOperators2()
    {
        dynamic a=new Vec(3), b=new Vec(4), n=null;
        return T(()=>a!=b)
            + T(()=>a==null)
            + T(()=>n==a)
            + T(()=>a<b)
            + T(()=>a>b);
    }

    public static string ClassesWithOperators3()
    {
        dynamic a=new Vec(3), b=new Vec(4), n=null;
        return T(()=>a<=b)
            + T(()=>-a)
            + T(()=>!a)
            + T(()=>~a)
            + T(()=>{var c=a;c--;return c;});
    }

    public static string ClassesWithOperators4()
    {
        dynamic a=new Vec(3), b=new Vec(4), n=null;
        return T(()=>a<<2)
            + T(()=>b%a)
            + T(()=>a+1)
            + T(()=>1+a)
            + T(()=>(string)a);
    }

    public static string ClassesWithOperators5()
    {
        dynamic a=new Vec(3), b=new Vec(4), n=null;
        return T(()=>{Vec v=(dynamic)8;return v;})
            + T(()=>(Vec)(dynamic)"s")
            + T(()=>a/b)
            + T(()=>+a)
            + T(()=>{var c=a;c+=b;c*=2;return c;});
    }

    public static string ClassesWithOperators6()
    {
        dynamic a=new Vec(3), b=new Vec(4), n=null;
        return T(()=>a+"s")
            + T(()=>a&&b)
            + T(()=>{var c=a;c++;return c;});
    }

    public static string LinqOverDynamic1()
    {
        dynamic s="x";
        return T(()=>s.Exten())
            + T(()=>Ext.Exten(s))
            + T(()=>Ext.Exten((dynamic)5))
            + T(()=>{ IEnumerable<dynamic> l=new dynamic[]{3,"a",1.5}; return string.Join("|",l.Select(x=>x+x)); })
            + T(()=>new List<dynamic>{3,1,2}.OrderBy(x=>x).First());
    }

    public static string LinqOverDynamic2()
    {
        dynamic s="x";
        return T(()=>new List<dynamic>{new{N=1},new{N=5}}.Where(x=>x.N>2).Select(x=>x.N).Single())
            + T(()=>new List<dynamic>{1,2,3}.Sum(x=>(int)x))
            + T(()=>new List<dynamic>{1,2L,3.5}.Aggregate((x,y)=>x+y))
            + T(()=>(from x in new List<dynamic>{1,2} let y=x*2 select y).Last())
            + T(()=>new List<dynamic>{1,"a"}.Count(x=>x is int));
    }

    public static string LinqOverDynamic3()
    {
        dynamic s="x";
        return T(()=>new List<dynamic>{1,"a"}.GroupBy(x=>x.GetType().Name).Count())
            + T(()=>new Dictionary<string,dynamic>{["a"]=1,["b"]="x"}["b"].Length)
            + T(()=>new List<dynamic>{"b","a"}.Max())
            + T(()=>new dynamic[]{1,2}.ToDictionary(x=>x,x=>x*2)[2]);
    }

    public static string Awaits1()
    {
        return T(()=>Aw1().Result)
            + T(()=>Aw2().Result)
            + T(()=>Aw3().GetAwaiter().GetResult())
            + T(()=>Aw4().Result)
            + T(()=>Aw5().Result);
    }

    public static string Awaits2()
    {
        return T(()=>Aw6().Result)
            + T(()=>Aw7().Result)
            + T(()=>Aw8().GetAwaiter().GetResult());
    }

    public static string RecursionAndOverloads1()
    {
        dynamic d=5; dynamic n=null;
        return T(()=>string.Join(",",It()))
            + T(()=>Fact(5))
            + T(()=>Fact(10L))
            + T(()=>Fact(1.5))
            + T(()=>Add(1,2.5));
    }

    public static string RecursionAndOverloads2()
    {
        dynamic d=5; dynamic n=null;
        return T(()=>Add("a",1))
            + T(()=>Add(1m,1))
            + T(()=>Add(new[]{1},1))
            + T(()=>Kind(d))
            + T(()=>Kind((dynamic)"s"));
    }

    public static string RecursionAndOverloads3()
    {
        dynamic d=5; dynamic n=null;
        return T(()=>Kind((dynamic)new List<string>()))
            + T(()=>Kind((dynamic)new object[0]))
            + T(()=>Kind((dynamic)new string[0]))
            + T(()=>Kind((dynamic)5L))
            + T(()=>Id(d));
    }

    public static string RecursionAndOverloads4()
    {
        dynamic d=5; dynamic n=null;
        return T(()=>Nothing(d))
            + T(()=>Two(d,d))
            + T(()=>Two(d,"s"))
            + T(()=>Ln(d))
            + T(()=>Un(d));
    }

    public static string RecursionAndOverloads5()
    {
        dynamic d=5; dynamic n=null;
        return T(()=>Un((dynamic)5u))
            + T(()=>By(d))
            + T(()=>By((dynamic)(byte)5))
            + T(()=>Nb(d))
            + T(()=>Nb(n));
    }

    public static string RecursionAndOverloads6()
    {
        dynamic d=5; dynamic n=null;
        return T(()=>Nb((dynamic)"s"))
            + T(()=>Df((dynamic)"s"))
            + T(()=>Pr("f",d))
            + T(()=>Pr("f",d,d))
            + T(()=>Pr((dynamic)"f"));
    }

    public static string RecursionAndOverloads7()
    {
        dynamic d=5; dynamic n=null;
        return T(()=>Kind(n));
    }

    public static string CompoundAssignments1()
    {
        dynamic d=10; int i=3; long l=4; double f=2.5; decimal m=1.5m; string s="s"; int? ni=null; object o=7; bool b=true; char c='c';
        return T(()=>{i+=d;return i;})
            + T(()=>{l*=d;return l;})
            + T(()=>{f/=d;return f;})
            + T(()=>{m-=d;return m;})
            + T(()=>{s+=d;return s;});
    }

    public static string CompoundAssignments2()
    {
        dynamic d=10; int i=3; long l=4; double f=2.5; decimal m=1.5m; string s="s"; int? ni=null; object o=7; bool b=true; char c='c';
        return T(()=>{i+=(dynamic)2.5;return i;})
            + T(()=>{i+=(dynamic)"x";return i;})
            + T(()=>{b&=(dynamic)false;return b;})
            + T(()=>{c+=(dynamic)1;return c;})
            + T(()=>{ni+=d;return ni;});
    }

    public static string CompoundAssignments3()
    {
        dynamic d=10; int i=3; long l=4; double f=2.5; decimal m=1.5m; string s="s"; int? ni=null; object o=7; bool b=true; char c='c';
        return T(()=>{i<<=d;return i;})
            + T(()=>d.CompareTo(o))
            + T(()=>d==o)
            + T(()=>d.Equals(o))
            + T(()=>i>d?1:0);
    }

    public static string CompoundAssignments4()
    {
        dynamic d=10; int i=3; long l=4; double f=2.5; decimal m=1.5m; string s="s"; int? ni=null; object o=7; bool b=true; char c='c';
        return T(()=>(d>5&&d<20)||d==0)
            + T(()=>!(d>5))
            + T(()=>d%3==1)
            + T(()=>-d+d*2-d/3)
            + T(()=>$"{d:D4}|{d,5}|{d+1}");
    }

    public static string CompoundAssignments5()
    {
        dynamic d=10; int i=3; long l=4; double f=2.5; decimal m=1.5m; string s="s"; int? ni=null; object o=7; bool b=true; char c='c';
        return T(()=>string.Concat(d,"x",d))
            + T(()=>Math.Sqrt((dynamic)16))
            + T(()=>Math.Abs(-d))
            + T(()=>Math.Round((dynamic)2.567,2))
            + T(()=>Convert.ToInt32((dynamic)"42"));
    }

    public static string CompoundAssignments6()
    {
        dynamic d=10; int i=3; long l=4; double f=2.5; decimal m=1.5m; string s="s"; int? ni=null; object o=7; bool b=true; char c='c';
        return T(()=>int.Parse((dynamic)"42"))
            + T(()=>Console.Out==null?1:(object)d);
    }

    public static string Casts1()
    {
        return T(()=>(int)(dynamic)3.99)
            + T(()=>(byte)(dynamic)300)
            + T(()=>checked((byte)(dynamic)300))
            + T(()=>(int)(dynamic)long.MaxValue)
            + T(()=>checked((int)(dynamic)long.MaxValue));
    }

    public static string Casts2()
    {
        return T(()=>(long)(dynamic)5)
            + T(()=>(double)(dynamic)5)
            + T(()=>(float)(dynamic)1.1)
            + T(()=>(decimal)(dynamic)5)
            + T(()=>(char)(dynamic)97);
    }

    public static string Casts3()
    {
        return T(()=>(object)(dynamic)5)
            + T(()=>(int?)(dynamic)5)
            + T(()=>(long?)(dynamic)5)
            + T(()=>(int?)(dynamic)null)
            + T(()=>(DayOfWeek)(dynamic)3);
    }

    public static string Casts4()
    {
        return T(()=>(DayOfWeek?)(dynamic)3)
            + T(()=>(int)(dynamic)DayOfWeek.Friday)
            + T(()=>(IEnumerable<int>)(dynamic)new[]{1})
            + T(()=>(IList<object>)(dynamic)new[]{"s"})
            + T(()=>(string)(dynamic)5);
    }

    public static string Casts5()
    {
        return T(()=>(List<int>)(dynamic)new List<string>())
            + T(()=>(Exception)(dynamic)new ArgumentException("q"))
            + T(()=>(ArgumentException)(dynamic)new Exception("q"))
            + T(()=>(IDisposable)(dynamic)"s")
            + T(()=>(Action)(dynamic)(Action)(()=>{}));
    }

    public static string Casts6()
    {
        return T(()=>(Func<int>)(dynamic)(Action)(()=>{}))
            + T(()=>(uint)(dynamic)(-1))
            + T(()=>(ulong)(dynamic)1.5f)
            + T(()=>(bool)(dynamic)true)
            + T(()=>(bool)(dynamic)"true");
    }

    public static string Casts7()
    {
        return T(()=>{short s=(dynamic)(byte)1; return s;})
            + T(()=>{float s=(dynamic)1.5; return s;})
            + T(()=>{object s=(dynamic)1.5; return s;})
            + T(()=>{IComparable s=(dynamic)1.5; return s;})
            + T(()=>{decimal s=(dynamic)1.5; return s;});
    }

    public static string Casts8()
    {
        return T(()=>{char s=(dynamic)5; return s;})
            + T(()=>{int s=(dynamic)'c'; return s;})
            + T(()=>{IEnumerable<object> s=(dynamic)new List<string>(); return 1;})
            + T(()=>{Func<object> f=(dynamic)(Func<string>)(()=>"x"); return f();})
            + T(()=>(int)(dynamic)new object());
    }

    public static string Casts9()
    {
        return T(()=>(TimeSpan)(dynamic)5)
            + T(()=>(Guid)(dynamic)Guid.Empty);
    }

    public static string LibraryObjects1()
    {
        dynamic d=new System.Text.StringBuilder();
        return T(()=>d.Append("a").Append(1).Append('c').ToString())
            + T(()=>d.Length)
            + T(()=>{d.Length=1;return d.ToString();})
            + T(()=>d[0])
            + T(()=>{d[0]='z';return d.ToString();});
    }

    public static string LibraryObjects2()
    {
        dynamic d=new System.Text.StringBuilder();
        return T(()=>d.AppendFormat("{0}",5).ToString())
            + T(()=>d.Nope())
            + T(()=>{ var sb=new System.Text.StringBuilder(); dynamic x=5; sb.Append(x); sb.Append((dynamic)"s"); return sb.ToString(); })
            + T(()=>{dynamic h=new HashSet<int>(); h.Add(1); h.Add(1); return h.Count;})
            + T(()=>{dynamic q=new Queue<string>(); q.Enqueue("a"); return q.Dequeue();});
    }

    public static string LibraryObjects3()
    {
        dynamic d=new System.Text.StringBuilder();
        return T(()=>{dynamic q=new Queue<string>(); q.Enqueue(5); })
            + T(()=>{dynamic g=Guid.Empty; return g==Guid.Empty;})
            + T(()=>{dynamic v=new Version(1,2); return v>new Version(1,0);})
            + T(()=>{dynamic e=new Exception("m"); return e.Message;})
            + T(()=>{dynamic e=new Exception("m"); return e.Foo;});
    }

    public static string LibraryObjects4()
    {
        dynamic d=new System.Text.StringBuilder();
        return T(()=>{dynamic t=typeof(int); return t.Name;})
            + T(()=>{dynamic t=Task.FromResult(5); return t.Result;})
            + T(()=>{dynamic l=new Lazy<int>(()=>3); return l.Value;})
            + T(()=>{dynamic u=new Uri("http://x/y"); return u.Host;})
            + T(()=>{dynamic n=(int?)5; return n.HasValue;});
    }

    public static string LibraryObjects5()
    {
        dynamic d=new System.Text.StringBuilder();
        return T(()=>{dynamic n=5; return n.Value;});
    }

    public static string ExpandoMembers1()
    {
        dynamic d=new ExpandoObject(); d.Name="n"; d.Items=new List<dynamic>{1,"2"}; d.Calc=new Func<int,int,int>((a,b)=>a+b); d.Nested=new{X=3};
        return T(()=>d.Name.Length)
            + T(()=>d.Items[1])
            + T(()=>d.Calc(2,3))
            + T(()=>d.Calc(1))
            + T(()=>d.Calc("a",1));
    }

    public static string ExpandoMembers2()
    {
        dynamic d=new ExpandoObject(); d.Name="n"; d.Items=new List<dynamic>{1,"2"}; d.Calc=new Func<int,int,int>((a,b)=>a+b); d.Nested=new{X=3};
        return T(()=>d.Nested.X)
            + T(()=>{foreach(KeyValuePair<string,object> k in d) return k.Key; return 0;})
            + T(()=>((IDictionary<string,object>)d).Remove("Name"))
            + T(()=>d.Name)
            + T(()=>d.Equals(d));
    }

    public static string ExpandoMembers3()
    {
        dynamic d=new ExpandoObject(); d.Name="n"; d.Items=new List<dynamic>{1,"2"}; d.Calc=new Func<int,int,int>((a,b)=>a+b); d.Nested=new{X=3};
        return T(()=>d.GetType().Name)
            + T(()=>{d.Name+="x";})
            + T(()=>{d.Count=1; d.Count+=2; ++d.Count; return d.Count--;})
            + T(()=>d.Count)
            + T(()=>{d.Items.Add(3); return d.Items.Count;});
    }

    public static string ExpandoMembers4()
    {
        dynamic d=new ExpandoObject(); d.Name="n"; d.Items=new List<dynamic>{1,"2"}; d.Calc=new Func<int,int,int>((a,b)=>a+b); d.Nested=new{X=3};
        return T(()=>(string)d)
            + T(()=>{IDictionary<string,object> x=d; return x.Count;})
            + T(()=>{ExpandoObject x=d; return x!=null;})
            + T(()=>string.Join(",",((IDictionary<string,object>)d).Select(p=>p.Key)))
            + T(()=>d.ToString().Length);
    }

    public static string ExpandoMembers5()
    {
        dynamic d=new ExpandoObject(); d.Name="n"; d.Items=new List<dynamic>{1,"2"}; d.Calc=new Func<int,int,int>((a,b)=>a+b); d.Nested=new{X=3};
        return T(()=>d())
            + T(()=>d<1)
            + T(()=>-d)
            + T(()=>{d.A=d; return ReferenceEquals(d.A.A,d);});
    }

    public static string BinderExceptions1()
    {
        return T(()=>{ try { dynamic d=1; d.X(); return 0; } catch (RuntimeBinderException e) { return e.InnerException==null; } })
            + T(()=>new RuntimeBinderException("m").Message)
            + T(()=>new RuntimeBinderException("m",new Exception("i")).InnerException.Message)
            + T(()=>new RuntimeBinderException().Message)
            + T(()=>new RuntimeBinderInternalCompilerException("q").Message);
    }

    public static string BinderExceptions2()
    {
        return T(()=>typeof(RuntimeBinderException).BaseType.Name)
            + T(()=>{dynamic d=new Acc(); return d.Fn(null);})
            + T(()=>{dynamic d=(Func<int>)(()=>throw new ArgumentException("in")); return d();})
            + T(()=>{dynamic d=new Acc(); return d.GetType();});
    }
}
