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

public class Outer { private class Hidden { public int X=1; public int M()=>2; public override string ToString()=>"hid"; } private class Hid2:Base1 { public int X=1; } public static object Make()=>new Hidden(); public static object Make2()=>new Hid2(); internal static string In() { dynamic d=new Hidden(); return d.X+""; } }

public class Base1 { public int BX=5; public virtual string V(int i)=>"bint"; public string N(object o)=>"bobj"; public string H=>"bh"; }

public class Der1:Base1 { public override string V(int i)=>"dint"; public string V(object o)=>"dobj"; public string N(int o)=>"dint"; private new string H=>"dh"; }

public interface IFoo { string Foo(); string Bar(int i); } public interface IFoo2:IFoo { string Baz(object o); }

public class Impl:IFoo2 { string IFoo.Foo()=>"foo"; public string Bar(int i)=>"bar"; public string Baz(object o)=>"baz"; }

public struct Money { public int V; public static implicit operator double(Money m)=>m.V; public static explicit operator Money(int i)=>new Money{V=i}; public static Money operator+(Money a,Money b)=>new Money{V=a.V+b.V}; public static Money operator-(Money a)=>new Money{V=-a.V}; public static Money operator++(Money a)=>new Money{V=a.V+1}; public static bool operator true(Money a)=>a.V!=0; public static bool operator false(Money a)=>a.V==0; public static Money operator&(Money a,Money b)=>new Money{V=a.V&b.V}; public static bool operator==(Money a,Money b)=>a.V==b.V; public static bool operator!=(Money a,Money b)=>a.V!=b.V; public override bool Equals(object o)=>true; public override int GetHashCode()=>0; public override string ToString()=>"$"+V; }

public class Dyn:DynamicObject { public string Log=""; public int Real=3; public string RealM(int a)=>"real"+a;

 public override bool TryGetMember(GetMemberBinder b,out object r){Log+="get"+b.Name+b.IgnoreCase+b.ReturnType.Name; r=b.Name=="Fn"?(Func<int,int>)(x=>x+100):b.Name=="Null"?null:"v"+b.Name; return b.Name!="No";}

 public override bool TrySetMember(SetMemberBinder b,object v){Log+="set"+b.Name+v; return b.Name!="No";}

 public override bool TryInvokeMember(InvokeMemberBinder b,object[] a,out object r){Log+="inv"+b.Name+b.CallInfo.ArgumentCount+string.Join("/",b.CallInfo.ArgumentNames)+"("+string.Join(",",a)+")"; r="r"; return b.Name.StartsWith("Do");}

 public override bool TryInvoke(InvokeBinder b,object[] a,out object r){r="I"+b.CallInfo.ArgumentCount; return a.Length>0;}

 public override bool TryConvert(ConvertBinder b,out object r){Log+="conv"+b.Type.Name+b.Explicit; r=b.Type==typeof(int)?(object)5:b.Type==typeof(string)?"str":b.Type==typeof(long)?"bad":null; return b.Type!=typeof(DateTime);}

 public override bool TryBinaryOperation(BinaryOperationBinder b,object a,out object r){r="B"+b.Operation+a; return b.Operation!=System.Linq.Expressions.ExpressionType.Divide;}

 public override bool TryUnaryOperation(UnaryOperationBinder b,out object r){r=b.Operation==System.Linq.Expressions.ExpressionType.IsTrue||b.Operation==System.Linq.Expressions.ExpressionType.IsFalse?(object)true:"U"+b.Operation; return b.Operation!=System.Linq.Expressions.ExpressionType.OnesComplement;}

 public override bool TryGetIndex(GetIndexBinder b,object[] i,out object r){r="x"+string.Join(",",i)+b.CallInfo.ArgumentCount; return i.Length<3;}

 public override bool TrySetIndex(SetIndexBinder b,object[] i,object v){Log+="si"+i[0]+v; return i.Length<2;}

}

public class Dyn0:DynamicObject { public int A=1; }

