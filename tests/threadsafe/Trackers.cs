// Mistakes that users have reported to well-known libraries, in code of our own: each before and after its correction.
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Threading;

[AttributeUsage(AttributeTargets.Class)]
sealed class ThreadSafeAttribute : Attribute { }

namespace Before
{
    // dotnet/extensions 399: who loses the race for the last object leaves the loop with it in hand.
    [ThreadSafe]
    public class ObjectPool
    {
        readonly object[] items = new object[2];
        public object Get()
        {
            object item = null;
            for (int i = 0; i < items.Length; i++)
            {
                item = Volatile.Read(ref items[i]);
                if (item != null && Interlocked.CompareExchange(ref items[i], null, item) == item) return item;
            }
            return item ?? new object();
        }
        public void Return(object item)
        {
            for (int i = 0; i < items.Length; i++)
                if (Interlocked.CompareExchange(ref items[i], item, null) == null) return;
        }
    }

    // kafka-net 70: the index is counted up and wrapped in two steps, and used in between.
    [ThreadSafe]
    public class CircularBuffer
    {
        readonly int[] values = new int[2];
        int head = -1;
        public void Enqueue(int value)
        {
            if (Interlocked.Increment(ref head) > values.Length - 1) Interlocked.Exchange(ref head, 0);
            values[head] = value;
        }
        public int[] Values() => (int[])values.Clone();
    }

    // mono 1074: TryPeek reads an item that TryDequeue has cleared.
    [ThreadSafe]
    public class LinkedQueue
    {
        sealed class Node { public string Value; public Node Next; }
        Node head, tail;
        public LinkedQueue() => head = tail = new Node();
        public void Enqueue(string item)
        {
            var node = new Node { Value = item };
            while (true)
            {
                Node last = Volatile.Read(ref tail);
                Node next = Volatile.Read(ref last.Next);
                if (next != null) Interlocked.CompareExchange(ref tail, next, last);
                else if (Interlocked.CompareExchange(ref last.Next, node, null) == null) return;
            }
        }
        public bool TryDequeue(out string item)
        {
            while (true)
            {
                Node first = Volatile.Read(ref head);
                Node next = Volatile.Read(ref first.Next);
                if (next == null) { item = null; return false; }
                if (Interlocked.CompareExchange(ref head, next, first) != first) continue;
                item = next.Value;
                Volatile.Write(ref next.Value, null);
                return true;
            }
        }
        public bool TryPeek(out string item)
        {
            Node next = Volatile.Read(ref Volatile.Read(ref head).Next);
            item = next == null ? null : Volatile.Read(ref next.Value);
            return next != null;
        }
    }

    // npgsql 2146: the array that is locked is replaced while it is locked; who comes then locks another one.
    [ThreadSafe]
    public class PoolManager
    {
        volatile string[] keys = new string[1];
        volatile int next;
        public void Add(string key)
        {
            lock (keys)
            {
                string[] known = keys;
                for (int i = 0; i < next; i++) if (known[i] == key) return;
                if (next == known.Length)
                {
                    var larger = new string[known.Length * 2];
                    Array.Copy(known, larger, known.Length);
                    keys = larger;
                }
                keys[next] = key;
                next++;
            }
        }
        public int Count => next;
    }

    // aspnet/Caching 246: the entry to replace has expired in the meantime, and the new one is dropped.
    [ThreadSafe]
    public class MemoryCache
    {
        readonly ConcurrentDictionary<int, string> entries = new ConcurrentDictionary<int, string>();
        public void Set(int key, string value)
        {
            if (entries.TryGetValue(key, out string known)) entries.TryUpdate(key, value, known);
            else entries.TryAdd(key, value);
        }
        public string Get(int key) => entries.TryGetValue(key, out string value) ? value : null;
        public void Expire(int key, string old) => entries.TryRemove(new KeyValuePair<int, string>(key, old));
    }

