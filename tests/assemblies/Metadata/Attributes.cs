// Custom attributes with every kind of argument, on every kind of target.
using System;
using System.Collections.Generic;
using System.Diagnostics.CodeAnalysis;
using Metadata.Attributes;

[assembly: Everything("assembly")]
[module: Everything("module")]

namespace Metadata.Attributes;

[AttributeUsage(AttributeTargets.All, AllowMultiple = true, Inherited = false)]
public sealed class EverythingAttribute : Attribute
{
    public EverythingAttribute() { }
    public EverythingAttribute(string? text) { }
    public EverythingAttribute(bool a, char b, sbyte c, byte d, short e, ushort f, int g, uint h, long i, ulong j, float k, double l) { }
    public EverythingAttribute(Type? type) { }
    public EverythingAttribute(object? boxed) { }
    public EverythingAttribute(Local local, DayOfWeek framework) { }
    public EverythingAttribute(int[]? array) { }
    public EverythingAttribute(string?[]? array, Type?[] types, object?[] objects) { }
    public EverythingAttribute(Local[] locals, Wide[] wides, DayOfWeek[] frameworks) { }
    public EverythingAttribute(bool[] a, char[] b, sbyte[] c, byte[] d, short[] e, ushort[] f, uint[] g, long[] h, ulong[] i, float[] j, double[] k) { }
    public EverythingAttribute(double first, params string[] rest) { }

    public int IntField;
    public string? TextField;
    public object? ObjectField;
    public Type? TypeField;
    public Local EnumField;
    public DayOfWeek[]? EnumsField;
    public int[]? IntsField;
    public object[]? ObjectsField;

    public double Property { get; set; }
    public Type?[]? Types { get; set; }
    public Wide WideProperty { get; set; }
    public object? ObjectProperty { get; set; }
    public Nested NestedEnum { get; set; }

    public enum Nested : short { One = 1, Minus = -1 }
}

public enum Local { A, B }

public enum Wide : ulong { Max = ulong.MaxValue }

public sealed class GenericAttribute<T> : Attribute
{
    public GenericAttribute(T? value) { }
    public T? Value { get; set; }
}

public class Constructors
{
    [Everything] public int Empty;
    [Everything("text")] public int Text;
    [Everything("")] public int EmptyText;
    [Everything("nul \0, 😀, Größe, \"quoted\"")] public int OddText;
    [Everything((string?)null)] public int NullText;
    [Everything(true, '\uFFFF', sbyte.MinValue, byte.MaxValue, short.MinValue, ushort.MaxValue, int.MinValue, uint.MaxValue, long.MinValue,
        ulong.MaxValue, float.NaN, double.NegativeInfinity)] public int Primitives;
    [Everything(typeof(string))] public int FrameworkType;
    [Everything(typeof(Constructors))] public int OwnType;
    [Everything(typeof(Dictionary<,>))] public int OpenGeneric;
    [Everything(typeof(Dictionary<string, List<int[]>>))] public int ClosedGeneric;
    [Everything(typeof(Kinds.Outer<int>.Middle.Inner<string, Local>))] public int NestedGeneric;
    [Everything(typeof(EverythingAttribute.Nested))] public int NestedType;
    [Everything(typeof(int[,][]))] public int ArrayType;
    [Everything(typeof(int*))] public int PointerType;
    [Everything(typeof(void))] public int VoidType;
    [Everything((Type?)null)] public int NullType;
    [Everything(typeof((int, string)))] public int TupleType;
    [Everything((object?)null)] public int BoxedNull;
    [Everything((object)1)] public int BoxedInt;
    [Everything((object)"text")] public int BoxedText;
    [Everything((object)'c')] public int BoxedChar;
    [Everything((object)1.5f)] public int BoxedFloat;
    [Everything((object)typeof(List<>))] public int BoxedType;
    [Everything((object)Local.B)] public int BoxedEnum;
    [Everything((object)DayOfWeek.Friday)] public int BoxedFrameworkEnum;
    [Everything((object)Wide.Max)] public int BoxedWideEnum;
    [Everything((object)new[] { 1, 2 })] public int BoxedArray;
    [Everything((object)new object[] { 1, "two", 'c', null!, typeof(int), Local.A, new[] { "nested" } })] public int BoxedObjects;
    [Everything((object)new[] { Local.A, Local.B })] public int BoxedEnums;
    [Everything(Local.B, DayOfWeek.Sunday)] public int Enums;
    [Everything(new[] { 1, -2, 3 })] public int Ints;
    [Everything(new int[0])] public int NoInts;
    [Everything((int[]?)null)] public int NullInts;
    [Everything(new[] { "a", null, "" }, new[] { typeof(int), null, typeof(List<string>) }, new object?[] { 1, null, "x", 2.5, Wide.Max })] public int Arrays;
    [Everything(new[] { Local.B }, new[] { Wide.Max }, new[] { DayOfWeek.Monday, (DayOfWeek)99 })] public int EnumArrays;
    [Everything(new[] { true }, new[] { 'a' }, new sbyte[] { -1 }, new byte[] { 2 }, new short[] { -3 }, new ushort[] { 4 }, new uint[] { 5 },
        new long[] { -6 }, new ulong[] { 7 }, new[] { 1.5f }, new[] { -0.0 })] public int PrimitiveArrays;
    [Everything(1.5, "rest", "of", "it")] public int Params;
    [Everything(1.5)] public int NoParams;
}

