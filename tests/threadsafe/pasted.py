"""The harnesses of all findings, as a user would paste them into a test project.

python -m tests.threadsafe.pasted        writes `pasted/Harnesses.cs` anew; tests/assemblies/build.py compiles it
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from fencepost.engine.generated.unit import check_type
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.settings import Settings
from fencepost.model.verdict import Unit

HERE = Path(__file__).parent
FILES = (
    "Counting",
    "Collections",
    "Waiting",
    "Holding",
    "Trackers",
    "Handles",
    "Awaiting",
    "Crosswise",
    "Declared",
    "Background",
)
WRONG = ("Almost.", "Before.")

_HEAD = """\
// What `fencepost check` prints for the findings of the other files. Written by `python -m tests.threadsafe.pasted`.
using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;

sealed class ConcurrencyTestAttribute : Attribute { }
"""


def units(file: str, configuration: str, settings: Settings) -> Iterator[Unit]:
    """The units of the types of one assembly that are not as thread-safe as they say."""
    program = Program(HERE / "bin" / configuration / f"{file}.dll")
    for type in program.thread_safe(None):
        if type.name.startswith(WRONG):
            yield check_type(program.renewed(), type, settings)


def text() -> str:
    """All of them, a class for each file."""
    parts = [_HEAD]
    for file in FILES:
        harnesses = [found.harness for unit in units(file, "Debug", Settings()) for found in unit.findings]
        body = "\n".join(f"    {line}" if line else "" for harness in harnesses for line in harness.splitlines())
        parts.append(f"public static class {file}Tests\n{{\n{body}\n}}\n")
    return "\n".join(parts)


if __name__ == "__main__":
    (HERE / "pasted" / "Harnesses.cs").write_text(text(), "utf-8")
