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
    """Unescapes a run of bytes; bytes that are not UTF-8 stay escaped."""
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


_PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443, "ftp": 21, "file": -1}
_HEX = re.compile("%[0-9A-Fa-f]{2}")
_KEPT = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.~!#$&'()*+,/:;=?@[]")
_LABEL = re.compile("[A-Za-z0-9_][A-Za-z0-9_-]{0,62}")
_SHOWN = frozenset(' "<>^`{|}')
"""Characters that are escaped in an address and shown unescaped."""


class _Wrong(Exception):  # noqa: N818  # an answer, not an error of ours
    """Why a text is no address; or, after "?", what is not modelled."""


def _clean(text: str, percent: bool = False) -> str:
    """Escapes what must be, and no more."""
    out: list[str] = []
    at = 0
    while at < len(text):
        char = text[at]
        escape_sequence = _HEX.match(text, at)
        if escape_sequence and not percent:
            code = int(escape_sequence[0][1:], 16)
            out.append(chr(code) if code in _UNRESERVED else escape_sequence[0])
            at += 3
            continue
        out.append(char if char in _KEPT else escape(char) if not 0xD800 <= ord(char) < 0xE000 else _pair(text, at))
        at += 2 if 0xD800 <= ord(char) < 0xDC00 else 1
    return "".join(out)


def _pair(text: str, at: int) -> str:
    pair = text[at : at + 2]
    if len(pair) < 2 or not ("\ud800" <= pair[0] < "\udc00" <= pair[1] < "\ue000"):
        raise _Wrong("?surrogates in an address")
    return escape(pair)


def _without_dots(path: str) -> str:
    """RFC 3986, 5.2.4."""
    kept: list[str] = []
    parts = path.split("/")[1:]
    for number, part in enumerate(parts):
        last = number == len(parts) - 1
        if part == "..":
            del kept[-1:]
        elif part != ".":
            kept.append(part)
            continue
        if last:
            kept.append("")
    return "/" + "/".join(kept)


def _host(host: str) -> tuple[str, str]:
    """A host in lower case, and the kind of its name."""
    if host.startswith("[") or not host.isascii() or "%" in host:
        raise _Wrong("?an address of version 6, or a host with other letters than those of ASCII")
    labels = host.removesuffix(".").split(".")
    if not host or not all(map(_LABEL.fullmatch, labels)):
        if any(label.startswith("-") for label in labels):
            raise _Wrong("?a host with a hyphen at the start of a label")
        raise _Wrong("Invalid URI: The hostname could not be parsed.")
    if all(re.fullmatch("[0-9]+|0[xX][0-9A-Fa-f]+", label) for label in labels):
        if len(labels) == 4 and all(
            label == str(int(label, 0)) and int(label) < 256 for label in labels if label.isdigit()
        ):
            return host, "IPv4"
        raise _Wrong("?a number as a host")
    return host.lower(), "Dns"


def _split(rest: str) -> tuple[str, str, str]:
    path, hash, fragment = rest.partition("#")
    path, mark, query = path.partition("?")
    return path, mark + query, hash + fragment


def _file(rest: str, is_path: bool) -> tuple[str, ...]:
    path, query, fragment = (rest, "", "") if is_path else _split(rest)
    if re.match("/+[A-Za-z][:|]", path) or "\\" in path or path.startswith("//"):
        raise _Wrong("?a file address of another system")
    if is_path:
        path = _clean(path, percent=True).replace("#", "%23").replace("?", "%3F")
    else:
        path = _clean(path).replace("%2f", "/").replace("%2F", "/")
    return ("file", "", "", "-1", _without_dots(path), _clean(query), _clean(fragment), "Basic")


