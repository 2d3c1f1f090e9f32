"""What a search believes of a program until a run refutes it.

A guess ("this field never changes once it is shared", "no two threads conflict on this cell") is made for everything,
and given up when a run refutes it; the exploration then starts again. Guesses only weaken, so this ends. What remains
at the end held in every run.
"""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, field, fields
from typing import Any

from fencepost.machine.values.addresses import Address
from fencepost.model.reductions import Reductions

FEWEST_TICKS, MOST_TICKS = 2, 6
"""How often a periodic timer fires at first, and at the most."""

NOTICED = (
    "texts", "delegates", "pools", "clocks", "sees_beginnings", "hears_of_contexts", "runs_waited", "threads_matter",
    "threads_told_apart", "ticks",
)  # fmt: skip
"""Facts that no run has noticed at first. Once one has, library and machine behave differently in every run."""
_REDUCING = ("symmetry", "names", "awaits")
"""Guesses that are reductions: each is made only if the user has left the reduction on."""


@dataclass(slots=True)
class Guesses:
    """The guesses of one world.

    Which accesses are no steps of their own: `shared` has the kinds of addresses on which two threads may conflict;
    `changing` the fields that change after their object is shared; `handed_over` the fields of asynchronous methods,
    by the places of objects (`looked_at`) that hold them; `turns`: sources, iterators and asynchronous methods are used
    in turn; `probed`: a thread may look whether a lock is taken; `interrupts`: a thread interrupts another one.

    Which reads are left pending: `guessed` has the places of reads; `early`: fields are read through references that
    have not been read for sure yet, so others may notice when an object is published, and by whom, before they have
    the reference.

    What makes no difference: `symmetry`, which of the threads that start alike is which; `names`, what objects are
    called, if that turns out to pay (`renames`); `anonymous`, which pool thread is which; `lock_sites`, the places of
    objects that keep their names because they are locked; `awaits`, when awaits register, but for tasks that are made
    at the places `busy_tasks`; `main_awaits`: so it is for the main thread, too.

    What no run has noticed (`NOTICED`): which of several equal `texts` and `delegates` one is; which arrays an
    `ArrayPool` gives out (`pools`); that clocks are read (`clocks`); that a queued task has begun (`sees_beginnings`);
    that a context changes (`hears_of_contexts`); that a pool thread takes back work for which it waits (`runs_waited`);
    which thread runs what (`threads_matter`, `threads_told_apart`); that a timer fires more than `ticks` times.

    `dirty`: a guess has been given up, and the search starts again at the end of its level. `wide`: threads have many
    local states."""

    symmetry: bool
    names: bool
    awaits: bool
    turns: bool
    probed: bool
    pools: bool
    shared: set[Address] = field(default_factory=set)
    changing: set[Any] = field(default_factory=set)
    handed_over: set[Address] = field(default_factory=set)
    looked_at: set[int] = field(default_factory=set)
    interrupts: bool = False
    guessed: set[Any] = field(default_factory=set)
    early: bool = False
    renames: bool = False
    anonymous: bool = True
    lock_sites: set[int] = field(default_factory=set)
    busy_tasks: set[int] = field(default_factory=set)
    main_awaits: bool = True
    texts: bool = False
    delegates: bool = False
    clocks: bool = False
    sees_beginnings: bool = False
    hears_of_contexts: bool = False
    runs_waited: bool = False
    threads_matter: bool = False
    threads_told_apart: bool = False
    ticks: int = FEWEST_TICKS
    dirty: bool = False
    wide: bool = False

    @classmethod
    def first(cls, reductions: Reductions, alike: bool) -> Guesses:
        """All that the reductions allow to believe. Not `alike`: a local state does not say all of its thread."""
        fuse = reductions.fusion
        symmetry = reductions.symmetry and alike
        return cls(symmetry, reductions.names, reductions.awaits, turns=fuse, probed=not fuse, pools=not fuse)

    def copied(self) -> Guesses:
        """A copy that shares nothing with these guesses."""
        return Guesses(**{each.name: copy(getattr(self, each.name)) for each in fields(self)})

    def behave_like(self, other: Guesses) -> None:
        """Takes over what runs of the other world have noticed, so that a run does the same in both."""
        for name in NOTICED:
            setattr(self, name, getattr(other, name))

    def reduce_like(self, other: Guesses) -> None:
        """Takes over which reductions the other world still uses."""
        for name in _REDUCING:
            setattr(self, name, getattr(other, name))

    def learn_from(self, other: Guesses) -> None:
        """Gives up the guesses that another world of the same universe has given up."""
        self.changing, self.shared, self.guessed = set(other.changing), set(other.shared), set(other.guessed)
        self.early, self.wide = other.early, other.wide
        self.probed, self.interrupts = other.probed, other.interrupts
        self.anonymous, self.lock_sites = other.anonymous, set(other.lock_sites)
        self.symmetry = self.symmetry and other.symmetry
        self.turns = self.turns and other.turns
        self.behave_like(other)

    def learn_changes(self, other: Guesses) -> bool:
        """Gives up the guesses that a run of the same program has refuted; True if any of them was still made."""
        before = self._given_up()
        self.changing |= other.changing
        self.guessed |= other.guessed
        self.shared |= other.shared
        for name in ("early", *NOTICED):
            setattr(self, name, max(getattr(self, name), getattr(other, name)))
        self.turns = self.turns and other.turns
        return before != self._given_up()

    def _given_up(self) -> tuple[Any, ...]:
        noticed = [getattr(self, name) for name in ("early", "turns", *NOTICED)]
        return len(self.changing), len(self.guessed), len(self.shared), *noticed

    def learn(self, threads_matter: bool, runs_waited: bool, sees_beginnings: bool) -> None:
        """Takes over what the text of a schedule says of the world that made the schedule."""
        self.sees_beginnings = self.sees_beginnings or sees_beginnings
        self.runs_waited = self.runs_waited or runs_waited
        self.threads_matter = self.threads_told_apart = self.threads_matter or threads_matter or runs_waited
        self.awaits = self.awaits and not self.threads_matter
