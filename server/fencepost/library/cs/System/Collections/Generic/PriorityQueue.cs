using System.Runtime.CompilerServices;

namespace System.Collections.Generic;

// A heap of four children a node, as in .NET: the order of equal priorities depends on it.
public class PriorityQueue<TElement, TPriority>
{
    private (TElement Element, TPriority Priority)[] nodes;
    private readonly IComparer<TPriority> comparer;
    private int size;
    private int version;

    public PriorityQueue()
        : this(0, null) { }

    public PriorityQueue(int initialCapacity)
        : this(initialCapacity, null) { }

    public PriorityQueue(IComparer<TPriority> comparer)
        : this(0, comparer) { }

    public PriorityQueue(int initialCapacity, IComparer<TPriority> comparer)
    {
        if (initialCapacity < 0) throw Fail.Negative("initialCapacity", initialCapacity);
        nodes = new (TElement, TPriority)[initialCapacity];
        if (comparer is not DefaultComparer<TPriority>) this.comparer = comparer;
    }

    public PriorityQueue(IEnumerable<(TElement Element, TPriority Priority)> items)
        : this(items, null) { }

    public PriorityQueue(IEnumerable<(TElement Element, TPriority Priority)> items, IComparer<TPriority> comparer)
    {
        if (items == null) throw Fail.Null("items");
        nodes = new List<(TElement, TPriority)>(items).ToArray();
        size = nodes.Length;
        if (comparer is not DefaultComparer<TPriority>) this.comparer = comparer;
        if (size > 1) Heapify();
    }

    public int Count => size;

    public int Capacity => nodes.Length;

    public IComparer<TPriority> Comparer => comparer ?? Comparer<TPriority>.Default;

    public UnorderedItemsCollection UnorderedItems => new UnorderedItemsCollection(this);

    public void Enqueue(TElement element, TPriority priority)
    {
        int current = size;
        version++;
        if (nodes.Length == current) Grow(current + 1);
        size = current + 1;
        MoveUp((element, priority), current);
    }

    public TElement Peek() => size == 0 ? throw new InvalidOperationException("Queue empty.") : nodes[0].Element;

    public TElement Dequeue()
    {
        if (size == 0) throw new InvalidOperationException("Queue empty.");
        TElement element = nodes[0].Element;
        RemoveRoot();
        return element;
    }

    public TElement DequeueEnqueue(TElement element, TPriority priority)
    {
        if (size == 0) throw new InvalidOperationException("Queue empty.");
        (TElement Element, TPriority Priority) root = nodes[0];
        if (Compare(priority, root.Priority) > 0) MoveDown((element, priority), 0);
        else nodes[0] = (element, priority);
        version++;
        return root.Element;
    }

    public bool TryDequeue(out TElement element, out TPriority priority)
    {
        if (!TryPeek(out element, out priority)) return false;
        RemoveRoot();
        return true;
    }

    public bool TryPeek(out TElement element, out TPriority priority)
    {
        if (size == 0)
        {
            element = default;
            priority = default;
            return false;
        }
        (element, priority) = nodes[0];
        return true;
    }

    public TElement EnqueueDequeue(TElement element, TPriority priority)
    {
        if (size == 0) return element;
        (TElement Element, TPriority Priority) root = nodes[0];
        if (Compare(priority, root.Priority) <= 0) return element;
        MoveDown((element, priority), 0);
        version++;
        return root.Element;
    }

    public void EnqueueRange(IEnumerable<(TElement Element, TPriority Priority)> items)
    {
        if (items == null) throw Fail.Null("items");
        if (items is ICollection<(TElement, TPriority)> known && known.Count > nodes.Length - size) Grow(checked(size + known.Count));
        if (size != 0)
        {
            foreach ((TElement element, TPriority priority) in items) Enqueue(element, priority);
            return;
        }
        int count = 0;
        foreach ((TElement, TPriority) item in items)
        {
            if (nodes.Length == count) Grow(count + 1);
            nodes[count++] = item;
        }
        size = count;
        version++;
        if (count > 1) Heapify();
    }

    public void EnqueueRange(IEnumerable<TElement> elements, TPriority priority)
    {
        if (elements == null) throw Fail.Null("elements");
        if (elements is ICollection<TElement> known && known.Count > nodes.Length - size) Grow(checked(size + known.Count));
        if (size != 0)
        {
            foreach (TElement element in elements) Enqueue(element, priority);
            return;
        }
        int count = 0;
        foreach (TElement element in elements)
        {
            if (nodes.Length == count) Grow(count + 1);
            nodes[count++] = (element, priority);
        }
        size = count;
        version++;
    }

