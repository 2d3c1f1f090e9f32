using System;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Threading;

namespace Conformance;

[AttributeUsage(AttributeTargets.All, AllowMultiple = true)]
public class TagAttribute : Attribute
{
    public string Text;
    public int Number { get; set; }
    public Type? Kind { get; set; }
    public int[]? Numbers { get; set; }
    public object? Any { get; set; }
    public Level Level;

    public TagAttribute(string text) => Text = text;
    public TagAttribute(string text, int number) : this(text + "/2") => Number = number;
    public override string ToString() => $"{Text}:{Number}:{Kind}:{(Numbers == null ? "-" : string.Join("+", Numbers))}:{Any}:{Level}";
}

public enum Level : byte { Low, High = 200 }

[AttributeUsage(AttributeTargets.All, Inherited = false)]
public sealed class OwnAttribute : Attribute { }

[AttributeUsage(AttributeTargets.All)]
public class OnceAttribute(int value) : Attribute
{
    public int Value => value;
}

public interface IShape
{
    int Area { get; }
    void Scale(int by);
}

[Tag("base"), Own, Once(1)]
public class Animal
{
    public int age;
    private int hidden = 3;
    public static int Count;
    public virtual int Legs { get; set; } = 4;
    public new string? Name { get; set; }
    [Tag("speak"), Once(5)] public virtual string Speak() => "?";
    public void Plain() { }
    private void Secret() { }
    protected void Kept() { }
    internal void Within() { }
    public static int Twice(int x) => 2 * x;
    public event Action? Changed;
    public void Raise() => Changed?.Invoke();
    public int Hidden => hidden;
}

[Tag("derived", 7, Kind = typeof(List<int>), Numbers = new[] { 1, 2 }, Any = 5L, Level = Level.High), Once(2)]
public class Dog : Animal
{
    public const int Most = 9;
    public const string Motto = "woof";
    public const Level Worst = Level.High;
    public const double Half = 0.5;
    public static readonly int Fixed = 11;
    public readonly int chip = 6;
    public int weight;
    public override string Speak() => "woof";
    public new void Plain() { }
    public override int Legs { get => 3; set { } }
    public int Bark(int times) => times;
    public int Bark(long times) => (int)times + 100;
    public string Bark(string text, int more = 2) => text + more;
    public string Bark(object o) => "o" + o;
    public int this[int i] => i * 10;
    public int OnlyGet => 1;
    private int Closed { get; set; } = 8;
    public Dog() { }
    public Dog(int weight, string name = "rex") { this.weight = weight; Name = name; }
    private Dog(string s) => Name = "private " + s;
    public class Tail { public int Length = 2; }
    private struct Flea { }
}

public struct Point2(int x, int y) : IShape
{
    public int X = x, Y = y;
    public readonly int Area => X * Y;
    public void Scale(int by) { X *= by; Y *= by; }
    public readonly override string ToString() => X + "," + Y;
}

public abstract class Abstraction
{
    public abstract int Do();
    protected Abstraction() { }
}

public class Box<T>
{
    public T? Value;
    public static int Made;
    public Box() => Made++;
    public Box(T value) : this() => Value = value;
    public T? Get() => Value;
    public U Map<U>(Func<T, U> f) => f(Value!);
    public static TA Pair<TA, TB>(TA a, List<TB> b, TA[] c) => a;
}

public class Initialized
{
    public static string Log = "";
    public static int Value = Next();
    static Initialized() => Log += "c";
    static int Next() { Log += "n"; return 5; }
    public static int Get() => Value;
}

public delegate int Transform(int x);

public class Reflections
{
    const BindingFlags All = BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.Static | BindingFlags.Instance;

    static string Join<T>(IEnumerable<T> items) => string.Join(";", items);

    static string Try(Func<object?> f)
    {
        try
        {
            return f()?.ToString() ?? "null";
        }
        catch (Exception e)
        {
            string inner = e.InnerException == null ? "" : " <- " + e.InnerException.GetType().Name + ": " + e.InnerException.Message;
            return e.GetType().Name + ": " + e.Message + inner;
        }
    }

    static MethodInfo M(string name) => typeof(Reflections).GetMethod(name, All)!;

    static int Add(int a, long b, string? c) => a + (int)b + (c?.Length ?? 0);
    static void Throws() => throw new InvalidOperationException("no");
    static int Optional(int a, long b = 5, string? c = null, Level d = Level.High, double e = 1.5) => a + (int)b;
    static string TakesLevel(Level level) => level.ToString();
    static string TakesNullable(int? x) => x.HasValue ? x.Value.ToString() : "none";
    static bool Parse(string text, out int value, ref string log) { log += "!"; value = text.Length; return value > 2; }
    static string Many(params object[] items) => items.Length.ToString();

    // ---- listing

