"""Asks the properties about states of a search and about runs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, NamedTuple, Protocol

from fencepost.engine.judging.deviations import uses_deviating
from fencepost.engine.judging.specification import Specification
from fencepost.lowering.klass import MethodInstance
from fencepost.machine.state.world import World
from fencepost.model.waits import Standing
from fencepost.properties import is_wrong, judged
from fencepost.properties.deadlock import harmful_circle, must_end
from fencepost.properties.outcome import Expectation, is_forbidden, outcome_text
from fencepost.properties.rule import ThreadFailure
from fencepost.search.budget import Budget
from fencepost.search.endless import Future, Round, ends_of_threads, futures
from fencepost.search.ends import has_end
from fencepost.search.explore import explore
from fencepost.search.loops import ending
from fencepost.search.replay import Replayed
from fencepost.search.space import CRASHED, Space, is_over
from fencepost.search.standing import is_background_in, outcomes_of, standings

_MOST_FUTURES = 50_000


class Judgement(NamedTuple):
    """A rule that is broken, by its name, and the threads that break it by waiting.

    `text` is the message where the judge knows it best, `at` the method that it is about.
    """

    rule: str
    threads: tuple[Standing, ...] = ()
    text: str = ""
    at: MethodInstance | None = None


class Judges(Protocol):
    """The questions that a search, and the answer made of it, ask about states and runs."""

    def is_wrong(self, space: Space, state: int) -> bool: ...

    def has_circle(self, threads: tuple[Standing, ...]) -> bool: ...

    def judge(self, run: Replayed, known: Round | None = None) -> Judgement | None: ...


class Judge:
    """Judges one harness. A `Main` is a program: its process lasts as long as its foreground threads. A test's runner
    goes on as soon as the test has returned."""

    def __init__(
        self, expectations: Sequence[Expectation] = (), is_program: bool = False,
        specification: Specification | None = None,
    ) -> None:  # fmt: skip
        self._expected = _Expected(expectations, is_program, specification)
        self._is_program = is_program

    def is_wrong(self, space: Space, state: int) -> bool:
        """True if the program has failed in a state, or no thread can move in it and it is not a good end."""
        if is_over(state):
            return bool(state & CRASHED)
        return is_wrong(_EndOfState(space, state, self._expected))

    def has_circle(self, threads: tuple[Standing, ...]) -> bool:
        """True if threads wait for each other for ever, and a thread that must end is kept from it by that."""
        return bool(harmful_circle(threads, self._is_program))

    def must_end(self, space: Space, state: int, slot: int) -> bool:
        """True if it is wrong that a thread does not end."""
        return must_end(slot, is_background_in(space, state, slot), self._is_program)

    def judge(self, run: Replayed, known: Round | None = None) -> Judgement | None:
        """The judgement of a run that goes wrong; `known` is what its search knows of the states from which it gets
        nowhere."""
        found = judged(_EndOfRun(run, known, self._expected))
        if found is not None:
            rule, broken = found
            return Judgement(rule.name, *broken)
        return Judgement(run.failure.kind) if run.failure is not None else None


class _Expected(NamedTuple):
    """What is expected of the end of a run."""

    expectations: Sequence[Expectation]
    is_program: bool
    specification: Specification | None


class _EndOfState:
    """A state in which no thread can move: nothing follows."""

    failure: ThreadFailure | None = None
    never: frozenset[int] | None = None
    ends_elsewhere = lonely = False

    def __init__(self, space: Space, state: int, expected: _Expected) -> None:
        self._space, self._state = space, state
        self._expected = expected
        self.is_program = expected.is_program

    @cached_property
    def threads(self) -> tuple[Standing, ...]:
        """The threads that have not ended; no threads if further ticks of a periodic timer may let them go on."""
        return () if self._state in self._space.undecided else standings(self._space, self._state)

    @cached_property
    def forbidden(self) -> tuple[Any, ...] | None:
        """An outcome that there must not be."""
        wanted = self._expected.expectations
        if not wanted:
            return None
        found = outcomes_of(self._space, self._state)
        return next((one for one in found if is_forbidden(one, wanted)), None)

    @property
    def forbidden_text(self) -> str:
        return outcome_text(self.forbidden or ())

    @cached_property
    def unallowed(self) -> tuple[Any, ...] | None:
        """An outcome that the specification does not have."""
        specification = self._expected.specification
        if specification is None:
            return None
        found = outcomes_of(self._space, self._state)
        return next((one for one in found if not specification.allows(one)), None)

    @property
    def unspecified(self) -> str:
        return self.sentence(outcome_text(self.unallowed or ()))

    def sentence(self, text: str) -> str:
        """What is wrong with an outcome that the specification does not have, given how the source writes it."""
        specification, value = self._expected.specification, self.unallowed
        return specification.sentence(value, text) if specification is not None and value is not None else ""

    @property
    def harness(self) -> Any:
        return self._space.harness


class _EndOfRun:
    """The end of a run. States that can follow are searched for when a rule asks."""

    def __init__(self, run: Replayed, known: Round | None, expected: _Expected) -> None:
        self._run, self._known = run, known
        self._state = _EndOfState(run.space, run.state, expected)
        self.failure: ThreadFailure | None = run.failure
        self.threads = run.standings
        self.is_program = expected.is_program

    @property
    def forbidden(self) -> tuple[Any, ...] | None:
        return self._state.forbidden if self._run.outcome is not None else None

    @property
    def forbidden_text(self) -> str:
        """The outcome as C# writes it, if it is what the harness has returned; else as attributes write it."""
        returned = self.forbidden == self._run.outcome and self._run.observed
        return returned or self._state.forbidden_text

    @property
    def unspecified(self) -> str:
        value = self._state.unallowed if self._run.outcome is not None else None
        if value is None:
            return ""
        returned = self._run.observed if value == self._run.outcome else ""
        return self._state.sentence(returned or outcome_text(value))

    @property
    def harness(self) -> Any:
        return self._run.space.harness

    @cached_property
    def _future(self) -> Future | None:
        return futures(self._run.space, self._run.state, _MOST_FUTURES)

    @property
    def never(self) -> frozenset[int] | None:
        if self._known is not None:
            return self._known.never
        return self._future.never if self._future is not None else None

    @cached_property
    def _round(self) -> Round:
        """The knowledge about the states from which the run gets nowhere."""
        if self._known is not None or self._future is None:
            return self._known or Round(self._run.state, frozenset(), False)
        return _end_elsewhere(self._run, Round(self._run.state, self._future.never, False), self._future)

    @property
    def ends_elsewhere(self) -> bool:
        return self._round.ends_elsewhere

    @property
    def lonely(self) -> bool:
        return self._round.lonely


def _end_elsewhere(run: Replayed, known: Round, future: Future) -> Round:
    """Finds out, by a search of some states in order, if other runs end or leave the loop in which this run goes round
    for ever. The world of this run learns which cells the other runs change."""
    world = run.space.world
    if uses_deviating(world):
        return known
    ordered = World(world.universe, world.reductions)
    ordered.harness, ordered.sites = world.harness, world.sites
    found = explore(ordered, ordered.harness, Budget(_MOST_FUTURES))
    world.guesses.changing |= ordered.guesses.changing
    if uses_deviating(ordered):
        return known
    if has_end(found):
        return known._replace(ends_elsewhere=future.complete)
    leaves = future.complete and ends_of_threads(run.space, future.states, future.never, ending(found.space))
    return known._replace(ends_elsewhere=leaves, lonely=found.complete)
