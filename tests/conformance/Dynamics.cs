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

public struct S { public int X; public void Inc(){X++;} }

public class A { public int F; public readonly int RO=1; public int P {get;set;} public int GetOnly=>1; public int SetOnly{set{}} private int Priv=3; public int PS{get;private set;} public static int SF=4; public static int SM()=>5; public int M(int a)=>a; public string O(object o)=>"obj"; public string O(string s)=>"str"; public string O(int s)=>"int"; public void V(){} public Func<int,int> D = x=>x+1; public event Action Ev; public T G<T>(T t)=>t; public string GT<T>()=>typeof(T).Name; public int this[int i]=>i; public const int K=3;

 public string Am(string s, object o)=>"1"; public string Am(object s, string o)=>"2"; public string Prm(params int[] a)=>"p"+a.Length; public string Opt(int a,int b=2,int c=3)=>a+","+b+","+c; protected int Prot=1; [System.Diagnostics.Conditional("ZZ")] public void Cond(){}  public string By(byte b)=>"byte"; public string Nul(int? x)=>x+"?"; public string L(long x)=>"long"; public static A operator+(A a,int b)=>a; public static explicit operator int(A a)=>7; public static implicit operator string(A a)=>"conv"; public void Ge<T>(List<T> l, T t) where T:struct {} 

 public class Nested{} public string Outp(out int x){x=1;return "o";} }

public class A2 { int z; public A2(int x){} private A2(string s){} }

public abstract class Abs { } public static class Stat { }

public enum E1 { A,B,C }  public enum E2:byte {A}

public static class Dynamics
{
    private static string T(Func<object> f) { try { var r = f(); return "; " + (r == null ? "null" : r.GetType().Name + ":" + r); } catch (Exception e) { return "; " + e.GetType().Name + "|" + e.Message + (e.InnerException != null ? "INNER" : ""); } }
    private static string T(Action f) { try { f(); return "; ok"; } catch (Exception e) { return "; " + e.GetType().Name + "|" + e.Message; } }
    static int St(int a,string b="q")=>a; static int St(string s)=>-1;

    public static string MissingProperty()
    {
        dynamic d="s";
        return T(()=>d.Foo);
    }

    public static string MissingMethod()
    {
        dynamic d="s";
        return T(()=>d.Foo());
    }

    public static string MissingVariable()
    {
        dynamic d="s";
        return T(()=>{d.Foo=1;});
    }

    public static string MemberOfNull()
    {
        dynamic d=null;
        return T(()=>d.Foo);
    }

    public static string OperationsOnNull()
    {
        dynamic d=null;
        return T(()=>d.Foo())
            + T(()=>d[1])
            + T(()=>d())
            + T(()=>{d.X=1;})
            + T(()=>{d[1]=1;});
    }

    public static string ReadOnlyMembers1()
    {
        dynamic d=new A();
        return T(()=>d.RO=2)
            + T(()=>d.GetOnly=2)
            + T(()=>d.SetOnly)
            + T(()=>d.Priv)
            + T(()=>d.PS=1);
    }

    public static string ReadOnlyMembers2()
    {
        dynamic d=new A();
        return T(()=>d.Prot)
            + T(()=>d.K=2);
    }

    public static string StaticMembersOfObjects()
    {
        dynamic d=new A();
        return T(()=>d.SF)
            + T(()=>d.SM())
            + T(()=>d.SF=2);
    }

    public static string WrongArguments()
    {
        dynamic d=new A();
        return T(()=>d.M())
            + T(()=>d.M(1,2))
            + T(()=>d.M("x"))
            + T(()=>d.O())
            + T(()=>d.O(1,2));
    }

    public static string NullAndObjectArguments()
    {
        dynamic d=new A(); object o=null; dynamic n=null;
        return T(()=>d.O(n))
            + T(()=>d.O(o))
            + T(()=>d.O(1.5))
            + T(()=>d.O(d));
    }

    public static string VoidResults()
    {
        dynamic d=new A();
        return T(()=>d.V())
            + T(()=>{ var x=d.V(); });
    }

    public static string DelegatesInMembers()
    {
        dynamic d=new A();
        return T(()=>d.D(4))
            + T(()=>d.F(4))
            + T(()=>d.M)
            + T(()=>d.Ev)
            + T(()=>d.Ev());
    }

    public static string GenericMethods1()
    {
        dynamic d=new A();
        return T(()=>d.G(4))
            + T(()=>d.G("s"))
            + T(()=>d.G<long>(4))
            + T(()=>d.GT<int>())
            + T(()=>d.GT());
    }

