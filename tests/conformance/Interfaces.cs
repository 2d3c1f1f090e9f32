using System;
using System.Collections.Generic;

namespace Conformance;

public static class Interfaces
{
    private interface INamed { string Name { get; } string Hello() => "hello " + Name; }
    private interface ILoud : INamed { string INamed.Hello() => "HELLO " + Name; }
    private class Person(string n) : INamed { public string Name => n; }
    private sealed class Shouter : ILoud { public string Name => "sh"; }
    private sealed class Custom : ILoud { public string Name => "cu"; public string Hello() => "custom " + Name; }

    public static string DefaultMethod() { INamed p = new Person("bob"); return p.Hello(); }
    public static string OverriddenDefaultInInterface() { INamed s = new Shouter(); return s.Hello(); }
    public static string ClassOverridesDefault() { INamed c = new Custom(); return c.Hello() + ((ILoud)c).Hello(); }

    private interface IA { string F(); string G() => "A.G"; }
    private interface IB : IA { string IA.G() => "B.G"; }
    private interface IC : IA { string IA.G() => "C.G"; }
    private sealed class Diamond : IB, IC { public string F() => "F"; public string G() => "D.G"; }
    private sealed class OnlyB : IB { string IA.F() => "explicit F"; }
    public static string DiamondResolvedByClass() { IA a = new Diamond(); return a.F() + ((IB)a).G() + ((IC)a).G(); }
    public static string MostSpecificDefault() { IA a = new OnlyB(); return a.G() + a.F(); }

    private interface ILeft { int M(); }
    private interface IRight { int M(); }
    private sealed class Both : ILeft, IRight { int ILeft.M() => 1; int IRight.M() => 2; public int M() => 3; }
    public static int ExplicitImplementations() { var b = new Both(); return b.M() * 100 + ((ILeft)b).M() * 10 + ((IRight)b).M(); }
    private sealed class Shared : ILeft, IRight { public int M() => 7; }
    public static int SharedImplementation() { var s = new Shared(); return ((ILeft)s).M() + ((IRight)s).M(); }

    private class Base : ILeft { public virtual int M() => 1; }
    private class Hides : Base { public new int M() => 2; }
    private sealed class Reimplements : Base, ILeft { public new int M() => 3; }
    private sealed class Overrides : Base { public override int M() => 4; }
    public static int Reimplementation() { ILeft a = new Base(), b = new Hides(), c = new Reimplements(), d = new Overrides(); return a.M() * 1000 + b.M() * 100 + c.M() * 10 + d.M(); }
    private class ExplicitBase : ILeft { int ILeft.M() => Core(); protected virtual int Core() => 5; }
    private sealed class ExplicitLeaf : ExplicitBase { protected override int Core() => 6; }
    public static int ExplicitCallsVirtual() => ((ILeft)new ExplicitLeaf()).M();
    private abstract class AbstractImpl : ILeft { public abstract int M(); }
    private sealed class ConcreteImpl : AbstractImpl { public override int M() => 11; }
    public static int AbstractImplementation() { ILeft l = new ConcreteImpl(); return l.M(); }
    private class NonVirtualBase { public int M() => 21; }
    private sealed class UsesBaseMethod : NonVirtualBase, ILeft { }
    public static int InheritedMethodImplements() => ((ILeft)new UsesBaseMethod()).M();

