"""How long a process may be busy with one task, and how much memory it may have, before another process ends it.

A search looks at its limits itself, and ends with what it has found. It cannot while it does one long thing, as a
product of huge numbers; then the process that waits for it ends it. All phases of a unit together take no longer than
half as long again as its limit of time, and five seconds.
"""

from __future__ import annotations

from typing import Literal

from fencepost.search.resident import machine_megabytes, resident_of

Exceeded = Literal["time", "memory"]

LOOK_SECONDS = 0.05
"""How long the process that waits for another one leaves it alone."""

FIRST_SECONDS = 0.3
"""The limit of time of a first look, in which the smallest units are answered."""

CANDIDATE_SECONDS = 1.0
"""How long the first candidates of the screening are tried before other processes are started for that."""

MEMORY_SHARE = 1.25
"""How many times its limit of memory a process may use in the end, to report its findings."""

_UNIT_SHARE, _UNIT_SECONDS = 1.25, 1.5
_TRIES_SHARE, _TRIES_SECONDS = 0.5, 2.0
_WHOLE_SHARE, _WHOLE_SECONDS = 1.5, 4.0
_PLAN_SHARE, _PLAN_SECONDS = 0.15, 2.0
_LOOK_SHARE = 2.0
_EDITOR_SHARE = 4
_LEAST_MEGABYTES = 128


class ExceededError(Exception):
    """A process was ended because it had exceeded a limit."""

    def __init__(self, limit: Exceeded) -> None:
        super().__init__(limit)
        self.limit: Exceeded = limit


def unit_seconds(seconds: float, spent: float = 0.0) -> float:
    """How long a unit with this limit of time may keep its process busy, when shorter tries have taken so long."""
    return min(seconds * _UNIT_SHARE + _UNIT_SECONDS, seconds * _WHOLE_SHARE + _WHOLE_SECONDS - spent)


def tries_seconds(seconds: float) -> float:
    """How long all tries of a unit with this limit of time may take together before the last one."""
    return seconds * _TRIES_SHARE + _TRIES_SECONDS


def plan_seconds(seconds: float) -> float:
    """How long an assembly may take to be read and planned whose units have this limit of time."""
    return seconds * _PLAN_SHARE + _PLAN_SECONDS


def screening_seconds(seconds: float) -> float:
    """How long the fast pass over an assembly may take: half of the time that its plan has."""
    return plan_seconds(seconds) / 2


def look_seconds(seconds: float) -> float:
    """How long a first look with this limit of time may keep its process busy."""
    return seconds * _LOOK_SHARE


def has_too_much(process: int, megabytes: int) -> bool:
    """True if another process has more memory than it may have."""
    return resident_of(process) > megabytes * MEMORY_SHARE


def editor_megabytes(workers: int, megabytes: int) -> int:
    """The limit of memory for each of so many workers that run without being asked for: all together have a quarter of
    the machine's memory at most."""
    share = machine_megabytes() / _EDITOR_SHARE / (workers * MEMORY_SHARE)
    return min(megabytes, int(share))


def editor_jobs(wanted: int) -> int:
    """How many of the jobs that are wanted in an editor have enough memory to get anywhere, one at least."""
    most = int(machine_megabytes() / _EDITOR_SHARE / (_LEAST_MEGABYTES * MEMORY_SHARE)) - 1
    return max(min(wanted, most), 1)
