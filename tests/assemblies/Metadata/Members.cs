// Methods, properties, indexers, events, operators and conversions; what overrides and implements what.
using System;
using System.Collections;
using System.Collections.Generic;
using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Threading;

namespace Metadata.Members;

public class Signatures
{
    public void Nothing() { }
    public static int Static(int a, string b) => a + b.Length;
    public void ByReference(ref int a, out int b, in int c, ref readonly int d) => b = a + c + d; // modreq(InAttribute) on virtual ones
    public virtual void VirtualByReference(ref int a, out int b, in int c, ref readonly int d) => b = a + c + d;
    public ref int RefReturn(int[] cells) => ref cells[0];
    public ref readonly int RefReadOnlyReturn(int[] cells) => ref cells[0]; // modreq(InAttribute) in the return type
    public void Params(params int[] rest) { }
    public void ParamsSpan(params ReadOnlySpan<string> rest) { }
    public void ParamsList(params List<int> rest) { }
    public void Scoped(scoped Span<int> span, scoped ref int x, [UnscopedRef] out Span<int> result) => result = default;
    public int VarArgs(int fixedArgument, __arglist) => new ArgIterator(__arglist).GetRemainingCount() + fixedArgument;
    public int CallVarArgs() => VarArgs(1, __arglist()) + VarArgs(2, __arglist(1, "two", 3.0, new object()));
    public unsafe void* Pointers(int* a, void** b, delegate*<int, void> c) => a;
    public int[,,] Arrays(int[] a, string[][] b, int?[,] c) => new int[1, 2, 3];
    public dynamic Dynamic(dynamic a, List<dynamic> b, (int Named, dynamic) c) => a;
    public T[] Generic<T, U>(T a, ref U b, Dictionary<T, U[]> c) where T : notnull => [a];
    public (int A, string B) Tuples((int, int) a, (int First, (string Second, bool) Third) b) => (1, "");
    public void Many(int a1, int a2, int a3, int a4, int a5, int a6, int a7, int a8, int a9, int a10, int a11, int a12, int a13, int a14,
        int a15, int a16, int a17, int a18, int a19, int a20) { }

    [MethodImpl(MethodImplOptions.NoInlining | MethodImplOptions.NoOptimization)] public void NoInlining() { }
    [MethodImpl(MethodImplOptions.AggressiveInlining)] public void Inlining() { }
    [MethodImpl(MethodImplOptions.AggressiveOptimization)] public void Optimized() { }
    [MethodImpl(MethodImplOptions.Synchronized)] public void Synchronized() { }
    [MethodImpl(MethodImplOptions.Synchronized)] public static void StaticSynchronized() { }
    [MethodImpl(MethodImplOptions.InternalCall)] public static extern int InternalCall(int x);
    [MethodImpl(MethodImplOptions.PreserveSig)] public void PreserveSig() { }

    public void Overloaded() { }
    public void Overloaded(int a) { }
    public void Overloaded(long a) { }
    public void Overloaded(object a) { }
    public void Overloaded<T>(T a) { }
    public void Overloaded<T>(T[] a) { }
    public void Overloaded<T, U>(T a, U b) { }

    [OverloadResolutionPriority(1)] public void Preferred(object a) { }
    [Obsolete("old", error: false)] public void Old() { }
    [System.Diagnostics.Conditional("DEBUG")] public void OnlyDebug() { }
    [ModuleInitializer] internal static void Initializer() { }
}

public static unsafe partial class Native
{
    [DllImport("kernel32")] public static extern int Plain();

    [DllImport("user32.dll", EntryPoint = "MessageBoxW", CharSet = CharSet.Unicode, SetLastError = true, ExactSpelling = true)]
    public static extern int MessageBox(IntPtr window, string text, [MarshalAs(UnmanagedType.LPWStr)] string caption, uint type);

    [DllImport("libc", CallingConvention = CallingConvention.Cdecl, PreserveSig = false, BestFitMapping = false, ThrowOnUnmappableChar = true)]
    [return: MarshalAs(UnmanagedType.Bool)]
    public static extern bool Marshalled([In, Out] byte[] buffer, [MarshalAs(UnmanagedType.LPArray, SizeParamIndex = 0)] int[] counts, out IntPtr handle);

