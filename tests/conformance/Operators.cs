using System;
using System.Collections.Generic;

namespace Conformance;

public static class Operators
{
    private readonly struct Money(long cents)
    {
        public long Cents => cents;
        public static Money operator +(Money a, Money b) => new(a.Cents + b.Cents);
        public static Money operator -(Money a, Money b) => new(a.Cents - b.Cents);
        public static Money operator -(Money a) => new(-a.Cents);
        public static Money operator +(Money a) => a;
        public static Money operator *(Money a, int k) => new(a.Cents * k);
        public static Money operator *(int k, Money a) => a * k;
        public static double operator /(Money a, Money b) => (double)a.Cents / b.Cents;
        public static Money operator %(Money a, int k) => new(a.Cents % k);
        public static Money operator ++(Money a) => new(a.Cents + 100);
        public static Money operator --(Money a) => new(a.Cents - 100);
        public static bool operator ==(Money a, Money b) => a.Cents == b.Cents;
        public static bool operator !=(Money a, Money b) => a.Cents != b.Cents;
        public static bool operator <(Money a, Money b) => a.Cents < b.Cents;
        public static bool operator >(Money a, Money b) => a.Cents > b.Cents;
        public static bool operator <=(Money a, Money b) => a.Cents <= b.Cents;
        public static bool operator >=(Money a, Money b) => a.Cents >= b.Cents;
        public static implicit operator Money(int units) => new(units * 100L);
        public static explicit operator int(Money m) => (int)(m.Cents / 100);
        public static explicit operator double(Money m) => m.Cents / 100.0;
        public override bool Equals(object? o) => o is Money m && m == this;
        public override int GetHashCode() => cents.GetHashCode();
        public override string ToString() => $"{cents / 100}.{cents % 100:D2}";
    }
    private sealed class Bits(uint v)
    {
        public uint V = v;
        public static Bits operator &(Bits a, Bits b) => new(a.V & b.V); public static Bits operator |(Bits a, Bits b) => new(a.V | b.V); public static Bits operator ^(Bits a, Bits b) => new(a.V ^ b.V);
        public static Bits operator ~(Bits a) => new(~a.V); public static Bits operator <<(Bits a, int n) => new(a.V << n); public static Bits operator >>(Bits a, int n) => new(a.V >> n); public static Bits operator >>>(Bits a, int n) => new(a.V >>> (n + 1));
        public static bool operator !(Bits a) => a.V == 0; public static string operator <<(Bits a, string s) => s + a.V;
    }
    private readonly record struct Small(sbyte V)
    {
        public static Small operator +(Small a, Small b) => new(unchecked((sbyte)(a.V + b.V)));
        public static Small operator checked +(Small a, Small b) => new(checked((sbyte)(a.V + b.V)));
        public static explicit operator byte(Small s) => unchecked((byte)s.V);
        public static explicit operator checked byte(Small s) => checked((byte)s.V);
        public static Small operator ++(Small a) => new(unchecked((sbyte)(a.V + 1)));
        public static Small operator checked ++(Small a) => new(checked((sbyte)(a.V + 1)));
        public static Small operator -(Small a) => new(unchecked((sbyte)-a.V));
        public static Small operator checked -(Small a) => new(checked((sbyte)-a.V));
    }
    private sealed class Acc
    {
        public string Log = ""; public int N;
        public void operator +=(int x) { N += x; Log += "+=" + x; }
        public void operator *=(int x) { N *= x; Log += "*=" + x; }
        public void operator ++() { N++; Log += "++"; }
        public void operator checked +=(int x) { N = checked(N + x); Log += "c+=" + x; }
        public static Acc operator -(Acc a, int x) => new() { N = a.N - x, Log = a.Log + "-" };
    }
    private struct SAcc { public int N; public void operator +=(int x) => N += x * 2; public void operator --() => N--; }

