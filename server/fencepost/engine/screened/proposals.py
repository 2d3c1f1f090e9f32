"""The candidates of a program, by what finds them again: tokens, names, places of the source."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable

from msgspec import Struct
from msgspec.structs import replace

from fencepost.engine.programs.call_graph import MethodNode
from fencepost.engine.programs.candidates import can_be_tried, type_name
from fencepost.engine.programs.program import Program
from fencepost.engine.screened.harnesses import member_key
from fencepost.engine.shared.proposal import FieldUse, Proposal, ProposedPair
from fencepost.engine.shared.source_lines import SourceLines, SourceSpot
from fencepost.machine.harness.preparing import is_test
from fencepost.model.members import Method, Type
from fencepost.model.verdict import Evidence
from fencepost.screening.candidates import STARTS, Candidate, FieldUses, field_name
from fencepost.screening.effects import CodeSpot, Touch
from fencepost.screening.members import Actor
from fencepost.screening.program import screen

MOST_TRIED = 400
"""Of what the screening of one assembly proposes so many candidates are tried, the likeliest ones."""


class Proposals(Struct, frozen=True):
    """Of how many methods the code was read, and the candidates, the likeliest first."""

    methods: int = 0
    found: tuple[Proposal, ...] = ()


def proposals(
    program: Program, harnesses: Collection[MethodNode] = (), is_late: Callable[[], bool] = lambda: False
) -> Proposals:
    """What the fast pass proposes of the types of one assembly: one proposal for each field. What `harnesses` do with
    their own threads is none: they are checked anyway."""
    graph = program.harnesses.graph
    screening = screen([program.assembly], graph.assemblies, is_late)
    lines = SourceLines(program.own)
    groups: dict[tuple[int, object], list[Candidate]] = {}
    for candidate in screening.candidates:
        is_checked = candidate.kind == STARTS and (program.assembly, candidate.first.method.token) in harnesses
        if can_be_tried(candidate.place.type) and not is_checked and not _has_tests(candidate.place.type):
            about = candidate.first.method.token if candidate.kind == STARTS else candidate.path
            groups.setdefault((candidate.place.type.token, about), []).append(candidate)
    found: dict[str, Proposal] = {}
    for group in groups.values():
        proposal = _proposal(group, lines)
        found.setdefault(proposal.unit, proposal)
    paired: set[tuple[int, frozenset[int]]] = set()
    return Proposals(screening.methods, tuple([_with_first(one, paired) for one in _in_turn(found.values())]))


def _in_turn(found: Iterable[Proposal]) -> list[Proposal]:
    """Proposals of one rank in an order in which each type has one before any has its second one: if nothing can be
    known of a type, the others have their turns all the same."""
    before: Counter[tuple[int, int]] = Counter()
    places: list[tuple[int, int, Proposal]] = []
    for one in found:
        key = (one.rank, one.type)
        places.append((one.rank, before[key], one))
        before[key] += 1
    return [one for _, _, one in sorted(places, key=lambda place: place[:2])]


def _has_tests(type: Type) -> bool:
    """True for a class of tests: a framework makes an object for each, and runs one after the other."""
    return any(map(is_test, type.methods))


def _with_first(proposal: Proposal, paired: set[tuple[int, frozenset[int]]]) -> Proposal:
    """A proposal that says which of its pairs no earlier one has; they are added to the pairs."""
    pairs = []
    for pair in proposal.pairs:
        key = (proposal.type, frozenset(pair.members))
        pairs.append(replace(pair, is_first=key not in paired))
        paired.add(key)
    return replace(proposal, pairs=tuple(pairs))


def _proposal(group: list[Candidate], lines: SourceLines) -> Proposal:
    best = group[0]
    owner, field = type_name(best.place.type), field_name(best.path)
    first, second = (_named(owner, actor) for actor in best.actors)
    name = first if best.kind == STARTS else f"{first} || {second} ({field})"
    pairs = tuple([_proposed(candidate, lines) for candidate in group])
    evidence = [_evidence(one.root, _spot(lines, one.at) if one.at else None) for one in best.evidence]
    return Proposal(
        name, best.place.type.token, field, pairs, best.kind.words, best.kind.rank, tuple(evidence),
        _uses(owner, best.uses, lines),
    )  # fmt: skip


_ACTS = {
    "read": "reads", "write": "writes", "update": "reads and writes", "look": "looks into", "change": "changes",
}  # fmt: skip


def _uses(owner: str, uses: FieldUses, lines: SourceLines) -> tuple[FieldUse, ...]:
    """The accesses whose place is known; what one statement does is one."""
    found: dict[FieldUse, dict[str, None]] = {}
    for actor, touch in uses:
        use = _use(owner, actor, touch, lines)
        if use is not None:
            found.setdefault(replace(use, act=""), {})[use.act] = None
    return tuple([replace(use, act=" and ".join(acts)) for use, acts in found.items()])


def _use(owner: str, actor: Actor, touch: Touch, lines: SourceLines) -> FieldUse | None:
    """An access in words; None if its place is not known."""
    spot = _spot(lines, touch.at)
    if spot is None:
        return None
    locks = tuple(sorted({field_name(lock.path) or "this" for lock in touch.locks}))
    act = _ACTS.get(touch.kind, touch.kind)
    return FieldUse(
        spot.member.removeprefix(f"{owner}."), f"{act} (atomic)" if touch.ordered else act, locks,
        actor.root.words if actor.root is not None else "", spot.file, spot.point.line,
    )  # fmt: skip


def _proposed(candidate: Candidate, lines: SourceLines) -> ProposedPair:
    members = (0, candidate.first.method.token)
    if candidate.kind != STARTS:
        first, second = map(_token, candidate.actors)
        members = first, second
    spots = [_spot(lines, touch.at) for touch in candidate.touches]
    places = [(spot.file, spot.point.line, spot.point.column) for spot in spots if spot is not None]
    methods = [candidate.place.assembly.find_method(token) for token in members if token]
    keys = tuple([member_key(candidate.place.assembly, method) for method in methods if method is not None])
    return ProposedPair(members, candidate.kind.name, tuple(dict.fromkeys(places)), apart=candidate.apart, keys=keys)


def _token(actor: Actor) -> int:
    """The member that has to be called: of what an object runs by itself, the one that starts it, if that is no
    constructor."""
    if actor.root is None:
        return actor.method.token
    return actor.by.token if actor.by is not None and not _is_constructor(actor.by) else 0


def _is_constructor(method: Method) -> bool:
    return method.name in (".ctor", ".cctor")


def _named(owner: str, actor: Actor) -> str:
    """A member as the source calls it; what an object runs by itself by how it is run."""
    if actor.root is not None:
        return f"{owner} ({actor.root.words})"
    name = actor.method.name.rpartition(".")[2]
    return f"{owner}.{name.removeprefix('get_').removeprefix('set_')}"


def _spot(lines: SourceLines, at: CodeSpot) -> SourceSpot | None:
    return lines.at(at.assembly, at.method, at.offset)


def _evidence(root: str, spot: SourceSpot | None) -> Evidence:
    if spot is None:
        return Evidence(root)
    return Evidence(f"{root} at {spot.file.rpartition('/')[2]}:{spot.point.line}", spot.file, spot.point.line)