    public static string Methods() => Join(typeof(Dog).GetMethods().Select(m => m.ToString()));
    public static string MethodsAll() => Join(typeof(Dog).GetMethods(All).Select(m => m.DeclaringType!.Name + "." + m.Name));
    public static string MethodsFlat() => Join(typeof(Dog).GetMethods(All | BindingFlags.FlattenHierarchy).Select(m => m.DeclaringType!.Name + "." + m.Name));
    public static string MethodsDeclared() => Join(typeof(Dog).GetMethods(All | BindingFlags.DeclaredOnly).Select(m => m.Name));
    public static string MethodsOfInterface() => Join(typeof(IShape).GetMethods().Select(m => m.ToString()));
    public static string MethodsOfStruct() => Join(typeof(Point2).GetMethods(BindingFlags.Public | BindingFlags.Instance | BindingFlags.DeclaredOnly).Select(m => m.ToString()));
    public static string MethodsOfObject() => Join(typeof(object).GetMethods().Select(m => m.ToString()));
    public static string Nothing() => typeof(Dog).GetMethods(BindingFlags.Public).Length + " " + typeof(Dog).GetMethods(BindingFlags.Instance).Length;
    public static string Fields() => Join(typeof(Dog).GetFields(All | BindingFlags.FlattenHierarchy).Select(f => f.ToString()));
    public static string FieldsPublic() => Join(typeof(Dog).GetFields().Select(f => f.Name));
    public static string Properties() => Join(typeof(Dog).GetProperties(All).Select(p => p.DeclaringType!.Name + " " + p));
    public static string Constructors() => Join(typeof(Dog).GetConstructors(All).Select(c => c.ToString()));
    public static string ConstructorsPublic() => Join(typeof(Dog).GetConstructors().Select(c => c.ToString()));
    public static string Events() => Join(typeof(Dog).GetEvents().Select(e => e + "|" + e.EventHandlerType + "|" + e.AddMethod!.Name));
    public static string Nested() => Join(typeof(Dog).GetNestedTypes(All).Select(t => t.ToString() + t.MemberType)) + Join(typeof(Dog).GetNestedTypes().Select(t => t.Name));
    public static string NestedByName() => typeof(Dog).GetNestedType("Tail") + " " + Try(() => typeof(Dog).GetNestedType("Flea")) + typeof(Dog).GetNestedType("Flea", BindingFlags.NonPublic);
    public static string Members() => Join(typeof(Dog).GetMembers().Select(m => m.MemberType + " " + m.Name));
    public static string MembersByName() => Join(typeof(Dog).GetMember("Bark").Select(m => m.ToString())) + "|" + typeof(Dog).GetMember("weight")[0].MemberType + typeof(Dog).GetMember("nope").Length;
    public static string EnumFields() => Join(typeof(Level).GetFields().Select(f => f + " " + f.IsStatic));
    public static string EnumValues() => Join(typeof(Level).GetFields(BindingFlags.Public | BindingFlags.Static).Select(f => f.Name + "=" + f.GetValue(null) + "=" + f.GetRawConstantValue()));

    // ---- finding

    public static string Ambiguous() => Try(() => typeof(Dog).GetMethod("Bark"));
    public static string HiddenByNew() => Try(() => typeof(Dog).GetMethod("Plain")!.DeclaringType);
    public static string NotFound() => (typeof(Dog).GetMethod("Nope") == null) + " " + (typeof(Dog).GetField("Nope") is null) + (typeof(Dog).GetProperty("Nope") is null) + (typeof(Dog).GetMethod("speak") is null);
    public static string IgnoringCase() => typeof(Dog).GetMethod("speak", BindingFlags.Public | BindingFlags.Instance | BindingFlags.IgnoreCase)!.Name;
    public static string ByTypes() => typeof(Dog).GetMethod("Bark", new[] { typeof(string), typeof(int) }) + "|" + typeof(Dog).GetMethod("Bark", new[] { typeof(long) });
    public static string ByWiderTypes() => typeof(Dog).GetMethod("Bark", new[] { typeof(short) }) + "|" + typeof(Dog).GetMethod("Bark", new[] { typeof(string) }) + "|" + typeof(Dog).GetMethod("Bark", new[] { typeof(uint) });
    public static string ByNoTypes() => Try(() => typeof(Dog).GetMethod("Bark", Type.EmptyTypes)) + typeof(Dog).GetMethod("Speak", Type.EmptyTypes);
    public static string NullName() => Try(() => typeof(Dog).GetMethod(null!));
    public static string NullTypes() => Try(() => typeof(Dog).GetMethod("Bark", (Type[])null!)) + Try(() => typeof(Dog).GetMethod("Bark", new Type[] { null! }));
    public static string PrivateFromBase() => Try(() => typeof(Dog).GetMethod("Secret", All)) + typeof(Animal).GetMethod("Secret", All) + typeof(Dog).GetMethod("Kept", All);
    public static string ConstructorByTypes() => typeof(Dog).GetConstructor(new[] { typeof(int), typeof(string) }) + "|" + Try(() => typeof(Dog).GetConstructor(new[] { typeof(string) })) + "|" + typeof(Dog).GetConstructor(All, new[] { typeof(string) });
    public static string Indexer() => typeof(Dog).GetProperty("Item", new[] { typeof(int) }) + Join(typeof(Dog).GetProperty("Item")!.GetIndexParameters().Select(p => p.Name));
    public static string PropertyByType() => typeof(Dog).GetProperty("Legs", typeof(int)) + Try(() => typeof(Dog).GetProperty("Legs", typeof(string)));
    public static string FrameworkMethod() => typeof(string).GetMethod("Contains", new[] { typeof(string) })!.Invoke("abc", new object[] { "b" }) + " " + typeof(Math).GetMethod("Max", new[] { typeof(int), typeof(int) })!.Invoke(null, new object[] { 3, 8 });
    public static string FrameworkProperty() => typeof(string).GetProperty("Length")!.GetValue("four") + " " + typeof(List<int>).GetProperty("Count")!.GetValue(new List<int> { 1, 2 });
    public static string GetInterface() => typeof(Point2).GetInterface("IShape") + "|" + typeof(Point2).GetInterface("Conformance.IShape") + "|" + Try(() => typeof(Point2).GetInterface("INope"));

