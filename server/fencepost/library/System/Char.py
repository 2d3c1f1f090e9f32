"""Characters: UTF-16 code units, in the invariant culture."""

import unicodedata

from fencepost.library.registry import member
from fencepost.library.texts import WHITE, lower, upper

_ORDER = "LuLlLtLmLoMnMcMeNdNlNoZsZlZpCcCfCsCoPcPdPsPePiPfPoSmScSkSoCn"
_CATEGORIES = {_ORDER[2 * index : 2 * index + 2]: index for index in range(30)}


@member("System.Char::Category(System.Char)", "System.Char::Category(System.Int32)")
def category(char: int) -> int:
    return _CATEGORIES[unicodedata.category(chr(char))]


@member("System.Char::ToUpperInvariant(System.Char)")
def to_upper_invariant(char: int) -> int:
    return ord(upper(chr(char)))


@member("System.Char::ToLowerInvariant(System.Char)")
def to_lower_invariant(char: int) -> int:
    return ord(lower(chr(char)))


@member("System.Char::ToString(System.Char)")
def to_string(char: int) -> str:
    return chr(char)


@member("System.Char::IsWhiteSpace(System.Char)")
def is_white_space(char: int) -> int:
    return int(chr(char) in WHITE)


@member("System.Char::GetNumericValue(System.Char)")
def get_numeric_value(char: int) -> float:
    return unicodedata.numeric(chr(char), -1.0) if unicodedata.category(chr(char))[0] == "N" else -1.0
