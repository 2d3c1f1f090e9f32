"""Explores the serial runs of a harness, or of its reference, and collects what they show.

An operation in one piece is a region of the machine: one step, in which no other thread moves. So the runs in order of
a universe whose operations are all in one piece are the serial runs. A call that cannot end in one piece is not made
until it can: it waits outside, as a call does that comes later.
"""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from fencepost.engine.answers.answer import HarnessAnswer
from fencepost.engine.judging.judge import Judge
from fencepost.engine.judging.specification import Specification, SpecifiedOutcome, specification_of
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.decorations import Decorations
from fencepost.engine.shared.names import matching, unit_name
from fencepost.engine.shared.settings import Settings
from fencepost.engine.specified.asked import AskedSpecification
from fencepost.engine.specified.operations import Operations, operations
from fencepost.engine.specified.orders import order_of_calls
from fencepost.engine.telling.findings import Teller
from fencepost.lowering.kinds import Kind
from fencepost.lowering.klass import Klass
from fencepost.lowering.mains import is_main
from fencepost.lowering.universe import Universe, UnsupportedError
from fencepost.machine.state.local_state import Running
from fencepost.memory.loading import IN_ORDER
from fencepost.model.members import Method, Type
from fencepost.model.verdict import Bound, Unsupported
from fencepost.properties.deadlock import RULE as DEADLOCK
from fencepost.search.budget import Budget
from fencepost.search.exploration import Exploration
from fencepost.search.explore import explore

_MOST_ORDERS = 60
"""The calls of so many serial runs are told in their order."""


class Mined(NamedTuple):
    """A specification; or why there is none. The serial runs have asked the program in a universe of their own."""

    specification: Specification | None = None
    bounds: tuple[Bound, ...] = ()
    unsupported: tuple[Unsupported, ...] = ()
    assumed: tuple[str, ...] = ()
    universe: Universe | None = None


NOTHING_MINED = Mined()


def mined(
    program: Program, type: Type, method: Method, asked: AskedSpecification, settings: Settings, budget: Budget,
    besides: Decorations,
) -> Mined:  # fmt: skip
    """The specification that a harness is judged against. What fails besides, `besides` remembers."""
    if method.signature.parameters:
        return Mined(unsupported=(Unsupported("a test with rows has several specifications, one for each row"),))
    if asked.reference:
        found = _reference(program, type, asked.reference)
        if isinstance(found, str):
            return Mined(unsupported=(Unsupported(found),))
        type, method = found
    run = program.renewed()
    in_one_piece = operations(program)
    run.universe.claimed = run.universe.uninterrupted = in_one_piece.members
    try:
        return _explored(run, type, method, asked, settings, budget, in_one_piece, besides)
    except UnsupportedError as problem:
        return Mined(unsupported=(Unsupported(f"its serial runs: {problem}"),), universe=run.universe)


def _reference(program: Program, type: Type, name: str) -> tuple[Type, Method] | str:
    """The method that is the reference; what is wrong with its name, if there is not just one."""
    in_type = [(type, one) for one in type.methods if one.name == name and not one.signature.parameters]
    found = in_type or list(program.units(matching(name)))
    if len(found) == 1:
        return found[0]
    count = "no method" if not found else f"{len(found)} methods"
    return f"{count} without parameters could be the reference {name!r} of its specification; name one in full"


