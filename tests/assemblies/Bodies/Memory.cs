// Instructions on fields, elements, pointers and blocks of memory.
using System;
using System.Linq.Expressions;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace Bodies;

public struct Big
{
    public long A, B, C;
    public object? O;
    public static Big operator +(Big x, Big y) => new() { A = x.A + y.A, B = x.B + y.B, C = x.C, O = y.O };
}

[StructLayout(LayoutKind.Sequential, Pack = 1)]
public struct Odd
{
    public byte Shift;
    public long Unaligned;
}

public class Fields<T>
{
    public int Plain;
    public volatile int Volatile;
    public static int Static;
    public static volatile object? StaticVolatile;
    public static T? OfT;
    public Big Struct;
    public readonly Big ReadOnlyStruct = new() { A = 1 };

    public int Use(Fields<string> other)
    {
        Plain = other.Plain++;
        Volatile = other.Volatile + 1;
        Static += Fields<int>.Static;
        StaticVolatile = Fields<int>.StaticVolatile;
        OfT = default;
        Struct.B = other.Struct.A; // ldflda, stfld
        Struct = other.Struct;
        ref int alias = ref Static;
        Interlocked(ref alias);
        Interlocked(ref Volatile); // volatility is lost through the reference
        return ReadOnlyStruct.GetHashCode() + (int)ReadOnlyStruct.A; // a copy is made for the call
    }

    private static void Interlocked(ref int x) => System.Threading.Interlocked.Increment(ref x);
}

public static class Elements
{
    public static double Load(bool[] a, char[] b, sbyte[] c, byte[] d, short[] e, ushort[] f, int[] g, uint[] h, long[] i, ulong[] j, float[] k,
        double[] l, nint[] m, nuint[] n, string[] o, Big[] p, DayOfWeek[] q, ConsoleKey?[] r) =>
        (a[0] ? 1.5 : 0) + b[1] + c[2] + d[3] + e[4] + f[5] + g[6] + h[7] + i[8] + j[9] + k[10] + l[11] + m[12] + (double)n[13] + o[14].Length + p[15].A
        + (int)q[16] + r[17].GetHashCode();

    public static void Store(bool[] a, char[] b, sbyte[] c, byte[] d, short[] e, ushort[] f, int[] g, uint[] h, long[] i, ulong[] j, float[] k,
        double[] l, nint[] m, nuint[] n, string[] o, Big[] p, DayOfWeek[] q, object?[] r)
    {
        a[0] = true; b[0] = 'b'; c[0] = -1; d[0] = 2; e[0] = -3; f[0] = 4; g[0] = 5; h[0] = 6; i[0] = 7; j[0] = 8; k[0] = 9; l[0] = 10;
        m[0] = 11; n[0] = 12; o[0] = "13"; p[0] = default; q[0] = DayOfWeek.Friday; r[0] = null;
    }

    public static T Generic<T>(T[] cells, int i, T value) where T : IDisposable
    {
        cells[i].Dispose(); // readonly. ldelema, constrained. callvirt
        cells[i] = value;
        ref T cell = ref cells[i];
        cell = cells[i + 1];
        return cell;
    }

    public static int Address(int[] cells, Big[] bigs) => cells[0]++ + (cells[1] += 2) + (int)(bigs[2].B = 3);

    public static int Rectangular(int[,] a, string[,,] b)
    {
        a[1, 2] = a[2, 1];
        a[0, 0]++;
        b[0, 1, 2] ??= "text";
        return a.GetLength(0) + b.Length + new int[2, 3, 4, 5].Rank;
    }

    public static nint Lengths(int[] a, string[][] b) => a.Length + b[0].LongLength.GetHashCode() + a[^1] + a[1..^1].Length;

    public static int[][] Jagged() => [new int[3], [1, 2, 3], [], new[] { 4 }];
}

public static unsafe class Pointers
{
    public static double Load(bool* a, char* b, sbyte* c, byte* d, short* e, ushort* f, int* g, uint* h, long* i, ulong* j, float* k, double* l,
        nint* m, nuint* n, Odd* p, int** q) =>
        (*a ? 1.5 : 0) + *b + *c + *d + *e + *f + *g + *h + *i + *j + *k + *l + *m + (double)*n + p->Unaligned + **q + g[3] + p[2].Shift;

