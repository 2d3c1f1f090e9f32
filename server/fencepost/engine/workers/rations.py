"""What the candidates of one assembly may explore together, counted in states: any machine tries the same ones.

Each candidate has a small share first, in the order of ranks. Those that have used it up have a larger one afterwards.
A candidate has its turn if all before it have left something. Candidates may be tried at once: an answer counts only if
that was so.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from fencepost.model.verdict import Unit

SHARES = 20_000, 160_000
"""How many states one candidate may explore in its first turn, and in its second one."""

_LEAST = 500
"""Opening a type and making objects is worth so many states."""


class RationTurn(NamedTuple):
    """A candidate by its number, and how many states it may explore."""

    number: int
    states: int


class Ration:
    """The turns of some candidates, which may explore so many states together; the first one is tried anyway."""

    def __init__(self, states: int, numbers: Sequence[int]) -> None:
        self._left = max(states, 1)
        self._turns = [RationTurn(number, SHARES[0]) for number in numbers]
        self._answers: dict[int, Unit | None] = {}
        self._cut: dict[int, Unit] = {}
        self._asked = self._settled = 0

    def next(self) -> RationTurn | None:
        """The next turn; None if there is none now."""
        if self._left <= 0 or self._asked == len(self._turns):
            return None
        self._asked += 1
        return self._turns[self._asked - 1]

    @property
    def is_done(self) -> bool:
        return self._settled == len(self._turns)

    def answer(self, turn: RationTurn, unit: Unit | None) -> None:
        """The verdict of a turn; None if the candidate is given up."""
        self._answers[self._turns.index(turn)] = unit

    def settled(self) -> Iterator[tuple[int, Unit | None]]:
        """The candidates that have no turn any more, with their verdicts; None for those that have had no turn."""
        while self._settled < len(self._turns):
            turn = self._turns[self._settled]
            if self._left > 0 and self._settled not in self._answers:
                return
            unit = self._answers.get(self._settled) if self._left > 0 else self._cut.pop(turn.number, None)
            self._settled += 1
            if self._left > 0 and unit is not None:
                self._left -= max(unit.states, _LEAST)
                if turn.states < SHARES[-1] and _is_cut(unit):
                    self._cut[turn.number] = unit
                    self._enlarge()
                    continue
            self._enlarge()
            yield turn.number, unit

    def _enlarge(self) -> None:
        """Once all have had their first turn, those that were cut have a larger one."""
        if self._settled == len(self._turns) and self._cut and self._turns[-1].states < SHARES[-1]:
            self._turns += [RationTurn(number, SHARES[-1]) for number in self._cut]


class Rations:
    """The turns of the candidates of several assemblies. Who waits for a turn gets it as soon as there is one."""

    def __init__(self, shares: Sequence[tuple[int, Sequence[int]]]) -> None:
        self._rations = [Ration(states, numbers) for states, numbers in shares]
        self._given: dict[RationTurn, Ration] = {}
        self._changed = asyncio.Condition()
        self.count = sum([len(numbers) for _, numbers in shares])

    async def next(self) -> RationTurn | None:
        """The next turn, None when there are no more."""
        async with self._changed:
            while not all(ration.is_done for ration in self._rations):
                for ration in self._rations:
                    if (turn := ration.next()) is not None:
                        self._given[turn] = ration
                        return turn
                await self._changed.wait()
            return None

    async def answer(self, turn: RationTurn, unit: Unit | None) -> list[tuple[int, Unit | None]]:
        """Ends a turn; the candidates that have none any more because of that, as of `Ration.settled`."""
        async with self._changed:
            ration = self._given[turn]
            ration.answer(turn, unit)
            self._changed.notify_all()
            return list(ration.settled())


def _is_cut(unit: Unit) -> bool:
    return not unit.findings and any(bound.kind == "states" for bound in unit.bounds)
