"""A workspace of its own for each test."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from fencepost.engine.workspace.service import Means, Service
from fencepost.engine.workspace.state import BuildState, State
from tests.engine.inputs import put_build


class Place:
    """A folder with builds, and a service that looks after it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.states: list[State] = []
        self.service = Service(Means(2, cache=folder / "cache"), self._note)
        self.service.models = ("sc",)
        self.service.paths = (str(folder / "bin"),)
        (folder / "bin").mkdir()
        self._changed = asyncio.Event()

    def _note(self, _before: State, after: State) -> None:
        self.states.append(after)
        self._changed.set()

    def put(self, name: str, file: str = "App.dll") -> None:
        put_build(name, self.folder / "bin" / file)

    def build(self, file: str = "App.dll") -> BuildState:
        found = self.service.state.build(str(self.folder / "bin" / file))
        assert found is not None
        return found

    async def until(self, condition: Callable[[State], object]) -> None:
        async with asyncio.timeout(60):
            while not condition(self.service.state):
                self._changed.clear()
                await self._changed.wait()

    async def settled(self) -> None:
        await self.service.look()
        await self.until(lambda state: not state.open)


def with_place(folder: Path, work: Callable[[Place], Awaitable[None]]) -> None:
    async def run() -> None:
        place = Place(folder)
        try:
            await work(place)
        finally:
            await place.service.close()

    asyncio.run(run())
