#nullable disable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Threading.Tasks;

namespace Conformance;

interface IA { void A(); int B { get; } } interface IG<X> { X Get(X x); }
class C0 : IG<int> { public int Get(int x) => x; int IG<int>.Get(int y) => y; }
class C : IA, IG<string>, IEquatable<C> { public void A() {} int IA.B => 1; public virtual string Get(string s) => s; public bool Equals(C other) => false; }
class D : C { public override string Get(string s) => s + s; }
[Obsolete("m", false)] [Serializable] class Marked { [ThreadStatic] static int f; [CLSCompliant(false)] public void M([Obs(3, Name = "n", T = typeof(int), A = new[]{1,2})] int p) {} }
[AttributeUsage(AttributeTargets.All)] class ObsAttribute : Attribute { public ObsAttribute(int x) {} public string Name; public Type T { get; set; } public int[] A; }
[Obs(5)] class Sub : Marked {}
record Rec(int X);
enum Small : byte { A = 1, B = 2 }
class Base : Attribute { public int PB { get; set; } public int FB; }
[AttributeUsage(AttributeTargets.All, AllowMultiple = true)] class Many : Base { public Many() {} public Many(object o) {} public Many(Small s, char c, string t, Type y, double d, Small[] l, object o) {} public int P1 { get; set; } public int F1; public int P2 { get; set; } public int F2; public Small S; public object O; }
[Many(F2 = 1, P2 = 2, F1 = 3, P1 = 4, PB = 5, FB = 6)] class K1 {}
[Many(PB = 5, P1 = 4)] class K2 {}
[Many(Small.B, 'x', null, null, 1.5, new[] { Small.A, Small.B }, Small.A, S = Small.B, O = Small.A)] class K3 {}
[Many(new object[] { 1, "a" })] class K4 {}
[Many((object)null)] class K5 {}
[Many("o")] class K6 {}
[Many(typeof(int), O = 5L)] class K7 {}
ref struct ByReference { }