    public static string GenericMethods2()
    {
        dynamic d=new A();
        return T(()=>d.GT<int,int>())
            + T(()=>d.M<int>(1))
            + T(()=>d.Nested);
    }

    public static string Indexers()
    {
        dynamic d=new A();
        return T(()=>d[1])
            + T(()=>d["x"])
            + T(()=>d[1,2])
            + T(()=>d[1]=3);
    }

    public static string ParamsAndAmbiguity()
    {
        dynamic d=new A(); dynamic s="s";
        return T(()=>d.Am(s,s))
            + T(()=>d.Prm())
            + T(()=>d.Prm(1,2))
            + T(()=>d.Prm(new[]{1,2,3}))
            + T(()=>d.Prm("x"));
    }

    public static string OptionalAndNamedArguments1()
    {
        dynamic d=new A();
        return T(()=>d.Opt(1))
            + T(()=>d.Opt(1,c:5))
            + T(()=>d.Opt(b:1,a:0))
            + T(()=>d.Opt())
            + T(()=>d.Opt(1,z:3));
    }

    public static string OptionalAndNamedArguments2()
    {
        dynamic d=new A();
        return T(()=>d.Opt(1,a:3))
            + T(()=>d.Opt(1,2,3,4));
    }

    public static string ConstantArguments1()
    {
        dynamic d=new A(); dynamic i=5; int j=5;
        return T(()=>d.By(5))
            + T(()=>d.By(500))
            + T(()=>d.By(i))
            + T(()=>d.By(j))
            + T(()=>d.Nul(i));
    }

    public static string ConstantArguments2()
    {
        dynamic d=new A(); dynamic i=5; int j=5;
        return T(()=>d.Nul(null))
            + T(()=>d.L(i))
            + T(()=>d.L('c'))
            + T(()=>d.L(1.5));
    }

    public static string DeclaredConversions1()
    {
        dynamic d=new A();
        return T(()=>(int)d)
            + T(()=>{int x=d; return x;})
            + T(()=>{string x=d;return x;})
            + T(()=>(long)d)
            + T(()=>{DateTime x=d; return x;});
    }

    public static string DeclaredConversions2()
    {
        dynamic d=new A();
        return T(()=>(DateTime)d)
            + T(()=>(byte)d);
    }

    public static string ConversionsThatAreMissing1()
    {
        dynamic d="s";
        return T(()=>{int x=d; return x;})
            + T(()=>(int)d)
            + T(()=>{long l=(dynamic)5; return l;})
            + T(()=>{int l=(dynamic)5L; return l;})
            + T(()=>(int)(dynamic)5L);
    }

    public static string ConversionsThatAreMissing2()
    {
        dynamic d="s";
        return T(()=>{A a=d;return a;})
            + T(()=>(A)d);
    }

    public static string ConversionsOfNull()
    {
        dynamic d=null;
        return T(()=>{int x=d; return x;})
            + T(()=>(int)d)
            + T(()=>{int? x=d; return x;})
            + T(()=>{string x=d; return x;})
            + T(()=>(A)d);
    }

    public static string Constructors1()
    {
        dynamic d=1;
        return T(()=>new A2(d))
            + T(()=>new A2((dynamic)"s"))
            + T(()=>new A2((dynamic)1.5))
            + T(()=>new A2((dynamic)null))
            + T(()=>new List<int>(d).Capacity);
    }

    public static string Constructors2()
    {
        dynamic d=1;
        return T(()=>new A2(d));
    }

    public static string ArrayItems1()
    {
        dynamic d=new[]{1,2,3};
        return T(()=>d[1])
            + T(()=>d[1L])
            + T(()=>d["x"])
            + T(()=>d[1,1])
            + T(()=>d[5]);
    }

    public static string ArrayItems2()
    {
        dynamic d=new[]{1,2,3};
        return T(()=>d[1]=7)
            + T(()=>d[1]="s")
            + T(()=>d.Length)
            + T(()=>d.Foo)
            + T(()=>d[(byte)2]);
    }

    public static string ArrayItems3()
    {
        dynamic d=new[]{1,2,3};
        return T(()=>((dynamic)new int[2,2])[1,1])
            + T(()=>((dynamic)new int[2,2])[1]);
    }

    public static string ListMembers1()
    {
        dynamic d=new List<int>{1,2};
        return T(()=>d[0])
            + T(()=>d[9])
            + T(()=>{d.Add(3);return d.Count;})
            + T(()=>d.Add("s"))
            + T(()=>d.Where(null));
    }

