"""Where the assemblies are that a program uses: beside it, in a package, made by another project, or part of .NET.

.NET's host reads one `*.deps.json`, that of the application, and resolves all names of all its assemblies by it. So a
program has one set of references here. Of folders that files of a workspace name, only those are looked at that
`local_paths` allows. A link to a regular file is followed: who can put one into a package folder can put a file there.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from fencepost.assembly.assembly import Assembly, open_assembly
from fencepost.assembly.files import is_regular
from fencepost.assembly.installed_frameworks import BASE_FRAMEWORK, expanded, framework_folder, framework_named
from fencepost.assembly.libraries import (
    Library,
    assets_file,
    deployed,
    dictionary,
    package_folders,
    read_settings,
    restored,
)
from fencepost.assembly.local_paths import local_folder
from fencepost.assembly.project_outputs import is_reference_assembly, newest_output, target_of
from fencepost.model.members import Type
from fencepost.model.problem import Problem
from fencepost.model.provenance import Provenance

_MOST_FORWARDS = 20
_SUFFIXES = (".dll", ".exe")


class DefinedType(NamedTuple):
    """A type with the assembly that defines it."""

    assembly: Assembly
    type: Type

    def has_code(self, assembly: Assembly, method: int) -> bool:
        """True for a method of the type, by its token, and for what compilers make of the type's members: closures and
        state machines."""
        found = assembly.find_method(method) if assembly is self.assembly else None
        if found is None:
            return False
        return found.owner == self.type.name or found.owner.startswith(f"{self.type.name}+<")


class References:
    """Resolves names for one assembly. A file is opened at most once; a missing file is a problem, not a failure.

    `program` are the references of the program that the assembly is used by, None for those of a program itself. All
    names are resolved for the program first. In a workspace that is not `trusted`, packages are taken from the user's
    own package folder only.
    """

    def __init__(self, assembly: Assembly, program: References | None = None, trusted: bool = True) -> None:
        self.assembly = assembly
        self._program: References = program._program if program is not None else self
        self._trusted = trusted
        self._files: dict[Path, Assembly | None] = program._files if program is not None else {}
        self._files.setdefault(assembly.path, assembly)
        self.problems: list[Problem] = []
        self._opened: dict[str, Assembly | None] = {assembly.name or "": assembly, "": assembly}
        self._forwards: dict[str, dict[str, str]] = {}
        self._deployed: dict[str, Library] | None = None
        self._assets: tuple[dict[str, Any], dict[str, Library]] | None = None
        self._outputs: dict[str, Path | None] = {}
        self._frameworks: list[Path] | None = None
        self._packages: list[Path] | None = None

    def resolve(self, name: str) -> Assembly | None:
        """The assembly with a simple name, None when it is nowhere or cannot be read."""
        if name not in self._opened:
            self._opened[name] = self._open(name)
        return self._opened[name]

    def find_type(self, scope: str, name: str) -> DefinedType | None:
        """A type by the assembly that is referenced for it and its full name, through any type forwarders."""
        for _ in range(_MOST_FORWARDS):
            assembly = self.resolve(scope)
            if assembly is None:
                return None
            found = assembly.find_type(name)
            if found is not None:
                return DefinedType(assembly, found)
            if scope not in self._forwards:
                self._forwards[scope] = assembly.forwarded_types()
            target = self._forwards[scope].get(name)
            if target is None:
                return None
            scope = target
        return None

    def problems_of_missing(self) -> list[Problem]:
        """Problems of the references as a whole, with files beside the assembly that cannot be used."""
        missing = [name for name in self.assembly.references() if self.locate(name) is None]
        found = list(self.problems)
        if missing:
            advice = (
                "They were looked for beside the file, in the user's packages and in an installed .NET; DOTNET_ROOT can"
                " name one"
            )
            found.append(Problem(f"Not found: {', '.join(missing)}. {advice}.", self.assembly.path.name))
        return found

    def locate(self, name: str) -> Path | None:
        """The file of an assembly with a simple name, without opening it."""
        return next(self._candidates(name), None)

    def provenance(self, assembly: Assembly) -> Provenance:
        """Where an assembly of the program comes from: the build's own lists count more than the folder."""
        program = self._program
        if assembly is program.assembly:
            return "program"
        for listed in (program._deployed_libraries(), program._asset_libraries()):
            library = listed.get(assembly.name or assembly.path.stem)
            if library is not None and library.provenance != "unknown":
                return library.provenance
        if any(assembly.path.is_relative_to(folder) for folder in program._package_folders()):
            return "package"
        if any(assembly.path.is_relative_to(folder) for folder in program._framework_folders()):
            return "framework"
        return "unknown"

    def is_of_framework(self, name: str) -> bool:
        """True if a name leads to a part of .NET, or nowhere. No assembly is opened for that."""
        path = self.locate(name)
        return path is None or any(path.is_relative_to(folder) for folder in self._program._framework_folders())

    def project_outputs(self) -> dict[str, Path]:
        """The other projects that the program needs, by the simple names of their assemblies, and the newest build that
        each has made for itself, where it has one."""
        program = self._program
        names = [library.name for library in program._asset_libraries().values() if library.project is not None]
        return {name: output for name in names if (output := program._project_output(name)) is not None}

    # ---- where a name leads

    def _open(self, name: str) -> Assembly | None:
        named = None
        for path in self._candidates(name):
            if path not in self._files:
                self._files[path], problems = open_assembly(path)
                if self._files[path] is None:
                    self.problems.extend(problems)
            found = self._files[path]
            if found is None or not is_reference_assembly(found):
                return found
            named = path
        why = f": {named} is a reference assembly, which has no code" if named is not None else ""
        self.problems.append(Problem(f"The assembly {name} was not found{why}.", self.assembly.path.name))
        return None

    def _candidates(self, name: str) -> Iterator[Path]:
        """The files that may be the assembly with a simple name, the best one first."""
        if not name or any(character in name for character in "/\\\0") or name in (".", ".."):
            return
        program = self._program
        beside = program.assembly.path.parent
        yield from _in_folder(beside, name)
        for listed in (program._deployed_libraries, program._asset_libraries):
            library = listed().get(name)
            if library is not None:
                yield from program._package_files(library)
        output = program._project_output(name)
        if output is not None:
            yield output
        if self.assembly.path.parent != beside:
            yield from _in_folder(self.assembly.path.parent, name)
        for folder in program._framework_folders():
            yield from _in_folder(folder, name)

    def _package_files(self, library: Library) -> Iterator[Path]:
        if library.file:
            for folder in self._package_folders():
                candidate = folder / library.file
                if is_regular(candidate):
                    yield candidate

    def _project_output(self, name: str) -> Path | None:
        if name not in self._outputs:
            library = self._asset_libraries().get(name)
            self._outputs[name] = (
                newest_output(library.project, library.name, library.framework, self.assembly.path)
                if library is not None and library.project is not None
                else None
            )
        return self._outputs[name]

    # ---- settings that a build leaves behind

    def _beside(self, suffix: str) -> dict[str, Any]:
        return read_settings(self.assembly.path.with_suffix(suffix), self.problems)

    def _deployed_libraries(self) -> dict[str, Library]:
        if self._deployed is None:
            self._deployed = _by_name(deployed(self._beside(".deps.json")))
        return self._deployed

    def _asset_settings(self) -> tuple[dict[str, Any], dict[str, Library]]:
        if self._assets is None:
            file = assets_file(self.assembly.path)
            settings = read_settings(file, self.problems) if file is not None else {}
            framework = framework_named(target_of(self.assembly))
            libraries = restored(settings, framework, file) if file is not None else iter(())
            self._assets = settings, _by_name(libraries)
        return self._assets

    def _asset_libraries(self) -> dict[str, Library]:
        return self._asset_settings()[1]

    def _package_folders(self) -> list[Path]:
        """The folders of packages on this machine: those that the build names, where they count, and the user's own."""
        if self._packages is None:
            named: list[object] = []
            if self._trusted:
                options = dictionary(self._beside(".runtimeconfig.dev.json").get("runtimeOptions"))
                probing = options.get("additionalProbingPaths")
                named = [*(probing if isinstance(probing, list) else ()), *package_folders(self._asset_settings()[0])]
            named.append(os.environ.get("NUGET_PACKAGES") or str(expanded("~/.nuget/packages")))
            folders = [local_folder(text) for text in named]
            self._packages = list(dict.fromkeys(folder for folder in folders if folder is not None))
        return self._packages

    def _framework_folders(self) -> list[Path]:
        """The folders of the frameworks that the program runs on, the most specific first."""
        if self._frameworks is None:
            folders = [framework_folder(name, version) for name, version in self._wanted_frameworks()]
            self._frameworks = [folder for folder in folders if folder is not None]
        return self._frameworks

    def _wanted_frameworks(self) -> list[tuple[str, str]]:
        """The names and versions in `*.runtimeconfig.json`. A library has no such file; it says itself what it was
        compiled for."""
        options = dictionary(self._beside(".runtimeconfig.json").get("runtimeOptions"))
        listed = options.get("frameworks", [options.get("framework")])
        frameworks = [dictionary(item) for item in listed] if isinstance(listed, list) else []
        found = [(str(item["name"]), str(item.get("version", ""))) for item in frameworks if "name" in item]
        found = [(name, version) for name, version in found if re.fullmatch(r"[\w.]+", name)]
        if not any(name == BASE_FRAMEWORK for name, _ in found):
            found.append((BASE_FRAMEWORK, found[0][1] if found else self._target()))
        return found

    def _target(self) -> str:
        runtime = dictionary(self._beside(".deps.json").get("runtimeTarget")).get("name", "")
        for text in (str(runtime), target_of(self.assembly)):
            framework = framework_named(text)
            if framework is not None and framework.family == "NETCoreApp":
                return ".".join(map(str, framework.version))
        return ""


def _in_folder(folder: Path, name: str) -> Iterator[Path]:
    for suffix in _SUFFIXES:
        candidate = folder / (name + suffix)
        if is_regular(candidate):
            yield candidate


def _by_name(libraries: Iterator[Library]) -> dict[str, Library]:
    """Libraries by the simple names of their assemblies; of several with one name, the first counts."""
    found: dict[str, Library] = {}
    for library in libraries:
        found.setdefault(library.name, library)
    return found
