using System.Buffers.Binary;

namespace System.Buffers;

public static class SequenceReaderExtensions
{
    private static bool Take(ref SequenceReader<byte> reader, int count, out byte[] bytes)
    {
        bytes = new byte[count];
        if (!reader.TryCopyTo(bytes)) return false;
        reader.Advance(count);
        return true;
    }

    public static bool TryReadLittleEndian(this ref SequenceReader<byte> reader, out short value)
    {
        bool found = Take(ref reader, 2, out byte[] bytes);
        value = BinaryPrimitives.ReadInt16LittleEndian(bytes);
        return found;
    }

    public static bool TryReadBigEndian(this ref SequenceReader<byte> reader, out short value)
    {
        bool found = Take(ref reader, 2, out byte[] bytes);
        value = BinaryPrimitives.ReadInt16BigEndian(bytes);
        return found;
    }

    public static bool TryReadLittleEndian(this ref SequenceReader<byte> reader, out int value)
    {
        bool found = Take(ref reader, 4, out byte[] bytes);
        value = BinaryPrimitives.ReadInt32LittleEndian(bytes);
        return found;
    }

    public static bool TryReadBigEndian(this ref SequenceReader<byte> reader, out int value)
    {
        bool found = Take(ref reader, 4, out byte[] bytes);
        value = BinaryPrimitives.ReadInt32BigEndian(bytes);
        return found;
    }

    public static bool TryReadLittleEndian(this ref SequenceReader<byte> reader, out long value)
    {
        bool found = Take(ref reader, 8, out byte[] bytes);
        value = BinaryPrimitives.ReadInt64LittleEndian(bytes);
        return found;
    }

    public static bool TryReadBigEndian(this ref SequenceReader<byte> reader, out long value)
    {
        bool found = Take(ref reader, 8, out byte[] bytes);
        value = BinaryPrimitives.ReadInt64BigEndian(bytes);
        return found;
    }
}
