"""Takes down the states that a search has come for, and ends a search that wants one error at the first.

A search without a judge wants all states, and takes down those that have no next one. One with a judge ends at the
first state that the judge calls wrong, or in which threads wait in a circle.

A thread may have guessed what a pending read returns, and the guess may never come true. Until it does, a state may be
no state of the program, so it is not judged: if the guess does come true, a later state shows the same.
"""

from __future__ import annotations

from fencepost.machine.values.errors import RestartError
from fencepost.search.circles import Waits, may_be_interrupted, waiting_for_circle
from fencepost.search.exploration import Exploration, MustEnd, StateJudge
from fencepost.search.space import CRASHED, LEFT_OUT
from fencepost.search.ticking import look_at_end


class EnoughError(Exception):
    """A search that wants one error has taken one down."""


class Referee:
    """The referee of one search. The `see_` methods are called with each state that has what they name; they raise an
    `EnoughError` when the search is over.

    `wants_one`: the search ends at the first error. `watches`: it also ends at a circle of threads.
    """

    def __init__(self, found: Exploration, judge: StateJudge | None, must_end: MustEnd | None) -> None:
        order = found.space.world.order
        self.wants_one = judge is not None
        self.watches = self.wants_one and must_end is not None
        self._found = found
        self._space = found.space
        self._judge = judge
        self._must_end = must_end
        self._guesses = order is not None and order.delays_reads

    # ---- what the search comes to

    def see_failure(self, state: int) -> None:
        """The program has failed in a state, or the machine cannot go on; or the run does not count."""
        if state & LEFT_OUT:
            self._found.left_out.append(state)
        elif not self._is_guessing(state):
            self._found.crashes.append(state)
            if self._judge is not None and state & CRASHED and self._judge(self._space, state):
                self.end()

    def see_end(self, state: int) -> None:
        """Judges a state in which no thread moves."""
        if self._is_guessing(state):
            return
        self._found.finals.append(state)
        if self._space.world.awaits_ticks:
            self.settle()
            look_at_end(self._found, state)
        if self._judge is not None and self._judge(self._space, state):
            self.end()

    def see_waits(self, waits: Waits, state: int) -> None:
        """Threads wait for other threads in a state in which some thread moves."""
        if len(waits) > 1 and self.has_circle(waits, state):
            self.settle()
            self._found.circles.append(state)
            raise EnoughError

    def see_way(self, way: list[int]) -> None:
        """A way to a wrong state has been found apart from the search."""
        self.settle()
        self._found.add(way)
        raise EnoughError

    def end(self) -> None:
        """Ends the search at a state that has been taken down."""
        self.settle()
        raise EnoughError

    def settle(self) -> None:
        """Starts the search again if a guess was refuted, because the way to a state is found again only with the
        guesses that led there."""
        if self._space.world.guesses.dirty:
            raise RestartError

    # ---- what is wrong

    def is_wrong(self, state: int) -> bool:
        """True of a state without a next one in which something is wrong."""
        if state & LEFT_OUT or self._is_guessing(state):
            return False
        # Whether a further tick would help is asked of states to which a way is known.
        if self._judge is None or (self._space.world.awaits_ticks and not state & CRASHED):
            return False
        return self._judge(self._space, state)

    def has_circle(self, waits: Waits, state: int) -> bool:
        """True if threads wait in a circle that keeps one from ending which must end."""
        must_end, space = self._must_end, self._space
        if must_end is None or self._is_guessing(state):
            return False
        if not any(must_end(space, state, slot) for slot in waiting_for_circle(waits)):
            return False
        return not may_be_interrupted(space)

    def _is_guessing(self, state: int) -> bool:
        return self._guesses and self._space.is_guessing(state)
