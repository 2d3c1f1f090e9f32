using System;
using System.Collections.Generic;

namespace Conformance;

public static class ControlFlow
{
    public static int ForLoop() { int s = 0; for (int i = 0, j = 10; i < j; i += 2, j--) s += i * j; return s; }
    public static int ForWithoutParts() { int i = 0; for (; ; ) { if (++i > 7) break; } return i; }
    public static int WhileAndDoWhile() { int n = 27, c = 0; while (n != 1) { n = n % 2 == 0 ? n / 2 : 3 * n + 1; c++; } do { c += 1000; } while (c < 0); return c; }
    public static int NestedBreakContinue() { int s = 0; for (int i = 0; i < 5; i++) { if (i == 1) continue; for (int j = 0; j < 5; j++) { if (j == i) break; if (j == 2) continue; s += i * 10 + j; } } return s; }
    public static string GotoBackward() { string s = ""; int i = 0; loop: if (i < 4) { s += i; i++; goto loop; } return s; }
    public static int GotoForwardOutOfNestedLoops() { int r = -1; for (int i = 0; i < 10; i++) for (int j = 0; j < 10; j++) if (i * j == 42) { r = i * 100 + j; goto found; } r = 0; found: return r; }
    public static string SwitchGotoCase() { string s = ""; int n = 2; again: switch (n) { case 0: s += "zero"; break; case 1: s += "one"; goto case 0; case 2: s += "two"; n = 1; goto again; default: s += "d"; break; } return s; }
    public static string SwitchFallThroughLabels() { string s = ""; for (int i = 0; i < 8; i++) switch (i) { case 0: case 2: case 4: s += "e"; break; case 1: case 3: s += "o"; goto case 0; case 6: continue; default: s += "x"; break; } return s; }
    public static int SwitchOnLongAndUint() { long l = 5_000_000_000; uint u = 4_000_000_000; int r = 0; switch (l) { case 5_000_000_000: r += 1; break; case 5: r += 2; break; } switch (u) { case 4_000_000_000: r += 10; break; case 7: r += 20; break; } return r; }
    public static string SwitchOnNegativeRange() { string s = ""; for (int i = -3; i <= 3; i++) switch (i) { case -2: s += 'a'; break; case -1: s += 'b'; break; case 0: s += 'c'; break; case 1: s += 'd'; break; default: s += '_'; break; } return s; }
    public static int SwitchInLoopWithReturn() { foreach (int i in new[] { 3, 8, 5 }) switch (i % 3) { case 2 when i > 7: return i * 10; case 2: return i; } return 0; }
    public static string SwitchOnStringGoto() { string s = ""; switch ("b") { case "a": s += "A"; break; case "b": s += "B"; goto case "a"; default: s += "D"; break; } return s; }
    public static int SwitchOnBoolAndChar() { int r = 0; switch (r == 0) { case true: r = 5; break; case false: r = 6; break; } switch ((char)(r + 'a')) { case 'e': r = 1; break; case 'f': r *= 7; break; } return r; }
    public static int EmptyStatementsAndBlocks() { int i = 0; ; ; { } for (; i < 5; i++) ; while (i++ < 10) ; return i; }
    public static int ConditionalAssignments() { int a = 0, b; if ((a = 5) > 3 && (b = a * 2) > 0) return a + b; return -1; }
    public static int CommaLikeSideEffects() { int i = 1, j; j = i++ + (i = 10) + i++; return j * 100 + i; }
    public static int LoopVariableModified() { int n = 0; for (int i = 0; i < 20; i++) { if (i % 3 == 0) i += 2; n = n * 2 + 1; } return n; }
    public static string LabelsInBlocks() { string s = ""; { goto inner; } inner: { s += "i"; if (s.Length < 3) goto inner; } goto end; end: return s; }
    public static int NestedTernaries() { int r = 0; for (int i = 0; i < 6; i++) r = r * 10 + (i < 2 ? i == 0 ? 1 : 2 : i < 4 ? i == 2 ? 3 : 4 : 5); return r; }
    public static int ContinueAtEndOfLoop() { int x = 1; if (x > 5) return 9; while (x < 3) { x++; continue; } return x; }
    public static int Collatz() { int best = 0, arg = 0; for (int i = 1; i < 30; i++) { int n = i, c = 0; while (n > 1) { n = (n & 1) == 0 ? n >> 1 : 3 * n + 1; c++; } if (c > best) (best, arg) = (c, i); } return arg * 1000 + best; }
    public static string TowersOfHanoi() { string s = ""; void Move(int n, char a, char b, char c) { if (n == 0) return; Move(n - 1, a, c, b); s += $"{a}{c}"; Move(n - 1, b, a, c); } Move(3, 'A', 'B', 'C'); return s; }
    public static int QueensCount() { int count = 0; void Place(int r, int cols, int d1, int d2, int n) { if (r == n) { count++; return; } for (int c = 0; c < n; c++) { int a = 1 << c, b = 1 << (r + c), d = 1 << (r - c + n); if ((cols & a | d1 & b | d2 & d) != 0) continue; Place(r + 1, cols | a, d1 | b, d2 | d, n); } } Place(0, 0, 0, 0, 5); return count; }
    public static string RunLengthEncoding() { string t = "aaabccdddd", s = ""; for (int i = 0; i < t.Length;) { int j = i; while (j < t.Length && t[j] == t[i]) j++; s += $"{t[i]}{j - i}"; i = j; } return s; }
    public static int Interpreter() { int[] code = [1, 5, 1, 7, 2, 1, 3, 3, 0]; var st = new Stack<int>(); int pc = 0; while (true) switch (code[pc++]) { case 0: return st.Pop(); case 1: st.Push(code[pc++]); break; case 2: st.Push(st.Pop() + st.Pop()); break; case 3: st.Push(st.Pop() * st.Pop()); break; default: throw new InvalidOperationException(); } }
    public static string RomanNumerals() { (int, string)[] t = [(1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")]; int n = 1994; string s = ""; foreach (var (v, r) in t) for (; n >= v; n -= v) s += r; return s; }
    public static int LevenshteinDistance() { string a = "kitten", b = "sitting"; var d = new int[a.Length + 1, b.Length + 1]; for (int i = 0; i <= a.Length; i++) d[i, 0] = i; for (int j = 0; j <= b.Length; j++) d[0, j] = j; for (int i = 1; i <= a.Length; i++) for (int j = 1; j <= b.Length; j++) d[i, j] = Math.Min(Math.Min(d[i - 1, j] + 1, d[i, j - 1] + 1), d[i - 1, j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)); return d[a.Length, b.Length]; }
    public static string BinarySearchTrace() { int[] a = [1, 3, 5, 7, 9, 11]; string s = ""; int lo = 0, hi = a.Length - 1; while (lo <= hi) { int m = lo + (hi - lo) / 2; s += m; if (a[m] == 9) break; if (a[m] < 9) lo = m + 1; else hi = m - 1; } return s; }
    public static string QuickSort() { int[] a = [5, 3, 8, 1, 9, 2, 7]; void Sort(int l, int r) { if (l >= r) return; int p = a[(l + r) / 2], i = l, j = r; while (i <= j) { while (a[i] < p) i++; while (a[j] > p) j--; if (i <= j) { (a[i], a[j]) = (a[j], a[i]); i++; j--; } } Sort(l, j); Sort(i, r); } Sort(0, a.Length - 1); return string.Join("", a); }
    public static int DepthFirstSearch() { int[][] g = [[1, 2], [3], [3, 4], [5], [5], []]; int paths = 0; void Go(int n) { if (n == 5) paths++; foreach (int m in g[n]) Go(m); } Go(0); return paths; }
    public static int FloydCycle() { static int F(int x) => (x * x + 1) % 255; int t = F(3), h = F(F(3)); while (t != h) { t = F(t); h = F(F(h)); } int mu = 0; t = 3; while (t != h) { t = F(t); h = F(h); mu++; } return mu * 1000 + t; }
}
