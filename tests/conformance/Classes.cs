using System;

namespace Conformance;

public static class Classes
{
    private class Base
    {
        public int Field = 1;
        public virtual string Name() => "base";
        public string Hidden() => "base hidden";
        public string CallsName() => Name() + "/" + this.Hidden();
        public virtual int Value { get; set; } = 10;
        public override string ToString() => "B:" + Name();
    }
    private class Middle : Base { public override string Name() => "middle+" + base.Name(); public new string Hidden() => "middle hidden"; public new int Field = 2; }
    private class Leaf : Middle { public sealed override string Name() => "leaf+" + base.Name(); public override int Value { get => base.Value * 2; set => base.Value = value + 1; } }
    private class Reset : Middle { public new virtual string Name() => "reset"; }
    private sealed class ResetLeaf : Reset { public override string Name() => "resetleaf"; }

    public static string VirtualDispatch() { Base b = new Leaf(); return b.Name(); }
    public static string HidingUsesStaticType() { var l = new Leaf(); Base b = l; return l.Hidden() + "," + b.Hidden() + "," + ((Middle)b).Hidden(); }
    public static int HiddenFields() { var m = new Middle(); return m.Field * 10 + ((Base)m).Field; }
    public static string BaseMethodCallsOverride() => new Middle().CallsName();
    public static string NewVirtualStartsNewSlot() { var r = new ResetLeaf(); return r.Name() + "," + ((Reset)r).Name() + "," + ((Middle)r).Name() + "," + ((Base)r).Name(); }
    public static int OverriddenProperty() { Base b = new Leaf(); b.Value = 4; return b.Value; }
    public static string ToStringOverride() => new Leaf().ToString() + $"{new Middle()}";

    private abstract class Shape { public abstract double Area(); public virtual string Describe() => $"{GetType().Name}:{Area()}"; }
    private sealed class Square(double side) : Shape { public override double Area() => side * side; }
    private sealed class Unit : Shape { public override double Area() => 1; public override string Describe() => "unit " + base.Describe(); }
    public static string AbstractMembers() { Shape[] all = [new Square(1.5), new Unit()]; string s = ""; foreach (var x in all) s += x.Describe() + ";"; return s; }

    [ThreadStatic] private static string? order;
    private static int Log(string s) { order += s; return 0; }
    private class Init0 { private readonly int a = Log("base-field "); public Init0() { Log("base-ctor "); Hook(); } protected virtual void Hook() => Log("base-hook "); }
    private class Init1 : Init0 { private readonly int b = Log("field1 "); private readonly int c = Log("field2 "); private readonly int set = 7; public Init1() : this(1) => Log("ctor "); public Init1(int x) { Log("ctor" + x + " "); } protected override void Hook() => Log($"hook(set={set}) "); }
    public static string InitializationOrder() { order = ""; _ = new Init1(); return order!; }
    public static string VirtualCallInConstructorSeesInitializedFields() { order = ""; _ = new Init1(5); return order!; }

    private class Late { public int X; public Late() { Setup(); } protected virtual void Setup() { } }
    private sealed class LateLeaf : Late { private int y = 3; private int z; protected override void Setup() { X = y + z; z = 9; } public LateLeaf() { X = X * 10 + z; } }
    public static int OverrideRunsBeforeDerivedConstructorBody() => new LateLeaf().X;

    private sealed class Chained { public string S; public Chained() : this("d") { S += "0"; } public Chained(string s) : this(s, 2) { S += "1"; } public Chained(string s, int n) { S = s + n; } }
    public static string ConstructorChaining() => new Chained().S;
    public static string ObjectInitializerRunsAfterConstructor() { var c = new Chained("q") { S = "set" }; return c.S; }

    private sealed class Nest { public Nest? Inner; public int[] Items = new int[3]; public System.Collections.Generic.List<int> List { get; } = new(); public int this[int i] { get => Items[i]; set => Items[i] = value; } public Nest Child { get; } = null!; public Nest() { } public Nest(bool child) { Child = new Nest(); } }
    public static int NestedInitializers() { var n = new Nest(true) { Child = { Items = [1, 2, 3] }, List = { 4, 5 }, [1] = 7, Inner = new() { [0] = 9 } }; return n.Child.Items[2] + n.List[1] * 10 + n[1] * 100 + n.Inner[0] * 1000; }

    private class Counter { private static int made; public readonly int Id = ++made; public static int Made => made; public static void Reset() => made = 0; }
    public static int StaticCounter() { Counter.Reset(); _ = new Counter(); var b = new Counter(); return b.Id * 10 + Counter.Made; }

