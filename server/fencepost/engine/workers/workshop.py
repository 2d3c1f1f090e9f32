"""A session for a caller that does not wait in coroutines: verdicts as an iterator."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Generator, Sequence
from pathlib import Path

from fencepost.engine.shared.errors import InputError
from fencepost.engine.shared.messages import Progress
from fencepost.engine.workers.limits import LOOK_SECONDS
from fencepost.engine.workers.pool import Pool
from fencepost.engine.workers.session import Session
from fencepost.engine.workers.stop import Stop
from fencepost.engine.workers.wanted import Before, Wanted
from fencepost.model.verdict import Unit

Given = tuple[int, Unit | None, bool]
"""A unit's place in the list, its verdict, whether that is final; no verdict of a candidate that is left out."""

PlaceObserver = Callable[[int, Progress], None]
"""Is called with the place of a unit that a worker is busy with, and its progress."""


def answers(
    wanted: Sequence[Wanted], jobs: int, megabytes: int, cache: Path | None, observer: PlaceObserver, stop: Stop,
    before: Before,
) -> Generator[Given, None, None]:  # fmt: skip
    """Verdicts as they come, until the user asks to stop. However the caller stops, no worker is left. What
    was known `before` is not asked again."""
    with asyncio.Runner() as runner:
        crew = runner.run(_hire(wanted, jobs, megabytes, cache, observer, before))
        try:
            while (given := runner.run(crew.next(stop))) is not None:
                yield given
        finally:
            runner.run(crew.dismiss())


async def _hire(
    wanted: Sequence[Wanted], jobs: int, megabytes: int, cache: Path | None, observer: PlaceObserver,
    before: Before,
) -> _Crew:  # fmt: skip
    return _Crew(wanted, Pool(jobs, megabytes, cache=cache), observer, before)


class _Crew:
    """A pool at work on one session, and the answers of the session so far."""

    def __init__(self, wanted: Sequence[Wanted], pool: Pool, observer: PlaceObserver, before: Before) -> None:
        self._wanted = wanted
        self._observer = observer
        self._pool = pool
        self._given: asyncio.Queue[Given | None] = asyncio.Queue()
        self._work = asyncio.create_task(Session(pool, wanted, self, before).check())
        self._work.add_done_callback(lambda _: self._given.put_nowait(None))

    async def next(self, stop: Stop) -> Given | None:
        """The next verdict; None when there are no more, or the user asks to stop."""
        while not stop.asked:
            try:
                async with asyncio.timeout(LOOK_SECONDS):
                    given = await self._given.get()
            except TimeoutError:
                continue
            if given is None:
                await self._work
            return given
        return None

    async def dismiss(self) -> None:
        self._work.cancel()
        await asyncio.wait([self._work])
        await self._pool.close()

    def progressed(self, index: int, progress: Progress) -> None:
        self._observer(index, progress)

    def found(self, index: int, unit: Unit) -> None:
        self._given.put_nowait((index, unit, False))

    def answered(self, index: int, unit: Unit, final: bool) -> None:
        self._given.put_nowait((index, unit, final))

    def needless(self, index: int) -> None:
        self._given.put_nowait((index, None, True))

    def changed(self, index: int) -> None:
        path = self._wanted[index].path
        raise InputError(f"{path}: This assembly was written anew while it was checked; check it again.")
