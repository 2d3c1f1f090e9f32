// Generic parameters with every constraint and variance; generic methods; instantiations over everything.
using System;
using System.Collections;
using System.Collections.Generic;
using System.Numerics;
using System.Threading.Tasks;

namespace Metadata.Generics;

public class OfClass<T> where T : class;
public class OfNullableClass<T> where T : class?;
public class OfStruct<T> where T : struct;
public class OfUnmanaged<T> where T : unmanaged;
public class OfNotNull<T> where T : notnull;
public class OfNew<T> where T : new();
public class OfRefStruct<T> where T : allows ref struct;
public class OfAll<T> where T : class, IComparable<T>, IEnumerable, new();
public class OfBase<T> where T : Exception;
public class OfOther<T, U> where T : U where U : IList<T>;
public class OfEnum<T> where T : struct, Enum;
public class OfDelegate<T> where T : Delegate;
public class Curious<T> where T : Curious<T>;
public class OfRefStructDisposable<T> where T : struct, IDisposable, allows ref struct;

public interface IVariant<in TIn, out TOut, TNone>
{
    TOut Convert(TIn input);
    TNone Keep(TNone value);
}

public interface INumberLike<T> where T : INumberLike<T>
{
    static abstract T Zero { get; }
    static abstract T operator +(T a, T b);
    static abstract T operator checked +(T a, T b);
    static abstract implicit operator T(int value);
    static virtual T Twice(T value) => value + value;
    static abstract event Action Changed;
}

public readonly struct Meters(int value) : INumberLike<Meters>
{
    public int Value => value;
    public static Meters Zero => default;
    public static Meters operator +(Meters a, Meters b) => new(a.Value + b.Value);
    public static Meters operator checked +(Meters a, Meters b) => new(checked(a.Value + b.Value));
    public static implicit operator Meters(int value) => new(value);
    public static event Action Changed { add { } remove { } }
}

public static class Methods
{
    public static T Identity<T>(T value) => value;

    public static unsafe int SizeOf<T>() where T : unmanaged => sizeof(T);

    public static T Sum<T>(IEnumerable<T> items) where T : struct, INumber<T>
    {
        T sum = T.Zero; // a constrained call of a static member
        foreach (T item in items)
            sum += item;
        return sum;
    }

    public static T Twice<T>(T value) where T : INumberLike<T> => T.Twice(value) + T.Zero;

    public static string Describe<T>(T value) => value!.ToString()!; // a constrained call of an instance member

    public static T Create<T>() where T : new() => new();

    public static bool Is<T>(object value, out T? typed)
    {
        typed = value is T t ? t : default;
        return value is T[];
    }

    public static (TKey, TValue[]) Many<TKey, TValue, T3, T4, T5, T6, T7, T8, T9>(TKey key, params TValue[] values) => (key, values);

    public static void Instantiations()
    {
        Identity<int>(1);
        Identity<string[]>([]);
        Identity<int[,]>(new int[1, 1]);
        Identity<List<Dictionary<string, int?>>>([]);
        Identity<(int, string, (long, byte))>((1, "", (2, 3)));
        Identity<OfOther<Node, List<Node>>>(null!);
        Identity(typeof(Dictionary<,>));
        Identity<dynamic>(1);
        Identity<nint>(1);
        Many<int, string, bool, char, sbyte, ushort, uint, ulong, decimal>(1, "a", "b");
        Sum<double>([1.5]);
        Twice<Meters>(3);
        Is<Task<ValueTask<int>>>(1, out _);
    }

    public class Node : List<Node>;
}

/// <summary>Members of a generic type refer to each other through its own instantiation.</summary>
public class Chain<T> : IEnumerable<T>, IEquatable<Chain<T>?>
{
    private static int count;
    private readonly T head;
    private readonly Chain<T>? tail;

    public Chain(T head, Chain<T>? tail) => (this.head, this.tail, count) = (head, tail, count + 1);

    public Chain<U> Select<U>(Func<T, U> map) => new(map(head), tail?.Select(map));

    public IEnumerator<T> GetEnumerator()
    {
        for (Chain<T>? at = this; at != null; at = at.tail)
            yield return at.head;
    }

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();

    public bool Equals(Chain<T>? other) => other is not null && EqualityComparer<T>.Default.Equals(head, other.head);

    public static int Count => Chain<int>.count + Chain<T>.count;
}
