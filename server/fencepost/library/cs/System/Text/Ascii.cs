using System.Buffers;

namespace System.Text;

public static partial class Ascii
{
    private static int Upper(int value) => value >= 'a' && value <= 'z' ? value - 0x20 : value;
    private static int Lower(int value) => value >= 'A' && value <= 'Z' ? value + 0x20 : value;
    private static bool IsSpace(int value) => value == ' ' || (value >= '\t' && value <= '\r');

    public static OperationStatus ToUtf16(ReadOnlySpan<byte> source, Span<char> destination, out int charsWritten) => Change(source, destination, 0, out charsWritten);
    public static OperationStatus FromUtf16(ReadOnlySpan<char> source, Span<byte> destination, out int bytesWritten) => Change(source, destination, 0, out bytesWritten);
}
