using System.Collections;

namespace System;

public class Tuple<T1, T2, T3, T4, T5, T6, T7, TRest> : IStructuralEquatable, IStructuralComparable, IComparable, ITuple
{
    public Tuple(T1 item1, T2 item2, T3 item3, T4 item4, T5 item5, T6 item6, T7 item7, TRest rest)
    {
        if (rest is not ITuple) throw new ArgumentException("The last element of an eight element tuple must be a Tuple.");
        Item1 = item1;
        Item2 = item2;
        Item3 = item3;
        Item4 = item4;
        Item5 = item5;
        Item6 = item6;
        Item7 = item7;
        Rest = rest;
    }

    public T1 Item1 { get; }
    public T2 Item2 { get; }
    public T3 Item3 { get; }
    public T4 Item4 { get; }
    public T5 Item5 { get; }
    public T6 Item6 { get; }
    public T7 Item7 { get; }
    public TRest Rest { get; }
    public override bool Equals(object obj) => ((IStructuralEquatable)this).Equals(obj, EqualityComparer<object>.Default);
    public override int GetHashCode() => ((IStructuralEquatable)this).GetHashCode(EqualityComparer<object>.Default);
    int IComparable.CompareTo(object obj) => ((IStructuralComparable)this).CompareTo(obj, Comparer<object>.Default);
    public override string ToString() => "(" + Item1 + ", " + Item2 + ", " + Item3 + ", " + Item4 + ", " + Item5 + ", " + Item6 + ", " + Item7 + ", " + Rest.ToString().Substring(1);
    int ITuple.Length => 7 + ((ITuple)Rest).Length;
    object ITuple.this[int index] => index switch
    {
        0 => Item1,
        1 => Item2,
        2 => Item3,
        3 => Item4,
        4 => Item5,
        5 => Item6,
        6 => Item7,
        _ => ((ITuple)Rest)[index - 7],
    };

    int IStructuralComparable.CompareTo(object other, IComparer comparer)
    {
        if (other == null) return 1;
        if (other is not Tuple<T1, T2, T3, T4, T5, T6, T7, TRest> tuple)
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
        other is Tuple<T1, T2, T3, T4, T5, T6, T7, TRest> tuple
        && comparer.Equals(Item1, tuple.Item1)
        && comparer.Equals(Item2, tuple.Item2)
        && comparer.Equals(Item3, tuple.Item3)
        && comparer.Equals(Item4, tuple.Item4)
        && comparer.Equals(Item5, tuple.Item5)
        && comparer.Equals(Item6, tuple.Item6)
        && comparer.Equals(Item7, tuple.Item7)
        && comparer.Equals(Rest, tuple.Rest);

    int IStructuralEquatable.GetHashCode(IEqualityComparer comparer)
    {
        int hash = comparer.GetHashCode(Item1);
        hash = ((hash << 5) + hash) ^ comparer.GetHashCode(Item2);
        hash = ((hash << 5) + hash) ^ comparer.GetHashCode(Item3);
        hash = ((hash << 5) + hash) ^ comparer.GetHashCode(Item4);
        hash = ((hash << 5) + hash) ^ comparer.GetHashCode(Item5);
        hash = ((hash << 5) + hash) ^ comparer.GetHashCode(Item6);
        hash = ((hash << 5) + hash) ^ comparer.GetHashCode(Item7);
        hash = ((hash << 5) + hash) ^ comparer.GetHashCode(Rest);
        return hash;
    }
}
