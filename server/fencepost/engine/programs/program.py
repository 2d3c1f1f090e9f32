"""An opened assembly, with what a check of its units needs to know of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import copy
from pathlib import Path

import fencepost
from fencepost.assembly.assembly import Assembly, open_assembly
from fencepost.assembly.documentation import documented_thread_safe
from fencepost.assembly.own_code import OwnCode
from fencepost.assembly.project_outputs import is_reference_assembly
from fencepost.assembly.references import References
from fencepost.engine.programs.candidates import candidates, is_said, naming
from fencepost.engine.programs.harnesses import harnesses
from fencepost.engine.shared.errors import InputError, NotAnAssemblyError
from fencepost.engine.shared.settings import Settings
from fencepost.lowering.klass import MethodInstance
from fencepost.lowering.universe import Universe
from fencepost.machine.state.trial import Trial
from fencepost.machine.state.world import World
from fencepost.machine.values.order import order_of
from fencepost.memory.loading import load_model
from fencepost.model.members import Method, Type
from fencepost.model.patch import Patch
from fencepost.model.problem import ForeignFile, Problem
from fencepost.model.verdict import Unit
from fencepost.search.budget import ProgressListener

OnVerdict = Callable[[Unit], None]
"""Is called with a verdict as soon as that is known, before other models and repairs are looked at."""

LIBRARY = Path(fencepost.__file__).parent / "library" / "Fencepost.Library.dll"


def _no_one(_unit: Unit) -> None:
    pass


class Program:
    """An opened assembly with what a check needs to know of it."""

    def __init__(self, path: Path, trusted: bool = True) -> None:
        assembly, problems = open_assembly(path)
        if assembly is None:
            kind = NotAnAssemblyError if isinstance(problems[0], ForeignFile) else InputError
            raise kind(f"{problems[0].where}: {problems[0].message}")
        if is_reference_assembly(assembly):
            raise NotAnAssemblyError(f"{path} is a reference assembly: it has no code; name the one in bin.")
        library, found = open_assembly(LIBRARY)
        if library is None:
            raise InputError(f"the model library is missing or damaged: {found[0].message} Install Fencepost again.")
        self.path = path
        self.listener: ProgressListener | None = None
        self.early: OnVerdict = _no_one
        self.patches: tuple[Patch, ...] = ()
        self.assembly: Assembly = assembly
        self.problems: list[Problem] = problems
        self.references = References(assembly, trusted=trusted)
        self.own = OwnCode(assembly, self.references)
        self.universe = Universe(self.own, self.references, library)

    def renewed(self) -> Program:
        """This program with its `patches` and nothing lowered. The questions of one check are then exactly those on
        which its answer depends."""
        fresh = copy(self)
        fresh.universe = Universe(self.own, self.references, self.universe.library)
        fresh.universe.patches = self.patches
        return fresh

    def units(self, wanted: Callable[[Method], bool] | None) -> Iterator[tuple[Type, Method]]:
        return harnesses(self.assembly, wanted)

    def thread_safe(self, pattern: str | None, hints: bool = False) -> Iterator[Type]:
        """The types that harnesses are generated for; with a pattern, those that it names."""
        return candidates(self.assembly, documented_thread_safe(self.path), naming(pattern), hints)

    def is_hint(self, type: Type, settings: Settings) -> bool:
        """True if a type is tried although neither a mark nor its documentation says that it is thread-safe."""
        return settings.hints and not is_said(type, documented_thread_safe(self.path))

    def instance(self, type: Type, method: Method) -> MethodInstance:
        return self.universe.method_instance(self.universe.instantiate(self.assembly, type, ()), method)

    def world(self, settings: Settings, harness: MethodInstance | Trial) -> World:
        world = World(self.universe, settings.reductions, order_of(load_model(settings.model)))
        world.harness = harness
        return world
