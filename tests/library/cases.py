"""What .NET is asked and what the library must answer: the same cases every time."""

from __future__ import annotations

import random
import struct
from collections.abc import Iterator

Case = tuple[str, ...]


def words(text: str) -> list[str]:
    return text.split(" ")


FORMATS = words(
    "null F F0 F2 F20 N N0 N3 E E0 e2 G G1 G5 G17 g4 P P0 C C0 R 0 0.00 # #.## #,##0 #,##0.00 0.0# 000 #,# 0% 0.00E+00 "
    "0.###E-0 #.#e0 0;(0) 0.0;neg_0.0;zero #;-#;zero 'x'0'y' 0,, #,##0,.0 00.00;;zero abc ##-## Q X %0 #' ; E+0"
    " 0\\u2030"
)
INTEGER_FORMATS = [*FORMATS, "X4", "x", "x8", "B", "b10", "D", "D5", "d"]
TIME_FORMATS = words("null c g G t x hh\\u005c:mm d\\u005c.hh\\u005c:mm %d ss'x'FFF hhh h fffffffff dd'_days'")
DATE_FORMATS = words(
    "null d D f F g G m o O r s t T u U y x yyyy-MM-dd HH:mm:ss.fff hh:mm_tt ddd_d_MMM_yy dddd 'at'_H\\u005ch %d "
    "yyyyMMddTHHmmssK s.FFFFF zzz zz h:m:s_t yyyyy ffffffff"
)
NUMBERS = words(
    "0 -0 +5 _12_ 12_ 1,234 1.0 1.5 1e3 1E-2 (12) \\u00a45 - 2147483647 2147483648 -2147483648 -2147483649 0x1F FF "
    "ffffffff 100000000 7FFFFFFF 1_2 \\u00097 7\\u0000 7\\u0000x -_5 5- ,1 1. . .5 1e 1e400 NaN nan Infinity -Infinity "
    "256 -1 255 18446744073709551615 18446744073709551616 10e2 1.50e1 (5 -(5) -\\u00a45 101 102 \\u00a05 16777217 "
    "1.7976931348623159e308 4.9e-324 2.4e-324 3.4028236e38 16777216.5 0.1 1e-45 7e-46 1.e5 5+ 1,5.5 1.5,5 1.00 -0.00 "
    "79228162514264337593543950335 79228162514264337593543950336 79228162514264337593543950335.5 1e-30 0.00000000000000"
    "000000000000005 1.23456789012345678901234567890123456"
)
STYLES = (0, 7, 515, 1027, 111, 167, 383, 511, 71, 135, 3)
SPANS = words(
    "1 1:2 01:02:03 1.02:03:04 -1:00:00 1:2:3.5 25:00 24:00:00 1:60 10675199 10675200 1.2 abc 1:2:3:4 1:2:3:4.5 1: ::"
)
FUNCTIONS = words(
    "Acos Acosh Asin Asinh Atan Atanh Cbrt Ceiling Cos Cosh Exp Floor Log Log2 Log10 Sin Sinh Sqrt Tan Tanh Truncate "
    "BitIncrement BitDecrement"
)
REALS = (0.0, -0.0, 0.1, 1e15, 1e16, 1e17, 123456789012345678.0, 1e-5, 1.5e-5, 1e100, 5e-324, 1.7976931348623157e308)
MORE_REALS = (0.5, 1.5, 2.5, -0.5, -0.001, 0.005, 999.999, float("nan"), float("inf"), -float("inf"), 0.125, 7.9e28)


def bits64(value: float) -> str:
    return str(struct.unpack("<q", struct.pack("<d", value))[0])


def bits32(value: float) -> str:
    return str(struct.unpack("<i", struct.pack("<f", value))[0])


class Draw:
    """Random arguments."""

    def __init__(self) -> None:
        self.random = random.Random(20)  # the same numbers every time are what is wanted

    def real(self) -> float:
        match self.random.randrange(6):
            case 0:
                return self.random.uniform(-1000, 1000)
            case 1:
                return round(self.random.uniform(-1e6, 1e6), self.random.randint(0, 5))
            case 2:
                return self.random.randint(-200, 200) / 8
            case 3:
                exponent = self.random.randint(-20, 25)
                return self.random.choice((-1.0, 1.0, 2.25)) * 10.0**exponent
            case _:
                return self.random.choice(REALS + MORE_REALS)

    def small_real(self) -> float:
        value = self.real()
        return value if value != value or abs(value) in (0, float("inf")) or abs(value) < 1e38 else 1.0

    def whole(self) -> int:
        size = self.random.choice((2, 10, 20, 31))
        return self.random.choice((0, -1, 2**31 - 1, -(2**31), self.random.randint(-(2**size), 2**size)))

    def wide(self) -> int:
        size = self.random.choice((4, 30, 63, 100, 126))
        return self.random.randint(-(2**size), 2**size)

    def decimal(self) -> str:
        most = self.random.choice((8, 28))
        mantissa = self.random.choice(
            (
                self.random.randint(0, 10 ** self.random.randint(0, most)),
                self.random.getrandbits(96),
                1,
                3,
                25,
                2**96 - 1,
            )
        )
        scale = self.random.choice((0, 1, 2, 6, self.random.randint(0, 28)))
        flags = (scale << 16) - (2**31 if mantissa and self.random.random() < 0.4 else 0)
        return f"{flags}:{mantissa >> 64}:{mantissa & (2**64 - 1)}"

    def text(self, most: int, alphabet: str = "abABxyZ \u00e4\u00c4\u00df\u0130\u0131") -> str:
        return "".join(self.random.choice(alphabet) for _ in range(self.random.randint(0, most)))

    def pick(self, items: tuple[str, ...] | list[str]) -> str:
        return self.random.choice(items).replace("_", " ")


