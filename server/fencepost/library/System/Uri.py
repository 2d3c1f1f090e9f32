"""Text as a part of a URI (RFC 3986)."""

import re

from fencepost.library.registry import member

_UNRESERVED = frozenset(b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.~")


def _utf16(text: str) -> str:
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")


@member("System.Uri::Escape(System.String)")
def escape(text: str) -> str:
    return "".join(chr(byte) if byte in _UNRESERVED else f"%{byte:02X}" for byte in _utf16(text).encode())


def _unescape_run(found: re.Match[str]) -> str:
    """What is no UTF-8 stays escaped."""
    raw = bytes.fromhex(found[0].replace("%", ""))
    out: list[str] = []
    at = 0
    while at < len(raw):
        for length in range(1, 5):
            try:
                char = raw[at : at + length].decode()
            except UnicodeDecodeError:
                continue
            if len(char) == 1:
                break
        else:
            out.append(found[0][3 * at : 3 * at + 3])
            at += 1
            continue
        units = char.encode("utf-16-le")
        out.extend(chr(units[i] | units[i + 1] << 8) for i in range(0, len(units), 2))
        at += length
    return "".join(out)


@member("System.Uri::Unescape(System.String)")
def unescape(text: str) -> str:
    return re.sub(r"(?:%[0-9A-Fa-f]{2})+", _unescape_run, text)
