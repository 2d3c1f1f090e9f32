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

public static class DynamicOperators
{
    private static string T(Func<object> f) { try { var r = f(); return "; " + (r == null ? "null" : r.GetType().Name + ":" + r); } catch (Exception e) { return "; " + e.GetType().Name + "|" + e.Message + (e.InnerException != null ? "INNER" : ""); } }
    private static string T(Action f) { try { f(); return "; ok"; } catch (Exception e) { return "; " + e.GetType().Name + "|" + e.Message; } }
    static int St(int a,string b="q")=>a; static int St(string s)=>-1;

    public static string AdditionOfAnInt1()
    {
        dynamic d=1; object o=1;
        return T(()=>d+o)
            + T(()=>d+"s")
            + T(()=>d+null)
            + T(()=>d+1.5m)
            + T(()=>d+1.5);
    }

    public static string AdditionOfAnInt2()
    {
        dynamic d=1; object o=1;
        return T(()=>d+true)
            + T(()=>d+'c')
            + T(()=>d-"s")
            + T(()=>null+d);
    }

    public static string EnumOperators1()
    {
        dynamic d=E1.B;
        return T(()=>d+1)
            + T(()=>d-E1.A)
            + T(()=>d|E1.C)
            + T(()=>~d)
            + T(()=>d==E1.B);
    }

    public static string EnumOperators2()
    {
        dynamic d=E1.B;
        return T(()=>d<E1.C)
            + T(()=>d==0)
            + T(()=>d==1)
            + T(()=>d+d)
            + T(()=>1+d);
    }

    public static string EnumOperators3()
    {
        dynamic d=E1.B;
        return T(()=>d==E2.A)
            + T(()=>d-1)
            + T(()=>!d)
            + T(()=>d^E1.C);
    }

    public static string OperatorsOfNull1()
    {
        dynamic d=new S(); dynamic n=null;
        return T(()=>d==null)
            + T(()=>5==n)
            + T(()=>n==5)
            + T(()=>n==null)
            + T(()=>d==d);
    }

    public static string OperatorsOfNull2()
    {
        dynamic d=new S(); dynamic n=null;
        return T(()=>n+n)
            + T(()=>n<5)
            + T(()=>n+5)
            + T(()=>n+"s")
            + T(()=>-n);
    }

    public static string OperatorsOfNull3()
    {
        dynamic d=new S(); dynamic n=null;
        return T(()=>!n)
            + T(()=>n&true);
    }

    public static string OperatorsOfObjects1()
    {
        dynamic d=new A(); dynamic s="x"; object o=s;
        return T(()=>d==s)
            + T(()=>d==o)
            + T(()=>s==o)
            + T(()=>d==new object())
            + T(()=>d==1);
    }

    public static string OperatorsOfObjects2()
    {
        dynamic d=new A(); dynamic s="x"; object o=s;
        return T(()=>d<1)
            + T(()=>d+1)
            + T(()=>d-1)
            + T(()=>-d)
            + T(()=>s-1);
    }

    public static string OperatorsOfObjects3()
    {
        dynamic d=new A(); dynamic s="x"; object o=s;
        return T(()=>s*s)
            + T(()=>s==new List<int>());
    }

    public static string NumericPromotion1()
    {
        dynamic u=5u; dynamic i=5; dynamic ul=5ul; dynamic l=5L; dynamic b=(byte)5; dynamic sb=(sbyte)5; dynamic c='c'; dynamic f=1f; dynamic m=1m;
        return T(()=>u+i)
            + T(()=>ul+i)
            + T(()=>ul+5)
            + T(()=>u+5)
            + T(()=>b+b);
    }

    public static string NumericPromotion2()
    {
        dynamic u=5u; dynamic i=5; dynamic ul=5ul; dynamic l=5L; dynamic b=(byte)5; dynamic sb=(sbyte)5; dynamic c='c'; dynamic f=1f; dynamic m=1m;
        return T(()=>c+c)
            + T(()=>f+i)
            + T(()=>f+m)
            + T(()=>f+1.0)
            + T(()=>m+i);
    }

