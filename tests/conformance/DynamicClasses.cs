using System;
using System.Collections;
using System.Collections.Generic;
using System.ComponentModel;
using System.Dynamic;
using System.Linq;
using System.Numerics;
using System.Threading.Tasks;
using Microsoft.CSharp.RuntimeBinder;

#nullable disable

namespace Conformance;

public interface ID { string Def()=>"def"; string Both(int x); } public class IDI:ID { public string Both(int x)=>"b"; }

public abstract class Shape { public abstract double Area { get; } public virtual string Name=>"shape"; } public class Sq:Shape { public double S=2; public override double Area=>S*S; public override string Name=>base.Name+"sq"; } 

public class Base { protected virtual string P()=>"bp"; public string CallP(dynamic d)=>d.P(); public static string SB(int x)=>"sb"+x; protected static string PS(int x)=>"ps"+x; } public class Derv:Base { protected override string P()=>"dp"; public string C2(dynamic d)=>d.P(); public string C3(dynamic x)=>SB(x)+PS(x); public string C4(dynamic x)=>base.ToString()+x; }

public class Visitor { public string Visit(object o)=>"obj"; public string Visit(int i)=>"int"; public string Visit(Shape s)=>"shape:"+s.Name; public string Visit(Sq s)=>"sq"; public string Visit(IEnumerable<int> s)=>"ints"; public string Visit<T>(T[] a)=>"arr"+typeof(T).Name; public string Go(object o)=>Visit((dynamic)o); }

public class Node { public int V; public Node Next; public List<Node> Kids=new(); public Dictionary<string,object> D=new(); public int[] A={1,2,3}; public int[,] M=new int[2,2]; public string[][] J={new[]{"a"},new[]{"b","c"}}; public Action<string> Log; public Func<int,Func<int,int>> Cur=a=>b=>a*10+b; public static Node operator|(Node a,Node b)=>b; public Node Chain(Action<Node> f){ f(this); return this; } }

public class Logger:DynamicObject { readonly object t; public List<string> L=new(); public Logger(object t){this.t=t;} public override bool TryInvokeMember(InvokeMemberBinder b,object[] a,out object r){ L.Add(b.Name+"/"+a.Length); var m=t.GetType().GetMethod(b.Name,a.Select(x=>x.GetType()).ToArray()); if(m==null){r=null;return false;} r=m.Invoke(t,a); return true;} public override IEnumerable<string> GetDynamicMemberNames()=>new[]{"x"}; }

public class Thrower:DynamicObject { public override bool TryGetMember(GetMemberBinder b,out object r)=>throw new InvalidOperationException(b.Name); public int Prop=>throw new ArgumentException("prop"); public int M(int x)=>throw new FormatException("m"+x); }

public class BaseDyn:DynamicObject { public string Helper(dynamic x)=>this.Own(x); string Own(int x)=>"own"+x; string Own(string s)=>"owns"+s; }

public static class DynamicClasses
{
    private static string T(Func<object> f) { try { var r = f(); return "; " + (r == null ? "null" : r.GetType().Name + ":" + r); } catch (Exception e) { return "; " + e.GetType().Name + "|" + e.Message + (e.InnerException != null ? "INNER" : ""); } }
    private static string T(Action f) { try { f(); return "; ok"; } catch (Exception e) { return "; " + e.GetType().Name + "|" + e.Message; } }
    static int step; static dynamic S(dynamic v){ step=step*10+(int)v; return v; }
    class Cell<T> { public T V; public Cell(T v)=>V=v; public static Cell<T> operator+(Cell<T> a,Cell<T> b)=>new((dynamic)a.V+(dynamic)b.V); public T Sum(IEnumerable<T> s){ dynamic r=default(T); foreach(var x in s) r+=x; return r; } } static T Add<T>(T a,T b)=>(dynamic)a+b; static T Max<T>(T a,T b)=>(dynamic)a>b?a:b;

