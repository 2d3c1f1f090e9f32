using System;

namespace Conformance;

public static class BooleanLogic
{
    private sealed class Trace
    {
        public string Text = "";
        public bool Give(string name, bool value) { Text += name; return value; }
    }

    public static string ShortCircuitAnd() { var t = new Trace(); bool r = t.Give("a", false) && t.Give("b", true); return t.Text + r; }
    public static string ShortCircuitOr() { var t = new Trace(); bool r = t.Give("a", true) || t.Give("b", true); return t.Text + r; }
    public static string FullAndEvaluatesBoth() { var t = new Trace(); bool r = t.Give("a", false) & t.Give("b", true); return t.Text + r; }
    public static string FullOrEvaluatesBoth() { var t = new Trace(); bool r = t.Give("a", true) | t.Give("b", false); return t.Text + r; }
    public static string ExclusiveOr() { var t = new Trace(); bool r = t.Give("a", true) ^ t.Give("b", true); return t.Text + r; }

    public static string MixedPrecedence()
    {
        var t = new Trace();
        bool r = t.Give("a", false) && t.Give("b", true) || t.Give("c", true) && !t.Give("d", false);
        return t.Text + r;
    }

    public static string NegatedGroup()
    {
        var t = new Trace();
        if (!(t.Give("a", true) && t.Give("b", false)) && (t.Give("c", false) || t.Give("d", true))) t.Text += "!";
        return t.Text;
    }

    public static int TruthTable()
    {
        int r = 0;
        foreach (bool a in new[] { false, true })
            foreach (bool b in new[] { false, true })
            {
                r = r << 1 | (a && b ? 1 : 0);
                r = r << 1 | (a || b ? 1 : 0);
                r = r << 1 | (a ^ b ? 1 : 0);
                r = r << 1 | (a == b ? 1 : 0);
                r = r << 1 | (!a ? 1 : 0);
            }
        return r;
    }

    public static (bool, bool, bool) CompoundBooleanAssignment() { bool a = true, b = true, c = true; a &= false; b |= false; c ^= true; return (a, b, c); }

    public static string CompoundAssignmentDoesNotShortCircuit()
    {
        var t = new Trace(); bool r = false;
        r &= t.Give("x", true);
        r |= t.Give("y", true);
        return t.Text + r;
    }

    public static bool ConditionStoredInLocal() { int x = 5; bool big = x > 3; bool even = x % 2 == 0; return big != even; }
    public static int ConditionalChain() { int x = 42; return x < 10 ? 1 : x < 40 ? 2 : x < 50 ? 3 : 4; }
    public static int ConditionalIsRightAssociative() { bool a = true, b = false; return a ? b ? 1 : 2 : b ? 3 : 4; }
    public static bool CompareBooleans() { bool t = true; return t.CompareTo(false) > 0 && t.Equals(true) && !false.Equals(t); }
    public static (string, string) ToStringOfBoolean() => (true.ToString(), (1 > 2).ToString());
    public static (bool, bool) ParseBoolean() => (bool.Parse(" TRUE "), bool.TryParse("yes", out _));
    public static string WhileWithComplexCondition() { int i = 0, j = 10; string s = ""; while (i < 5 && (j > 7 || i == 3)) { s += $"{i}{j} "; i++; j--; } return s; }

    public struct Tri
    {
        public int V;
        public Tri(int v) => V = v;
        public static bool operator true(Tri t) => t.V > 0;
        public static bool operator false(Tri t) => t.V < 0;
        public static Tri operator &(Tri a, Tri b) => new(Math.Min(a.V, b.V));
        public static Tri operator |(Tri a, Tri b) => new(Math.Max(a.V, b.V));
    }

    public static string UserDefinedShortCircuit()
    {
        string log = "";
        Tri Make(string n, int v) { log += n; return new Tri(v); }
        Tri a = Make("a", -1) && Make("b", 1);
        Tri b = Make("c", 0) && Make("d", 1);
        Tri c = Make("e", 1) || Make("f", -1);
        Tri d = Make("g", 0) || Make("h", 1);
        return $"{log} {a.V}{b.V}{c.V}{d.V} {(c ? "T" : "F")}{(a ? "T" : "F")}";
    }

    public static string NullableBooleanLogic()
    {
        bool?[] all = [true, false, null];
        string s = "";
        foreach (var a in all) foreach (var b in all) s += Show(a & b) + Show(a | b) + Show(a ^ b) + " ";
        return s;
        static char Show(bool? v) => v is null ? 'n' : v.Value ? 't' : 'f';
    }

    public static bool IsNotPatternCombination() { object o = 5; return o is not null and int and > 3 and not 7; }
}
