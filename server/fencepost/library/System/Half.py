"""Half-precision numbers by their bits."""

import math
import struct

from fencepost.library.number_patterns import format_custom
from fencepost.library.numbers import Digits, format_standard, invalid_format, parse_format, precise
from fencepost.library.registry import member

_SHORTEST, _ROUND_TRIP, _CUSTOM = 5, 5, 5


@member("System.Half::ToSingle(System.UInt16)")
def to_single(bits: int) -> float:
    return float(struct.unpack("<e", struct.pack("<H", bits))[0])


@member("System.Half::FromDouble(System.Double)")
def from_double(value: float) -> int:
    if value != value:
        return 0xFE00
    try:
        return int(struct.unpack("<H", struct.pack("<e", value))[0])
    except OverflowError:
        return 0x7C00 if value > 0 else 0xFC00


@member("System.Half::FormatCore(System.UInt16,System.String)")
def format_core(bits: int, format: str | None) -> str:
    value = to_single(bits)
    if value != value:
        return "NaN"
    if math.isinf(value):
        return "Infinity" if value > 0 else "-Infinity"
    letter, precision = parse_format(format)
    kind = letter.upper()
    if not kind:
        return format_custom(precise(value, _CUSTOM, significant=True), format or "")
    if kind == "R" or (kind == "G" and precision < 1):
        number = _shortest(value, bits)
        return format_standard(number, letter, max(len(number.digits), _ROUND_TRIP), shortest_text=False)
    if kind not in "CEFGNP":
        raise invalid_format()
    significant = kind in "EG"
    places = precision if precision >= 0 else 6 if kind == "E" else 2
    places += {"E": 1, "P": 2}.get(kind, 0)
    return format_standard(precise(value, places, significant), letter, precision, shortest_text=False)


def _shortest(value: float, bits: int) -> Digits:
    for digits in range(1, _SHORTEST + 1):
        number = precise(value, digits, significant=True)
        if from_double(float(f"{'-' if number.negative else ''}0.{number.digits or 0}e{number.scale}")) == bits:
            return number
    return precise(value, _SHORTEST, significant=True)
