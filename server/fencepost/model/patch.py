"""A change of a program that is tried without compiling it again."""

from typing import Literal, NamedTuple

PatchKind = Literal["FB", "RB", "WB", "volatile", "field", "exchange", "atomic", "lock", "omit", "plain"]


class Patch(NamedTuple):
    """A barrier before what begins at an offset of a method; a volatile access, or an exchange, in place of the plain
    one there; everything from a read there `until` a write, which becomes one operation; the same under a lock.

    Of the kind `field` it is a field's token, whose accesses all become volatile, with its `siblings`: the fields that
    are declared with it.

    Two kinds take away: `omit` a call that orders, `plain` that a field is volatile.
    """

    token: int
    offset: int
    kind: PatchKind
    skips_back: bool = False
    """Whether jumps back to the place, which a loop makes, do not come by the barrier."""
    until: int = -1
    siblings: tuple[int, ...] = ()
