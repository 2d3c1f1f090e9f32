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
