"""`fencepost inspect`: what Fencepost sees in an assembly."""

import argparse
import sys
from pathlib import Path

from fencepost.assembly.assembly import open_assembly
from fencepost.assembly.references import References
from fencepost.engine.names import matching
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
        "--method", metavar="PATTERN", help="only these methods: Method, Type.Method, Ns.Type.Method, Ns.*"
    )
    parser.add_argument("--il", action="store_true", help="the instructions too")
    parser.add_argument("--json", action="store_true", help="as a JSON document (fencepost-inspect/1)")


def run(options: argparse.Namespace) -> int:
    assembly, problems = open_assembly(options.path)
    if assembly is None:
        for problem in problems:
            print(f"fencepost: {problem.where}: {problem.message}", file=sys.stderr)
        return 2
    references = References(assembly)
    problems += references.problems_of_missing()
    wanted = matching(options.method) if options.method else None
    if wanted and not any(wanted(method) for type in assembly.types() for method in type.methods):
        print(f"fencepost: no method in {options.path} matches {options.method!r}", file=sys.stderr)
        return 2
    if options.json:
        sys.stdout.buffer.write(encode(inspect_document(assembly, options.il, wanted)))
    else:
        for line in inspect_lines(assembly, options.il, wanted):
            sys.stdout.buffer.write(line.encode("utf-8", "replace") + b"\n")
    return 0
