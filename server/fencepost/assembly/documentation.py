"""The XML documentation file beside an assembly: what it says of types that code does not say."""

from __future__ import annotations

import re
from pathlib import Path

_LARGEST = 1 << 26
_TYPE = re.compile(r'<member\s+name\s*=\s*"T:([^"<>]+)"\s*>(.*?)</member>', re.DOTALL)
_SAFE = re.compile(r'<threadsafety\b[^<>]*\binstance\s*=\s*"true"', re.IGNORECASE)


def documented_thread_safe(assembly: Path) -> frozenset[str]:
    """The types that are documented as `<threadsafety instance="true"/>`, by their names as documentation has them:
    nested types after a dot, generic ones with their arity. Empty without a file that can be read."""
    try:
        with assembly.with_suffix(".xml").open("rb") as file:
            text = file.read(_LARGEST).decode("utf-8", "replace")
    except OSError:
        return frozenset()
    if "threadsafety" not in text:
        return frozenset()
    return frozenset(name for name, content in _TYPE.findall(text) if _SAFE.search(content))
