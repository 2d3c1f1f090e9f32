"""The one entry point of command line and editor: checks the harnesses of an assembly and answers with verdicts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import copy
from pathlib import Path

from fencepost.assembly.assembly import Assembly, open_assembly
from fencepost.assembly.references import References
from fencepost.assembly.sources import Sources
from fencepost.engine.errors import InputError, NotAnAssemblyError
from fencepost.engine.harnesses import harnesses
from fencepost.engine.names import unit_name
from fencepost.engine.settings import Settings
from fencepost.engine.telling import Teller
from fencepost.lowering.klass import MethodInstance
from fencepost.lowering.universe import Universe, UnsupportedError
from fencepost.machine.window import MOST_PENDING, order_of
from fencepost.machine.world import World
from fencepost.memory.loading import load_model
from fencepost.model.members import Method, Type
from fencepost.model.problem import ForeignFile, Problem
from fencepost.model.verdict import Bound, Finding, Outcome, Unit, Unsupported
from fencepost.search.budget import Budget, Listener
from fencepost.search.explore import Exploration, explore, is_wrong
from fencepost.search.replay import Replayed, replay
from fencepost.search.schedule import Turn, schedule_of, to_text

LIBRARY = Path(__file__).parent.parent / "library" / "Fencepost.Library.dll"
MOST_REPLAYED = 200
"""How many states that are wrong are replayed; outcomes of further ones are missing, which is a bound."""


class Program:
    """An opened assembly with what a check needs to know of it."""

    def __init__(self, path: Path) -> None:
        assembly, problems = open_assembly(path)
        if assembly is None:
            kind = NotAnAssemblyError if isinstance(problems[0], ForeignFile) else InputError
            raise kind(f"{problems[0].where}: {problems[0].message}")
        library, found = open_assembly(LIBRARY)
        if library is None:
            raise InputError(f"the model library is missing or damaged: {found[0].message} Install Fencepost again.")
        self.path = path
        self.listener: Listener | None = None
        self.assembly: Assembly = assembly
        self.problems: list[Problem] = problems
        self.sources = Sources(assembly)
        self.references = References(assembly)
        self.universe = Universe(assembly, self.references, library)

    def renewed(self) -> Program:
        """The same program with nothing lowered: what one check has asked for tells what its answer depends on."""
        fresh = copy(self)
        fresh.universe = Universe(self.assembly, self.references, self.universe.library)
        return fresh

    def notes(self) -> list[str]:
        """What a user should know about the files before the answers."""
        notes = [f"{problem.where}: {problem.message}" for problem in dict.fromkeys(self.problems)]
        if not notes and self.assembly.debug_kind == "none":
            notes.append(
                f"{self.path}: There is no PDB, so places in the source are not known;"
                " build with <DebugType>portable</DebugType> and keep the .pdb beside the assembly."
            )
        return notes

    def units(self, wanted: Callable[[Method], bool] | None) -> Iterator[tuple[Type, Method]]:
        return harnesses(self.assembly, wanted)

    def instance(self, type: Type, method: Method) -> MethodInstance:
        return self.universe.method_instance(self.universe.instantiate(self.assembly, type, ()), method)

    def world(self, settings: Settings, harness: MethodInstance) -> World:
        world = World(self.universe, settings.reduction, order_of(load_model(settings.model)))
        world.harness = harness
        return world


def check_unit(program: Program, type: Type, method: Method, settings: Settings, outcomes: bool = False) -> Unit:
    """Explores one harness. With `outcomes`, everything that it can return is collected; else the search ends early.

    A mistake of ours is a verdict of its own: it must neither stop the other units nor look like an answer.
    """
    try:
        return _check_unit(program, type, method, settings, outcomes)
    except MemoryError:
        bound = Bound("memory", 0)
        return Unit(
            unit_name(method), "harness", program.path.name, settings.model, "HOLDS_UP_TO", 0, 0, 0.0, bounds=(bound,)
        )
    except Exception as mistake:
        reason = Unsupported(f"{mistake.__class__.__name__}: {mistake}")
        return Unit(
            unit_name(method),
            "harness",
            program.path.name,
            settings.model,
            "INTERNAL_ERROR",
            0,
            0,
            0.0,
            unsupported=(reason,),
        )


def _check_unit(program: Program, type: Type, method: Method, settings: Settings, outcomes: bool) -> Unit:
    budget = Budget(settings.max_states, settings.max_memory, settings.time, program.listener)
    budget.start()
    name = unit_name(method)
    try:
        harness = program.instance(type, method)
        world = program.world(settings, harness)
        # The first that is wrong may not be judged: all of them are looked at.
        found = explore(world, harness, budget, first_only=not (outcomes or settings.properties))
    except UnsupportedError as problem:
        reason = Unsupported(str(problem))
        return Unit(
            name,
            "harness",
            program.path.name,
            settings.model,
            "UNSUPPORTED",
            0,
            0,
            budget.elapsed(),
            unsupported=(reason,),
        )
    return _answer(program, world, harness, name, found, budget, settings, outcomes)


def _answer(
    program: Program,
    world: World,
    harness: MethodInstance,
    name: str,
    found: Exploration,
    budget: Budget,
    settings: Settings,
    all_outcomes: bool,
) -> Unit:
    teller = Teller(program.assembly, program.sources, world)
    findings: list[Finding] = []
    unsupported: list[Unsupported] = []
    bounds: list[Bound] = []
    outcomes: dict[tuple[object, ...], Outcome] = {}
    wrong = [*found.crashes, *(state for state in found.finals if is_wrong(found.space, state))]
    seen: set[tuple[str, str | None, int | None]] = set()
    if len(wrong) > MOST_REPLAYED:
        bounds.append(Bound("states", MOST_REPLAYED))
    for state in sorted(wrong, key=lambda state: len(found.path(state)))[:MOST_REPLAYED]:
        turns = schedule_of(found, state)
        run = _confirmed(program, world, harness, turns)
        kind = run.failure.kind if run.failure is not None else "deadlock"
        if kind in ("unsupported", "limit"):
            unsupported.append(teller.unsupported(run))
        elif kind == "loop":
            bounds.append(teller.loop(run))
        else:
            finding = teller.finding(run, turns)
            judged = not settings.properties or finding.property in settings.properties
            if judged and (finding.property, finding.file, finding.line) not in seen:
                seen.add((finding.property, finding.file, finding.line))
                findings.append(finding)
        value = teller.outcome(run)
        if value is not None and all_outcomes:
            outcomes.setdefault(value, Outcome(value, to_text(turns)))
    if all_outcomes:
        for value, state in teller.returned(found).items():
            outcomes.setdefault(value, Outcome(value, to_text(schedule_of(found, state))))
    if world.window_full:
        bounds.append(Bound("window", MOST_PENDING))
    if found.stopped_by:
        bounds.append(Bound(found.stopped_by, len(found.parents)))  # type: ignore[arg-type]  # one of the kinds
    verdict = "VIOLATED" if findings else "UNSUPPORTED" if unsupported else "HOLDS_UP_TO" if bounds else "HOLDS"
    return Unit(
        name, "harness", program.path.name, settings.model,
        verdict,  # type: ignore[arg-type]  # one of the names
        len(found.parents), found.transitions, budget.elapsed(),
        bounds=tuple(dict.fromkeys(bounds)), assumed=tuple(world.assumed),
        unsupported=tuple(dict.fromkeys(unsupported)),
        outcomes=tuple(sorted(outcomes.values(), key=lambda outcome: repr(outcome.value))),
        findings=tuple(findings), threads=tuple(world.slot_names),
    )  # fmt: skip


def _confirmed(program: Program, world: World, harness: MethodInstance, turns: tuple[Turn, ...]) -> Replayed:
    """Replays a schedule operation by operation, before anything is said about it; names are those of the search."""
    fresh = World(program.universe, fuse=False, order=world.order)
    fresh.harness = harness
    fresh.sites = world.sites
    fresh.slots, fresh.slot_names = dict(world.slots), list(world.slot_names)
    fresh.changing = set(world.changing)
    run = replay(fresh, harness, turns)
    if run.failure is None and not run.waiting:
        raise AssertionError(f"the schedule {to_text(turns)} was to go wrong, and its replay does not")
    return run
