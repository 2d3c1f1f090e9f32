"""Types by the names that reflection gives them: `Ns.Outer+Inner`1[[System.Int32, mscorlib]][], Assembly`."""

from __future__ import annotations

from typing import Any

from fencepost.assembly.assembly import Assembly
from fencepost.lowering.klass import Klass
from fencepost.lowering.parameters import own_parameters
from fencepost.lowering.universe import Universe, UnsupportedError

_FRAMEWORK = ("System", "Microsoft", "mscorlib", "netstandard")
_CORE = {
    "System": {"Console", "ConsoleColor", "ConsoleKey", "Uri", "IServiceProvider"},
    "System.Collections": {
        "CollectionBase", "DictionaryBase", "Queue", "ReadOnlyCollectionBase", "SortedList", "Stack",
        "StructuralComparisons",
    },
    "System.Diagnostics.CodeAnalysis": set(),
    "System.Globalization": set(),
    "System.Reflection": set(),
    "System.Runtime.CompilerServices": {"DynamicAttribute", "NativeIntegerAttribute"},
    "System.Text": set(),
    "System.Threading": {"Barrier", "BarrierPostPhaseException", "CountdownEvent", "LockCookie", "ReaderWriterLock"},
    "System.Threading.Tasks": {"Parallel", "ParallelLoopResult", "ParallelLoopState", "ParallelOptions"},
}  # fmt: skip
"""Namespaces of System.Private.CoreLib, and what other assemblies of .NET have of them."""
_CORE_COLLECTIONS = {"List`1", "Dictionary`2", "HashSet`1", "Queue`1", "KeyValuePair`2", "Comparer`1", "IList`1"}
_SPECIAL = "[],&*+\\"


class _BadNameError(Exception):
    pass


def find_type(universe: Universe, assembly: Assembly, text: str, own: bool = False) -> Klass | None:
    """The type of a name that stands in an assembly; None without one, or if it is no name. With `own`, of the assembly
    itself only."""
    try:
        reader = _Reader(universe, assembly, text)
        found = reader.type(True, own)
        return found if reader.at == len(text) else None
    except _BadNameError:
        return None


class _Reader:
    def __init__(self, universe: Universe, assembly: Assembly, text: str) -> None:
        self._universe = universe
        self._assembly = assembly
        self._text = text
        self.at = 0

    def type(self, qualified: bool, own: bool = False) -> Klass | None:
        """A type, and what is behind it up to a bracket that is not its own."""
        name = self._name()
        arguments: list[Klass | None] = []
        if self._next("[") and self._text[self.at + 1 : self.at + 2] not in ("]", ",", "*"):
            arguments = self._arguments()
        suffixes = self._suffixes()
        scope = ""
        if qualified and self._next(","):
            end = self._text.find("]", self.at)
            end = len(self._text) if end < 0 else end
            scope = self._text[self.at + 1 : end].split(",")[0].strip()
            self.at = end
        found = self._find(name, scope, own)
        if found is None or None in arguments:
            return None
        if arguments:
            given: Any = tuple(arguments)
            if found.assembly is None or found.definition is None or len(found.definition.generic) != len(given):
                raise _BadNameError
            found = self._universe.instantiate(found.assembly, found.definition, given)
        for suffix in suffixes:
            found = self._with(found, suffix)
        return found

    def _with(self, klass: Klass, suffix: str) -> Klass:
        if suffix in "&*":
            return self._universe.pointer(klass, suffix == "&")
        return self._universe.array(klass, suffix.count(",") + 1) if "," in suffix else self._universe.vector(klass)

    def _next(self, text: str) -> bool:
        return self._text[self.at : self.at + 1] == text

    def _name(self) -> str:
        start = self.at
        while self.at < len(self._text) and (self._text[self.at] not in _SPECIAL or self._next("+")):
            self.at += 1
        name = self._text[start : self.at].strip()
        if not name:
            raise _BadNameError
        return name

    def _arguments(self) -> list[Klass | None]:
        found = []
        while not self._next("]"):
            self.at += 1
            if self._next("["):
                self.at += 1
                found.append(self.type(True))
                self._expect("]")
            else:
                found.append(self.type(False))
            if not (self._next(",") or self._next("]")):
                raise _BadNameError
        self._expect("]")
        return found

    def _expect(self, text: str) -> None:
        if not self._next(text):
            raise _BadNameError
        self.at += 1

    def _suffixes(self) -> list[str]:
        found = []
        while self.at < len(self._text) and self._text[self.at] in "[&*":
            end = self._text.find("]", self.at) + 1 if self._next("[") else self.at + 1
            suffix = self._text[self.at : end]
            if not end or (suffix[0] == "[" and suffix.strip("[],")):
                raise _BadNameError
            found.append(suffix)
            self.at = end
        return found

    def _find(self, name: str, scope: str, own: bool) -> Klass | None:
        universe, assembly = self._universe, self._assembly
        if scope == assembly.name:
            scope = ""
        try:
            place = universe.place(assembly, scope, name)
        except UnsupportedError:
            if not own and (scope or name).split(".")[0] in _FRAMEWORK:
                raise
            return None
        if own and place[0] is not assembly:
            return None
        if not scope and place[0] is universe.library and assembly is not universe.library and not _is_core(name):
            raise UnsupportedError(f"the type {name} by its name without an assembly")
        return universe.instantiate(*place, own_parameters(universe, *place))


def _is_core(name: str) -> bool:
    """True if a type of the framework is found without the name of its assembly."""
    namespace, _, short = name.split("+")[0].rpartition(".")
    elsewhere = _CORE.get(namespace)
    return short in _CORE_COLLECTIONS if elsewhere is None else short not in elsewhere
