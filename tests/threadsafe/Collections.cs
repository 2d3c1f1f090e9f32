// Queues, stacks, maps, sets and buffers: each is thread-safe in `Safe`, and almost so in `Almost`.
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Threading;

[AttributeUsage(AttributeTargets.Class)]
sealed class ThreadSafeAttribute : Attribute { }

[AttributeUsage(AttributeTargets.Method)]
sealed class OperationAttribute : Attribute { public string NonParallelGroup { get; set; } }

namespace Safe
{
    [ThreadSafe]
    public class LockedQueue<T>
    {
        readonly Queue<T> items = new Queue<T>();
        public void Enqueue(T item) { lock (items) items.Enqueue(item); }
        public bool TryDequeue(out T item)
        {
            lock (items)
            {
                if (items.Count == 0) { item = default; return false; }
                item = items.Dequeue();
                return true;
            }
        }
        public int Count { get { lock (items) return items.Count; } }
    }

    [ThreadSafe]
    public class LinkedStack<T>
    {
        sealed class Node { public T Item; public Node Next; }
        Node head;
        public void Push(T item)
        {
            var node = new Node { Item = item };
            do node.Next = Volatile.Read(ref head);
            while (Interlocked.CompareExchange(ref head, node, node.Next) != node.Next);
        }
        public bool TryPop(out T item)
        {
            while (true)
            {
                Node top = Volatile.Read(ref head);
                if (top == null) { item = default; return false; }
                if (Interlocked.CompareExchange(ref head, top.Next, top) == top) { item = top.Item; return true; }
            }
        }
    }

    [ThreadSafe]
    public class CopyOnWriteList<T>
    {
        T[] items = new T[0];
        public void Add(T item)
        {
            T[] seen, next;
            do
            {
                seen = Volatile.Read(ref items);
                next = new T[seen.Length + 1];
                Array.Copy(seen, next, seen.Length);
                next[seen.Length] = item;
            } while (Interlocked.CompareExchange(ref items, next, seen) != seen);
        }
        public T[] ToArray() => Volatile.Read(ref items);
    }

    [ThreadSafe]
    public class Map<TKey, TValue>
    {
        readonly Dictionary<TKey, TValue> items = new Dictionary<TKey, TValue>();
        public bool TryAdd(TKey key, TValue value)
        {
            lock (items)
            {
                if (items.ContainsKey(key)) return false;
                items.Add(key, value);
                return true;
            }
        }
        public bool TryGet(TKey key, out TValue value) { lock (items) return items.TryGetValue(key, out value); }
    }

    [ThreadSafe]
    public class ReadMostlyMap
    {
        readonly object gate = new object();
        volatile Dictionary<int, string> items = new Dictionary<int, string>();
        public void Set(int key, string value)
        {
            lock (gate) items = new Dictionary<int, string>(items) { [key] = value };
        }
        public string Get(int key) => items.TryGetValue(key, out string value) ? value : null;
    }

    // One thread writes and one reads, which the groups say.
    [ThreadSafe]
    public class SingleProducerRing
    {
        readonly int[] slots = new int[2];
        int head, tail;
        [Operation(NonParallelGroup = "producer")]
        public bool TryWrite(int item)
        {
            int at = tail;
            if (at - Volatile.Read(ref head) == slots.Length) return false;
            slots[at % slots.Length] = item;
            Volatile.Write(ref tail, at + 1);
            // Or else what comes next may be done before this is seen: the ring would be full to one, empty to the other.
            Interlocked.MemoryBarrier();
            return true;
        }
        [Operation(NonParallelGroup = "consumer")]
        public bool TryRead(out int item)
        {
            int at = head;
            if (at == Volatile.Read(ref tail)) { item = 0; return false; }
            item = slots[at % slots.Length];
            Volatile.Write(ref head, at + 1);
            Interlocked.MemoryBarrier();
            return true;
        }
    }

    [ThreadSafe]
    public class Ring
    {
        readonly object gate = new object();
        readonly int[] slots = new int[2];
        int next;
        public void Add(int item) { lock (gate) { slots[next] = item; next = (next + 1) % slots.Length; } }
        public int[] Last() { lock (gate) return (int[])slots.Clone(); }
    }

    [ThreadSafe]
    public class Registry
    {
        readonly ConcurrentDictionary<int, object> items = new ConcurrentDictionary<int, object>();
        public object Find(int key, object made) => items.GetOrAdd(key, made);
        public bool Forget(int key) => items.TryRemove(key, out _);
    }

