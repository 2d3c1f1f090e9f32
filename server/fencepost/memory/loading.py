"""Reads a memory model from its file, and says on which line it is wrong."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from fencepost.assembly.files import SMALL, UnreadableError, read_regular
from fencepost.memory.model import AT_ONCE, FLAGS, KINDS, MemoryModel, Switches

DEFAULT, IN_ORDER = "dotnet", "sc"
_KEYS = {
    "title": "a text",
    "sources": "a list of texts",
    "switches": "a table",
    "reorder": "a table",
    "litmus": "a table",
}
_NEEDED = ("title", "switches", "reorder")
_LONGEST_LINE = 4096
"""The reader of TOML takes time that grows with the square of a key's length."""
_FOLDER = Path(__file__).parent / "models"
_VARIANTS = _FOLDER / "variants"


class ModelError(Exception):
    """A model that cannot be used; the text says why, and where."""


@cache
def model_names() -> tuple[str, ...]:
    """The models that are built in."""
    return tuple(sorted(path.stem for path in _FOLDER.glob("*.toml")))


@cache
def variant_names() -> tuple[str, ...]:
    """Built-in models that are used only where a user asks for them: each stands beside another one, which says why."""
    return tuple(sorted(path.stem for path in _VARIANTS.glob("*.toml")))


@cache
def load_model(name: str) -> MemoryModel:
    """A built-in model by its name, or the user's own by the path of its file."""
    if name in (*model_names(), *variant_names()):
        folder = _FOLDER if name in model_names() else _VARIANTS
        return parse_model(name, (folder / f"{name}.toml").read_text("utf-8"))
    path = Path(name)
    if path.suffix != ".toml":
        known = ", ".join((*model_names(), *variant_names()))
        raise ModelError(f"no memory model is called {name!r}; there are {known}, or a .toml file")
    try:
        text = read_regular(path, SMALL).decode()
    except (UnreadableError, UnicodeDecodeError) as problem:
        raise ModelError(f"{name} cannot be read: {problem}") from None
    if max(map(len, text.splitlines()), default=0) > _LONGEST_LINE:
        raise ModelError(f"{name} cannot be read: a line is longer than {_LONGEST_LINE} characters")
    try:
        return parse_model(path.stem, text, name)
    except RecursionError:
        raise ModelError(f"{name} cannot be read: it is nested deeper than any model") from None


def parse_model(name: str, text: str, path: str = "") -> MemoryModel:
    """The model that a text describes."""
    return _Reader(name, text, path or f"{name}.toml").model()


class _Reader:
    def __init__(self, name: str, text: str, path: str) -> None:
        self._name = name
        self._path = path
        self._lines = text.splitlines()
        try:
            self._data = tomllib.loads(text)
        except ValueError as problem:  # a TOMLDecodeError, or a number or a date that there is not
            raise ModelError(f"{path}: {problem}") from None

    def model(self) -> MemoryModel:
        self._closed(self._data, _KEYS, "")
        return MemoryModel(
            self._name,
            self._value("title", str),
            tuple(self._value("sources", list[str])),
            self._switches(self._value("switches", dict[str, Any])),
            self._table(self._value("reorder", dict[str, Any])),
            self._litmus(self._value("litmus", dict[str, Any])),
        )

    def _value(self, key: str, type: Any) -> Any:
        if key not in self._data:
            if key in _NEEDED:
                raise ModelError(f"{self._path}: {key!r} is missing; it is {_KEYS[key]}")
            return type()
        try:
            return msgspec.convert(self._data[key], type)
        except msgspec.ValidationError:
            raise self._error(key, f"{key!r} must be {_KEYS[key]}") from None

    def _error(self, key: str, message: str, section: str = "") -> ModelError:
        return ModelError(f"{self._path}:{self._line(key, section)}: {message}")

    def _line(self, key: str, section: str) -> int:
        """Where a key stands in its section."""
        inside = not section
        for number, line in enumerate(self._lines, 1):
            text = line.strip()
            if text.startswith("["):
                inside = text == f"[{section}]"
                if text == f"[{key}]":
                    return number
            elif inside and text.partition("=")[0].strip().strip("\"'") == key:
                return number
        return 1

    def _closed(self, data: dict[str, Any], known: Any, section: str) -> None:
        for key in data:
            if key not in known:
                raise self._error(key, f"{key!r} means nothing here; known are {', '.join(sorted(known))}", section)

    def _switches(self, data: dict[str, Any]) -> Switches:
        self._closed(data, Switches.__struct_fields__, "switches")
        for key in data:
            one = {"forwarding": True, "control": "all", "same_address_reads": True, "publication": True}
            try:
                msgspec.convert({**one, key: data[key]}, Switches)
            except msgspec.ValidationError as problem:
                raise self._error(key, str(problem), "switches") from None
        try:
            switches = msgspec.convert(data, Switches)
        except msgspec.ValidationError as problem:
            raise self._error("switches", str(problem)) from None
        if switches.word == 32 and not switches.multi_copy_atomic:
            why = (
                "where multi_copy_atomic is false, writes reach other threads as wholes, so that no half is seen alone"
            )
            raise self._error(
                "word", f"word must be 64: {why}; with word = 32, make multi_copy_atomic true", "switches"
            )
        return switches

    def _table(self, data: dict[str, Any]) -> dict[str, dict[str, str]]:
        self._closed(data, KINDS, "reorder")
        table = {}
        for first in KINDS:
            if first not in data:
                raise self._error("reorder", f"the row {first} is missing")
            table[first] = self._row(first, data[first])
        return table

    def _row(self, first: str, text: Any) -> dict[str, str]:
        """A row has one cell for each kind: `-`, `y`, or `y:` and flags."""
        cells = text.split() if isinstance(text, str) else []
        if len(cells) != len(KINDS):
            raise self._error(
                first, f"the row {first} has {len(cells)} cells; it needs one for each of {' '.join(KINDS)}", "reorder"
            )
        row = {}
        for second, cell in zip(KINDS, cells, strict=True):
            allowed, _, flags = cell.partition(":")
            if cell == "-":
                continue
            if allowed != "y" or not set(flags) <= FLAGS.keys() or (":" in cell and not flags):
                known = ", ".join(f"{flag} ({meaning})" for flag, meaning in FLAGS.items())
                raise self._error(first, f"{cell!r} is no cell; cells are -, y, or y: and flags: {known}", "reorder")
            if first in AT_ONCE:
                raise self._error(first, f"{first} takes effect when it is issued; nothing passes it", "reorder")
            row[second] = flags
        return row

    def _litmus(self, data: dict[str, Any]) -> dict[str, bool]:
        for key, value in data.items():
            if value not in ("reachable", "unreachable"):
                raise self._error(key, f"{value!r} is neither 'reachable' nor 'unreachable'", "litmus")
        return {key: value == "reachable" for key, value in data.items()}
