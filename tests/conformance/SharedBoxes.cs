using System;
using System.Collections;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;

namespace Conformance;

/// <summary>What one thread has boxed, another one uses: through interfaces, delegates, enumerators and addresses.</summary>
public static class SharedBoxes
{
    private interface IShape { void Grow(); int Size { get; } }
    private struct Point { public int x, y; }
    private struct Square : IShape { public int n; Point p; public Square(int n) { this.n = n; p = default; } public void Grow() { n++; p.x++; p.y = n; } public int Size => n + p.x * 100 + p.y * 10000; }
    private struct Wide : IShape { public long n; public void Grow() { n++; } public int Size => (int)n; }
    private enum Color { Red, Green }

    public static int UnboxShared() {
        object o = new Square(2);
        int r = 0;
        var t = new Thread(() => { ((IShape)o).Grow(); r = ((Square)o).Size; }); t.Start(); t.Join();
        return r;
    }

    public static int WideShared() {
        IShape o = new Wide();
        var t = new Thread(() => { o.Grow(); }); t.Start(); t.Join();
        return o.Size;
    }

    public static bool Equal() {
        object o = new Square(2), q = new Square(2);
        bool r = false;
        var t = new Thread(() => { ((IShape)o).Grow(); ((IShape)q).Grow(); r = o.Equals(q) && o.GetHashCode() == q.GetHashCode(); }); t.Start(); t.Join();
        return r;
    }

    public static string Nullables() {
        object o = (int?)5; object e = Color.Green;
        string r = "";
        var t = new Thread(() => { int? b = (int?)o; r = b.Value + " " + (int)o + " " + o + " " + e + " " + (Color)e + (e is Color); }); t.Start(); t.Join();
        return r;
    }

    public static int ArrayOfBoxes() {
        IShape[] s = { new Square(1), new Square(2) };
        foreach (var x in s) { var t = new Thread(() => x.Grow()); t.Start(); t.Join(); }
        return s[0].Size + s[1].Size;
    }

    private static int Call<T>(T v) where T : IShape { v.Grow(); return v.Size; }
    public static int Constrained() {
        IShape s = new Square(2); int r = 0;
        var t = new Thread(() => { r = Call((Square)s) + Call(s); }); t.Start(); t.Join();
        return r * 2 + s.Size;
    }

    public static int CopyOfABox() {
        object o = new Square(3); object? c = null;
        var t = new Thread(() => { ((IShape)o).Grow(); c = RuntimeHelpers.GetObjectValue(o); ((IShape)o).Grow(); }); t.Start(); t.Join();
        return ((IShape)c!).Size;
    }

    public static int Delegates() {
        object o = new Square(3);
        var f = (Func<int>)Delegate.CreateDelegate(typeof(Func<int>), o, typeof(Square).GetProperty("Size").GetMethod);
        var t = new Thread(() => { ((IShape)o).Grow(); }); t.Start(); t.Join();
        return f();
    }

    public static int AddressInABox() {
        object o = new Square(3);
        var t = new Thread(() => { Unsafe.Unbox<Square>(o).n = 7; }); t.Start(); t.Join();
        return ((IShape)o).Size;
    }

    public static unsafe int StackAlloc() {
        int* p = stackalloc int[2];
        var t = new Thread(() => { p[1] = 5; }); t.Start(); t.Join();
        return p[1];
    }

    private static IEnumerable<int> Seq() { for (int i = 0; i < 3; i++) yield return i; }
    public static int IterMoved() {
        var e = Seq().GetEnumerator(); int sum = 0;
        for (int i = 0; i < 3; i++) { var t = new Thread(() => { e.MoveNext(); sum = sum * 10 + e.Current; }); t.Start(); t.Join(); }
        return sum;
    }

    public static int DictEnum() {
        IDictionary<int,int> d = new Dictionary<int,int> { [1] = 2, [3] = 4 };
        var e = d.GetEnumerator(); int sum = 0; bool more = true;
        while (more) { var t = new Thread(() => { more = e.MoveNext(); if (more) sum += e.Current.Key * 10 + e.Current.Value; }); t.Start(); t.Join(); }
        return sum;
    }

    public static async Task<string> QueuesStacksAndLists() {
        string r = "";
        foreach (var x in (IEnumerable<int>)new Queue<int>(new[]{1,2})) { await Task.Yield(); r += x; }
        foreach (var x in (IEnumerable<int>)new Stack<int>(new[]{1,2})) { await Task.Yield(); r += x; }
        foreach (var x in (IEnumerable<int>)new LinkedList<int>(new[]{1,2})) { await Task.Yield(); r += x; }
        return r;
    }

    public static async Task<string> OtherSequences() {
        string r = "";
        foreach (var x in (IEnumerable<int>)new SortedSet<int>(new[]{1,2})) { await Task.Yield(); r += x; }
        foreach (var x in (IReadOnlyDictionary<int,int>)new Dictionary<int,int>{[1]=2}) { await Task.Yield(); r += x; }
        foreach (var x in (IEnumerable<KeyValuePair<int,int>>)new SortedDictionary<int,int>{[1]=2}) { await Task.Yield(); r += x; }
        foreach (var x in (IEnumerable)new List<int>{1}) { await Task.Yield(); r += x; }
        foreach (var x in (IEnumerable<char>)"ab") { await Task.Yield(); r += x; }
        foreach (var x in (IEnumerable<int>)new ArraySegment<int>(new[]{1,2})) { await Task.Yield(); r += x; }
        foreach (var x in (IEnumerable<int>)ImmutableArray.Create(1,2)) { await Task.Yield(); r += x; }
        return r;
    }
}
