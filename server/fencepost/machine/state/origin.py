"""Where the value in a register comes from, if the read may be made again (`origins`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from fencepost.lowering.klass import Klass, MethodInstance
    from fencepost.machine.values.addresses import Address, Leaf


class Origin(NamedTuple):
    """The variable that a value has been read from, by the parts of it that may be read again, and the place in the
    code of the read. `again`: the value has had another use, or is elsewhere, too. The only use of a value need not
    read it again, because the read may as well have been late."""

    base: Address
    leaves: tuple[Leaf, ...]
    place: tuple[MethodInstance, int]
    again: bool = False


class ReadSource(NamedTuple):
    """The variable that an operation has just read, and the reads on which its address depends."""

    base: Address
    klass: Klass
    uses: int


RegisterKey = tuple[int, int]
"""A register, by the depth of its frame."""


Origins = dict[RegisterKey, Origin]