public class NamedArguments
{
    [Everything(IntField = 1, TextField = "t", ObjectField = 2L, TypeField = typeof(NamedArguments), EnumField = Local.B)] public int Fields;
    [Everything(EnumsField = new[] { DayOfWeek.Friday }, IntsField = new[] { 1 }, ObjectsField = new object[] { "o", 1 })] public int ArrayFields;
    [Everything(Property = 2.5, Types = new[] { typeof(int), null }, WideProperty = Wide.Max, ObjectProperty = Local.A)] public int Properties;
    [Everything("positional", NestedEnum = EverythingAttribute.Nested.Minus, ObjectProperty = null, TextField = null)] public int Mixed;
    [Everything(ObjectProperty = new[] { typeof(string) })] public int ObjectProperty;
}

public class GenericAttributes
{
    [GenericAttribute<int>(1)] public int OfInt;
    [GenericAttribute<string>(null, Value = "v")] public int OfString;
    [GenericAttribute<Local>(Local.B)] public int OfEnum;
    [GenericAttribute<Type>(typeof(int))] public int OfType;
    [GenericAttribute<object[]>(new object[] { 1, "x" })] public int OfArray;
}

/// <summary>One attribute on every kind of target.</summary>
[Everything("type")]
[Everything("twice")]
public class Targets<[Everything("generic parameter of a type")] T>
{
    [Everything("field")] public int Field;
    [field: Everything("backing field")] [property: Everything("property")] public int Property { [Everything("getter")] get; [param: Everything("value")] set; }
    [Everything("event")] [field: Everything("event field")] [method: Everything("accessors")] public event Action? Event;
    [Everything("constructor")] public Targets() { }

    [Everything("method")]
    [return: Everything("return value"), MaybeNull]
    public U Method<[Everything("generic parameter of a method")] U>([Everything("parameter")] U a, [Everything, Everything] int b) => a;

    public Func<int, int> Lambda = [Everything("lambda")] [return: Everything("lambda result")] ([Everything("lambda parameter")] x) => x;

    public void Local()
    {
        [Everything("local function")] static int Inside([Everything("its parameter")] int x) => x;
        Inside(1);
    }
}

[Everything("enum")]
public enum OnEnum { [Everything("member")] Member }

[Everything("delegate")]
[return: Everything("delegate result")]
public delegate int OnDelegate([Everything("delegate parameter")] int x);

[Everything("interface")]
public interface IOn;

[Everything("struct")]
public struct OnStruct;

public record OnRecord([property: Everything("record property")] [field: Everything("record field")] [param: Everything("record parameter")] int X);