def _explored(
    run: Program, type: Type, method: Method, asked: AskedSpecification, settings: Settings, budget: Budget,
    in_one_piece: Operations, besides: Decorations,
) -> Mined:  # fmt: skip
    """The observations of all serial runs of a method, whose operations are in one piece in this universe."""
    world = run.world(settings._replace(model=IN_ORDER), run.instance(type, method))
    searched = explore(world, world.harness, budget)
    teller = Teller(run.own, searched.space.world, besides)
    answer = HarnessAnswer(searched.space.world, searched, Judge((), is_main(method)), teller)
    answer.look()
    answer.add_outcomes()
    bounds, unsupported = tuple(answer.bounds), tuple(answer.unsupported)
    if why := _why_not_in_one_piece(answer):
        unsupported = (*unsupported, Unsupported(why))
    if asked.reference and answer.findings:
        text = f"the reference {asked.reference} goes wrong itself: {answer.findings[0].message}"
        unsupported = (*unsupported, Unsupported(text))
    called = [one for one in run.universe.method_list if one.claimed and one.one_step and one.code is not None]
    if not called and not asked.reference:
        text = "its specification has no operations: mark a type [ThreadSafe], or methods [Operation], that it calls"
        unsupported = (*unsupported, Unsupported(text))
    if bounds or unsupported:
        return Mined(bounds=bounds, unsupported=unsupported, universe=run.universe)
    outcomes = [
        SpecifiedOutcome(one.value, _calls_of(searched, one.schedule, besides) if at < _MOST_ORDERS else ())
        for at, one in enumerate(answer.outcomes)
    ]
    reached = {one.member for one in run.universe.method_list if one.code is not None}
    unfollowed = [one for key, one in in_one_piece.unfollowed if key in reached]
    assumed = tuple([f"{unit_name(one)} is not one call: it goes on after it has returned" for one in unfollowed])
    assumed = (*assumed, *[f"{one} {_LETS_IN}" for one in _waiting_in(searched)])
    if _is_opaque(world.harness.returns):
        assumed = (*assumed, "of what the test returns, only the type is observed; return its parts as a tuple")
    return Mined(specification_of(outcomes, asked.reference), assumed=assumed, universe=run.universe)


def _calls_of(searched: Exploration, schedule: str, besides: Decorations) -> tuple[str, ...]:
    """The calls of a serial run; none if they cannot be told."""
    return besides.attempt("order", partial(order_of_calls, searched.space.world, schedule), ())


def _why_not_in_one_piece(answer: HarnessAnswer) -> str:
    """Why some serial runs are not known: a call waits for threads that it has started itself, and is never made. What
    such runs show is no measure."""
    if any(finding.property == DEADLOCK.property for finding in answer.findings):
        return "its serial runs: a call waits for ever, perhaps for threads that it starts itself"
    return ""


def _waiting_in(searched: Exploration) -> list[str]:
    """The operations in the middle of which a thread waits for a pulse, and lets others in."""
    found: dict[str, None] = {}
    for thread in searched.space.threads:
        for local in thread.states:
            frames = local.frames if isinstance(local, Running) else ()
            method = frames[0].code.method if frames else None
            if method is not None and (method.owner.name, method.name) == _WAIT:
                outer = [frame.code.method for frame in frames]
                found |= dict.fromkeys(unit_name(one.definition) for one in outer if one.claimed and one.one_step)
    return list(found)


_LETS_IN = "waits in the middle: other calls come in, and what it has done before counts"
_WAIT = ("System.Threading.Monitor", "Wait")


def _is_opaque(klass: Klass) -> bool:
    """True for a type of which an observation has no more than the name."""
    if klass.generic in _TASKS:
        return any(map(_is_opaque, klass.arguments))
    if klass.generic.startswith(_TUPLE):
        return any(_is_opaque(one) or one.generic.startswith(_TUPLE) for one in klass.arguments)
    plain = klass.kind in (Kind.I4, Kind.I8, Kind.NATIVE, Kind.F4, Kind.F8, Kind.VOID)
    return not (plain or klass.is_enum or klass.nullable is not None or klass.name in _PLAIN)


_TUPLE = "System.ValueTuple`"
_TASKS = tuple(f"System.Threading.Tasks.{name}`1" for name in ("Task", "ValueTask"))
_PLAIN = {"System.String", "System.Decimal", *(f"System.Threading.Tasks.{name}" for name in ("Task", "ValueTask"))}
