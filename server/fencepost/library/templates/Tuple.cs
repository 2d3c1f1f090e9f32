// Tuples of one item to seven.
//| size before kind
//| 1    0      one
//| 2    1      more
//| 3    2      more
//| 4    3      more
//| 5    4      more
//| 6    5      more
//| 7    6      more

using System.Collections;

namespace System;

public class Tuple<$each[T#]> : IStructuralEquatable, IStructuralComparable, IComparable, ITuple
{
    public Tuple($each[T# item#])
    {
//each 1 $size
        Item# = item#;
//end
    }

//each 1 $size
    public T# Item# { get; }
//end
    public override bool Equals(object obj) => ((IStructuralEquatable)this).Equals(obj, EqualityComparer<object>.Default);
    public override int GetHashCode() => ((IStructuralEquatable)this).GetHashCode(EqualityComparer<object>.Default);
    int IComparable.CompareTo(object obj) => ((IStructuralComparable)this).CompareTo(obj, Comparer<object>.Default);
    public override string ToString() => "(" + $each[Item#| + ", " + ] + ")";
    int ITuple.Length => $size;
    object ITuple.this[int index] => index switch
    {
//each 1 $size
        #-1 => Item#,
//end
        _ => throw new IndexOutOfRangeException(),
    };

    int IStructuralComparable.CompareTo(object other, IComparer comparer)
    {
        if (other == null) return 1;
        if (other is not Tuple<$each[T#]> tuple)
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
        other is Tuple<$each[T#]> tuple && $each[comparer.Equals(Item#, tuple.Item#)| && ];

    int IStructuralEquatable.GetHashCode(IEqualityComparer comparer)
    {
        int hash = comparer.GetHashCode(Item1);
//each 2 $size
        hash = ((hash << 5) + hash) ^ comparer.GetHashCode(Item#);
//end
        return hash;
    }
}
