"""`fencepost bench`: measurements as tables, one for each module of `engine.bench`."""

import argparse
from pathlib import Path

from fencepost.cli.arguments import count
from fencepost.cli.output import say, write_bytes, write_lines
from fencepost.engine.bench import measure_of, tables
from fencepost.report.table import table_document, table_lines


def add_arguments(parser: argparse.ArgumentParser) -> None:
    subparsers = parser.add_subparsers(dest="table", metavar="TABLE", required=True)
    for name, help in tables().items():
        table = subparsers.add_parser(name, help=help, description=help)
        table.add_argument("paths", metavar="PATH", nargs="*", type=Path, help="what to measure")
        table.add_argument("--repeat", metavar="N", type=count, default=7, help="measure N times, keep the least (7)")
        table.add_argument("--json", action="store_true", help="as a JSON document (fencepost-bench/1)")


def run(options: argparse.Namespace) -> int:
    table, problems = measure_of(options.table)(options.paths, options.repeat)
    for problem in problems:
        say(f"{problem.where}: {problem.message}")
    if options.json:
        write_bytes(table_document(table))
    elif table.rows:
        write_lines(table_lines(table))
    return 2 if problems else 0