    // dotnet/runtime 57631: entries and their size are cleared one after the other.
    [ThreadSafe]
    public class SizedCache
    {
        readonly object gate = new object();
        HashSet<int> entries = new HashSet<int>();
        int size;
        public void Add(int key) { lock (gate) if (entries.Add(key)) size++; }
        public void Clear()
        {
            lock (gate) entries = new HashSet<int>();
            Interlocked.Exchange(ref size, 0);
        }
        public (int, int) Sizes() { lock (gate) return (entries.Count, size); }
    }

    // mizrael/SuperSafeBank 10: the lock of a key is thrown away while others still wait for it.
    [ThreadSafe]
    public class KeyedLock
    {
        readonly Dictionary<int, object> owners = new Dictionary<int, object>();
        readonly Dictionary<int, int> held = new Dictionary<int, int>();
        public bool TryEnter(int key)
        {
            bool known;
            lock (owners)
            {
                known = owners.ContainsKey(key);
                if (!known) owners[key] = new object();
            }
            lock (held)
            {
                held.TryGetValue(key, out int count);
                if (known && count > 0) return false;
                held[key] = count + 1;
                return true;
            }
        }
        public void Exit(int key)
        {
            lock (owners) owners.Remove(key);
            lock (held) { held.TryGetValue(key, out int count); held[key] = Math.Max(0, count - 1); }
        }
    }

    // App-vNext/Polly 216: a breaker that is half open lets every call through until the first has ended.
    [ThreadSafe]
    public class Breaker
    {
        int state; // 0 closed, 1 open, 2 half open
        public void Break() => Volatile.Write(ref state, 1);
        public void Close() => Volatile.Write(ref state, 0);
        public bool TryCall()
        {
            int seen = Volatile.Read(ref state);
            if (seen == 0) return true;
            if (seen == 2) return false;
            Volatile.Write(ref state, 2);
            return true;
        }
    }

    // WTG.Analyzers 38: the exchange decides who has come first, and the loser returns its own object all the same.
    [ThreadSafe]
    public class NameCache
    {
        object table;
        public object Table()
        {
            object seen = Volatile.Read(ref table);
            if (seen != null) return seen;
            var made = new object();
            Interlocked.CompareExchange(ref table, made, null);
            return made;
        }
    }

    // dotnet/corefx 30947: an item that is added behind the search, while the one before it is taken, makes it say "empty".
    [ThreadSafe]
    public class WorkBag
    {
        readonly Stack<int> first = new Stack<int>(), second = new Stack<int>();
        public void Add(int item)
        {
            Stack<int> list = item % 2 == 0 ? first : second;
            lock (list) list.Push(item);
        }
        public bool TryTake(bool backwards, out int item)
        {
            if (!backwards) return TryTake(first, out item) || TryTake(second, out item);
            return TryTake(second, out item) || TryTake(first, out item);
        }
        static bool TryTake(Stack<int> list, out int item)
        {
            lock (list) return list.TryPop(out item);
        }
    }
}

namespace After
{
    [ThreadSafe]
    public class ObjectPool
    {
        readonly object[] items = new object[2];
        public object Get()
        {
            for (int i = 0; i < items.Length; i++)
            {
                object item = Volatile.Read(ref items[i]);
                if (item != null && Interlocked.CompareExchange(ref items[i], null, item) == item) return item;
            }
            return new object();
        }
        public void Return(object item)
        {
            for (int i = 0; i < items.Length; i++)
                if (Interlocked.CompareExchange(ref items[i], item, null) == null) return;
        }
    }

    [ThreadSafe]
    public class CircularBuffer
    {
        readonly int[] values = new int[2];
        int head = -1;
        public void Enqueue(int value)
        {
            lock (values)
            {
                if (++head > values.Length - 1) head = 0;
                values[head] = value;
            }
        }
        public int[] Values() { lock (values) return (int[])values.Clone(); }
    }

