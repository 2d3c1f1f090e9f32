using System.Collections.Generic;

namespace System.Collections.Immutable;

public interface IImmutableList<T> : IReadOnlyList<T>
{
    IImmutableList<T> Clear();

    int IndexOf(T item, int index, int count, IEqualityComparer<T> equalityComparer);

    int LastIndexOf(T item, int index, int count, IEqualityComparer<T> equalityComparer);

    IImmutableList<T> Add(T value);

    IImmutableList<T> AddRange(IEnumerable<T> items);

    IImmutableList<T> Insert(int index, T element);

    IImmutableList<T> InsertRange(int index, IEnumerable<T> items);

    IImmutableList<T> Remove(T value, IEqualityComparer<T> equalityComparer);

    IImmutableList<T> RemoveAll(Predicate<T> match);

    IImmutableList<T> RemoveRange(IEnumerable<T> items, IEqualityComparer<T> equalityComparer);

    IImmutableList<T> RemoveRange(int index, int count);

    IImmutableList<T> RemoveAt(int index);

    IImmutableList<T> SetItem(int index, T value);

    IImmutableList<T> Replace(T oldValue, T newValue, IEqualityComparer<T> equalityComparer);
}

public interface IImmutableStack<T> : IEnumerable<T>
{
    bool IsEmpty { get; }

    IImmutableStack<T> Clear();

    IImmutableStack<T> Push(T value);

    IImmutableStack<T> Pop();

    T Peek();
}

public interface IImmutableQueue<T> : IEnumerable<T>
{
    bool IsEmpty { get; }

    IImmutableQueue<T> Clear();

    T Peek();

    IImmutableQueue<T> Enqueue(T value);

    IImmutableQueue<T> Dequeue();
}

public interface IImmutableSet<T> : IReadOnlyCollection<T>
{
    IImmutableSet<T> Clear();

    bool Contains(T value);

    IImmutableSet<T> Add(T value);

    IImmutableSet<T> Remove(T value);

    bool TryGetValue(T equalValue, out T actualValue);

    IImmutableSet<T> Intersect(IEnumerable<T> other);

    IImmutableSet<T> Except(IEnumerable<T> other);

    IImmutableSet<T> SymmetricExcept(IEnumerable<T> other);

    IImmutableSet<T> Union(IEnumerable<T> other);

    bool SetEquals(IEnumerable<T> other);

    bool IsProperSubsetOf(IEnumerable<T> other);

    bool IsProperSupersetOf(IEnumerable<T> other);

    bool IsSubsetOf(IEnumerable<T> other);

    bool IsSupersetOf(IEnumerable<T> other);

    bool Overlaps(IEnumerable<T> other);
}

public interface IImmutableDictionary<TKey, TValue> : IReadOnlyDictionary<TKey, TValue>
{
    IImmutableDictionary<TKey, TValue> Clear();

    IImmutableDictionary<TKey, TValue> Add(TKey key, TValue value);

    IImmutableDictionary<TKey, TValue> AddRange(IEnumerable<KeyValuePair<TKey, TValue>> pairs);

    IImmutableDictionary<TKey, TValue> SetItem(TKey key, TValue value);

    IImmutableDictionary<TKey, TValue> SetItems(IEnumerable<KeyValuePair<TKey, TValue>> items);

    IImmutableDictionary<TKey, TValue> RemoveRange(IEnumerable<TKey> keys);

    IImmutableDictionary<TKey, TValue> Remove(TKey key);

    bool Contains(KeyValuePair<TKey, TValue> pair);

    bool TryGetKey(TKey equalKey, out TKey actualKey);
}
