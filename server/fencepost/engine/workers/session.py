"""Checks many units in workers: small ones first, and none for long before each has had its turn.

Every unit gets a short try before any unit gets a long one. A try that a limit or a lack of repairs has made poorer is
not final, and is never cached. What all tries of a unit take together keeps the limit of one.

Candidates of the screening come when all other units are answered (`rations`).
"""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Sequence
from typing import NamedTuple, Protocol

from msgspec.structs import replace

from fencepost.engine.shared.messages import Answer, Changed, Done, Early, Interim, MistakeAnswer, Progress
from fencepost.engine.shared.settings import Settings
from fencepost.engine.workers.limits import ExceededError, tries_seconds, unit_seconds
from fencepost.engine.workers.pool import Pool
from fencepost.engine.workers.processes import KilledWorkerError, LostWorkerError
from fencepost.engine.workers.rations import Rations
from fencepost.engine.workers.wanted import Before, Explored, Wanted, mistaken, unfinished, unreached
from fencepost.model.verdict import Unit
from fencepost.search.budget import Budget

_FIRST_STATES, _FIRST_SECONDS = 20_000, 2.0
_GROWTH = 8
_LAST = 100
"""After so many tries, a unit has no smaller limits any more."""


class SessionListener(Protocol):
    """A session notifies it of units, by their places in the session's list. A unit starts at 0 states."""

    def progressed(self, index: int, progress: Progress) -> None: ...

    def found(self, index: int, unit: Unit) -> None:
        """A verdict that stands, while its unit is still looked at."""

    def answered(self, index: int, unit: Unit, final: bool) -> None: ...

    def changed(self, index: int) -> None: ...

    def needless(self, index: int) -> None:
        """A candidate is left out, because a harness has explored it."""


class _Turn(NamedTuple):
    """A unit that waits: how often it was stopped early, how soon it is wanted, how large it looks, where it stands."""

    tries: int
    rank: int
    size: int
    place: int


