"""A solution of seven projects and a package, as an editor and a build leave it in a folder."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).parent
BUILT, FIXED = HERE / "bin" / "Debug", HERE / "Fixed" / "bin" / "Debug"
TARGET = "net10.0"

PROJECTS = {
    "Shop.Core": (),
    "Shop.Store": ("Shop.Clock",),
    "Shop.Text": (),
    "Shop.Service": ("Shop.Core", "Shop.Store", "Shop.Text", "Shop.Clock"),
    "Shop.Tests.Xunit": (
        "Shop.Core", "Shop.Store", "Shop.Text", "Shop.Service", "Shop.Clock", "xunit.core", "xunit.assert",
    ),
    "Shop.Tests.Nunit": ("Shop.Core", "Shop.Store", "Shop.Text", "Shop.Service", "Shop.Clock", "nunit.framework"),
}  # fmt: skip
"""The projects, with everything that each of them uses."""

PACKAGES = {"Shop.Clock": "shop.clock/1.0.0", "xunit.core": "xunit.core/2.9.0", "xunit.assert": "xunit.assert/2.9.0",
            "nunit.framework": "nunit/4.0.0"}  # fmt: skip
COPIED = {"xunit.core", "xunit.assert", "nunit.framework"}
"""Packages that a build copies beside a test; of the others, only a file of settings says where they are."""

FRAMEWORKS = {"Shop.Text": (TARGET, "net8.0")}
WITHOUT_PDB = {"Shop.Store"}
"""Projects whose PDB stays in their own output."""


def put(root: Path) -> Path:
    """Writes the solution and what a build of it has made."""
    for name, uses in PROJECTS.items():
        project = root / name
        shutil.copytree(HERE / name, project)
        (project / f"{name}.csproj").write_text('<Project Sdk="Microsoft.NET.Sdk" />\n', "utf-8")
        for target in FRAMEWORKS.get(name, (TARGET,)):
            output = project / "bin" / "Debug" / target
            _copy(name, BUILT, output, True)
            for used in uses:
                if used not in PACKAGES or used in COPIED:
                    _copy(used, BUILT, output, used not in WITHOUT_PDB)
            _write(output / f"{name}.deps.json", _deps(name, uses))
            packages = {"runtimeOptions": {"additionalProbingPaths": [str(root / "packages")]}}
            _write(output / f"{name}.runtimeconfig.dev.json", packages)
        _write(project / "obj" / "project.assets.json", _assets(root, uses))
    for name, folder in PACKAGES.items():
        _copy(name, BUILT, root / "packages" / folder / "lib" / TARGET, True)
    projects = "".join(f'  <Project Path="{name}/{name}.csproj" />\n' for name in PROJECTS)
    (root / "Shop.slnx").write_text(f"<Solution>\n{projects}</Solution>\n", "utf-8")
    return root


def rebuild(root: Path, name: str, built: Path) -> None:
    """Replaces a project's build, and the copies of it."""
    for output in outputs(root):
        if (output / f"{name}.dll").exists():
            _copy(name, built, output, True)


def outputs(root: Path) -> Iterator[Path]:
    for name in PROJECTS:
        for target in FRAMEWORKS.get(name, (TARGET,)):
            yield root / name / "bin" / "Debug" / target


def _copy(name: str, built: Path, folder: Path, debug: bool) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for suffix in (".dll", ".pdb") if debug else (".dll",):
        if (built / f"{name}{suffix}").exists():
            shutil.copyfile(built / f"{name}{suffix}", folder / f"{name}{suffix}")


def _deps(name: str, uses: tuple[str, ...]) -> dict[str, object]:
    libraries: dict[str, object] = {f"{name}/1.0.0": {"type": "project"}}
    targets: dict[str, object] = {f"{name}/1.0.0": {"runtime": {f"{name}.dll": {}}}}
    for used in uses:
        folder = PACKAGES.get(used)
        key = folder if folder is not None else f"{used}/1.0.0"
        asset = f"lib/{TARGET}/{used}.dll" if folder is not None else f"{used}.dll"
        libraries[key] = {"type": "package", "path": folder} if folder is not None else {"type": "project"}
        targets[key] = {"runtime": {asset: {}}}
    runtime = ".NETCoreApp,Version=v10.0"
    return {"runtimeTarget": {"name": runtime}, "targets": {runtime: targets}, "libraries": libraries}


def _assets(root: Path, uses: tuple[str, ...]) -> dict[str, object]:
    libraries: dict[str, object] = {}
    targets: dict[str, object] = {}
    for used in uses:
        folder = PACKAGES.get(used)
        if folder is not None:
            libraries[folder] = {"type": "package", "path": folder}
            targets[folder] = {"type": "package", "runtime": {f"lib/{TARGET}/{used}.dll": {}}}
        else:
            project = f"../{used}/{used}.csproj"
            libraries[f"{used}/1.0.0"] = {"type": "project", "path": project, "msbuildProject": project}
            targets[f"{used}/1.0.0"] = {"type": "project", "runtime": {f"bin/placeholder/{used}.dll": {}}}
    folders: dict[str, object] = {str(root / "packages"): {}}
    return {"version": 3, "targets": {TARGET: targets}, "libraries": libraries, "packageFolders": folders}


def _write(file: Path, content: object) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(content, indent=2), "utf-8")


def put_whole(root: Path) -> Path:
    """Writes the sources of the solution as one project, with its build."""
    for name in PROJECTS:
        shutil.copytree(HERE / name, root / name)
    output = root / "Shop.Whole" / "bin" / "Debug" / TARGET
    for name in ("Shop.Whole", "Shop.Clock", "xunit.core", "xunit.assert"):
        _copy(name, BUILT, output, True)
    return root
