"""Texts of a program as an editor may show them: they say what they are, and do nothing."""

from __future__ import annotations

import re

from fencepost.report.shown import printable

__all__ = ("markdown", "printable")

# CommonMark 2.4: a backslash takes the meaning from any of these. What begins a link without brackets (GFM 6.9) loses
# it by one inside of it: before the colon of a scheme, before the dot behind "www".
_MARKS = re.compile(r"[\\`*_{}\[\]()<>&!|~$#@]|:(?=\S)|(?<=www)\.", re.IGNORECASE)


def markdown(text: str) -> str:
    """A text as Markdown that shows this text, in one line, without link, image or HTML."""
    return _MARKS.sub(r"\\\g<0>", printable(text))
