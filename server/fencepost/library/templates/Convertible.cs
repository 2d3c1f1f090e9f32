// IConvertible, in terms of Convert.
//| Type
//| Boolean
//| Char
//| SByte
//| Byte
//| Int16
//| UInt16
//| Int32
//| UInt32
//| Int64
//| UInt64
//| Single
//| Double
//| Decimal
//| DateTime
//| String

namespace System;

//if String
public sealed partial class String
//end
//if Boolean Char SByte Byte Int16 UInt16 Int32 UInt32 Int64 UInt64 Single Double Decimal DateTime
public readonly partial struct $Type
//end
{
    public TypeCode GetTypeCode() => TypeCode.$Type;
    bool IConvertible.ToBoolean(IFormatProvider provider) => Convert.ToBoolean(this);
    char IConvertible.ToChar(IFormatProvider provider) => Convert.ToChar(this);
    sbyte IConvertible.ToSByte(IFormatProvider provider) => Convert.ToSByte(this);
    byte IConvertible.ToByte(IFormatProvider provider) => Convert.ToByte(this);
    short IConvertible.ToInt16(IFormatProvider provider) => Convert.ToInt16(this);
    ushort IConvertible.ToUInt16(IFormatProvider provider) => Convert.ToUInt16(this);
    int IConvertible.ToInt32(IFormatProvider provider) => Convert.ToInt32(this);
    uint IConvertible.ToUInt32(IFormatProvider provider) => Convert.ToUInt32(this);
    long IConvertible.ToInt64(IFormatProvider provider) => Convert.ToInt64(this);
    ulong IConvertible.ToUInt64(IFormatProvider provider) => Convert.ToUInt64(this);
    float IConvertible.ToSingle(IFormatProvider provider) => Convert.ToSingle(this);
    double IConvertible.ToDouble(IFormatProvider provider) => Convert.ToDouble(this);
    decimal IConvertible.ToDecimal(IFormatProvider provider) => Convert.ToDecimal(this);
    DateTime IConvertible.ToDateTime(IFormatProvider provider) => Convert.ToDateTime(this);
    object IConvertible.ToType(Type conversionType, IFormatProvider provider) => Convert.ChangeType(this, conversionType, provider);
}
