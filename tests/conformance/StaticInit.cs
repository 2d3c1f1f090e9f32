using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;

namespace Conformance;

public static class StaticInit
{
    private static class L1 { public static string Text = ""; }
    private static class Explicit1 { public static int X = 5; static Explicit1() { L1.Text += "cctor;"; X++; } }
    public static string ExplicitConstructorRunsOnFirstAccess() { int x = Explicit1.X; return L1.Text + x; }

    private static class Order { public static string Text = "0"; public static int A = Log("a"), B = Log("b"); public static int C = Log("c"); static Order() { Log("ctor"); } private static int Log(string s) { Text += s; return Text.Length; } }
    public static string FieldInitializersRunInTextualOrder() => Order.Text + Order.A + Order.B + Order.C;

    private static class Forward { public static int A = B + 1; public static int B = 10; public static int C = A + B; }
    public static string ForwardReferenceSeesDefault() => $"{Forward.A},{Forward.B},{Forward.C}";

    private static class CycleA { public static int X = CycleB.Y + 1; static CycleA() { } }
    private static class CycleB { public static int Y = CycleA.X + 10; static CycleB() { } }
    public static string CycleIsBroken() { int x = CycleA.X; return $"{x},{CycleB.Y}"; }

    private static class L2 { public static readonly List<string> Items = new(); }
    private class Parent { public static int P = 1; static Parent() { L2.Items.Add("parent"); } }
    private sealed class Child : Parent { public static int Q = 2; static Child() { L2.Items.Add("child"); } }
    public static string DerivedStaticDoesNotRunBaseConstructor() { int q = Child.Q; string first = L2.Items[0]; int p = Child.P; return first + "/" + string.Join(",", L2.Items) + q + p; }

    private static class L3 { public static string Text = ""; }
    private class P3 { static P3() { L3.Text += "P3 "; } public P3() { L3.Text += ""; } }
    private sealed class C3 : P3 { static C3() { L3.Text += "C3 "; } }
    public static string InstanceCreationOrder() { _ = new C3(); return L3.Text; }

    private static class Fails { public static int X; static Fails() { X = int.Parse("bad"); } }
    public static int FailingConstructorThrows() => Fails.X;

    private static class Fails2 { public static int Tries; public static int X = Compute(); private static int Compute() { Fails2Log.Count++; throw new InvalidOperationException("init"); } static Fails2() { } }
    private static class Fails2Log { public static int Count; }
    public static string FailureIsRememberedAndNotRetried()
    {
        string s = "";
        for (int i = 0; i < 3; i++) try { s += Fails2.X; } catch (TypeInitializationException e) { s += e.InnerException!.Message + ";"; }
        return s + Fails2Log.Count;
    }
    private static class Fails3 { static Fails3() => throw new ArgumentException("a"); public static void Touch() { } }
    public static string SameExceptionObjectEachTime() { Exception? a = null, b = null; try { Fails3.Touch(); } catch (TypeInitializationException e) { a = e; } try { Fails3.Touch(); } catch (TypeInitializationException e) { b = e; } return ReferenceEquals(a, b) + a!.InnerException!.GetType().Name; }
    private static class Fails4 { static Fails4() => throw new ArgumentException("a"); public const int Constant = 12; public static int Field; }
    public static int ConstantsDoNotInitialize() => Fails4.Constant;
    public static string TypeNameOfFailedInitializer() { try { return Fails4.Field.ToString(); } catch (TypeInitializationException e) { return e.TypeName; } }
    private sealed class Fails5 { private static readonly int x = Zero(); private static int Zero() { int z = 0; return 1 / z; } static Fails5() { } public int Get() => x; }
    public static string InnerExceptionOfNestedFailure() { try { return new Fails5().Get().ToString(); } catch (TypeInitializationException e) { return e.InnerException is DivideByZeroException ? "divide" : "other"; } }

    private sealed class Singleton { public static readonly Singleton Instance = new(); public static int Count; public int Seen; private Singleton() { Seen = ++Count; } static Singleton() { } }
    public static int SingletonBeforeCounterInitializer() => Singleton.Instance.Seen * 10 + Singleton.Count;
    private sealed class Singleton2 { public static int Count = 5; public static readonly Singleton2 Instance = new(); public int Seen; private Singleton2() { Seen = ++Count; } }
    public static int SingletonAfterCounterInitializer() => Singleton2.Instance.Seen;

    private static class Generic<T> { public static int Count; public static readonly string Name = typeof(T).Name; static Generic() { Count = Name.Length; } }
    public static string GenericStaticsPerInstantiation() => Generic<int>.Name + Generic<int>.Count + Generic<string>.Name + Generic<string>.Count;
    private static class Lazy1 { public static string Value = "made"; }
    public static string LazyHolder() => Lazy1.Value;
    private static class Table { public static readonly int[] Squares = new int[10]; public static readonly Dictionary<string, int> Map = new() { ["a"] = 1, ["b"] = 2 }; static Table() { for (int i = 0; i < 10; i++) Squares[i] = i * i; } }
    public static int TableBuiltInConstructor() => Table.Squares[7] + Table.Map["b"];
    private struct WithStatic { public static int S = 4; public int I; static WithStatic() { S *= 2; } public WithStatic(int i) { I = i + S; } }
    public static int StructStaticConstructor() => new WithStatic(1).I;
    private static int[] selfReference = [1, 2, 3];
    private static int selfSum = selfReference[0] + selfReference[2];
    public static int OwnStaticFields() => selfSum;
    private static class ModuleState { public static int Value; }
    [ModuleInitializer] internal static void Initialize() => ModuleState.Value += 21;
    public static int ModuleInitializerRan() => ModuleState.Value;
    private static class L4 { public static string Text = ""; }
    private static class M4 { static M4() { L4.Text += "<"; N4.Touch(); L4.Text += ">"; } public static void Touch() { } }
    private static class N4 { static N4() { L4.Text += "["; M4.Touch(); L4.Text += "]"; } public static void Touch() => L4.Text += ""; }
    public static string NestedInitializationReentrance() { M4.Touch(); return L4.Text; }
    private interface IStaticHolder { static int Value = 3; static int Add(int n) => Value + n; }
    public static int StaticFieldOfInterface() => IStaticHolder.Add(4);
    private static readonly Func<int, int> lambda = x => x + offset;
    private static int offset = 100;
    public static int StaticLambdaSeesLaterField() => lambda(1);
}
