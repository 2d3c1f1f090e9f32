using System.Collections.Generic;

namespace System.Collections.Immutable;

public sealed class ImmutableStack<T> : IImmutableStack<T>
{
    private static readonly ImmutableStack<T> EmptyStack = new ImmutableStack<T>(default, null);

    private readonly T head;
    private readonly ImmutableStack<T> tail; // null: empty

    private ImmutableStack(T head, ImmutableStack<T> tail)
    {
        this.head = head;
        this.tail = tail;
    }

    public static ImmutableStack<T> Empty => EmptyStack;

    public bool IsEmpty => tail == null;

    public ImmutableStack<T> Clear() => EmptyStack;

    IImmutableStack<T> IImmutableStack<T>.Clear() => EmptyStack;

    public T Peek() => IsEmpty ? throw EmptyFailure() : head;

    public ref readonly T PeekRef()
    {
        if (IsEmpty) throw EmptyFailure();
        return ref head;
    }

    public ImmutableStack<T> Push(T value) => new ImmutableStack<T>(value, this);

    IImmutableStack<T> IImmutableStack<T>.Push(T value) => Push(value);

    public ImmutableStack<T> Pop() => IsEmpty ? throw EmptyFailure() : tail;

    IImmutableStack<T> IImmutableStack<T>.Pop() => Pop();

    public ImmutableStack<T> Pop(out T value)
    {
        value = Peek();
        return Pop();
    }

    internal ImmutableStack<T> Reverse()
    {
        ImmutableStack<T> reversed = EmptyStack;
        for (ImmutableStack<T> rest = this; !rest.IsEmpty; rest = rest.tail) reversed = reversed.Push(rest.head);
        return reversed;
    }

    public Enumerator GetEnumerator() => new Enumerator(this);

    IEnumerator<T> IEnumerable<T>.GetEnumerator() => Enumerate();

    IEnumerator IEnumerable.GetEnumerator() => Enumerate();

    private IEnumerator<T> Enumerate()
    {
        for (ImmutableStack<T> rest = this; !rest.IsEmpty; rest = rest.tail) yield return rest.head;
    }

    private static Exception EmptyFailure() => new InvalidOperationException("This operation does not apply to an empty instance.");

    public struct Enumerator
    {
        private readonly ImmutableStack<T> stack;
        private ImmutableStack<T> rest;

        internal Enumerator(ImmutableStack<T> stack) => this.stack = stack;

        public T Current => rest == null || rest.IsEmpty ? throw new InvalidOperationException() : rest.head;

        public bool MoveNext()
        {
            if (rest == null) rest = stack;
            else if (!rest.IsEmpty) rest = rest.tail;
            return !rest.IsEmpty;
        }
    }
}

public static class ImmutableStack
{
    public static ImmutableStack<T> Create<T>() => ImmutableStack<T>.Empty;

    public static ImmutableStack<T> Create<T>(T item) => ImmutableStack<T>.Empty.Push(item);

    public static ImmutableStack<T> Create<T>(params T[] items)
    {
        if (items == null) throw Fail.Null("items");
        return Create(new ReadOnlySpan<T>(items));
    }

    public static ImmutableStack<T> Create<T>(params ReadOnlySpan<T> items)
    {
        ImmutableStack<T> stack = ImmutableStack<T>.Empty;
        foreach (T item in items) stack = stack.Push(item);
        return stack;
    }

    public static ImmutableStack<T> CreateRange<T>(IEnumerable<T> items)
    {
        if (items == null) throw Fail.Null("items");
        ImmutableStack<T> stack = ImmutableStack<T>.Empty;
        foreach (T item in items) stack = stack.Push(item);
        return stack;
    }

    public static IImmutableStack<T> Pop<T>(this IImmutableStack<T> stack, out T value)
    {
        if (stack == null) throw Fail.Null("stack");
        value = stack.Peek();
        return stack.Pop();
    }
}
