// Caches, lazy values, pools and cells: each is thread-safe in `Safe`, and almost so in `Almost`.
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Threading;

[AttributeUsage(AttributeTargets.Class)]
sealed class ThreadSafeAttribute : Attribute { }

[AttributeUsage(AttributeTargets.Method)]
sealed class InvariantAttribute : Attribute { }

namespace Safe
{
    [ThreadSafe]
    public class LazyValue
    {
        readonly object gate = new object();
        object value;
        public object Value
        {
            get
            {
                if (Volatile.Read(ref value) == null) lock (gate) if (value == null) Volatile.Write(ref value, new object());
                return value;
            }
        }
    }

    [ThreadSafe]
    public class Cache<TKey, TValue>
    {
        readonly Dictionary<TKey, TValue> items = new Dictionary<TKey, TValue>();
        public TValue GetOrAdd(TKey key, Func<TKey, TValue> make)
        {
            lock (items)
            {
                if (!items.TryGetValue(key, out TValue value)) items[key] = value = make(key);
                return value;
            }
        }
    }

    [ThreadSafe]
    public class Pool
    {
        readonly object[] slots = new object[2];
        public object Rent()
        {
            for (int i = 0; i < slots.Length; i++)
            {
                object seen = Volatile.Read(ref slots[i]);
                if (seen != null && Interlocked.CompareExchange(ref slots[i], null, seen) == seen) return seen;
            }
            return new object();
        }
        public void Return(object item)
        {
            for (int i = 0; i < slots.Length; i++)
                if (Interlocked.CompareExchange(ref slots[i], item, null) == null) return;
        }
    }

    [ThreadSafe]
    public class Cell
    {
        readonly object gate = new object();
        long low, high;
        public void Set(long value) { lock (gate) { low = value; high = value; } }
        public (long, long) Get() { lock (gate) return (low, high); }
    }

    [ThreadSafe]
    public class Atomic
    {
        int value;
        public int Update(Func<int, int> change)
        {
            while (true)
            {
                int seen = Volatile.Read(ref value);
                int next = change(seen);
                if (Interlocked.CompareExchange(ref value, next, seen) == seen) return next;
            }
        }
    }

    [ThreadSafe]
    public class Range
    {
        readonly object gate = new object();
        int low, high = 2;
        public void SetLow(int value) { lock (gate) if (value <= high) low = value; }
        public void SetHigh(int value) { lock (gate) if (value >= low) high = value; }
        [Invariant] bool Ordered() => low <= high;
    }

    [ThreadSafe]
    public class Singleton
    {
        Singleton() { }
        static readonly Lazy<object> instance = new Lazy<object>(() => new object());
        public static object Instance => instance.Value;
    }

    [ThreadSafe]
    public class Slot
    {
        object item;
        public object Exchange(object next) => Interlocked.Exchange(ref item, next);
    }

    [ThreadSafe]
    public static class Names
    {
        static readonly ConcurrentDictionary<string, object> known = new ConcurrentDictionary<string, object>();
        public static object Of(string name) => known.GetOrAdd(name, _ => new object());
    }
}

namespace Almost
{
    [ThreadSafe]
    public class LazyValue
    {
        object value;
        public object Value
        {
            get
            {
                if (Volatile.Read(ref value) == null) Volatile.Write(ref value, new object());
                return value;
            }
        }
    }

    [ThreadSafe]
    public class Cache<TKey, TValue>
    {
        readonly Dictionary<TKey, TValue> items = new Dictionary<TKey, TValue>();
        public TValue GetOrAdd(TKey key, Func<TKey, TValue> make)
        {
            lock (items) if (items.TryGetValue(key, out TValue known)) return known;
            TValue value = make(key);
            lock (items) items[key] = value;
            return value;
        }
    }

    [ThreadSafe]
    public class Pool
    {
        readonly object[] slots = new object[2];
        public object Rent()
        {
            for (int i = 0; i < slots.Length; i++)
            {
                object seen = Volatile.Read(ref slots[i]);
                if (seen == null) continue;
                Volatile.Write(ref slots[i], null);
                return seen;
            }
            return new object();
        }
        public void Return(object item)
        {
            for (int i = 0; i < slots.Length; i++)
                if (Interlocked.CompareExchange(ref slots[i], item, null) == null) return;
        }
    }

    [ThreadSafe]
    public class Cell
    {
        long low, high;
        public void Set(long value) { Volatile.Write(ref low, value); Volatile.Write(ref high, value); }
        public (long, long) Get() => (Volatile.Read(ref low), Volatile.Read(ref high));
    }

    [ThreadSafe]
    public class Atomic
    {
        int value;
        public int Update(Func<int, int> change)
        {
            int next = change(Volatile.Read(ref value));
            Volatile.Write(ref value, next);
            return next;
        }
    }

    [ThreadSafe]
    public class Range
    {
        int low, high = 2;
        public void SetLow(int value) { if (value <= Volatile.Read(ref high)) Volatile.Write(ref low, value); }
        public void SetHigh(int value) { if (value >= Volatile.Read(ref low)) Volatile.Write(ref high, value); }
        [Invariant] bool Ordered() => low <= high;
    }

    [ThreadSafe]
    public class Singleton
    {
        Singleton() { }
        static object instance;
        public static object Instance => instance ??= new object();
    }

    [ThreadSafe]
    public class Slot
    {
        volatile object item;
        public object Exchange(object next)
        {
            object seen = item;
            item = next;
            return seen;
        }
    }

    [ThreadSafe]
    public static class Names
    {
        static readonly ConcurrentDictionary<string, object> known = new ConcurrentDictionary<string, object>();
        public static object Of(string name)
        {
            if (!known.ContainsKey(name)) known[name] = new object();
            return known[name];
        }
    }
}
