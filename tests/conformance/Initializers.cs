using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using System.Threading;
using System.Threading.Tasks;

namespace Conformance;

internal static class Extending { static Extending() { Initializers.Log("Extending "); } public static void Extend(this string text) => Initializers.Log(text); }
internal static class Failing { static Failing() => throw new InvalidOperationException("outer"); public static void M() { } }
internal static class FailingPair<T, U> { static FailingPair() => throw new InvalidOperationException("pair"); public static void M() { } }

// What runs static constructors, and in which order.
public static class Initializers
{
    private static string log = "";
    internal static int Log(string text) { log += text; return 1; }
    private static readonly Dictionary<string, string> known = new();
    // A static constructor runs once, so a method that is called again tells what was first.
    private static string Logged(Action action, [CallerMemberName] string name = "")
    {
        if (known.TryGetValue(name, out string? text)) return text;
        log = "";
        action();
        return known[name] = log;
    }

    private static class A1 { static A1() { Log("A1 "); } public static int I(int x) => Log("I "); }
    private static class A2 { static A2() { Log("A2 "); } public static void M() => Log("M "); }
    private static class A3 { static A3() { Log("A3 "); } public static void M() => Log("M "); }
    private static class A4 { static A4() { Log("A4 "); } public static void G<T>() => Log(typeof(T).Name); }
    private static class A5 { static A5() { Log("A5 "); } public static async Task M() { Log("M "); await Task.CompletedTask; } }
    private static class A6 { static A6() { Log("A6 "); } public static IEnumerable<int> M() { Log("M "); yield return 1; } }
    private static class A7 { static A7() { Log("A7 "); } public static int Field; public static void M(ref int x) => Log("M "); }
    private static class A8 { static A8() { Log("A8 "); } public static void M() => Log("M "); }
    private static class A9 { static A9() { Log("A9 "); } public static int Field = Log("field "); }
    public static string Call() => Logged(() => A1.I(Log("argument ")));
    public static string Delegate() => Logged(() => { Action m = A2.M; Log("made "); m(); m(); });
    public static string FunctionPointer() => Logged(CallThroughPointer);
    private static unsafe void CallThroughPointer() { delegate*<void> m = &A3.M; Log("made "); m(); }
    public static string DelegateOfGenericMethod() => Logged(() => { Action m = A4.G<string>; Log("made "); m(); });
    public static string AsyncMethod() => Logged(() => { Func<Task> m = A5.M; Log("made "); m().Wait(); });
    public static string Iterator() => Logged(() => { var steps = A6.M(); Log("made "); foreach (int _ in steps) { } });
    public static string AddressOfField() => Logged(() => A7.M(ref A7.Field));
    public static string Reflection() => Logged(() => { var m = typeof(A8).GetMethod("M")!; Log("got "); m.Invoke(null, null); });
    public static string ReflectedField() => Logged(() => { var f = typeof(A9).GetField("Field")!; Log("got "); f.GetValue(null); });
    public static string ExtensionMethod() => Logged(() => { Action m = "x".Extend; Log("made "); m(); });

    private struct S1 { static S1() { Log("S1 "); } public void M() => Log("M "); }
    private struct S2 { static S2() { Log("S2 "); } public override string ToString() { Log("text "); return ""; } }
    private struct S3 { static S3() { Log("S3 "); } public int Field; }
    private struct S4 { static S4() { Log("S4 "); } public int Field; public S4(int value) => Field = value; }
    private struct S5 : IDisposable { static S5() { Log("S5 "); } public void Dispose() => Log("dispose "); }
    private struct S6 { static S6() { Log("S6 "); } public override int GetHashCode() => 1; public override bool Equals(object? other) => true; }
    private struct S7 { static S7() { Log("S7 "); } public int Field; }
    private struct S8 { static S8() { Log("S8 "); } public int Field; }
    private static void Use<T>(T value) where T : IDisposable { Log("use "); value.Dispose(); }
    public static string MethodOfStruct() => Logged(() => { S1 s = default; Log("made "); s.M(); });
    public static string BoxedStruct() => Logged(() => { object s = default(S2); Log("boxed "); s.ToString(); });
    public static string FieldsOfStruct() => Logged(() => { S3 s = default; s.Field = 1; object o = s; o.Equals(s); });
    public static string ConstructorOfStruct() => Logged(() => { var s = new S4(); Log("empty "); s = new S4(1); });
    public static string ConstrainedCall() => Logged(() => Use(default(S5)));
    public static string StructInSet() => Logged(() => { _ = new HashSet<S6> { default }; });
    public static string StructByActivator() => Logged(() => { _ = Activator.CreateInstance<S7>(); _ = Activator.CreateInstance(typeof(S7)); });
    public static string UninitializedStruct() => Logged(() => RuntimeHelpers.GetUninitializedObject(typeof(S8)));