    public static string ListMembers2()
    {
        dynamic d=new List<int>{1,2};
        return T(()=>d.Count())
            + T(()=>d.First())
            + T(()=>{int s=0; foreach(var x in d) s+=x; return s;})
            + T(()=>{foreach(var x in (dynamic)5);});
    }

    public static string BoxedStructs()
    {
        dynamic d=new S{X=1};
        return T(()=>{d.X=5; return d.X;})
            + T(()=>{d.Inc(); return d.X;})
            + T(()=>{object o=d; dynamic e=o; e.X=9; return d.X;});
    }

    public static string AnonymousObjects()
    {
        dynamic d=new {N=1,M="x"};
        return T(()=>d.N)
            + T(()=>d.M)
            + T(()=>d.Z)
            + T(()=>{d.N=4;});
    }

    public static string MembersOfAnInt1()
    {
        dynamic d=5;
        return T(()=>d.ToString())
            + T(()=>d.CompareTo(4))
            + T(()=>d.GetType())
            + T(()=>d.Equals(5))
            + T(()=>d.GetHashCode());
    }

    public static string MembersOfAnInt2()
    {
        dynamic d=5;
        return T(()=>d.MaxValue)
            + T(()=>d.Parse("4"))
            + T(()=>d.ToString("x"))
            + T(()=>d());
    }

    public static string StaticCalls1()
    {
        dynamic d=5;
        return T(()=>St(d))
            + T(()=>St((dynamic)"x"))
            + T(()=>St((dynamic)1.5))
            + T(()=>St(d,d))
            + T(()=>St(d,null));
    }

    public static string StaticCalls2()
    {
        dynamic d=5;
        return T(()=>Math.Max(d,3.5))
            + T(()=>string.Format("{0}",d))
            + T(()=>string.Join(",",d))
            + T(()=>Convert.ToString(d));
    }

    public static string MethodsThatCannotBeCalled1()
    {
        dynamic d=new A();
        return T(()=>d.Cond())
            + T(()=>d.get_P())
            + T(()=>d.add_Ev(null))
            + T(()=>d.Ge(new List<int>(),1))
            + T(()=>d.Ge(new List<string>(),"s"));
    }

    public static string MethodsThatCannotBeCalled2()
    {
        dynamic d=new A();
        return T(()=>d.Ge(1,1))
            + T(()=>d.Finalize())
            + T(()=>d.MemberwiseClone());
    }

    public static string SequencesAndCasts1()
    {
        dynamic d=(A)null; IEnumerable<int> e=new List<int>{3}; dynamic x=e;
        return T(()=>x.Count)
            + T(()=>x[0])
            + T(()=>((IList<int>)x)[0])
            + T(()=>(int[])x)
            + T(()=>(string)x);
    }

    public static string SequencesAndCasts2()
    {
        dynamic d=(A)null; IEnumerable<int> e=new List<int>{3}; dynamic x=e;
        return T(()=>{foreach(string s in x);})
            + T(()=>{foreach(long s in x) return s; return 0;})
            + T(()=>(IComparable)x);
    }

    public static string OutParameters()
    {
        dynamic d=new A();
        return T(()=>d.Outp(1))
            + T(()=>{int z=0; d.Outp(out z); return z;});
    }

    public static string AssignedValues1()
    {
        dynamic d=new A(); dynamic n="x";
        return T(()=>d.F="s")
            + T(()=>d.F=n)
            + T(()=>d.F=5L)
            + T(()=>d.F='c')
            + T(()=>d.P=null);
    }

    public static string AssignedValues2()
    {
        dynamic d=new A(); dynamic n="x";
        return T(()=>d.P+=1)
            + T(()=>d.P+="s")
            + T(()=>d.F=(byte)3)
            + T(()=>{byte b=1; d.F+=b; return d.F;});
    }

    public static string EnumConversions1()
    {
        dynamic d=E1.A;
        return T(()=>(int)d)
            + T(()=>{int x=d;return x;})
            + T(()=>(E2)d)
            + T(()=>(E1)(dynamic)2)
            + T(()=>{E1 x=(dynamic)0;return x;});
    }

    public static string EnumConversions2()
    {
        dynamic d=E1.A;
        return T(()=>d.HasFlag(E1.B))
            + T(()=>{d++;return d;})
            + T(()=>(string)d)
            + T(()=>(double)d)
            + T(()=>(char)(dynamic)65);
    }

    public static string EnumConversions3()
    {
        dynamic d=E1.A;
        return T(()=>(decimal)(dynamic)1.5)
            + T(()=>(int)(dynamic)1.9m)
            + T(()=>(int)(dynamic)'a')
            + T(()=>(bool)(dynamic)1);
    }
}
