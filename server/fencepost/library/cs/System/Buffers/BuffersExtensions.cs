namespace System.Buffers;

public static partial class BuffersExtensions
{
    public static void Write<T>(this IBufferWriter<T> writer, ReadOnlySpan<T> value)
    {
        Span<T> target = writer.GetSpan();
        while (value.Length > target.Length)
        {
            value.Slice(0, target.Length).CopyTo(target);
            writer.Advance(target.Length);
            value = value.Slice(target.Length);
            target = writer.GetSpan(1);
        }
        value.CopyTo(target);
        writer.Advance(value.Length);
    }
}
