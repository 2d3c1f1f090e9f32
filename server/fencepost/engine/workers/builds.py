"""Plans builds and checks their units, one after the other: what a worker does, and the command line for small ones."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from msgspec.structs import replace

from fencepost.assembly.assembly import Assembly
from fencepost.assembly.own_code import OwnCode
from fencepost.engine.cache.cache import Cache, CachedBuild
from fencepost.engine.cache.questions import questions_of
from fencepost.engine.check import check_unit
from fencepost.engine.generated.given import check_given, given_unit, letters_of
from fencepost.engine.generated.unit import Mend, check_type
from fencepost.engine.programs.build_notes import copy_notes, file_notes, release_notes
from fencepost.engine.programs.call_graph import MethodNode
from fencepost.engine.programs.candidates import TYPE_TABLE, trial_unit, type_name
from fencepost.engine.programs.harnesses import NOTHING_STARTS, Considered
from fencepost.engine.programs.program import OnVerdict, Program
from fencepost.engine.screened.confirming import check_candidate
from fencepost.engine.screened.named import name_of
from fencepost.engine.shared.decorations import Decorations
from fencepost.engine.shared.errors import InputError, NotAnAssemblyError
from fencepost.engine.shared.messages import (
    Changed,
    CheckTask,
    Done,
    Plan,
    Planned,
    PlanTask,
    SourceFile,
    SourcePlace,
    failed_plan,
)
from fencepost.engine.shared.names import matching, unit_name
from fencepost.engine.shared.settings import Settings
from fencepost.engine.shared.source_lines import SourceSpot
from fencepost.engine.shared.texts import encodable
from fencepost.engine.shown.asking import asked_by_files
from fencepost.engine.shown.editorconfig import EditorConfig
from fencepost.engine.shown.silences import silences
from fencepost.engine.shown.stale import stale_note, stale_sources
from fencepost.engine.workers.screenings import screened
from fencepost.model.members import Method, Type
from fencepost.model.verdict import BuildNote, Skipped, Unit
from fencepost.search.budget import ProgressListener


class Builds:
    """Keeps the assemblies and worlds of one generation of files opened."""

    def __init__(self, cache: Cache | None) -> None:
        self._cache = cache
        self._generation = -1
        self._builds: dict[str, CachedBuild] = {}
        self._notes: dict[str, tuple[BuildNote, ...]] = {}

    def plan(self, task: PlanTask) -> Plan:
        """The units of a build, with the verdicts that are known already."""
        try:
            return self._plan(task)
        except InputError as problem:
            foreign = isinstance(problem, NotAnAssemblyError)
            return failed_plan(task.path, str(problem), foreign)
        except MemoryError:
            note = f"{task.path}: There is not enough memory to read and plan this assembly; raise --max-memory."
            return failed_plan(task.path, note)

    def _plan(self, task: PlanTask) -> Plan:
        build = self._build(task)
        program = build.program
        sources = _sources(program.own)
        settings = task.settings
        by_files = asked_by_files(EditorConfig(task.roots), [source.path for source in sources])
        asked = tuple(dict.fromkeys([*settings.asked, *by_files]))
        task = replace(task, settings=settings._replace(asked=asked))
        wanted = matching(task.pattern) if task.pattern is not None else None
        units: list[Planned] = []
        if settings.tests is not None:
            return self._plan_of_tests(task, build, sources)
        is_screened = wanted is None and not task.outcomes and task.settings.screening
        roots: list[list[MethodNode]] = []
        skipped: dict[bool, list[Skipped]] = {True: [], False: []}
        for type, method, reason in self._considered(program, wanted):
            name = unit_name(method)
            if reason:
                skipped[reason == NOTHING_STARTS].append(Skipped(name, reason))
                continue
            known = self._cache.find(build, name, task.settings, task.outcomes) if self._cache else None
            home = program.harnesses.home(type, method)
            if is_screened:
                roots.append(program.harnesses.roots(method, type))
            size, place = _size(home, method), _place(program.start(type, method))
            inherits = 0 if program.harnesses.is_own(type, method) else type.token
            units.append(
                Planned(
                    name, program.path.name, task.settings.model, method.token, size, place, known, inherits=inherits
                )
            )
        units.extend(self._types(build, task))
        notes = self._notes_of(task, program, sources, bool(units))
        if is_screened:
            more = screened(program, roots, task)
            units[: len(more.calls)] = [
                replace(unit, calls=calls) for unit, calls in zip(units, more.calls, strict=False)
            ]
            units.extend(more.units)
            notes = (*notes, *more.notes)
        return Plan(
            task.path,
            program.assembly.digest,
            tuple(units),
            notes,
            sources=sources,
            debug=program.assembly.debug_kind,
            problem=self._cache.problem if self._cache else "",
            silences=silences(program.own),
            skipped=tuple(skipped[False]),
            serial=tuple(skipped[True]),
            asked=asked,
        )

    def _plan_of_tests(self, task: PlanTask, build: CachedBuild, sources: tuple[SourceFile, ...]) -> Plan:
        """The units of tests that the user gives: each of each type that is named."""
        program, settings, given = build.program, task.settings, task.settings.tests
        units: list[Planned] = []
        texts: dict[str, None] = {}
        for type in program.thread_safe(task.pattern) if given is not None else ():
            place = next((found for method in type.methods if (found := _place(program.start(type, method)))), None)
            for test in given.tests if given is not None else ():
                name = given_unit(type, test)
                known = self._cache.find(build, name, settings, task.outcomes) if self._cache else None
                size = len(test.notation)
                units.append(
                    Planned(name, program.path.name, settings.model, type.token, size, place, known, "generated")
                )
            if given is not None and (text := letters_of(program, type, given)):
                texts[f"{program.path.name}: Letters of {type_name(type)}: {text}."] = None
        notes = [*self._notes_of(task, program, sources, bool(units))]
        notes += [BuildNote("letters", text, program.path.name) for text in texts]
        return Plan(
            task.path, program.assembly.digest, tuple(units), tuple(notes), sources=sources,
            debug=program.assembly.debug_kind, problem=self._cache.problem if self._cache else "",
            silences=silences(program.own),
        )  # fmt: skip

    @staticmethod
    def _considered(program: Program, wanted: Callable[[Method], bool] | None) -> Iterator[Considered]:
        if wanted is None:
            yield from program.considered()
        else:
            yield from [Considered(type, method) for type, method in program.units(wanted)]

    def _types(self, build: CachedBuild, task: PlanTask) -> Iterator[Planned]:
        """The types that harnesses are generated for."""
        program, settings = build.program, task.settings
        for type in program.thread_safe(task.pattern, settings.hints):
            name = trial_unit(type, task.pattern)
            known = self._cache.find(build, name, settings, task.outcomes) if self._cache else None
            if known is not None and (known.kind == "hint") != program.is_hint(type, settings):
                known = None
            size = sum(_size(program.assembly, method) for method in type.methods)
            place = next(
                (place for method in type.methods if (place := _place(program.start(type, method))) is not None), None
            )
            yield Planned(name, program.path.name, settings.model, type.token, size, place, known, "generated")

    def _notes_of(
        self, task: PlanTask, program: Program, sources: tuple[SourceFile, ...], has_units: bool
    ) -> tuple[BuildNote, ...]:
        """The notes about a build. Those for which files are compared are the same for all models and patterns."""
        if task.path not in self._notes:
            stale = stale_sources(sources, task.roots)
            self._notes[task.path] = (
                *([stale_note(task.path, stale)] if stale else ()),
                *copy_notes(program, task.others),
            )
        release = release_notes(program) if has_units else ()
        return (*file_notes(program), *release, *self._notes[task.path])

    def check(
        self, task: CheckTask, listener: ProgressListener | None = None, early: OnVerdict | None = None
    ) -> Done | Changed:
        """The verdict of one unit, which the cache has afterwards; `early` is called with it as soon as it is known."""
        try:
            build = self._build(task)
        except InputError:
            return Changed()
        if build.program.assembly.digest != task.build:
            return Changed()
        if (known := self._kept_candidate(build, task)) is not None:
            return Done(known, True)
        run = build.program.renewed()
        run.is_try = task.least is not None
        run.listener = listener
        run.early = early or run.early
        found = _checked(run, task)
        if found is None:
            return Changed()
        subject, unit = found[0], encodable(found[1])
        final = task.least is None or not _is_cut(unit, task.least, task.settings)
        besides = Decorations()
        keep = partial(self._keep, build, run, subject, task, unit, final)
        kept = besides.attempt("keeping", keep, unit)
        notes, mistakes = besides.kept
        return Done(replace(kept, notes=(*kept.notes, *notes), mistakes=(*kept.mistakes, *mistakes)), final)

    def _kept_candidate(self, build: CachedBuild, task: CheckTask) -> Unit | None:
        """The verdict of a candidate, if it is known. What it depends on is looked up when it has its turn: its limits
        are known then."""
        if task.proposal is None or self._cache is None:
            return None
        name = name_of(task.proposal)
        found = self._cache.find(build, name, task.settings, task.outcomes)
        return replace(found, evidence=task.proposal.evidence) if found is not None else None

    def _keep(
        self, build: CachedBuild, run: Program, subject: Method | Type, task: CheckTask, unit: Unit, final: bool
    ) -> Unit:  # fmt: skip
        """Keeps a final verdict. It has its source files then, for the editor."""
        questions = questions_of(run.universe, subject, run.others)
        if self._cache is not None and final:
            candidate = task.proposal
            name = unit.unit if candidate is None else name_of(candidate)
            lasting = unit if candidate is None else replace(unit, evidence=())
            self._cache.keep(build, name, questions, task.settings, task.outcomes, lasting)
        return build.with_files(unit, questions)

    def _build(self, task: PlanTask | CheckTask) -> CachedBuild:
        if task.generation != self._generation:
            self._builds.clear()
            self._notes.clear()
            self._generation = task.generation
        if task.path not in self._builds:
            self._builds[task.path] = CachedBuild(Program(Path(task.path), task.settings.trusted))
        return self._builds[task.path]


def _checked(run: Program, task: CheckTask) -> tuple[Method | Type, Unit] | None:
    """A unit with its verdict: a harness, or a type that harnesses are generated for."""
    assembly, settings = run.assembly, task.least or task.settings
    if task.token >> 24 == TYPE_TABLE:
        tried = assembly.type_at(task.token)
        if tried is not None and settings.tests is not None:
            unit = check_given(run, tried, settings, task.unit, _mend(settings), task.outcomes)
            return None if unit is None else (tried, unit)
        if tried is not None and task.proposal is not None:
            return tried, check_candidate(run, tried, settings, task.proposal, _mend(settings))
        return None if tried is None else (tried, check_type(run, tried, settings, task.unit, _mend(settings)))
    found = _inherited(run, task) if task.inherits else _own(assembly, task)
    return None if found is None else (found[1], check_unit(run, *found, settings, task.outcomes))


def _mend(settings: Settings) -> Mend | None:
    if not settings.repair:
        return None
    from fencepost.engine.repairs.trials import trial_repairs  # the parser of C# is loaded for this only

    return trial_repairs


def _own(assembly: Assembly, task: CheckTask) -> tuple[Type, Method] | None:
    method = assembly.find_method(task.token)
    type = assembly.find_type(method.owner) if method is not None else None
    return None if method is None or type is None else (type, method)


def _inherited(run: Program, task: CheckTask) -> tuple[Type, Method] | None:
    """A test of a base, in the type that has inherited it."""
    type = run.assembly.type_at(task.inherits)
    for method in run.harnesses.inherited(type) if type is not None else ():
        if type is not None and method.token == task.token and unit_name(method) == task.unit:
            return type, method
    return None


def _is_cut(unit: Unit, least: Settings, settings: Settings) -> bool:
    """True if a search met a limit below the one that was set, or lacks repairs that are wanted."""
    if settings.repair and not least.repair and unit.findings:
        return True
    if settings.superfluous and not least.superfluous and unit.verdict == "HOLDS":
        return True
    smaller = {
        "states": least.max_states < settings.max_states,
        "memory": least.max_memory < settings.max_memory,
        "time": least.time < settings.time,
    }
    return any(smaller.get(kind) for kind in (*unit.cut, *(bound.kind for bound in unit.bounds)))


def _sources(own: OwnCode) -> tuple[SourceFile, ...]:
    """The sources of all own code that the program may come by, each once."""
    for assembly in own.assemblies():
        own.documents_of(assembly)
    found = {document.path: SourceFile(document.path, document.algorithm, document.hash) for document in own.documents}
    return tuple(found.values())


def _size(assembly: Assembly, method: Method) -> int:
    """How large a unit looks at a glance: by the code of its own method."""
    body = assembly.body(method)
    return body.size if body is not None else 0


def _place(spot: SourceSpot | None) -> SourcePlace | None:
    """The first statement of a method."""
    if spot is None:
        return None
    point = spot.point
    return SourcePlace(spot.file, point.line, point.column, point.end_line, point.end_column)
