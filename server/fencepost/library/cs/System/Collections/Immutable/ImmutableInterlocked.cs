using System.Threading;

namespace System.Collections.Immutable;

// The same loops of volatile reads and compare-exchanges as in .NET.
public static class ImmutableInterlocked
{
    public static bool Update<T>(ref T location, Func<T, T> transformer)
        where T : class
    {
        if (transformer == null) throw Fail.Null("transformer");
        T old = Volatile.Read(ref location);
        while (true)
        {
            T changed = transformer(old);
            if (old == changed) return false;
            T found = Interlocked.CompareExchange(ref location, changed, old);
            if (found == old) return true;
            old = found;
        }
    }

    public static bool Update<T, TArg>(ref T location, Func<T, TArg, T> transformer, TArg transformerArgument)
        where T : class
    {
        if (transformer == null) throw Fail.Null("transformer");
        T old = Volatile.Read(ref location);
        while (true)
        {
            T changed = transformer(old, transformerArgument);
            if (old == changed) return false;
            T found = Interlocked.CompareExchange(ref location, changed, old);
            if (found == old) return true;
            old = found;
        }
    }

    public static bool Update<T>(ref ImmutableArray<T> location, Func<ImmutableArray<T>, ImmutableArray<T>> transformer)
    {
        if (transformer == null) throw Fail.Null("transformer");
        T[] old = Volatile.Read(ref location.array);
        while (true)
        {
            T[] changed = transformer(new ImmutableArray<T>(old)).array;
            if (old == changed) return false;
            T[] found = Interlocked.CompareExchange(ref location.array, changed, old);
            if (found == old) return true;
            old = found;
        }
    }

    public static bool Update<T, TArg>(
        ref ImmutableArray<T> location,
        Func<ImmutableArray<T>, TArg, ImmutableArray<T>> transformer,
        TArg transformerArgument
    )
    {
        if (transformer == null) throw Fail.Null("transformer");
        T[] old = Volatile.Read(ref location.array);
        while (true)
        {
            T[] changed = transformer(new ImmutableArray<T>(old), transformerArgument).array;
            if (old == changed) return false;
            T[] found = Interlocked.CompareExchange(ref location.array, changed, old);
            if (found == old) return true;
            old = found;
        }
    }

    public static ImmutableArray<T> InterlockedExchange<T>(ref ImmutableArray<T> location, ImmutableArray<T> value) =>
        new ImmutableArray<T>(Interlocked.Exchange(ref location.array, value.array));

    public static ImmutableArray<T> InterlockedCompareExchange<T>(
        ref ImmutableArray<T> location,
        ImmutableArray<T> value,
        ImmutableArray<T> comparand
    ) => new ImmutableArray<T>(Interlocked.CompareExchange(ref location.array, value.array, comparand.array));

    public static bool InterlockedInitialize<T>(ref ImmutableArray<T> location, ImmutableArray<T> value) =>
        Interlocked.CompareExchange(ref location.array, value.array, null) == null;

    public static TValue GetOrAdd<TKey, TValue, TArg>(
        ref ImmutableDictionary<TKey, TValue> location,
        TKey key,
        Func<TKey, TArg, TValue> valueFactory,
        TArg factoryArgument
    )
    {
        if (valueFactory == null) throw Fail.Null("valueFactory");
        ImmutableDictionary<TKey, TValue> map = Volatile.Read(ref location) ?? throw Fail.Null("location");
        return map.TryGetValue(key, out TValue value) ? value : GetOrAdd(ref location, key, valueFactory(key, factoryArgument));
    }

    public static TValue GetOrAdd<TKey, TValue>(
        ref ImmutableDictionary<TKey, TValue> location,
        TKey key,
        Func<TKey, TValue> valueFactory
    )
    {
        if (valueFactory == null) throw Fail.Null("valueFactory");
        ImmutableDictionary<TKey, TValue> map = Volatile.Read(ref location) ?? throw Fail.Null("location");
        return map.TryGetValue(key, out TValue value) ? value : GetOrAdd(ref location, key, valueFactory(key));
    }

    public static TValue GetOrAdd<TKey, TValue>(ref ImmutableDictionary<TKey, TValue> location, TKey key, TValue value)
    {
        ImmutableDictionary<TKey, TValue> old = Volatile.Read(ref location);
        while (true)
        {
            if (old == null) throw Fail.Null("location");
            if (old.TryGetValue(key, out TValue present)) return present;
            if (Exchange(ref location, old.Add(key, value), ref old)) return value;
        }
    }

