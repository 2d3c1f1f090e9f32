"""What screening proposes for a unit: candidates by what finds them again in another process."""

from __future__ import annotations

from msgspec import Struct

from fencepost.model.verdict import Evidence


class ProposedPair(Struct, frozen=True):
    """Two members that may meet: their tokens, 0 for what the object runs by itself; what could be wrong; the places of
    the accesses, as file, line and column. It `is_first` unless a likelier proposal is about the same members. If they
    are `apart`, no two threads call the same one. Other assemblies know the members by `keys`."""

    members: tuple[int, ...]
    kind: str
    places: tuple[tuple[str, int, int], ...]
    is_first: bool = True
    apart: bool = False
    keys: tuple[int, ...] = ()


class FieldUse(Struct, frozen=True):
    """One access to a field, in words: the member that makes it, or what the object runs; what it does; under which
    locks; how it is run if not by a call; where."""

    member: str
    act: str
    locks: tuple[str, ...]
    root: str
    file: str
    line: int


class Proposal(Struct, frozen=True):
    """All candidates of one field: the token of its type, and the pairs of members, the likeliest first. `why` says
    what could be wrong, `rank` how likely that is to be real: the smaller, the likelier. `uses` are all
    accesses to the field that others can cause."""

    unit: str
    type: int
    field: str
    pairs: tuple[ProposedPair, ...]
    why: str
    rank: int
    evidence: tuple[Evidence, ...]
    uses: tuple[FieldUse, ...] = ()
