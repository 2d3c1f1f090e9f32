"""A memory model: a table of reorderings and a few switches."""

from __future__ import annotations

from typing import Literal

import msgspec

KINDS = ("R", "W", "WP", "VR", "VW", "RMW", "FB", "RB", "WB", "LA", "LR")
"""Plain read, plain write, plain write of a reference (a publication), volatile read and write, read-modify-write, full
barrier, read and write barrier, lock acquisition and release."""

READS = frozenset({"R", "VR"})
WRITES = frozenset({"W", "WP", "VW"})

AT_ONCE = frozenset({"RMW", "FB", "LA"})
"""The kinds of operations that wait until they can take effect, and take effect when they are issued."""

FLAGS = {
    "d": "not if the second's address depends on the first",
    "c": "not if the second depends on the first by its data, its address or a branch",
    "p": "not if the first touches the object that the second publishes",
    "f": "not if the first writes a final field",
    "q": "not between a volatile write and a volatile read that are sequentially consistent",
    "l": "by the letter of the documents only; real locks are stronger",
}
"""Conditions on a reordering; a cell of the table has any of them."""

Control = Literal["all", "writes", "none"]


class Switches(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The parts of a model that its table cannot express.

    `forwarding`: a thread reads its own write before that is complete. `control`: what waits for a branch on a read
    that is not complete. `same_address_reads`: two reads of one address stay in order. `publication`: the fields of an
    object are written before a reference to it is. `lock_order`: whether cells with the flag `l` count.
    `volatile_order`: whether cells with the flag `q` are forbidden. `read_introduction`: where the value of a plain
    read is used, the variable may be read again. `word`: the bits that are read and written as one.
    """

    forwarding: bool
    control: Control
    same_address_reads: bool
    publication: bool
    multi_copy_atomic: bool = True
    read_introduction: bool = False
    lock_order: Literal["implementation", "documented"] = "implementation"
    volatile_order: Literal["rcpc", "rcsc"] = "rcpc"
    word: Literal[32, 64] = 64


class MemoryModel(msgspec.Struct, frozen=True):
    """`table[first][second]` are the flags of an allowed reordering. Pairs that are not in the table stay in order."""

    name: str
    title: str
    sources: tuple[str, ...]
    switches: Switches
    table: dict[str, dict[str, str]]
    litmus: dict[str, bool]

    def may_pass(self, first: str, second: str) -> str | None:
        """The conditions under which the second operation takes effect before the first; None if it never does."""
        return self.table[first].get(second)

    @property
    def in_order(self) -> bool:
        """True if all operations take effect in order, each once, whole, and for all threads at once."""
        switches = self.switches
        torn = switches.word == 32
        return not (any(self.table.values()) or torn or switches.read_introduction or not switches.multi_copy_atomic)

    def waits(self, kind: str) -> bool:
        """True if an operation of this kind may still be pending while later ones take effect."""
        return bool(self.table[kind])
