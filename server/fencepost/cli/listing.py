"""`fencepost check --list`: what would be checked, and what would not and why. Nothing is checked."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from contextlib import closing, nullcontext

from fencepost.cli.arguments import USAGE_ERROR
from fencepost.cli.output import OutputFile, look, relative_to_here, say, write_bytes
from fencepost.cli.requests import complain, plan, request_of
from fencepost.cli.signals import Signals
from fencepost.engine.run import CheckRun
from fencepost.engine.shared.errors import InputError, StoppedError
from fencepost.model.verdict import Skipped
from fencepost.report.listing import ListedUnit, list_document, list_lines

FORMATS = ("text", "json")


def run(options: argparse.Namespace) -> int:
    """Plans what is asked for and writes the list. Returns the exit code."""
    if options.format not in FORMATS:
        say(f"--list is written as {' or '.join(FORMATS)}, not as {options.format}; leave --format out.")
        return USAGE_ERROR
    try:
        with Signals() as signals, closing(CheckRun(request_of(options, False, None), signals.stop)) as planned:
            try:
                plan(planned, options)
                _write(options, planned)
            except StoppedError:
                return signals.code
    except InputError as problem:
        return complain(problem)
    return 0


def _write(options: argparse.Namespace, run: CheckRun) -> None:
    """Writes the list of a request that has been planned."""
    below = relative_to_here()
    units = [_listed(run, number, below) for number in range(len(run.wanted))]
    if options.screen:
        units = sorted((unit for unit in units if unit.kind == "screened"), key=lambda unit: (unit.rank, unit.unit))
    first = list({(unit.unit, unit.assembly): unit for unit in units}.values())
    skipped: tuple[Skipped, ...] = tuple(
        dict.fromkeys(one for plan in run.plans.values() for one in (*plan.skipped, *plan.serial))
    )
    if options.format == "json":
        content = list_document(first, skipped)
    else:
        content = "".join(f"{line}\n" for line in list_lines(first, skipped, look())).encode("utf-8", "replace")
    with OutputFile(options.output) if options.output else nullcontext() as file:
        (file.write if file else write_bytes)(content)


def _listed(run: CheckRun, number: int, below: Callable[[str], str | None]) -> ListedUnit:
    planned = run.wanted[number].planned
    place = planned.place
    file = (below(place.file) or place.file) if place is not None else None
    line = place.line if place is not None else None
    proposal = planned.proposal
    if proposal is None:
        return ListedUnit(planned.unit, planned.assembly, planned.kind, file, line)
    why = f"{proposal.why}; threads meet there: {', '.join(one.root for one in proposal.evidence)}"
    return ListedUnit(planned.unit, planned.assembly, planned.kind, file, line, proposal.rank, why)
