"""Missing locks by counterexamples: the fewest locks that rule out the runs seen so far are tried on the program, in
order first, until nothing goes wrong under the memory model either.

Fewer locks would leave one of the runs that were seen. What makes threads wait for ever is not tried again, nor with
more locks.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fencepost.machine.state.world import World
from fencepost.machine.values.order import Order
from fencepost.model.patch import Patch
from fencepost.repair.option import Option
from fencepost.repair.overlaps import Costs, Ranges, SeenAccesses, Trail
from fencepost.repair.proving import Repaired, Subject, patches_of
from fencepost.search.replay import replay
from fencepost.search.schedule import ScheduleError, Turn

MOST_ROUNDS = 40
MOST_LOCKS = 6
_MOST_SETS = 3000

Promises = Callable[[tuple[Patch, ...]], tuple[Turn, ...] | None]
"""Tells if the program with some changes keeps its other promises: a run that breaks one, () if there is none, None if
that is not known."""

LockClause = frozenset[frozenset[Option]]
Chosen = frozenset[Option]


class Locks:
    """Looks for the fewest locks that make a program right under a memory model."""

    def __init__(self, program: Subject, order: Order | None, ranges: Ranges, promises: Promises | None = None) -> None:
        self._program, self._order, self._ranges, self._promises = program, order, ranges, promises
        self._runs: list[tuple[SeenAccesses, Chosen]] = []
        self._refused: list[Chosen] = []
        self._unknown = False
        """True if the last locks are right in order, and a limit keeps it unknown what a model allows besides."""

    def fewest(self) -> Repaired | None:
        """The fewest locks; None if there are none, or they could not be proved."""
        chosen: Chosen = frozenset()
        for rounds in range(1, MOST_ROUNDS + 1):
            if self._holds(chosen):
                return Repaired(tuple(sorted(chosen)), rounds) if chosen else None
            if self._unknown and chosen and self._promises is None:
                return Repaired(tuple(sorted(chosen)), rounds, in_order=True)
            chosen = self._cheapest() or frozenset()
            if not chosen:
                return None
        return None

    def _holds(self, chosen: Chosen) -> bool:
        """True if nothing goes wrong with some locks. If something does, the run is remembered."""
        self._unknown = False
        for order in dict.fromkeys((None, self._order)):
            world = self._program.world(patches_of(tuple(sorted(chosen))), order)
            found = self._program.search(world, 0)
            wrong = self._program.wrong_run(found)
            if wrong is None:
                self._unknown = order is not None and not found.complete
                self._refused.append(chosen)
            elif wrong:
                self._note(world, wrong, chosen)
            if wrong != ():
                return False
        return self._promises is None or self._keeps(self._promises, chosen)

    def _keeps(self, promises: Promises, chosen: Chosen) -> bool:
        patches = patches_of(tuple(sorted(chosen)))
        kept = promises(patches)
        if kept is None:
            self._refused.append(chosen)
        elif kept:
            try:
                self._note(self._program.world(patches, self._order), kept, chosen)
            except ScheduleError:
                # The state was found with other methods in one piece, which may have more steps here.
                self._refused.append(chosen)
        return kept == ()

    def _note(self, world: World, turns: tuple[Turn, ...], chosen: Chosen) -> None:
        """Remembers a run that goes wrong. If the run ends because threads wait, the locks are only refused."""
        trail = Trail()
        fresh = world.unreduced(world.order)
        fresh.watch = trail.watch
        run = replay(fresh, world.harness, turns)
        if run.failure is None and run.standings:
            self._refused.append(chosen)
        else:
            self._runs.append((SeenAccesses(run, trail), chosen))

    def _cheapest(self) -> Chosen | None:
        for seen, _ in self._runs:
            seen.note(self._ranges)
        clauses = []
        for seen, tried in self._runs:
            clauses.append(frozenset([options for options in seen.clause(self._ranges) if not options <= tried]))
        return cheapest(clauses, self._refused, self._ranges)


def cheapest(clauses: Sequence[LockClause], refused: Sequence[Chosen], ranges: Costs) -> Chosen | None:
    """The cheapest set of options that contains all options of one set of every clause, whose changes do not overlap
    and that contains no refused set; None if there is none. After too many tries, the best so far."""
    best: list[tuple[int, Chosen]] = []
    seen: set[Chosen] = set()
    every = {option for clause in clauses for options in clause for option in options}
    costs = {option: ranges.cost(option) for option in every}

    def added(options: Chosen, chosen: Chosen) -> int:
        return sum([costs[option] for option in options if option not in chosen])

    def branch(chosen: Chosen) -> None:
        spent = sum([costs[option] for option in chosen])
        if chosen in seen or len(seen) > _MOST_SETS or len(chosen) > MOST_LOCKS:
            return
        seen.add(chosen)
        if any(some <= chosen for some in refused if some) or not ranges.are_apart(chosen):
            return
        open_ones = [clause for clause in clauses if not any(options <= chosen for options in clause)]
        if not open_ones:
            if not best or (spent, sorted(chosen)) < (best[0][0], sorted(best[0][1])):
                best[:] = [(spent, chosen)]
            return
        if not all(open_ones):
            return
        least = max(min(added(options, chosen) for options in clause) for clause in open_ones)
        if best and spent + least > best[0][0]:
            return
        for cost, options in sorted((added(options, chosen), sorted(options)) for options in min(open_ones, key=len)):
            if not best or spent + cost <= best[0][0]:
                branch(chosen | frozenset(options))

    branch(frozenset())
    return best[0][1] if best else None
