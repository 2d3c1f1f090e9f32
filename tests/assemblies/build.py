#!/usr/bin/env python3
"""Builds the test assemblies that are committed beside their sources.

    build.py [ROOT…]            compile every root under tests/ (or those given) into <root>/bin/<Configuration>/
    build.py [ROOT…] --check    compile into a temporary folder and fail when a committed binary differs from it
    build.py [ROOT…] --record   also store what .NET's metadata reader sees in <root>/recorded/<Configuration>/

A root is a folder below tests/ that has a build.toml:

    each = "*.cs"                         one assembly for each file ("*.cs", "*.il") or for each folder ("*/")
    configurations = ["Debug", "Release"] the default; Debug is -define:DEBUG,TRACE -o-, Release is -define:TRACE -o+
    options = ["-unsafe+"]                options of the compiler for every assembly of the root
    record = true                         --record stores documents for this root

    [assemblies.Name]                     an assembly that `each` does not make, or exceptions for one that it makes
    sources = ["Name/*.cs"]               globs, relative to the root, perhaps of another one: "../Other/*.cs"
    target = "library"                    library | exe | module
    debug = "portable"                    portable | embedded | none
    options = ["-checked+"]               after those of the root
    references = ["Other"]                other assemblies of the same root and configuration
    modules = ["Part"]                    modules of the same root and configuration that become part of it
    configurations = ["Release"]
    record = false

The C# compiler is --csc or FENCEPOST_CSC: a script that takes the options of csc and knows the reference assemblies.
Else it is a script `csc` in the folder ../shared/dotnet, if there is one, else the SDK of `dotnet` on PATH. CIL text
(*.il) needs Mono's `ilasm`. The metadata reader is FENCEPOST_DUMP, else the script `dump` beside the compiler's.
"""

import argparse
import lzma
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

TESTS = Path(__file__).resolve().parent.parent
REPOSITORY = TESTS.parent
ASSEMBLE = Path(__file__).resolve().with_name("assemble.py")
COMPILER = "5.9.0-1.26423.113"  # the version that made the committed binaries
SWITCHES = {"Debug": ["-define:DEBUG,TRACE", "-o-"], "Release": ["-define:TRACE", "-o+"]}
SUFFIXES = {"library": ".dll", "exe": ".dll", "module": ".netmodule"}
DEBUG = {"portable": ["-debug:portable"], "embedded": ["-debug:embedded"], "none": ["-debug-"]}


class BuildError(Exception):
    """Says what the user of this script has to repair."""


@dataclass(frozen=True)
class Assembly:
    root: Path
    name: str
    configuration: str
    sources: tuple[str, ...]
    target: str = "library"
    debug: str = "portable"
    options: tuple[str, ...] = ()
    references: tuple[str, ...] = ()
    modules: tuple[str, ...] = ()
    record: bool = False

    @property
    def is_il(self) -> bool:
        return self.sources[0].endswith(".il")

    @property
    def file(self) -> Path:
        """The committed binary."""
        return self.root / "bin" / self.configuration / (self.name + SUFFIXES[self.target])

    @property
    def document(self) -> Path:
        """The committed oracle document."""
        return self.root / "recorded" / self.configuration / (self.name + ".json.xz")


# -- build.toml ------------------------------------------------------------------------------------


def roots(wanted: Sequence[str]) -> list[Path]:
    if wanted:
        return [Path(w).resolve() for w in wanted]
    return sorted(f.parent for f in TESTS.rglob("build.toml"))