def escape(text: str) -> str:
    return "".join(c if " " <= c <= "~" and c != "\\" else f"\\u{ord(c):04x}" for c in text)


def cases() -> Iterator[Case]:
    draw = Draw()
    for _ in range(250):
        yield "format-double", bits64(draw.real()), draw.pick(FORMATS)
        yield "format-single", bits32(draw.small_real()), draw.pick([*FORMATS, "null", "null", "null"])
        yield "format-int", str(draw.whole()), draw.pick(INTEGER_FORMATS)
        yield "format-decimal", draw.decimal(), draw.pick(FORMATS)
        yield (
            "date",
            str(draw.random.randint(0, 3155378975999999999)),
            str(draw.random.randint(0, 2)),
            draw.pick(DATE_FORMATS),
        )
        for operation in "+-*/%":
            yield f"decimal-{operation}", draw.decimal(), draw.decimal()
    for _ in range(80):
        yield "format-ulong", str(draw.random.getrandbits(64)), draw.pick(INTEGER_FORMATS)
        yield "format-half", str(draw.random.getrandbits(16)), draw.pick(["null", "null", "F2", "E3", "0.0"])
        yield "format-big", str(draw.wide()), draw.pick(["null", "X", "x4", "D5", "N0", "#,##0"])
        yield "decimal-compare", draw.decimal(), draw.decimal()
        yield "decimal-round", draw.decimal(), str(draw.random.randint(0, 5)), str(draw.random.randint(0, 4))
        yield "decimal-of-double", bits64(draw.real())
        yield "decimal-of-single", bits32(draw.small_real())
        yield "decimal-to-double", draw.decimal()
        yield "decimal-to-long", draw.decimal()
        yield "time-span", str(draw.random.randint(-(10**14), 10**14)), draw.pick(TIME_FORMATS)
        offset = draw.random.choice((0, 330, -480)) * 600_000_000
        yield "date-offset", str(draw.random.randint(10**15, 3 * 10**18)), str(offset), draw.pick(DATE_FORMATS)
        yield "math-round", bits64(draw.real()), str(draw.random.randint(0, 6)), str(draw.random.randint(0, 4))
        yield "single-round", bits32(draw.small_real()), str(draw.random.randint(0, 4)), str(draw.random.randint(0, 4))
        yield (
            "math-2",
            draw.pick(["Pow", "Atan2", "IEEERemainder", "CopySign"]),
            bits64(draw.real()),
            bits64(draw.real()),
        )
        yield "wide", draw.pick(["+", "-", "*", "/", "%", "checked *", "checked +"]), str(draw.wide()), str(draw.wide())
        yield "big", draw.pick(["+", "-", "*", "/", "%", "&", "|", "^", "gcd"]), str(draw.wide()), str(draw.wide())
        yield "big", "<<", str(draw.wide()), str(draw.random.randint(-70, 70))
    for function in FUNCTIONS:
        for _ in range(10):
            yield "math-1", function, bits64(draw.real())
    for text in NUMBERS:
        for kind in ("int", "byte", "ulong", "double", "single", "decimal"):
            for style in (7, 167, draw.random.choice(STYLES)):
                yield f"parse-{kind}", text.replace("_", " "), str(style)
    for text in SPANS:
        yield "parse-time-span", text
    yield from texts(draw)


def texts(draw: Draw) -> Iterator[Case]:
    for _ in range(150):
        first, second, kind = draw.text(6), draw.text(3), str(draw.random.randint(0, 5))
        yield "compare", escape(first), escape(second), kind
        yield "compare", escape(first), escape(first.swapcase()), kind
        start = draw.random.randint(0, len(first))
        yield "index", escape(first), escape(second), str(start), str(len(first) - start), kind
        if first:
            last = draw.random.randint(0, len(first) - 1)
            yield "last-index", escape(first), escape(second), str(last), str(draw.random.randint(0, last + 1)), kind
        yield "replace", escape(first), escape(second), "-", kind
        yield "substring", escape(first), str(draw.random.randint(-1, 6)), str(draw.random.randint(-1, 6))
        for operation in ("trim", "upper", "lower"):
            yield operation, escape(draw.text(8))
        yield "line-endings", escape(draw.text(8, "a\r\n\f\x85\u2028\v")), "-"
        yield "category", str(draw.random.randrange(0x500))
    for text in (
        "ff",
        "0x1f",
        "-1",
        "80",
        "101",
        "12",
        "777",
        "",
        "-",
        "0x",
        "g",
        "1g",
        "ffffffff",
        "2147483648",
        "+5",
    ):
        for base in ("2", "8", "10", "16"):
            yield "to-int", text, base
    for base in ("2", "8", "10", "16"):
        yield "to-base", str(draw.whole()), base