    [DllImport("libc", CallingConvention = CallingConvention.StdCall, CharSet = CharSet.Ansi)] public static extern void Std(byte* text);
    [DllImport("libc", CallingConvention = CallingConvention.ThisCall, CharSet = CharSet.Auto)] public static extern void This(void* self);
    [DllImport("libc", CallingConvention = CallingConvention.FastCall)] [SuppressGCTransition] public static extern void Fast(int x);

    [UnmanagedCallersOnly(CallConvs = [typeof(CallConvCdecl)], EntryPoint = "exported")]
    public static int Exported(int x) => x;

    [ComImport, Guid("00000000-0000-0000-C000-000000000046"), InterfaceType(ComInterfaceType.InterfaceIsIUnknown)]
    public interface IUnknown
    {
        [PreserveSig] int QueryInterface(in Guid id, out IntPtr result);
    }
}

public class Properties
{
    public int Auto { get; set; }
    public int GetOnly { get; } = 1;
    public int Computed => Auto + 1;
    public int SetOnly { set => Auto = value; }
    public int PrivateSet { get; private set; }
    public int InitOnly { get; init; } // modreq(IsExternalInit)
    public required string Required { get; set; }
    public required int RequiredField;
    public static string Static { get; set; } = "";
    public virtual int Virtual { get; protected internal set; }
    public ref int ByReference => ref RequiredField;
    public ref readonly int ByReadOnlyReference => ref RequiredField;
    public int WithField { get; set => field = value < 0 ? throw new ArgumentOutOfRangeException(nameof(value)) : value; }
    public string Lazy => field ??= Compute();
    [field: ThreadStatic] public static int OnBackingField { get; set; }
    private static string Compute() => "computed";

    public int this[int i] { get => i; set => Auto = value; }
    public string this[string key, int fallback = 3] => key;
    public int this[params int[] path] => path.Length;

    [SetsRequiredMembers] public Properties() => Required = "";
}

public class NamedIndexer
{
    [IndexerName("Element")] public int this[in Guid id] { get => 0; set { } }
}

public partial class PartialMembers
{
    public partial int Property { get; set; }
    public partial string this[int i] { get; }
    public partial event Action Event;
    public partial PartialMembers(int x);
}

public partial class PartialMembers
{
    public partial int Property { get => 1; set { } }
    public partial string this[int i] { get => ""; }
    public partial event Action Event { add { } remove { } }
    public partial PartialMembers(int x) => Property = x;
}

public class Events
{
    public event Action? FieldLike;
    public static event EventHandler<EventArgs>? StaticFieldLike;
    public virtual event Action<int, List<string>>? Virtual;
    public event Action Custom { add => list.Add(value); remove => list.Remove(value); }
    private readonly List<Action> list = [];
    public void Raise() { FieldLike?.Invoke(); StaticFieldLike?.Invoke(this, EventArgs.Empty); Virtual?.Invoke(1, []); }
}

// Implementations: implicit, explicit, default, re-abstracted, static, covariant.
public interface IAnimal
{
    string Name { get; }
    event Action Moved;
    int this[int i] { get; set; }
    void Speak();
    string Describe() => "an animal called " + Name;
    protected void Hidden() { }
    private int Secret() => 1;
    static int Created;
    sealed int Count() => Secret();
    static IAnimal() => Created = 0;
}

public interface IPet : IAnimal
{
    string IAnimal.Describe() => "a pet"; // an override in an interface
    abstract void IAnimal.Hidden(); // re-abstracted
    class InInterface;
}

public class Dog : IPet, IComparable<Dog>, IEnumerable<int>
{
    string IAnimal.Name => "dog";
    event Action IAnimal.Moved { add { } remove { } }
    int IAnimal.this[int i] { get => i; set { } }
    void IAnimal.Hidden() { }
    void IAnimal.Speak() { }
    public virtual void Speak() { }
    public virtual Dog Self() => this;
    public virtual object Property => this;
    int IComparable<Dog>.CompareTo(Dog? other) => 0;
    IEnumerator<int> IEnumerable<int>.GetEnumerator() { yield return 1; }
    IEnumerator IEnumerable.GetEnumerator() => ((IEnumerable<int>)this).GetEnumerator();
}

