"""`--baseline` and `--write-baseline`: the file, and what it makes of units that are finished."""

from __future__ import annotations

import argparse
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType

from fencepost.assembly.files import LARGE, UnreadableError, read_regular
from fencepost.cli.arguments import Once
from fencepost.cli.output import OutputFile, say
from fencepost.engine.run import CheckRun
from fencepost.engine.shared.errors import InputError
from fencepost.engine.shared.settings import Settings
from fencepost.engine.shown.baseline import Baseline, baseline_of
from fencepost.model.verdict import BuildNote, Unit
from fencepost.report.baseline_json import NoBaselineError, decode_baseline, encode_baseline


def add_arguments(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group(
        "baseline", "Findings that are known and accepted: they are counted, and no failure."
    )
    either = group.add_mutually_exclusive_group()
    either.add_argument(
        "--baseline", metavar="FILE", type=Path, action=Once,
        help="findings of this file are old: only others are shown, and make the exit code 1",
    )  # fmt: skip
    either.add_argument(
        "--write-baseline", metavar="FILE", type=Path, action=Once,
        help="write all findings that are not silenced to this file, and go on as with --baseline",
    )  # fmt: skip


class Comparison:
    """Compares units with the baseline that is read or written; without one, it changes nothing."""

    def __init__(self, options: argparse.Namespace, settings: Settings) -> None:
        self._settings = settings
        self._baseline = _read(options.baseline) if getattr(options, "baseline", None) is not None else None
        written: Path | None = getattr(options, "write_baseline", None)
        self._written = OutputFile(written) if written is not None else None
        self._open = ExitStack()

    def __enter__(self) -> Comparison:
        if self._written is not None:
            self._open.enter_context(self._written)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._open.close()

    def marked(self, unit: Unit) -> Unit:
        """The unit, with what is old and new. What is to be written is old."""
        baseline = Baseline(baseline_of([unit], self._settings)) if self._written is not None else self._baseline
        return unit if baseline is None else baseline.marked(unit)

    def withdrawn(self, known: dict[int, Unit]) -> list[tuple[int, Unit]]:
        """Gives up writing, as the user has stopped the check: a baseline without the units that were not checked would
        take the place of one that has them. Returns the units with findings that were taken for old until now."""
        if self._written is None:
            return []
        self._open.close()
        self._written = None
        say("The baseline was not written, because the check was stopped.")
        return [(place, unit) for place, unit in known.items() if unit.findings]

    def finished(self, units: list[Unit], run: CheckRun) -> tuple[list[Unit], list[BuildNote]]:
        """All units, compared, and what is to be said about the baseline, which is written first if that is asked
        for."""
        if self._written is not None:
            written = baseline_of(units, self._settings)
            self._written.write(encode_baseline(written))
            self._baseline = Baseline(written)
        if self._baseline is None:
            return units, []
        units = [self._baseline.marked(unit) for unit in units]
        return units, [*self._baseline.notes(units, self._settings, run.asked, run.notes)]


def _read(path: Path) -> Baseline:
    try:
        return Baseline(decode_baseline(read_regular(path, LARGE)))
    except UnreadableError as problem:
        why = str(problem)
    except NoBaselineError as problem:
        why = f"this is no baseline, or none that can be used: {problem}"
    raise InputError(f"{path}: {why[:1].upper()}{why[1:]}; write one with --write-baseline.")