    // ---- what members are

    public static string MethodFlags()
    {
        MethodInfo m = typeof(Dog).GetMethod("Speak")!, s = typeof(Animal).GetMethod("Twice")!, p = typeof(Animal).GetMethod("Secret", All)!;
        return m.IsVirtual + " " + m.IsStatic + m.IsPublic + m.IsAbstract + m.IsFinal + m.IsSpecialName + s.IsStatic + p.IsPrivate + typeof(Animal).GetMethod("Kept", All)!.IsFamily
            + typeof(Animal).GetMethod("Within", All)!.IsAssembly + typeof(Abstraction).GetMethod("Do")!.IsAbstract + m.IsGenericMethod + m.IsConstructor + m.IsHideBySig;
    }

    public static string Attributes() => typeof(Dog).GetMethod("Speak")!.Attributes + "|" + typeof(Dog).Attributes + "|" + typeof(Animal).GetField("Count")!.Attributes + "|" + typeof(Level).Attributes + "|" + typeof(IShape).Attributes + "|" + typeof(int[]).Attributes + "|" + typeof(Dog).GetConstructors()[0].Attributes;
    public static string FieldFlags() => string.Join(" ", typeof(Dog).GetFields().Select(f => f.Name + f.IsLiteral + f.IsInitOnly + f.IsStatic + f.IsPublic + f.FieldType.Name));
    public static string PropertyFlags() => string.Join(" ", typeof(Dog).GetProperties().Select(p => p.Name + p.CanRead + p.CanWrite + p.PropertyType.Name + (p.GetSetMethod() is null)));
    public static string Accessors() => Join(typeof(Dog).GetProperty("Legs")!.GetAccessors().Select(a => a.Name)) + typeof(Dog).GetProperty("Closed", All)!.GetAccessors().Length + typeof(Dog).GetProperty("Closed", All)!.GetMethod!.IsPrivate;
    public static string Owners() => typeof(Dog).GetMethod("Kept", All)!.DeclaringType + "|" + typeof(Dog).GetMethod("Kept", All)!.ReflectedType + "|" + typeof(Dog.Tail).DeclaringType + "|" + typeof(Dog.Tail).ReflectedType;
    public static string Identity() => (typeof(Dog).GetMethod("Speak") == typeof(Dog).GetMethod("Speak")) + " " + ReferenceEquals(typeof(Dog).GetMethod("Speak"), typeof(Dog).GetMethod("Speak")) + typeof(Dog).GetField("weight")!.Equals(typeof(Dog).GetField("weight")) + (typeof(Dog).GetMethod("Kept", All) == typeof(Animal).GetMethod("Kept", All));
    public static string AsKeys() => new Dictionary<MemberInfo, int> { [typeof(Dog).GetMethod("Speak")!] = 1, [typeof(Dog)] = 2 }[typeof(Dog).GetMethod("Speak")!].ToString();
    public static string BaseDefinition() => typeof(Dog).GetMethod("Speak")!.GetBaseDefinition().DeclaringType + "|" + typeof(Dog).GetMethod("ToString")!.GetBaseDefinition().DeclaringType + "|" + typeof(Dog).GetMethod("Plain")!.GetBaseDefinition().DeclaringType;
    public static string Parameters() => Join(M("Optional").GetParameters().Select(p => p.Name + p.Position + p.ParameterType.Name + p.HasDefaultValue + p.IsOptional + (p.DefaultValue ?? "null") + p.DefaultValue?.GetType().Name + p.RawDefaultValue));
    public static string ParameterTexts() => Join(M("Parse").GetParameters().Select(p => p + "|" + p.ParameterType + p.IsOut + p.IsIn + p.ParameterType.IsByRef + p.Attributes + p.ParameterType.GetElementType()));
    public static string ReturnTypes() => M("Parse").ReturnType + " " + M("Throws").ReturnType + M("Add").ReturnParameter!.ParameterType + M("Add").ReturnParameter!.Position;
    public static string ParamArray() => M("Many").GetParameters()[0].IsDefined(typeof(ParamArrayAttribute), false) + " " + M("Add").GetParameters()[0].IsDefined(typeof(ParamArrayAttribute));
    public static string MemberTypesOf() => typeof(Dog).MemberType + " " + typeof(Dog).GetMethod("Speak")!.MemberType + typeof(Dog).GetField("weight")!.MemberType + typeof(Dog).GetProperty("Legs")!.MemberType + typeof(Dog).GetConstructors()[0].MemberType;

    // ---- calls

