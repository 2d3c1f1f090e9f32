namespace System.Collections.Immutable;

public interface IImmutableQueue<T> : IEnumerable<T>
{
    bool IsEmpty { get; }

    IImmutableQueue<T> Clear();

    T Peek();

    IImmutableQueue<T> Enqueue(T value);

    IImmutableQueue<T> Dequeue();
}
