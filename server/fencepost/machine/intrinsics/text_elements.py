"""Text elements (extended grapheme clusters, Unicode Standard Annex 29) of the scripts that need no tables."""

from __future__ import annotations

from fencepost.lowering.klass import MethodInstance
from fencepost.lowering.universe import UnsupportedError
from fencepost.machine.shared.intrinsic import MemberAnswer, intrinsic
from fencepost.machine.state.thread import Thread
from fencepost.machine.values.values import Value

_EXTENDS = {"Mn", "Me"}
_PREPENDED = {*range(0x600, 0x606), 0x6DD, 0x70F}
_SIMPLE = ((0, 0x860), (0x10A0, 0x1100), (0x1E00, 0x200D), (0x200E, 0xA640), (0xAC00, 0xD7A4), (0xE000, 0xFF9E))
"""Code units whose general category decides their elements: no conjuncts, no joined pictures, no parts of Hangul."""


@intrinsic("System.Globalization.StringInfo::Length(System.String,System.Int32)")
def element_length(_t: Thread, arguments: list[Value], _method: MethodInstance) -> MemberAnswer:
    text, start = arguments
    end = start + 1
    kind = _kind(text[start])
    if text[start] == "\r" and text[end : end + 1] == "\n":
        return 2
    if kind not in ("Cc", "Cf", "Zl", "Zp"):
        while end < len(text) and (_kind(text[end]) in _EXTENDS or text[end] == "\u200c"):
            end += 1
    elif text[start] == "\u200c":
        raise _unknown(text[start])
    return end - start


def _kind(unit: str) -> str:
    from unicodedata import category

    code = ord(unit)
    if code in _PREPENDED or not any(first <= code < end for first, end in _SIMPLE):
        raise _unknown(unit)
    return category(unit)


def _unknown(unit: str) -> UnsupportedError:
    return UnsupportedError(f"the text elements around the character {ord(unit):04X}")