public static class DynamicObjects
{
    private static string T(Func<object> f) { try { var r = f(); return "; " + (r == null ? "null" : r.GetType().Name + ":" + r); } catch (Exception e) { return "; " + e.GetType().Name + "|" + e.Message + (e.InnerException != null ? "INNER" : ""); } }
    private static string T(Action f) { try { f(); return "; ok"; } catch (Exception e) { return "; " + e.GetType().Name + "|" + e.Message; } }
    static int St(int a,string b="q")=>a; static int St(string s)=>-1;
    static string Ov(int i)=>"int"; static string Ov(long i)=>"long"; static string Ov(double i)=>"double"; static string Ov(object i)=>"object"; static string Ov(string i)=>"string"; static string Ov(IEnumerable<int> i)=>"ienum"; static string Ov(params int[] i)=>"params"; static string Ov(char c)=>"char"; static string Ov(Base1 b)=>"Base1";
    static string Gen<T>(T a,T b)=>typeof(T).Name; static string Gen2<T>(IEnumerable<T> a)=>typeof(T).Name; static string Gen3<K,V>(Dictionary<K,V> d)=>typeof(K).Name+typeof(V).Name; static string Gen4<T>(T? x) where T:struct=>typeof(T).Name; static string Gen5<T>(T x)=>"gen"+typeof(T).Name; static string Gen5(object x)=>"obj"; static string Gen6<T>(T x) where T:class,new()=>"c"; static string Gen7<T>(T x) where T:IComparable<T> =>"cmp"; static string Gen8<T,R>(T x,Func<T,R> f)=>""+f(x); static string Gen9<T>(params T[] x)=>typeof(T).Name+x.Length; static string Gen10<T>(List<T> x, Action<T> f)=>typeof(T).Name;

    public static string Expandos1()
    {
        dynamic d=new ExpandoObject(); d.X=1; d.F=(Func<int,int>)(x=>x*2);
        return T(()=>d.X)
            + T(()=>d.Y)
            + T(()=>d.F(4))
            + T(()=>d.X(4))
            + T(()=>d.G());
    }

    public static string Expandos2()
    {
        dynamic d=new ExpandoObject(); d.X=1; d.F=(Func<int,int>)(x=>x*2);
        return T(()=>d.ToString())
            + T(()=>d.Add("a",1))
            + T(()=>{d.X++;return d.X;})
            + T(()=>((IDictionary<string,object>)d).Count)
            + T(()=>d["X"]);
    }

    public static string Expandos3()
    {
        dynamic d=new ExpandoObject(); d.X=1; d.F=(Func<int,int>)(x=>x*2);
        return T(()=>d==null)
            + T(()=>d+1)
            + T(()=>(int)d)
            + T(()=>d.F);
    }

    public static string DynamicMembers1()
    {
        dynamic d=new Dyn();
        return T(()=>d.Foo)
            + T(()=>d.Real)
            + T(()=>d.RealM(3))
            + T(()=>d.No)
            + T(()=>d.Null);
    }

    public static string DynamicMembers2()
    {
        dynamic d=new Dyn();
        return T(()=>{d.Z=4;})
            + T(()=>{d.No=4;})
            + T(()=>d.Z=5)
            + T(()=>d.DoIt(1,x:2))
            + T(()=>d.Fn(5));
    }

    public static string DynamicMembers3()
    {
        dynamic d=new Dyn();
        return T(()=>d.Bad(5))
            + T(()=>d.No(5))
            + T(()=>d(1))
            + T(()=>d())
            + T(()=>((Dyn)d).Log);
    }

    public static string DynamicMembers4()
    {
        dynamic d=new Dyn();
        return T(()=>{d.Real="x";});
    }

    public static string DynamicConversions1()
    {
        dynamic d=new Dyn();
        return T(()=>(int)d)
            + T(()=>{int x=d;return x;})
            + T(()=>(string)d)
            + T(()=>(long)d)
            + T(()=>(DateTime)d);
    }

    public static string DynamicConversions2()
    {
        dynamic d=new Dyn();
        return T(()=>(IComparable)d)
            + T(()=>{IComparable c=d; return c;})
            + T(()=>{foreach(var x in d);})
            + T(()=>(byte)d)
            + T(()=>(object)d==null);
    }

    public static string DynamicConversions3()
    {
        dynamic d=new Dyn();
        return T(()=>((Dyn)d).Log)
            + T(()=>(int?)d);
    }

    public static string DynamicOperations1()
    {
        dynamic d=new Dyn();
        return T(()=>d+1)
            + T(()=>d/1)
            + T(()=>1+d)
            + T(()=>d==1)
            + T(()=>d==null);
    }

    public static string DynamicOperations2()
    {
        dynamic d=new Dyn();
        return T(()=>-d)
            + T(()=>~d)
            + T(()=>!d)
            + T(()=>{if(d)return 1;return 0;})
            + T(()=>d&&true);
    }

    public static string DynamicOperations3()
    {
        dynamic d=new Dyn();
        return T(()=>{var e=d; e+=2; return e;})
            + T(()=>{var e=d; e++; return e;})
            + T(()=>d[1])
            + T(()=>d[1,2,3])
            + T(()=>{d[1]=2;});
    }

    public static string DynamicOperations4()
    {
        dynamic d=new Dyn();
        return T(()=>{d[1,2]=2;})
            + T(()=>d.X+=2)
            + T(()=>d[1]+=2)
            + T(()=>((Dyn)d).Log)
            + T(()=>d+"s");
    }