    public static string Arithmetic() { Money a = 3, b = new(250); return $"{a + b} {a - b} {-b} {a * 2} {3 * b} {+a} {b % 100}"; }
    public static (double, bool, bool, bool) DivisionAndComparison() { Money a = 3, b = new(150); return (a / b, a > b, a <= b, a != b); }
    public static string IncrementForms() { Money a = 1; var b = a++; var c = ++a; a--; return $"{a} {b} {c}"; }
    public static string CompoundFallsBackToBinary() { Money a = 1; a += 2; a *= 4; a -= new Money(50); return a.ToString(); }
    public static (int, double) Conversions() { Money m = new(1999); return ((int)m, (double)m); }
    public static string ImplicitInCall() { static string F(Money m) => m.ToString(); return F(7) + F(new(5)); }
    public static string ImplicitInArrayAndTernary() { Money[] a = [1, new(50), 3]; bool t = false; Money m = t ? 1 : a[1]; Money s = 0; foreach (var x in a) s += x; return $"{m}{s}"; }
    public static string Bitwise() { var a = new Bits(12); var b = new Bits(10); return $"{(a & b).V} {(a | b).V} {(a ^ b).V} {(~a).V} {(a << 2).V} {(a >> 2).V} {(a >>> 1).V} {!a} {a << "s"}"; }
    public static int UncheckedUserOperator() { var a = new Small(100); return (a + a).V; }
    public static int CheckedUserOperator() { var a = new Small(100); return checked(a + a).V; }
    public static int CheckedUserConversion() { var a = new Small(-1); int r = unchecked((byte)a); try { return checked((byte)a); } catch (OverflowException) { return r * 10; } }
    public static int CheckedUserIncrementAndNegate() { var a = new Small(127); a++; int r = a.V; a = new Small(127); try { checked { a++; } } catch (OverflowException) { r--; } a = new Small(-128); try { var b = checked(-a); return b.V; } catch (OverflowException) { return r; } }
    public static string CompoundAssignmentOperators() { var a = new Acc(); var same = a; a += 5; a *= 3; a++; ++a; return $"{a.N}{a.Log}{ReferenceEquals(a, same)}"; }
    public static string CompoundCheckedOperator() { var a = new Acc { N = int.MaxValue }; try { checked { a += 1; } } catch (OverflowException) { a.Log += "!"; } a += 1; return a.N + a.Log; }
    public static string CompoundFallbackReplaces() { var a = new Acc { N = 9 }; var old = a; a -= 4; return $"{a.N}{old.N}{ReferenceEquals(a, old)}"; }
    public static int CompoundOperatorOnStruct() { var s = new SAcc(); s += 5; s--; var arr = new SAcc[1]; arr[0] += 3; arr[0]--; return s.N * 10 + arr[0].N; }
    public static int CompoundOperatorOnField() { var h = new H(); h.A += 4; h.A++; var all = new[] { h.A }; all[0] += 2; return h.A.N * 10 + (ReferenceEquals(all[0], h.A) ? 1 : 0); }
    private sealed class H { public Acc A = new(); }
    public static string ConversionChains() { object o = (Money)5; Money? n = 3; int i = (int)(Money)(short)7; return $"{o}{n + 1}{i}"; }
    private sealed class Base(int v) { public int V => v; public static implicit operator string(Base b) => "B" + b.V; public static explicit operator Base(string s) => new(s.Length); public static bool operator true(Base b) => b.V != 0; public static bool operator false(Base b) => b.V == 0; }
    public static string StringConversion() { string s = new Base(4); var b = (Base)"abc"; return s + b.V + (b ? "t" : "f"); }
    private readonly struct Vec(double x, double y) { public double X => x; public double Y => y; public static Vec operator +(Vec a, Vec b) => new(a.X + b.X, a.Y + b.Y); public static double operator *(Vec a, Vec b) => a.X * b.X + a.Y * b.Y; public static Vec operator *(double k, Vec a) => new(k * a.X, k * a.Y); }
    public static double VectorArithmetic() { Vec a = new(1, 2), b = new(0.5, -1); return (2 * a + b) * (a + 0.5 * b); }
    private sealed class Matrix { private readonly int[,] m = new int[2, 2]; public int this[int r, int c] { get => m[r, c]; set => m[r, c] = value; } public static Matrix operator *(Matrix a, Matrix b) { var r = new Matrix(); for (int i = 0; i < 2; i++) for (int j = 0; j < 2; j++) for (int k = 0; k < 2; k++) r[i, j] += a[i, k] * b[k, j]; return r; } }
    public static int MatrixOperator() { var f = new Matrix { [0, 0] = 1, [0, 1] = 1, [1, 0] = 1 }; var r = f; for (int i = 0; i < 8; i++) r *= f; return r[0, 1]; }
}
