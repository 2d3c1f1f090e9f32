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

public class H { public Action F; public Func<int,int> P=>null; public Action<int> G=null; public static int Sum(params int[] x)=>x.Sum(); public int Q; public static bool operator true(H h)=>h.Q>0; public static bool operator false(H h)=>h.Q<=0; public void VoidM(int x){Q=x;} public virtual int Virt()=>1; public int? NI; public E8 E; public object Obj; public dynamic Dy; public string this[int i]{get=>"i"+i;} public string this[string s]{get=>"s"+s; set{Q=value.Length;}} public int this[int a,int b]=>a*b; public int Get(int a, in int b)=>a+b; }

public class H2:H { public override int Virt()=>base.Virt()+10; public new int Q=5; } public enum E8:byte{A,B,C=255}

public struct St { public int A; public int P{get;set;} public void Set(int v){A=v;} public override string ToString()=>"St"+A; public int M(int x)=>x+A; }

public static class DynamicVariables
{
    private static string T(Func<object> f) { try { var r = f(); return "; " + (r == null ? "null" : r.GetType().Name + ":" + r); } catch (Exception e) { return "; " + e.GetType().Name + "|" + e.Message + (e.InnerException != null ? "INNER" : ""); } }
    private static string T(Action f) { try { f(); return "; ok"; } catch (Exception e) { return "; " + e.GetType().Name + "|" + e.Message; } }
    enum EL:long{A,B} enum EU:uint{A=1,B=0}
    static void Swap(ref int a, ref int b){ (a,b)=(b,a);} static string RO(ref object o){o="set";return "r";} static int RI(ref int i, int k){ i+=k; return i; }

    public static string MembersInOperators1()
    {
        dynamic d=new H();
        return T(()=>{d.F();return 1;})
            + T(()=>d.P(1))
            + T(()=>{d.G(3);return 1;})
            + T(()=>H.Sum((dynamic)1,2))
            + T(()=>{d.VoidM(3);return d.Q;});
    }

    public static string MembersInOperators2()
    {
        dynamic d=new H();
        return T(()=>d.VoidM(3))
            + T(()=>d?"t":"f")
            + T(()=>{dynamic h=new H2(); return h.Virt()+h.Q;})
            + T(()=>{H h=new H2(); dynamic x=h; return x.Q;})
            + T(()=>{d.NI=5; return d.NI+1;});
    }

    public static string MembersInOperators3()
    {
        dynamic d=new H();
        return T(()=>{d.NI=null; return d.NI;})
            + T(()=>{d.E=E8.B; d.E|=E8.C; return d.E;})
            + T(()=>{d.E++; return d.E;})
            + T(()=>checked(d.E+1))
            + T(()=>{d.Obj=5; return d.Obj+1;});
    }

    public static string MembersInOperators4()
    {
        dynamic d=new H();
        return T(()=>{d.Dy="q"; return d.Dy+1;})
            + T(()=>d[1]+d["a"]+d[2,3])
            + T(()=>{d["z"]="four"; return d.Q;})
            + T(()=>d[1.5])
            + T(()=>d[1,2,3]);
    }

    public static string MembersInOperators5()
    {
        dynamic d=new H();
        return T(()=>{d[1]="x";return 1;})
            + T(()=>d.Get(1,2))
            + T(()=>{dynamic e=EL.A; e++; return e;})
            + T(()=>{dynamic e=EU.A; e--; return e;})
            + T(()=>{dynamic e=EL.A; return e+1;});
    }

    public static string MembersInOperators6()
    {
        dynamic d=new H();
        return T(()=>{dynamic e=E8.A; return e+1;})
            + T(()=>{dynamic e=E8.A; return ~e;})
            + T(()=>{dynamic e=E8.A; return e-E8.B;})
            + T(()=>{dynamic e=E8.A; return e|E8.B;})
            + T(()=>{dynamic e=EL.B; return e-1L;});
    }

    public static string StructsBehindDynamic1()
    {
        dynamic d=new St{A=1}; St s=new St{A=5}; dynamic x=2;
        return T(()=>{d.A=3; return d;})
            + T(()=>{d.P=4; return d.P;})
            + T(()=>{d.Set(8); return d.A;})
            + T(()=>{d.A++; d.A+=2; return d.A;})
            + T(()=>{object o=d; return ((St)o).A;});
    }

    public static string StructsBehindDynamic2()
    {
        dynamic d=new St{A=1}; St s=new St{A=5}; dynamic x=2;
        return T(()=>{St t=d; t.A=100; return d.A;})
            + T(()=>{var a=new St[]{new St{A=1}}; dynamic e=a; e[0].A=7; return a[0].A;})
            + T(()=>{var l=new List<dynamic>{new St{A=1}}; l[0].A=7; return l[0].A;});
    }

    public static string StructReceivers()
    {
        St s=new St{A=5}; dynamic x=2;
        return T(()=>s.M(x));
    }

    public static string ParsingWithOut()
    {
        dynamic k="4";
        return T(()=>int.TryParse(k,out int v)?v:0);
    }

    public static string LookupWithOut()
    {
        var d=new Dictionary<string,int>{["a"]=1}; dynamic k="a";
        return T(()=>d.TryGetValue(k,out int v)?v:0);
    }

    public static string LateLookupWithOut()
    {
        dynamic d=new Dictionary<string,int>{["a"]=1};
        return T(()=>d.TryGetValue("a",out int v)?v:0)
            + T(()=>{int z=5; d.TryGetValue("q",out z); return z;});
    }

    public static string References()
    {
        int a=1,b=2; dynamic k=5; object o=1; dynamic dd=7;
        return T(()=>{Swap(ref a, ref b); return a;})
            + T(()=>RI(ref a,k))
            + T(()=>a)
            + T(()=>RO(ref dd))
            + T(()=>dd);
    }

    public static string NullInStatements1()
    {
        dynamic d=5; dynamic n=null;
        return T(()=>d.Equals(n))
            + T(()=>object.Equals(d,5))
            + T(()=>object.ReferenceEquals(n,null))
            + T(()=>d.ToString("D3",System.Globalization.CultureInfo.InvariantCulture))
            + T(()=>((object)d).GetHashCode());
    }

    public static string NullInStatements2()
    {
        dynamic d=5; dynamic n=null;
        return T(()=>d.GetTypeCode())
            + T(()=>{if(n==null) return "isnull"; return "";})
            + T(()=>{if(n) return 1; return 2;})
            + T(()=>n?1:2)
            + T(()=>!n);
    }

    public static string NullInStatements3()
    {
        dynamic d=5; dynamic n=null;
        return T(()=>n&&true)
            + T(()=>true&&n)
            + T(()=>false||n)
            + T(()=>n.ToString())
            + T(()=>new List<int>{d}.Count);
    }

    public static string NullInStatements4()
    {
        dynamic d=5; dynamic n=null;
        return T(()=>new[]{d,1}.Length)
            + T(()=>new{X=d}.X)
            + T(()=>(d,1).Item1)
            + T(()=>{foreach(int i in n) {} return 1;})
            + T(()=>{ulong u=5; return u+d;});
    }

    public static string NullInStatements5()
    {
        dynamic d=5; dynamic n=null;
        return T(()=>5u+d)
            + T(()=>(sbyte)1+d)
            + T(()=>d+1ul)
            + T(()=>((dynamic)'a')+1)
            + T(()=>((dynamic)'a')+"b");
    }

    public static string NullInStatements6()
    {
        dynamic d=5; dynamic n=null;
        return T(()=>((dynamic)true).ToString())
            + T(()=>((dynamic)1.5).CompareTo(2.5));
    }
}
