"""Where .NET is installed, and which of the installed versions a program runs on."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

BASE_FRAMEWORK = "Microsoft.NETCore.App"

_USUAL_ROOTS = ("/usr/share/dotnet", "/usr/lib/dotnet", "/usr/lib64/dotnet", "/usr/local/share/dotnet", "~/.dotnet")
_LONG = re.compile(r"^\.(NETCoreApp|NETStandard|NETFramework),Version=v(\d+(?:\.\d+)*)", re.IGNORECASE)
_SHORT = re.compile(r"^(netcoreapp|netstandard|net)(\d+(?:\.\d+)*)(?:-|$)", re.IGNORECASE)
_FAMILIES = {"netcoreapp": "NETCoreApp", "netstandard": "NETStandard", "netframework": "NETFramework"}
_FIRST_AFTER_CORE = (5,)


class Framework(NamedTuple):
    """What an assembly was compiled for: `NETCoreApp` 8.0, `NETStandard` 2.0, `NETFramework` 4.7.2."""

    family: str
    version: tuple[int, ...]


def framework_named(text: str) -> Framework | None:
    """The framework that `.NETCoreApp,Version=v8.0`, `net8.0`, `net8.0-windows7.0` or `net472` means."""
    text = text.partition("/")[0]
    if long := _LONG.match(text):
        return Framework(_FAMILIES[long[1].lower()], _trimmed(version_of(long[2])))
    short = _SHORT.match(text)
    if short is None:
        return None
    family, number = short[1].lower(), short[2]
    if family != "net":
        return Framework(_FAMILIES[family], _trimmed(version_of(number)))
    if "." in number and version_of(number) >= _FIRST_AFTER_CORE:
        return Framework("NETCoreApp", _trimmed(version_of(number)))
    return Framework("NETFramework", _trimmed(tuple(map(int, number.replace(".", "")))))


def framework_folder(name: str, version: str) -> Path | None:
    """The folder of an installed framework that the host would choose for a wanted version, None without any."""
    for root in _dotnet_roots():
        folder = _best_version(root / "shared" / name, version)
        if folder is not None:
            return folder
    return None


def expanded(path: str) -> Path:
    """A path with the user's own folder in place of `~`. If the user has no folder, where `Path.expanduser` raises, the
    path stays as it is."""
    return Path(os.path.expanduser(path))  # noqa: PTH111


def version_of(text: str) -> tuple[int, ...]:
    """The numbers that a version begins with, none if it begins otherwise."""
    numbers = re.match(r"\d+(?:\.\d+)*", text)
    return tuple(int(number) for number in numbers[0].split(".")) if numbers else ()


def _trimmed(version: tuple[int, ...]) -> tuple[int, ...]:
    """A version without zeros at its end, so that 4.8 and 4.8.0 are equal."""
    while len(version) > 1 and version[-1] == 0:
        version = version[:-1]
    return version


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
        yield expanded(root)


def _best_version(folder: Path, wanted: str) -> Path | None:
    """The version that the host would run: the newest patch of the wanted minor version, else the nearest later one."""
    try:
        versions = sorted((version_of(child.name), child) for child in folder.iterdir() if version_of(child.name))
    except OSError:
        return None
    least = version_of(wanted)[:2]
    later = [(version, child) for version, child in versions if version[:2] >= least]
    if not later:
        return versions[-1][1] if versions else None
    nearest = later[0][0][:2] if least else later[-1][0][:2]
    return [child for version, child in later if version[:2] == nearest][-1]
