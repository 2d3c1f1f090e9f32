"""File URIs and paths (RFC 8089), in the spellings that clients have for them. Nothing here looks at a disk.

One file has many URIs: with `%3A` or `:` after a drive, `%28` or `(`, drive letters in either case, `localhost`,
slashes at the end, accents composed or not. `path_of` reads them all, and `key_of` gives all of them the same key.
"""

from __future__ import annotations

import os
import re
import unicodedata
from pathlib import PurePath, PurePosixPath, PureWindowsPath
from typing import NewType
from urllib.parse import quote_from_bytes, unquote_to_bytes

UriKey = NewType("UriKey", str)
"""The identity of a document; only `key_of` and `lsp.documents` make one."""

_FILE = re.compile(r"file:(?://(?P<host>[^/]*))?(?P<path>/.*|)\Z", re.IGNORECASE | re.DOTALL)
_DRIVE = re.compile(r"/?(?P<letter>[A-Za-z])[:|](?P<rest>.*)\Z", re.DOTALL)
_HERE = ("", "localhost", "127.0.0.1", "[::1]")


def path_of(uri: str, flavour: type[PurePath]) -> PurePath | None:
    """The path that a URI names on a machine with such paths; None if it names no file there.

    Characters that should have been encoded stand for themselves, also `#` and `?`: folders are called so, and a file
    that is edited has neither fragment nor query.
    """
    found = _FILE.match(uri)
    if found is None:
        return None
    host, path = _decoded(found["host"] or ""), _decoded(found["path"])
    if _DRIVE.match(f"{host}/") and len(host) == 2:  # file://C:/work, with a slash too few
        host, path = "", f"/{host}{path}"
    if "\0" in path:
        return None
    if issubclass(flavour, PureWindowsPath):
        return _windows_path(host, path)
    return PurePosixPath("/" + path.lstrip("/")) if path and host.lower() in _HERE else None


def _windows_path(host: str, path: str) -> PurePath | None:
    drive = _DRIVE.match(path)
    if host.lower() in _HERE and drive is not None:
        return PureWindowsPath(f"{drive['letter'].upper()}:{drive['rest'] or '/'}")
    share = f"//{host}{path}" if host.lower() not in _HERE else path
    return PureWindowsPath(share) if share.startswith("//") else None


def uri_of(path: PurePath) -> str:
    """A URI for an absolute path of which no client's spelling is known, encoded as most clients do it."""
    text = path.as_posix()
    if isinstance(path, PureWindowsPath):
        return f"file:{encoded(text)}" if text.startswith("//") else f"file:///{text[0]}:{encoded(text[2:])}"
    return f"file://{encoded(text)}"


def encoded(path: str) -> str:
    """A path, or a part of one, as it stands in a URI."""
    return quote_from_bytes(_bytes(path), safe="/")


def plain(path: PurePath) -> PurePath:
    """The path without `.` and `..`, as its text alone says."""
    parts: list[str] = []
    for part in path.parts[1:] if path.anchor else path.parts:
        if part != "..":
            parts.append(part)
        elif parts:
            parts.pop()
    return type(path)(path.anchor, *parts)


def key_of(path: PurePath) -> UriKey:
    """The key of a path, equal for all its spellings: without `.` and `..`, composed, in lower case where case means
    nothing."""
    text = unicodedata.normalize("NFC", plain(path).as_posix()).rstrip("/")
    return UriKey(text.lower() if isinstance(path, PureWindowsPath) else text)


def _decoded(text: str) -> str:
    """A text without percent-encoding. Bytes that are no UTF-8 are kept as Python keeps them in names of files."""
    return unquote_to_bytes(_bytes(text)).decode("utf-8", "surrogateescape")


def _bytes(text: str) -> bytes:
    """UTF-8 of a text, also of names that Python has made of other bytes, and of halves of characters."""
    try:
        return text.encode("utf-8", "surrogateescape")
    except UnicodeEncodeError:
        return text.encode("utf-8", "surrogatepass")


FLAVOUR: type[PurePath] = PureWindowsPath if os.name == "nt" else PurePosixPath
"""The paths of this machine."""
