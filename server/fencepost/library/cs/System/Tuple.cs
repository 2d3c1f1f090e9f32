using System.Collections;

namespace System;

public static class Tuple
{
    public static Tuple<T1> Create<T1>(T1 item1) =>
        new Tuple<T1>(item1);
    public static Tuple<T1, T2> Create<T1, T2>(T1 item1, T2 item2) =>
        new Tuple<T1, T2>(item1, item2);
    public static Tuple<T1, T2, T3> Create<T1, T2, T3>(T1 item1, T2 item2, T3 item3) =>
        new Tuple<T1, T2, T3>(item1, item2, item3);
    public static Tuple<T1, T2, T3, T4> Create<T1, T2, T3, T4>(T1 item1, T2 item2, T3 item3, T4 item4) =>
        new Tuple<T1, T2, T3, T4>(item1, item2, item3, item4);
    public static Tuple<T1, T2, T3, T4, T5> Create<T1, T2, T3, T4, T5>(T1 item1, T2 item2, T3 item3, T4 item4, T5 item5) =>
        new Tuple<T1, T2, T3, T4, T5>(item1, item2, item3, item4, item5);
    public static Tuple<T1, T2, T3, T4, T5, T6> Create<T1, T2, T3, T4, T5, T6>(T1 item1, T2 item2, T3 item3, T4 item4, T5 item5, T6 item6) =>
        new Tuple<T1, T2, T3, T4, T5, T6>(item1, item2, item3, item4, item5, item6);
    public static Tuple<T1, T2, T3, T4, T5, T6, T7> Create<T1, T2, T3, T4, T5, T6, T7>(T1 item1, T2 item2, T3 item3, T4 item4, T5 item5, T6 item6, T7 item7) =>
        new Tuple<T1, T2, T3, T4, T5, T6, T7>(item1, item2, item3, item4, item5, item6, item7);
    public static Tuple<T1, T2, T3, T4, T5, T6, T7, Tuple<T8>> Create<T1, T2, T3, T4, T5, T6, T7, T8>(T1 item1, T2 item2, T3 item3, T4 item4, T5 item5, T6 item6, T7 item7, T8 item8) =>
        new Tuple<T1, T2, T3, T4, T5, T6, T7, Tuple<T8>>(item1, item2, item3, item4, item5, item6, item7, new Tuple<T8>(item8));
}

public class Tuple<T1> : IStructuralEquatable, IStructuralComparable, IComparable, ITuple
{
    public Tuple(T1 item1)
    {
        Item1 = item1;
    }

    public T1 Item1 { get; }
    public override bool Equals(object obj) => ((IStructuralEquatable)this).Equals(obj, EqualityComparer<object>.Default);
    public override int GetHashCode() => ((IStructuralEquatable)this).GetHashCode(EqualityComparer<object>.Default);
    int IComparable.CompareTo(object obj) => ((IStructuralComparable)this).CompareTo(obj, Comparer<object>.Default);
    public override string ToString() => "(" + Item1 + ")";
    int ITuple.Length => 1;
    object ITuple.this[int index] => index switch
    {
        0 => Item1,
        _ => throw new IndexOutOfRangeException(),
    };

    int IStructuralComparable.CompareTo(object other, IComparer comparer)
    {
        if (other == null) return 1;
        if (other is not Tuple<T1> tuple)
            throw new ArgumentException("Argument must be of type " + GetType() + ".", "other");
        return comparer.Compare(Item1, tuple.Item1);
    }

    bool IStructuralEquatable.Equals(object other, IEqualityComparer comparer) =>
        other is Tuple<T1> tuple
        && comparer.Equals(Item1, tuple.Item1);

    int IStructuralEquatable.GetHashCode(IEqualityComparer comparer)
    {
        int hash = comparer.GetHashCode(Item1);
        return hash;
    }
}

public class Tuple<T1, T2> : IStructuralEquatable, IStructuralComparable, IComparable, ITuple
{
    public Tuple(T1 item1, T2 item2)
    {
        Item1 = item1;
        Item2 = item2;
    }