    public static string InvokeStatic() => M("Add").Invoke(null, new object?[] { 1, 2L, "abc" })!.ToString()!;
    public static string InvokeVirtual() => typeof(Animal).GetMethod("Speak")!.Invoke(new Dog(), null) + " " + typeof(object).GetMethod("ToString")!.Invoke(new Point2(1, 2), null);
    public static string InvokeInterface() => typeof(IShape).GetProperty("Area")!.GetValue(new Point2(3, 4))!.ToString()!;
    public static string InvokeVoid() => Try(() => typeof(Dog).GetMethod("Raise")!.Invoke(new Dog(), Array.Empty<object>()));
    public static string InvokeThrows() => Try(() => M("Throws").Invoke(null, null));
    public static string InvokeUnwrapped() => Try(() => M("Throws").Invoke(null, BindingFlags.DoNotWrapExceptions, null, null, null));
    public static string InvokeCount() => Try(() => M("Add").Invoke(null, new object[] { 1 }));
    public static string InvokeWrongType() => Try(() => M("Add").Invoke(null, new object?[] { 1, "x", null }));
    public static string InvokeWidening() => Try(() => M("Add").Invoke(null, new object?[] { (byte)1, 3, null }));
    public static string InvokeNarrowing() => Try(() => M("Add").Invoke(null, new object?[] { 1L, 3, null }));
    public static string InvokeNulls() => Try(() => M("Add").Invoke(null, new object?[] { null, null, null }));
    public static string InvokeMissing() => Try(() => M("Optional").Invoke(null, new object?[] { 2, Type.Missing, Type.Missing, Type.Missing, Type.Missing }));
    public static string InvokeMissingNone() => Try(() => M("Add").Invoke(null, new object?[] { 2, Type.Missing, "" }));
    public static string InvokeEnum() => Try(() => M("TakesLevel").Invoke(null, new object[] { Level.High })) + Try(() => M("TakesLevel").Invoke(null, new object[] { (byte)200 }));
    public static string InvokeNullable() => Try(() => M("TakesNullable").Invoke(null, new object?[] { 4 })) + Try(() => M("TakesNullable").Invoke(null, new object?[] { null }));
    public static string InvokeWithoutTarget() => Try(() => typeof(Dog).GetMethod("Speak")!.Invoke(null, null));
    public static string InvokeWrongTarget() => Try(() => typeof(Dog).GetMethod("Speak")!.Invoke("s", null));
    public static string InvokeOpen() => Try(() => typeof(Box<int>).GetMethod("Map")!.Invoke(new Box<int>(), new object?[] { null }));

    public static string InvokeOut()
    {
        object?[] arguments = { "abc", null, "log" };
        object? result = M("Parse").Invoke(null, arguments);
        return result + " " + arguments[1] + arguments[2];
    }

    public static string InvokeTryParse()
    {
        object?[] arguments = { "42", 0 };
        return typeof(int).GetMethod("TryParse", new[] { typeof(string), typeof(int).MakeByRefType() })!.Invoke(null, arguments) + " " + arguments[1];
    }

    public static string InvokeOnBox()
    {
        object point = new Point2(1, 2);
        typeof(Point2).GetMethod("Scale")!.Invoke(point, new object[] { 3 });
        return point.ToString()!;
    }

    public static string Construct() => ((Dog)typeof(Dog).GetConstructor(new[] { typeof(int), typeof(string) })!.Invoke(new object[] { 5, "bo" })).Name + ((Dog)typeof(Dog).GetConstructor(All, new[] { typeof(string) })!.Invoke(new object[] { "x" })).Name;
    public static string ConstructStruct() => typeof(Point2).GetConstructors()[0].Invoke(new object[] { 5, 6 }).ToString()!;
    public static string ConstructAbstract() => Try(() => typeof(Abstraction).GetConstructors(All)[0].Invoke(null));
    public static string ConstructThrows() => Try(() => typeof(Failing).GetConstructors()[0].Invoke(null)) + Try(() => typeof(Failing).GetConstructors()[0].Invoke(new object[] { 1 }));
    public static string ConstructString() => (string)typeof(string).GetConstructor(new[] { typeof(char), typeof(int) })!.Invoke(new object[] { 'x', 3 });
    class Failing { public Failing() => throw new Exception("f"); }

    // ---- fields and properties

    public static string FieldGetSet()
    {
        Dog dog = new Dog(1);
        FieldInfo weight = typeof(Dog).GetField("weight")!;
        weight.SetValue(dog, 12);
        typeof(Animal).GetField("hidden", All)!.SetValue(dog, 21);
        return dog.weight + " " + weight.GetValue(dog) + dog.Hidden;
    }

    public static string FieldStatic()
    {
        FieldInfo count = typeof(Animal).GetField("Count")!;
        count.SetValue(null, 4);
        return count.GetValue(null) + " " + Animal.Count;
    }

    public static string FieldReadonly()
    {
        Dog dog = new Dog();
        typeof(Dog).GetField("chip")!.SetValue(dog, 66);
        return typeof(Dog).GetField("chip")!.GetValue(dog) + Try(() => { typeof(Dog).GetField("Fixed")!.SetValue(null, 4); return 1; });
    }

    public static string FieldConstants() => Join(new[] { "Most", "Motto", "Worst", "Half", "Fixed" }.Select(n => typeof(Dog).GetField(n)!.GetValue(null))) + Try(() => { typeof(Dog).GetField("Most")!.SetValue(null, 4); return 1; });
    public static string FieldConversions() => Try(() => { Dog d = new(); typeof(Dog).GetField("weight")!.SetValue(d, (short)7); return d.weight; }) + Try(() => { Dog d = new(3); typeof(Dog).GetField("weight")!.SetValue(d, null); return d.weight; }) + Try(() => { typeof(Dog).GetField("weight")!.SetValue(new Dog(), "s"); return 1; });
    public static string FieldTargets() => Try(() => typeof(Dog).GetField("weight")!.GetValue(null)) + Try(() => typeof(Dog).GetField("weight")!.GetValue("s"));