    public static TValue AddOrUpdate<TKey, TValue>(
        ref ImmutableDictionary<TKey, TValue> location,
        TKey key,
        Func<TKey, TValue> addValueFactory,
        Func<TKey, TValue, TValue> updateValueFactory
    )
    {
        if (addValueFactory == null) throw Fail.Null("addValueFactory");
        if (updateValueFactory == null) throw Fail.Null("updateValueFactory");
        ImmutableDictionary<TKey, TValue> old = Volatile.Read(ref location);
        while (true)
        {
            if (old == null) throw Fail.Null("location");
            TValue value = old.TryGetValue(key, out TValue present) ? updateValueFactory(key, present) : addValueFactory(key);
            if (Exchange(ref location, old.SetItem(key, value), ref old)) return value;
        }
    }

    public static TValue AddOrUpdate<TKey, TValue>(
        ref ImmutableDictionary<TKey, TValue> location,
        TKey key,
        TValue addValue,
        Func<TKey, TValue, TValue> updateValueFactory
    )
    {
        if (updateValueFactory == null) throw Fail.Null("updateValueFactory");
        ImmutableDictionary<TKey, TValue> old = Volatile.Read(ref location);
        while (true)
        {
            if (old == null) throw Fail.Null("location");
            TValue value = old.TryGetValue(key, out TValue present) ? updateValueFactory(key, present) : addValue;
            if (Exchange(ref location, old.SetItem(key, value), ref old)) return value;
        }
    }

    public static bool TryAdd<TKey, TValue>(ref ImmutableDictionary<TKey, TValue> location, TKey key, TValue value)
    {
        ImmutableDictionary<TKey, TValue> old = Volatile.Read(ref location);
        while (true)
        {
            if (old == null) throw Fail.Null("location");
            if (old.ContainsKey(key)) return false;
            if (Exchange(ref location, old.Add(key, value), ref old)) return true;
        }
    }

    public static bool TryUpdate<TKey, TValue>(
        ref ImmutableDictionary<TKey, TValue> location,
        TKey key,
        TValue newValue,
        TValue comparisonValue
    )
    {
        ImmutableDictionary<TKey, TValue> old = Volatile.Read(ref location);
        while (true)
        {
            if (old == null) throw Fail.Null("location");
            if (!old.TryGetValue(key, out TValue present) || !old.ValueComparer.Equals(present, comparisonValue)) return false;
            if (Exchange(ref location, old.SetItem(key, newValue), ref old)) return true;
        }
    }

    public static bool TryRemove<TKey, TValue>(ref ImmutableDictionary<TKey, TValue> location, TKey key, out TValue value)
    {
        ImmutableDictionary<TKey, TValue> old = Volatile.Read(ref location);
        while (true)
        {
            if (old == null) throw Fail.Null("location");
            if (!old.TryGetValue(key, out value)) return false;
            if (Exchange(ref location, old.Remove(key), ref old)) return true;
        }
    }

    public static bool TryPop<T>(ref ImmutableStack<T> location, out T value)
    {
        ImmutableStack<T> old = Volatile.Read(ref location);
        while (true)
        {
            if (old == null) throw Fail.Null("location");
            if (old.IsEmpty)
            {
                value = default;
                return false;
            }
            if (Exchange(ref location, old.Pop(out value), ref old)) return true;
        }
    }

    public static void Push<T>(ref ImmutableStack<T> location, T value)
    {
        ImmutableStack<T> old = Volatile.Read(ref location);
        do
        {
            if (old == null) throw Fail.Null("location");
        } while (!Exchange(ref location, old.Push(value), ref old));
    }

    public static bool TryDequeue<T>(ref ImmutableQueue<T> location, out T value)
    {
        ImmutableQueue<T> old = Volatile.Read(ref location);
        while (true)
        {
            if (old == null) throw Fail.Null("location");
            if (old.IsEmpty)
            {
                value = default;
                return false;
            }
            if (Exchange(ref location, old.Dequeue(out value), ref old)) return true;
        }
    }

    public static void Enqueue<T>(ref ImmutableQueue<T> location, T value)
    {
        ImmutableQueue<T> old = Volatile.Read(ref location);
        do
        {
            if (old == null) throw Fail.Null("location");
        } while (!Exchange(ref location, old.Enqueue(value), ref old));
    }

    // Replaces the expected value; otherwise expects what was there instead.
    private static bool Exchange<T>(ref T location, T value, ref T expected)
        where T : class
    {
        T found = Interlocked.CompareExchange(ref location, value, expected);
        if (found == expected) return true;
        expected = found;
        return false;
    }
}