class Session:
    """One list of units. `check` ends when all are answered; cancelled, it ends the workers that are busy with it. What
    was known `before` is not asked again."""

    def __init__(
        self, pool: Pool, wanted: Sequence[Wanted], listener: SessionListener, before: Before | None = None
    ) -> None:
        self._pool = pool
        self._wanted = wanted
        self._listener = listener
        self._turns = [
            _Turn(0, unit.rank, unit.planned.size, at) for at, unit in enumerate(wanted) if not _is_screened(unit)
        ]
        heapq.heapify(self._turns)
        self._open = len(self._turns)
        before = before or Before(Explored(), {})
        self._explored, self._tried = before.explored, dict(before.tried)
        self._dropped: set[int] = set()
        self._running: dict[int, asyncio.Task[Answer]] = {}
        self._spent: dict[int, float] = {}

    async def check(self) -> None:
        async with asyncio.TaskGroup() as group:
            for _ in range(min(self._pool.jobs, self._open)):
                group.create_task(self._work())
        async with asyncio.TaskGroup() as group:
            candidates = self._candidates()
            for _ in range(min(self._pool.jobs, candidates.count)):
                group.create_task(self._try(candidates))

    def drop(self, index: int) -> None:
        """Gives one unit up: it is not answered any more."""
        self._dropped.add(index)
        waiting = [turn for turn in self._turns if turn.place != index]
        if len(waiting) < len(self._turns):
            self._open -= 1
            self._turns = waiting
            heapq.heapify(self._turns)
        elif index in self._running:
            self._running[index].cancel()

    async def _work(self) -> None:
        while self._turns:
            turn = heapq.heappop(self._turns)
            wanted = self._wanted[turn.place]
            spent = self._spent.get(turn.place, 0.0)
            least = smaller_settings(wanted.settings, turn.tries, spent) if self._open > self._pool.jobs else None
            answer = await self._answer(turn.place, wanted, least)
            if answer is None:
                self._open -= 1
            else:
                self._report(turn, answer)

    async def _answer(self, place: int, wanted: Wanted, least: Settings | None) -> Answer | None:
        """The answer of a worker; None if the unit is given up meanwhile."""
        task = self._running[place] = asyncio.create_task(self._ask(place, wanted, least))
        try:
            await asyncio.wait([task])
        except asyncio.CancelledError:
            task.cancel()
            await asyncio.wait([task])
            raise
        finally:
            del self._running[place]
        return None if task.cancelled() else task.result()

    def _report(self, turn: _Turn, answer: Answer) -> None:
        final = not isinstance(answer, Done) or answer.final
        if final:
            self._open -= 1
        else:
            # What lacks nothing but repairs has no use for another short try.
            tries = _LAST if isinstance(answer, Done) and answer.unit.findings else turn.tries + 1
            heapq.heappush(self._turns, turn._replace(tries=tries))
        unit = self._unit(turn.place, answer)
        if unit is not None:
            self._listener.answered(turn.place, unit, final)
            if final:
                self._explored.add(self._wanted[turn.place].planned, unit)

    def _unit(self, place: int, answer: Answer) -> Unit | None:
        if isinstance(answer, Changed):
            self._listener.changed(place)
            return None
        return answer.unit if isinstance(answer, Done) else mistaken(self._wanted[place].planned, *_text(answer))

    def _candidates(self) -> Rations:
        """The candidates of each build under each model; one whose members a harness calls is left out, if that has an
        answer: how its author means them to be used is explored."""
        found: dict[tuple[str, str], list[int]] = {}
        for place, wanted in enumerate(self._wanted):
            if not _is_screened(wanted) or place in self._dropped:
                continue
            if self._explored.has(wanted):
                self._listener.needless(place)
            else:
                found.setdefault((wanted.path, wanted.planned.model), []).append(place)
        by_rank = [sorted(places, key=lambda place: self._wanted[place].rank) for places in found.values()]
        return Rations([(self._wanted[places[0]].settings.screening_states, places) for places in by_rank])

    async def _try(self, candidates: Rations) -> None:
        while (turn := await candidates.next()) is not None:
            place = turn.number
            known = self._tried.pop(place, None)
            if known is None and place not in self._dropped:
                answer = await self._answer(place, self._wanted[place].limited(turn.states), None)
                known = self._unit(place, answer) if answer is not None else None
            if known is None:
                self._dropped.add(place)
            for settled, unit in await candidates.answer(turn, known):
                if settled not in self._dropped:
                    self._listener.answered(settled, unit or unreached(self._wanted[settled].planned), True)

    async def _ask(self, index: int, wanted: Wanted, least: Settings | None) -> Answer:
        last = Progress(0, 0, 0.0)
        known: Unit | None = None
        clock = Budget()

        def listen(message: Interim) -> None:
            nonlocal last, known
            clock.start()
            if isinstance(message, Early):
                known = message.unit
                self._listener.found(index, message.unit)
            else:
                last = message
                self._listener.progressed(index, message)

        # A search looks at its limits between states. A worker that does not come to that is not waited for.
        settings = least or wanted.settings
        spent = self._spent.get(index, 0.0)
        seconds = unit_seconds(settings.time, spent)
        try:
            return await self._pool.do(wanted.task(least), listen, seconds)
        except ExceededError as exceeded:
            took = replace(last, seconds=seconds) if exceeded.limit == "time" else last
            is_try = exceeded.limit == "time" and settings.time < wanted.settings.time
            return Done(unfinished(wanted.planned, exceeded.limit, took, known), not is_try)
        except KilledWorkerError as killed:
            return Done(unfinished(wanted.planned, "memory", last, known, str(killed)), True)
        except LostWorkerError as lost:
            return MistakeAnswer(str(lost))
        finally:
            self._spent[index] = spent + clock.elapsed()


def _is_screened(wanted: Wanted) -> bool:
    return wanted.planned.proposal is not None


def smaller_settings(settings: Settings, tries: int, spent: float = 0.0) -> Settings | None:
    """The limits of a unit's first tries, which look for no repairs; None when they would be those that are set, or the
    tries before, which took so long, have left no time for another one."""
    if tries >= _LAST:
        return None
    states, seconds = _FIRST_STATES * _GROWTH**tries, _FIRST_SECONDS * _GROWTH**tries
    if seconds > tries_seconds(settings.time) - spent:
        return None
    if states >= settings.max_states and seconds >= settings.time:
        return None
    return settings._replace(
        max_states=min(states, settings.max_states),
        time=min(seconds, settings.time),
        repair=False,
        superfluous=False,
    )


def _text(answer: Answer) -> tuple[str, str]:
    """The text of a mistake, and the calls that led there."""
    return (
        (answer.text, answer.traceback)
        if isinstance(answer, MistakeAnswer)
        else ("the answer was none to the question", "")
    )
