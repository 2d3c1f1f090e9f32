namespace System.Collections.Generic;

public class LinkedList<T> : ICollection<T>, ICollection, IReadOnlyCollection<T>
{
    // The nodes form a ring.
    internal LinkedListNode<T> head;
    internal int count;
    internal int version;

    public LinkedList() { }

    public LinkedList(IEnumerable<T> collection)
    {
        if (collection == null) throw Fail.Null("collection");
        foreach (T item in collection) AddLast(item);
    }

    public int Count => count;

    public LinkedListNode<T> First => head;

    public LinkedListNode<T> Last => head?.previous;

    bool ICollection<T>.IsReadOnly => false;

    bool ICollection.IsSynchronized => false;

    object ICollection.SyncRoot => this;

    void ICollection<T>.Add(T value) => AddLast(value);

    public LinkedListNode<T> AddAfter(LinkedListNode<T> node, T value)
    {
        CheckNode(node);
        LinkedListNode<T> added = new LinkedListNode<T>(this, value);
        InsertBefore(node.next, added);
        return added;
    }

    public void AddAfter(LinkedListNode<T> node, LinkedListNode<T> newNode)
    {
        CheckNode(node);
        CheckNewNode(newNode);
        InsertBefore(node.next, newNode);
        newNode.list = this;
    }

    public LinkedListNode<T> AddBefore(LinkedListNode<T> node, T value)
    {
        CheckNode(node);
        LinkedListNode<T> added = new LinkedListNode<T>(node.list, value);
        InsertBefore(node, added);
        if (node == head) head = added;
        return added;
    }

    public void AddBefore(LinkedListNode<T> node, LinkedListNode<T> newNode)
    {
        CheckNode(node);
        CheckNewNode(newNode);
        InsertBefore(node, newNode);
        newNode.list = this;
        if (node == head) head = newNode;
    }

    public LinkedListNode<T> AddFirst(T value)
    {
        LinkedListNode<T> added = new LinkedListNode<T>(this, value);
        InsertFirst(added);
        return added;
    }

    public void AddFirst(LinkedListNode<T> node)
    {
        CheckNewNode(node);
        InsertFirst(node);
        node.list = this;
    }

    public LinkedListNode<T> AddLast(T value)
    {
        LinkedListNode<T> added = new LinkedListNode<T>(this, value);
        InsertLast(added);
        return added;
    }

    public void AddLast(LinkedListNode<T> node)
    {
        CheckNewNode(node);
        InsertLast(node);
        node.list = this;
    }

    public void Clear()
    {
        LinkedListNode<T> current = head;
        while (current != null)
        {
            LinkedListNode<T> cleared = current;
            current = current.Next;
            cleared.Invalidate();
        }
        head = null;
        count = 0;
        version++;
    }

    public bool Contains(T value) => Find(value) != null;

    public void CopyTo(T[] array, int index)
    {
        if (array == null) throw Fail.Null("array");
        if (index < 0) throw Fail.Negative("index", index);
        if (index > array.Length) throw Fail.IndexMax();
        if (array.Length - index < count) throw new ArgumentException("Insufficient space in the target location to copy the information.");
        for (LinkedListNode<T> node = head; node != null; node = node.Next) array[index++] = node.item;
    }

    void ICollection.CopyTo(Array array, int index) => CopyHelpers.CopyTo(this, array, index);

    public LinkedListNode<T> Find(T value)
    {
        for (LinkedListNode<T> node = head; node != null; node = node.Next)
        {
            if (Defaults.Equals(node.item, value)) return node;
        }
        return null;
    }

    public LinkedListNode<T> FindLast(T value)
    {
        for (LinkedListNode<T> node = Last; node != null; node = node.Previous)
        {
            if (Defaults.Equals(node.item, value)) return node;
        }
        return null;
    }

    public bool Remove(T value)
    {
        LinkedListNode<T> node = Find(value);
        if (node == null) return false;
        Unlink(node);
        return true;
    }

    public void Remove(LinkedListNode<T> node)
    {
        CheckNode(node);
        Unlink(node);
    }

    public void RemoveFirst()
    {
        if (head == null) throw new InvalidOperationException("The LinkedList is empty.");
        Unlink(head);
    }

    public void RemoveLast()
    {
        if (head == null) throw new InvalidOperationException("The LinkedList is empty.");
        Unlink(head.previous);
    }

    public Enumerator GetEnumerator() => new Enumerator(this);

    IEnumerator<T> IEnumerable<T>.GetEnumerator() => count == 0 ? new EmptyEnumerator<T>() : GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => ((IEnumerable<T>)this).GetEnumerator();

    private void CheckNode(LinkedListNode<T> node)
    {
        if (node == null) throw Fail.Null("node");
        if (node.list != this) throw new InvalidOperationException("The LinkedList node does not belong to current LinkedList.");
    }

    private static void CheckNewNode(LinkedListNode<T> node)
    {
        if (node == null) throw Fail.Null("node");
        if (node.list != null) throw new InvalidOperationException("The LinkedList node already belongs to a LinkedList.");
    }

    private void InsertFirst(LinkedListNode<T> node)
    {
        InsertLast(node);
        head = node;
    }

    private void InsertLast(LinkedListNode<T> node)
    {
        if (head != null)
        {
            InsertBefore(head, node);
            return;
        }
        node.next = node;
        node.previous = node;
        head = node;
        version++;
        count++;
    }

    private void InsertBefore(LinkedListNode<T> node, LinkedListNode<T> added)
    {
        added.next = node;
        added.previous = node.previous;
        node.previous.next = added;
        node.previous = added;
        version++;
        count++;
    }

    private void Unlink(LinkedListNode<T> node)
    {
        if (node.next == node)
        {
            head = null;
        }
        else
        {
            node.next.previous = node.previous;
            node.previous.next = node.next;
            if (head == node) head = node.next;
        }
        node.Invalidate();
        count--;
        version++;
    }

    public struct Enumerator : IEnumerator<T>, IEnumerator
    {
        private readonly LinkedList<T> list;
        private readonly int version;
        private LinkedListNode<T> node;
        private T current;
        private int index;

        internal Enumerator(LinkedList<T> list)
        {
            this.list = list;
            version = list.version;
            node = list.head;
        }

        public T Current => current;

        object IEnumerator.Current => index == 0 || index == list.count + 1 ? throw Fail.NoCurrent() : current;

        public bool MoveNext()
        {
            if (version != list.version) throw Fail.ChangedSince();
            if (node == null)
            {
                index = list.count + 1;
                return false;
            }
            index++;
            current = node.item;
            node = node.next;
            if (node == list.head) node = null;
            return true;
        }

        void IEnumerator.Reset()
        {
            if (version != list.version) throw Fail.ChangedSince();
            current = default;
            node = list.head;
            index = 0;
        }

        public void Dispose() { }
    }
}