    public static void Store(bool* a, char* b, sbyte* c, byte* d, short* e, ushort* f, int* g, uint* h, long* i, ulong* j, float* k, double* l,
        nint* m, nuint* n, Odd* p, int** q)
    {
        *a = true; *b = 'b'; *c = -1; *d = 2; *e = -3; *f = 4; *g = 5; *h = 6; *i = 7; *j = 8; *k = 9; *l = 10; *m = 11; *n = 12;
        p->Unaligned = 13; *p = default; p[1] = *p; **q = 14; *q = g; (*g)++; g[2] += 3;
    }

    public static void References(ref object o, ref string? s, ref Big big, ref Big other, out DayOfWeek day)
    {
        o = s!;
        s = null;
        big = other;
        other = default;
        day = DayOfWeek.Monday;
    }

    public static void Generic<T>(ref T a, ref T b, in T c)
    {
        (a, b) = (b, a);
        a = c;
        b = default!;
    }

    public static int Allocate(int n)
    {
        int* zeros = stackalloc int[n];
        byte* same = stackalloc byte[] { 7, 7, 7, 7, 7, 7, 7, 7, 7, 7 }; // initblk
        byte* bytes = stackalloc byte[] { 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 }; // cpblk
        Span<int> ints = stackalloc int[] { 1, 2, 3, 4 };
        return zeros[0] + same[1] + bytes[2] + ints[3];
    }

    public static int Pin(int[] array, string text, Span<byte> span, ref Odd odd)
    {
        fixed (int* a = array, b = &array[1])
        fixed (char* c = text)
        fixed (byte* d = span)
        fixed (long* e = &odd.Unaligned)
            return *a + *b + *c + *d + (int)*e;
    }

    public static int Sizes<T>() where T : unmanaged =>
        sizeof(T) + sizeof(Odd) + sizeof(nint) + sizeof(T*) + sizeof(DayOfWeek) + sizeof(decimal) + Unsafe.SizeOf<Big>();

    public static int Functions(delegate*<int, int> managed, delegate* unmanaged[Cdecl]<int, int> cdecl, delegate* unmanaged<void> unmanaged, int x)
    {
        delegate*<int, int> own = &Twice; // ldftn
        unmanaged();
        return own(managed(cdecl(x))); // calli
    }

    private static int Twice(int x) => x * 2;

    public static object Varargs(int x, __arglist)
    {
        TypedReference reference = __makeref(x);
        __refvalue(reference, int) = 3;
        Type type = __reftype(reference);
        var rest = new ArgIterator(__arglist);
        Call(__arglist(1, "two", 3.0, type));
        Call(__arglist());
        return TypedReference.ToObject(rest.GetNextArg());
    }

    private static void Call(__arglist) { }
}

public static class Tokens
{
    public static Type[] Types<T>() => [typeof(int), typeof(T), typeof(T[]), typeof(Fields<>), typeof(Fields<T>), typeof(int*), typeof(void), typeof(int[,]), typeof(delegate*<int>)];
    public static int[] Field() => [1, 2, 3, 4, 5, 6]; // a field with data
    public static Expression<Func<string, int>> Method() => text => text.IndexOf("x") + Own<int>(text.Length); // methods
    public static Expression<Func<Fields<int>, int>> ExpressionField() => x => x.Plain;
    private static T Own<T>(T x) => x;
}

public struct Counter
{
    private int count;
    public int Next() => ++count;
    public override readonly string ToString() => count.ToString();
}

public static class Calls
{
    public static string? Virtual(object o, Counter c, DayOfWeek day, IFormattable f) =>
        o.ToString() + c.ToString() + day.ToString() + f.ToString(null, null) + c.Next() + c.GetType() + 1.ToString();

    public static int Constrained<T>(T value, ref T place) where T : IComparable<T> => value.CompareTo(place) + place.GetHashCode();

    public static int? Conditional(string? s, int[]? a, Action? action)
    {
        action?.Invoke();
        return s?.Length + a?[0];
    }

    public static Big New() => new Big() + new Big { A = 1, O = new object() };

    public static Func<int, string>[] Delegates(object target) => [Static, new Instance().Method, new Instance().Virtual, target.GetHashCode().ToString().Echo];

    private static string Static(int x) => "";
    private static string Echo(this string s, int times) => s;

    private class Instance
    {
        public string Method(int x) => "";
        public virtual string Virtual(int x) => ""; // ldvirtftn
    }
}