    public static string FieldOfStruct()
    {
        object point = new Point2(1, 2);
        typeof(Point2).GetField("X")!.SetValue(point, 9);
        return point + " " + typeof(Point2).GetField("Y")!.GetValue(point);
    }

    public static string FieldOfGeneric() { Box<string>.Made = 0; Box<string> box = new("v"); return typeof(Box<string>).GetField("Value")!.GetValue(box) + " " + typeof(Box<string>).GetField("Made")!.GetValue(null) + Try(() => typeof(Box<>).GetField("Made")!.GetValue(null)); }

    public static string PropertyGetSet()
    {
        Dog dog = new Dog();
        typeof(Dog).GetProperty("Name")!.SetValue(dog, "ace");
        typeof(Dog).GetProperty("Closed", All)!.SetValue(dog, 80);
        return typeof(Dog).GetProperty("Name")!.GetValue(dog) + " " + typeof(Dog).GetProperty("Closed", All)!.GetValue(dog) + typeof(Dog).GetProperty("Item")!.GetValue(dog, new object[] { 4 });
    }

    public static string PropertyErrors() => Try(() => { typeof(Dog).GetProperty("OnlyGet")!.SetValue(new Dog(), 4); return 1; }) + Try(() => { typeof(Dog).GetProperty("Legs")!.SetValue(new Dog(), "s"); return 1; }) + Try(() => typeof(Dog).GetProperty("Legs")!.GetValue(null));

    public static string EventAddRemove()
    {
        Dog dog = new Dog();
        int n = 0;
        Action handler = () => n++;
        EventInfo changed = typeof(Dog).GetEvent("Changed")!;
        changed.AddEventHandler(dog, handler);
        dog.Raise();
        changed.RemoveEventHandler(dog, handler);
        dog.Raise();
        return n.ToString();
    }

    public static string StaticConstructor() => typeof(Initialized).GetMethod("Get")!.Invoke(null, null) + Initialized.Log + typeof(Initialized).GetField("Value")!.GetValue(null);
    public static string RunClassConstructor() { RuntimeHelpers.RunClassConstructor(typeof(Initialized).TypeHandle); return Initialized.Log + (Type.GetTypeFromHandle(typeof(Dog).TypeHandle) == typeof(Dog)); }

    // ---- generics

    public static string MakeGenericMethod() => typeof(Box<int>).GetMethod("Map")!.MakeGenericMethod(typeof(string)).Invoke(new Box<int>(4), new object[] { (Func<int, string>)(x => "v" + x) }) + " " + typeof(Box<int>).GetMethod("Pair")!.MakeGenericMethod(typeof(int), typeof(string));
    public static string MakeGenericErrors() => Try(() => typeof(Box<int>).GetMethod("Map")!.MakeGenericMethod(typeof(int), typeof(int))) + Try(() => typeof(Dog).GetMethod("Speak")!.MakeGenericMethod(typeof(int)));
    public static string GenericMethodParts() { MethodInfo m = typeof(Box<int>).GetMethod("Map")!; MethodInfo n = m.MakeGenericMethod(typeof(long)); return m.IsGenericMethodDefinition + " " + n.IsGenericMethodDefinition + n.IsGenericMethod + m.ContainsGenericParameters + n.ContainsGenericParameters + (n.GetGenericMethodDefinition() == m) + Join(m.GetGenericArguments().AsEnumerable()) + Join(n.GetGenericArguments().AsEnumerable()) + m + n.ReturnType; }
    public static string GenericNames() => typeof(List<>).GetGenericArguments()[0].Name + typeof(Dictionary<,>).GetGenericArguments()[1] + typeof(Box<>).GetMethod("Pair")!.GetGenericArguments()[1].Name + typeof(Box<>).GetMethod("Get")!.ReturnType + typeof(Box<>).GetField("Value")!.FieldType;
    public static string GenericParameters() { Type t = typeof(Box<>).GetGenericArguments()[0]; return t.IsGenericParameter + " " + t.GenericParameterPosition + (t.FullName ?? "null") + t.DeclaringType + t.BaseType + t.ContainsGenericParameters + t.IsGenericTypeParameter + t.Namespace + t.IsGenericType; }
    public static string GenericDefinitions() => (typeof(List<int>).GetGenericTypeDefinition() == typeof(List<>)) + " " + typeof(List<>).IsGenericTypeDefinition + typeof(Box<>).MakeGenericType(typeof(int)) + (typeof(Box<>).MakeGenericType(typeof(int)) == typeof(Box<int>)) + typeof(Box<int>).GenericTypeArguments.Length + typeof(Box<>).GenericTypeArguments.Length + (typeof(List<>).GetGenericArguments()[0] == typeof(Box<>).GetGenericArguments()[0]);
    public static string GenericInterfaces() => Join(typeof(List<>).GetInterfaces().Take(2).Select(t => t + (t.FullName ?? "null"))) + (typeof(List<>).GetInterfaces()[0] == typeof(IList<>));
    public static string GenericCreate() => ((Box<int>)Activator.CreateInstance(typeof(Box<>).MakeGenericType(typeof(int)), 8)!).Value.ToString();
    public static string ArrayInterfaces() => Join(typeof(int[]).GetInterfaces().Select(t => t.ToString()));
    public static string ByRefTypes() => typeof(int).MakeByRefType() + " " + typeof(int).MakePointerType() + typeof(int).MakeByRefType().GetElementType() + typeof(int).MakeByRefType().IsByRef;

