"""Where the assemblies are that an assembly refers to: beside it, in a package, or in an installed framework."""

import json
import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fencepost.assembly.assembly import Assembly, open_assembly
from fencepost.assembly.files import UnreadableError, is_regular, read_regular
from fencepost.model.members import Type
from fencepost.model.problem import Problem

_BASE_FRAMEWORK = "Microsoft.NETCore.App"
_USUAL_ROOTS = ("/usr/share/dotnet", "/usr/lib/dotnet", "/usr/lib64/dotnet", "/usr/local/share/dotnet", "~/.dotnet")
_MOST_FORWARDS = 20
_LARGEST_SETTINGS = 16 << 20
_TARGET = re.compile(r"^\.NETCoreApp,Version=v(\d+(?:\.\d+)*)")


class References:
    """Resolves names for one assembly. A file is opened at most once; a missing file is a problem, not a failure.

    A program is one set of assemblies: `of_same_program` are those that another one of them has opened. Without it a
    type would exist twice, each time with static fields of its own.
    """

    def __init__(self, assembly: Assembly, of_same_program: "References | None" = None) -> None:
        self.assembly = assembly
        self._files: dict[Path, Assembly | None] = of_same_program._files if of_same_program is not None else {}
        self._files.setdefault(assembly.path, assembly)
        self.problems: list[Problem] = []
        self._opened: dict[str, Assembly | None] = {assembly.name or "": assembly, "": assembly}
        self._forwards: dict[str, dict[str, str]] = {}
        self._folders: list[Path] | None = None
        self._packages: dict[str, Path] | None = None

    def resolve(self, name: str) -> Assembly | None:
        """The assembly with a simple name, None when it is nowhere or cannot be read."""
        if name not in self._opened:
            self._opened[name] = self._open(name)
        return self._opened[name]

    def find_type(self, scope: str, name: str) -> tuple[Assembly, Type] | None:
        """A type by the assembly that is referenced for it and its full name, through any type forwarders."""
        for _ in range(_MOST_FORWARDS):
            assembly = self.resolve(scope)
            if assembly is None:
                return None
            found = assembly.find_type(name)
            if found is not None:
                return assembly, found
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
            advice = "They were looked for beside the file and in an installed .NET; DOTNET_ROOT can name one"
            found.append(Problem(f"Not found: {', '.join(missing)}. {advice}.", self.assembly.path.name))
        return found

    def locate(self, name: str) -> Path | None:
        """The file of an assembly with a simple name, without opening it."""
        if not name or any(character in name for character in "/\\\0") or name in (".", ".."):
            return None
        beside = self.assembly.path.parent
        for folder in (beside, *self._framework_folders()):
            for suffix in (".dll", ".exe"):
                candidate = folder / (name + suffix)
                if is_regular(candidate):
                    return candidate
            if folder == beside and (package := self._package_files().get(name)) is not None:
                return package
        return None

    def _open(self, name: str) -> Assembly | None:
        path = self.locate(name)
        if path is None:
            self.problems.append(Problem(f"The assembly {name} was not found.", self.assembly.path.name))
            return None
        if path not in self._files:
            self._files[path], problems = open_assembly(path)
            if self._files[path] is None:
                self.problems.extend(problems)
        return self._files[path]

    # ---- settings that a build leaves beside an assembly

    def _settings(self, suffix: str) -> dict[str, Any]:
        path = self.assembly.path.with_suffix(suffix)
        if not is_regular(path):
            return {}
        try:
            document = json.loads(read_regular(path, _LARGEST_SETTINGS).decode("utf-8-sig"))
            return document if isinstance(document, dict) else {}
        except (UnreadableError, ValueError, RecursionError) as problem:
            self.problems.append(Problem(f"This file cannot be used: {problem}.", path.name))
            return {}

    def _framework_folders(self) -> list[Path]:
        """The folders of the frameworks that the assembly runs on, the most specific first."""
        if self._folders is None:
            self._folders = []
            for name, version in self._frameworks():
                for root in _dotnet_roots():
                    folder = _best_version(root / "shared" / name, version)
                    if folder is not None:
                        self._folders.append(folder)
                        break
        return self._folders

    def _frameworks(self) -> list[tuple[str, str]]:
        """The names and versions in `*.runtimeconfig.json`. A library has no such file; it says itself what it was
        compiled for."""
        options = _dict(self._settings(".runtimeconfig.json").get("runtimeOptions"))
        listed = options.get("frameworks", [options.get("framework")])
        frameworks = [_dict(item) for item in listed] if isinstance(listed, list) else []
        found = [(str(item["name"]), str(item.get("version", ""))) for item in frameworks if "name" in item]
        found = [(name, version) for name, version in found if re.fullmatch(r"[\w.]+", name)]
        if not any(name == _BASE_FRAMEWORK for name, _ in found):
            found.append((_BASE_FRAMEWORK, found[0][1] if found else self._target()))
        return found

    def _target(self) -> str:
        runtime = _dict(self._settings(".deps.json").get("runtimeTarget")).get("name", "")
        stated = [
            attribute.arguments[0]
            for attribute in self.assembly.attributes
            if attribute.type == "System.Runtime.Versioning.TargetFrameworkAttribute" and attribute.arguments
        ]
        for text in (runtime, *stated):
            match = _TARGET.match(str(text))
            if match:
                return match[1]
        return ""

    def _package_files(self) -> dict[str, Path]:
        """The assemblies of packages by simple name: `*.deps.json` names them, the package cache holds them."""
        if self._packages is None:
            self._packages = {}
            settings = self._settings(".deps.json")
            libraries = _dict(settings.get("libraries"))
            caches = self._package_caches()
            for target in _dict(settings.get("targets")).values():
                for library, content in _dict(target).items():
                    folder = _dict(libraries.get(library)).get("path")
                    for asset in _dict(_dict(content).get("runtime")):
                        if folder and ".." not in f"{folder}/{asset}":
                            self._add_package_file(caches, f"{folder}/{asset}")
        return self._packages

    def _add_package_file(self, caches: list[Path], relative: str) -> None:
        for cache in caches:
            candidate = cache / relative
            if is_regular(candidate) and self._packages is not None:
                self._packages.setdefault(candidate.stem, candidate)
                return

    def _package_caches(self) -> list[Path]:
        development = _dict(self._settings(".runtimeconfig.dev.json").get("runtimeOptions"))
        probing = development.get("additionalProbingPaths", [])
        listed = [Path(path) for path in probing if isinstance(path, str)] if isinstance(probing, list) else []
        usual = os.environ.get("NUGET_PACKAGES") or _expanded("~/.nuget/packages")
        return [*listed, Path(usual)]


