"""Checks everything that a user names, from the first plan to the last verdict: the loop of the command line."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from pathlib import Path

from msgspec import Struct

from fencepost.engine.cache.cache import Cache
from fencepost.engine.cache.folder import Folder
from fencepost.engine.checker import Checker
from fencepost.engine.editorconfig import EditorConfig
from fencepost.engine.first_look import first_look
from fencepost.engine.messages import Plan, PlanTask, Progress, Silence
from fencepost.engine.settings import Settings
from fencepost.engine.severities import judged
from fencepost.engine.wanted import Wanted, unfinished
from fencepost.memory.loading import DEFAULT
from fencepost.model.verdict import Unit

Observer = Callable[[str, Progress | None], None]
"""Is told by name of a unit that runs in a worker; with None, of one that does so no more."""


class Request(Struct, frozen=True):
    """What to check, and with what means. `cache` is a folder, None for none."""

    settings: Settings
    pattern: str | None = None
    outcomes: bool = False
    jobs: int = 1
    cache: Path | None = None
    models: tuple[str, ...] = (DEFAULT,)
    roots: tuple[str, ...] = ()
    """Folders with sources, where `.editorconfig` files are looked for."""


class Run:
    """One request: assemblies are planned first, one after the other, then all units are checked."""

    def __init__(self, request: Request) -> None:
        self.request = request
        self.wanted: list[Wanted] = []
        self._cache = Cache(Folder(request.cache)) if request.cache else None
        self._checker = Checker(self._cache)
        self._answers: dict[int, Unit] = {}
        self._cut: dict[int, Unit] = {}
        self._given = 0
        self._rules = EditorConfig(request.roots)
        self._silences: dict[str, tuple[Silence, ...]] = {}

    @property
    def problem(self) -> str:
        """Why the cache is of no use, "" if it is."""
        return self._cache.problem if self._cache else ""

    def plan(self, path: Path) -> Plan:
        """Adds the units of an assembly."""
        plans = [self._plan(path, self.request.settings._replace(model=model)) for model in self.request.models]
        return plans[0]

    def _plan(self, path: Path, settings: Settings) -> Plan:
        request = self.request
        plan = self._checker.plan(PlanTask(str(path), 0, settings, request.pattern, request.outcomes))
        self._silences[str(path)] = plan.silences
        for unit in plan.units:
            if unit.known is not None:
                self._answers[len(self.wanted)] = unit.known
            self.wanted.append(Wanted(str(path), plan.build, unit, settings, request.outcomes))
        return plan

    def units(self, observer: Observer) -> Generator[Unit, None, None]:
        """Every verdict, in the order of the plan."""
        yield from self._ready()
        open = self._open()
        for place, unit in first_look(self._checker, [self.wanted[index] for index in open]):
            self._answers[open[place]] = unit
            yield from self._ready()
        yield from self._in_workers(self._open(), observer)

    def rest(self, given: int) -> Iterator[Unit]:
        """What is known of all but the first units, for a caller that was interrupted after so many."""
        for index in range(given, len(self.wanted)):
            unknown = unfinished(self.wanted[index].planned, 0, 0.0)
            yield self._judged(index, self._answers.get(index, self._cut.get(index, unknown)))

    def _open(self) -> list[int]:
        return [index for index in range(len(self.wanted)) if index not in self._answers]

    def _ready(self) -> Iterator[Unit]:
        """The next verdicts in order, as far as they are there."""
        while self._given in self._answers:
            self._given += 1
            yield self._judged(self._given - 1, self._answers[self._given - 1])

    def _judged(self, index: int, unit: Unit) -> Unit:
        """An answer as it is shown."""
        wanted = self.wanted[index]
        return judged(unit, wanted.planned.place, self._silences[wanted.path], self._rules.severity, {})

    def _in_workers(self, open: list[int], observer: Observer) -> Iterator[Unit]:
        if not open:
            return
        from fencepost.engine.workshop import answers  # asyncio is not loaded for what needs no worker

        request = self.request
        wanted = [self.wanted[index] for index in open]
        for place, unit, final in answers(wanted, request.jobs, request.settings.max_memory, request.cache, observer):
            observer(unit.unit, None)
            if final:
                self._answers[open[place]] = unit
                yield from self._ready()
            else:
                self._cut[open[place]] = unit
