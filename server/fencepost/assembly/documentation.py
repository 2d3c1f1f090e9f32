"""The XML documentation file beside an assembly: what it says of types that code does not say."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from fencepost.assembly.files import LARGE, UnreadableError, read_regular

_END = "</member>"
_TYPE = re.compile(r'<member\s+name\s*=\s*"T:([^"<>]+)"\s*>')
_SAFE = re.compile(r'<threadsafety\b[^<>]*\binstance\s*=\s*"true"', re.IGNORECASE)


def documented_thread_safe(assembly: Path) -> frozenset[str]:
    """The types that are documented as `<threadsafety instance="true"/>`, by their names as documentation has them:
    nested types after a dot, generic ones with their arity. Empty without a file that can be read."""
    try:
        text = read_regular(assembly.with_suffix(".xml"), LARGE).decode("utf-8", "replace")
    except UnreadableError:
        return frozenset()
    if "threadsafety" not in text:
        return frozenset()
    return frozenset(_safe_types(text))


def _safe_types(text: str) -> Iterator[str]:
    """The types that the documentation calls thread-safe. The search goes member by member, so it looks at each part of
    the text once."""
    for member in text.split(_END)[:-1]:
        begin = _TYPE.search(member)
        if begin is not None and _SAFE.search(member, begin.end()):
            yield begin[1]