    public static string DefaultInterfaceMembers()
    {
        dynamic d=new IDI(); ID i=new IDI(); dynamic one=1;
        return T(()=>d.Def())
            + T(()=>i.Both(one))
            + T(()=>((ID)d).Def())
            + T(()=>d.Both(one));
    }

    public static string AbstractMembers()
    {
        Shape s=new Sq(); dynamic d=s;
        return T(()=>d.Area)
            + T(()=>d.Name)
            + T(()=>{d.S=3; return d.Area;})
            + T(()=>d.Area=4);
    }

    public static string ProtectedMembers1()
    {
        return T(()=>new Base().CallP(new Derv()))
            + T(()=>new Derv().C2(new Derv()))
            + T(()=>new Derv().C2(new Base()))
            + T(()=>new Derv().C3(4))
            + T(()=>new Derv().C4("z"));
    }

    public static string ProtectedMembers2()
    {
        return T(()=>((dynamic)new Derv()).P());
    }

    public static string Visitors1()
    {
        var v=new Visitor();
        return T(()=>v.Go(1))
            + T(()=>v.Go("s"))
            + T(()=>v.Go(new Sq()))
            + T(()=>v.Go(new List<int>()))
            + T(()=>v.Go(new[]{"a"}));
    }

    public static string Visitors2()
    {
        var v=new Visitor();
        return T(()=>v.Go(2L))
            + T(()=>v.Go(null))
            + T(()=>v.Go(new[]{1}));
    }

    public static string Graphs1()
    {
        dynamic n=new Node{V=1,Next=new Node{V=2}};
        return T(()=>n.Next.V)
            + T(()=>n.Next.Next)
            + T(()=>n.Next.Next.V)
            + T(()=>{n.Next.V*=5; return n.Next.V;})
            + T(()=>{n.Kids.Add(new Node{V=7}); return n.Kids[0].V;});
    }

    public static string Graphs2()
    {
        dynamic n=new Node{V=1,Next=new Node{V=2}};
        return T(()=>{n.Kids[0].V++; return n.Kids[0].V;})
            + T(()=>{n.D["k"]=1; n.D["k"]+=2; return n.D["k"];})
            + T(()=>{n.A[1]+=5; return n.A[1];})
            + T(()=>{n.M[1,0]=4; n.M[1,0]--; return n.M[1,0];})
            + T(()=>n.J[1][0]);
    }

    public static string Graphs3()
    {
        dynamic n=new Node{V=1,Next=new Node{V=2}};
        return T(()=>n.Cur(3)(4))
            + T(()=>{string s=""; n.Log=(Action<string>)(x=>s+=x); n.Log("hi"); return s;})
            + T(()=>n|new Node{V=99})
            + T(()=>n.Chain((Action<Node>)(x=>x.V=50)).V)
            + T(()=>n.Kids.Count>0&&n.V==50);
    }

    public static string Graphs4()
    {
        dynamic n=new Node{V=1,Next=new Node{V=2}};
        return T(()=>n.A.Length+n.Kids.Count)
            + T(()=>n.A.Sum())
            + T(()=>Enumerable.Sum((int[])n.A))
            + T(()=>Enumerable.Count(n.A))
            + T(()=>string.Join("-",n.A));
    }

    public static string Loggers1()
    {
        var l=new Logger(new Visitor()); dynamic d=l;
        return T(()=>d.Visit(1))
            + T(()=>d.Visit("s"))
            + T(()=>d.Go("x"))
            + T(()=>d.ToString())
            + T(()=>d.L.Count);
    }

    public static string Loggers2()
    {
        var l=new Logger(new Visitor()); dynamic d=l;
        return T(()=>string.Join(",",l.L))
            + T(()=>string.Join(",",d.GetDynamicMemberNames()));
    }

    public static string ExceptionsOfMembers()
    {
        dynamic d=new Thrower();
        return T(()=>d.Foo)
            + T(()=>d.Prop)
            + T(()=>d.M(3))
            + T(()=>d.M("x"))
            + T(()=>{d.Z=1;return 1;});
    }