    private interface I1 { static I1() { Log("I1 "); } void M() => Log("M "); static int Field = Log("field "); }
    private sealed class C1 : I1 { }
    private interface I2 { static I2() { Log("I2 "); } static virtual void M() => Log("M "); }
    private sealed class C2 : I2 { }
    private interface I3 { static I3() { Log("I3 "); } void M(); }
    private sealed class C3 : I3 { public void M() => Log("M "); }
    private static void CallVirtual<T>() where T : I2 => T.M();
    public static string BodyInInterface() => Logged(() => { I1 c = new C1(); Log("made "); c.M(); });
    public static string StaticVirtualMethod() => Logged(CallVirtual<C2>);
    public static string BodyInClass() => Logged(() => { I3 c = new C3(); c.M(); });

    private class B1 { static B1() { Log("B1 "); } public B1(int x) => Log("b "); public void M() => Log("M "); }
    private sealed class D1 : B1 { static D1() { Log("D1 "); } public D1() : base(Log("argument ")) => Log("d "); }
    private class B2 { static B2() { Log("B2 "); } }
    private class M2 : B2 { static M2() { Log("M2 "); } }
    private class N2 : M2 { }
    private sealed class D2 : N2 { static D2() { Log("D2 "); } }
    private sealed class B3 { static B3() { Log("B3 "); } public void M() => Log("M "); }
    private sealed class B4 { public static int Field = Log("B4 "); }
    private sealed class B5 { static B5() { Log("B5 "); } public B5() => Log("b "); }
    private sealed class B6 { static B6() { Log("B6 "); } }
    private static T Make<T>() where T : new() => new();
    public static string ConstructorOfBase() => Logged(() => new D1().M());
    public static string UninitializedObject() => Logged(() => RuntimeHelpers.GetUninitializedObject(typeof(D2)));
    public static string MethodOfUninitializedObject() => Logged(() => ((B3)RuntimeHelpers.GetUninitializedObject(typeof(B3))).M());
    public static string UninitializedRelaxed() => Logged(() => { RuntimeHelpers.GetUninitializedObject(typeof(B4)); Log("made "); _ = Activator.CreateInstance<B4>(); });
    public static string NewOfParameter() => Logged(() => Make<B5>());
    public static string Arrays() => Logged(() => { var a = new B6[2]; Log("made "); a[0] = new B6(); });
    public static string NullTarget() => Logged(() => { D1? d = null; try { d!.M(); } catch (NullReferenceException) { Log("null "); } });

    private static class Locked { static Locked() { Log(Monitor.IsEntered(typeof(Locked)) + " "); } [MethodImpl(MethodImplOptions.Synchronized)] public static void M() => Log("M "); }
    private static class Box<T> { static Box() { Log(typeof(T).Name + " "); } public static void M() { } public static void G<U>() { } }
    private static class Late { public static int Field = Log("late "); public static void M() => Log("M "); public static int Read() { Log("read "); return Field; } }
    public static string SynchronizedMethod() => Logged(() => { Action m = Locked.M; m(); });
    public static string ClosedTypes() => Logged(() => { Action a = Box<string>.M, b = Box<object>.M, c = Box<int>.G<string>; a(); b(); a(); c(); });
    public static string OnlyFieldsNeedARelaxedOne() => Logged(() => { Late.M(); Late.Read(); });

    private static class F1 { static F1() { Log("F1 "); throw new InvalidOperationException("bad"); } public static int Field; public static void M() { try { Log("M "); } catch (Exception) { Log("never "); } } }
    private static class F2 { static F2() => F3.M(); public static void M() { } }
    private static class F3 { static F3() => throw new InvalidOperationException("deep"); public static void M() { } }
    private static class F4<T> { static F4() => throw new InvalidOperationException("generic"); public static void M() { } public static class Inner { static Inner() => throw new InvalidOperationException("inner"); public static void M() { } } }
    private sealed class F5 { static F5() => throw new InvalidOperationException("made"); }
    private static Exception Caught(Action action) { try { action(); } catch (Exception e) { return e; } return new(); }
    private static string Named(Action action) => Caught(action) is TypeInitializationException e ? $"{e.TypeName}|{e.Message}|{e.InnerException?.Message};" : "no;";
    public static string FailsInDelegate() => Logged(() => { Action m = F1.M; Log(Caught(m).InnerException!.Message); });
    public static bool OneExceptionForAll()
    {
        Exception a = Caught(F3.M), b = Caught(() => F3.M()), c = a, d = Caught(F2.M);
        var thread = new Thread(() => c = Caught(F3.M));
        thread.Start();
        thread.Join();
        return a == b && b == c && d != a && d.InnerException == a;
    }
    public static string NamesOfTypes() => Named(Failing.M) + Named(FailingPair<int, string>.M) + Named(F4<int>.M) + Named(F4<string>.Inner.M);
    public static string FailsInConstructor() => $"{Caught(() => new F5()).GetType().Name} {Caught(() => Activator.CreateInstance<F5>()).GetType().Name} {Caught(() => typeof(F1).GetMethod("M")!.Invoke(null, null)).GetType().Name}";
}
