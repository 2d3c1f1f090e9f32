"""What the options of several commands are made of."""

from __future__ import annotations

import argparse
import difflib
import math
import sys
from pathlib import Path
from typing import NoReturn

from fencepost.memory.loading import ModelError, load_model
from fencepost.properties import find_rule, rules
from fencepost.report.graph_documents import GRAPH_DOCUMENTS
from fencepost.search.reductions import REDUCTIONS

USAGE_ERROR = 2


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, and where help is."""

    def error(self, message: str) -> NoReturn:
        print(f"fencepost: {message}. See `{self.prog} --help`.", file=sys.stderr)
        raise SystemExit(USAGE_ERROR)

    def unknown(self, argument: str) -> NoReturn:
        """Ends with the options that look like the one that does not exist."""
        known = [name for action in self._actions for name in action.option_strings if name.startswith("--")]
        near = difflib.get_close_matches(argument.split("=")[0], known, n=1)
        advice = f"; did you mean {near[0]}?" if near else ""
        self.error(f"there is no option {argument!r}{advice}" if argument.startswith("-") else f"what is {argument!r}?")


def count(text: str) -> int:
    """A whole number from 1 on."""
    if not (text.isascii() and text.isdecimal()) or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 on")
    return int(text)


def seconds(text: str) -> float:
    """A time above 0."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not (value > 0 and math.isfinite(value)):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds above 0")
    return value


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
        raise argparse.ArgumentTypeError(f"{text!r} does not end with {' or '.join(GRAPH_DOCUMENTS)}")
    return path


def properties(text: str) -> tuple[str, ...]:
    """Names of properties, or numbers of their rules, separated by commas."""
    chosen = []
    for name in text.split(","):
        rule = find_rule(name)
        if rule is None:
            raise argparse.ArgumentTypeError(f"there is no property {name!r}; there are {', '.join(rules())}")
        chosen.append(rule)
    return tuple(chosen)


def reductions(text: str) -> tuple[str, ...]:
    """Names of reductions, separated by commas."""
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        if name not in REDUCTIONS:
            raise argparse.ArgumentTypeError(f"there is no reduction {name!r}; there are {', '.join(REDUCTIONS)}")
    return names
