"""From opinions to the text for a user: an entry for every method, and findings for promises that are broken."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from msgspec.structs import replace

from fencepost.engine.atomicity.opinions import UNMOVED, Opinion
from fencepost.engine.judging.judge import Judgement
from fencepost.engine.shared.names import unit_name
from fencepost.engine.shared.source_lines import SourceSpot
from fencepost.engine.telling.findings import Teller, placed
from fencepost.lowering.klass import MethodInstance
from fencepost.lowering.running_marks import ONE_STEP
from fencepost.machine.state.local_state import Ended
from fencepost.machine.state.world import World
from fencepost.memory.loading import IN_ORDER, model_names
from fencepost.model.members import MemberKey
from fencepost.model.verdict import AtomicMethod, Finding, VerdictName
from fencepost.properties.atomicity import RULE
from fencepost.properties.outcome import outcome_text
from fencepost.search.atomic.actions import Action
from fencepost.search.atomic.disturbances import Disturbance
from fencepost.search.atomic.endings import CYCLE
from fencepost.search.explore import Exploration
from fencepost.search.replay import replay
from fencepost.search.schedule import schedule_along
from fencepost.search.shorten import fewest_switches
from fencepost.search.space import CRASHED, OVER
from fencepost.search.standing import number_in


class AtomicityTeller:
    """Describes the results about the methods of one harness, whose patterns one search has looked at."""

    def __init__(self, teller: Teller, world: World, found: Exploration, model: str) -> None:
        self._model = model
        self._teller, self._world, self._found = teller, world, found

    def entry(self, opinion: Opinion) -> AtomicMethod:
        method = self._method(opinion.member)
        spot = self._teller.places.first(method) if method is not None else None
        file, line = (spot.file, spot.point.line) if spot is not None else (None, None)
        verdict: VerdictName = "VIOLATED" if opinion.is_definite else "HOLDS" if opinion.by else "HOLDS_UP_TO"
        reason = None if verdict == "HOLDS" else self._reason(opinion)
        return AtomicMethod(self._name(opinion), verdict, opinion.by, reason, file, line)

    def finding(self, opinion: Opinion) -> Finding:
        """A broken promise, with a run that shows it."""
        promised = "a mover" if opinion.disturbed is not None else "atomic"
        text = f"{self._name(opinion)} is not {promised}{_under(opinion)}: {self._reason(opinion)}"
        world, found, path = self._shown(opinion)
        finding = _run(self._teller, world, found, path, text, self._method(opinion.member))
        if opinion.model == IN_ORDER:
            finding = replace(finding, also_under=tuple([name for name in model_names() if name != self._model]))
        finding = placed(finding, self._spot(opinion))
        return replace(finding, members=tuple(sorted({*finding.members, self._name(opinion)})))

    def _shown(self, opinion: Opinion) -> tuple[World, Exploration, list[int]]:
        """The states of a run that shows what is wrong."""
        if opinion.stuck is not None:
            return self._world, self._found, self._found.path(opinion.stuck.state)
        if opinion.harm is not None and opinion.harm.runs is not None:
            found = opinion.harm.runs.found
            return opinion.harm.runs.world, found, found.path(opinion.harm.state)
        if opinion.disturbed is not None:
            return self._world, self._found, self._one_after_the_other(opinion.disturbed)
        assert opinion.waits is not None
        return self._world, self._found, self._found.path(self._waiting(opinion))

    def _one_after_the_other(self, disturbed: Disturbance) -> list[int]:
        """A run in which the operation of the method comes first, and then the other one, if it still can."""
        path = self._found.path(disturbed.state)
        for action in (disturbed.action, disturbed.other):
            moves = self._found.space.moves(action.slot, path[-1]) if not path[-1] & OVER else ()
            path += [path[-1] + move for move in moves[:1]]
        return path

    def _waiting(self, opinion: Opinion) -> int:
        """A state in which a thread waits for a pulse inside a method."""
        assert opinion.waits is not None
        field = self._found.space.threads[opinion.waits.action.slot]
        return next(state for state in self._found.parents if number_in(field, state) == opinion.waits.local)

    # ---- words

    def _reason(self, opinion: Opinion) -> str:
        if opinion.stuck is not None:
            thread = self._world.slot_names[opinion.stuck.slot]
            if opinion.stuck.kind == CYCLE:
                return f"{thread} goes round in it for as long as no other thread does anything."
            return f"{thread} waits in it for ever."
        if opinion.waits is not None:
            spot = self._place(opinion.waits.action)
            where = f" at {spot}" if spot is not None else ""
            return f"it lets other threads in when it waits for a pulse{where}."
        if opinion.harm is not None:
            between = self._between(opinion) if opinion.model == IN_ORDER else ""
            return f"{between} {self._harm(opinion)}".lstrip()
        if opinion.disturbed is not None:
            first, second = self._place(opinion.disturbed.action), self._place(opinion.disturbed.other)
            what = _quoted(first) if first is not None else "what it does"
            other = _quoted(second) if second is not None else "what comes next"
            return f"{what} and {other} in another thread can both come next, and do not commute."
        if opinion.unknown == UNMOVED:
            return "possibly not a mover: not all that it does is known to commute with what other threads do."
        possible = "possibly not atomic: " if opinion.broken is not None else ""
        return f"{possible}{self._between(opinion)} {_UNKNOWN.get(opinion.unknown, _LIMIT)}".lstrip()

    def _between(self, opinion: Opinion) -> str:
        """The two operations between which others can come, and the actions of those others."""
        if opinion.broken is None:
            return ""
        at = opinion.broken.at
        first = self._place(at.committed) if at.committed is not None else None
        second = self._place(at.action)
        others = [spot for other in opinion.broken.others if (spot := self._place(other)) is not None]
        what = f"{_quoted(others[0])} in another thread" if others else "another thread"
        if first is None or second is None:
            return f"{what} can interrupt it."
        if first == second:
            return f"{what} can come into the middle of {_quoted(second)}."
        return f"{what} can come between {_quoted(first)} and {_quoted(second)}."

    def _harm(self, opinion: Opinion) -> str:
        """Describes the result that a run has only if another thread interrupts the method."""
        harm = opinion.harm
        assert harm is not None
        assert harm.runs is not None
        if harm.state & CRASHED:
            return "Then the program fails, as it does in no order of uninterrupted calls."
        local = harm.runs.found.space.started(harm.state, 0)
        outcome = (local.outcome or ()) if isinstance(local, Ended) else ()
        if outcome and outcome not in harm.outcomes:
            return f"The harness returns ({outcome_text(outcome)}), as it does after no order of uninterrupted calls."
        return "What its calls return or leave in memory, no order of uninterrupted calls does."

    def _spot(self, opinion: Opinion) -> SourceSpot | None:
        """The operation that does not fit, or the beginning of the method."""
        waits, broken, disturbed = opinion.waits, opinion.broken, opinion.disturbed
        action = waits.action if waits is not None else broken.at.action if broken is not None else None
        action = disturbed.action if disturbed is not None else action
        spot = self._place(action) if opinion.stuck is None else None
        method = self._method(opinion.member)
        return spot or (self._teller.places.first(method) if method is not None else None)

    def _place(self, action: Action | None) -> SourceSpot | None:
        return self._teller.places.spot(action.places) if action is not None else None

    def _method(self, member: MemberKey) -> MethodInstance | None:
        methods = self._world.universe.method_list
        return next((m for m in methods if m.claimed and m.member == member), None)

    def _name(self, opinion: Opinion) -> str:
        method = self._method(opinion.member)
        return unit_name(method.definition) if method is not None else "?"


_UNKNOWN = {
    "library": "What runs leave differs only inside objects of the library.",
    "unsupported": "Not all that it does could be explored.",
}
_LIMIT = "A limit was reached before that was decided."


def _under(opinion: Opinion) -> str:
    return f" under {opinion.model} (in order it is)" if opinion.model != IN_ORDER else ""


def _quoted(spot: SourceSpot) -> str:
    return f"`{spot.code}` ({spot})" if spot.code else str(spot)


@contextmanager
def _interruptible(world: World) -> Iterator[None]:
    """All claimed methods can be interrupted."""
    methods = world.universe.method_list
    in_one_piece = [method for method in methods if method.claimed and method.one_step == ONE_STEP]
    for method in in_one_piece:
        method.one_step = 0
    try:
        yield
    finally:
        for method in in_one_piece:
            method.one_step = ONE_STEP


def _run(
    teller: Teller, world: World, found: Exploration, path: list[int], text: str,
    method: MethodInstance | None,
) -> Finding:  # fmt: skip
    """The finding for a run through these states. In its replay, as in the program, every method can be interrupted."""
    turns = schedule_along(found.space, fewest_switches(found.space, path))
    fresh = world.unreduced(world.order)
    with _interruptible(world):
        run = replay(fresh, world.harness, turns)
    return teller.of(fresh).finding(run, turns, Judgement(RULE.name, text=text, at=method))
