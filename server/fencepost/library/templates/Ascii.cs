// Text of ASCII in bytes and characters: each way from one to the other.
//| Name     From To   Written
//| ByteByte byte byte bytesWritten
//| ByteChar byte char charsWritten
//| CharByte char byte bytesWritten
//| CharChar char char charsWritten

using System.Buffers;

namespace System.Text;

public static partial class Ascii
{
    public static bool Equals(ReadOnlySpan<$From> left, ReadOnlySpan<$To> right)
    {
        if (left.Length != right.Length) return false;
        for (int i = 0; i < left.Length; i++)
        {
            if (left[i] != right[i] || left[i] >= 0x80) return false;
        }
        return true;
    }

    public static bool EqualsIgnoreCase(ReadOnlySpan<$From> left, ReadOnlySpan<$To> right)
    {
        if (left.Length != right.Length) return false;
        for (int i = 0; i < left.Length; i++)
        {
            if (left[i] >= 0x80 || Lower(left[i]) != Lower(right[i])) return false;
        }
        return true;
    }

    public static OperationStatus ToUpper(ReadOnlySpan<$From> source, Span<$To> destination, out int $Written) => Change(source, destination, -1, out $Written);
    public static OperationStatus ToLower(ReadOnlySpan<$From> source, Span<$To> destination, out int $Written) => Change(source, destination, 1, out $Written);

    /// <summary>Copies what is ASCII, up to the first character that is not: upper case (-1), lower case (1) or as it is (0).</summary>
    private static OperationStatus Change(ReadOnlySpan<$From> source, Span<$To> destination, int direction, out int written)
    {
        for (written = 0; written < source.Length && written < destination.Length; written++)
        {
            int value = source[written];
            if (value >= 0x80) return OperationStatus.InvalidData;
            destination[written] = ($To)(direction == 0 ? value : direction < 0 ? Upper(value) : Lower(value));
        }
        return written == source.Length ? OperationStatus.Done : OperationStatus.DestinationTooSmall;
    }
//if ByteByte CharChar

    public static bool IsValid(ReadOnlySpan<$From> value)
    {
        foreach ($From item in value)
        {
            if (item >= 0x80) return false;
        }
        return true;
    }

    public static bool IsValid($From value) => value < 0x80;
    public static OperationStatus ToUpperInPlace(Span<$From> value, out int $Written) => Change(value, value, -1, out $Written);
    public static OperationStatus ToLowerInPlace(Span<$From> value, out int $Written) => Change(value, value, 1, out $Written);
    public static Range Trim(ReadOnlySpan<$From> value) => Trimmed(value, true, true);
    public static Range TrimStart(ReadOnlySpan<$From> value) => Trimmed(value, true, false);
    public static Range TrimEnd(ReadOnlySpan<$From> value) => Trimmed(value, false, true);

    private static Range Trimmed(ReadOnlySpan<$From> value, bool atStart, bool atEnd)
    {
        int start = 0;
        int end = value.Length;
        while (atStart && start < end && IsSpace(value[start])) start++;
        while (atEnd && end > start && IsSpace(value[end - 1])) end--;
        return start..end;
    }
//end
}
