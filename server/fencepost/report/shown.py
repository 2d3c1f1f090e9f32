"""Makes a text of a program or of a file system safe to show: it cannot move, hide or turn around anything.

Terminals obey control characters; everything that shows text obeys those that change its direction, so that code or a
message reads as what it is not (CVE-2021-42574). They are written out, in every format in its own way.
"""

from __future__ import annotations

import re
from typing import Any

import msgspec

_UNSEEN = (
    "\x7f-\x9f"  # controls of terminals, besides those of ASCII
    "\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"  # direction (Unicode, UAX #9)
    "\u2028\u2029"  # ends of lines for some
    "\u200b\u2060-\u2065\u206a-\u206f\ufeff\ufff9-\ufffb\U000e0000-\U000e007f"  # invisible
)
_IN_TEXT = re.compile(f"[\x00-\x1f{_UNSEEN}\ud800-\udfff]")
_IN_DOCUMENTS = re.compile(f"[{_UNSEEN}]")


def printable(text: str) -> str:
    """A text as people are to see it, in one line: what cannot be seen is written as C# writes it."""
    return _IN_TEXT.sub(_escape, text)


def json_bytes(document: Any) -> bytes:
    """A document as JSON in UTF-8. Its values are exact; invisible characters are escaped as JSON does (RFC 8259,
    7)."""
    return shown_json(msgspec.json.encode(document))


def shown_json(content: bytes) -> bytes:
    """JSON with invisible characters escaped. Such characters stand in strings only."""
    return content if content.isascii() else _IN_DOCUMENTS.sub(_json_escape, content.decode()).encode()


def shown_xml(text: str) -> str:
    """XML with invisible characters as character references."""
    return text if text.isascii() else _IN_DOCUMENTS.sub(lambda found: f"&#x{ord(found[0]):x};", text)


def _escape(found: re.Match[str]) -> str:
    code = ord(found[0])
    return f"\\u{code:04x}" if code <= 0xFFFF else f"\\U{code:08x}"


def _json_escape(found: re.Match[str]) -> str:
    units = found[0].encode("utf-16-be")
    return "".join(f"\\u{units[at : at + 2].hex()}" for at in range(0, len(units), 2))
