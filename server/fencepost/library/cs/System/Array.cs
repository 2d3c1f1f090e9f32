using System.Collections;

namespace System;

public abstract partial class Array : ICloneable, IList, IStructuralComparable, IStructuralEquatable
{
    public extern int Length { [MethodImpl(InternalCall)] get; }
    public extern int Rank { [MethodImpl(InternalCall)] get; }
    public long LongLength => Length;
    public static int MaxLength => 0x7fffffc7;
    [MethodImpl(InternalCall)] public extern int GetLength(int dimension);
    [MethodImpl(InternalCall)] public extern int GetLowerBound(int dimension);
    public int GetUpperBound(int dimension) => GetLowerBound(dimension) + GetLength(dimension) - 1;
    public long GetLongLength(int dimension) => GetLength(dimension);
    [MethodImpl(InternalCall)] public extern object GetValue(int index);
    [MethodImpl(InternalCall)] public extern object GetValue(int index1, int index2);
    [MethodImpl(InternalCall)] public extern object GetValue(int index1, int index2, int index3);
    [MethodImpl(InternalCall)] public extern object GetValue(params int[] indices);
    [MethodImpl(InternalCall)] public extern void SetValue(object value, int index);
    [MethodImpl(InternalCall)] public extern void SetValue(object value, int index1, int index2);
    [MethodImpl(InternalCall)] public extern void SetValue(object value, int index1, int index2, int index3);
    [MethodImpl(InternalCall)] public extern void SetValue(object value, params int[] indices);
    [MethodImpl(InternalCall)] public extern object Clone();
    [MethodImpl(InternalCall)] public static extern void Copy(Array sourceArray, Array destinationArray, int length);
    [MethodImpl(InternalCall)] public static extern void Copy(Array sourceArray, int sourceIndex, Array destinationArray, int destinationIndex, int length);
    public static void Copy(Array sourceArray, Array destinationArray, long length) => Copy(sourceArray, destinationArray, checked((int)length));
    public static void ConstrainedCopy(Array sourceArray, int sourceIndex, Array destinationArray, int destinationIndex, int length) =>
        Copy(sourceArray, sourceIndex, destinationArray, destinationIndex, length);
    [MethodImpl(InternalCall)] public static extern Array CreateInstance(Type elementType, int length);
    [MethodImpl(InternalCall)] public static extern Array CreateInstance(Type elementType, int length1, int length2);
    [MethodImpl(InternalCall)] public static extern Array CreateInstance(Type elementType, params int[] lengths);
    [MethodImpl(InternalCall)] public static extern Array CreateInstance(Type elementType, int[] lengths, int[] lowerBounds);
    public static Array CreateInstance(Type elementType, int length1, int length2, int length3) => CreateInstance(elementType, new[] { length1, length2, length3 });

    public static T[] Empty<T>() => EmptyArray<T>.Value;

    private static class EmptyArray<T>
    {
        internal static readonly T[] Value = new T[0];
    }
}
