"""Integers in other bases."""

from fencepost.library.registry import Throw, member

_WHAT = {"SByte": "a signed byte", "Byte": "an unsigned byte", "UInt16": "a UInt16"}


@member("System.Convert::ParseBase(System.String,System.Int32,System.Boolean,System.Int32,System.String)")
def parse_base(text: str, base: int, signed: int, bits: int, type: str) -> int:
    """The low 64 bits of a number; in bases other than ten, all bits of a signed type may be given."""
    negative, digits = False, text
    if not text:
        raise Throw(
            "System.ArgumentOutOfRangeException",
            "Specified argument was out of the range of valid values.",
            "Index was out of range. Must be non-negative and less than the size of the collection.",
        )
    if digits[:1] in ("-", "+"):
        if digits[0] == "-" and base != 10:
            raise Throw("System.ArgumentException", "String cannot contain a minus sign if the base is not 10.")
        if digits[0] == "-" and not signed:
            raise Throw(
                "System.OverflowException",
                "The string was being parsed as an unsigned number and could not have a negative sign.",
            )
        negative, digits = digits[0] == "-", digits[1:]
    if base == 16 and digits[:2].lower() == "0x":
        digits = digits[2:]
    allowed = "0123456789abcdef"[:base]
    good = len(digits) - len(digits.lower().lstrip(allowed))
    if good == 0:
        raise Throw("System.FormatException", "Could not find any recognizable digits.")
    if good < len(digits):
        raise Throw("System.FormatException", "Additional non-parsable characters are at the end of the string.")
    value = int(digits, base) * (-1 if negative else 1)
    high = (1 << bits) - 1 if base != 10 or not signed else (1 << (bits - 1)) - 1
    low = -(1 << (bits - 1)) if signed else 0
    if not low <= value <= high:
        # .NET reads the small types as words of 32 bits first.
        word = max(bits, 32)
        if base != 10 and value >> word:
            type = f"UInt{word}"
        elif signed and not -(1 << (word - 1)) <= value < 1 << word - (base == 10):
            type = f"Int{word}"
        raise Throw("System.OverflowException", _overflow(type))
    if signed and value >= 1 << (bits - 1):
        value -= 1 << bits
    return value & 0xFFFFFFFFFFFFFFFF


def _overflow(type: str) -> str:
    what = _WHAT.get(type) or ("an " if type[0] == "I" else "a ") + type
    return f"Value was either too large or too small for {what}."


@member("System.Convert::ToBase(System.Int64,System.Int32,System.Int32)")
def to_base(value: int, base: int, bits: int) -> str:
    if base == 10:
        return str(value)
    value &= (1 << bits) - 1
    match base:
        case 2:
            return f"{value:b}"
        case 8:
            return f"{value:o}"
        case 16:
            return f"{value:x}"
    raise Throw("System.ArgumentException", "Invalid Base.")
