using System;
using System.Collections.Generic;

namespace Conformance;

public static class RuntimeErrors
{
    private class Node { public int Value; public Node? Next; public int Get() => 5; public int GetValue() => Value; public virtual int Virtual() => 1; }
    private struct Wide { public long A, B; }

    private static string Name(Action action) { try { action(); return "none"; } catch (Exception e) { return e.GetType().Name; } }

    public static int ReadFieldOfNull() { Node? n = null; return n!.Value; }
    public static int WriteFieldOfNull() { Node? n = null; n!.Value = 3; return 1; }
    public static int CallInstanceOnNullEvenIfUnused() { Node? n = null; return n!.Get(); }
    public static int VirtualCallOnNull() { Node? n = null; return n!.Virtual(); }
    public static int NullAtEndOfChain() { var n = new Node { Next = new Node() }; return n.Next.Next!.Value; }
    public static int DelegateNullInvoke() { Func<int>? f = null; return f!(); }
    public static string CastToUnrelatedClass() { object o = "s"; return ((Node)o).Value.ToString(); }
    public static int CastToInterface() { object o = new Node(); return ((IDisposable)o).GetHashCode(); }
    public static bool CastNullIsFine() { object? o = null; return (Node?)o == null && (string?)o == null; }
    public static int UnboxWrongStruct() { object o = 1.5; return (int)o; }
    public static string DictionaryMissingKey() { var d = new Dictionary<string, int>(); return d["x"].ToString(); }
    public static int LockOnNull() { object? o = null; lock (o!) { return 1; } }
    public static int ForeachOverNull() { int[]? a = null; int s = 0; foreach (int v in a!) s += v; return s; }
    public static int NullableValueMissing() { int? n = null; return n!.Value; }
    public static int NullableCastMissing() { int? n = null; return (int)n!; }
    public static string NullStringMethods() => Name(() => ((string)null!).ToString());
    public static string CatchNullReferenceLocally() { Node? n = null; try { n!.Value++; return "no"; } catch (NullReferenceException) { return "caught"; } }
    public static string CatchIndexLocally() { var a = new int[1]; int i = 4; try { a[i]++; return "no"; } catch (IndexOutOfRangeException e) { return e.GetType().Name; } }
    public static string CatchDivideAsArithmetic() { int z = 0; try { return (1 / z).ToString(); } catch (ArithmeticException e) { return e.GetType().Name; } }
    public static string CatchCastAsSystemException() { object o = 1; try { return (string)o; } catch (SystemException e) { return e.GetType().Name; } }
    public static string CatchArrayTypeMismatch() { object[] a = new string[1]; try { a[0] = new object(); return "no"; } catch (ArrayTypeMismatchException) { return a[0] == null ? "unchanged" : "changed"; } }
    public static string ErrorNames()
    {
        int zero = 0; object o = "s"; int[] a = []; object[] c = new string[1]; string? n = null; int big = int.MaxValue;
        return string.Join(" ", Name(() => zero /= zero), Name(() => _ = (int)o), Name(() => a[0] = 1), Name(() => c[0] = 1), Name(() => _ = n!.Length), Name(() => big = checked(big + 1)), Name(() => _ = new int[-1 + zero]), Name(() => _ = (IComparable<int>)o));
    }
    public static string SideEffectsBeforeFault() { string s = ""; int F(string t) { s += t; return 0; } int[]? a = null; try { a![F("i")] = F("v"); } catch (NullReferenceException) { s += "!"; } return s; }
    public static string IndexCheckedAfterValueEvaluated() { string s = ""; int F(string t, int r) { s += t; return r; } int[] a = new int[1]; try { a[F("i", 5)] = F("v", 1); } catch (IndexOutOfRangeException) { s += "!"; } return s; }
    public static string FieldOwnerEvaluatedBeforeValue() { string s = ""; Node? N() { s += "n"; return null; } int V() { s += "v"; return 1; } try { N()!.Value = V(); } catch (NullReferenceException) { s += "!"; } return s; }
    public static string CompoundDivideByZeroLeavesTarget() { int x = 7, z = 0; try { x /= z; } catch (DivideByZeroException) { } return x.ToString(); }
    public static long StructFieldThroughNullArray() { Wide[]? w = null; return w![0].B; }
    public static int InvalidEnumeratorState() { var l = new List<int> { 1, 2 }; foreach (int i in l) l.Add(i); return l.Count; }
    public static string StringIndexErrors() => Name(() => _ = "abc"[3]) + Name(() => _ = "abc"[1..5]) + Name(() => "abc".Substring(-1));
    public static string ListErrors() { var l = new List<int>(); return Name(() => _ = l[0]) + Name(() => l.RemoveAt(0)) + Name(() => l.Insert(2, 1)) + Name(() => _ = new List<int>(-1)); }
    public static int NotImplemented() => throw new NotImplementedException();
    public static int NotSupportedFromReadOnlyCollection() { IList<int> l = new List<int> { 1 }.AsReadOnly(); l.Add(2); return l.Count; }
    public static string ObjectDisposed() { var e = new ObjectDisposedException("thing"); return e.ObjectName; }
    public static int UnboxNullableFromWrongBox() { object o = "x"; int? n = (int?)o; return n ?? 0; }
    public static string MethodGroupOnNullReceiver() { Node? n = null; return Name(() => { Func<int> f = n!.Get; f(); }); }
    public static string VirtualMethodGroupOnNullReceiver() { Node? n = null; return Name(() => { Func<int> f = n!.Virtual; f(); }); }
}