public class Poodle : Dog
{
    public override Poodle Self() => this; // covariant return: a MethodImpl and PreserveBaseOverridesAttribute
    public override string Property => "poodle";
    public new virtual void Speak() { }
}

public class TwoOfAKind : IEquatable<int>, IEquatable<string>
{
    bool IEquatable<int>.Equals(int other) => false;
    bool IEquatable<string>.Equals(string? other) => false;
}

/// <summary>Every operator that a type can define.</summary>
public struct Number(int value)
{
    public int Value = value;
    public static Number operator +(Number a) => a;
    public static Number operator -(Number a) => new(-a.Value);
    public static Number operator checked -(Number a) => new(checked(-a.Value));
    public static Number operator !(Number a) => new(a.Value == 0 ? 1 : 0);
    public static Number operator ~(Number a) => new(~a.Value);
    public static Number operator ++(Number a) => new(a.Value + 1);
    public static Number operator --(Number a) => new(a.Value - 1);
    public static bool operator true(Number a) => a.Value != 0;
    public static bool operator false(Number a) => a.Value == 0;
    public static Number operator +(Number a, Number b) => new(a.Value + b.Value);
    public static Number operator checked +(Number a, Number b) => new(checked(a.Value + b.Value));
    public static Number operator -(Number a, Number b) => new(a.Value - b.Value);
    public static Number operator *(Number a, Number b) => new(a.Value * b.Value);
    public static Number operator /(Number a, Number b) => new(a.Value / b.Value);
    public static Number operator %(Number a, Number b) => new(a.Value % b.Value);
    public static Number operator &(Number a, Number b) => new(a.Value & b.Value);
    public static Number operator |(Number a, Number b) => new(a.Value | b.Value);
    public static Number operator ^(Number a, Number b) => new(a.Value ^ b.Value);
    public static Number operator <<(Number a, int b) => new(a.Value << b);
    public static Number operator >>(Number a, int b) => new(a.Value >> b);
    public static Number operator >>>(Number a, int b) => new(a.Value >>> b);
    public static bool operator ==(Number a, Number b) => a.Value == b.Value;
    public static bool operator !=(Number a, Number b) => a.Value != b.Value;
    public static bool operator <(Number a, Number b) => a.Value < b.Value;
    public static bool operator >(Number a, Number b) => a.Value > b.Value;
    public static bool operator <=(Number a, Number b) => a.Value <= b.Value;
    public static bool operator >=(Number a, Number b) => a.Value >= b.Value;
    public static implicit operator Number(int value) => new(value);
    public static implicit operator int(Number value) => value.Value;
    public static explicit operator string(Number value) => "n";
    public static explicit operator checked byte(Number value) => checked((byte)value.Value);
    public static explicit operator byte(Number value) => (byte)value.Value;
    public void operator +=(Number other) => Value += other.Value; // changes the operand in place
    public void operator ++() => Value++;
    public void operator checked ++() => Value = checked(Value + 1);
    public readonly override bool Equals(object? other) => other is Number n && n.Value == Value;
    public readonly override int GetHashCode() => Value;
    public readonly void Deconstruct(out int value, out bool isZero) => (value, isZero) = (Value, Value == 0);
}

/// <summary>Extension members: old ones, and blocks with a receiver.</summary>
public static class Extensions
{
    public static int CountOf(this string text, char c) => text.Split(c).Length - 1;
    public static ref Number Bump(this ref Number number) => ref number;

    extension(string text)
    {
        public bool IsBlank => text.Trim().Length == 0;
        public string Twice() => text + text;
        public static string Joined(params string[] parts) => string.Concat(parts);
        public static string operator *(string s, int times) => s + times;
    }

    extension<T>(IEnumerable<T> source) where T : notnull
    {
        public bool None => !source.GetEnumerator().MoveNext();
        public IEnumerable<T> Echo() { foreach (T item in source) { yield return item; yield return item; } }
    }

    extension(ref Number number)
    {
        public int Twofold { get => number.Value * 2; set => number.Value = value / 2; }
    }
}
