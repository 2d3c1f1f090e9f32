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

public static class DynamicCalls
{
    private static string T(Func<object> f) { try { var r = f(); return "; " + (r == null ? "null" : r.GetType().Name + ":" + r); } catch (Exception e) { return "; " + e.GetType().Name + "|" + e.Message + (e.InnerException != null ? "INNER" : ""); } }
    private static string T(Action f) { try { f(); return "; ok"; } catch (Exception e) { return "; " + e.GetType().Name + "|" + e.Message; } }
    static string Ov(int i)=>"int"; static string Ov(long i)=>"long"; static string Ov(double i)=>"double"; static string Ov(object i)=>"object"; static string Ov(string i)=>"string"; static string Ov(IEnumerable<int> i)=>"ienum"; static string Ov(params int[] i)=>"params"; static string Ov(char c)=>"char"; static string Ov(Base1 b)=>"Base1";
    static string Gen<T>(T a,T b)=>typeof(T).Name; static string Gen2<T>(IEnumerable<T> a)=>typeof(T).Name; static string Gen3<K,V>(Dictionary<K,V> d)=>typeof(K).Name+typeof(V).Name; static string Gen4<T>(T? x) where T:struct=>typeof(T).Name; static string Gen5<T>(T x)=>"gen"+typeof(T).Name; static string Gen5(object x)=>"obj"; static string Gen6<T>(T x) where T:class,new()=>"c"; static string Gen7<T>(T x) where T:IComparable<T> =>"cmp"; static string Gen8<T,R>(T x,Func<T,R> f)=>""+f(x); static string Gen9<T>(params T[] x)=>typeof(T).Name+x.Length; static string Gen10<T>(List<T> x, Action<T> f)=>typeof(T).Name;

    public static string HiddenTypes1()
    {
        dynamic d=Outer.Make(); dynamic e=Outer.Make2();
        return T(()=>d.X)
            + T(()=>d.M())
            + T(()=>d.ToString())
            + T(()=>e.BX)
            + T(()=>e.X);
    }

    public static string HiddenTypes2()
    {
        dynamic d=Outer.Make(); dynamic e=Outer.Make2();
        return T(()=>Outer.In())
            + T(()=>e+1);
    }

    public static string OverridesAndHiding1()
    {
        dynamic d=new Der1();
        return T(()=>d.V(1))
            + T(()=>d.N("s"))
            + T(()=>d.N(1))
            + T(()=>d.H)
            + T(()=>d.BX);
    }

    public static string OverridesAndHiding2()
    {
        dynamic d=new Der1();
        return T(()=>d.Zork);
    }

    public static string InterfaceMembers1()
    {
        dynamic d=new Impl(); IFoo2 i=new Impl(); dynamic one=1;
        return T(()=>d.Foo())
            + T(()=>d.Bar(1))
            + T(()=>i.Bar(one))
            + T(()=>i.Baz(one))
            + T(()=>((IFoo)d).Foo());
    }

    public static string InterfaceMembers2()
    {
        dynamic d=new Impl(); IFoo2 i=new Impl(); dynamic one=1;
        return T(()=>i.Bar((dynamic)"s"))
            + T(()=>i.Equals(one));
    }

    public static string StructsWithOperators1()
    {
        dynamic d=new Money{V=3};
        return T(()=>d+d)
            + T(()=>d+1)
            + T(()=>d*2)
            + T(()=>-d)
            + T(()=>{d++;return d;});
    }

    public static string StructsWithOperators2()
    {
        dynamic d=new Money{V=3};
        return T(()=>d&&d)
            + T(()=>d||d)
            + T(()=>{if(d)return 1;return 0;})
            + T(()=>d==d)
            + T(()=>d!=new Money());
    }

    public static string StructsWithOperators3()
    {
        dynamic d=new Money{V=3};
        return T(()=>(Money)(dynamic)4)
            + T(()=>(double)d)
            + T(()=>(int)d)
            + T(()=>{double x=d;return x;})
            + T(()=>{Money m=(dynamic)4;return m;});
    }

    public static string StructsWithOperators4()
    {
        dynamic d=new Money{V=3};
        return T(()=>d==null)
            + T(()=>d+null)
            + T(()=>!d)
            + T(()=>d<4)
            + T(()=>d+"x");
    }

    public static string CallsOfDelegates1()
    {
        dynamic f=(Func<int,string,int>)((a,b)=>a);
        return T(()=>f(1,"s"))
            + T(()=>f("s",1))
            + T(()=>f(1))
            + T(()=>f(b:"s",a:1))
            + T(()=>f(arg2:"s",arg1:1));
    }

    public static string CallsOfDelegates2()
    {
        dynamic f=(Func<int,string,int>)((a,b)=>a);
        return T(()=>f.Invoke(2,"x"))
            + T(()=>f(1.5,"x"))
            + T(()=>f.Method.Name.Length>0)
            + T(()=>f.DynamicInvoke(1,"s"))
            + T(()=>f(zz:1));
    }

    public static string Texts1()
    {
        dynamic d="abc";
        return T(()=>d.Length)
            + T(()=>d[1])
            + T(()=>d.Substring(1))
            + T(()=>d.Substring(1,1))
            + T(()=>d.ToUpper());
    }

    public static string Texts2()
    {
        dynamic d="abc";
        return T(()=>d.Contains("b"))
            + T(()=>d.Split('b').Length)
            + T(()=>d.IndexOf('c'))
            + T(()=>d.Foo(1))
            + T(()=>d.Length());
    }