    [ThreadSafe]
    public class LinkedQueue
    {
        sealed class Node { public string Value; public Node Next; }
        Node head, tail;
        public LinkedQueue() => head = tail = new Node();
        public void Enqueue(string item)
        {
            var node = new Node { Value = item };
            while (true)
            {
                Node last = Volatile.Read(ref tail);
                Node next = Volatile.Read(ref last.Next);
                if (next != null) Interlocked.CompareExchange(ref tail, next, last);
                else if (Interlocked.CompareExchange(ref last.Next, node, null) == null) return;
            }
        }
        public bool TryDequeue(out string item)
        {
            while (true)
            {
                Node first = Volatile.Read(ref head);
                Node next = Volatile.Read(ref first.Next);
                if (next == null) { item = null; return false; }
                if (Interlocked.CompareExchange(ref head, next, first) != first) continue;
                item = next.Value;
                Volatile.Write(ref next.Value, null);
                return true;
            }
        }
        public bool TryPeek(out string item)
        {
            while (true)
            {
                Node first = Volatile.Read(ref head);
                Node next = Volatile.Read(ref first.Next);
                if (next == null) { item = null; return false; }
                item = Volatile.Read(ref next.Value);
                if (Volatile.Read(ref head) == first) return true;
            }
        }
    }

    [ThreadSafe]
    public class PoolManager
    {
        readonly object gate = new object();
        volatile string[] keys = new string[1];
        volatile int next;
        public void Add(string key)
        {
            lock (gate)
            {
                string[] known = keys;
                for (int i = 0; i < next; i++) if (known[i] == key) return;
                if (next == known.Length)
                {
                    var larger = new string[known.Length * 2];
                    Array.Copy(known, larger, known.Length);
                    keys = larger;
                }
                keys[next] = key;
                next++;
            }
        }
        public int Count => next;
    }

    [ThreadSafe]
    public class MemoryCache
    {
        readonly ConcurrentDictionary<int, string> entries = new ConcurrentDictionary<int, string>();
        public void Set(int key, string value) => entries[key] = value;
        public string Get(int key) => entries.TryGetValue(key, out string value) ? value : null;
        public void Expire(int key, string old) => entries.TryRemove(new KeyValuePair<int, string>(key, old));
    }

    [ThreadSafe]
    public class SizedCache
    {
        readonly object gate = new object();
        HashSet<int> entries = new HashSet<int>();
        int size;
        public void Add(int key) { lock (gate) if (entries.Add(key)) size++; }
        public void Clear() { lock (gate) { entries = new HashSet<int>(); size = 0; } }
        public (int, int) Sizes() { lock (gate) return (entries.Count, size); }
    }

    [ThreadSafe]
    public class KeyedLock
    {
        readonly HashSet<int> held = new HashSet<int>();
        public bool TryEnter(int key) { lock (held) return held.Add(key); }
        public void Exit(int key) { lock (held) held.Remove(key); }
    }

    [ThreadSafe]
    public class Breaker
    {
        int state;
        public void Break() => Volatile.Write(ref state, 1);
        public void Close() => Volatile.Write(ref state, 0);
        public bool TryCall()
        {
            int seen = Interlocked.CompareExchange(ref state, 2, 1);
            return seen != 2;
        }
    }

    [ThreadSafe]
    public class NameCache
    {
        object table;
        public object Table()
        {
            object seen = Volatile.Read(ref table);
            if (seen != null) return seen;
            var made = new object();
            return Interlocked.CompareExchange(ref table, made, null) ?? made;
        }
    }

    [ThreadSafe]
    public class WorkBag
    {
        readonly Stack<int> first = new Stack<int>(), second = new Stack<int>();
        public void Add(int item)
        {
            lock (first) (item % 2 == 0 ? first : second).Push(item);
        }
        public bool TryTake(bool backwards, out int item)
        {
            lock (first)
            {
                if (!backwards) return first.TryPop(out item) || second.TryPop(out item);
                return second.TryPop(out item) || first.TryPop(out item);
            }
        }
    }
}