public class AttributeData
{
    private static string Told(Func<object> f) { try { return "" + f(); } catch (Exception e) { return e.GetType() + ": " + e.Message; } }
    static string Map(Type t, Type i) => Told(() => { var m = t.GetInterfaceMap(i); return m.TargetType + "|" + m.InterfaceType + "|" + string.Join(";", m.InterfaceMethods.Select((x, n) => x + "=" + m.TargetMethods[n].DeclaringType + "." + m.TargetMethods[n].Name)); });
    public static string MapOfOwnMembers() => Map(typeof(C), typeof(IA));
    public static string MapOfGeneric() => Map(typeof(C), typeof(IG<string>));
    public static string MapOfOverride() => Map(typeof(D), typeof(IG<string>));
    public static string MapOfTwo() => Map(typeof(C0), typeof(IG<int>));
    public static string MapOfEquatable() => Map(typeof(C), typeof(IEquatable<C>));
    public static string MapOfAnother() => Map(typeof(C0), typeof(IA));
    public static string MapOfClass() => Map(typeof(C0), typeof(C));
    public static string MapOfInterface() => Map(typeof(IA), typeof(IA));
    public static string MapOfRecord() => Map(typeof(Rec), typeof(IEquatable<Rec>));
    public static string MapOfNothing() => Map(typeof(C0), null);
    public static string FindGeneric() => string.Join(";", typeof(D).FindInterfaces((t, o) => t.IsGenericType, null).Select(x => x.ToString()).OrderBy(x => x));
    public static string FindByName() => string.Join(";", typeof(D).FindInterfaces((t, o) => t.Name == (string)o, "IA").Select(x => x.ToString()));
    static string Attrs(IEnumerable<CustomAttributeData> l) => string.Join(" ", l.Select(a => a.AttributeType.Name + "(" + string.Join(",", a.ConstructorArguments.Select(x => x.ArgumentType + ":" + x.Value)) + ")" + string.Join(",", a.NamedArguments.Select(n => n.MemberName + "=" + n.TypedValue.Value + n.IsField)) + a.Constructor.DeclaringType.Name));
    public static string OfSerializable() => Attrs(typeof(Marked).CustomAttributes);
    public static string OfInherited() => Attrs(typeof(Sub).CustomAttributes);
    public static string OfMethod() => Attrs(typeof(Marked).GetMethod("M").CustomAttributes);
    public static string OfParameter() => Attrs(typeof(Marked).GetMethod("M").GetParameters()[0].CustomAttributes);
    public static string ListOfParameter() => Attrs(typeof(Marked).GetMethod("M").GetParameters()[0].GetCustomAttributesData());
    public static string ListOfType() => Attrs(CustomAttributeData.GetCustomAttributes(typeof(Sub)));
    public static string TextOfType() => string.Join(" ", typeof(Marked).GetCustomAttributesData());
    public static string TextOfParameter() => string.Join(" ", typeof(Marked).GetMethod("M").GetParameters()[0].GetCustomAttributesData());
    public static string OfArray() => Attrs(typeof(int[]).CustomAttributes);
    public static string OfGenerated() => "" + typeof(AttributeData).GetNestedTypes(BindingFlags.NonPublic).Count(t => t.CustomAttributes.Any(a => a.AttributeType == typeof(CompilerGeneratedAttribute)));
    public static string OfField() => Attrs(typeof(Marked).GetField("f", BindingFlags.Static | BindingFlags.NonPublic).CustomAttributes);
    public static string OfFrameworkMethod() => Attrs(new List<int>().GetType().GetMethod("Add").CustomAttributes);
    private static string Listed(Type t) { var a = t.GetCustomAttributesData()[0]; return a + " | " + string.Join(",", a.ConstructorArguments.Select(x => x.ArgumentType + ":" + x.Value + ":" + x.Value?.GetType())) + " | " + string.Join(",", a.NamedArguments.Select(x => x.MemberInfo + ":" + x.IsField + x.TypedValue.ArgumentType + ":" + x.TypedValue.Value?.GetType() + x)); }
    public static string AllNamed() => Listed(typeof(K1));
    public static string PropertiesNamed() => Listed(typeof(K2));
    public static string EveryKindOfArgument() => Listed(typeof(K3));
    public static string Objects() => Listed(typeof(K4));
    public static string Null() => Listed(typeof(K5));
    public static string Text() => Listed(typeof(K6));
    public static string TypeAndLong() => Listed(typeof(K7));
    public static bool SameArgument() => typeof(K6).GetCustomAttributesData()[0].ConstructorArguments[0] == typeof(K6).GetCustomAttributesData()[0].ConstructorArguments[0];
    public static string NamesWithoutAssembly() => string.Join(" ", new[] { "System.Runtime.CompilerServices.ITuple", "System.Threading.Monitor", "System.Globalization.CultureInfo", "System.Threading.Tasks.Task`1", "System.Collections.IDictionary" }.Select(Type.GetType));
    public static string NameInOwnAssembly() => string.Join(" ", AppDomain.CurrentDomain.GetAssemblies().Where(a => a == typeof(AttributeData).Assembly).Select(a => a.GetType("System.IO.FileSystemInfo") + ":" + a.GetType("Conformance.Many")));
    public static string ByReferenceOnly() => typeof(Span<int>).IsByRefLike + " " + typeof(int).IsByRefLike + " " + typeof(ByReference).IsByRefLike + " " + typeof(Many).IsByRefLike;
    public static int DeclaredMethods() => new[] { typeof(int), typeof(bool), typeof(Task), typeof(List<int>), typeof(Dictionary<int, int>), typeof(void) }.Sum(t => t.GetMethods(BindingFlags.DeclaredOnly | BindingFlags.Instance | BindingFlags.Public).Count(m => m.Name is "GetAwaiter" or "CompareTo" or "ContainsKey" or "Add"));
    public static string CurrentPrincipal() => Told(() => { var before = System.Threading.Thread.CurrentPrincipal; System.Threading.Thread.CurrentPrincipal = null; return (before == null) + "" + (System.Threading.Thread.CurrentPrincipal == null); });
    public static string FormatUtf8() { Span<byte> b = stackalloc byte[4]; bool all = 1234.TryFormat(b, out int n); bool none = (-12345L).TryFormat(b, out int m); return all + " " + n + (char)b[3] + none + m + 1.5.TryFormat(b, out int d) + d + 2.50m.TryFormat(b, out d, "0.0") + d + ((IUtf8SpanFormattable)(byte)7).TryFormat(b, out d, "000", null) + (char)b[2]; }
}