    public static string DynamicOperations5()
    {
        dynamic d=new Dyn();
        return T(()=>d||true);
    }

    public static string ObjectsWithoutOverrides1()
    {
        dynamic d=new Dyn0();
        return T(()=>d.A)
            + T(()=>d.B)
            + T(()=>d.C())
            + T(()=>(int)d)
            + T(()=>d+1);
    }

    public static string ObjectsWithoutOverrides2()
    {
        dynamic d=new Dyn0();
        return T(()=>d[1])
            + T(()=>d())
            + T(()=>{d.Q=1;})
            + T(()=>!d)
            + T(()=>d.A+=3);
    }

    public static string ObjectsWithoutOverrides3()
    {
        dynamic d=new Dyn0();
        return T(()=>string.Join(",",d.GetDynamicMemberNames()));
    }

    public static string ExpandosAsDictionaries1()
    {
        var e=new ExpandoObject(); var s=""; ((INotifyPropertyChanged)e).PropertyChanged+=(o,a)=>s+=a.PropertyName+";"; dynamic d=e; d.A=1; d.A=1; d.B="x"; d.B="x"; var dict=(IDictionary<string,object>)e; dict["C"]=3; dict.Remove("A"); dict.Add("A",5); s+=string.Join(",",dict.Keys)+string.Join(",",dict.Values)+dict.Count;
        return T(()=>s)
            + T(()=>dict["zz"])
            + T(()=>dict.Add("A",1))
            + T(()=>dict.ContainsKey("B"))
            + T(()=>dict.Remove("zz"));
    }

    public static string ExpandosAsDictionaries2()
    {
        var e=new ExpandoObject(); var s=""; ((INotifyPropertyChanged)e).PropertyChanged+=(o,a)=>s+=a.PropertyName+";"; dynamic d=e; d.A=1; d.A=1; d.B="x"; d.B="x"; var dict=(IDictionary<string,object>)e; dict["C"]=3; dict.Remove("A"); dict.Add("A",5); s+=string.Join(",",dict.Keys)+string.Join(",",dict.Values)+dict.Count;
        return T(()=>{dict.Clear();return dict.Count;})
            + T(()=>s)
            + T(()=>dict.IsReadOnly)
            + T(()=>{d.q=1; d.Q=2; return d.q;})
            + T(()=>string.Join(",",dict));
    }

    public static string ExpandosAsDictionaries3()
    {
        var e=new ExpandoObject(); var s=""; ((INotifyPropertyChanged)e).PropertyChanged+=(o,a)=>s+=a.PropertyName+";"; dynamic d=e; d.A=1; d.A=1; d.B="x"; d.B="x"; var dict=(IDictionary<string,object>)e; dict["C"]=3; dict.Remove("A"); dict.Add("A",5); s+=string.Join(",",dict.Keys)+string.Join(",",dict.Values)+dict.Count;
        return T(()=>dict.Contains(new KeyValuePair<string,object>("q",1)))
            + T(()=>dict.Remove(new KeyValuePair<string,object>("q",7)))
            + T(()=>dict.TryGetValue("nn",out var v)+""+v)
            + T(()=>{foreach(var k in dict) dict["new"]=1;})
            + T(()=>dict[null]);
    }

    public static string ExpandosAsDictionaries4()
    {
        var e=new ExpandoObject(); var s=""; ((INotifyPropertyChanged)e).PropertyChanged+=(o,a)=>s+=a.PropertyName+";"; dynamic d=e; d.A=1; d.A=1; d.B="x"; d.B="x"; var dict=(IDictionary<string,object>)e; dict["C"]=3; dict.Remove("A"); dict.Add("A",5); s+=string.Join(",",dict.Keys)+string.Join(",",dict.Values)+dict.Count;
        return T(()=>{dict.Keys.Add("x");})
            + T(()=>{var a=new KeyValuePair<string,object>[2]; dict.CopyTo(a,0);return a[0];})
            + T(()=>{var a=new KeyValuePair<string,object>[1]; dict.CopyTo(a,0);return a[0];});
    }

    public static string ExpandoClosures()
    {
        dynamic d=new ExpandoObject(); d.Total=0; d.Inc=(Action)(()=>d.Total++); d.Inc(); d.Inc(); d.Sub=new ExpandoObject(); d.Sub.X=4; d.Sub.X*=3; d.L=new List<int>{1}; d.L.Add(4); d.Ev=null; d.Ev+=new EventHandler((s,e)=>d.Total+=10); d.Ev(null,EventArgs.Empty);
        return d.Total+" "+d.Sub.X+" "+d.L.Count+T(()=>d.Null())+T(()=>{d.N=null; d.N();});
    }
}
