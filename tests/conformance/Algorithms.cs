using System;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Text;
using System.Threading;

#nullable disable
#pragma warning disable

namespace Conformance;

public static class Algorithms
{
    public static string Conv() { long l = 0x1_8000_0080; double d = -1.9; ulong u = ulong.MaxValue; float f = 3e9f; return $"{(int)l} {(short)l} {(byte)l} {(sbyte)l} {(uint)l} {(ushort)l} {(int)d} {(long)d} {(double)u} {(float)u} {(ulong)f} {(uint)f} {(long)f} {(char)l:X} {(nint)l} {(byte)(int)d} {(ulong)(long)d}"; }
    public static string ConvSat() { double d = 1e20, n = -1e20, q = double.NaN; float f = float.PositiveInfinity; return $"{(int)d} {(int)n} {(int)q} {(long)d} {(ulong)n} {(uint)q} {(byte)d} {(short)n} {(int)f} {(uint)n} {(ulong)d} {(sbyte)300.0f.Id()}"; }
    static T Id<T>(this T x) => x;
    public static string ConvOvf() { string s = ""; void T(Func<object> f) { try { s += f() + " "; } catch (OverflowException) { s += "! "; } } int i = -1; long l = 1L << 40; double d = 1e10; uint u = uint.MaxValue; ulong ul = 1UL << 63; T(() => checked((uint)i)); T(() => checked((int)l)); T(() => checked((int)d)); T(() => checked((int)u)); T(() => checked((long)ul)); T(() => checked((byte)300.Id())); T(() => checked((sbyte)200.Id())); T(() => checked((char)i)); T(() => checked((ulong)i)); T(() => checked((short)40000.Id())); T(() => checked((ushort)40000.Id())); T(() => checked((long)d)); T(() => checked((nint)ul)); T(() => checked(-int.MinValue.Id())); T(() => checked(l * l)); T(() => checked(u * 2)); T(() => checked(ul + ul)); T(() => checked(0u.Id() - 1)); return s; }
    public static string Shifts() { int i = -17; uint u = 0xF0000000; long l = -1; return $"{i >> 2} {i >>> 2} {i << 3} {u >> 4} {u << 1} {l >>> 60} {1 << 32} {1 << -1} {1L << 65} {(byte)200 << 1} {(sbyte)-1 >> 1} {i >> 33}"; }
    public static string DivRem() { int a = -7, b = 2; long c = long.MinValue; uint u = uint.MaxValue; return $"{a / b} {a % b} {a / -b} {-a % -b} {u / 3} {u % 10} {c / 10} {c % 10} {5.5 / 2} {-5.5 % 2} {1e308 * 10} {(decimal)a / b} {int.MinValue % 3}"; }
    public static string Mul() { int a = 123456789; uint b = 4000000000; long c = 5000000000; return $"{a * a} {b * 2} {c * c} {(long)a * a} {(ulong)b * b} {Math.BigMul(a, a)} {(short)(a * 3)} {a * -1}"; }
    public static string CmpU() { uint a = 0xFFFFFFFF; int b = -1; ulong c = ulong.MaxValue; return $"{a > 1} {b < 1} {c > 1} {a == (uint)b} {(long)a == b} {a > b} {c >= 5} {double.NaN > 1} {!(double.NaN < 1)} {double.NaN != double.NaN} {'a' < 98}"; }
    public static string Fp() { float a = 0.1f, b = 0.2f; double c = a + b; float d = (float)(0.1 + 0.2); return $"{a + b} {c:R} {d} {a * 3 == 0.3f} {(a + b) == 0.3f} {1f / 3} {1.0 / 3} {16777216f + 1} {float.MaxValue * 2} {(double)1.1f} {1e-45f} {0.1f * 10} {3.0f % 0.7f} {-1f % 1f} {float.MinValue} {1e38f * 10f / 10f}"; }
    static int Fib(int n) => n < 2 ? n : Fib(n - 1) + Fib(n - 2);
    public static int FibR() => Fib(15);
    static int Ack(int m, int n) => m == 0 ? n + 1 : n == 0 ? Ack(m - 1, 1) : Ack(m - 1, Ack(m, n - 1));
    public static int Ackermann() => Ack(2, 3);
    public static int Sieve() { var c = new bool[200]; int n = 0; for (int i = 2; i < 200; i++) { if (c[i]) continue; n++; for (int j = i * i; j < 200; j += i) c[j] = true; } return n; }
    public static string BubbleS() { int[] a = [5, 2, 9, 1]; for (int i = 0; i < a.Length; i++) for (int j = 0; j + 1 < a.Length - i; j++) if (a[j] > a[j + 1]) (a[j], a[j + 1]) = (a[j + 1], a[j]); return string.Join(",", a); }
    static void QS(Span<int> a) { if (a.Length < 2) return; int p = a[^1], i = 0; for (int j = 0; j < a.Length - 1; j++) if (a[j] < p) { (a[i], a[j]) = (a[j], a[i]); i++; } (a[i], a[^1]) = (a[^1], a[i]); QS(a[..i]); QS(a[(i + 1)..]); }
    public static string QuickS() { int[] a = [3, 6, 1, 8, 2, 9, 2]; QS(a); return string.Join("", a); }
    static int[] MS(int[] a) { if (a.Length < 2) return a; var l = MS(a[..(a.Length / 2)]); var r = MS(a[(a.Length / 2)..]); var o = new int[a.Length]; int i = 0, j = 0, k = 0; while (k < o.Length) o[k++] = j >= r.Length || i < l.Length && l[i] <= r[j] ? l[i++] : r[j++]; return o; }
    public static string MergeS() => string.Join("", MS([3, 6, 1, 8, 2, 9, 2]));
    public static string Hanoi() { var s = new StringBuilder(); void H(int n, char a, char b, char c) { if (n == 0) return; H(n - 1, a, c, b); s.Append(a).Append(c).Append(' '); H(n - 1, b, a, c); } H(3, 'A', 'B', 'C'); return s.ToString(); }
    public static int NQueens() { int n = 6, c = 0; void S(int r, int cols, int d1, int d2) { if (r == n) { c++; return; } for (int i = 0; i < n; i++) { int a = 1 << i, b = 1 << (r + i), d = 1 << (r - i + n); if ((cols & a) != 0 || (d1 & b) != 0 || (d2 & d) != 0) continue; S(r + 1, cols | a, d1 | b, d2 | d); } } S(0, 0, 0, 0); return c; }
    public static string MatMul() { double[,] a = { { 1, 2 }, { 3, 4 } }, r = new double[2, 2]; for (int i = 0; i < 2; i++) for (int j = 0; j < 2; j++) for (int k = 0; k < 2; k++) r[i, j] += a[i, k] * a[k, j]; return string.Join(",", r.Cast<double>()); }
    public static int Gcd() { int a = 1071, b = 462; while (b != 0) (a, b) = (b, a % b); return a; }
    public static string Roman() { int n = 1994; var s = new StringBuilder(); foreach (var (v, r) in new[] { (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I") }) while (n >= v) { s.Append(r); n -= v; } return s.ToString(); }
    public static string Caesar() => new string("Hello, World!".Select(c => char.IsLetter(c) ? (char)((((c | 32) - 'a' + 13) % 26 + 'a') & ~(32 & ~c)) : c).ToArray());
    public static string Lev() { string a = "kitten", b = "sitting"; var d = new int[a.Length + 1, b.Length + 1]; for (int i = 0; i <= a.Length; i++) d[i, 0] = i; for (int j = 0; j <= b.Length; j++) d[0, j] = j; for (int i = 1; i <= a.Length; i++) for (int j = 1; j <= b.Length; j++) d[i, j] = Math.Min(Math.Min(d[i - 1, j] + 1, d[i, j - 1] + 1), d[i - 1, j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)); return d[a.Length, b.Length].ToString(); }
    public static string Life() { var g = new bool[5, 5]; g[2, 1] = g[2, 2] = g[2, 3] = true; var n = new bool[5, 5]; for (int y = 0; y < 5; y++) for (int x = 0; x < 5; x++) { int c = 0; for (int dy = -1; dy <= 1; dy++) for (int dx = -1; dx <= 1; dx++) if ((dx, dy) != (0, 0) && x + dx is >= 0 and < 5 && y + dy is >= 0 and < 5 && g[y + dy, x + dx]) c++; n[y, x] = c == 3 || c == 2 && g[y, x]; } var s = new StringBuilder(); foreach (var b in n) s.Append(b ? '#' : '.'); return s.ToString(); }
    public static string Collatz() { long n = 27; int c = 0; while (n != 1) { n = (n & 1) == 0 ? n >> 1 : 3 * n + 1; c++; } return c.ToString(); }
    public static string Bfs() { var g = new Dictionary<int, int[]> { [1] = [2, 3], [2] = [4], [3] = [4], [4] = [] }; var q = new Queue<int>([1]); var seen = new HashSet<int> { 1 }; string s = ""; while (q.TryDequeue(out int v)) { s += v; foreach (int w in g[v]) if (seen.Add(w)) q.Enqueue(w); } return s; }
    public static string Dijkstra() { var e = new List<(int, int)>[4]; for (int i = 0; i < 4; i++) e[i] = []; e[0].Add((1, 4)); e[0].Add((2, 1)); e[2].Add((1, 2)); e[1].Add((3, 5)); var d = new int[4]; Array.Fill(d, int.MaxValue); d[0] = 0; var p = new PriorityQueue<int, int>(); p.Enqueue(0, 0); while (p.TryDequeue(out int v, out int c)) { if (c > d[v]) continue; foreach (var (t, w) in e[v]) if (c + w < d[t]) { d[t] = c + w; p.Enqueue(t, d[t]); } } return string.Join(",", d); }
    public static string Rpn() { var st = new Stack<double>(); foreach (var t in "3 4 + 2 * 7 /".Split(' ')) if (double.TryParse(t, out var n)) st.Push(n); else { var b = st.Pop(); var a = st.Pop(); st.Push(t switch { "+" => a + b, "-" => a - b, "*" => a * b, "/" => a / b, _ => throw new Exception() }); } return st.Pop().ToString("F3"); }
    class Parser(string s) { int p; char C => p < s.Length ? s[p] : '\0'; public int E() { int v = T(); while (C is '+' or '-') v = s[p++] == '+' ? v + T() : v - T(); return v; } int T() { int v = F(); while (C is '*' or '/') v = s[p++] == '*' ? v * F() : v / F(); return v; } int F() { if (C == '(') { p++; int v = E(); p++; return v; } int st = p; while (char.IsDigit(C)) p++; return int.Parse(s[st..p]); } }
    public static int Calc() => new Parser("2*(3+4)-10/5").E();
    abstract class Shape { public abstract double Area(); public virtual string Name => GetType().Name; }
    class Sq(double s) : Shape { public override double Area() => s * s; }
    class Ci(double r) : Shape { public override double Area() => r * r * 3; public override string Name => "Circle:" + base.Name; }
    public static string Poly() => string.Join(",", new Shape[] { new Sq(2), new Ci(1) }.Select(s => s.Name + s.Area()));
    class A { public virtual string M() => "A"; public string N() => "nA"; public static string S() => "sA"; }
    class B : A { public override string M() => "B" + base.M(); public new string N() => "nB"; public new static string S() => "sB"; }
    class C : B { public sealed override string M() => "C" + base.M(); }
    class D : C { public new virtual string M() => "D"; }
    class E : D { public override string M() => "E" + base.M(); }
    public static string Virt() { A a = new E(); B b = new C(); D d = new E(); return a.M() + b.M() + d.M() + a.N() + b.N() + ((A)b).N() + B.S(); }
    interface I1 { string F() => "I1"; string G(); }
    interface I2 : I1 { string I1.F() => "I2"; }
    interface I3 : I1 { }
    class X : I2, I3 { public string G() => "g"; string I1.G() => "ig"; }
    struct Y : I1 { public int C; public string G() { C++; return "y" + C; } public string F() => "Yf"; }
    public static string Iface() { I1 x = new X(); I1 y = new Y(); y.G(); return x.F() + x.G() + new X().G() + y.G() + y.F() + Gc(new Y()); }
    static string Gc<T>(T t) where T : I1 { t.G(); return t.G() + t.F(); }
    static string Ov(object o) => "o";
    static string Ov(int i) => "i";
    static string Ov(params int[] a) => "p";
    static string Ov<T>(T t) => "T";
    static string Ov(long l) => "l";
    static string Ov(int? n) => "n";
    public static string Over() => Ov(1) + Ov((byte)1) + Ov(1u) + Ov("s") + Ov() + Ov(1, 2) + Ov((int?)1) + Ov(1.5) + Ov(null as object);
    class G<T> { public static int Count; public T V; public G() { Count++; } public class In<U> { public string N() => typeof(T).Name + typeof(U).Name; } public static string Nm() => typeof(T).Name; public R Map<R>(Func<T, R> f) => f(V); }
    public static string Gens() { G<int>.Count = G<string>.Count = 0; new G<int>(); new G<int>(); new G<string>(); return G<int>.Count + "" + G<string>.Count + new G<int>.In<string>().N() + G<G<int>>.Nm() + new G<int> { V = 5 }.Map(x => "r" + x); }
    static T Max<T>(params T[] a) where T : IComparable<T> { T m = a[0]; foreach (var x in a) if (x.CompareTo(m) > 0) m = x; return m; }
    public static string GenMax() => Max(1, 5, 3) + Max("a", "c", "b") + Max(1.5, 0.5) + Max('x', 'y');
    class Cnt { public static int N; public int Id = ++N; ~Cnt() { } }
    public static string StaticF() { Cnt.N = 0; return new Cnt().Id + "" + new Cnt().Id + Cnt.N; }
    class Init { public static string L = ""; int a = Log("a"); static int s = Log("s"); int b = Log("b"); public Init() { Log("c"); } public Init(int x) : this() { Log("d"); } static int Log(string m) { L += m; return 1; } }
    class Init2 : Init { int z = Lg(); public Init2() : base(1) { L += "e"; } static int Lg() { L += "z"; return 1; } }
    public static string InitOrder() { Init.L = ""; new Init2(); return Init.L.Replace("s", ""); }
    public static string EvalOrder() { string s = ""; int F(int n) { s += n; return n; } int r = F(1) + F(2) * F(3) - (F(4) > 3 ? F(5) : F(6)); int[] a = new int[3]; a[F(0)] = F(1) + a[F(2)]; int i = 1; i = i++ + ++i; int j = 5; j += j++ * 2; s += $"|{r}|{i}|{j}"; bool b = F(7) > 8 && F(8) > 0 || F(9) > 0; return s + b; }
    public static string StructCopy() { var a = new Y { C = 5 }; var b = a; b.C++; object o = a; a.C = 9; var arr = new[] { a }; arr[0].C = 1; var l = new List<Y> { a }; var t = l[0]; t.C = 77; return $"{a.C}{b.C}{((Y)o).C}{arr[0].C}{l[0].C}"; }
    readonly struct Ro(int x) { public int X => x; public Ro With(int y) => new(y); }
    public static int RoS() { var r = new Ro(3); return r.With(5).X * 10 + r.X; }
    struct Mut { int n; public int Next() => ++n; }
    class Hold { public readonly Mut R; public Mut W; }
    public static string RoField() { var h = new Hold(); h.R.Next(); h.R.Next(); h.W.Next(); return h.R.Next() + "" + h.W.Next(); }
    public static string BoxMut() { object o = new Y(); ((I1)o).G(); ((I1)o).G(); return ((Y)o).C.ToString(); }
    static int depth;
    static void Rec() { depth++; if (depth < 500) Rec(); }
    public static int Deep() { depth = 0; Rec(); return depth; }
    static int TryRet() { int x = 1; try { return x; } finally { x = 5; } }
    static int TryLoop() { int n = 0; for (int i = 0; i < 5; i++) { try { if (i == 1) continue; if (i == 3) break; n += i; } finally { n += 100; } } return n; }
    public static string Tries() => TryRet() + " " + TryLoop();
    static string Nest() { var s = ""; try { try { s += "1"; throw new InvalidOperationException("x"); } catch (ArgumentException) { s += "no"; } finally { s += "2"; } } catch (Exception e) when (e.Message == "y") { s += "no"; } catch (InvalidOperationException) { s += "3"; try { throw new Exception("in"); } catch { s += "4"; } finally { s += "5"; } } finally { s += "6"; } return s; }
    public static string NestTry() => Nest();
    static IEnumerable<int> Gen(List<string> l) { try { l.Add("a"); yield return 1; try { yield return 2; } finally { l.Add("b"); } yield return 3; } finally { l.Add("c"); } }
    public static string GenFin() { var l = new List<string>(); foreach (var i in Gen(l)) { if (i == 2) break; } try { foreach (var i in Gen(l)) if (i == 3) throw new Exception(); } catch { l.Add("x"); } return string.Join("", l); }
    static (int, string) Tup(bool b) => b ? (1, "a") : default;
    public static string TupRet() { var (a, b) = Tup(true); var c = Tup(false); return a + b + c.Item1 + (c.Item2 ?? "null"); }
    static ref readonly int Rr(in int[] a) => ref a[1];
    public static int RefRo() { int[] a = [1, 2]; ref readonly int r = ref Rr(a); a[1] = 7; return r; }
    static void Many(int a, long b, float c, double d, string e, object f, byte g, char h, short i, uint j, out string s) => s = $"{a}{b}{c}{d}{e}{f}{g}{h}{i}{j}";
    public static string ManyArgs() { Many(1, 2, 3.5f, 4.5, "e", 6, 7, '8', 9, 10, out var s); return s; }
    [MethodImpl(MethodImplOptions.NoInlining)] static long Sum(params long[] a) => a.Sum();
    public static long ParamsL() => Sum(1, 2, 3) + Sum();
    public static string LocalConst() { const double pi = 3.14; const string s = nameof(pi); const int m = int.MaxValue; return pi + s + unchecked(m + 1); }
    public static string StrSw() { string R(string s) => s switch { "a" or "b" => "ab", { Length: > 5 } => "long", null => "null", _ => "other" }; return R("a") + R("abcdefg") + R(null) + R("q"); }
    public static string ULongOps() { ulong a = ulong.MaxValue, b = 3; return $"{a / b} {a % b} {a * b} {a >> 63} {a - 1 > b} {(a & 0xFF00) >> 8} {~b} {a ^ b} {(double)a} {(a + 1)}"; }
    public static string SByteOps() { sbyte a = -128; a--; byte b = 255; b++; short c = short.MaxValue; c++; ushort d = 0; d--; char e = char.MaxValue; e++; a >>= 1; b |= 0x81; b <<= 1; return $"{a} {b} {c} {d} {(int)e} {-(sbyte)-128} {~b} {(sbyte)(b ^ 0xF0)}"; }
    public static string BoolOps() { bool a = true, b = false; a &= b; b |= !a; b ^= true; return $"{a}{b}{a | b}{a ^ !b}{!a & !b}{(a ? 1 : 0) + (b ? 2 : 0)}{true.CompareTo(false)}"; }
    public static string EnumOps() { var d = DayOfWeek.Monday; d++; d += 2; var f = AttributeTargets.Class | AttributeTargets.Struct; f &= ~AttributeTargets.Class; f ^= AttributeTargets.Enum; return $"{d} {f} {d - DayOfWeek.Sunday} {(DayOfWeek)9} {d > DayOfWeek.Monday} {f.HasFlag(AttributeTargets.Enum)} {~(DayOfWeek)0}"; }
    public static string CharArith() { char c = 'a'; c += (char)2; int n = c - 'a'; string s = ""; for (char x = 'a'; x <= 'e'; x++) s += x; return $"{c}{n}{s}{'a' + 1}{(char)('a' + 1)}{'5' - '0'}{"x" + 'y' + 1}"; }
    public static string Jag() { int[][,] j = [new int[,] { { 1, 2 } }, new int[2, 2]]; j[1][1, 1] = 5; var q = new int[2][][]; q[0] = [[7]]; object[] o = new string[] { "a" }; Array a = j; return $"{j[0][0, 1]}{j[1][1, 1]}{q[0][0][0]}{q[1] == null}{o.GetType()}{a.GetType()}{a.Length}"; }
    public static string CovarArr() { object[] a = new string[2]; a[0] = "x"; try { a[1] = 5; } catch (ArrayTypeMismatchException) { a[1] = "c"; } IList<object> l = a; return a[0] + "" + a[1] + l.Count + (a is string[]) + (a is IEnumerable<string>); }
    public static string IntArrUint() { object o = new int[] { -1 }; return (o is uint[]) + "" + ((uint[])o)[0] + (o is IList<uint>); }
    delegate int Op(int x);
    static int Dbl(int x) => x * 2;
    class Inst { public int K; public int Mul(int x) => x * K; public virtual int V(int x) => x; }
    class Inst2 : Inst { public override int V(int x) => -x; }
    public static string Dels() { Op a = Dbl, b = new Inst { K = 5 }.Mul; Inst i = new Inst2(); Op c = i.V; Op d = a + b; var e = (Op)Delegate.Combine(a, c); Func<int, int> f = new Func<int, int>(a); return $"{a(2)}{b(2)}{c(3)}{d(4)}{e(1)}{f(9)}{a.Invoke(1)}{a == new Op(Dbl)}{((Inst)c.Target).K}"; }
    static T Curry<T>(Func<T, Func<T, T>> f, T a, T b) => f(a)(b);
    public static int Curried() => Curry<int>(x => y => x - y, 10, 3);
    public static string Memo() { var m = new Dictionary<int, long>(); long F(int n) => n < 2 ? n : m.TryGetValue(n, out var v) ? v : m[n] = F(n - 1) + F(n - 2); return F(60) + " " + m.Count; }
    static Func<int> Counter() { int c = 0; return () => ++c; }
    public static string Cls() { var a = Counter(); var b = Counter(); a(); a(); return a() + "" + b(); }
    public static string CaptThis() => new Cap().Run();
    class Cap { int f = 1; public string Run() { int l = 10; Action a = () => { f++; l += f; }; a(); a(); return f + "" + l; } }
    public static string Ycomb() { Func<int, int> fact = null; fact = n => n <= 1 ? 1 : n * fact(n - 1); return fact(7).ToString(); }
    class Lst<T> { class N { public T V; public N Nx; } N h; public int Count; public void Push(T v) { h = new N { V = v, Nx = h }; Count++; } public T Pop() { var v = h.V; h = h.Nx; Count--; return v; } public IEnumerable<T> All() { for (var n = h; n != null; n = n.Nx) yield return n.V; } }
    public static string MyStack() { var l = new Lst<string>(); l.Push("a"); l.Push("b"); l.Push("c"); l.Pop(); return string.Concat(l.All()) + l.Count; }
    class Bst { public int V; public Bst L, R; public void Add(int v) { ref Bst c = ref (v < V ? ref L : ref R); if (c == null) c = new Bst { V = v }; else c.Add(v); } public IEnumerable<int> In() => (L?.In() ?? []).Append(V).Concat(R?.In() ?? []); public int D => 1 + Math.Max(L?.D ?? 0, R?.D ?? 0); }
    public static string BstT() { var t = new Bst { V = 5 }; foreach (var v in new[] { 3, 8, 1, 4, 9 }) t.Add(v); return string.Join("", t.In()) + t.D; }
    class Mat { double[,] d = new double[2, 2]; public double this[int r, int c] { get => d[r, c]; set => d[r, c] = value; } public static Mat operator *(Mat a, Mat b) { var m = new Mat(); for (int i = 0; i < 2; i++) for (int j = 0; j < 2; j++) m[i, j] = a[i, 0] * b[0, j] + a[i, 1] * b[1, j]; return m; } }
    public static double MatFib() { var f = new Mat { [0, 0] = 1, [0, 1] = 1, [1, 0] = 1 }; var r = f; for (int i = 0; i < 9; i++) r *= f; return r[0, 1]; }
    struct Frac(int n, int d) : IComparable<Frac>, IEquatable<Frac> { public readonly int N = n / G(n, d), D = d / G(n, d); static int G(int a, int b) => b == 0 ? Math.Abs(a) : G(b, a % b); public static Frac operator +(Frac a, Frac b) => new(a.N * b.D + b.N * a.D, a.D * b.D); public static bool operator <(Frac a, Frac b) => a.CompareTo(b) < 0; public static bool operator >(Frac a, Frac b) => b < a; public static implicit operator Frac(int i) => new(i, 1); public static explicit operator double(Frac f) => (double)f.N / f.D; public int CompareTo(Frac o) => (N * o.D).CompareTo(o.N * D); public bool Equals(Frac o) => N == o.N && D == o.D; public override string ToString() => N + "/" + D; public override bool Equals(object o) => o is Frac f && Equals(f); public override int GetHashCode() => HashCode.Combine(N, D); }
    public static string Fracs() { Frac a = new(1, 2), b = new(1, 3); return $"{a + b} {a + 1} {(double)a} {a > b} {a.Equals(new Frac(2, 4))} {new[] { a, b, 1 }.Max()}"; }
    public static string Stringy() { var s = ""; for (int i = 0; i < 20; i++) s = i % 2 == 0 ? s + i : i + s; return s; }
    public static int BigLoop() { int s = 0; for (int i = 0; i < 20000; i++) s = s * 31 + i; return s; }
    public static string Crc() { uint c = 0xFFFFFFFF; foreach (byte b in "123456789"u8) { c ^= b; for (int k = 0; k < 8; k++) c = (c & 1) != 0 ? (c >> 1) ^ 0xEDB88320 : c >> 1; } return (~c).ToString("X8"); }
    public static string Lcg() { uint x = 12345; for (int i = 0; i < 50; i++) x = x * 1664525 + 1013904223; ulong z = 88172645463325252; for (int i = 0; i < 10; i++) { z ^= z << 13; z ^= z >> 7; z ^= z << 17; } return x + " " + z; }
    public static string Mandel() { var s = new StringBuilder(); for (double y = -1; y <= 1; y += 0.5) for (double x = -2; x <= 0.5; x += 0.5) { double a = 0, b = 0; int n = 0; while (n < 20 && a * a + b * b < 4) { (a, b) = (a * a - b * b + x, 2 * a * b + y); n++; } s.Append((char)('a' + n)); } return s.ToString(); }
    public static string Threads() { int[] r = new int[1]; var t = new Thread(() => r[0] = 5); t.Start(); t.Join(); return r[0].ToString(); }
}
