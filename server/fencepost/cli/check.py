"""`fencepost check`: explores every interleaving of harnesses and says what is wrong."""

import argparse
from itertools import chain

from fencepost.cli import arguments, baseline, listing, requests
from fencepost.engine.shared.errors import InputError
from fencepost.engine.shared.settings import Settings
from fencepost.report.check_text import unit_lines
from fencepost.report.document import DOCUMENTS

EXAMPLES = """\
examples:
  fencepost check bin/Debug/net8.0/App.dll        every harness of one assembly, and what screening its code proposes
  fencepost check .                               the newest build of each project below here
  fencepost check App.dll --harness 'Bank.*'      methods of your choice, marked or not
  fencepost check . --format sarif -o out.sarif   for code scanning; the terminal gets a summary
  fencepost check . --require holds               in CI: a limit that was reached is a failure too
  fencepost check . --write-baseline known.json   accept what is found today; then
  fencepost check . --baseline known.json         only what is new is a failure
  fencepost check . --no-screening                harnesses and thread-safe types only
  fencepost check . --screen                      what screening proposes, with ranks and reasons; check nothing
  fencepost check . --list                        what there is to check, and what is left out and why

What is odd about a build is said once on standard error and in the `notes` of documents: a Release build, sources that
have changed since, an older copy of another project, a PDB that is missing. A note changes no exit code.

exit code:
  0  nothing was found, or nothing but what the baseline has; or there is nothing to check
  1  something was found, or less was proved than --require asks for
  2  it could not run: a wrong option, a file that cannot be read or written, no assembly, a mistake in Fencepost
  130, 143, 129  it was stopped by Ctrl-C, SIGTERM or SIGHUP, and has written what it knew
  141  whoever read its output has left, as `head` does"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    requests.add_arguments(parser, ("text", *DOCUMENTS))
    baseline.add_arguments(parser)
    parser.add_argument(
        "--list", action="store_true",
        help="say what would be checked, and of tests and programs that would not be, why; check nothing",
    )  # fmt: skip
    judged = parser.add_argument_group("what is judged")
    judged.add_argument(
        "--property", metavar="NAME", action="extend", type=arguments.properties, default=[],
        help="only this property; may be repeated. `fencepost rules` lists them",
    )  # fmt: skip
    judged.add_argument(
        "--hints", action="store_true",
        help="try public types that have locks, volatile or interlocked fields, too; what they show is no failure",
    )  # fmt: skip
    judged.add_argument(
        "--no-screening", dest="screening", action="store_false",
        help="check harnesses and thread-safe types only, as --harness does; do not look at all code for what threads"
        " could get wrong",
    )  # fmt: skip
    judged.add_argument(
        "--screen", action="store_true",
        help="say what screening would try to confirm, with ranks and reasons; check nothing",
    )  # fmt: skip
    judged.add_argument(
        "--screening-states", metavar="N", type=arguments.count, default=Settings().screening_states,
        help="states that all candidates of the screening of one assembly may have together (%(default)s)",
    )  # fmt: skip
    judged.add_argument(
        "--repair", action="store_true",
        help="look for the cheapest barriers, volatile accesses or locks that make it right, and prove them",
    )  # fmt: skip
    judged.add_argument(
        "--graph-cut", action="store_true",
        help="with --repair: take the barriers of a minimum cut of the whole state graph instead, as MMChecker does;"
        " they are proved, too, but fewer may do",
    )  # fmt: skip
    judged.add_argument(
        "--all", action="store_true",
        help="look for all findings of a harness that differ in property or place, not only for the first ones, up to"
        " ten: every run that goes wrong is looked at, within the limits",
    )  # fmt: skip
    judged.add_argument(
        "--superfluous", action="store_true",
        help="of a harness that holds, say which of its barriers and volatile accesses it does not need",
    )  # fmt: skip
    judged.add_argument(
        "--threads", metavar="N", type=arguments.count, default=Settings().threads,
        help="threads of a harness that Fencepost generates (%(default)s)",
    )  # fmt: skip
    judged.add_argument(
        "--max-tests", metavar="N", type=arguments.count, default=Settings().max_tests,
        help="tests that are generated for one thread-safe type (%(default)s)",
    )  # fmt: skip
    judged.add_argument(
        "--require", choices=("holds", "holds-up-to"),
        help="exit with 1 unless every verdict is HOLDS (or HOLDS_UP_TO a limit)",
    )  # fmt: skip


def run(options: argparse.Namespace) -> int:
    options.property = tuple(chain(dict.fromkeys(options.property)))
    options.screening = options.screening or options.screen
    if (options.list or options.screen) and options.write_baseline is not None:
        option = "--list" if options.list else "--screen"
        return requests.complain(InputError(f"{option} checks nothing, so that there is nothing for --write-baseline."))
    if options.graph_cut and not options.repair:
        return requests.complain(InputError("--graph-cut says how --repair looks for barriers; add --repair."))
    if options.list or options.screen:
        return listing.run(options)
    return requests.report(options, False, unit_lines)