def _dict(value: Any) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}


def _expanded(path: str) -> Path:
    """A path with the user's own folder in place of `~`. If the user has no folder, where `Path.expanduser` raises, the
    path stays as it is."""
    return Path(os.path.expanduser(path))  # noqa: PTH111


def _dotnet_roots() -> Iterator[Path]:
    """Where .NET may be installed, in the order in which its own host looks."""
    if os.environ.get("DOTNET_ROOT"):
        yield Path(os.environ["DOTNET_ROOT"])
    command = shutil.which("dotnet")
    if command:
        yield Path(command).resolve().parent
    if os.environ.get("PROGRAMFILES"):
        yield Path(os.environ["PROGRAMFILES"]) / "dotnet"
    for root in _USUAL_ROOTS:
        yield _expanded(root)


def _best_version(folder: Path, wanted: str) -> Path | None:
    """The version that the host would run: the newest patch of the wanted minor version, else the nearest later one."""
    try:
        versions = sorted((_version(child.name), child) for child in folder.iterdir() if _version(child.name))
    except OSError:
        return None
    least = _version(wanted)[:2]
    later = [(version, child) for version, child in versions if version[:2] >= least]
    if not later:
        return versions[-1][1] if versions else None
    nearest = later[0][0][:2] if least else later[-1][0][:2]
    return [child for version, child in later if version[:2] == nearest][-1]


def _version(text: str) -> tuple[int, ...]:
    numbers = re.match(r"\d+(?:\.\d+)*", text)
    return tuple(int(number) for number in numbers[0].split(".")) if numbers else ()
