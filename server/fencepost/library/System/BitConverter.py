"""The bits of floating point numbers."""

import struct

from fencepost.library.registry import member


@member("System.BitConverter::DoubleToInt64Bits(System.Double)")
def double_to_int64_bits(value: float) -> int:
    return int(struct.unpack("<q", struct.pack("<d", value))[0])


@member("System.BitConverter::Int64BitsToDouble(System.Int64)")
def int64_bits_to_double(bits: int) -> float:
    return float(struct.unpack("<d", struct.pack("<q", bits))[0])


@member("System.BitConverter::SingleToInt32Bits(System.Single)")
def single_to_int32_bits(value: float) -> int:
    return int(struct.unpack("<i", struct.pack("<f", value))[0])


@member("System.BitConverter::Int32BitsToSingle(System.Int32)")
def int32_bits_to_single(bits: int) -> float:
    return float(struct.unpack("<f", struct.pack("<i", bits))[0])
