"""Options that several commands share."""

from __future__ import annotations

import argparse
import difflib
import math
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from fencepost.cli.output import say, write_bytes
from fencepost.memory.loading import ModelError, load_model
from fencepost.properties import find_rule, rules
from fencepost.report.graph_documents import GRAPH_DOCUMENTS
from fencepost.search.reductions import REDUCTIONS

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

USAGE_ERROR = 2
_MOST = 10**12
"""States or megabytes: more than any machine has, and small enough for every system's numbers."""
_LONGEST_SECONDS = 10**9
_LONGEST_SHOWN = 200


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, and where help is."""

    def error(self, message: str) -> NoReturn:
        say(f"{message if message.endswith('?') else f'{message}.'} See `{self.prog} --help`.")
        raise SystemExit(USAGE_ERROR)

    def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
        """Prints help. argparse would lose it in silence where it cannot be written."""
        del file
        write_bytes(message.encode())

    def unknown(self, argument: str) -> NoReturn:
        """Ends the command, and names the options that look like the one that does not exist."""
        known = [name for action in self._actions for name in action.option_strings if name.startswith("--")]
        near = difflib.get_close_matches(argument.split("=")[0][:_LONGEST_SHOWN], known, n=1)
        advice = f"; did you mean {near[0]}?" if near else ""
        self.error(
            f"there is no option {shown(argument)}{advice}"
            if argument.startswith("-")
            else f"what is {shown(argument)}?"
        )


class Once(argparse.Action):
    """An option that names one thing: if a user gives two, one would be lost in silence."""

    def __call__(
        self, parser: argparse.ArgumentParser, namespace: argparse.Namespace, values: Any, option: str | None = None
    ) -> None:
        given = getattr(namespace, "given_once", ())
        if self.dest in given:
            parser.error(f"{option} is given twice; give it once")
        namespace.given_once = (*given, self.dest)
        setattr(namespace, self.dest, values)


def count(text: str) -> int:
    """A whole number from 1 on, as large as anything that can be counted."""
    if not (text.isascii() and text.isdecimal()) or not text.strip("0"):
        raise argparse.ArgumentTypeError(f"{shown(text)} is not a number from 1 on")
    if len(text.lstrip("0")) > len(str(_MOST)) or int(text) > _MOST:
        raise argparse.ArgumentTypeError(f"{shown(text)} is too large; the largest number is {_MOST:,}")
    return int(text)


def seconds(text: str) -> float:
    """A time above 0."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not (value > 0 and math.isfinite(value)):
        raise argparse.ArgumentTypeError(f"{shown(text)} is not a number of seconds above 0")
    if value > _LONGEST_SECONDS:
        raise argparse.ArgumentTypeError(f"{shown(text)} is too long; the longest time is {_LONGEST_SECONDS:,} seconds")
    return value


def utf8(text: str) -> str:
    """A name or a path that can be given to another process and written to a document: valid Unicode."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise argparse.ArgumentTypeError(f"{shown(text)} is not UTF-8; give it another name") from None
    return text


def shown(text: str) -> str:
    """A user's text in quotes, shortened so that it can still be recognised."""
    return repr(text if len(text) <= _LONGEST_SHOWN else f"{text[:_LONGEST_SHOWN]}…")


def model(text: str) -> str:
    """The name of a memory model, or the path of the file of one."""
    try:
        load_model(text)
    except ModelError as problem:
        raise argparse.ArgumentTypeError(str(problem)) from None
    return text


def graph_file(text: str) -> Path:
    """A file for a graph, whose name says in which format."""
    path = Path(text)
    if path.suffix not in GRAPH_DOCUMENTS:
        raise argparse.ArgumentTypeError(f"{shown(text)} does not end with {' or '.join(GRAPH_DOCUMENTS)}")
    return path


def properties(text: str) -> tuple[str, ...]:
    """Names of properties, or numbers of their rules, separated by commas."""
    chosen = []
    for name in text.split(","):
        rule = find_rule(name)
        if rule is None:
            raise argparse.ArgumentTypeError(f"there is no property {shown(name)}; there are {', '.join(rules())}")
        chosen.append(rule)
    return tuple(chosen)


def reductions(text: str) -> tuple[str, ...]:
    """Names of reductions, separated by commas."""
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        if name not in REDUCTIONS:
            raise argparse.ArgumentTypeError(f"there is no reduction {shown(name)}; there are {', '.join(REDUCTIONS)}")
    return names
