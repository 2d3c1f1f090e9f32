"""A build that changes, with a cache of its own for each test."""

from __future__ import annotations

from pathlib import Path

import msgspec

from fencepost.engine.cache.cache import Cache
from fencepost.engine.cache.folder import Folder
from fencepost.engine.shared.messages import CheckTask, Done, PlanTask
from fencepost.engine.shared.settings import Settings
from fencepost.engine.workers.builds import Builds
from fencepost.model.verdict import Unit
from tests.engine.inputs import put_build


class Workplace:
    """An assembly that is built again and again, and a cache."""

    def __init__(self, folder: Path) -> None:
        self.target = folder / "App.dll"
        self.cached = folder / "cache"
        self.settings = Settings()
        self.outcomes = False
        self._generation = 0

    def build(self, name: str) -> None:
        put_build(name, self.target)
        self._generation += 1

    def check(self, cached: bool = True) -> tuple[set[str], dict[str, Unit]]:
        """Which units had to be checked, and all verdicts; a new process each time, as far as the cache can tell."""
        builds = Builds(Cache(Folder(self.cached)) if cached else None)
        plan = builds.plan(PlanTask(str(self.target), self._generation, self.settings, None, self.outcomes))
        assert not plan.failed
        units, checked = {}, set()
        for planned in plan.units:
            unit = planned.known
            if unit is None:
                checked.add(planned.unit.removeprefix("Tests."))
                task = CheckTask(
                    str(self.target), self._generation, self.settings, plan.build, planned.unit, planned.token,
                    self.outcomes,
                )  # fmt: skip
                answer = builds.check(task)
                assert isinstance(answer, Done)
                unit = answer.unit
            units[planned.unit.removeprefix("Tests.")] = msgspec.structs.replace(unit, seconds=0.0)
        return checked, units
