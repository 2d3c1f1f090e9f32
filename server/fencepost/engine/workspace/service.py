"""Keeps a workspace checked: finds builds, plans them, checks the units without a verdict, and reports every change of
state."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace

from fencepost.assembly.files import is_regular
from fencepost.engine.programs.finder import stamp
from fencepost.engine.shared.messages import (
    FindTask,
    Found,
    FoundBuild,
    Plan,
    Planned,
    PlanTask,
    Progress,
    Task,
    failed_plan,
)
from fencepost.engine.shared.settings import Settings
from fencepost.engine.shown.asking import asked_by_files
from fencepost.engine.shown.editorconfig import EditorConfig
from fencepost.engine.workers.limits import ExceededError, plan_seconds
from fencepost.engine.workers.pool import Pool, Worker
from fencepost.engine.workers.processes import LostWorkerError
from fencepost.engine.workers.session import Session
from fencepost.engine.workers.wanted import Before, Explored, Wanted
from fencepost.engine.workspace.state import BuildState, State, UnitState, is_known, is_open, planned_state
from fencepost.memory.loading import DEFAULT
from fencepost.model.verdict import Unit

_SETTLE_SECONDS = 0.06
_MOST_RETRIES = 20
_MOST_LOSSES = 3
LOW_PRIORITY = 10
"""How much lower the priority is of workers that run without being asked for (nice(2))."""

_FOREIGN_PDB = "it belongs to another build"


class Means(NamedTuple):
    """The processes, memory and cache that a service may use."""

    jobs: int = 1
    megabytes: int = 2048
    niceness: int = 0
    cache: Path | None = None


class Service:
    """One workspace. `state` is replaced as a whole; `notify` is called after each change with the old and the new one.

    One worker more than there are jobs finds and plans, so that a build is looked at while all others are busy.
    """

    def __init__(self, means: Means, notify: Callable[[State, State], None]) -> None:
        self.state = State()
        self.settings = Settings()
        self.models: tuple[str, ...] = (DEFAULT,)
        self.paths: tuple[str, ...] = ()
        self.recent: tuple[str, ...] = ()
        self.roots: tuple[str, ...] = ()
        self.starts = True
        self._notify = notify
        self._megabytes = means.megabytes
        self._scout = Pool(1, means.megabytes, 0, means.cache)
        self._pool = Pool(means.jobs, means.megabytes, means.niceness, means.cache)
        self._stamps: dict[str, str] = {}
        self._generation = 0
        self._others: tuple[str, ...] = ()
        self._checks: dict[str, list[_Checking]] = {}
        self._candidates: dict[str, list[int]] = {}
        self._looking = asyncio.Lock()

    async def look(self) -> None:
        """Finds out which builds there are, and checks those that have changed since the last look."""
        async with self._looking:
            found = await self._settled()
            gone = self._stamps.keys() - {build.path for build in found.builds}
            for path in gone:
                await self._stop(path)
                del self._stamps[path]
            self._set(self.state.only({build.path for build in found.builds}, found.notes))
            asked = await asyncio.to_thread(_asked_anew, self.state.builds, self.roots, self.settings.asked)
            changed = [
                build for build in found.builds if self._stamps.get(build.path) != build.stamp or build.path in asked
            ]  # fmt: skip
            self._others = tuple([build.path for build in found.builds])
            if changed:
                self._generation += 1
            for build in changed:
                await self._renew(build)
            if changed:
                await self._note_copies(found.builds, {build.path for build in changed})
            self._set(replace(self.state, looks=self.state.looks + 1))
        self.screen()

    async def recheck(self) -> None:
        """Plans everything again, as after a change of settings."""
        self._stamps.clear()
        await self.look()

    def check(self, path: str, units: set[str] | None = None) -> None:
        """Checks units of a build that wait for being asked for; all of them when none is named."""
        build = self.state.build(path)
        if build is None:
            return
        waits = [
            index for index, unit in enumerate(build.units)
            if unit.status == "stopped" and (units is None or unit.planned.unit in units)
        ]  # fmt: skip
        for index in waits:
            self._set(self.state.with_unit(path, index, replace(build.units[index], status="queued")))
        self._start(path, waits)

    def cancel(self, path: str | None = None, unit: str | None = None) -> None:
        """Stops checks: one, those of a build, or all."""
        for build in self.state.builds:
            for index, known in enumerate(build.units):
                chosen = path in (None, build.path) and unit in (None, known.planned.unit)
                if chosen and known.status in ("queued", "running"):
                    for checking in self._checks.get(build.path, ()):
                        checking.drop(index)
                    self.change(build.path, index, replace(known, status="stopped", progress=None))

    def change(self, path: str, index: int, unit: UnitState, checked: int = 0) -> None:
        """Replaces the state of a unit."""
        self._set(self.state.with_unit(path, index, unit, checked))

    def units(self, path: str) -> tuple[UnitState, ...]:
        """The units of a build."""
        build = self.state.build(path)
        return build.units if build is not None else ()

    @property
    def workers(self) -> list[Worker]:
        return [*self._scout.workers, *self._pool.workers]

    async def is_stale(self) -> bool:
        """True if a file beside a known build has changed. This is quick, because it does not look for further
        builds."""
        return await asyncio.to_thread(_has_changed, dict(self._stamps))

    async def close(self) -> None:
        for path in list(self._checks):
            await self._stop(path)
        await asyncio.gather(self._scout.close(), self._pool.close())

    # ---- looking

    async def _settled(self) -> Found:
        """The builds, once no compiler writes them any more."""
        found = await self._find()
        for _ in range(_MOST_RETRIES):
            if all(self._stamps.get(build.path) == build.stamp for build in found.builds):
                break
            await asyncio.sleep(_SETTLE_SECONDS)
            before, found = found, await self._find()
            if before == found:
                break
        return found

    async def _find(self) -> Found:
        answer = await self._ask(FindTask(self.paths))
        return answer if isinstance(answer, Found) else Found((), (str(answer),))

    async def _ask(self, task: Task) -> object:
        """An answer of the scout. A scout whose process is lost is asked again."""
        lost: object = None
        for _ in range(_MOST_LOSSES):
            try:
                return await self._scout.do(task, None, plan_seconds(self.settings.time))
            except LostWorkerError as error:
                lost = error
            except ExceededError as exceeded:
                return f"{_too_large(task)} within the limit of {exceeded.limit}; raise it in the settings."
        return lost

    async def _renew(self, build: FoundBuild) -> None:
        """Plans a build and starts the checks whose verdicts are not known. Running checks of the old build are
        stopped."""
        await self._stop(build.path)
        plan = await self._planned(build.path)
        if plan.foreign and not build.named and self.state.build(build.path) is None:
            self._stamps[build.path] = build.stamp
            return  # a file of that name that is no assembly, among those of a folder
        state = planned_state(plan, self.state.build(build.path), self.starts)
        self._stamps[build.path] = build.stamp
        self._set(self.state.with_build(state))
        self._start(build.path, [index for index, unit in enumerate(state.units) if unit.status == "queued"])

    async def _note_copies(self, builds: tuple[FoundBuild, ...], changed: set[str]) -> None:
        """Renews the notes of builds that have not changed, but run copies of others that have. Nothing else about them
        is new, so their checks go on."""
        names = {Path(path).name for path in changed}
        paths = [build.path for build in builds if build.path not in changed]
        for path in await asyncio.to_thread(_with_copies, paths, names):
            plan = await self._plan(path, self.models[0])
            known = self.state.build(path)
            if known is not None and plan.build == known.plan.build and not plan.failed:
                self._set(self.state.with_build(replace(known, plan=replace(known.plan, notes=plan.notes))))

    async def _planned(self, path: str) -> Plan:
        """A plan; a file that is half written, or whose PDB is still that of the last build, is given some time."""
        plan = Plan(path, "", failed=True)
        for _ in range(_MOST_RETRIES):
            plans = [await self._plan(path, model) for model in self.models]
            same = all(other.build == plans[0].build for other in plans)
            more = [unit for other in plans[1:] for unit in other.units if unit.kind != "static"]  # no run, no model
            plan = replace(plans[0], units=(*plans[0].units, *more))
            if same and not plan.failed and not any(_FOREIGN_PDB in note.text for note in plan.notes):
                break
            if plan.foreign and self.state.build(path) is None:
                break  # what may become an assembly has another stamp then
            await asyncio.sleep(_SETTLE_SECONDS)
            self._generation += 1
        return plan

    async def _plan(self, path: str, model: str) -> Plan:
        settings = self._settings_for(model)
        answer = await self._ask(PlanTask(path, self._generation, settings, roots=self.roots, others=self._others))
        return answer if isinstance(answer, Plan) else failed_plan(path, str(answer))

    def _settings_for(self, model: str) -> Settings:
        """The settings of the user, within the means."""
        return self.settings._replace(model=model, max_memory=min(self.settings.max_memory, self._megabytes))

    def _settings_of(self, planned: Planned, plan: Plan) -> Settings:
        """The settings for a unit, with the rules that its build is asked for."""
        return self._settings_for(planned.model)._replace(asked=plan.asked)

    # ---- checking

    def _start(self, path: str, indices: list[int]) -> None:
        """Checks harnesses and types at once, candidates of the screening when they wait for no harness."""
        units = self.units(path)
        candidates = [index for index in indices if units[index].planned.proposal is not None]
        self._candidates[path] = [*self._candidates.get(path, ()), *candidates]
        self._check(path, [index for index in indices if units[index].planned.proposal is None])
        self.screen()

    def screen(self) -> None:
        """Checks the candidates of builds that wait for no harness; not before all builds are planned that have
        changed."""
        for path, indices in list(self._candidates.items()) if not self._looking.locked() else ():
            units = self.units(path)
            wanted = [index for index in indices if units[index].status == "queued"]  # the user may have stopped some
            if not _waits_for(self.state, [units[index] for index in wanted]):
                del self._candidates[path]
                self._check(path, wanted)

    def _check(self, path: str, indices: list[int]) -> None:
        build = self.state.build(path)
        if build is None or not indices:
            return
        wanted = [
            Wanted(
                path, build.plan.build, unit.planned, self._settings_of(unit.planned, build.plan),
                generation=self._generation, rank=self._rank(unit),
            )
            for unit in [build.units[index] for index in indices]
        ]  # fmt: skip
        self._checks.setdefault(path, []).append(_Checking(self, path, wanted, indices, self._pool))

    def _rank(self, unit: UnitState) -> int:
        """The files that were edited last come first."""
        file = unit.planned.place.file if unit.planned.place else ""
        return next((rank for rank, name in enumerate(self.recent) if file.endswith(name)), len(self.recent))

    async def _stop(self, path: str) -> None:
        self._candidates.pop(path, None)
        for checking in self._checks.pop(path, []):
            await checking.stop()

    def _set(self, state: State) -> None:
        before, self.state = self.state, state
        if before != state:
            self._notify(before, state)


def _has_changed(stamps: dict[str, str]) -> bool:
    return any(stamp(Path(path)) != known for path, known in stamps.items())


def _asked_anew(builds: tuple[BuildState, ...], roots: tuple[str, ...], asked: tuple[str, ...]) -> set[str]:
    """The builds for whose sources `.editorconfig` files ask for other rules than when the builds were planned."""
    config = EditorConfig(roots)
    found = set()
    for build in builds:
        by_files = asked_by_files(config, [source.path for source in build.plan.sources])
        if not build.plan.failed and {*asked, *by_files} != {*build.plan.asked}:
            found.add(build.path)
    return found


def _with_copies(paths: list[str], names: set[str]) -> list[str]:
    """The builds beside which there are files of these names."""
    return [path for path in paths if any(is_regular(Path(path).with_name(name)) for name in names)]


def _too_large(task: Task) -> str:
    if isinstance(task, PlanTask):
        return f"{task.path}: This assembly is too large to be read and planned"
    return "The folders are too large to be searched"


def _explored(state: State) -> Explored:
    """What the harnesses of all builds call that have an answer."""
    known = Explored()
    for unit in [unit for build in state.builds for unit in build.units]:
        if unit.verdict is not None and is_known(unit):
            known.add(unit.planned, unit.verdict)
    return known


def _waits_for(state: State, candidates: list[UnitState]) -> bool:
    """True if a harness calls what a candidate is about, and has no answer yet."""
    open = [unit.planned for build in state.builds for unit in build.units if is_open(unit) and unit.planned.calls]
    pairs = [pair for unit in candidates if unit.planned.proposal for pair in unit.planned.proposal.pairs]
    keys = {key for pair in pairs for key in pair.keys}
    return any(not keys.isdisjoint(harness.calls) for harness in open)


class _Checking:
    """The session of one build, and where its units stand in the state."""

    def __init__(self, service: Service, path: str, wanted: list[Wanted], indices: list[int], pool: Pool) -> None:
        self._service = service
        self._path = path
        self._indices = indices
        self._session = Session(pool, wanted, self, Before(_explored(service.state), {}))
        self._task = asyncio.create_task(self._session.check())

    def drop(self, index: int) -> None:
        if index in self._indices:
            self._session.drop(self._indices.index(index))

    async def stop(self) -> None:
        self._task.cancel()
        await asyncio.wait([self._task])

    def progressed(self, index: int, progress: Progress) -> None:
        self._change(index, status="running", progress=progress)

    def found(self, index: int, unit: Unit) -> None:
        self._change(index, status="running", verdict=unit, stale=False)

    def answered(self, index: int, unit: Unit, final: bool) -> None:
        """A finding of a short try stands; only its repairs are missing."""
        stale = not final and not unit.findings
        self._change(index, int(final), status="done" if final else "queued", verdict=unit, stale=stale, progress=None)

    def needless(self, index: int) -> None:
        self._change(index, status="done", verdict=None, stale=False, progress=None)

    def changed(self, index: int) -> None:
        """A new build is there, which the next look finds."""
        self._change(index, status="queued", stale=True, progress=None)

    def _change(self, index: int, checked: int = 0, **changes: object) -> None:
        build = self._service.state.build(self._path)
        if build is not None:
            place = self._indices[index]
            self._service.change(self._path, place, replace(build.units[place], **changes), checked)
            if checked and build.units[place].planned.calls:
                self._service.screen()
