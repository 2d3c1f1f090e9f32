// Numbers in UTF-8: read as the text that the bytes stand for.
//| Type       Namespace       text   style
//| SByte      System          both   NumberStyles.Integer
//| Byte       System          both   NumberStyles.Integer
//| Int16      System          both   NumberStyles.Integer
//| UInt16     System          both   NumberStyles.Integer
//| Int32      System          both   NumberStyles.Integer
//| UInt32     System          both   NumberStyles.Integer
//| Int64      System          both   NumberStyles.Integer
//| UInt64     System          both   NumberStyles.Integer
//| IntPtr     System          both   NumberStyles.Integer
//| UIntPtr    System          both   NumberStyles.Integer
//| Int128     System          format NumberStyles.Integer
//| UInt128    System          format NumberStyles.Integer
//| Half       System          format NumberStyles.Float|NumberStyles.AllowThousands
//| Single     System          both   NumberStyles.Float|NumberStyles.AllowThousands
//| Double     System          both   NumberStyles.Float|NumberStyles.AllowThousands
//| Decimal    System          both   NumberStyles.Number

using System.Globalization;
using System.Text;

namespace $Namespace;

public readonly partial struct $Type
{
    public static $Type Parse(ReadOnlySpan<byte> utf8Text, NumberStyles style = $style, IFormatProvider provider = null) => Parse(Encoding.UTF8.GetString(utf8Text), style, provider);
    public static $Type Parse(ReadOnlySpan<byte> utf8Text, IFormatProvider provider) => Parse(Encoding.UTF8.GetString(utf8Text), $style, provider);
    public static bool TryParse(ReadOnlySpan<byte> utf8Text, out $Type result) => TryParse(Encoding.UTF8.GetString(utf8Text), $style, null, out result);
    public static bool TryParse(ReadOnlySpan<byte> utf8Text, IFormatProvider provider, out $Type result) => TryParse(Encoding.UTF8.GetString(utf8Text), $style, provider, out result);
    public static bool TryParse(ReadOnlySpan<byte> utf8Text, NumberStyles style, IFormatProvider provider, out $Type result) => TryParse(Encoding.UTF8.GetString(utf8Text), style, provider, out result);
//if format
    public bool TryFormat(Span<byte> utf8Destination, out int bytesWritten, ReadOnlySpan<char> format = default, IFormatProvider provider = null) => Number.Write(ToString(format.ToString(), provider), utf8Destination, out bytesWritten);
//end
}
