"""A pool of workers for one test, and a listener to what they answer."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from fencepost.engine.shared.messages import Progress
from fencepost.engine.shared.settings import Settings
from fencepost.engine.workers.pool import Pool
from fencepost.model.verdict import Unit

FOREVER = Settings(model="sc", max_states=100_000_000, time=600.0)
T = TypeVar("T")


def with_pool(work: Callable[[Pool], Awaitable[T]], jobs: int = 1, megabytes: int = 2048) -> T:
    async def run() -> T:
        pool = Pool(jobs, megabytes)
        try:
            return await work(pool)
        finally:
            await pool.close()

    return asyncio.run(run())


class Log:
    """A listener that remembers."""

    def __init__(self) -> None:
        self.units: dict[str, Unit] = {}
        self.tries: list[tuple[str, bool]] = []
        self.changes: list[int] = []
        self.left_out: list[int] = []
        self.progress: list[Progress] = []
        self.early: list[Unit] = []

    def progressed(self, _index: int, progress: Progress) -> None:
        self.progress.append(progress)

    def found(self, _index: int, unit: Unit) -> None:
        self.early.append(unit)

    def answered(self, _index: int, unit: Unit, final: bool) -> None:
        self.tries.append((unit.unit, final))
        if final:
            self.units[unit.unit] = unit

    def needless(self, index: int) -> None:
        self.left_out.append(index)

    def changed(self, index: int) -> None:
        self.changes.append(index)
