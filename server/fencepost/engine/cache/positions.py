"""Moves the places in a verdict to where the same code is in another build.

A line that is added above a method moves its statements and changes no verdict. The statements of a run's methods are
kept with its verdict, in order; the same methods have the same statements, so that each old place leads to a new one.
A place that leads to none or to two makes the verdict unusable: the unit is checked again.

A place is a mapping with `file` and `line`, and with columns if it has any; or `path:line` or `line N` in a text, as
messages and titles have. Where all statements are where they were and read as they did, nothing is moved: what is told
again is what was told, byte for byte.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import PurePosixPath
from typing import Any, NamedTuple, TypeVar

import msgspec

from fencepost.assembly.own_code import OwnCode
from fencepost.engine.cache.questions import BuildAnswers, Questions
from fencepost.engine.shared.texts import well_formed
from fencepost.model.code import SequencePoint
from fencepost.model.verdict import Unit

T = TypeVar("T")

_DIGEST = 8

Span = tuple[str, int, int, int, int]
"""Path, line, column, end line, end column."""


class Statement(NamedTuple):
    """Where a statement is, how a trace shows it, and a digest of how it reads, which messages and edits quote."""

    file: str
    line: int
    column: int
    end_line: int
    end_column: int
    code: str = ""
    text: str = ""

    @property
    def span(self) -> Span:
        return self[:5]


class MovedError(Exception):
    """A place in the source cannot be followed from one build to the other."""


def statements(own: OwnCode, questions: Questions, answers: BuildAnswers) -> list[list[Statement]]:
    """The visible statements of every method of the author's that a run reached, method by method."""
    return [[_statement(own, point) for point in points] for points in _points(own, questions, answers)]


def files(own: OwnCode, questions: Questions, answers: BuildAnswers) -> tuple[str, ...]:
    """The source files of these methods."""
    documents = {point.document for points in _points(own, questions, answers) for point in points}
    return tuple(sorted({own.path(document) for document in documents}))


def _points(own: OwnCode, questions: Questions, answers: BuildAnswers) -> Iterator[list[SequencePoint]]:
    assemblies = answers.assemblies(questions) or []
    for number, type, name, signature in questions.methods:
        assembly = assemblies[number] if number < len(assemblies) else None
        is_own = assembly is not None and own.has(assembly)
        method = answers.method(assembly, type, name, signature) if assembly is not None and is_own else None
        points = own.points(assembly, method) if method is not None else ()
        yield [point for point in points if point.document >= 0]


def _statement(own: OwnCode, point: SequencePoint) -> Statement:
    return Statement(
        own.path(point.document), point.line, point.column, point.end_line, point.end_column,
        well_formed(own.statement(point)), _digest(own.whole(point)),
    )  # fmt: skip


def _digest(text: str) -> str:
    return blake2b(text.encode("utf-8", "surrogatepass"), digest_size=_DIGEST).hexdigest()


def has_places(unit: Unit) -> bool:
    """True if a verdict names anything in the source."""
    return any(_places(msgspec.to_builtins(unit)))


