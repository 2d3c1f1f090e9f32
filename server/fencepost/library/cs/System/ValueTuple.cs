using System.Collections;
using System.Runtime.InteropServices;

namespace System;

[StructLayout(LayoutKind.Auto)]
public struct ValueTuple : IEquatable<ValueTuple>, IStructuralEquatable, IStructuralComparable, IComparable, IComparable<ValueTuple>, ITuple
{
    public override bool Equals(object obj) => obj is ValueTuple;
    public bool Equals(ValueTuple other) => true;
    public int CompareTo(ValueTuple other) => 0;
    public override int GetHashCode() => 0;
    public override string ToString() => "()";
    int ITuple.Length => 0;
    object ITuple.this[int index] => throw new IndexOutOfRangeException();
    bool IStructuralEquatable.Equals(object other, IEqualityComparer comparer) => other is ValueTuple;
    int IStructuralEquatable.GetHashCode(IEqualityComparer comparer) => 0;
    int IStructuralComparable.CompareTo(object other, IComparer comparer) => ((IComparable)this).CompareTo(other);

    int IComparable.CompareTo(object other)
    {
        if (other == null) return 1;
        if (other is not ValueTuple) throw new ArgumentException("Argument must be of type System.ValueTuple.", "other");
        return 0;
    }

    public static ValueTuple Create() => default;
    public static ValueTuple<T1> Create<T1>(T1 item1) =>
        new ValueTuple<T1>(item1);
    public static ValueTuple<T1, T2> Create<T1, T2>(T1 item1, T2 item2) =>
        new ValueTuple<T1, T2>(item1, item2);
    public static ValueTuple<T1, T2, T3> Create<T1, T2, T3>(T1 item1, T2 item2, T3 item3) =>
        new ValueTuple<T1, T2, T3>(item1, item2, item3);
    public static ValueTuple<T1, T2, T3, T4> Create<T1, T2, T3, T4>(T1 item1, T2 item2, T3 item3, T4 item4) =>
        new ValueTuple<T1, T2, T3, T4>(item1, item2, item3, item4);
    public static ValueTuple<T1, T2, T3, T4, T5> Create<T1, T2, T3, T4, T5>(T1 item1, T2 item2, T3 item3, T4 item4, T5 item5) =>
        new ValueTuple<T1, T2, T3, T4, T5>(item1, item2, item3, item4, item5);
    public static ValueTuple<T1, T2, T3, T4, T5, T6> Create<T1, T2, T3, T4, T5, T6>(T1 item1, T2 item2, T3 item3, T4 item4, T5 item5, T6 item6) =>
        new ValueTuple<T1, T2, T3, T4, T5, T6>(item1, item2, item3, item4, item5, item6);
    public static ValueTuple<T1, T2, T3, T4, T5, T6, T7> Create<T1, T2, T3, T4, T5, T6, T7>(T1 item1, T2 item2, T3 item3, T4 item4, T5 item5, T6 item6, T7 item7) =>
        new ValueTuple<T1, T2, T3, T4, T5, T6, T7>(item1, item2, item3, item4, item5, item6, item7);
    public static ValueTuple<T1, T2, T3, T4, T5, T6, T7, ValueTuple<T8>> Create<T1, T2, T3, T4, T5, T6, T7, T8>(T1 item1, T2 item2, T3 item3, T4 item4, T5 item5, T6 item6, T7 item7, T8 item8) =>
        new ValueTuple<T1, T2, T3, T4, T5, T6, T7, ValueTuple<T8>>(item1, item2, item3, item4, item5, item6, item7, new ValueTuple<T8>(item8));
}

internal interface IValueTupleRest : ITuple
{
    string ToStringEnd();
}

[StructLayout(LayoutKind.Auto)]
public struct ValueTuple<T1> : IEquatable<ValueTuple<T1>>, IStructuralEquatable, IStructuralComparable, IComparable, IComparable<ValueTuple<T1>>, IValueTupleRest
{
    public T1 Item1;

    public ValueTuple(T1 item1)
    {
        Item1 = item1;
    }

    public override bool Equals(object obj) => obj is ValueTuple<T1> other && Equals(other);
    public bool Equals(ValueTuple<T1> other) =>
        EqualityComparer<T1>.Default.Equals(Item1, other.Item1);

    public int CompareTo(ValueTuple<T1> other)
    {
        return Comparer<T1>.Default.Compare(Item1, other.Item1);
    }

    public override int GetHashCode() => Item1?.GetHashCode() ?? 0;

    public override string ToString() => "(" + Item1 + ")";
    string IValueTupleRest.ToStringEnd() => ToString().Substring(1);
    int ITuple.Length => 1;
    object ITuple.this[int index] => index switch
    {
        0 => Item1,
        _ => throw new IndexOutOfRangeException(),
    };

    int IComparable.CompareTo(object other)
    {
        if (other == null) return 1;
        if (other is ValueTuple<T1> tuple) return CompareTo(tuple);
        throw new ArgumentException("Argument must be of type " + GetType() + ".", "other");
    }

    int IStructuralComparable.CompareTo(object other, IComparer comparer)
    {
        if (other == null) return 1;
        if (other is not ValueTuple<T1> tuple)
            throw new ArgumentException("Argument must be of type " + GetType() + ".", "other");
        return comparer.Compare(Item1, tuple.Item1);
    }

    bool IStructuralEquatable.Equals(object other, IEqualityComparer comparer) =>
        other is ValueTuple<T1> tuple
        && comparer.Equals(Item1, tuple.Item1);

    int IStructuralEquatable.GetHashCode(IEqualityComparer comparer) =>
        comparer.GetHashCode(Item1);
}

