"""Compiles the library's C# sources to Fencepost.Library.dll, the same bytes every time.

    python server/fencepost/library/build.py            compile
    python server/fencepost/library/build.py --check    compile and compare with the committed file
    python server/fencepost/library/build.py --without 'System/Linq/*'   leave out unfinished sources

The compiler is the one in FENCEPOST_ROSLYN (a folder with `dotnet` and `roslyn/csc.dll`), else the SDK of `dotnet` on
PATH, else what the script ../shared/dotnet/unpack beside the checkout prints.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path

HERE = Path(__file__).resolve().parent
SOURCES = HERE / "cs"
TEMPLATES = HERE / "templates"
TARGET = HERE / "Fencepost.Library.dll"

_EACH = re.compile(r"\$each\[(?P<text>[^]|]*)(?:\|(?P<separator>[^]]*))?\]")
_EACH_LINES = re.compile(r"^//each (?P<first>\d+) (?P<last>\d+)\n(?P<text>.*?)^//end\n", re.MULTILINE | re.DOTALL)

# The library is its own core library: no references, and types whose names the compiler knows (CS0436, CS1685 …).
OPTIONS = (
    "-nologo -nostdlib+ -unsafe+ -langversion:preview -nullable:disable -optimize+ -debug- -deterministic+",
    "-target:library -runtimemetadataversion:v4.0.30319 -checksumalgorithm:SHA256 -utf8output",
    "-nowarn:0108,0114,0169,0414,0626,0649,0659,0660,0661,0824,1685,3021,8500,8632,8981,9192,9193,9195",
)


class BuildError(Exception):
    """A failure of the build that its user has to know about."""


def compiler() -> list[str]:
    """The command that runs csc."""
    if folder := os.environ.get("FENCEPOST_ROSLYN"):
        return _csc(Path(folder) / "dotnet", Path(folder) / "roslyn" / "csc.dll")
    if dotnet := shutil.which("dotnet"):
        sdks = subprocess.run([dotnet, "--list-sdks"], capture_output=True, text=True, check=False).stdout.split("\n")
        for line in reversed(sdks):
            version, _, folder = line.partition(" [")
            roslyn = Path(folder.rstrip("]")) / version / "Roslyn" / "bincore" / "csc.dll"
            if folder and roslyn.is_file():
                return _csc(Path(dotnet), roslyn)
    unpack = HERE.parents[3] / "shared" / "dotnet" / "unpack"
    if unpack.is_file():
        pack = Path(subprocess.run([str(unpack)], capture_output=True, text=True, check=True).stdout.strip())
        return _csc(pack / "dotnet", pack / "roslyn" / "csc.dll")
    raise BuildError("no C# compiler: install the .NET SDK, or name a folder with FENCEPOST_ROSLYN")


def _csc(dotnet: Path, roslyn: Path) -> list[str]:
    return [str(dotnet), "exec", str(roslyn)]


def sources(without: Iterable[str]) -> list[Path]:
    return [path for path in sorted(SOURCES.rglob("*.cs")) if not any(path.match(pattern) for pattern in without)]


def expand_templates(folder: Path) -> list[Path]:
    """Writes what the templates stand for. A template names its values in its first lines: see templates/README.md."""
    written = []
    for template in sorted(TEMPLATES.glob("*.cs")):
        head, _, body = template.read_text("utf-8").partition("\n\n")
        names, *rows = [line.removeprefix("//|").split() for line in head.split("\n") if line.startswith("//|")]
        for row in rows:
            text = body
            for name, value in zip(names, row, strict=True):
                text = text.replace(f"${name}", value)
            path = folder / f"{template.stem}.{row[0]}.cs"
            path.write_text(_repeat(_choose(text, set(row)), row[0]), "utf-8")
            written.append(path)
    return written


def _repeat(text: str, size: str) -> str:
    """Writes lines after `//each` once for each of its numbers, and `$each[text]` once for each from 1 to the size."""
    lines = _EACH_LINES.sub(lambda match: _numbered(match["text"], int(match["first"]), int(match["last"]), ""), text)
    return _EACH.sub(lambda match: _numbered(match["text"], 1, int(size), match["separator"] or ", "), lines)


def _numbered(text: str, first: int, last: int, separator: str) -> str:
    numbers = range(first, last + 1)
    return separator.join(text.replace("#-1", str(number - 1)).replace("#", str(number)) for number in numbers)


def _choose(text: str, words: set[str]) -> str:
    """Keeps the lines between `//if a b` and `//end` when one of the words is among the row's (`!a`: is not)."""
    kept: list[str] = []
    keep, chosen = True, False
    for line in text.split("\n"):
        mark = line.split()
        if mark[:1] == ["//if"]:
            chosen = True
            keep = any((word.removeprefix("!") in words) != word.startswith("!") for word in mark[1:])
        elif chosen and mark[:1] == ["//end"]:
            keep, chosen = True, False
        elif keep:
            kept.append(line)
    return "\n".join(kept)


def compile_library(target: Path, without: Iterable[str] = ()) -> None:
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        paths = [*sources(without), *expand_templates(folder)]
        response = folder / "csc.rsp"
        response.write_text(
            "\n".join([*OPTIONS, f'-pathmap:"{HERE}"=/library,"{folder}"=/templates', f'-out:"{target}"', ""])
            + "\n".join(f'"{path}"' for path in paths),
            "utf-8",
        )
        environment = {**os.environ, "DOTNET_SYSTEM_GLOBALIZATION_INVARIANT": "1", "DOTNET_TieredPGO": "0"}
        done = subprocess.run(
            [*compiler(), "-noconfig", f"@{response}"], capture_output=True, text=True, check=False, env=environment
        )
        if done.returncode:
            raise BuildError(done.stdout + done.stderr)
        sys.stdout.write(done.stdout)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="compare with the committed file, byte for byte")
    parser.add_argument("--without", metavar="PATTERN", action="append", default=[], help="leave these sources out")
    parser.add_argument("--output", metavar="DLL", type=Path, default=TARGET, help="where to write")
    options = parser.parse_args(arguments)
    try:
        with tempfile.TemporaryDirectory() as folder:
            built = Path(folder) / TARGET.name
            compile_library(built, options.without)
            content = built.read_bytes()
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    if options.check:
        same = TARGET.is_file() and TARGET.read_bytes() == content
        print(f"{TARGET.name} is {'what the sources say' if same else 'out of date: run build.py'}")
        return 0 if same else 1
    new = options.output.with_suffix(f".{os.getpid()}.new")
    new.write_bytes(content)
    new.replace(options.output)
    return 0


if __name__ == "__main__":
    sys.exit(main())
