"""Barriers and volatile accesses of the program that a harness does not need: it holds without them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from fencepost.assembly.own_code import OwnCode
from fencepost.engine.answers.answer import HarnessAnswer
from fencepost.engine.answers.remainder import Remainder
from fencepost.engine.judging.judge import Judge
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.settings import Settings
from fencepost.engine.shared.source_lines import SourceLines, SourceSpot
from fencepost.engine.telling.findings import Teller
from fencepost.lowering.ir import Op
from fencepost.machine.running.patching import ordering_call
from fencepost.machine.state.code_places import CodePlace
from fencepost.machine.state.world import World
from fencepost.machine.values.order import order_of
from fencepost.memory.loading import load_model
from fencepost.model.members import Method, Type
from fencepost.model.patch import Patch
from fencepost.model.verdict import Superfluous
from fencepost.search.explore import explore

_COSTS = {"MemoryBarrier": 0, "ReadBarrier": 1, "WriteBarrier": 1, "field": 2, "Read": 3, "Write": 3}
"""The changes whose operations cost most when they run are tried first."""


class _Candidate(NamedTuple):
    """An operation that orders others, and the change that takes it away."""

    cost: int
    spot: SourceSpot | None
    patch: Patch
    title: str

    @property
    def order(self) -> tuple[int, str, int, int, Patch]:
        """What costs most comes first, then what stands first in the source."""
        if self.spot is None:
            return self.cost, "", 0, 0, self.patch
        return self.cost, self.spot.file, self.spot.point.line, self.spot.point.column, self.patch


def superfluous(
    program: Program, world: World, type: Type, method: Method, settings: Settings, judge: Judge, rest: Remainder
) -> tuple[Superfluous, ...]:
    """The barriers and volatile accesses that can be left out, all together: one after the other is taken away, and
    stays so if everything still holds.

    `world` is that of a search that has shown that the harness holds.
    """
    order = order_of(load_model(settings.model))
    without: list[_Candidate] = []
    for candidate in _candidates(program, world, SourceLines(program.own)):
        run = program.renewed()
        run.universe.patches = tuple([known.patch for known in (*without, candidate)])
        fresh = World(run.universe, settings.reductions, order)
        fresh.harness = run.instance(type, method)
        found = explore(fresh, fresh.harness, rest.budget(), judge.is_wrong, circles=judge.must_end)
        rest.note(found.stopped_by, len(found.parents))
        answer = HarnessAnswer(fresh, found, judge, Teller(program.own, fresh))
        answer.look()
        if found.complete and answer.verdict == "HOLDS":
            without.append(candidate)
    superfluous = [_rendered(candidate) for candidate in without]
    if rest.is_spent:
        limits = " and ".join(bound.kind for bound in rest.bounds)
        superfluous.append(Superfluous(f"the limit of {limits} was reached: there may be more that is not needed"))
    return tuple(superfluous)


def _candidates(program: Program, world: World, places: SourceLines) -> list[_Candidate]:
    """The operations that order others in the code that the harness has come by, the dearest first."""
    found: dict[Patch, _Candidate] = {}
    for method in world.universe.method_list:
        if method.code is not None and program.own.has(method.owner.assembly):
            for op in method.code.lowered.ops:
                for candidate in _of(op, CodePlace(method, op.offset), program.own, places):
                    found.setdefault(candidate.patch, candidate)
    return sorted(found.values(), key=lambda candidate: candidate.order)


def _of(op: Op, place: CodePlace, own: OwnCode, places: SourceLines) -> Iterator[_Candidate]:
    module, token = place.method.member
    spot = places.spot((place,))
    called = ordering_call(op)
    if called is not None:
        name = called.rpartition(".")[2]
        patch = Patch(token, op.offset, "omit", assembly=module)
        yield _Candidate(_COSTS[name], spot, patch, f"{called} is not needed")
    elif op.kind.is_of_field and op.arg[1] and own.has(op.arg[0].owner.assembly):
        slot = op.arg[0]
        patch = Patch(slot.definition.token, 0, "plain", assembly=slot.owner.module)
        yield _Candidate(_COSTS["field"], spot, patch, f"{slot.name} need not be volatile")


def _rendered(candidate: _Candidate) -> Superfluous:
    spot = candidate.spot
    if spot is None:
        return Superfluous(candidate.title)
    point = spot.point
    return Superfluous(candidate.title, spot.file, point.line, point.column, point.end_line, point.end_column)
