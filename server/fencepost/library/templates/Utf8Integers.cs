// Integers read from the beginning of bytes.
//| Name   type   bits signed
//| SByte  sbyte  8    true
//| Byte   byte   8    false
//| Int16  short  16   true
//| UInt16 ushort 16   false
//| Int32  int    32   true
//| UInt32 uint   32   false
//| Int64  long   64   true
//| UInt64 ulong  64   false

namespace System.Buffers.Text;

public static partial class Utf8Parser
{
    public static bool TryParse(ReadOnlySpan<byte> source, out $type value, out int bytesConsumed, char standardFormat = '\0')
    {
        bool done = Integer(source, standardFormat, $bits, $signed, out ulong found, out bytesConsumed);
        value = unchecked(($type)found);
        return done;
    }
}
