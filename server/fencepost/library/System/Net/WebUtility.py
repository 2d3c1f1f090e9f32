"""Text as it stands in HTML and in addresses."""

import re
from html.entities import name2codepoint

from fencepost.library.registry import member

_NAMED = {'"': "&quot;", "&": "&amp;", "'": "&#39;", "<": "&lt;", ">": "&gt;"}
_CODES = {**name2codepoint, "apos": 39}
_SAFE = frozenset(b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.!*()")


@member("System.Net.WebUtility::Encode(System.String)")
def encode(text: str) -> str:
    out: list[str] = []
    at = 0
    while at < len(text):
        char, code = text[at], ord(text[at])
        at += 1
        if char in _NAMED:
            out.append(_NAMED[char])
        elif 160 <= code < 256:
            out.append(f"&#{code};")
        elif 0xD800 <= code < 0xE000:
            low = ord(text[at]) if at < len(text) else 0
            if code < 0xDC00 and 0xDC00 <= low < 0xE000:
                out.append(f"&#{0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00)};")
                at += 1
            else:
                out.append("\ufffd")
        else:
            out.append(char)
    return "".join(out)


def _units(code: int) -> str:
    if code < 0x10000:
        return chr(code)
    return chr(0xD800 + ((code - 0x10000) >> 10)) + chr(0xDC00 + (code & 0x3FF))


def _entity(found: re.Match[str]) -> str:
    name: str = found[1]
    if not name.startswith("#"):
        return _units(_CODES[name]) if name in _CODES else found[0]
    hexadecimal = name[1:2] in "xX" and len(name) > 1
    digits = name[2:] if hexadecimal else name[1:]
    if not re.fullmatch(r"[0-9A-Fa-f]+" if hexadecimal else r"[0-9]+", digits):
        return found[0]
    code = int(digits, 16 if hexadecimal else 10)
    if not 0 < code < 0x110000 or 0xD800 <= code < 0xE000:
        return found[0]
    return _units(code)


@member("System.Net.WebUtility::Decode(System.String)")
def decode(text: str) -> str:
    return re.sub(r"&([^&;]*);", _entity, text)


def utf8(text: str) -> bytes:
    """Half a surrogate pair becomes the replacement character."""
    whole = text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
    return whole.encode()


@member("System.Net.WebUtility::EscapeUrl(System.String)")
def escape_url(text: str) -> str:
    return "".join("+" if byte == 32 else chr(byte) if byte in _SAFE else f"%{byte:02X}" for byte in utf8(text))


@member("System.Net.WebUtility::UnescapeUrl(System.String)")
def unescape_url(text: str) -> str:
    out = bytearray()
    spaced = text.replace("+", " ")
    at = 0
    while at < len(spaced):
        digits = spaced[at + 1 : at + 3]
        if spaced[at] == "%" and re.fullmatch(r"[0-9A-Fa-f]{2}", digits):
            out.append(int(digits, 16))
            at += 3
        else:
            pair = 2 if 0xD800 <= ord(spaced[at]) < 0xDC00 else 1
            out += utf8(spaced[at : at + pair])
            at += pair
    return "".join(map(_units, map(ord, out.decode("utf-8", "replace"))))
