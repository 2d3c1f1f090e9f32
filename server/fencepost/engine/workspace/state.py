"""The state of a workspace: one immutable record, replaced whenever anything becomes known."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from fencepost.engine.shared.messages import Plan, Planned, Progress, Silence
from fencepost.engine.shown.severities import Said, judged
from fencepost.model.verdict import Severity, Unit

UnitStatus = Literal["queued", "running", "done", "stopped"]
"""The progress of a unit: it waits, it is checked, its verdict is final, or the user has stopped its check."""


class UnitState(Struct, frozen=True):
    """`verdict` is the last one that there was; it is `stale` when another build, or a shorter try, has given it. One
    that is not, while its unit waits or runs, stands: only repairs and other models may still be missing. The source
    of code that it is about may be `edited` since it was compiled: a build will give another verdict."""

    planned: Planned
    status: UnitStatus
    verdict: Unit | None = None
    stale: bool = False
    progress: Progress | None = None
    edited: bool = False


def is_known(unit: UnitState) -> bool:
    """True if a unit has a verdict that stands. Repairs and other models may still be looked for."""
    return unit.verdict is not None and not unit.stale


def is_shown(unit: UnitState) -> bool:
    """True unless a unit is a candidate of the screening in which nothing is found."""
    return unit.planned.kind != "screened" or (unit.verdict is not None and bool(unit.verdict.findings))


def is_open(unit: UnitState) -> bool:
    return unit.status in ("queued", "running")


class BuildState(Struct, frozen=True):
    """The newest build of one project. `checked` counts the units that were checked for this build, `known` those that
    needed no check."""

    path: str
    plan: Plan
    units: tuple[UnitState, ...] = ()
    checked: int = 0
    known: int = 0

    @property
    def open(self) -> int:
        return sum(map(is_open, self.units))


class State(Struct, frozen=True):
    """All builds of a workspace; `notes` say why something is missing, `looks` counts how often it was looked at."""

    builds: tuple[BuildState, ...] = ()
    notes: tuple[str, ...] = ()
    looks: int = 0
    checked: int = 0

    @property
    def open(self) -> int:
        """How many units wait or run."""
        return sum(build.open for build in self.builds)

    @property
    def unknown(self) -> int:
        """How many of these have no verdict that stands: the number of units still to come that is shown."""
        units = [unit for build in self.builds for unit in build.units]
        return sum(is_open(unit) and not is_known(unit) for unit in units)

    def build(self, path: str) -> BuildState | None:
        return next((build for build in self.builds if build.path == path), None)

    def with_build(self, changed: BuildState) -> State:
        """The state with one build added or replaced, in the order of paths."""
        others = [build for build in self.builds if build.path != changed.path]
        return replace(self, builds=tuple(sorted([*others, changed], key=lambda build: build.path)))

    def only(self, paths: set[str], notes: tuple[str, ...]) -> State:
        """The state without builds that are gone."""
        return replace(self, builds=tuple([build for build in self.builds if build.path in paths]), notes=notes)

    def with_unit(self, path: str, index: int, unit: UnitState, checked: int = 0) -> State:
        """The state with one unit of a build replaced."""
        build = self.build(path)
        if build is None:
            return self
        units = (*build.units[:index], unit, *build.units[index + 1 :])
        changed = self.with_build(replace(build, units=units, checked=build.checked + checked))
        return replace(changed, checked=self.checked + checked)


def judged_state(state: State, said: Said, chosen: Mapping[str, Severity], asked: Container[str] = ()) -> State:
    """A whole workspace, with the severities of all findings; `asked` are the properties that are asked for."""

    def shown(unit: UnitState, silences: tuple[Silence, ...]) -> UnitState:
        if unit.verdict is None or not unit.verdict.findings:
            return unit
        return replace(unit, verdict=judged(unit.verdict, unit.planned.place, silences, said, chosen, asked))

    builds = [
        replace(build, units=tuple([shown(unit, build.plan.silences) for unit in build.units]))
        for build in state.builds
    ]
    return replace(state, builds=tuple(builds))


def edited_state(state: State, is_edited: Callable[[str], bool]) -> State:
    """A whole workspace, with the units whose verdicts are about source files that have been edited since."""
    known: dict[str, bool] = {}

    def shown(unit: UnitState) -> UnitState:
        files = unit.verdict.files if unit.verdict is not None else ()
        for file in files:
            if file not in known:
                known[file] = is_edited(file)
        edited = any(known[file] for file in files)
        return unit if edited == unit.edited else replace(unit, edited=edited)

    builds = [replace(build, units=tuple([shown(unit) for unit in build.units])) for build in state.builds]
    return replace(state, builds=tuple(builds))


def planned_state(plan: Plan, before: BuildState | None, start: bool) -> BuildState:
    """A build that was just planned: verdicts that are known, and those of the last build as stale ones."""
    old = {_name(unit.planned): unit for unit in before.units} if before is not None else {}
    units = [_planned_unit(planned, old.get(_name(planned)), start) for planned in plan.units]
    return BuildState(plan.path, plan, tuple(units), known=sum(unit.status == "done" for unit in units))


def _name(planned: Planned) -> tuple[str, str]:
    return planned.unit, planned.model


def _planned_unit(planned: Planned, old: UnitState | None, start: bool) -> UnitState:
    if planned.known is not None:
        return UnitState(planned, "done", planned.known)
    return UnitState(planned, "queued" if start else "stopped", old.verdict if old else None, stale=True)
