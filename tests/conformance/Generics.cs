using System;
using System.Collections.Generic;
using System.Linq;

namespace Conformance;

public static class Generics
{
    private sealed class Box<T> { public static int Made; public T Value; public Box(T v) { Value = v; Made++; } public Box<U> Map<U>(Func<T, U> f) => new(f(Value)); public override string ToString() => $"[{Value}]"; public static void Reset() => Made = 0; }
    private sealed class Stack2<T> { private T[] items = new T[2]; private int n; public void Push(T x) { if (n == items.Length) Array.Resize(ref items, n * 2); items[n++] = x; } public T Pop() { T r = items[--n]; items[n] = default!; return r; } public int Count => n; }

    public static string StaticsPerInstantiation() { Box<int>.Reset(); Box<string>.Reset(); Box<object>.Reset(); _ = new Box<int>(1); _ = new Box<int>(2); _ = new Box<string>("s"); return $"{Box<int>.Made}{Box<string>.Made}{Box<object>.Made}"; }
    public static string MethodInference() => new Box<int>(4).Map(x => x * 1.5).Map(d => "v" + d).ToString();
    public static int GenericStack() { var s = new Stack2<int>(); for (int i = 0; i < 9; i++) s.Push(i * i); return s.Pop() * 100 + s.Pop() + s.Count * 10000; }
    public static string DefaultOfT() { static string D<T>() => default(T)?.ToString() ?? "null"; return D<int>() + D<string>() + D<bool>() + D<char>().Length + D<int?>() + D<DateTime>().Length; }
    public static string TypeofT() { static string N<T>() => typeof(T).Name; return N<int>() + N<List<string>>() + N<int[]>() + N<Dictionary<int, long>>(); }
    public static string NewConstraint() { static T Make<T>() where T : new() => new(); return Make<List<int>>().Count + Make<int>().ToString() + Make<Item>().Name + Make<Val>().V; }
    private class Item { public string Name = "item"; public virtual string Who() => "Item"; }
    private sealed class SubItem : Item { public override string Who() => "SubItem"; }
    private struct Val { public int V = 6; public Val() { } }
    public static string ClassConstraint() { static string W<T>(T x) where T : Item => x.Who() + typeof(T).Name; return W(new SubItem()) + W<Item>(new SubItem()); }
    public static int StructConstraint() { static int S<T>(T? x) where T : struct => x.HasValue ? 1 : 0; return S<int>(null) + S<long>(3) * 10; }
    public static int ComparableConstraint() { static T Max<T>(params T[] a) where T : IComparable<T> { T m = a[0]; foreach (T x in a) if (x.CompareTo(m) > 0) m = x; return m; } return Max(3, 9, 2) * 100 + Max("a", "zz", "m").Length + (int)Max(1.5, 2.5); }
    public static string EnumConstraint() { static string E<T>(T e) where T : struct, Enum => e.ToString() + Enum.GetValues<T>().Length; return E(DayOfWeek.Friday); }
    public static string UnmanagedAndNotnull() { static int U<T>() where T : unmanaged => System.Runtime.CompilerServices.Unsafe.SizeOf<T>(); static string N<T>(T x) where T : notnull => x.ToString()!; return U<int>() + U<long>() + N("q") + N(3); }
    public static bool EqualityComparerOnT() { static bool Same<T>(T a, T b) => EqualityComparer<T>.Default.Equals(a, b); return Same(1, 1) && Same("a", string.Concat("", "a")) && !Same(1.5, 2.5) && Same<string?>(null, null) && Same((1, "x"), (1, "x")); }
    public static string ConstrainedObjectCalls() { static string C<T>(T a) => a!.ToString() + a.Equals(a) + (a.GetHashCode() == a.GetHashCode()) + a.GetType().Name; return C(5) + C("s") + C(new Val()).Length; }
    public static string IsAndAsOnT() { static string T<X>(X x) => x is int i ? "int" + i : x is string s ? "str" + s.Length : x is null ? "null" : "other"; return T(5) + T("abc") + T<string?>(null) + T(1.5) + T<object>(7) + T<int?>(8); }
    public static string CastThroughObject() { static T Cast<T>(object o) => (T)o; return Cast<int>(5) + Cast<string>("x"); }
    public static int CastThroughObjectThrows() { static T Cast<T>(object o) => (T)o; return Cast<int>("x"); }
    private abstract class Visitor { public abstract string Visit<T>(T x); public virtual string Two<A, B>(A a, B b) => typeof(A).Name + typeof(B).Name; }
    private sealed class NameVisitor : Visitor { public override string Visit<T>(T x) => typeof(T).Name + x; public override string Two<A, B>(A a, B b) => base.Two(b, a) + "!"; }
    public static string GenericVirtualMethod() { Visitor v = new NameVisitor(); return v.Visit(3) + v.Visit("s") + v.Two(1, 'c'); }
    private interface IMapper { R Map<A, R>(A a, Func<A, R> f); }
    private sealed class Twice : IMapper { R IMapper.Map<A, R>(A a, Func<A, R> f) { f(a); return f(a); } }
    public static string GenericInterfaceMethod() { int n = 0; IMapper m = new Twice(); return m.Map("ab", s => s.Length + ++n) + "," + n; }
    private interface IProducer<out T> { T Make(); }
    private interface IConsumer<in T> { string Take(T x); }
    private sealed class SubProducer : IProducer<SubItem> { public SubItem Make() => new(); }
    private sealed class ItemConsumer : IConsumer<Item> { public string Take(Item x) => "took " + x.Who(); }
    public static string Covariance() { IProducer<Item> p = new SubProducer(); object o = p; return p.Make().Who() + (o is IProducer<object>) + (o is IProducer<string>); }
    public static string Contravariance() { IConsumer<SubItem> c = new ItemConsumer(); object o = c; return c.Take(new SubItem()) + (o is IConsumer<object>); }
    public static bool EnumerableCovariance() { IEnumerable<object> e = new List<string> { "a" }; return e is IEnumerable<string> && !((object)new List<int>() is IEnumerable<object>); }
    private sealed class Outer<T> { public sealed class Inner<U> { public string Names => typeof(T).Name + typeof(U).Name; public static int Count; } public Inner<T> Self() { Inner<T>.Count++; return new(); } }
    public static string NestedGenericTypes() => new Outer<int>.Inner<string>().Names + new Outer<char>().Self().Names;
    private class Node<T> where T : Node<T> { public T? Next; public int Length() { int n = 1; for (T? x = Next; x != null; x = x.Next) n++; return n; } }
    private sealed class IntNode : Node<IntNode> { public int V; }
    public static int CuriouslyRecurring() => new IntNode { Next = new IntNode { Next = new IntNode { V = 3 } } }.Length();
    public static string RecursionOverGenericTypes() { static string Deep<T>(int n) => n == 0 ? typeof(T).Name : Deep<List<T>>(n - 1); static int Depth<T>(T x, int n) => n == 0 ? x!.ToString()!.Length : Depth((x, n), n - 1); return Deep<int>(3) + Depth(1, 3); }
    private class Base<T> { public virtual string F(T x) => "T"; public virtual string F(int x) => "int"; public string G(T x) => F(x); }
    private sealed class DerivedString : Base<string> { public override string F(string x) => "string"; public override string F(int x) => "my" + base.F(x); }
    public static string OverridesInClosedBase() { Base<string> b = new DerivedString(); return b.F("a") + b.F(1) + b.G("q") + new Base<char>().F('c'); }
    public static string UnifyingOverloads() => new Base<long>().G(5) + new Base<long>().F(5);
    private static string Over<T>(T x) => "T"; private static string Over(int x) => "int"; private static string Over<T>(List<T> x) => "list" + typeof(T).Name; private static string Over(object x) => "object";
    public static string OverloadPreference() => Over(1) + Over("s") + Over(new List<int>()) + Over((object)1) + Over(1L);
    private static class Cache<TKey, TValue> where TKey : notnull { public static readonly Dictionary<TKey, TValue> Map = new(); }
    public static int StaticGenericCache() { Cache<int, string>.Map[1] = "a"; Cache<string, int>.Map["x"] = 4; return Cache<int, string>.Map.Count + Cache<string, int>.Map["x"]; }
    public static string SwapByRef() { static void Swap<T>(ref T a, ref T b) { T t = a; a = b; b = t; } int i = 1, j = 2; string s = "x", t = "y"; Swap(ref i, ref j); Swap(ref s, ref t); return $"{i}{j}{s}{t}"; }
    public static int GenericArrays() { static T[] Rep<T>(T x, int n) { var a = new T[n]; for (int i = 0; i < n; i++) a[i] = x; return a; } var b = Rep(new Val(), 3); b[1].V = 9; return b.Sum(v => v.V) + Rep("s", 2).Length; }
    public static string GenericDelegate() { Conv<int, string> c = x => "#" + x; Conv<string, int> d = s => s.Length; return c(d(c(12345))); }
    private delegate TOut Conv<in TIn, out TOut>(TIn x);
    public static bool NullCheckOnT() { static bool N<T>(T x) => x == null; return !N(0) && N<string?>(null) && N<int?>(null) && !N("a"); }
    public static string TypeNames() => $"{typeof(List<int>).Name}|{typeof(Box<>).Name}|{typeof(Dictionary<,>).Name}|{new Box<int>(1).GetType() == typeof(Box<int>)}|{typeof(List<int>) == typeof(List<uint>)}";
    private sealed class Pair<A, B>(A a, B b) { public A First => a; public B Second => b; public Pair<B, A> Flip() => new(b, a); }
    public static string PairFlip() { var p = new Pair<int, string>(1, "x").Flip().Flip().Flip(); return p.First + p.Second; }
    private interface IShape { double Area { get; } }
    private readonly record struct Sq(double S) : IShape { public double Area => S * S; }
    private readonly record struct Rect(double W, double H) : IShape { public double Area => W * H; }
    public static double ConstrainedInterfaceOnStructs() { static double Sum<A, B>(A a, B b) where A : IShape where B : IShape => a.Area + b.Area; return Sum(new Sq(2), new Rect(3, 4)) + Sum(new Rect(1, 1), new Rect(0.5, 0.5)); }
    public static string AllowsRefStruct() { static int L<T>(T x, Func<T, int> f) where T : allows ref struct => f(x); return L(new ReadOnlySpan<int>([1, 2, 3]), s => s.Length).ToString(); }
    public static int DictionaryOfGenericLists() { var d = new Dictionary<string, List<(int, char)>>(); foreach (char c in "abcab") { if (!d.TryGetValue(c.ToString(), out var l)) d[c.ToString()] = l = new(); l.Add((l.Count, c)); } return d.Count * 10 + d["a"][1].Item1; }
}
