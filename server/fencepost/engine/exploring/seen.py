"""What a user sees of a run that is made step by step: choices, threads, locks, variables, the end."""

from __future__ import annotations

from typing import Literal, NamedTuple

from fencepost.engine.shared.source_lines import SourceSpot
from fencepost.model.verdict import TraceRow


class Choice(NamedTuple):
    """One step that can come next. `takes_effect` says that it begins with a pending operation of its thread; `rows`
    are what it does in words, `spot` is where its thread stands before, `further` where it stands then."""

    thread: str
    path: str
    takes_effect: bool
    rows: tuple[TraceRow, ...]
    spot: SourceSpot | None
    further: SourceSpot | None


Stage = Literal["can move", "waits", "has ended", "has failed", "is stopped"]
"""What a thread can do in a place of a run. A thread is stopped where another one has ended the program."""


class ThreadPlace(NamedTuple):
    """Where a thread stands. `waits` is what it waits for, "" unless it does."""

    thread: str
    path: str
    stage: Stage
    waits: str
    spot: SourceSpot | None
    pending: tuple[TraceRow, ...]


class ShownVariable(NamedTuple):
    """A variable that does not have its first value. `is_new`: the last step has changed it."""

    name: str
    value: str
    is_new: bool


class TakenLock(NamedTuple):
    name: str
    thread: str
    times: int


class Ending(NamedTuple):
    """How a run has ended, in words; `is_wrong` says that a rule is broken."""

    text: str
    is_wrong: bool = False