    public static string OverloadResolution()
    {
        static string F(string k) => k;
        return F(Over.M(1)) + F(Over.M(1L)) + F(Over.M(1.0f)) + F(Over.M("s")) + F(Over.M((object)"s")) + F(Over.M('c')) + F(Over.M((byte)1)) + F(Over.M((string)null!)) + F(Over.M(1, 2)) + F(Over.M(new int[1]));
    }
    private static class Over
    {
        public static string M(int x) => "i"; public static string M(long x) => "l"; public static string M(double x) => "d"; public static string M(object x) => "o";
        public static string M(string x) => "s"; public static string M(char x) => "c"; public static string M(params int[] x) => "p";
    }

    private sealed class Opt { public static string F(int a, string b = "def", int c = 3) => $"{a}{b}{c}"; }
    public static string OptionalAndNamedArguments() => Opt.F(1) + Opt.F(2, "x") + Opt.F(3, c: 9) + Opt.F(c: 1, a: 2, b: "n");
    private sealed class Outer { private int secret = 41; public sealed class In { public int Read(Outer o) => ++o.secret; } }
    public static int NestedClassReadsPrivate() => new Outer.In().Read(new Outer());
    private sealed partial class Part { public partial int Twice(int x); public string Note = ""; partial void Hook(); public Part Run() { Hook(); return this; } partial void Missing(); public void CallMissing() => Missing(); }
    private sealed partial class Part { public partial int Twice(int x) => x * 2; partial void Hook() => Note += "hooked"; }
    public static string PartialMembers() { var p = new Part().Run(); p.CallMissing(); return p.Note + p.Twice(4); }
    private class Cov { public virtual object Get() => "object"; }
    private sealed class CovLeaf : Cov { public override string Get() => "string"; }
    public static string CovariantReturn() { Cov c = new CovLeaf(); string s = new CovLeaf().Get(); return (string)c.Get() + s.Length; }
    private class Protected { protected int p = 3; protected virtual int P() => p; public int Public() => P(); }
    private sealed class ProtectedLeaf : Protected { protected override int P() => base.P() + p * 10; }
    public static int ProtectedMembers() => new ProtectedLeaf().Public();
    private class Eq(int v) { public readonly int V = v; public override bool Equals(object? o) => o is Eq e && e.V == V; public override int GetHashCode() => V; public static bool operator ==(Eq a, Eq b) => a.Equals(b); public static bool operator !=(Eq a, Eq b) => !(a == b); }
    public static (bool, bool, bool) EqualsOverride() { Eq a = new(3), b = new(3); object o = b; return (a == b, (object)a == o, a.Equals(o)); }
    private sealed class Chain { private int n; public Chain Add(int x) { n += x; return this; } public Chain Mul(int x) { n *= x; return this; } public int Result => n; }
    public static int FluentCalls() => new Chain().Add(2).Mul(5).Add(1).Mul(3).Result;
    private sealed class ListNode(int value, ListNode? next) { public int Value = value; public ListNode? Next = next; }
    public static int LinkedListReversal() { ListNode? head = null; for (int i = 1; i <= 5; i++) head = new ListNode(i, head); ListNode? r = null; while (head != null) { var n = head.Next; head.Next = r; r = head; head = n; } int v = 0; for (; r != null; r = r.Next) v = v * 10 + r.Value; return v; }
    private sealed class Tree { public int Key; public Tree? L, R; public Tree Insert(int k) { if (k < Key) { if (L == null) L = new Tree { Key = k }; else L.Insert(k); } else if (R == null) R = new Tree { Key = k }; else R.Insert(k); return this; } public string Walk() => $"{L?.Walk()}{Key} {R?.Walk()}"; public int Depth() => 1 + Math.Max(L?.Depth() ?? 0, R?.Depth() ?? 0); }
    public static string BinaryTree() { var t = new Tree { Key = 50 }; foreach (int k in new[] { 30, 70, 20, 40, 60, 80, 35 }) t.Insert(k); return t.Walk() + t.Depth(); }
    public static int CallOnNewObjectAndDiscard() { int n = 0; new Action(() => n = 5)(); _ = new Chain().Add(n); return n; }
    public static string GetTypeIsDynamic() { Base b = new Leaf(); return b.GetType().Name + (b is Middle) + (b is Reset) + (b.GetType() == typeof(Base)); }
    public static string ConstantsAndReadonly() => Consts.A + Consts.B + Consts.C.ToString();
    private static class Consts { public const int A = 5; public const string B = "b" + "c"; public static readonly long C = A * 2L; }
    public static int MutualRecursion() { static bool Even(int n) => n == 0 || Odd(n - 1); static bool Odd(int n) => n != 0 && Even(n - 1); return Even(50) ? Odd(7) ? 1 : 2 : 3; }
    public static int Ackermann() { static int A(int m, int n) => m == 0 ? n + 1 : n == 0 ? A(m - 1, 1) : A(m - 1, A(m, n - 1)); return A(2, 3); }
}