def _places(value: Any) -> Iterator[bool]:
    if isinstance(value, dict):
        yield bool(value.get("file"))
        for part in value.values():
            yield from _places(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from _places(part)
    elif isinstance(value, str):
        yield bool(re.search(r"\S:\d", value))


def moved(unit: Unit, before: list[list[Statement]], after: list[list[Statement]]) -> Unit:
    """The verdict of one build with the places of another build, or `MovedError`."""
    if before == after:
        return unit
    if [len(statements) for statements in before] != [len(statements) for statements in after]:
        raise MovedError
    mover = _Mover(before, after)
    return msgspec.convert(mover.value(msgspec.to_builtins(unit)), Unit)


_IN_WORDS = re.compile(r"\bline (\d+)")


class _Mover:
    def __init__(self, before: list[list[Statement]], after: list[list[Statement]]) -> None:
        self._pairs = [pair for old, new in zip(before, after, strict=True) for pair in zip(old, new, strict=True)]
        self._lines: dict[tuple[str, int], set[tuple[str, int]]] = {}
        self._codes: dict[tuple[str, int, str], set[tuple[str, int, str]]] = {}
        for old, new in self._pairs:
            self._lines.setdefault((old.file, old.line), set()).add((new.file, new.line))
            shown = (old.file, old.line, old.code)
            self._codes.setdefault(shown, set()).add((new.file, new.line, new.code))
        paths = {old.file for old, _ in self._pairs}
        self._short = {_last(path): path for path in sorted(paths)}
        names = sorted({*paths, *self._short}, key=len, reverse=True)
        self._in_text = re.compile(rf"(?<![\w./\\])({'|'.join(map(re.escape, names))}):(\d+)") if names else None

    def value(self, value: Any) -> Any:
        if isinstance(value, dict):
            place = self._place(value) if value.get("file") and value.get("line") else {}
            return {key: place[key] if key in place else self.value(part) for key, part in value.items()}
        if isinstance(value, list | tuple):
            return [self.value(part) for part in value]
        return self._text(value) if isinstance(value, str) else value

    def _place(self, place: dict[str, Any]) -> dict[str, Any]:
        if place.get("column"):
            return self._span(place)
        if "code" in place:
            file, line, code = _only(self._codes.get((place["file"], place["line"], place["code"]), set()))
            return {"file": file, "line": line, "code": code}
        file, line = self._line(place["file"], place["line"])
        return {"file": file, "line": line}

    def _line(self, file: str, line: int) -> tuple[str, int]:
        return _only(self._lines.get((file, line), set()))

    def _span(self, place: dict[str, Any]) -> dict[str, Any]:
        """A part of a statement moves with it, if the statement has kept its shape."""
        start = (place["line"], place["column"])
        end = (place.get("end_line") or place["line"], place.get("end_column") or place["column"])
        quotes = "message" in place or "text" in place
        targets: set[Span | None] = set()
        for old, new in self._pairs:
            if old.file == place["file"] and old[1:3] <= start and end <= old[3:5]:
                if quotes and old.text != new.text:
                    raise MovedError
                whole = (start, end) == (old[1:3], old[3:5])
                targets.add(new.span if whole else _part(old, new, start, end))
        target = _only(targets)
        if target is None:
            raise MovedError
        names = ("file", "line", "column", "end_line", "end_column")
        return {name: value for name, value in zip(names, target, strict=True) if place.get(name)}

    def _text(self, text: str) -> str:
        if self._in_text is None:
            return text
        return _IN_WORDS.sub(self._in_words, self._in_text.sub(self._in_message, text))

    def _in_words(self, match: re.Match[str]) -> str:
        """A line that a message names without its file."""
        line = int(match[1])
        return f"line {_only({new for (_, old), places in self._lines.items() if old == line for _, new in places})}"

    def _in_message(self, match: re.Match[str]) -> str:
        written, line = match[1], int(match[2])
        short = written in self._short
        file, moved_line = self._line(self._short.get(written, written), line)
        return f"{_last(file) if short else file}:{moved_line}"


def _only(targets: set[T]) -> T:
    """The one place that an old one leads to."""
    if len(targets) != 1:
        raise MovedError
    return next(iter(targets))


def _part(old: Statement, new: Statement, start: tuple[int, int], end: tuple[int, int]) -> Span | None:
    """A part of a statement after all of it has moved; None when the statement has another shape now."""
    lines, columns = new[1] - old[1], new[2] - old[2]
    if new[3] - new[1] != old[3] - old[1] or (new[1] != new[3] and columns):
        return None
    if new[1] == new[3] and new[4] - new[2] != old[4] - old[2]:
        return None
    if new[1] != new[3] and new[4] != old[4]:
        return None
    return (new[0], start[0] + lines, start[1] + columns, end[0] + lines, end[1] + columns)


def _last(path: str) -> str:
    return PurePosixPath(path.replace("\\", "/")).name
