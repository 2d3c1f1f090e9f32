using System.Collections.Generic;

namespace System.Collections.Immutable;

public sealed class ImmutableQueue<T> : IImmutableQueue<T>
{
    private static readonly ImmutableQueue<T> EmptyQueue = new ImmutableQueue<T>(ImmutableStack<T>.Empty, ImmutableStack<T>.Empty);

    private readonly ImmutableStack<T> forwards; // empty only when the queue is
    private readonly ImmutableStack<T> backwards;

    internal ImmutableQueue(ImmutableStack<T> forwards, ImmutableStack<T> backwards)
    {
        this.forwards = forwards;
        this.backwards = backwards;
    }

    public static ImmutableQueue<T> Empty => EmptyQueue;

    public bool IsEmpty => forwards.IsEmpty;

    public ImmutableQueue<T> Clear() => EmptyQueue;

    IImmutableQueue<T> IImmutableQueue<T>.Clear() => EmptyQueue;

    public T Peek() => IsEmpty ? throw EmptyFailure() : forwards.Peek();

    public ref readonly T PeekRef()
    {
        if (IsEmpty) throw EmptyFailure();
        return ref forwards.PeekRef();
    }

    public ImmutableQueue<T> Enqueue(T value) =>
        IsEmpty
            ? new ImmutableQueue<T>(ImmutableStack<T>.Empty.Push(value), ImmutableStack<T>.Empty)
            : new ImmutableQueue<T>(forwards, backwards.Push(value));

    IImmutableQueue<T> IImmutableQueue<T>.Enqueue(T value) => Enqueue(value);

    public ImmutableQueue<T> Dequeue()
    {
        if (IsEmpty) throw EmptyFailure();
        ImmutableStack<T> rest = forwards.Pop();
        if (!rest.IsEmpty) return new ImmutableQueue<T>(rest, backwards);
        if (backwards.IsEmpty) return EmptyQueue;
        return new ImmutableQueue<T>(backwards.Reverse(), ImmutableStack<T>.Empty);
    }

    public ImmutableQueue<T> Dequeue(out T value)
    {
        value = Peek();
        return Dequeue();
    }

    IImmutableQueue<T> IImmutableQueue<T>.Dequeue() => Dequeue();

    public Enumerator GetEnumerator() => new Enumerator(this);

    IEnumerator<T> IEnumerable<T>.GetEnumerator() => Enumerate();

    IEnumerator IEnumerable.GetEnumerator() => Enumerate();

    private IEnumerator<T> Enumerate()
    {
        foreach (T item in forwards) yield return item;
        foreach (T item in backwards.Reverse()) yield return item;
    }

    private static Exception EmptyFailure() => new InvalidOperationException("This operation does not apply to an empty instance.");

    public struct Enumerator
    {
        private readonly ImmutableQueue<T> queue;
        private ImmutableQueue<T> rest;

        internal Enumerator(ImmutableQueue<T> queue) => this.queue = queue;

        public T Current => rest == null || rest.IsEmpty ? throw new InvalidOperationException() : rest.Peek();

        public bool MoveNext()
        {
            if (rest == null) rest = queue;
            else if (!rest.IsEmpty) rest = rest.Dequeue();
            return !rest.IsEmpty;
        }
    }
}

public static class ImmutableQueue
{
    public static ImmutableQueue<T> Create<T>() => ImmutableQueue<T>.Empty;

    public static ImmutableQueue<T> Create<T>(T item) => ImmutableQueue<T>.Empty.Enqueue(item);

    public static ImmutableQueue<T> Create<T>(params T[] items)
    {
        if (items == null) throw Fail.Null("items");
        return Create(new ReadOnlySpan<T>(items));
    }

    public static ImmutableQueue<T> Create<T>(params ReadOnlySpan<T> items)
    {
        if (items.IsEmpty) return ImmutableQueue<T>.Empty;
        ImmutableStack<T> forwards = ImmutableStack<T>.Empty;
        for (int i = items.Length - 1; i >= 0; i--) forwards = forwards.Push(items[i]);
        return new ImmutableQueue<T>(forwards, ImmutableStack<T>.Empty);
    }

    public static ImmutableQueue<T> CreateRange<T>(IEnumerable<T> items)
    {
        if (items == null) throw Fail.Null("items");
        return Create(new List<T>(items).ToArray());
    }

    public static IImmutableQueue<T> Dequeue<T>(this IImmutableQueue<T> queue, out T value)
    {
        if (queue == null) throw Fail.Null("queue");
        value = queue.Peek();
        return queue.Dequeue();
    }
}