    // ---- attributes

    public static string AttributeOfType() => typeof(Dog).GetCustomAttribute<TagAttribute>(false)!.ToString();
    public static string AttributesInherited() => Join(typeof(Dog).GetCustomAttributes<TagAttribute>().Select(a => a.ToString())) + "|" + Join(typeof(Dog).GetCustomAttributes<TagAttribute>(false).Select(a => a.Text));
    public static string AttributesOnce() => typeof(Dog).GetCustomAttribute<OnceAttribute>()!.Value + " " + typeof(Dog).GetCustomAttributes(typeof(OnceAttribute), true).Length + typeof(Animal).GetCustomAttribute<OnceAttribute>()!.Value;
    public static string AttributesNotInherited() => typeof(Dog).IsDefined(typeof(OwnAttribute), true) + " " + typeof(Animal).IsDefined(typeof(OwnAttribute), true) + Attribute.IsDefined(typeof(Dog), typeof(TagAttribute)) + (typeof(Dog).GetCustomAttribute<OwnAttribute>() == null);
    public static string AttributesOfMethod() => Join(typeof(Dog).GetMethod("Speak")!.GetCustomAttributes<TagAttribute>().Select(a => a.Text)) + typeof(Dog).GetMethod("Speak")!.GetCustomAttributes(typeof(TagAttribute), false).Length + typeof(Dog).GetMethod("Speak")!.GetCustomAttribute<OnceAttribute>()!.Value;
    public static string AttributesAmbiguous() => Try(() => typeof(Dog).GetCustomAttribute<TagAttribute>());
    public static string AttributesOfMembers() => typeof(Tagged).GetField("f")!.GetCustomAttribute<TagAttribute>()!.Text + typeof(Tagged).GetProperty("P")!.GetCustomAttribute<TagAttribute>()!.Text + typeof(Tagged).GetEvent("E")!.GetCustomAttribute<TagAttribute>()!.Text + typeof(Tagged).GetMethod("M")!.GetParameters()[1].GetCustomAttribute<TagAttribute>()!.Text + (typeof(Tagged).GetMethod("M")!.GetParameters()[0].GetCustomAttribute<TagAttribute>() == null) + typeof(Tagged).GetConstructors()[0].GetCustomAttribute<TagAttribute>()!.Text;
    public static string AttributeArray() => ((TagAttribute[])typeof(Tagged).GetField("f")!.GetCustomAttributes(typeof(TagAttribute), false)).Length + typeof(Tagged).GetField("f")!.GetCustomAttributes(typeof(TagAttribute), false).GetType().Name;
    public static string AttributeErrors() => Try(() => Attribute.GetCustomAttribute(typeof(Dog), typeof(string))) + Try(() => Attribute.GetCustomAttribute((MemberInfo)null!, typeof(TagAttribute))) + Try(() => typeof(Dog).GetCustomAttributes(null!, true));
    public static string AttributeObsolete() => typeof(Tagged).GetMethod("M")!.GetCustomAttribute<ObsoleteAttribute>()!.Message + typeof(Shade).IsDefined(typeof(FlagsAttribute), false);
    public static string AttributeThrows() => Try(() => typeof(Thrower).GetCustomAttribute<BadAttribute>());
    public static string PropertyInherited() => typeof(TaggedChild).GetProperty("P")!.GetCustomAttribute<TagAttribute>()!.Text + typeof(TaggedChild).GetProperty("P")!.GetCustomAttributes(typeof(TagAttribute), true).Length;
    [Flags] enum Shade { A = 1 }
    class BadAttribute : Attribute { public BadAttribute() => throw new InvalidOperationException("bad"); }
    [Bad] class Thrower { }

    class Tagged
    {
        [Tag("c")] public Tagged() { }
        [Tag("f")] public int f;
        [Tag("p")] public virtual int P { get; set; }
        [Tag("e")] public event Action? E { add { } remove { } }
        [Obsolete("old")] public void M(int a, [Tag("par")] int b) { }
    }

    class TaggedChild : Tagged { public override int P { get; set; } }

    // ---- types by name, assemblies

    public static string TypeByName() => Type.GetType("System.Int32") + " " + Type.GetType("Conformance.Dog") + Type.GetType("Conformance.Dog+Tail") + Type.GetType("Conformance.Dog[]") + Type.GetType("System.Collections.Generic.List`1[[System.Int32]]") + Type.GetType("Conformance.Box`1[System.String][,]") + Type.GetType("Conformance.Box`1") + Type.GetType("System.Collections.Generic.Dictionary`2[System.Int32,[Conformance.Dog, Reflections]]");
    public static string TypeByNameMissing() => Try(() => Type.GetType("Nope.X")) + Try(() => Type.GetType(null!)) + Try(() => { try { return Type.GetType("Nope.X", true); } catch (TypeLoadException) { return "load"; } });
    public static string AssemblyTypes() => Join(Assembly.GetExecutingAssembly().GetTypes().Where(t => t.Namespace == "Conformance").Select(t => t.ToString()).Take(12)) + typeof(Dog).Assembly.GetExportedTypes().Contains(typeof(Dog));
    public static string AssemblyType() => Assembly.GetExecutingAssembly().GetType("Conformance.Dog") + Try(() => typeof(Dog).Assembly.GetType("Nope")) + Try(() => Assembly.GetExecutingAssembly().GetType("System.String")) + (typeof(Dog).Assembly == Assembly.GetExecutingAssembly());
    public static string Implementations() => Join(typeof(IShape).Assembly.GetTypes().Where(t => typeof(IShape).IsAssignableFrom(t) && !t.IsInterface).Select(t => t.Name));
    public static string CreateByName() => ((Animal)Activator.CreateInstance(Type.GetType("Conformance.Dog")!)!).Speak();

