using System;
using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Generic;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;

#nullable disable
#pragma warning disable

namespace Conformance;

public record Animal(string Name); public record Dog(string Name, int Age) : Animal(Name); public record Puppy(string Name, int Age, bool Cute) : Dog(Name, Age);
public class X0 { public virtual object F() => 0; } public class X1 : X0 { public override object F() => "1"; } public class X2 : X1 { public override string F() => "2"; } public class X3 : X2 { public override string F() => "3"; } public class X4 : X3 { public new virtual string F() => "4"; } public class X5 : X4 { public override string F() => "5"; }
public class Y0 { public virtual Y0 Me => this; } public class Y1 : Y0 { public override Y1 Me => this; public string N = "y1"; } public class Y2 : Y1 { public override Y2 Me => new Y2 { N = "y2" }; } public class Y3 : Y2 { public override Y3 Me => new Y3 { N = "y3" }; }
public abstract class G0<T> { public abstract IEnumerable<T> M(); public virtual G0<T> Self() => this; } public class G1<T> : G0<T> { public override List<T> M() => new() { default }; public override G1<T> Self() => this; public virtual string W => "g1"; } public class G2 : G1<int> { public override List<int> M() => new() { 1, 2 }; public override G2 Self() => new(); public override string W => "g2"; }

public static class CovariantReturns
{
    public static string Cov() => "" + ((X0)new X2()).F() + ((X0)new X3()).F() + ((X2)new X3()).F() + ((X0)new X5()).F() + ((X4)new X5()).F() + ((X1)new X4()).F();
    public static string Props() => ((Y1)((Y0)new Y2()).Me).N + ((Y1)((Y0)new Y3()).Me).N + ((Y1)new Y3()).Me.N + ((Y1)((Y0)new Y1()).Me).N;
    public static string Gen() => string.Join(",", ((G0<int>)new G2()).M()) + ((G1<int>)((G0<int>)new G2()).Self()).W + ((G1<int>)new G2()).Self().W;
    public static string Clones() { Animal a = new Puppy("p", 1, true), b = a with { Name = "q" }; Dog d = new Puppy("r", 2, false); return $"{b} {b.GetType().Name} {d with { Age = 3 }}"; }
}
