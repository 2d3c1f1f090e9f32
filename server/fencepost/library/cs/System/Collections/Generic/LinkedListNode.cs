namespace System.Collections.Generic;

public sealed class LinkedListNode<T>
{
    internal LinkedList<T> list;
    internal LinkedListNode<T> next;
    internal LinkedListNode<T> previous;
    internal T item;

    public LinkedListNode(T value) => item = value;

    internal LinkedListNode(LinkedList<T> list, T value)
    {
        this.list = list;
        item = value;
    }

    public LinkedList<T> List => list;

    public LinkedListNode<T> Next => next == null || next == list.head ? null : next;

    public LinkedListNode<T> Previous => previous == null || this == list.head ? null : previous;

    public T Value { get => item; set => item = value; }

    public ref T ValueRef => ref item;

    internal void Invalidate()
    {
        list = null;
        next = null;
        previous = null;
    }
}