    public T1 Item1 { get; }
    public T2 Item2 { get; }
    public override bool Equals(object obj) => ((IStructuralEquatable)this).Equals(obj, EqualityComparer<object>.Default);
    public override int GetHashCode() => ((IStructuralEquatable)this).GetHashCode(EqualityComparer<object>.Default);
    int IComparable.CompareTo(object obj) => ((IStructuralComparable)this).CompareTo(obj, Comparer<object>.Default);
    public override string ToString() => "(" + Item1 + ", " + Item2 + ")";
    int ITuple.Length => 2;
    object ITuple.this[int index] => index switch
    {
        0 => Item1,
        1 => Item2,
        _ => throw new IndexOutOfRangeException(),
    };

    int IStructuralComparable.CompareTo(object other, IComparer comparer)
    {
        if (other == null) return 1;
        if (other is not Tuple<T1, T2> tuple)
            throw new ArgumentException("Argument must be of type " + GetType() + ".", "other");
        int c = comparer.Compare(Item1, tuple.Item1);
        if (c != 0) return c;
        return comparer.Compare(Item2, tuple.Item2);
    }

    bool IStructuralEquatable.Equals(object other, IEqualityComparer comparer) =>
        other is Tuple<T1, T2> tuple
        && comparer.Equals(Item1, tuple.Item1)
        && comparer.Equals(Item2, tuple.Item2);

    int IStructuralEquatable.GetHashCode(IEqualityComparer comparer)
    {
        int hash = comparer.GetHashCode(Item1);
        hash = ((hash << 5) + hash) ^ comparer.GetHashCode(Item2);
        return hash;
    }
}

public class Tuple<T1, T2, T3> : IStructuralEquatable, IStructuralComparable, IComparable, ITuple
{
    public Tuple(T1 item1, T2 item2, T3 item3)
    {
        Item1 = item1;
        Item2 = item2;
        Item3 = item3;
    }

    public T1 Item1 { get; }
    public T2 Item2 { get; }
    public T3 Item3 { get; }
    public override bool Equals(object obj) => ((IStructuralEquatable)this).Equals(obj, EqualityComparer<object>.Default);
    public override int GetHashCode() => ((IStructuralEquatable)this).GetHashCode(EqualityComparer<object>.Default);
    int IComparable.CompareTo(object obj) => ((IStructuralComparable)this).CompareTo(obj, Comparer<object>.Default);
    public override string ToString() => "(" + Item1 + ", " + Item2 + ", " + Item3 + ")";
    int ITuple.Length => 3;
    object ITuple.this[int index] => index switch
    {
        0 => Item1,
        1 => Item2,
        2 => Item3,
        _ => throw new IndexOutOfRangeException(),
    };

    int IStructuralComparable.CompareTo(object other, IComparer comparer)
    {
        if (other == null) return 1;
        if (other is not Tuple<T1, T2, T3> tuple)
            throw new ArgumentException("Argument must be of type " + GetType() + ".", "other");
        int c = comparer.Compare(Item1, tuple.Item1);
        if (c != 0) return c;
        c = comparer.Compare(Item2, tuple.Item2);
        if (c != 0) return c;
        return comparer.Compare(Item3, tuple.Item3);
    }

    bool IStructuralEquatable.Equals(object other, IEqualityComparer comparer) =>
        other is Tuple<T1, T2, T3> tuple
        && comparer.Equals(Item1, tuple.Item1)
        && comparer.Equals(Item2, tuple.Item2)
        && comparer.Equals(Item3, tuple.Item3);

    int IStructuralEquatable.GetHashCode(IEqualityComparer comparer)
    {
        int hash = comparer.GetHashCode(Item1);
        hash = ((hash << 5) + hash) ^ comparer.GetHashCode(Item2);
        hash = ((hash << 5) + hash) ^ comparer.GetHashCode(Item3);
        return hash;
    }
}