    // ---- delegates

    public static string CreateDelegate() => ((Transform)Delegate.CreateDelegate(typeof(Transform), typeof(Animal).GetMethod("Twice")!))(4) + " " + typeof(Animal).GetMethod("Twice")!.CreateDelegate<Func<int, int>>()(5);
    public static string CreateDelegateClosed() { Animal a = new Dog(); return ((Func<string>)Delegate.CreateDelegate(typeof(Func<string>), a, typeof(Animal).GetMethod("Speak")!))() + typeof(Dog).GetMethod("Bark", new[] { typeof(int) })!.CreateDelegate<Transform>(new Dog())(6); }
    public static string CreateDelegateOpen() => ((Func<Dog, int, int>)Delegate.CreateDelegate(typeof(Func<Dog, int, int>), typeof(Dog).GetMethod("Bark", new[] { typeof(int) })!))(new Dog(), 7).ToString();
    public static string CreateDelegateByName() => ((Func<string>)Delegate.CreateDelegate(typeof(Func<string>), new Dog(), "Speak"))() + ((Transform)Delegate.CreateDelegate(typeof(Transform), typeof(Animal), "Twice"))(8);
    public static string CreateDelegateErrors() => Try(() => Delegate.CreateDelegate(typeof(Action), M("Add"))) + Try(() => Delegate.CreateDelegate(typeof(Action), (MethodInfo)null!)) + Try(() => Delegate.CreateDelegate(typeof(Action), M("Add"), false)) + Try(() => Delegate.CreateDelegate(typeof(string), M("Add")));
    public static string DelegateMethod() { Transform t = Animal.Twice; return t.Method.Name + t.Method.DeclaringType + t.Method.IsStatic + (t.Method == typeof(Animal).GetMethod("Twice")) + ((Func<string>)new Dog().Speak).Method + t.GetMethodInfo().ReturnType; }
    public static string DynamicInvoke() => ((Transform)Animal.Twice).DynamicInvoke(4) + Try(() => ((Action)Throws).DynamicInvoke()) + Try(() => ((Transform)Animal.Twice).DynamicInvoke("s"));
    public static string CurrentMethod() => MethodBase.GetCurrentMethod()!.Name + " " + MethodBase.GetCurrentMethod() + MethodBase.GetCurrentMethod()!.DeclaringType;
    public static string TypeInfos() => typeof(Dog).GetTypeInfo().DeclaredMethods.Count() + " " + typeof(Dog).GetTypeInfo().IsClass + typeof(Dog).GetRuntimeMethod("Speak", Type.EmptyTypes)!.Name;

    // ---- threads

    static int shared;

    public static int InvokedByThreads()
    {
        shared = 0;
        MethodInfo add = M(nameof(Increment));
        Thread a = new(() => add.Invoke(null, new object[] { 1 })), b = new(() => add.Invoke(null, new object[] { 2 }));
        a.Start();
        b.Start();
        a.Join();
        b.Join();
        return shared;
    }

    static void Increment(int by) => Interlocked.Add(ref shared, by);

    // ---- a small mapper, a small container, a small test runner

    static Dictionary<string, object?> Map(object o) => o.GetType().GetProperties().ToDictionary(p => p.Name, p => p.GetValue(o));

    public static string Mapper() => Join(Map(new { A = 1, B = "two", C = new[] { 3 } }).Select(p => p.Key + "=" + p.Value));

    static object Resolve(Type type) => type == typeof(string) ? "s" : type == typeof(int) ? 5 : type.GetConstructors().OrderByDescending(c => c.GetParameters().Length).First() is var c ? c.Invoke(c.GetParameters().Select(p => Resolve(p.ParameterType)).ToArray()) : type;

    record Engine(int Power);
    record Car(Engine Engine, string Name);

    public static string Container() => Resolve(typeof(Car)).ToString()!;

    class Suite
    {
        [Tag("run")] public string First() => "1";
        public string Skipped() => "x";
        [Tag("run", 2)] public string Second() => throw new Exception("two");
    }

    public static string Runner() => Join(typeof(Suite).GetMethods().Where(m => m.GetCustomAttribute<TagAttribute>() != null).Select(m => m.Name + Try(() => m.Invoke(Activator.CreateInstance(typeof(Suite)), null))));

    // ---- what is rarer

    public struct Small { public int A; public void M() { } }
    public record Rec(int A, string B) { public int C => A; }
    public class Failed : InvalidOperationException { public int Code { get; } = 4; }
    class Low { public int P { get; private set; } = 1; protected int R { get; set; } = 2; public int W { set { P = value; } } public int I { get; init; } }
    abstract class Top { public abstract int P { get; } public virtual void Z() { } }
    class Middle : Top { public override int P => 3; public sealed override void Z() { } }
    class Bottom : Middle { }
    class Multi { public int this[int a] => 1; public int this[string b] => 2; }
    class Private { private Private() { } public int X = 1; }
    class Init { static Init() => throw new Exception("init"); public static int V = 3; public static void Go() { } }
    class Outer<T> { public T? F; public class Inner { public T? G; } public void M<U>(U u, T t) { } }
    static class Announcer { public static int N; public static event EventHandler? E; public static void Raise() => E?.Invoke(null, EventArgs.Empty); }
    [return: Tag("ret")] static int Returns() => 1;
    static void Defaults(CancellationToken t = default, DateTime d = default, int? n = 4, DayOfWeek? w = DayOfWeek.Friday) { }
    static async System.Threading.Tasks.Task<int> Later() { await System.Threading.Tasks.Task.Yield(); return 4; }
    static X New<X>() where X : new() => new X();

