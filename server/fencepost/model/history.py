"""What the threads of one run did to variables, as plain values: rules about accesses judge it.

A *variable* is a field of one object, a static field, an element of an array, or an entry of a dictionary. To a rule it
is a key that is equal for the same variable. A *collection* is an object of a type that is documented as not
thread-safe; each call of one of its members looks at it or changes it.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Literal, NamedTuple, Protocol

ActKind = Literal["read", "write", "update", "look", "change"]
WRITING: frozenset[ActKind] = frozenset({"write", "update", "change"})
"""The kinds of acts that write a variable or change a collection."""


class Act(NamedTuple):
    """One thing that a thread did to a variable (`read`, `write`; `update`, both at once) or to a collection (`look`,
    `change`). `number` is its place among all acts of the run.

    `who` is the thread, or the asynchronous method, which one thread begins and another one may go on with. `made_of`
    are the reads from which the value that is written was computed, or by comparing which it was chosen; `turns_on`
    those on which it depends that the act is done at all. An act that takes a while, such as a call, had `begun` before
    the act of that number. `plain`: neither volatile, nor of `Interlocked`, nor done by
    the library for itself.
    """

    number: int
    who: Hashable
    kind: ActKind
    variable: Hashable
    made_of: frozenset[int] = frozenset()
    turns_on: frozenset[int] = frozenset()
    plain: bool = True
    since: int = -1

    @property
    def begun(self) -> int:
        """The number of the first act that may have come after this one had begun to take effect."""
        return self.number if self.since < 0 else self.since

    @property
    def writes(self) -> bool:
        return self.kind in WRITING


class WaitingLoop(NamedTuple):
    """A loop that a thread has gone round in without any change of what it has, while no other thread acted: it waits
    for another one. `reads` are those of a round. Nothing in a round forbids that the reads of all rounds are one read.
    `left` is the number of the next act when the thread has left the loop after all."""

    reads: tuple[Act, ...]
    left: int


class History(Protocol):
    """The acts of one run, and what else a rule may ask about them."""

    @property
    def acts(self) -> Sequence[Act]:
        """All acts, in the order in which they took effect."""

    def ordered(self, first: Act, second: Act) -> bool:
        """True if the first act happens before the second one, or the other way round."""

    def alike(self, first: Act, second: Act) -> bool:
        """True if two writes wrote values that no part of the program can tell apart."""

    def goes_on_with(self, write: Act) -> bool:
        """True if the writer goes on with what it has written: it uses the value, hands it out, or does something else
        only because it has come to write."""

    def is_made_again(self, write: Act, lost: Act) -> bool:
        """True if the writer is known to write the same when it has read what the other one has written: then nothing
        is lost. Other runs of the program say so."""

    def one_writer_is_fine(self, collection: Hashable) -> bool:
        """True if the documentation of a collection's type allows one writer beside readers."""

    @property
    def waits(self) -> Sequence[WaitingLoop]:
        """The loops in which threads have waited."""

    def unguarded(self, act: Act) -> str:
        """The lock that the program says an act needs, in words, if the thread does not have it while others can reach
        the variable; else ""."""


class Offence(NamedTuple):
    """Acts that break a rule: the one at which the finding stands, and those that it got into conflict with. `why` is
    the rest of the message."""

    act: Act
    others: tuple[Act, ...]
    read: Act | None = None
    why: str = ""