def read_settings(root: Path) -> dict[str, Any]:
    try:
        return tomllib.loads((root / "build.toml").read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise BuildError(f"{relative(root)}/build.toml: {error}") from error


def assemblies(root: Path) -> list[Assembly]:
    """Every assembly of a root in every configuration."""
    settings = read_settings(root)
    tables: dict[str, dict[str, Any]] = {}
    for path in sorted(root.glob(settings["each"])) if "each" in settings else []:
        if path.is_file():
            tables[path.stem] = {"sources": [path.name]}
        elif any(path.rglob("*.cs")) and not (path / "build.toml").exists():
            tables[path.name] = {"sources": [f"{path.name}/**/*.cs"]}
    for name, table in settings.get("assemblies", {}).items():
        tables[name] = tables.get(name, {}) | table
    unknown = settings.keys() - {"each", "configurations", "options", "record", "assemblies"}
    found = []
    for name, table in tables.items():
        unknown |= table.keys() - {
            "sources",
            "target",
            "debug",
            "options",
            "references",
            "modules",
            "configurations",
            "record",
        }
        globs = table.get("sources", [f"{name}/**/*.cs"])
        sources = [os.path.relpath(f, root) for glob in globs for f in sorted(root.glob(glob))]
        if not sources:
            raise BuildError(f"{relative(root)}/build.toml: no source of {name} was found")
        made = Assembly(
            root=root,
            name=name,
            configuration="",
            sources=tuple(sources),
            target=table.get("target", "library"),
            debug=table.get("debug", "portable"),
            options=(*settings.get("options", ()), *table.get("options", ())),
            references=tuple(table.get("references", ())),
            modules=tuple(table.get("modules", ())),
            record=table.get("record", settings.get("record", False)),
        )
        kinds = table.get("configurations", settings.get("configurations", list(SWITCHES)))
        found += [replace(made, configuration=c) for c in kinds]
    if unknown:
        raise BuildError(f"{relative(root)}/build.toml: unknown keys {', '.join(sorted(unknown))}")
    return found


def in_waves(made: Iterable[Assembly]) -> list[list[Assembly]]:
    """Assemblies in groups; each refers only to earlier groups."""
    left, waves = list(made), list[list[Assembly]]()
    while left:
        names = {(a.root, a.name) for a in left}
        ready = [a for a in left if not any((a.root, r) in names for r in (*a.references, *a.modules))]
        if not ready:
            raise BuildError(f"references in a circle: {', '.join(sorted({a.name for a in left}))}")
        waves.append(ready)
        left = [a for a in left if a not in ready]
    return waves


# -- compilers -------------------------------------------------------------------------------------


def csc(given: str | None) -> tuple[str, ...]:
    """The command that compiles C#, with all reference assemblies."""
    beside = REPOSITORY.parent / "shared" / "dotnet" / "csc"
    script = given or os.environ.get("FENCEPOST_CSC") or (beside if beside.exists() else None)
    if script:
        return (str(Path(script).resolve()),)
    if not shutil.which("dotnet"):
        raise BuildError("no C# compiler: install the .NET SDK, or name a script with FENCEPOST_CSC or --csc")
    version, folder = re.findall(r"^(\S+) \[(.*)\]$", output(["dotnet", "--list-sdks"]), re.MULTILINE)[-1]
    compiler = Path(folder, version, "Roslyn", "bincore", "csc.dll")
    packs = sorted(Path(folder).parent.glob(f"packs/Microsoft.NETCore.App.Ref/{version.split('.')[0]}.*/ref/net*"))
    if not packs:
        raise BuildError(f"the SDK {version} has no reference assemblies (packs/Microsoft.NETCore.App.Ref)")
    references = [f"-r:{f}" for f in sorted(packs[-1].glob("*.dll"))]
    return ("dotnet", "exec", str(compiler), "-nologo", "-noconfig", "-nostdlib+", "-langversion:latest", *references)


def reader(compiler: Sequence[str]) -> str:
    dump = os.environ.get("FENCEPOST_DUMP") or str(Path(compiler[0]).with_name("dump"))
    if not Path(dump).exists():
        raise BuildError("no metadata reader to record with: name it with FENCEPOST_DUMP")
    return dump


def output(command: Sequence[str], folder: Path = REPOSITORY) -> str:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, encoding="utf-8")
    if done.returncode:
        raise BuildError(f"{' '.join(command)}\nfailed in {folder}:\n{done.stdout}{done.stderr}")
    return done.stdout


def compile_into(folder: Path, made: Assembly, compiler: Sequence[str]) -> None:
    """Compiles to the same place below `folder` as in the repository; no path of this machine gets into the result."""
    target = folder / relative(made.file)
    target.parent.mkdir(parents=True, exist_ok=True)
    if made.is_il:
        kind = "/exe" if made.target == "exe" else "/dll"
        output([sys.executable, str(ASSEMBLE), str(target), kind, *made.options, *made.sources], made.root)
        return
    command = [
        *compiler,
        "-deterministic+",
        f"-pathmap:{folder}=/src,{REPOSITORY}=/src",
        *SWITCHES[made.configuration],
        *DEBUG[made.debug],
        f"-target:{made.target}",
        f"-out:{target}",
        *made.options,
        *(f"-r:{target.parent / name}.dll" for name in made.references),
        *(f"-addmodule:{target.parent / name}.netmodule" for name in made.modules),
        *made.sources,
    ]
    output(command, made.root)


