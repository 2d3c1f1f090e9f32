using System.Collections;
using System.Runtime.InteropServices;

namespace System;

[StructLayout(LayoutKind.Auto)]
public struct ValueTuple<T1, T2, T3, T4, T5, T6, T7, TRest> : IEquatable<ValueTuple<T1, T2, T3, T4, T5, T6, T7, TRest>>, IStructuralEquatable, IStructuralComparable, IComparable, IComparable<ValueTuple<T1, T2, T3, T4, T5, T6, T7, TRest>>, IValueTupleRest where TRest : struct
{
    public T1 Item1;
    public T2 Item2;
    public T3 Item3;
    public T4 Item4;
    public T5 Item5;
    public T6 Item6;
    public T7 Item7;
    public TRest Rest;

    public ValueTuple(T1 item1, T2 item2, T3 item3, T4 item4, T5 item5, T6 item6, T7 item7, TRest rest)
    {
        Item1 = item1;
        Item2 = item2;
        Item3 = item3;
        Item4 = item4;
        Item5 = item5;
        Item6 = item6;
        Item7 = item7;
        Rest = rest;
    }

    public override bool Equals(object obj) => obj is ValueTuple<T1, T2, T3, T4, T5, T6, T7, TRest> other && Equals(other);
    public bool Equals(ValueTuple<T1, T2, T3, T4, T5, T6, T7, TRest> other) =>
        EqualityComparer<T1>.Default.Equals(Item1, other.Item1)
            && EqualityComparer<T2>.Default.Equals(Item2, other.Item2)
            && EqualityComparer<T3>.Default.Equals(Item3, other.Item3)
            && EqualityComparer<T4>.Default.Equals(Item4, other.Item4)
            && EqualityComparer<T5>.Default.Equals(Item5, other.Item5)
            && EqualityComparer<T6>.Default.Equals(Item6, other.Item6)
            && EqualityComparer<T7>.Default.Equals(Item7, other.Item7)
            && EqualityComparer<TRest>.Default.Equals(Rest, other.Rest);

    public int CompareTo(ValueTuple<T1, T2, T3, T4, T5, T6, T7, TRest> other)
    {
        int c = Comparer<T1>.Default.Compare(Item1, other.Item1);
        if (c != 0) return c;
        c = Comparer<T2>.Default.Compare(Item2, other.Item2);
        if (c != 0) return c;
        c = Comparer<T3>.Default.Compare(Item3, other.Item3);
        if (c != 0) return c;
        c = Comparer<T4>.Default.Compare(Item4, other.Item4);
        if (c != 0) return c;
        c = Comparer<T5>.Default.Compare(Item5, other.Item5);
        if (c != 0) return c;
        c = Comparer<T6>.Default.Compare(Item6, other.Item6);
        if (c != 0) return c;
        c = Comparer<T7>.Default.Compare(Item7, other.Item7);
        if (c != 0) return c;
        return Comparer<TRest>.Default.Compare(Rest, other.Rest);
    }

    public override int GetHashCode() => HashCode.Combine(Item1?.GetHashCode() ?? 0, Item2?.GetHashCode() ?? 0, Item3?.GetHashCode() ?? 0, Item4?.GetHashCode() ?? 0, Item5?.GetHashCode() ?? 0, Item6?.GetHashCode() ?? 0, Item7?.GetHashCode() ?? 0, Rest.GetHashCode());

    public override string ToString() =>
        "(" + Item1 + ", " + Item2 + ", " + Item3 + ", " + Item4 + ", " + Item5 + ", " + Item6 + ", " + Item7 + ", " + (Rest is IValueTupleRest rest ? rest.ToStringEnd() : Rest.ToString() + ")");
    string IValueTupleRest.ToStringEnd() => ToString().Substring(1);
    int ITuple.Length => 7 + (Rest is ITuple rest ? rest.Length : 1);
    object ITuple.this[int index] => index switch
    {
        0 => Item1,
        1 => Item2,
        2 => Item3,
        3 => Item4,
        4 => Item5,
        5 => Item6,
        6 => Item7,
        _ => Rest is ITuple rest ? rest[index - 7] : index == 7 ? Rest : throw new IndexOutOfRangeException(),
    };

    int IComparable.CompareTo(object other)
    {
        if (other == null) return 1;
        if (other is ValueTuple<T1, T2, T3, T4, T5, T6, T7, TRest> tuple) return CompareTo(tuple);
        throw new ArgumentException("Argument must be of type " + GetType() + ".", "other");
    }

    int IStructuralComparable.CompareTo(object other, IComparer comparer)
    {
        if (other == null) return 1;
        if (other is not ValueTuple<T1, T2, T3, T4, T5, T6, T7, TRest> tuple)
            throw new ArgumentException("Argument must be of type " + GetType() + ".", "other");
        int c = comparer.Compare(Item1, tuple.Item1);
        if (c != 0) return c;
        c = comparer.Compare(Item2, tuple.Item2);
        if (c != 0) return c;
        c = comparer.Compare(Item3, tuple.Item3);
        if (c != 0) return c;
        c = comparer.Compare(Item4, tuple.Item4);
        if (c != 0) return c;
        c = comparer.Compare(Item5, tuple.Item5);
        if (c != 0) return c;
        c = comparer.Compare(Item6, tuple.Item6);
        if (c != 0) return c;
        c = comparer.Compare(Item7, tuple.Item7);
        if (c != 0) return c;
        return comparer.Compare(Rest, tuple.Rest);
    }

    bool IStructuralEquatable.Equals(object other, IEqualityComparer comparer) =>
        other is ValueTuple<T1, T2, T3, T4, T5, T6, T7, TRest> tuple
        && comparer.Equals(Item1, tuple.Item1)
        && comparer.Equals(Item2, tuple.Item2)
        && comparer.Equals(Item3, tuple.Item3)
        && comparer.Equals(Item4, tuple.Item4)
        && comparer.Equals(Item5, tuple.Item5)
        && comparer.Equals(Item6, tuple.Item6)
        && comparer.Equals(Item7, tuple.Item7)
        && comparer.Equals(Rest, tuple.Rest);

    int IStructuralEquatable.GetHashCode(IEqualityComparer comparer) =>
        HashCode.Combine(comparer.GetHashCode(Item1), comparer.GetHashCode(Item2), comparer.GetHashCode(Item3), comparer.GetHashCode(Item4), comparer.GetHashCode(Item5), comparer.GetHashCode(Item6), comparer.GetHashCode(Item7), comparer.GetHashCode(Rest));
}
