"""What `check` and `outcomes` share: arguments, progress, exit codes."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from fencepost.engine.check import Program, check_unit
from fencepost.engine.errors import InputError
from fencepost.engine.names import matching
from fencepost.engine.paths import assemblies
from fencepost.engine.settings import Settings
from fencepost.model.verdict import Unit
from fencepost.report.check_json import encode


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("path", metavar="PATH", nargs="+", help="assemblies, folders (the newest build of each), globs")
    parser.add_argument(
        "--harness", metavar="PATTERN", help="methods by full name or glob; without it, the marked ones"
    )
    parser.add_argument("--format", choices=("text", "json"), default="text")
    parser.add_argument("-o", dest="output", metavar="FILE", type=Path, help="write there instead of standard output")
    parser.add_argument("--max-states", metavar="N", type=int, default=Settings().max_states)
    parser.add_argument("--max-memory", metavar="MB", type=int, default=Settings().max_memory)
    parser.add_argument("--time", metavar="S", type=float, default=Settings().time, help="seconds for each unit")
    parser.add_argument("--no-reduction", action="store_true", help="every access to shared memory a step of its own")


def run_units(options: argparse.Namespace, outcomes: bool) -> Iterator[Unit]:
    """Checks every harness that is asked for."""
    settings = Settings(options.max_states, options.max_memory, options.time, not options.no_reduction)
    wanted = matching(options.harness) if options.harness else None
    count = 0
    for path in assemblies(options.path):
        program = Program(path)
        for type, method in program.units(wanted):
            count += 1
            yield check_unit(program, type, method, settings, outcomes)
    if not count:
        what = f"no method matches {options.harness!r}" if options.harness else "no harness was found"
        advice = "mark a method with [ConcurrencyTest], or name one with --harness; `fencepost inspect` lists them"
        raise InputError(f"{', '.join(options.path)}: {what}: {advice}")


def report(options: argparse.Namespace, outcomes: bool, lines: Callable[[Unit], Iterator[str]]) -> list[Unit]:
    """Prints each unit when it is done, or one document at the end; what is known when the user interrupts is kept."""
    units: list[Unit] = []
    text: list[str] = []
    try:
        for unit in run_units(options, outcomes):
            units.append(unit)
            if options.format == "text":
                text.extend(lines(unit))
                if options.output is None:
                    _print(text)
                    text.clear()
    except KeyboardInterrupt:
        print("fencepost: stopped; what follows is known so far", file=sys.stderr)
    content = encode(units) if options.format == "json" else "".join(f"{line}\n" for line in text).encode()
    if options.output is not None:
        options.output.write_bytes(content)
    else:
        sys.stdout.buffer.write(content)
        sys.stdout.buffer.flush()
    return units


def _print(lines: list[str]) -> None:
    sys.stdout.buffer.write("".join(f"{line}\n" for line in lines).encode("utf-8", "replace"))
    sys.stdout.buffer.flush()


def complain(problem: InputError) -> int:
    print(f"fencepost: {problem}", file=sys.stderr)
    return 2
