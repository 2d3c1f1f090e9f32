"""A change of a program that is tried without compiling it again."""

from typing import Literal, NamedTuple

from fencepost.model.members import MemberKey

PatchKind = Literal["FB", "RB", "WB", "volatile", "field", "exchange", "atomic", "lock", "omit", "plain"]


class Gate(NamedTuple):
    """An object that a `lock` statement names: a field of a type, by their names in metadata; without a field's name
    the object itself or, if `static`, `typeof` of its type. `scoped` are fields of the type `System.Threading.Lock`; a
    `new` field is added to its type, of the type `object`, and gets its object where others get theirs. `assembly` is
    that of the type, "" for the program itself."""

    owner: str = ""
    field: str = ""
    static: bool = False
    scoped: bool = False
    new: bool = False
    assembly: str = ""


class Patch(NamedTuple):
    """A barrier before what begins at an offset of a method; a volatile access, or an exchange, in place of the plain
    one there; everything from a read there `until` a write, which becomes one operation; or all up to what begins at
    the offset `until`, under the lock of a `gate`.

    Of the kind `field` it is a field's token, whose accesses all become volatile, with its `siblings`: the fields that
    are declared with it.

    Two kinds take away: `omit` a call that orders, `plain` that a field is volatile.
    """

    token: int
    offset: int
    kind: PatchKind
    skips_back: bool = False
    """True if jumps back to the place, which a loop makes, skip the barrier."""
    until: int = -1
    siblings: tuple[int, ...] = ()
    gate: Gate = Gate()
    path: tuple[str, ...] = ()
    """The fields that lead from `this` to the gate's object, where the compiler has put that into one of its own."""
    assembly: str = ""
    """The assembly that the tokens are of, "" for the program itself."""

    @property
    def member(self) -> MemberKey:
        return MemberKey(self.assembly, self.token)