    private interface IProps { int P { get; set; } int this[string k] { get; } event Action? Changed; }
    private sealed class Props : IProps { private int p; public int P { get => p; set { p = value; Changed?.Invoke(); } } int IProps.this[string k] => k.Length; public event Action? Changed; }
    public static int PropertiesIndexersEvents() { IProps i = new Props(); int n = 0; i.Changed += () => n += 10; i.P = 3; i.P += 4; return i.P + n + i["abc"] * 100; }
    private interface IStat { static int Twice(int x) => x * 2; const int K = 5; private int Hidden() => K; int Open() => Hidden() + Twice(K); protected internal static string Text = "st"; }
    private sealed class Stat : IStat { }
    public static int StaticAndPrivateMembers() => ((IStat)new Stat()).Open() + IStat.Twice(IStat.K) * 100 + IStat.Text.Length;
    private interface IGen<T> { string Tell(T x); }
    private sealed class Multi : IGen<int>, IGen<string> { public string Tell(int x) => "int" + x; public string Tell(string x) => "string" + x; }
    public static string TwoInstantiations() { object m = new Multi(); return ((IGen<int>)m).Tell(1) + ((IGen<string>)m).Tell("s") + (m is IGen<long>); }
    private struct StructImpl : INamed, ILeft { public int N; public readonly string Name => "st" + N; public int M() => ++N; }
    public static string StructThroughInterface() { var s = new StructImpl(); INamed n = s; s.M(); ILeft l = s; l.M(); l.M(); return n.Hello() + s.N + ((StructImpl)l).N; }
    public static string DefaultMethodOnStructMutatesBox() { IBump b = new Bump(); b.Twice(); return b.V.ToString(); }
    private interface IBump { int V { get; set; } void Twice() { V++; V++; } }
    private struct Bump : IBump { public int V { get; set; } }
    public static int CastBetweenInterfaces() { ILeft l = new Both(); return ((IRight)l).M(); }
    public static int CastToMissingInterfaceThrows() { ILeft l = new Base(); return ((IRight)l).M(); }
    public static string IsAndAs() { object o = new Shared(); return $"{o is ILeft}{o is IDisposable}{o as IDisposable == null}{(o as ILeft)!.M()}"; }
    private interface ICovariant { object Get(); }
    private class CovBase : ICovariant { public virtual object Get() => "o"; }
    private sealed class CovLeaf : CovBase { public override string Get() => "leaf"; }
    public static string CovariantReturnThroughInterface() { ICovariant c = new CovLeaf(); return (string)c.Get(); }
    private sealed class Cmp(int k) : IComparable<Cmp>, IEquatable<Cmp> { public int K => k; public int CompareTo(Cmp? o) => k.CompareTo(o!.K); public bool Equals(Cmp? o) => o != null && o.K == k; public override bool Equals(object? o) => Equals(o as Cmp); public override int GetHashCode() => k; }
    public static string ComparableAndEquatable() { var l = new List<Cmp> { new(3), new(1), new(2) }; l.Sort(); return $"{l[0].K}{l[1].K}{l[2].K}{l.IndexOf(new Cmp(2))}{l.Contains(new Cmp(9))}"; }
    private interface IVisitor<out R> { R Num(int n); R Add(IExpr a, IExpr b); }
    private interface IExpr { R Accept<R>(IVisitor<R> v); }
    private sealed class Num(int n) : IExpr { public R Accept<R>(IVisitor<R> v) => v.Num(n); }
    private sealed class AddE(IExpr a, IExpr b) : IExpr { public R Accept<R>(IVisitor<R> v) => v.Add(a, b); }
    private sealed class Eval : IVisitor<int> { public int Num(int n) => n; public int Add(IExpr a, IExpr b) => a.Accept(this) + b.Accept(this); }
    private sealed class Print : IVisitor<string> { public string Num(int n) => n.ToString(); public string Add(IExpr a, IExpr b) => $"({a.Accept(this)}+{b.Accept(this)})"; }
    public static string VisitorPattern() { IExpr e = new AddE(new Num(1), new AddE(new Num(2), new Num(3))); return e.Accept(new Print()) + "=" + e.Accept(new Eval()); }
    private interface IBase1 { string Who() => "base1"; }
    private interface IDer1 : IBase1 { new string Who() => "der1"; }
    private sealed class Impl1 : IDer1 { }
    public static string HidingInInterface() { IDer1 d = new Impl1(); return d.Who() + ((IBase1)d).Who(); }
    private interface IReabstract : IBase1 { abstract string IBase1.Who(); }
    private sealed class Impl2 : IReabstract { public string Who() => "again"; }
    public static string Reabstraction() => ((IBase1)new Impl2()).Who();
}