def _absolute(text: str) -> tuple[str, ...]:
    """Scheme, user, host, port, path, query, fragment, kind of host."""
    text = text.strip(" \t\r\n")
    if not text:
        raise _Wrong("Invalid URI: The URI is empty.")
    single = any(ord(char) < 32 or 0x7F <= ord(char) < 0xA0 for char in text) or re.search("%(?![0-9A-Fa-f]{2})", text)
    if single and not text.startswith("/"):
        raise _Wrong("?control characters or single percent signs in an address")
    if text.startswith("/") and not text.startswith("//"):
        return _file(text, is_path=True)
    if not text.isascii():
        text = shown(text)  # letters beyond ASCII make .NET read, and then escape, all that can be shown
    scheme, colon, rest = text.partition(":")
    if not colon or not re.fullmatch("[A-Za-z][A-Za-z0-9+.-]*", scheme) or len(scheme) < 2:
        if text.startswith(("//", "\\\\")) or (colon and len(scheme) < 2):
            raise _Wrong("?a file address of another system")
        raise _Wrong("Invalid URI: The format of the URI could not be determined.")
    scheme = scheme.lower()
    if scheme not in _PORTS:
        raise _Wrong(f"?addresses that begin with {scheme}:")
    if scheme == "file":
        if not rest.startswith("///"):
            raise _Wrong("?a file address with a host")
        return _file(rest[2:], is_path=False)
    if not rest.startswith("//"):
        raise _Wrong("Invalid URI: The Authority/Host could not be parsed.")
    end = next((at for at in range(2, len(rest)) if rest[at] in "/?#\\"), len(rest))
    authority, rest = rest[2:end], rest[end:]
    user, at, host = authority.rpartition("@")
    if "@" in user:
        raise _Wrong("Invalid URI: The hostname could not be parsed.")
    host, colon, port = host.partition(":") if not host.startswith("[") else (host, "", "")
    host, kind = _host(host)
    if port and not (port.isascii() and port.isdigit() and int(port) < 65536):
        raise _Wrong("Invalid URI: Invalid port specified.")
    path, query, fragment = _split(rest)
    if "\\" in query + fragment:
        raise _Wrong("?a backslash in a query")
    number = int(port) if port else _PORTS[scheme]
    path = _without_dots(_clean(path.replace("\\", "/")) or "/")
    return (scheme, _clean(user) + at, host, str(number), path, _clean(query), _clean(fragment), kind)


@member("System.Uri::Read(System.String)")
def read(text: str) -> str:
    """The parts of an absolute address; else "!" and why there are none."""
    try:
        return "\0".join(_absolute(text))
    except _Wrong as wrong:
        return f"!{wrong}"


@member("System.Uri::Part(System.String,System.Int32)")
def part(parts: str, number: int) -> str:
    return parts.split("\0")[number]


@member("System.Uri::Shown(System.String)")
def shown(text: str) -> str:
    """An address as people read it."""
    return re.sub("(?:%[0-9A-Fa-f]{2})+", lambda found: _shown_run(found[0]), text)


def _shown_run(run: str) -> str:
    """Escapes one after the other: those that stay are kept as they are written."""
    out: list[str] = []
    at = 0
    while at < len(run):
        code = int(run[at + 1 : at + 3], 16)
        if code < 0x80:
            out.append(chr(code) if chr(code) in _SHOWN else run[at : at + 3])
            at += 3
            continue
        length = 2 if code < 0xE0 else 3 if code < 0xF0 else 4
        piece = run[at : at + 3 * length]
        text = unescape(piece)
        if "%" in text or (len(text) == 1 and ord(text) < 0xA0):
            out.append(run[at : at + 3])
            at += 3
        else:
            out.append(text)
            at += 3 * length
    return "".join(out)


@member("System.Uri::Combine(System.String,System.String)")
def combine(parts: str, relative: str) -> str:
    """RFC 3986, 5.2.2: a text that is an absolute address."""
    scheme, user, host, port, path, query, fragment, _ = parts.split("\0")
    front = f"{scheme}://{user}{host}"
    if int(port) != _PORTS[scheme]:
        front += f":{port}"
    if relative.startswith("//"):
        return f"{scheme}:{relative}"
    if not relative:
        return front + path + query + fragment
    if relative.startswith("#"):
        return front + path + query + relative
    if relative.startswith("?"):
        return front + path + relative
    if relative.startswith(("/", "\\")):
        return front + relative
    return front + path[: path.rfind("/") + 1] + relative