    [ThreadSafe]
    public class UniqueList
    {
        readonly List<int> items = new List<int>();
        public bool Add(int item)
        {
            lock (items)
            {
                if (items.Contains(item)) return false;
                items.Add(item);
                return true;
            }
        }
        public int this[int index] { get { lock (items) return items[index]; } }
    }
}

namespace Almost
{
    [ThreadSafe]
    public class LockedQueue<T>
    {
        readonly Queue<T> items = new Queue<T>();
        public void Enqueue(T item) { lock (items) items.Enqueue(item); }
        public bool TryDequeue(out T item)
        {
            if (Count == 0) { item = default; return false; }
            lock (items) item = items.Dequeue();
            return true;
        }
        public int Count { get { lock (items) return items.Count; } }
    }

    [ThreadSafe]
    public class LinkedStack<T>
    {
        sealed class Node { public T Item; public Node Next; }
        Node head;
        public void Push(T item)
        {
            var node = new Node { Item = item, Next = Volatile.Read(ref head) };
            Volatile.Write(ref head, node);
        }
        public bool TryPop(out T item)
        {
            while (true)
            {
                Node top = Volatile.Read(ref head);
                if (top == null) { item = default; return false; }
                if (Interlocked.CompareExchange(ref head, top.Next, top) == top) { item = top.Item; return true; }
            }
        }
    }

    [ThreadSafe]
    public class CopyOnWriteList<T>
    {
        volatile T[] items = new T[0];
        public void Add(T item)
        {
            T[] seen = items;
            var next = new T[seen.Length + 1];
            Array.Copy(seen, next, seen.Length);
            next[seen.Length] = item;
            items = next;
        }
        public T[] ToArray() => items;
    }

    [ThreadSafe]
    public class Map<TKey, TValue>
    {
        readonly Dictionary<TKey, TValue> items = new Dictionary<TKey, TValue>();
        public bool TryAdd(TKey key, TValue value)
        {
            lock (items) if (items.ContainsKey(key)) return false;
            lock (items) items[key] = value;
            return true;
        }
        public bool TryGet(TKey key, out TValue value) { lock (items) return items.TryGetValue(key, out value); }
    }

    [ThreadSafe]
    public class ReadMostlyMap
    {
        volatile Dictionary<int, string> items = new Dictionary<int, string>();
        public void Set(int key, string value) => items = new Dictionary<int, string>(items) { [key] = value };
        public string Get(int key) => items.TryGetValue(key, out string value) ? value : null;
    }

    [ThreadSafe]
    public class SingleProducerRing
    {
        readonly int[] slots = new int[2];
        int head, tail;
        [Operation(NonParallelGroup = "producer")]
        public bool TryWrite(int item)
        {
            int at = tail;
            if (at - Volatile.Read(ref head) == slots.Length) return false;
            // Read before it is written.
            Volatile.Write(ref tail, at + 1);
            slots[at % slots.Length] = item;
            return true;
        }
        [Operation(NonParallelGroup = "consumer")]
        public bool TryRead(out int item)
        {
            int at = head;
            if (at == Volatile.Read(ref tail)) { item = 0; return false; }
            item = slots[at % slots.Length];
            Volatile.Write(ref head, at + 1);
            return true;
        }
    }

    [ThreadSafe]
    public class Ring
    {
        readonly int[] slots = new int[2];
        int next;
        // Two threads may write to one slot.
        public void Add(int item) { slots[next] = item; next = (next + 1) % slots.Length; }
        public int[] Last() => (int[])slots.Clone();
    }

    [ThreadSafe]
    public class Registry
    {
        readonly ConcurrentDictionary<int, object> items = new ConcurrentDictionary<int, object>();
        public object Find(int key, object made)
        {
            if (items.TryGetValue(key, out object known)) return known;
            items[key] = made;
            return made;
        }
        public bool Forget(int key) => items.TryRemove(key, out _);
    }

    [ThreadSafe]
    public class UniqueList
    {
        readonly List<int> items = new List<int>();
        public bool Add(int item)
        {
            lock (items) if (items.Contains(item)) return false;
            lock (items) items.Add(item);
            return true;
        }
        public int this[int index] { get { lock (items) return items[index]; } }
    }
}