[StructLayout(LayoutKind.Auto)]
public struct ValueTuple<T1, T2> : IEquatable<ValueTuple<T1, T2>>, IStructuralEquatable, IStructuralComparable, IComparable, IComparable<ValueTuple<T1, T2>>, IValueTupleRest
{
    public T1 Item1;
    public T2 Item2;

    public ValueTuple(T1 item1, T2 item2)
    {
        Item1 = item1;
        Item2 = item2;
    }

    public override bool Equals(object obj) => obj is ValueTuple<T1, T2> other && Equals(other);
    public bool Equals(ValueTuple<T1, T2> other) =>
        EqualityComparer<T1>.Default.Equals(Item1, other.Item1)
            && EqualityComparer<T2>.Default.Equals(Item2, other.Item2);

    public int CompareTo(ValueTuple<T1, T2> other)
    {
        int c = Comparer<T1>.Default.Compare(Item1, other.Item1);
        if (c != 0) return c;
        return Comparer<T2>.Default.Compare(Item2, other.Item2);
    }

    public override int GetHashCode() => HashCode.Combine(Item1?.GetHashCode() ?? 0, Item2?.GetHashCode() ?? 0);

    public override string ToString() => "(" + Item1 + ", " + Item2 + ")";
    string IValueTupleRest.ToStringEnd() => ToString().Substring(1);
    int ITuple.Length => 2;
    object ITuple.this[int index] => index switch
    {
        0 => Item1,
        1 => Item2,
        _ => throw new IndexOutOfRangeException(),
    };

    int IComparable.CompareTo(object other)
    {
        if (other == null) return 1;
        if (other is ValueTuple<T1, T2> tuple) return CompareTo(tuple);
        throw new ArgumentException("Argument must be of type " + GetType() + ".", "other");
    }

    int IStructuralComparable.CompareTo(object other, IComparer comparer)
    {
        if (other == null) return 1;
        if (other is not ValueTuple<T1, T2> tuple)
            throw new ArgumentException("Argument must be of type " + GetType() + ".", "other");
        int c = comparer.Compare(Item1, tuple.Item1);
        if (c != 0) return c;
        return comparer.Compare(Item2, tuple.Item2);
    }

    bool IStructuralEquatable.Equals(object other, IEqualityComparer comparer) =>
        other is ValueTuple<T1, T2> tuple
        && comparer.Equals(Item1, tuple.Item1)
        && comparer.Equals(Item2, tuple.Item2);

    int IStructuralEquatable.GetHashCode(IEqualityComparer comparer) =>
        HashCode.Combine(comparer.GetHashCode(Item1), comparer.GetHashCode(Item2));
}

[StructLayout(LayoutKind.Auto)]
public struct ValueTuple<T1, T2, T3> : IEquatable<ValueTuple<T1, T2, T3>>, IStructuralEquatable, IStructuralComparable, IComparable, IComparable<ValueTuple<T1, T2, T3>>, IValueTupleRest
{
    public T1 Item1;
    public T2 Item2;
    public T3 Item3;

    public ValueTuple(T1 item1, T2 item2, T3 item3)
    {
        Item1 = item1;
        Item2 = item2;
        Item3 = item3;
    }

    public override bool Equals(object obj) => obj is ValueTuple<T1, T2, T3> other && Equals(other);
    public bool Equals(ValueTuple<T1, T2, T3> other) =>
        EqualityComparer<T1>.Default.Equals(Item1, other.Item1)
            && EqualityComparer<T2>.Default.Equals(Item2, other.Item2)
            && EqualityComparer<T3>.Default.Equals(Item3, other.Item3);

    public int CompareTo(ValueTuple<T1, T2, T3> other)
    {
        int c = Comparer<T1>.Default.Compare(Item1, other.Item1);
        if (c != 0) return c;
        c = Comparer<T2>.Default.Compare(Item2, other.Item2);
        if (c != 0) return c;
        return Comparer<T3>.Default.Compare(Item3, other.Item3);
    }

    public override int GetHashCode() => HashCode.Combine(Item1?.GetHashCode() ?? 0, Item2?.GetHashCode() ?? 0, Item3?.GetHashCode() ?? 0);

    public override string ToString() => "(" + Item1 + ", " + Item2 + ", " + Item3 + ")";
    string IValueTupleRest.ToStringEnd() => ToString().Substring(1);
    int ITuple.Length => 3;
    object ITuple.this[int index] => index switch
    {
        0 => Item1,
        1 => Item2,
        2 => Item3,
        _ => throw new IndexOutOfRangeException(),
    };

    int IComparable.CompareTo(object other)
    {
        if (other == null) return 1;
        if (other is ValueTuple<T1, T2, T3> tuple) return CompareTo(tuple);
        throw new ArgumentException("Argument must be of type " + GetType() + ".", "other");
    }

    int IStructuralComparable.CompareTo(object other, IComparer comparer)
    {
        if (other == null) return 1;
        if (other is not ValueTuple<T1, T2, T3> tuple)
            throw new ArgumentException("Argument must be of type " + GetType() + ".", "other");
        int c = comparer.Compare(Item1, tuple.Item1);
        if (c != 0) return c;
        c = comparer.Compare(Item2, tuple.Item2);
        if (c != 0) return c;
        return comparer.Compare(Item3, tuple.Item3);
    }

    bool IStructuralEquatable.Equals(object other, IEqualityComparer comparer) =>
        other is ValueTuple<T1, T2, T3> tuple
        && comparer.Equals(Item1, tuple.Item1)
        && comparer.Equals(Item2, tuple.Item2)
        && comparer.Equals(Item3, tuple.Item3);

    int IStructuralEquatable.GetHashCode(IEqualityComparer comparer) =>
        HashCode.Combine(comparer.GetHashCode(Item1), comparer.GetHashCode(Item2), comparer.GetHashCode(Item3));
}
