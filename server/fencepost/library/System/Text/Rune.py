"""Numeric values of characters beyond the first plane."""

import unicodedata

from fencepost.library.registry import member


@member("System.Text.Rune::NumericValue(System.Int32)")
def numeric_value(value: int) -> float:
    return unicodedata.numeric(chr(value), -1.0) if unicodedata.category(chr(value))[0] == "N" else -1.0