    public static string Texts3()
    {
        dynamic d="abc";
        return T(()=>d.Length=4)
            + T(()=>d.Replace("a","z"))
            + T(()=>d.Equals("abc"))
            + T(()=>d=="abc")
            + T(()=>d!="abc");
    }

    public static string Texts4()
    {
        dynamic d="abc";
        return T(()=>d+1+2.5)
            + T(()=>1+d)
            + T(()=>d+null)
            + T(()=>$"{d}!")
            + T(()=>{d+="q";return d;});
    }

    public static string Texts5()
    {
        dynamic d="abc";
        return T(()=>d.GetType().Name)
            + T(()=>d.CompareTo("abd"))
            + T(()=>string.IsNullOrEmpty(d))
            + T(()=>d[99])
            + T(()=>d is string);
    }

    public static string Texts6()
    {
        dynamic d="abc";
        return T(()=>d as string)
            + T(()=>d as List<int>)
            + T(()=>d?.Length)
            + T(()=>d??"z")
            + T(()=>d.Trim);
    }

    public static string Texts7()
    {
        dynamic d="abc";
        return T(()=>d.GetType().Foo);
    }

    public static string OverloadsByRuntimeType()
    {
        dynamic[] a={1,2L,3f,"s",'c',(byte)1,(short)1,1u,1ul,1m,null,new[]{1},new List<int>(),new Der1(),true,DateTime.MinValue}; var s=""; foreach(var x in a) s+=T(()=>Ov(x));
        return s;
    }

    public static string TypeInference1()
    {
        dynamic i=1; dynamic s="s"; dynamic l=new List<int>{1};
        return T(()=>Gen(i,2))
            + T(()=>Gen(i,s))
            + T(()=>Gen(i,2.5))
            + T(()=>Gen2(l))
            + T(()=>Gen2((dynamic)new[]{"a"}));
    }

    public static string TypeInference2()
    {
        dynamic i=1; dynamic s="s"; dynamic l=new List<int>{1};
        return T(()=>Gen2(i))
            + T(()=>Gen3((dynamic)new Dictionary<string,int>()))
            + T(()=>Gen4(i))
            + T(()=>Gen5(i))
            + T(()=>Gen6((dynamic)new List<int>()));
    }

    public static string TypeInference3()
    {
        dynamic i=1; dynamic s="s"; dynamic l=new List<int>{1};
        return T(()=>Gen6(i))
            + T(()=>Gen6(s))
            + T(()=>Gen7(i))
            + T(()=>Gen7(l))
            + T(()=>Gen8(i,(Func<int,string>)(x=>"f"+x)));
    }

    public static string TypeInference4()
    {
        dynamic i=1; dynamic s="s"; dynamic l=new List<int>{1};
        return T(()=>Gen9(i,2,3))
            + T(()=>Gen9(i,s))
            + T(()=>Gen5((dynamic)null))
            + T(()=>Gen10(l,(Action<int>)null))
            + T(()=>Gen2((dynamic)"str"));
    }

    public static string TypeInference5()
    {
        dynamic i=1; dynamic s="s"; dynamic l=new List<int>{1};
        return T(()=>Gen(i,null));
    }

    public static string Dates1()
    {
        dynamic d=new DateTime(2020,1,2); dynamic t=TimeSpan.FromDays(1);
        return T(()=>(d+t).Day)
            + T(()=>(d-d).TotalDays)
            + T(()=>d<d+t)
            + T(()=>d.AddDays(1).Day)
            + T(()=>d+1);
    }

    public static string Dates2()
    {
        dynamic d=new DateTime(2020,1,2); dynamic t=TimeSpan.FromDays(1);
        return T(()=>d.Year)
            + T(()=>-t)
            + T(()=>t*2)
            + T(()=>d==t)
            + T(()=>d.ToString("yyyy"));
    }

    public static string TuplesAndPairs1()
    {
        dynamic t=(1,"x"); dynamic k=new KeyValuePair<string,int>("a",1); dynamic x=new Tuple<int,int>(1,2);
        return T(()=>t.Item1)
            + T(()=>t.Foo)
            + T(()=>k.Key)
            + T(()=>x.Item2)
            + T(()=>{t.Item1=5;return t.Item1;});
    }

    public static string TuplesAndPairs2()
    {
        dynamic t=(1,"x"); dynamic k=new KeyValuePair<string,int>("a",1); dynamic x=new Tuple<int,int>(1,2);
        return T(()=>t==t)
            + T(()=>k.Value+1)
            + T(()=>{var (a,b)=((int,string))t;return a+b;});
    }

    public static string Dictionaries1()
    {
        dynamic d=new Dictionary<string,object>{["a"]=1};
        return T(()=>d["a"])
            + T(()=>d["a"]+1)
            + T(()=>{d["b"]=2;return d.Count;})
            + T(()=>d["zz"])
            + T(()=>{foreach(var kv in d) return kv.Key; return null;});
    }

    public static string Dictionaries2()
    {
        dynamic d=new Dictionary<string,object>{["a"]=1};
        return T(()=>d.TryGetValue("a"))
            + T(()=>d.ContainsKey("a"))
            + T(()=>d[1])
            + T(()=>d["a"]+="x")
            + T(()=>{d["b"]++;return d["b"];});
    }
}