    public static string OwnMembers()
    {
        return T(()=>new BaseDyn().Helper(3))
            + T(()=>new BaseDyn().Helper("q"))
            + T(()=>new BaseDyn().Helper(2.5));
    }

    public static string OrderOfEvaluation()
    {
        step=0; var r=S(1)+S(2)*S(3); var a=new int[5]; dynamic da=a; da[S(1)]=S(4);
        return step+" "+r+" "+a[1];
    }

    public static string BigNumbers()
    {
        dynamic a=(BigInteger)5; dynamic c=new Complex(1,2);
        return T(()=>a+1)
            + T(()=>a*a)
            + T(()=>a>3)
            + T(()=>(int)a)
            + T(()=>-a);
    }

    public static string PatternsAndObjects1()
    {
        dynamic x=new object(); dynamic y=5; dynamic z="s";
        return T(()=>x.ToString())
            + T(()=>x==x)
            + T(()=>x.Foo())
            + T(()=>x+1)
            + T(()=>x+"s");
    }

    public static string PatternsAndObjects2()
    {
        dynamic x=new object(); dynamic y=5; dynamic z="s";
        return T(()=>(string)x)
            + T(()=>y.GetType()==typeof(int))
            + T(()=>z.Equals(null))
            + T(()=>object.Equals(z,"s"))
            + T(()=>z.Length==1?"one":"more");
    }

    public static string PatternsAndObjects3()
    {
        dynamic x=new object(); dynamic y=5; dynamic z="s";
        return T(()=>y switch{>3=>"big",_=>"small"})
            + T(()=>x is string)
            + T(()=>z is string{Length:1})
            + T(()=>(y,z) is (5,"s"))
            + T(()=>y is var q&&q==5);
    }

    public static string PatternsAndObjects4()
    {
        dynamic x=new object(); dynamic y=5; dynamic z="s";
        return T(()=>nameof(y))
            + T(()=>default(dynamic))
            + T(()=>typeof(List<dynamic>)==typeof(List<object>))
            + T(()=>new List<dynamic>().GetType().Name);
    }

    public static string GenericArithmetic1()
    {
        return T(()=>Add(1,2))
            + T(()=>Add("a","b"))
            + T(()=>Add(1.5,2))
            + T(()=>Add(1m,2))
            + T(()=>Add((byte)1,(byte)2));
    }

    public static string GenericArithmetic2()
    {
        return T(()=>Add(new object(),new object()))
            + T(()=>Max(3,9))
            + T(()=>Max("a","b"))
            + T(()=>Max(DateTime.MinValue,DateTime.MaxValue).Year)
            + T(()=>(new Cell<int>(1)+new Cell<int>(5)).V);
    }

    public static string GenericArithmetic3()
    {
        return T(()=>new Cell<long>(0).Sum(new long[]{1,2,3}))
            + T(()=>new Cell<string>("").Sum(new[]{"x","y"}))
            + T(()=>Add<int?>(1,null));
    }

    public static string ExpandosInside1()
    {
        dynamic d=new ExpandoObject(); IDictionary<string,object> dict=d; dict["a b"]=1; dict["F"]=new Func<dynamic,dynamic>(x=>x+1);
        return T(()=>d.F(2))
            + T(()=>d.F("q"))
            + T(()=>dict["a b"])
            + T(()=>{ dynamic copy=new ExpandoObject(); foreach(var kv in dict) ((IDictionary<string,object>)copy).Add(kv); return ((IDictionary<string,object>)copy).Count;})
            + T(()=>((IEnumerable<KeyValuePair<string,object>>)d).First().Key);
    }

    public static string ExpandosInside2()
    {
        dynamic d=new ExpandoObject(); IDictionary<string,object> dict=d; dict["a b"]=1; dict["F"]=new Func<dynamic,dynamic>(x=>x+1);
        return T(()=>{ foreach(var p in d) { return p.Value; } return null; })
            + T(()=>d is IDictionary<string,object>)
            + T(()=>d as object==null)
            + T(()=>{d.Self=d; d.Self.Self.Z=1; return d.Z;})
            + T(()=>d.z);
    }
}