    public static string MethodsOfSmall() => Join(typeof(Small).GetMethods().Select(m => m.DeclaringType!.Name + "." + m));
    public static string MembersOfRecord() => Join(typeof(Rec).GetMethods().Select(m => m.Name)) + "|" + Join(typeof(Rec).GetProperties(All).Select(m => m.Name + m.CanWrite));
    public static string CloneOfRecord() => typeof(Rec).GetMethod("<Clone>$")!.Invoke(new Rec(1, "b"), null)!.ToString()!;
    public static string PropertiesOfExceptions() => Join(typeof(Exception).GetProperties().Select(p => p.Name)) + "|" + Join(typeof(Failed).GetProperties().Select(p => p.Name));
    public static string MembersOfTuples() => Join(typeof((int, string)).GetFields().Select(f => f.Name)) + Join(typeof(KeyValuePair<int, int>).GetProperties().Select(f => f.Name)) + Join(typeof(Tuple<int, int>).GetProperties().Select(f => f.Name)) + typeof(int?).GetProperty("Value");
    public static string PrivateSetter() { Low low = new(); typeof(Low).GetProperty("P")!.SetValue(low, 5); typeof(Low).GetProperty("I")!.SetValue(low, 7); return low.P + " " + low.I + (typeof(Low).GetProperty("P")!.GetSetMethod() == null) + Try(() => typeof(Low).GetProperty("W")!.GetValue(low)); }
    public static string AbstractProperty() => typeof(Bottom).GetProperty("P")!.GetValue(new Bottom()) + " " + typeof(Bottom).GetMethod("Z")!.DeclaringType + typeof(Bottom).GetMethod("Z")!.IsFinal + typeof(Bottom).GetMethod("Z")!.GetBaseDefinition().DeclaringType + Join(typeof(Bottom).GetProperties().AsEnumerable());
    public static string Indexers() => Try(() => typeof(Multi).GetProperty("Item")) + typeof(Multi).GetProperty("Item", new[] { typeof(string) })!.GetValue(new Multi(), new object[] { "a" });
    public static string ActivatorThrows() => Try(() => Activator.CreateInstance<Failing>()) + Try(() => Activator.CreateInstance(typeof(Failing))) + Try(() => New<Failing>()) + Try(() => Activator.CreateInstance(typeof(Failing), new object[0]));
    public static string ActivatorPrivate() => ((Private)Activator.CreateInstance(typeof(Private), true)!).X.ToString();
    public static string InitializerThrows() => Try(() => typeof(Init).GetMethod("Go")!.Invoke(null, null)).Replace("Conformance.", "").Substring(0, 60);
    public static string InnerOfGeneric() => typeof(Outer<string>.Inner).GetField("G")!.FieldType + " " + typeof(Outer<>.Inner) + typeof(Outer<string>.Inner).DeclaringType + typeof(Outer<>).GetMethod("M") + typeof(Outer<string>).GetMethod("M") + Join(typeof(Outer<>).GetMethod("M")!.GetParameters().AsEnumerable());
    public static string StaticEvent() { EventHandler h = (_, _) => Announcer.N++; EventInfo e = typeof(Announcer).GetEvent("E")!; Announcer.N = 0; e.AddEventHandler(null, h); Announcer.Raise(); e.RemoveEventHandler(null, h); Announcer.Raise(); return Announcer.N.ToString(); }
    public static string AttributesOfReturn() => M("Returns").ReturnParameter!.GetCustomAttribute<TagAttribute>()!.Text + M("Returns").IsDefined(typeof(TagAttribute)) + M("Returns").ReturnTypeCustomAttributes.GetCustomAttributes(false).Length;
    public static string AttributesEqual() => typeof(Animal).GetCustomAttribute<OnceAttribute>()!.Equals(typeof(Animal).GetCustomAttribute<OnceAttribute>()) + " " + typeof(Animal).GetCustomAttribute<OnceAttribute>()!.Equals(typeof(Dog).GetCustomAttribute<OnceAttribute>());
    public static string OddDefaults() => Join(M("Defaults").GetParameters().Select(p => p.HasDefaultValue + (p.DefaultValue ?? "null").ToString() + p.DefaultValue?.GetType()));
    public static string InvokeAsync() { var task = (System.Threading.Tasks.Task<int>)M("Later").Invoke(null, null)!; return task.Result + " " + task.GetType().GetProperty("Result")!.GetValue(task); }
    public static string Sets() => new HashSet<MethodInfo> { M("Later"), M("Later") }.Count + " " + new HashSet<Type> { typeof(int), typeof(int) }.Count;
    public static string ClosureFields() { int q = 1; Func<int> f = () => q; return f.Method.Invoke(f.Target, null) + " " + f.Target!.GetType().GetFields()[0].GetValue(f.Target); }
}