    public bool Remove(TElement element, out TElement removedElement, out TPriority priority, IEqualityComparer<TElement> equalityComparer = null)
    {
        for (int i = 0; i < size; i++)
        {
            if (!(equalityComparer == null ? Defaults.Equals(element, nodes[i].Element) : equalityComparer.Equals(element, nodes[i].Element))) continue;
            (removedElement, priority) = nodes[i];
            int last = --size;
            if (i < last)
            {
                (TElement Element, TPriority Priority) moved = nodes[last];
                if (Compare(moved.Priority, priority) < 0) MoveUp(moved, i);
                else MoveDown(moved, i);
            }
            nodes[last] = default;
            version++;
            return true;
        }
        removedElement = default;
        priority = default;
        return false;
    }

    public void Clear()
    {
        if (RuntimeHelpers.IsReferenceOrContainsReferences<(TElement, TPriority)>()) Array.Clear(nodes, 0, size);
        size = 0;
        version++;
    }

    public int EnsureCapacity(int capacity)
    {
        if (capacity < 0) throw Fail.Negative("capacity", capacity);
        if (nodes.Length < capacity)
        {
            Grow(capacity);
            version++;
        }
        return nodes.Length;
    }

    public void TrimExcess()
    {
        if (size >= (int)(nodes.Length * 0.9)) return;
        Array.Resize(ref nodes, size);
        version++;
    }

    private int Compare(TPriority x, TPriority y) => comparer == null ? Defaults.Compare(x, y) : comparer.Compare(x, y);

    private void Grow(int capacity) => Array.Resize(ref nodes, Math.Max(Math.Max(2 * nodes.Length, nodes.Length + 4), capacity));

    private void RemoveRoot()
    {
        int last = --size;
        version++;
        if (last > 0) MoveDown(nodes[last], 0);
        if (RuntimeHelpers.IsReferenceOrContainsReferences<(TElement, TPriority)>()) nodes[last] = default;
    }

    private void Heapify()
    {
        for (int i = (size - 2) >> 2; i >= 0; i--) MoveDown(nodes[i], i);
    }

    private void MoveUp((TElement Element, TPriority Priority) node, int index)
    {
        while (index > 0)
        {
            int parent = (index - 1) >> 2;
            if (Compare(node.Priority, nodes[parent].Priority) >= 0) break;
            nodes[index] = nodes[parent];
            index = parent;
        }
        nodes[index] = node;
    }

    private void MoveDown((TElement Element, TPriority Priority) node, int index)
    {
        int child;
        while ((child = (index << 2) + 1) < size)
        {
            int least = child;
            int end = Math.Min(child + 4, size);
            while (++child < end)
            {
                if (Compare(nodes[child].Priority, nodes[least].Priority) < 0) least = child;
            }
            if (Compare(node.Priority, nodes[least].Priority) <= 0) break;
            nodes[index] = nodes[least];
            index = least;
        }
        nodes[index] = node;
    }

    public sealed class UnorderedItemsCollection : IReadOnlyCollection<(TElement Element, TPriority Priority)>, ICollection
    {
        private readonly PriorityQueue<TElement, TPriority> queue;

        internal UnorderedItemsCollection(PriorityQueue<TElement, TPriority> queue) => this.queue = queue;

        public int Count => queue.size;

        object ICollection.SyncRoot => this;

        bool ICollection.IsSynchronized => false;

        void ICollection.CopyTo(Array array, int index)
        {
            CopyHelpers.CheckCopy(array, index, queue.size);
            Array.Copy(queue.nodes, 0, array, index, queue.size);
        }

        public Enumerator GetEnumerator() => new Enumerator(queue);

        IEnumerator<(TElement Element, TPriority Priority)> IEnumerable<(TElement Element, TPriority Priority)>.GetEnumerator() =>
            queue.size == 0 ? new EmptyEnumerator<(TElement, TPriority)>() : GetEnumerator();

        IEnumerator IEnumerable.GetEnumerator() => ((IEnumerable<(TElement Element, TPriority Priority)>)this).GetEnumerator();

        public struct Enumerator : IEnumerator<(TElement Element, TPriority Priority)>, IEnumerator
        {
            private readonly PriorityQueue<TElement, TPriority> queue;
            private readonly int version;
            private int index;
            private (TElement, TPriority) current;

            internal Enumerator(PriorityQueue<TElement, TPriority> queue)
            {
                this.queue = queue;
                version = queue.version;
            }

            public (TElement Element, TPriority Priority) Current => current;

            object IEnumerator.Current => current;

            public bool MoveNext()
            {
                if (version != queue.version) throw Fail.ChangedSince();
                if ((uint)index < (uint)queue.size)
                {
                    current = queue.nodes[index++];
                    return true;
                }
                index = queue.size + 1;
                current = default;
                return false;
            }

            void IEnumerator.Reset()
            {
                if (version != queue.version) throw Fail.ChangedSince();
                index = 0;
                current = default;
            }

            public void Dispose() { }
        }
    }
}
