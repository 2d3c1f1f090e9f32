"""Checks everything that a user names, from the first plan to the last verdict: the loop of the command line."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from fencepost.engine.shared.errors import StoppedError
from fencepost.engine.shared.messages import (
    Answer,
    CheckTask,
    Done,
    MistakeAnswer,
    Plan,
    PlanTask,
    Progress,
    Silence,
    failed_plan,
)
from fencepost.engine.shared.settings import Settings
from fencepost.engine.shown.editable import editable
from fencepost.engine.shown.editorconfig import EditorConfig
from fencepost.engine.shown.roots import below
from fencepost.engine.shown.severities import judged
from fencepost.engine.workers.first_look import first_look
from fencepost.engine.workers.limits import CANDIDATE_SECONDS, FIRST_SECONDS, ExceededError, look_seconds, plan_seconds
from fencepost.engine.workers.processes import KilledWorkerError, LostWorkerError
from fencepost.engine.workers.rations import SHARES
from fencepost.engine.workers.scout import Scout
from fencepost.engine.workers.stop import Stop
from fencepost.engine.workers.wanted import NO_PROGRESS, Before, Explored, Wanted, unfinished
from fencepost.memory.loading import DEFAULT
from fencepost.model.verdict import Bound, BuildNote, Skipped, Unit
from fencepost.search.budget import Budget

UnitObserver = Callable[[str, Progress | None], None]
"""Is called with the name of a unit that runs in a worker, and with None when that worker runs it no more."""


class CheckRequest(Struct, frozen=True):
    """A request to check all units that any of the patterns means; without patterns, all harnesses. `cache` is a
    folder, None for no cache."""

    settings: Settings
    patterns: tuple[str, ...] = ()
    outcomes: bool = False
    jobs: int = 1
    cache: Path | None = None
    models: tuple[str, ...] = (DEFAULT,)
    roots: tuple[str, ...] = ()
    """Folders with sources, where `.editorconfig` files are looked for."""
    folders: tuple[str, ...] = ()
    """Folders with the files that repairs may edit; without any, repairs may edit all."""


class CheckRun:
    """One request: assemblies are planned first, one after the other, then all units are checked. Other processes do
    all that; `stop` ends the process that is at work. `problem` says why the cache is of no use, "" if it is of use;
    `unmatched` are the patterns that have matched nothing so far; `plans` has one of each assembly that was read.
    `notes` are those about the builds, each once."""

    def __init__(self, request: CheckRequest, stop: Stop) -> None:
        self.request = request
        self.wanted: list[Wanted] = []
        self.problem = ""
        self.notes: list[BuildNote] = []
        self.unmatched = [*request.patterns]
        self.plans: dict[Path, Plan] = {}
        self._planned: set[tuple[str, str, int, str]] = set()
        self._stop = stop
        self._scout: Scout | None = None
        self._known: dict[int, Unit] = {}
        self._cut: dict[int, Unit] = {}
        self._progress: dict[int, Progress] = {}
        self._given: set[int] = set()
        self._explored = Explored()
        self._tried: dict[int, Unit] = {}
        self._rules = EditorConfig(request.roots)
        self._folders = [below(Path(folder)) for folder in request.folders]
        self._silences: dict[str, tuple[Silence, ...]] = {}

    def plan(self, path: Path, others: tuple[str, ...] = ()) -> Plan:
        """Adds the units of an assembly, which is checked together with other builds."""
        models = [self.request.settings._replace(model=model) for model in self.request.models]
        patterns = self.request.patterns or (None,)
        plans = [self._plan(path, others, settings, pattern) for settings in models for pattern in patterns]
        failed = next((plan for plan in plans if plan.failed), None)
        if failed is not None:
            return failed
        notes = dict.fromkeys(note for plan in plans for note in plan.notes)
        self.plans[path] = found = replace(plans[0], notes=tuple(notes))
        return found

    def note(self, note: BuildNote) -> bool:
        """Keeps a note for the report; False for one that is there already."""
        if note in self.notes:
            return False
        self.notes.append(note)
        return True

    def _plan(self, path: Path, others: tuple[str, ...], settings: Settings, pattern: str | None) -> Plan:
        request = self.request
        plan = self._asked(PlanTask(str(path), 0, settings, pattern, request.outcomes, request.roots, others))
        self._silences[str(path)] = plan.silences
        self.problem = self.problem or plan.problem
        if plan.units and pattern in self.unmatched:
            self.unmatched.remove(pattern)
        for unit in plan.units:
            wanted = Wanted(str(path), plan.build, unit, settings._replace(asked=plan.asked), request.outcomes)
            model = settings.model if unit.kind != "static" else ""  # what needs no run has no model
            key = (wanted.path, model, unit.token, unit.unit)
            if key in self._planned:
                continue  # several patterns mean it
            self._planned.add(key)
            if unit.known is not None:
                self._known[len(self.wanted)] = unit.known
            self.wanted.append(wanted)
        return plan

    def _asked(self, task: PlanTask) -> Plan:
        """A plan; if there is none within the limits, a failed one that says so."""
        try:
            answer = self._ask(task, plan_seconds(task.settings.time))
        except ExceededError as exceeded:
            option = "--time" if exceeded.limit == "time" else "--max-memory"
            text = f"This assembly is too large to be read and planned within the limit of {exceeded.limit}"
            return failed_plan(task.path, f"{task.path}: {text}; raise {option}.")
        except KilledWorkerError as killed:
            return failed_plan(task.path, f"{task.path}: There is no plan of this assembly. {killed}")
        except LostWorkerError as lost:
            answer = MistakeAnswer(str(lost))
        if isinstance(answer, Plan):
            return answer
        text = answer.text if isinstance(answer, MistakeAnswer) else "the answer was none to the question"
        note = f"{task.path}: Planning has failed by a mistake in Fencepost, please report it: {text}"
        return failed_plan(task.path, note)

    @property
    def skipped(self) -> tuple[Skipped, ...]:
        """What looks like a unit and is none; tests in which nothing concurrent starts are not among them."""
        return tuple(dict.fromkeys(one for plan in self.plans.values() for one in plan.skipped))

    @property
    def asked(self) -> tuple[str, ...]:
        """The rules, off otherwise, that severities ask for."""
        return tuple(dict.fromkeys(rule for plan in self.plans.values() for rule in plan.asked))

    def types_for_hints(self) -> list[str]:
        """The types of what was read that look as if they were meant for several threads."""
        settings = self.request.settings._replace(hints=True, screening=False)
        plans = [self._asked(PlanTask(str(path), 0, settings)) for path in self.plans]
        return [unit.unit for plan in plans for unit in plan.units]

    def _ask(self, task: PlanTask | CheckTask, seconds: float) -> Answer:
        """The answer of a copy of this process; a new copy is made if the last one was ended."""
        if self._stop.asked:
            raise StoppedError
        if self._scout is None:
            self._scout = Scout(self.request.settings.max_memory, self.request.cache, self._stop)
        try:
            return self._scout.ask(task, seconds)
        except BaseException:
            self._scout = None
            raise

    def close(self) -> None:
        if self._scout is not None:
            self._scout.close()
            self._scout = None

    def units(self, observer: UnitObserver) -> Generator[tuple[int, Unit], None, None]:
        """Every verdict with its place in the plan, as it becomes known, until the user asks to stop."""
        try:
            for index in list(self._known):
                yield self._given_out(index, self._known[index])
            open = [index for index in self._open() if self.wanted[index].planned.proposal is None]
            for place, unit in first_look(self._checked, [self.wanted[index] for index in open], FIRST_SECONDS):
                yield self._given_out(open[place], unit)
            self._look_at_candidates()
        except StoppedError:
            return
        finally:
            self.close()
        yield from self._in_workers(self._open(), observer)

    def _look_at_candidates(self) -> None:
        """Tries the first candidates at once, if all else is answered: most need less time than a process needs to
        start."""
        open = self._open()
        if any(self.wanted[index].planned.proposal is None for index in open):
            return
        budget = Budget(seconds=CANDIDATE_SECONDS)
        budget.start()
        for index in [index for index in open if not self._explored.has(self.wanted[index])]:
            limited = self.wanted[index].limited(SHARES[0])
            least = limited.settings._replace(time=min(budget.left(), limited.settings.time))
            answer = self._checked(limited.task(least), budget.left()) if budget.left() else None
            if not (isinstance(answer, Done) and answer.final):
                return
            self._tried[index] = self._cut[index] = answer.unit

    def _checked(self, task: CheckTask, seconds: float) -> Answer | None:
        try:
            return self._ask(task, look_seconds(seconds))
        except (ExceededError, LostWorkerError):
            return None  # the worker that gets it next says so

    def rest(self) -> Iterator[tuple[int, Unit]]:
        """The units without a verdict, after the user has asked to stop."""
        for index in self._open():
            progress = self._progress.get(index, NO_PROGRESS)
            known = self._cut.get(index)
            told = (progress.states, progress.seconds)
            if known is None or not (known.findings or (known.states, known.seconds) > told):
                known = unfinished(self.wanted[index].planned, "stopped", progress)
            elif not known.findings:
                stopped = Bound("stopped", known.states)
                known = replace(known, bounds=(stopped,))
            yield self._given_out(index, known)

    def _open(self) -> list[int]:
        return [index for index in range(len(self.wanted)) if index not in self._given]

    def _given_out(self, index: int, unit: Unit) -> tuple[int, Unit]:
        self._given.add(index)
        self._explored.add(self.wanted[index].planned, unit)
        return index, self._judged(index, unit)

    def _judged(self, index: int, unit: Unit) -> Unit:
        """An answer as it is shown."""
        wanted = self.wanted[index]
        unit = editable(unit, self._folders)
        asked = self.request.settings.properties
        return judged(unit, wanted.planned.place, self._silences[wanted.path], self._rules.severity, {}, asked)

    def _in_workers(self, open: list[int], observer: UnitObserver) -> Iterator[tuple[int, Unit]]:
        if not open:
            return
        from fencepost.engine.workers.workshop import answers  # asyncio is not loaded for what needs no worker

        request = self.request
        wanted = [self.wanted[index] for index in open]

        def observe(place: int, progress: Progress) -> None:
            self._progress[open[place]] = progress
            observer(wanted[place].planned.unit, progress)

        tried = {place: self._tried[index] for place, index in enumerate(open) if index in self._tried}
        before = Before(self._explored, tried)
        given = answers(wanted, request.jobs, request.settings.max_memory, request.cache, observe, self._stop, before)
        with closing(given):
            for place, unit, final in given:
                observer(wanted[place].planned.unit, None)
                if unit is None:
                    self._given.add(open[place])
                    continue
                if final:
                    yield self._given_out(open[place], unit)
                else:
                    self._cut[open[place]] = unit
