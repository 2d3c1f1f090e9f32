// Types of every kind, with every visibility, nested to depth five, generic and not.
using System;
using System.Collections.Generic;

/// <summary>The empty namespace.</summary>
public class InNoNamespace
{
    public class Nested;
}

namespace Metadata.Kinds
{
    public class Plain;

    public abstract class Abstract
    {
        public abstract void Do();
        public virtual void MayDo() { }
    }

    public class Derived : Abstract
    {
        public override void Do() { }
        public sealed override void MayDo() { }
        public new string ToString() => "hidden";
    }

    public sealed class Sealed : Derived;

    public static class Static
    {
        static Static() => Touched = true; // a type initialiser without beforefieldinit
        public static readonly bool Touched;
    }

    public static class BeforeFieldInit
    {
        public static readonly DateTime Started = DateTime.UnixEpoch;
    }

    [Serializable]
    public class Finalized
    {
        [NonSerialized] public int Transient;
        ~Finalized() => Transient = 0;
    }

    public struct Struct
    {
        public int X;
    }

    public readonly struct ReadOnlyStruct(int x)
    {
        public readonly int X = x;
    }

    public ref struct RefStruct
    {
        public ref int Target;
        public ref readonly int ReadOnlyTarget;
        public readonly ref readonly int Frozen;
        public Span<byte> Bytes;
    }

    public readonly ref struct ReadOnlyRefStruct;

    public interface IPlain;

    public interface IBoth : IPlain, IDisposable;

    public delegate int Callback(int x, ref string text, out bool done, in Guid id, ref readonly long wide, params object[] rest);

    public delegate T Factory<out T>() where T : class;

    public delegate ref readonly T Locator<T>(scoped ref T where);

    // Enums over every underlying type.
    public enum Bytes : byte { Min = byte.MinValue, Max = byte.MaxValue }
    public enum SignedBytes : sbyte { Min = sbyte.MinValue, Max = sbyte.MaxValue }
    public enum Shorts : short { Min = short.MinValue, Max = short.MaxValue }
    public enum UnsignedShorts : ushort { Min = ushort.MinValue, Max = ushort.MaxValue }
    public enum Ints { Min = int.MinValue, Zero = 0, Max = int.MaxValue }
    public enum UnsignedInts : uint { Min = uint.MinValue, Max = uint.MaxValue }
    public enum Longs : long { Min = long.MinValue, Max = long.MaxValue }
    public enum UnsignedLongs : ulong { Min = ulong.MinValue, Max = ulong.MaxValue }
    [Flags] public enum Options { None, A = 1, B = 2, Both = A | B }
    public enum Empty;

    // Records: members that the compiler writes, with and without parameters.
    public record Point(int X, int Y = 2);
    public record Point3(int X, int Y, int Z) : Point(X, Y);
    public sealed record Labelled<T>(string Label, T? Value) where T : notnull;
    public record struct Pair(int First, string? Second);
    public readonly record struct Frozen(double Value);
    public abstract record Shape
    {
        public sealed record Circle(double Radius) : Shape;
        public sealed record Square(double Side) : Shape;
    }

    /// <summary>Every visibility that a nested type can have, to depth five.</summary>
    public class Depth1
    {
        internal class Depth2
        {
            private protected class Depth3
            {
                protected internal class Depth4
                {
                    private class Depth5
                    {
                        public static readonly Type Self = typeof(Depth5);
                    }

                    protected interface IDepth5;

                    public Type Deepest => Depth5.Self;
                }
            }

            protected class Protected;
        }

        public struct PublicStruct;
        private enum PrivateEnum { One = 1 }
        internal delegate void InternalDelegate();

        public static object Use() => PrivateEnum.One;
    }

    /// <summary>Generic types in generic types: parameters of the outer type are repeated in the inner ones.</summary>
    public class Outer<T>
    {
        public class Middle
        {
            public class Inner<U, V>
            {
                public T? OfOuter;
                public U? OfInner;
                public Dictionary<T, List<U>[]>? Nested;
                public Outer<V>.Middle.Inner<T, U>? Turned;
            }
        }

        public enum EnumInGeneric { Member }
        public EnumInGeneric Field;
    }

    // One name, many arities.
    public class Arity;
    public class Arity<T>;
    public class Arity<T1, T2>;

    public partial class InParts
    {
        public partial void Declared(int argument);
        partial void NotImplemented();
    }

    public partial class InParts
    {
        public partial void Declared(int argument) => NotImplemented();
    }

    public class PrimaryConstructor(int captured, string onlyInitializer) : Plain
    {
        public string Text { get; } = onlyInitializer;
        public int Captured() => captured++;
    }

    public class ÜnïcødeΣ字
    {
        public int 数;
        public string @class = "";
        public static int Ünïcode(int größe) => größe;
    }

    file class FileLocal
    {
        public class Inside;
        public int X;
    }

    file interface IFileLocal<T>
    {
        T Get();
    }

    internal class UsesFileLocal
    {
        private object local = new FileLocal { X = 1 };
        public object Get() => local;
    }
}

namespace Metadata.Kinds.Deep.Deeper.Deepest
{
    public class Far : List<Dictionary<string, int[][,]?>>;
}
