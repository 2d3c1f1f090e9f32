"""The documents of one editor: which URIs mean the same file, how the client spells it, and the texts that are open.

**Contract:** nothing else compares URIs. Everything is matched by `UriKey`; what is sent has the client's own spelling.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path, PurePath
from typing import Any, NamedTuple

from lsprotocol import types

from fencepost.lsp.positions import Text, edited
from fencepost.lsp.uris import FLAVOUR, UriKey, encoded, key_of, path_of, plain, uri_of

_MOST_ENTRIES = 10_000


class Root(NamedTuple):
    """A folder of the workspace: as the client spells it, and where it is on the disk."""

    uri: str
    spelled: PurePath
    path: Path


class Open(NamedTuple):
    """A document that is open."""

    uri: str
    text: Text


class Documents:
    """`encoding` is what the client counts characters in."""

    def __init__(self, encoding: str) -> None:
        self.encoding = encoding
        self.roots: tuple[Root, ...] = ()
        self._open: dict[str, Text] = {}
        self._keys: dict[str, UriKey] = {}
        self._by_key: dict[UriKey, str] = {}
        self._asked: dict[UriKey, str] = {}

    # ---- identity

    def place(self, roots: tuple[Root, ...]) -> None:
        """Sets the folders of the workspace. A document that is open may be found elsewhere from now on."""
        self.roots = roots
        self._keys.clear()
        self._asked.clear()
        self._by_key = {self.key(uri): uri for uri in self._open}

    def key(self, uri: str) -> UriKey:
        """The key of a file, equal for all URIs of that file. A URI that names no file is its own key."""
        known = self._keys.get(uri)
        if known is not None:
            return known
        path = path_of(uri, FLAVOUR)
        key = key_of(real(self._moved(plain(path)))) if path is not None else UriKey(uri)
        if uri in self._open:
            self._keys[uri] = key
        return key

    def uri(self, key: UriKey, root: Root, relative: str) -> str:
        """A file below a folder as the client spells it: as it was opened or asked for, else as the folder is."""
        known = self._by_key.get(key) or self._asked.get(key)
        return known or f"{root.uri.removesuffix('/')}/{encoded(relative)}"

    def spell(self, key: UriKey, uri: str) -> None:
        """Notes that the client has used this URI for a file: the file is named so as long as it is not open under
        another URI."""
        self._asked[key] = uri

    def _moved(self, path: PurePath) -> PurePath:
        """A path below a folder of the client's as it is on the disk, where names may be composed in another way."""
        whole = f"{key_of(path)}/"
        for root in self.roots:
            if root.spelled != root.path and whole.startswith(f"{key_of(root.spelled)}/"):
                return PurePath(root.path, *path.parts[len(root.spelled.parts) :])
        return path

    # ---- texts

    def opened(self, item: types.TextDocumentItem) -> UriKey:
        self._open[item.uri] = Text(item.text)
        key = self.key(item.uri)
        self._by_key[key] = item.uri
        return key

    def change(self, uri: str, changes: Iterable[Any]) -> UriKey:
        """Applies changes to a text, one after the other. Changes of a document that is not open mean nothing."""
        text = self._open.get(uri)
        if text is not None:
            self._open[uri] = Text(edited(text.content, changes, self.encoding))
        return self.key(uri)

    def close(self, uri: str) -> UriKey:
        key = self.key(uri)
        self._open.pop(uri, None)
        self._keys.pop(uri, None)
        others = [other for other in self._open if self.key(other) == key]
        if others:
            self._by_key[key] = others[-1]
        else:
            self._by_key.pop(key, None)
        return key

    def text(self, key: UriKey) -> Text | None:
        """The text that the client has of a document that is open."""
        uri = self._by_key.get(key)
        return self._open.get(uri) if uri is not None else None


def name_of(uri: str) -> str:
    """The name of a document's file, as it is on a disk."""
    path = path_of(uri, FLAVOUR)
    return path.name if path is not None else uri.rsplit("/", 1)[-1]


def found_roots(uris: Iterable[str]) -> tuple[Root, ...]:
    """The folders of a workspace on this disk, each once. Looks at the disk: it may take its time."""
    roots: dict[UriKey, Root] = {}
    for uri in uris:
        path = path_of(uri, FLAVOUR)
        if path is not None:
            spelled = plain(path)
            found = on_disk(Path(spelled))
            roots.setdefault(key_of(real(found)), Root(uri, spelled, found))
    return tuple(roots.values())


def root_uri(path: str) -> str:
    """The URI of a folder that an old client names by its path."""
    return uri_of(plain(FLAVOUR(path)))


def real(path: PurePath) -> PurePath:
    """The path with links followed. A path through links in a circle, or with names that no disk can have, stays as it
    is."""
    try:
        return FLAVOUR(os.path.realpath(path))
    except (OSError, ValueError):
        return path


def on_disk(path: Path) -> Path:
    """A path as the disk spells it, which may have composed accents where the client has others, or the other way."""
    try:
        if path.exists() or path.parent == path:
            return path
        parent = on_disk(path.parent)
        wanted = key_of(FLAVOUR(path.name))
        with os.scandir(parent) as entries:
            for _, entry in zip(range(_MOST_ENTRIES), entries, strict=False):
                if key_of(FLAVOUR(entry.name)) == wanted:
                    return parent / entry.name
    except (OSError, ValueError):
        return path
    return parent / path.name
