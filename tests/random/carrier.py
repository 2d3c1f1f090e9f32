"""Explores a program with the whole engine: its threads become the bodies of a compiled assembly's methods."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from fencepost.assembly.assembly import is_token
from fencepost.engine.programs.program import Program as Opened
from fencepost.engine.shared.settings import Settings
from fencepost.lowering.klass import MethodInstance
from fencepost.machine.state.local_state import Ended
from fencepost.model.code import Body
from fencepost.model.members import Method
from fencepost.properties.deadlock import stuck
from fencepost.search.atomic.calls import follow_calls
from fencepost.search.atomic.disturbances import disturbances
from fencepost.search.budget import Budget
from fencepost.search.endless import endless
from fencepost.search.explore import Exploration, explore
from fencepost.search.races import has_race
from fencepost.search.reductions import REDUCTIONS
from fencepost.search.replay import replay
from fencepost.search.schedule import from_text, schedule_along, step_between, to_text
from fencepost.search.space import CRASHED
from fencepost.search.standing import standings
from tests.random.cil import Writer
from tests.random.program import MOST_THREADS, Program
from tests.random.reference import Explored, Outcome

CARRIER = Path(__file__).parent / "bin" / "Debug" / "Carrier.dll"


class Movers(NamedTuple):
    """The threads whose bodies are proved to be movers, and those that are found not to be."""

    proved: frozenset[int]
    refuted: frozenset[int]


class Claimed(NamedTuple):
    """Outcomes, and threads whose whole bodies were proved atomic."""

    outcomes: set[Outcome]
    proved: frozenset[int]


class Carrier:
    """The assembly, opened once. What it names is known from the instructions that the compiler made."""

    def __init__(self) -> None:
        opened = self._opened = Opened(CARRIER)
        assembly = opened.assembly
        type = next(type for type in assembly.types() if type.name == "Carrier.Program")
        self._methods = {method.name: method for method in type.methods}
        self._instances = {name: opened.instance(type, method) for name, method in self._methods.items()}
        self._bodies: dict[int, Body] = {}
        self._tokens = dict(self._named(self._methods["Run"]))
        original = assembly.body

        def body(method: Method) -> Body | None:
            return self._bodies.get(method.token) or original(method)

        assembly.body = body  # type: ignore[method-assign]  # generated code takes the place of compiled code

    def _named(self, method: Method) -> Iterator[tuple[str, int]]:
        """What a method mentions by `Type::Member`, without signatures and generic arguments."""
        assembly = self._opened.assembly
        body = assembly.body(method)
        for instruction in body.instructions if body else ():
            if is_token(instruction.opcode) and isinstance(instruction.operand, int):
                name = assembly.token_text(instruction.operand).split(" : ")[0]
                start, _, rest = name.partition("<")
                yield start + rest[rest.rfind(">") + 1 :], instruction.operand

    def load(self, program: Program) -> MethodInstance:
        """Makes the assembly one that was compiled from this program; the method to explore."""
        assert len(program.threads) <= MOST_THREADS
        bodies = {"Run": Writer(self._tokens).main(program.code(0))}
        for number in range(len(program.threads)):
            bodies[f"T{number + 1}"] = Writer(self._tokens).thread(program.code(number + 1))
        self._bodies = {self._methods[name].token: body for name, body in bodies.items()}
        for instance in self._instances.values():
            instance.code = None
        return self._instances["Run"]

    def explore(
        self,
        program: Program,
        reduction: bool,
        most_states: int,
        model: str = "sc",
        renames: bool = False,
        without: tuple[str, ...] = (),
    ) -> Explored | None:
        """All outcomes, or None if there are more states than that; with `renames` names mean nothing. Of the
        reductions, if there are any, some are switched off."""
        harness = self.load(program)
        budget = Budget(most_states, megabytes=4096, seconds=600.0)
        settings = Settings(without=without if reduction else tuple(REDUCTIONS), model=model)
        world = self._opened.world(settings, harness)
        if renames:
            world.forget_names()
        found = explore(world, harness, budget)
        if found.stopped_by:
            return None
        return Explored(
            set(_outcomes(found)), len(found.parents), any(known.ends_elsewhere for known in endless(found))
        )

    def explore_without_race(self, program: Program, most_states: int, model: str) -> Explored | None:
        """All outcomes in order, or None if the program has a race that matters under the model, or too many states."""
        harness = self.load(program)
        world = self._opened.world(Settings(model=model), harness)
        ordered = world.in_order()
        ordered.later = world.order
        found = explore(ordered, harness, Budget(most_states, 4096, 600.0))
        return None if found.stopped_by or has_race(found) else Explored(set(_outcomes(found)), len(found.parents))

    def explore_claimed(self, program: Program, in_one_piece: frozenset[int], most_states: int) -> Claimed | None:
        """All outcomes, where the bodies of threads are methods that are to be atomic; some are never interrupted.

        Without any of those: which ones are proved by the pattern of their operations.
        """
        harness = self.load(program)
        threads = [self._instances[f"T{number + 1}"] for number in range(len(program.threads))]
        for number, instance in enumerate(threads):
            instance.claimed, instance.one_step = True, int(number in in_one_piece)
        try:
            settings = Settings(model="sc", without=("symmetry", "joins"))
            found = explore(self._opened.world(settings, harness), harness, Budget(most_states, 4096, 600.0))
            if found.stopped_by:
                return None
            members = [instance.member for instance in threads]
            kept = follow_calls(found) if not in_one_piece else None
            proved = [number for number, member in enumerate(members) if kept is not None and kept.keeps(member)]
            return Claimed(set(_outcomes(found)), frozenset(proved))
        finally:
            for instance in threads:
                instance.claimed, instance.one_step = False, 0

    def movers(self, program: Program, most_states: int) -> Movers | None:
        """Which threads' bodies are movers, and which are not, as far as either is known."""
        harness = self.load(program)
        threads = [self._instances[f"T{number + 1}"] for number in range(len(program.threads))]
        for instance in threads:
            instance.claimed = True
        try:
            settings = Settings(model="sc", without=("symmetry", "joins", "names"))
            found = explore(self._opened.world(settings, harness), harness, Budget(most_states, 4096, 600.0))
            if found.stopped_by:
                return None
            numbers = {instance.member: number for number, instance in enumerate(threads)}
            followed = follow_calls(found, frozenset(numbers))
            proved = {numbers[member] for member in followed.methods if followed.moves_by(member)}
            known = disturbances(found, followed, frozenset(numbers))
            return Movers(frozenset(proved), frozenset(numbers[member] for member in known))
        finally:
            for instance in threads:
                instance.claimed = False

    def replays(self, program: Program, model: str, most_states: int) -> Iterator[tuple[Outcome, Outcome | None]]:
        """Each value that the program returns, and what it returns when the schedule of that is followed."""
        harness = self.load(program)
        found = explore(self._opened.world(Settings(model=model), harness), harness, Budget(most_states, 4096, 600.0))
        space = found.space
        first: dict[Outcome, int] = {}
        for state in found.finals:
            local: Any = space.local_of(state, 0)
            if local.__class__ is Ended:
                first.setdefault(local.outcome or (), state)
        for value, state in first.items():
            text = to_text(schedule_along(*found.run_to(state)[:2]), space.world)
            world = self._opened.world(Settings(without=tuple(REDUCTIONS), model=model), harness)
            yield value, replay(world, harness, from_text(text)).outcome


def _outcomes(found: Exploration) -> Iterator[Outcome]:
    space = found.space
    for state in found.finals:
        local: Any = space.local_of(state, 0)
        stays = local.__class__ is not Ended or stuck(standings(space, state), is_program=True)
        yield ("deadlock",) if stays else ("returned", *local.outcome)
    for state in found.crashes:
        _, step = step_between(space, found.parents[state], state)
        failure = step.failure
        assert failure is not None
        assert state & CRASHED, f"the machine gives up: {failure}"
        yield (failure.kind if failure.kind == "assertion" else failure.type,)
