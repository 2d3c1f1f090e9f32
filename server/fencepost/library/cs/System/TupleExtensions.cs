namespace System;

public static class TupleExtensions
{
    public static void Deconstruct<T1>(this Tuple<T1> value, out T1 item1) => item1 = value.Item1;
    public static void Deconstruct<T1, T2>(this Tuple<T1, T2> value, out T1 item1, out T2 item2) => (item1, item2) = (value.Item1, value.Item2);
    public static void Deconstruct<T1, T2, T3>(this Tuple<T1, T2, T3> value, out T1 item1, out T2 item2, out T3 item3) => (item1, item2, item3) = (value.Item1, value.Item2, value.Item3);
    public static void Deconstruct<T1, T2, T3, T4>(this Tuple<T1, T2, T3, T4> value, out T1 item1, out T2 item2, out T3 item3, out T4 item4) => (item1, item2, item3, item4) = (value.Item1, value.Item2, value.Item3, value.Item4);
    public static ValueTuple<T1> ToValueTuple<T1>(this Tuple<T1> value) => new ValueTuple<T1>(value.Item1);
    public static (T1, T2) ToValueTuple<T1, T2>(this Tuple<T1, T2> value) => (value.Item1, value.Item2);
    public static (T1, T2, T3) ToValueTuple<T1, T2, T3>(this Tuple<T1, T2, T3> value) => (value.Item1, value.Item2, value.Item3);
    public static (T1, T2, T3, T4) ToValueTuple<T1, T2, T3, T4>(this Tuple<T1, T2, T3, T4> value) => (value.Item1, value.Item2, value.Item3, value.Item4);
    public static Tuple<T1> ToTuple<T1>(this ValueTuple<T1> value) => new Tuple<T1>(value.Item1);
    public static Tuple<T1, T2> ToTuple<T1, T2>(this (T1, T2) value) => new Tuple<T1, T2>(value.Item1, value.Item2);
    public static Tuple<T1, T2, T3> ToTuple<T1, T2, T3>(this (T1, T2, T3) value) => new Tuple<T1, T2, T3>(value.Item1, value.Item2, value.Item3);
    public static Tuple<T1, T2, T3, T4> ToTuple<T1, T2, T3, T4>(this (T1, T2, T3, T4) value) => new Tuple<T1, T2, T3, T4>(value.Item1, value.Item2, value.Item3, value.Item4);
}
