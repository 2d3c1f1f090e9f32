"""Proposes pairs of members that may get in each other's way at a field, ranked by how likely that is to be real.

A candidate is no finding: it says what exploration should try first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from fencepost.assembly.references import DefinedType
from fencepost.model.types import Instance, Named
from fencepost.screening.effects import CodeSpot, HeldLock, Touch
from fencepost.screening.members import Actor, ScreenedType, needs_nothing
from fencepost.screening.paths import THIS, AccessPath
from fencepost.screening.roots import ENDPOINT, RootKind

_STATIC, _STATIC_CLASS = 0x10, 0x180


class CandidateKind(NamedTuple):
    """A way in which code can be wrong, and its rank: the smaller, the more often such candidates are real."""

    rank: int
    name: str
    words: str


INCONSISTENT = CandidateKind(1, "inconsistent-lock", "a lock is held at some accesses, and not at others")
TWO_SECTIONS = CandidateKind(2, "check-then-act", "what was read in one critical section is acted upon in another one")
REPLACED = CandidateKind(2, "replaced-lock", "the object that is locked is replaced")
UNGUARDED = CandidateKind(3, "unguarded-update", "the field is read and written without a lock")
LOCK_ORDER = CandidateKind(4, "lock-order", "two locks are taken in two orders")
WAITING = CandidateKind(4, "waits-under-lock", "a thread waits under a lock that others need before they let it go on")
COLLECTION = CandidateKind(5, "unsafe-collection", "the collection is not thread-safe, and is used without a lock")
AWAITED = CandidateKind(6, "state-across-await", "what was read before an await is written after it")
READ_TWICE = CandidateKind(7, "read-twice", "the field is read twice, and may be changed in between")
STARTS = CandidateKind(3, "starts-threads", "what the method starts may get in its own way")
RACE = CandidateKind(8, "unguarded", "one thread writes what another one reads, without a lock")


FieldUses = Sequence[tuple[Actor, Touch]]
"""Accesses to one field, with who makes them."""


class MeetingReason(NamedTuple):
    """Why threads may meet in objects of a type: in words, and where."""

    root: str
    at: CodeSpot | None = None


class Candidate(NamedTuple):
    """Two actors of a type, maybe one and the same, and the field at which they may meet. If they are `apart`, nothing
    says that one of them runs beside itself. `uses` are all accesses to the field."""

    place: DefinedType
    kind: CandidateKind
    first: Actor
    second: Actor
    path: AccessPath
    touches: tuple[Touch, ...]
    evidence: tuple[MeetingReason, ...]
    apart: bool = False
    uses: FieldUses = ()

    @property
    def actors(self) -> tuple[Actor, Actor]:
        return self.first, self.second

    @property
    def name(self) -> str:
        """What is called, and the field: `A || B (field)`."""
        return f"{self.first.method.name} || {self.second.method.name} ({field_name(self.path)})"


_MOST_OF_A_FIELD, _MOST_PROPOSALS = 3, 200
"""Of the pairs of members that may meet at a field so many are candidates, those of the best kinds."""

NO_PATH = THIS
"""The path of a candidate that is about no field."""

Pairs = frozenset[frozenset[int]]
"""Pairs of members, by their tokens; of a member that runs beside itself there is one token."""
ProposedMeeting = tuple[CandidateKind, Actor, Actor, Touch, Touch]


def field_name(path: AccessPath) -> str:
    own = path.root.key.rpartition(".")[2] if isinstance(path.root.key, str) else ""
    return ".".join([part for part in (own, *map(source_name, path.fields)) if part])


def source_name(field: str) -> str:
    """A field as the source has it: an automatic property by its name."""
    return field[1 : field.index(">")] if field.startswith("<") and ">" in field else field


def candidates_of(
    type: ScreenedType, evidence: Sequence[MeetingReason], pairs: Pairs | None = None
) -> Iterator[Candidate]:
    """The candidates of one type: for each field the best-ranked one of each pair of members, of all pairs or of some.
    There are none without evidence that threads meet in its objects."""
    for candidate in _every_candidate(type, evidence, pairs) if evidence else ():
        tokens = frozenset({candidate.first.method.token, candidate.second.method.token})
        if pairs is None:
            yield candidate
        elif tokens in pairs:
            yield candidate._replace(apart=len(tokens) > 1)


def _every_candidate(
    type: ScreenedType, evidence: Sequence[MeetingReason], pairs: Pairs | None
) -> Iterator[Candidate]:  # fmt: skip
    by_path: dict[AccessPath, list[tuple[Actor, Touch]]] = {}
    for actor in _beside_others(type):
        for touch in actor.touches:
            by_path.setdefault(touch.path, []).append((actor, touch))
    for path, uses in by_path.items():
        wanted = (one for one in _proposals(uses) if pairs is None or _members(one) in pairs)
        found = sorted(islice(wanted, _MOST_PROPOSALS), key=lambda proposal: proposal[0].rank)
        best: dict[tuple[int, ...], Candidate] = {}
        for kind, first, second, one, other in found:
            if _is_chained(type, first) and _is_chained(type, second):
                continue
            pair = tuple(sorted((first.method.token, second.method.token)))
            if pair not in best and len(best) < _MOST_OF_A_FIELD and kind.rank <= found[0][0].rank + 2:
                known = Candidate(type.place, kind, first, second, path, (one, other), tuple(evidence))
                best[pair] = known._replace(uses=tuple(uses))
        yield from best.values()
    yield from _orders(type, tuple(evidence))
    yield from _waiting(type, tuple(evidence))


def _is_chained(type: ScreenedType, actor: Actor) -> bool:
    """True for a member that returns an object of its own type, as the setters of a builder do: the chain of such calls
    is made by one thread, before it gives anything to others."""
    returns = actor.method.signature.returns
    named = returns.definition if isinstance(returns, Instance) else returns
    own = isinstance(named, Named) and not named.scope and named.name == type.place.type.name
    return own and actor.root is None and not actor.method.flags & _STATIC


def _members(meeting: ProposedMeeting) -> frozenset[int]:
    return frozenset({meeting[1].method.token, meeting[2].method.token})


def _is_main(actor: Actor) -> bool:
    """True for a `Main` that registers no endpoints: one that starts threads is a harness."""
    return actor.method.name == "Main" and not any(one.way is ENDPOINT for one in actor.starts)


def programs_of(type: ScreenedType) -> Iterator[Candidate]:
    """The members of a type that start something: each is a program of its own."""
    for actor in type.actors:
        goes_on = actor.goes_on and needs_nothing(actor.method)
        if actor.root is None and (actor.starts or goes_on) and not _is_main(actor):
            evidence = [MeetingReason(one.way.words, one.at) for one in actor.starts]
            evidence = evidence or [MeetingReason("await", at) for at in actor.goes_on]
            yield Candidate(type.place, STARTS, actor, actor, NO_PATH, (), tuple(dict.fromkeys(evidence)))


def _beside_others(type: ScreenedType) -> list[Actor]:
    """What may run beside other members; programs of their own do not."""
    return [actor for actor in type.actors if not actor.is_program]


def _proposals(uses: FieldUses) -> Iterator[ProposedMeeting]:
    written = any(touch.writes for _, touch in uses)
    if not written:
        return
    for rule in _RULES:
        yield from rule(uses)


def _apart(one: Touch, other: Touch) -> bool:
    """True if no lock keeps two accesses apart."""
    return not any(
        lock.path == held.path and not (lock.shared and held.shared) for lock in one.locks for held in other.locks
    )


def _inconsistent(uses: FieldUses) -> Iterator[ProposedMeeting]:
    locked = [(actor, touch) for actor, touch in uses if touch.locks]
    for actor, touch in uses:
        if touch.locks or touch.ordered:
            continue
        for other, held in locked:
            if touch.writes or held.writes:
                yield INCONSISTENT, actor, other, touch, held


def _sections(uses: FieldUses) -> Iterator[ProposedMeeting]:
    for actor in dict.fromkeys(actor for actor, _ in uses):
        own = [touch for one, touch in uses if one is actor]
        for read in own:
            if read.writes:
                continue
            for write in own:
                apart = write.section != read.section or not write.locks
                later = write.writes and write.at.offset > read.at.offset and apart
                guarded = (read.locks and write.locks) or (read.ordered and write.ordered)
                if later and guarded:
                    yield TWO_SECTIONS, actor, actor, read, write
            if again := _read_again(read, own):
                yield TWO_SECTIONS, actor, actor, again, read
        calls = [touch for touch in own if touch.ordered and touch.kind in ("look", "change") and not touch.locks]
        for other, touch in uses if len(calls) > 1 else ():
            if touch.kind == "change" and (other is not actor or touch is calls[-1]):
                yield TWO_SECTIONS, actor, other, calls[0], calls[-1]


def _read_again(read: Touch, own: list[Touch]) -> Touch | None:
    """The update of `Interlocked` before a read, if there is one: what it has returned is not asked."""
    before = [one for one in own if one.kind == "update" and one.ordered and one.at.offset < read.at.offset]
    return before[-1] if before and not read.locks and read.kind == "read" else None


def _replaced(uses: FieldUses) -> Iterator[ProposedMeeting]:
    """A field that has the object which is locked is written: then two threads lock two objects."""
    for writer, write in uses:
        for actor, touch in uses:
            if write.kind == "write" and any(lock.path == touch.path for lock in touch.locks):
                yield REPLACED, actor, writer, touch, write


def _unguarded(uses: FieldUses) -> Iterator[ProposedMeeting]:
    for actor in dict.fromkeys(actor for actor, _ in uses):
        own = [touch for one, touch in uses if one is actor and not touch.locks and not touch.ordered]
        reads = [touch for touch in own if touch.kind == "read"]
        for write in own:
            if write.kind == "write" and (before := [one for one in reads if one.at.offset < write.at.offset]):
                kind = AWAITED if before[-1].stage < write.stage else UNGUARDED
                yield kind, actor, actor, before[-1], write
                for other, second in uses:
                    if other is not actor and second.kind == "write" and _apart(write, second):
                        yield kind, actor, other, before[-1], second


def _collections(uses: FieldUses) -> Iterator[ProposedMeeting]:
    calls = [(actor, touch) for actor, touch in uses if touch.kind in ("look", "change") and not touch.ordered]
    yield from _conflicts(calls, COLLECTION)


def _conflicts(uses: FieldUses, kind: CandidateKind) -> Iterator[ProposedMeeting]:
    for actor, touch in uses:
        for other, second in uses:
            if touch.writes and _apart(touch, second) and not (touch.ordered and second.ordered):
                yield kind, actor, other, touch, second


def _twice(uses: FieldUses) -> Iterator[ProposedMeeting]:
    writers = [(actor, touch) for actor, touch in uses if touch.kind in ("write", "update")]
    for actor in dict.fromkeys(actor for actor, _ in uses):
        reads = [touch for one, touch in uses if one is actor and touch.kind == "read" and not touch.locks]
        if len(reads) > 1:
            for writer, write in writers:
                yield READ_TWICE, actor, writer, reads[-1], write


def _races(uses: FieldUses) -> Iterator[ProposedMeeting]:
    yield from _conflicts([(actor, touch) for actor, touch in uses if touch.kind in ("read", "write")], RACE)


_RULES: tuple[Callable[[FieldUses], Iterator[ProposedMeeting]], ...] = (
    _inconsistent, _replaced, _sections, _unguarded, _collections, _twice, _races,
)  # fmt: skip


def _orders(type: ScreenedType, evidence: tuple[MeetingReason, ...]) -> Iterator[Candidate]:
    """Two locks that are taken in two orders, or one of this object and one of another object of the type."""
    nested = [
        (actor, held, one.lock, one.at)
        for actor in _beside_others(type)
        for one in actor.acquired
        for held in one.held
    ]  # fmt: skip
    seen: set[tuple[int, int]] = set()
    for actor, held, lock, at in nested:
        for other, second_held, second, second_at in nested:
            if not _crosses(held, lock, second_held, second):
                continue
            low, high = sorted((actor.method.token, other.method.token))
            if (low, high) not in seen:
                seen.add((low, high))
                touches = (_taking(lock, at), _taking(second, second_at))
                yield Candidate(type.place, LOCK_ORDER, actor, other, lock.path, touches, evidence)


def _waiting(type: ScreenedType, evidence: tuple[MeetingReason, ...]) -> Iterator[Candidate]:
    """A member that waits under a lock, and what needs the lock besides: another member, or what the object runs."""
    actors, seen = _beside_others(type), set[tuple[int, int, AccessPath]]()
    for actor in actors:
        for pause in actor.pauses:
            for lock in sorted(pause.locks):
                for other in actors:
                    at = next((one.at for one in other.acquired if one.lock.path == lock.path), None)
                    key = actor.method.token, other.method.token, lock.path
                    if other is not actor and at is not None and lock.path.is_shared and key not in seen:
                        seen.add(key)
                        touches = (_taking(lock, pause.at), _taking(lock, at))
                        yield Candidate(type.place, WAITING, actor, other, lock.path, touches, evidence)


def _crosses(held: HeldLock, lock: HeldLock, other_held: HeldLock, other: HeldLock) -> bool:
    if held.path != lock.path and (held.path, lock.path) == (other.path, other_held.path):
        return True
    crosswise = held.path.root.kind in ("this", "parameter") and lock.path.root.kind == "parameter"
    crosswise = crosswise and held.path.root != lock.path.root
    return crosswise and held.path.fields == lock.path.fields and (held, lock) == (other_held, other)


def _taking(lock: HeldLock, at: CodeSpot) -> Touch:
    return Touch(lock.path, "update", frozenset(), True, at)


def evidence_of(type: ScreenedType, shared: RootKind | None) -> list[MeetingReason]:
    """Why threads may meet in objects of a type: it synchronises, it runs code by itself, a framework runs it, or one
    object is `shared`."""
    found: dict[MeetingReason, None] = {}
    for actor in _beside_others(type):
        if actor.root is not None and actor.touches:
            found[MeetingReason(actor.root.words, actor.at)] = None
    if type.way is not None and type.way.meets:
        found[MeetingReason(type.way.words)] = None
    if shared is not None:
        found[MeetingReason(shared.words)] = None
    synchronising = [
        touch
        for actor in _beside_others(type)
        if not _is_boilerplate(actor)
        for touch in actor.touches
        if _is_own(touch.path, touch.at, type) and _synchronises(touch)
    ]
    if synchronising:
        found[MeetingReason(_SYNCHRONISES, synchronising[0].at)] = None
    else:
        locking = [
            one.at
            for actor in _beside_others(type)
            for one in actor.acquired
            if one.held and _is_own(one.lock.path, one.at, type)
        ]
        found |= dict.fromkeys([MeetingReason(_SYNCHRONISES, at) for at in locking[:1]])
    return list(found)


_SYNCHRONISES = "the type synchronises"


def _synchronises(touch: Touch) -> bool:
    return touch.ordered or touch.locked or any(lock.path.root.kind in ("this", "static") for lock in touch.locks)


def _is_own(path: AccessPath, at: CodeSpot, type: ScreenedType) -> bool:
    """True for what code of the type does, and for what any code does to its objects. Where static state of others is
    synchronised, they do that, and not all who call them; but a static class speaks for those that it stands before."""
    if path.root == THIS.root or type.place.type.flags & _STATIC_CLASS == _STATIC_CLASS:
        return True
    return type.place.has_code(at.assembly, at.method)


def _is_boilerplate(actor: Actor) -> bool:
    """True for an accessor of an event, whose code compilers make so that it is thread-safe, whatever its type is; and
    for the object to be locked that old interfaces of collections ask for."""
    return actor.method.name.startswith(("add_", "remove_")) or actor.method.name.endswith("get_SyncRoot")
