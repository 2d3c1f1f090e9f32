"""`fencepost models`: the memory models that are built in, and what one of them allows."""

import argparse

from fencepost.cli.arguments import model
from fencepost.cli.output import write_lines
from fencepost.memory.loading import load_model, model_names, variant_names
from fencepost.report.models_text import model_lines, models_lines
from fencepost.report.shown import printable

EXAMPLES = """\
examples:
  fencepost models                what there is
  fencepost models dotnet         which operations may pass which under the default
  fencepost models ./mine.toml    the same for a file of yours, which --model takes too"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", metavar="NAME|FILE", nargs="?", type=model, help="one model, as a table")


def run(options: argparse.Namespace) -> int:
    if options.name is None:
        lines = models_lines([load_model(name) for name in (*model_names(), *variant_names())])
    else:
        lines = model_lines(load_model(options.name))
    write_lines(map(printable, lines))
    return 0
