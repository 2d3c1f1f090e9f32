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
from fencepost.engine.programs.call_graph import MethodNode
from fencepost.engine.programs.candidates import candidates, is_said, naming
from fencepost.engine.programs.harnesses import Considered, Harnesses, type_arguments
from fencepost.engine.programs.walked_assemblies import WalkedAssemblies
from fencepost.engine.shared.errors import InputError, NotAnAssemblyError
from fencepost.engine.shared.settings import Settings
from fencepost.engine.shared.source_lines import SourceLines, SourceSpot
from fencepost.lowering.klass import Klass, MethodInstance
from fencepost.lowering.universe import Universe, UnsupportedError
from fencepost.machine.harness.preparing import surroundings
from fencepost.machine.harness.rows import rows_of
from fencepost.machine.reflection.type_names import find_type
from fencepost.machine.state.trial import Trial
from fencepost.machine.state.world import World
from fencepost.machine.values.order import order_of
from fencepost.memory.loading import load_model
from fencepost.model.members import Method, Type
from fencepost.model.patch import Patch
from fencepost.model.problem import ForeignFile, Problem
from fencepost.model.verdict import Unit
from fencepost.search.budget import ProgressListener

_STATIC = 0x10

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
        self.is_try = False
        """True if another check with larger limits follows one that these have cut."""
        self.patches: tuple[Patch, ...] = ()
        self.assembly: Assembly = assembly
        self.problems: list[Problem] = problems
        self.references = References(assembly, trusted=trusted)
        self.own = OwnCode(assembly, self.references)
        self.universe = Universe(self.own, self.references, library)
        self.others: list[Universe] = []
        """Universes besides, whose questions the answer depends on, too."""
        self._harnesses: Harnesses | None = None
        self._methods_around: dict[tuple[int, bool], list[MethodNode]] = {}

    def renewed(self) -> Program:
        """This program with its `patches` and nothing lowered. The questions of one check are then exactly those on
        which its answer depends."""
        fresh = copy(self)
        fresh.universe, fresh.others = Universe(self.own, self.references, self.universe.library), []
        fresh.universe.patches, fresh.universe.stands_in = self.patches, self.universe.stands_in
        return fresh

    @property
    def harnesses(self) -> Harnesses:
        """What there is to explore; calls are walked once for all units."""
        if self._harnesses is None:
            walked = WalkedAssemblies(self.own, self.references, self.universe.library)
            self._harnesses = Harnesses(walked, self._around)
        return self._harnesses

    def start(self, type: Type, method: Method) -> SourceSpot | None:
        """Where a unit begins: an inherited test in the source of its base."""
        return SourceLines(self.own).start(self.harnesses.home(type, method), method)

    def units(self, wanted: Callable[[Method], bool] | None) -> Iterator[tuple[Type, Method]]:
        """The harnesses; with `wanted`, all methods that it chooses of those that can be run."""
        if wanted is not None:
            yield from self.harnesses.named(wanted)
            return
        for considered in self.considered():
            if not considered.reason:
                yield considered.type, considered.method

    def considered(self) -> Iterator[Considered]:
        """The harnesses, and what looks like one and is none."""
        return self.harnesses.all()

    def _around(self, type: Type, method: Method) -> tuple[list[MethodNode], str]:
        """The methods that run with a test; or why it cannot be run."""
        key = (type.token, bool(method.flags & _STATIC))  # all tests of a class have the same around them
        if key in self._methods_around and not method.signature.parameters:
            return self._methods_around[key], ""
        try:
            harness = self.instance(type, method)
            rows_of(self.universe, harness)
            if key not in self._methods_around:
                around = surroundings(self.universe, harness).methods()
                known = [(one.owner.assembly, one.definition.token) for one in around]
                self._methods_around[key] = [(home, token) for home, token in known if home is not None]
        except UnsupportedError as problem:
            return [], str(problem)
        return self._methods_around[key], ""

    def thread_safe(self, pattern: str | None, hints: bool = False) -> Iterator[Type]:
        """The types that harnesses are generated for; with a pattern, those that it names."""
        return candidates(self.assembly, documented_thread_safe(self.path), naming(pattern), hints)

    def is_hint(self, type: Type, settings: Settings) -> bool:
        """True if a type is tried although neither a mark nor its documentation says that it is thread-safe."""
        return settings.hints and not self.is_said(type)

    def is_said(self, type: Type) -> bool:
        """True if a mark or the documentation says that a type is thread-safe."""
        return is_said(type, documented_thread_safe(self.path))

    def instance(self, type: Type, method: Method) -> MethodInstance:
        """A method of a type; one that the type has inherited is called on an object of the type."""
        universe = self.universe
        klass = universe.instantiate(self.assembly, type, tuple(self._arguments(type)))
        if "tests" not in klass.resolved:
            methods = [(base, own) for base in klass.chain() if base.definition for own in base.definition.methods]
            klass.resolved["tests"] = {(own.token, own.name): (base, own) for base, own in reversed(methods)}
        base, own = klass.resolved["tests"].get((method.token, method.name), (klass, method))
        found = universe.method_instance(base, own)
        return found if base is klass else self._inherited(found, klass)

    def _inherited(self, method: MethodInstance, klass: Klass) -> MethodInstance:
        found = copy(method)
        found.tested, found.number = klass, len(self.universe.method_list)
        self.universe.method_list.append(found)
        return found

    def _arguments(self, type: Type) -> Iterator[Klass]:
        """The types for which a generic test class is run."""
        for name in type_arguments(type) if type.generic else ():
            found = find_type(self.universe, self.assembly, name)
            if found is None:
                raise UnsupportedError(f"the type {name}, for which {type.name} is run, was not found")
            yield found

    def world(self, settings: Settings, harness: MethodInstance | Trial) -> World:
        world = World(self.universe, settings.reductions, order_of(load_model(settings.model)))
        world.harness = harness
        return world
