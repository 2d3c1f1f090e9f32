// Tuples of one item to seven that are values.
//| size before kind
//| 1    0      one
//| 2    1      more
//| 3    2      more
//| 4    3      more
//| 5    4      more
//| 6    5      more
//| 7    6      more

using System.Collections;
using System.Runtime.InteropServices;

namespace System;

[StructLayout(LayoutKind.Auto)]
public struct ValueTuple<$each[T#]> : IEquatable<ValueTuple<$each[T#]>>, IStructuralEquatable, IStructuralComparable, IComparable, IComparable<ValueTuple<$each[T#]>>, IValueTupleRest
{
//each 1 $size
    public T# Item#;
//end

    public ValueTuple($each[T# item#])
    {
//each 1 $size
        Item# = item#;
//end
    }

    public override bool Equals(object obj) => obj is ValueTuple<$each[T#]> other && Equals(other);
    public bool Equals(ValueTuple<$each[T#]> other) => $each[EqualityComparer<T#>.Default.Equals(Item#, other.Item#)| && ];

    public int CompareTo(ValueTuple<$each[T#]> other)
    {
//if one
        return Comparer<T1>.Default.Compare(Item1, other.Item1);
//end
//if more
        int c = Comparer<T1>.Default.Compare(Item1, other.Item1);
        if (c != 0) return c;
//end
//each 2 $before
        c = Comparer<T#>.Default.Compare(Item#, other.Item#);
        if (c != 0) return c;
//end
//if more
        return Comparer<T$size>.Default.Compare(Item$size, other.Item$size);
//end
    }

//if one
    public override int GetHashCode() => Item1?.GetHashCode() ?? 0;
//end
//if more
    public override int GetHashCode() => HashCode.Combine($each[Item#?.GetHashCode() ?? 0]);
//end

    public override string ToString() => "(" + $each[Item#| + ", " + ] + ")";
    string IValueTupleRest.ToStringEnd() => ToString().Substring(1);
    int ITuple.Length => $size;
    object ITuple.this[int index] => index switch
    {
//each 1 $size
        #-1 => Item#,
//end
        _ => throw new IndexOutOfRangeException(),
    };

    int IComparable.CompareTo(object other)
    {
        if (other == null) return 1;
        if (other is ValueTuple<$each[T#]> tuple) return CompareTo(tuple);
        throw new ArgumentException("Argument must be of type " + GetType() + ".", "other");
    }

    int IStructuralComparable.CompareTo(object other, IComparer comparer)
    {
        if (other == null) return 1;
        if (other is not ValueTuple<$each[T#]> tuple)
            throw new ArgumentException("Argument must be of type " + GetType() + ".", "other");
//if one
        return comparer.Compare(Item1, tuple.Item1);
//end
//if more
        int c = comparer.Compare(Item1, tuple.Item1);
        if (c != 0) return c;
//end
//each 2 $before
        c = comparer.Compare(Item#, tuple.Item#);
        if (c != 0) return c;
//end
//if more
        return comparer.Compare(Item$size, tuple.Item$size);
//end
    }

    bool IStructuralEquatable.Equals(object other, IEqualityComparer comparer) =>
        other is ValueTuple<$each[T#]> tuple && $each[comparer.Equals(Item#, tuple.Item#)| && ];

//if one
    int IStructuralEquatable.GetHashCode(IEqualityComparer comparer) => comparer.GetHashCode(Item1);
//end
//if more
    int IStructuralEquatable.GetHashCode(IEqualityComparer comparer) => HashCode.Combine($each[comparer.GetHashCode(Item#)]);
//end
}
