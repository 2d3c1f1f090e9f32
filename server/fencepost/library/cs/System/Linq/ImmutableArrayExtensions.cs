using System.Collections.Generic;
using System.Collections.Immutable;

namespace System.Linq;

public static class ImmutableArrayExtensions
{
    public static IEnumerable<TResult> Select<T, TResult>(this ImmutableArray<T> immutableArray, Func<T, TResult> selector) => Items(immutableArray).Select(selector);
    public static IEnumerable<T> Where<T>(this ImmutableArray<T> immutableArray, Func<T, bool> predicate) => Items(immutableArray).Where(predicate);
    public static bool Any<T>(this ImmutableArray<T> immutableArray) => Items(immutableArray).Length != 0;
    public static bool Any<T>(this ImmutableArray<T> immutableArray, Func<T, bool> predicate) => Items(immutableArray).Any(predicate);
    public static bool All<T>(this ImmutableArray<T> immutableArray, Func<T, bool> predicate) => Items(immutableArray).All(predicate);
    public static bool SequenceEqual<TDerived, TBase>(this ImmutableArray<TBase> immutableArray, ImmutableArray<TDerived> items, IEqualityComparer<TBase> comparer = null) where TDerived : TBase => Items(immutableArray).SequenceEqual(Items(items).Cast<TBase>(), comparer);
    public static bool SequenceEqual<TDerived, TBase>(this ImmutableArray<TBase> immutableArray, IEnumerable<TDerived> items, IEqualityComparer<TBase> comparer = null) where TDerived : TBase => Items(immutableArray).SequenceEqual(items.Cast<TBase>(), comparer);
    public static T Aggregate<T>(this ImmutableArray<T> immutableArray, Func<T, T, T> func) => Items(immutableArray).Aggregate(func);
    public static TAccumulate Aggregate<TAccumulate, T>(this ImmutableArray<T> immutableArray, TAccumulate seed, Func<TAccumulate, T, TAccumulate> func) => Items(immutableArray).Aggregate(seed, func);
    public static T ElementAt<T>(this ImmutableArray<T> immutableArray, int index) => immutableArray[index];
    public static T ElementAtOrDefault<T>(this ImmutableArray<T> immutableArray, int index) => Items(immutableArray).ElementAtOrDefault(index);
    public static T First<T>(this ImmutableArray<T> immutableArray) => Items(immutableArray).First();
    public static T First<T>(this ImmutableArray<T> immutableArray, Func<T, bool> predicate) => Items(immutableArray).First(predicate);
    public static T FirstOrDefault<T>(this ImmutableArray<T> immutableArray) => Items(immutableArray).FirstOrDefault();
    public static T FirstOrDefault<T>(this ImmutableArray<T> immutableArray, Func<T, bool> predicate) => Items(immutableArray).FirstOrDefault(predicate);
    public static T Last<T>(this ImmutableArray<T> immutableArray) => Items(immutableArray).Last();
    public static T Last<T>(this ImmutableArray<T> immutableArray, Func<T, bool> predicate) => Items(immutableArray).Last(predicate);
    public static T LastOrDefault<T>(this ImmutableArray<T> immutableArray) => Items(immutableArray).LastOrDefault();
    public static T Single<T>(this ImmutableArray<T> immutableArray) => Items(immutableArray).Single();
    public static T Single<T>(this ImmutableArray<T> immutableArray, Func<T, bool> predicate) => Items(immutableArray).Single(predicate);
    public static Dictionary<TKey, T> ToDictionary<TKey, T>(this ImmutableArray<T> immutableArray, Func<T, TKey> keySelector) => Items(immutableArray).ToDictionary(keySelector);
    public static T[] ToArray<T>(this ImmutableArray<T> immutableArray) => Items(immutableArray).ToArray();

    // The enumeration as such must not be an ImmutableArray, whose own members these are.
    private static T[] Items<T>(ImmutableArray<T> source) => source.IsDefault ? throw new NullReferenceException() : System.Runtime.InteropServices.ImmutableCollectionsMarshal.AsArray(source);
}
