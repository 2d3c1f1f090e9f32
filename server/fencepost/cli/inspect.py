"""`fencepost inspect`: what Fencepost sees in an assembly."""

import argparse
from collections.abc import Callable
from pathlib import Path

from fencepost.assembly.assembly import open_assembly
from fencepost.assembly.references import References
from fencepost.cli.arguments import USAGE_ERROR, shown
from fencepost.cli.output import say, write_bytes, write_lines
from fencepost.engine.shared.names import matching
from fencepost.model.members import Method
from fencepost.report.inspect_json import encode, inspect_document
from fencepost.report.inspect_text import inspect_lines

EXAMPLES = """\
examples:
  fencepost inspect App.dll                           types, fields, methods with their lines, problems
  fencepost inspect App.dll --method 'Bank.*' --il    the instructions of some methods
  fencepost inspect App.dll --json                    everything, for programs"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("path", metavar="PATH", type=Path, help="an assembly: a .dll or .exe that a build left behind")
    parser.add_argument(
        "--method",
        metavar="PATTERN",
        action="append",
        default=[],
        help="only these methods: Method, Type.Method, Ns.Type.Method, Ns.*; repeated, each adds to the others",
    )
    parser.add_argument("--il", action="store_true", help="the instructions too")
    parser.add_argument("--json", action="store_true", help="as a JSON document (fencepost-inspect/1)")


def run(options: argparse.Namespace) -> int:
    assembly, problems = open_assembly(options.path)
    if assembly is None:
        for problem in problems:
            say(f"{problem.where}: {problem.message}")
        return USAGE_ERROR
    references = References(assembly)
    problems += references.problems_of_missing()
    wanted = [matching(pattern) for pattern in options.method]
    methods = [method for type in assembly.types() for method in type.methods] if wanted else []
    for pattern, is_wanted in zip(options.method, wanted, strict=True):
        if not any(map(is_wanted, methods)):
            say(f"no method in {options.path} matches {shown(pattern)}")
            return USAGE_ERROR
    chosen = _any_of(wanted) if wanted else None
    if options.json:
        write_bytes(encode(inspect_document(assembly, options.il, chosen)))
    else:
        for line in inspect_lines(assembly, options.il, chosen):
            write_lines([line])
    return 0


def _any_of(wanted: list[Callable[[Method], bool]]) -> Callable[[Method], bool]:
    return lambda method: any(is_wanted(method) for is_wanted in wanted)
