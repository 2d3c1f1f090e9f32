// Turning round the bytes of all numbers of a span.
//| Type    type
//| Int16   short
//| UInt16  ushort
//| Int32   int
//| UInt32  uint
//| Int64   long
//| UInt64  ulong
//| IntPtr  nint
//| UIntPtr nuint
//| Int128  Int128
//| UInt128 UInt128

namespace System.Buffers.Binary;

public static partial class BinaryPrimitives
{
    public static void ReverseEndianness(ReadOnlySpan<$type> source, Span<$type> destination)
    {
        if (destination.Length < source.Length) throw new ArgumentException("Destination is too short.", "destination");
        $type[] items = source.ToArray();
        for (int i = 0; i < items.Length; i++) destination[i] = ReverseEndianness(items[i]);
    }
}