    public static string NumericPromotion3()
    {
        dynamic u=5u; dynamic i=5; dynamic ul=5ul; dynamic l=5L; dynamic b=(byte)5; dynamic sb=(sbyte)5; dynamic c='c'; dynamic f=1f; dynamic m=1m;
        return T(()=>ul+l)
            + T(()=>u+ul)
            + T(()=>-u)
            + T(()=>-ul)
            + T(()=>-b);
    }

    public static string NumericPromotion4()
    {
        dynamic u=5u; dynamic i=5; dynamic ul=5ul; dynamic l=5L; dynamic b=(byte)5; dynamic sb=(sbyte)5; dynamic c='c'; dynamic f=1f; dynamic m=1m;
        return T(()=>~b)
            + T(()=>~f)
            + T(()=>+c)
            + T(()=>!i)
            + T(()=>sb+u);
    }

    public static string CheckedArithmetic1()
    {
        dynamic i=int.MaxValue; dynamic b=(byte)255;
        return T(()=>i+1)
            + T(()=>checked(i+1))
            + T(()=>{b++; return b;})
            + T(()=>{checked{b++;} return b;})
            + T(()=>{b+=1;return b;});
    }

    public static string CheckedArithmetic2()
    {
        dynamic i=int.MaxValue; dynamic b=(byte)255;
        return T(()=>checked((byte)i))
            + T(()=>unchecked((byte)i))
            + T(()=>(byte)i)
            + T(()=>{i++;return i;})
            + T(()=>checked(-(dynamic)int.MinValue));
    }

    public static string CheckedArithmetic3()
    {
        dynamic i=int.MaxValue; dynamic b=(byte)255;
        return T(()=>checked(i*i));
    }

    public static string IntegerOperators1()
    {
        dynamic i=5;
        return T(()=>i/0)
            + T(()=>i%3)
            + T(()=>i<<2)
            + T(()=>i>>1)
            + T(()=>i<<2L);
    }

    public static string IntegerOperators2()
    {
        dynamic i=5;
        return T(()=>i&3)
            + T(()=>i|8)
            + T(()=>i^1)
            + T(()=>5L<<i)
            + T(()=>1.5%i);
    }

    public static string IntegerOperators3()
    {
        dynamic i=5;
        return T(()=>i<<33);
    }

    public static string BooleanOperators1()
    {
        dynamic t=true; dynamic i=1;
        return T(()=>t&&false)
            + T(()=>t||i)
            + T(()=>t&&i)
            + T(()=>t&true)
            + T(()=>t^true);
    }

    public static string BooleanOperators2()
    {
        dynamic t=true; dynamic i=1;
        return T(()=>{if(i) return 1; return 2;})
            + T(()=>i&&t)
            + T(()=>!t)
            + T(()=>t==true)
            + T(()=>t<true);
    }

    public static string BooleanOperators3()
    {
        dynamic t=true; dynamic i=1;
        return T(()=>i?1:2)
            + T(()=>t?1:2);
    }

    public static string DelegateOperators1()
    {
        dynamic d=(Action)(()=>{});
        return T(()=>{d+=(Action)(()=>{}); return ((Delegate)d).GetInvocationList().Length;})
            + T(()=>d-d)
            + T(()=>d==d)
            + T(()=>d+1)
            + T(()=>d+null);
    }

    public static string DelegateOperators2()
    {
        dynamic d=(Action)(()=>{});
        return T(()=>d+(Func<int>)(()=>1))
            + T(()=>d())
            + T(()=>d(1));
    }

    public static string LiftedOperators1()
    {
        int? n=null; int? f=4; dynamic d=5;
        return T(()=>d+n)
            + T(()=>d+f)
            + T(()=>d<n)
            + T(()=>d==n)
            + T(()=>d*f);
    }

    public static string LiftedOperators2()
    {
        int? n=null; int? f=4; dynamic d=5;
        return T(()=>n==d);
    }
}
