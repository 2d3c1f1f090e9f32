"""Globs of EditorConfig 0.17 over paths, in time that is the product of both lengths at most, whatever they are.

A regular expression of the same meaning would try all ways in which stars can share a name. Here a set of places in
the path is one number, bit n for the place before the n-th character, and each part of a glob takes such a set to the
next one: where it can end if it begins in one of them.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cached_property

_PART = re.compile(
    r"(?P<between>/\*\*/)|(?P<all>\*\*)|(?P<star>\*)|(?P<one>\?)|\[(?P<negated>!?)(?P<set>[^\]/]+)\]"
    r"|\{(?P<first>-?\d{1,9})\.\.(?P<last>-?\d{1,9})\}|(?P<open>\{)|(?P<close>\})|(?P<comma>,)"
    r"|\\(?P<escaped>.)|(?P<other>.)",
    re.DOTALL,
)
_NUMBER = re.compile(r"-?(?:0|[1-9]\d{0,9})")
_LONGEST = 4096
"""The most characters of a glob. The specification asks for 1024 at least. A longer glob fits nothing."""

_DEEPEST = 20

PathStep = Callable[["_Path", int], int]
"""A function from a set of places to the next set."""


class Glob:
    """One without a slash is for files of all folders below."""

    def __init__(self, text: str) -> None:
        self._text = text

    @cached_property
    def _step(self) -> PathStep:
        body = _sequence(_Parts(self._text.removeprefix("/")))
        return body if "/" in self._text else _both(_in_any_folder, body)

    def fullmatch(self, path: str) -> bool:
        """True if the glob matches the whole path: the names of folders and of the file, with slashes between them."""
        if len(self._text) > _LONGEST:
            return False
        text = _Path(path)
        return bool(self._step(text, 1) >> len(path) & 1)


class _Path:
    """A path, and the sets of places that parts of globs ask for."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.all = (1 << (len(text) + 1)) - 1
        self._where: dict[str, int] = {}
        self.slashes = self.where("/")
        self.names = self.all >> 1 & ~self.slashes

    def where(self, character: str) -> int:
        """The places before a character."""
        if character not in self._where:
            self._where[character] = sum(1 << at for at, found in enumerate(self.text) if found == character)
        return self._where[character]


class _Parts:
    """A glob's parts, read from left to right."""

    def __init__(self, text: str) -> None:
        self.parts = list(_PART.finditer(text))
        self.at = 0
        self.balanced = _depth([part["open"] or part["close"] or "" for part in self.parts]) is not None

    def next(self) -> re.Match[str] | None:
        self.at += 1
        return self.parts[self.at - 1] if self.at <= len(self.parts) else None


def _sequence(parts: _Parts) -> PathStep:
    """Parts up to the end; the stack has the alternatives of each brace that is open, and the parts before it."""
    stack: list[tuple[list[PathStep], list[list[PathStep]]]] = []
    steps: list[PathStep] = []
    while (part := parts.next()) is not None:
        if parts.balanced and part["open"]:
            stack.append((steps, []))
            steps = []
        elif stack and part["comma"]:
            stack[-1][1].append(steps)
            steps = []
        elif stack and part["close"]:
            before, alternatives = stack.pop()
            steps = [*before, _any_of([*map(_all_of, alternatives), _all_of(steps)])]
        else:
            steps.append(_single(part))
    return _all_of(steps)


def _depth(braces: list[str]) -> int | None:
    """How deep braces are nested, None where they do not belong together: then they are characters."""
    deepest = depth = 0
    for brace in braces:
        depth += (brace == "{") - (brace == "}")
        if depth < 0:
            return None
        deepest = max(deepest, depth)
    return deepest if not depth and deepest <= _DEEPEST else None


def _single(part: re.Match[str]) -> PathStep:
    if part["between"]:
        return _between
    if part["all"]:
        return _anything
    if part["star"]:
        return _name
    if part["one"]:
        return lambda path, places: (places & path.names) << 1
    if part["set"]:
        return _set(part["set"], bool(part["negated"]))
    if part["first"]:
        return _number(*sorted((int(part["first"]), int(part["last"]))))
    character = part["escaped"] or part[0]
    return lambda path, places: (places & path.where(character)) << 1


def _all_of(steps: list[PathStep]) -> PathStep:
    def step(path: _Path, places: int) -> int:
        for one in steps:
            if not places:
                return 0
            places = one(path, places)
        return places

    return step


def _any_of(steps: list[PathStep]) -> PathStep:
    def step(path: _Path, places: int) -> int:
        found = 0
        for one in steps:
            found |= one(path, places)
        return found

    return step


def _both(first: PathStep, second: PathStep) -> PathStep:
    return _all_of([first, second])


def _anything(path: _Path, places: int) -> int:
    """All places from the first one on."""
    return path.all & ~((places & -places) - 1) if places else 0


def _name(path: _Path, places: int) -> int:
    """Goes on through characters that are no slashes: adding carries a bit through a run of ones (Cameron et al.,
    "Bitwise data parallelism in regular expression matching", PACT 2014, `MatchStar`)."""
    names = path.names
    return (((places & names) + names) ^ names) | places


def _between(path: _Path, places: int) -> int:
    """A slash, or two with anything between them."""
    after = (places & path.slashes) << 1
    return after | (_anything(path, after) & path.slashes) << 1


def _in_any_folder(path: _Path, places: int) -> int:
    """The beginning, and after each slash."""
    return places | path.slashes << 1


def _set(characters: str, negated: bool) -> PathStep:
    """A set of characters as in names of files: `a-z` is a range, and no set has the slash."""
    single, ranges, at = set(), [], 0
    while at < len(characters):
        if characters[at + 1 : at + 2] == "-" and at + 2 < len(characters):
            ranges.append((characters[at], characters[at + 2]))
            at += 3
        else:
            single.add(characters[at])
            at += 1

    def step(path: _Path, places: int) -> int:
        fits = [
            at for at, found in enumerate(path.text)
            if found != "/" and (found in single or any(low <= found <= high for low, high in ranges)) != negated
        ]  # fmt: skip
        return (places & sum(1 << at for at in fits)) << 1

    return step


def _number(low: int, high: int) -> PathStep:
    def step(path: _Path, places: int) -> int:
        found = 0
        for at in range(len(path.text)):
            if places >> at & 1:
                digits = _NUMBER.match(path.text, at)
                for end in range(at + 1, digits.end() + 1) if digits is not None else ():
                    if path.text[at:end] != "-" and low <= int(path.text[at:end]) <= high:
                        found |= 1 << end
        return found

    return step
