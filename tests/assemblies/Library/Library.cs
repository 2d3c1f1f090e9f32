// What Consumer uses from another assembly. It has a public key, a resource, a version and a culture-neutral name.
using System;
using System.Collections.Generic;
using System.Reflection;
using System.Runtime.CompilerServices;

[assembly: AssemblyVersion("2.0.0.0")]
[assembly: InternalsVisibleTo("Consumer, PublicKey=" +
    "0024000004800000940000000602000000240000525341310004000001000100e11f72ea021ea46d3095113ff44e76079a11" +
    "016c2b1bf620d081380937079b20ca463fcfa792e37e730bf2cc40cebff2a1931305b853c6df6e396c5a2549bb22ffc67623" +
    "ebe2b7a6dc8b04eee163a201a051cbeebb7e6992b435b19f4c38a71ef4cf8d1933ae13373b740124cd95e4d92695258dd21c" +
    "1c1f1b60fbb9419d93b0")]

namespace Library;

/// <summary>A generic type whose members mention its parameter in every position.</summary>
public class Box<T>
{
    public T? Value;
    public volatile object? Shared;
    public static int Count;
    public Box() => Count++;
    public Box(T value) : this() => Value = value;
    public virtual T? Take() => Value;
    public U Map<U>(Func<T?, U> map) => map(Value);
    public static implicit operator Box<T>(T value) => new(value);
    public event Action<Box<T>>? Opened;
    public void Open() => Opened?.Invoke(this);
    public T? this[int index, string key] { get => Value; set => Value = value; }

    public struct Enumerator
    {
        public Box<T> Box;
        public T? Current => Box.Value;
        public bool MoveNext() => false;

        public class Deep<U>
        {
            public KeyValuePair<T, U[]>? Both;
        }
    }

    public Enumerator GetEnumerator() => new() { Box = this };
}

public interface ISource<out T>
{
    T Next();
    T NextTwice() { Next(); return Next(); }
    static abstract ISource<T> Create();
}

public abstract class Base
{
    protected int Protected;
    protected internal abstract void Run(in Guid id);
    protected virtual ref readonly Guid Id(ref readonly Guid id) => ref id;
    internal static void OnlyForFriends() { }
}

public enum Level : short { Low = -1, High = 1 }

[AttributeUsage(AttributeTargets.All)]
public sealed class LevelAttribute(Level level) : Attribute
{
    public Level Level { get; } = level;
    public Level[]? Others;
}

public struct Pair<A, B>
{
    public A First;
    public B Second;
}

public delegate R Convert<in T, out R>(T value);

public static class Constants
{
    public const int Copied = 42; // copied into the code that uses it
    public const string Text = "from the library";
    public static readonly int Read = 42;
}

/// <summary>Consumer forwards this type, as if it had moved here.</summary>
public class Moved
{
    public class Nested;
}

public static class Extensions
{
    public static Pair<A, B> With<A, B>(this A a, B b) => new() { First = a, Second = b };

    extension(string text)
    {
        public int Vowels => text.Split('a', 'e', 'i', 'o', 'u').Length - 1;
    }
}