# -- commands --------------------------------------------------------------------------------------


def relative(path: Path) -> Path:
    return path.relative_to(REPOSITORY) if path.is_relative_to(REPOSITORY) else path


def files(folder: Path, root: Path, kind: str) -> dict[str, Path]:
    """The files of a root's `bin` or `recorded` folder by their path in the repository."""
    base = folder / relative(root)
    return {str(f.relative_to(folder)): f for f in sorted((base / kind).rglob("*")) if f.is_file()}


def record_into(folder: Path, made: Assembly, dump: str) -> None:
    text = output([dump, str(folder / relative(made.file)), "--il"])
    target = folder / relative(made.document)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME))


def same(a: Path, b: Path) -> bool:
    x, y = a.read_bytes(), b.read_bytes()
    return x == y or (a.suffix == ".xz" and lzma.decompress(x) == lzma.decompress(y))


def compare(folder: Path, root: Path, kind: str) -> list[str]:
    new, committed = files(folder, root, kind), files(REPOSITORY, root, kind)
    problems = [f"{f}: is missing" for f in new.keys() - committed.keys()]
    problems += [f"{f}: nothing makes it" for f in committed.keys() - new.keys()]
    problems += [
        f"{f}: differs from its source" for f in new.keys() & committed.keys() if not same(new[f], committed[f])
    ]
    return sorted(problems)


def install(folder: Path, root: Path, kind: str) -> None:
    """Replaces the committed files by the new ones; touches none that stay the same."""
    new, committed = files(folder, root, kind), files(REPOSITORY, root, kind)
    for name in committed.keys() - new.keys():
        committed[name].unlink()
    for name, path in new.items():
        if name not in committed or not same(path, committed[name]):
            (REPOSITORY / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, REPOSITORY / name)
            print(name)


def main() -> int:
    parser = argparse.ArgumentParser(description="Builds the test assemblies that are committed beside their sources.")
    parser.add_argument("roots", nargs="*", metavar="ROOT", help="folder with a build.toml (default: all below tests/)")
    parser.add_argument("--check", action="store_true", help="compare with what is committed, change nothing")
    parser.add_argument("--record", action="store_true", help="also run .NET's metadata reader on the assemblies")
    parser.add_argument("--without-il", action="store_true", help="leave out the roots that need ilasm")
    parser.add_argument("--csc", help="the C# compiler")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    problems: list[str] = []
    made = {root: assemblies(root) for root in roots(options.roots)}
    for root in [r for r, all_of_it in made.items() if any(a.is_il for a in all_of_it)]:
        if options.without_il or not shutil.which("ilasm"):
            del made[root]
            if not options.without_il:
                problems.append(f"{relative(root)}: not checked, because ilasm is not installed (see --without-il)")
    with tempfile.TemporaryDirectory() as temporary, ThreadPoolExecutor(options.jobs) as pool:
        folder = Path(temporary).resolve()
        compiler = csc(options.csc)
        for wave in in_waves(a for all_of_it in made.values() for a in all_of_it):
            list(pool.map(lambda a: compile_into(folder, a, compiler), wave))
        kinds = {root: ["bin"] for root in made}
        if options.record:
            dump = reader(compiler)
            for root in [r for r, all_of_it in made.items() if any(a.record for a in all_of_it)]:
                list(pool.map(lambda a: record_into(folder, a, dump), [a for a in made[root] if a.record]))
                kinds[root].append("recorded")
        for root, of_it in kinds.items():
            for kind in of_it:
                if options.check:
                    problems += compare(folder, root, kind)
                else:
                    install(folder, root, kind)
    if problems and (version := output([*compiler, "-version"]).split()[0]) != COMPILER:
        problems.append(f"the compiler is {version}; {COMPILER} made the committed binaries")
    print(*problems, sep="\n", file=sys.stderr, end="\n" if problems else "")
    return 1 if problems else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except BuildError as error:
        sys.exit(f"build.py: {error}")
