"""Tells if one more tick of a periodic timer could let a program that is stuck go on.

A search explores a few ticks of each timer (`World.ticks`); a thread stands for those that come after them, and waits.
A program that gets nowhere while such a thread waits may only lack a tick. So its run is followed again with timers
that fire for ever (`World.ticks_on`), one further callback after the other:

- No end is reached, and only finitely many states: then ticks help no thread, and the search goes on as if there were
  none.
- Else the search begins again with one tick more. At the most that are explored, what is wrong in the state is left
  open (`Space.undecided`), which is a bound.

Threads that wait in a circle for each other need no such look: no tick lets any of them move.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fencepost.lowering.klass import MethodInstance
from fencepost.lowering.mains import is_main
from fencepost.machine.state.guesses import MOST_TICKS
from fencepost.machine.values.errors import RestartError
from fencepost.model.waits import Standing
from fencepost.search.circles import may_be_interrupted, waiting_for_circle
from fencepost.search.endless import endless, futures
from fencepost.search.ends import LeftOpenError
from fencepost.search.exploration import Exploration
from fencepost.search.replay import replay
from fencepost.search.schedule import ScheduleError, schedule_along
from fencepost.search.space import Space
from fencepost.search.standing import standings
from fencepost.search.worlds import following, ticking

if TYPE_CHECKING:
    from fencepost.machine.step import HarnessOrTrial

_MOST_FOLLOWED = 500
_MOST_LOOKS = 20
"""The most states that are looked at in one search. As soon as one is left open, further ones are left open, too."""


def look_at_end(found: Exploration, state: int) -> None:
    """Looks at a state in which nothing moves."""
    threads = standings(found.space, state)
    if awaits_tick(threads) and _is_kept(found.space.world.harness, threads):
        _look(found, state, threads)


def look_at_rounds(found: Exploration) -> None:
    """Looks at the states of a complete search in which threads go round for ever."""
    try:
        for known in endless(found):
            threads = standings(found.space, known.state)
            if awaits_tick(threads):
                _look(found, known.state, threads)
    except LeftOpenError:
        pass  # the answer asks the same, and tells of the limit


def awaits_tick(threads: tuple[Standing, ...]) -> bool:
    """True if one of the threads waits for further ticks."""
    return any(thread.wait is not None and thread.wait.kind == "tick" for thread in threads)


def _is_kept(harness: HarnessOrTrial, threads: tuple[Standing, ...]) -> bool:
    """True if a thread that should have ended is still there."""
    if not isinstance(harness, MethodInstance):
        return False  # what a trial does is compared with what its serial runs do, which have as many ticks
    is_program = is_main(harness.definition)
    return any(thread.slot == 0 or (is_program and not thread.background) for thread in threads)


def _look(found: Exploration, state: int, threads: tuple[Standing, ...]) -> None:
    space, world = found.space, found.space.world
    waits = {thread.slot: thread.wait.whom for thread in threads if thread.wait is not None and thread.wait.whom >= 0}
    if waiting_for_circle(waits) and not may_be_interrupted(space):
        return
    if len(space.undecided) < _MOST_LOOKS and _ticks_help_nobody(found, state):
        return
    if world.guesses.ticks < MOST_TICKS:
        world.guesses.ticks += 1
        raise RestartError
    world.full["ticks"] = MOST_TICKS
    space.undecided.add(state)


def _ticks_help_nobody(found: Exploration, state: int) -> bool:
    world = found.space.world
    with world.looked_further():
        space, path, _ = found.run_to(state)
        schedule = schedule_along(space, path)
    learnt = following(world)
    while True:
        tried = ticking(world, learnt)
        try:
            run = replay(tried, world.harness, schedule)
            return _goes_round(run.space, run.state)
        except RestartError:
            if not learnt.guesses.learn_changes(tried.guesses):
                return False
        except ScheduleError:
            return False


def _goes_round(space: Space, state: int) -> bool:
    """True if a state leads to no end, or no thread moves in it although timers fire."""
    if not space.enabled(state):
        return True
    future = futures(space, state, _MOST_FOLLOWED)
    return future is not None and future.complete
