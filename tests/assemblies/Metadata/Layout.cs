// Layout of types, fields of every type, fields with data in the image, modifiers.
using System;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Threading;

namespace Metadata.Layout;

[StructLayout(LayoutKind.Sequential, Pack = 1)]
public struct Packed
{
    public byte A;
    public long B;
}

[StructLayout(LayoutKind.Sequential, Size = 64)]
public struct Sized
{
    public int A;
}

[StructLayout(LayoutKind.Sequential, Pack = 4, Size = 24, CharSet = CharSet.Unicode)]
public class SequentialClass
{
    public char A;
    [MarshalAs(UnmanagedType.ByValTStr, SizeConst = 8)] public string B = "";
    [MarshalAs(UnmanagedType.ByValArray, SizeConst = 4, ArraySubType = UnmanagedType.I4)] public int[] C = [];
}

[StructLayout(LayoutKind.Explicit)]
public struct Union
{
    [FieldOffset(0)] public double Double;
    [FieldOffset(0)] public long Long;
    [FieldOffset(4)] public int High;
    [FieldOffset(0)] public int Low;
}

[StructLayout(LayoutKind.Explicit, Size = 16, Pack = 2)]
public class ExplicitClass
{
    [FieldOffset(0)] public object? Reference;
    [FieldOffset(8)] public ushort Tail;
}

[StructLayout(LayoutKind.Auto)]
public struct Automatic
{
    public byte A;
    public int B;
}

public unsafe struct FixedBuffers
{
    public fixed byte Bytes[7];
    public fixed char Chars[3];
    public fixed double Doubles[2];
}

[InlineArray(5)]
public struct FiveInts
{
    private int first;
}

/// <summary>Fields of every element type of a signature.</summary>
public unsafe class FieldTypes
{
    public bool Bool;
    public char Char;
    public sbyte SByte;
    public byte Byte;
    public short Short;
    public ushort UShort;
    public int Int;
    public uint UInt;
    public long Long;
    public ulong ULong;
    public float Float;
    public double Double;
    public nint NInt;
    public nuint NUInt;
    public IntPtr IntPtr;
    public string? String;
    public object? Object;
    public dynamic? Dynamic;
    public decimal Decimal;
    public TypedReferenceHolder? Holder;
    public int? Nullable;
    public (int A, string B, (int, int) C) Tuple;
    public (int, int, int, int, int, int, int, int Eighth, int) LongTuple;
    public int[]? Array;
    public int[][]? Jagged;
    public int[,]? Matrix;
    public string[,,][,][]? Mixed;
    public int* Pointer;
    public void* Void;
    public byte*** Deep;
    public int*[]? Pointers;
    public Packed* PointerToStruct;
    public delegate*<void> Managed;
    public delegate* managed<int, string, object> ManagedWithArguments;
    public delegate* unmanaged<int, void> Unmanaged;
    public delegate* unmanaged[Cdecl]<int, int> Cdecl;
    public delegate* unmanaged[Stdcall]<byte*, int> Stdcall;
    public delegate* unmanaged[Thiscall]<nint, int> Thiscall;
    public delegate* unmanaged[Fastcall]<int, long, void> Fastcall;
    public delegate* unmanaged[Cdecl, SuppressGCTransition]<void> Combined;
    public delegate* unmanaged[Stdcall, MemberFunction]<void*, void> MemberFunction;
    public delegate*<ref int, out int, in int, ref readonly int> ByReference;
    public delegate*<delegate*<int>, delegate*<void>> HigherOrder;
    public delegate*<int>[]? Table;
}

public sealed class TypedReferenceHolder
{
    public static bool Same(TypedReference reference) => reference.Equals(null);
}

/// <summary>What can be said about a field beside its type.</summary>
public class Modifiers
{
    public int Public;
    protected internal int ProtectedInternal;
    protected int Protected;
    private protected int PrivateProtected;
    internal int Internal;
    private int @private;
    public readonly int ReadOnly = 1;
    public static readonly string StaticReadOnly = "s";
    public static int Static;
    public volatile int Volatile; // modreq(IsVolatile)
    public static volatile string? StaticVolatile;
    public volatile IntPtr VolatilePointer;
    [ThreadStatic] public static int PerThread;
    [ThreadStatic] private static volatile object? perThreadVolatile;
    public static readonly AsyncLocal<int> Async = new();
    public static readonly ThreadLocal<int> Local = new(() => 1);

    public object? Use() => (@private++, perThreadVolatile);
}

/// <summary>Initialised arrays and UTF-8 literals are fields of &lt;PrivateImplementationDetails&gt; with data.</summary>
public static class Data
{
    public static readonly int[] Ints = [1, 2, 3, 4, 5, -6, 7];
    public static readonly byte[] Bytes = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    public static readonly double[] Doubles = [1.5, double.NaN, double.NegativeInfinity];
    public static readonly char[] Chars = ['a', '\0', '\uD83D', '\uDE00'];
    public static readonly string[] Strings = ["not", "data"];
    public static readonly long[,] Matrix = { { 1, 2 }, { 3, 4 } };
    public static ReadOnlySpan<byte> Utf8 => "grüß 😀"u8;
    public static ReadOnlySpan<int> IntSpan => [10, 20, 30, 40];
    public static ReadOnlySpan<short> ShortSpan => [1, 2, 3];
    public static ReadOnlySpan<bool> BoolSpan => [true, false, true];
}
