namespace System.Buffers;

public static partial class BuffersExtensions
{
    public static void CopyTo<T>(this in ReadOnlySequence<T> source, Span<T> destination)
    {
        if (source.Length > destination.Length) throw new ArgumentOutOfRangeException("destination");
        foreach (ReadOnlyMemory<T> memory in source)
        {
            memory.Span.CopyTo(destination);
            destination = destination.Slice(memory.Length);
        }
    }

    public static T[] ToArray<T>(this in ReadOnlySequence<T> sequence)
    {
        T[] items = new T[sequence.Length];
        CopyTo(in sequence, items);
        return items;
    }

    public static SequencePosition? PositionOf<T>(this in ReadOnlySequence<T> source, T value) where T : IEquatable<T>
    {
        SequencePosition position = source.Start;
        SequencePosition here = position;
        while (source.TryGet(ref position, out ReadOnlyMemory<T> memory))
        {
            int index = memory.Span.IndexOf(value);
            if (index >= 0) return source.GetPosition(index, here);
            here = position;
        }
        return null;
    }
}
