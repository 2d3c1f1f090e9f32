"""`fencepost watch`: checks every build as it comes, until it is stopped."""

from __future__ import annotations

import argparse
import asyncio

from msgspec.structs import replace

from fencepost.cli import requests
from fencepost.cli.arguments import count, utf8
from fencepost.cli.output import here, look, say, write_lines
from fencepost.cli.progress import Board
from fencepost.engine.shared.cores import usable_cores
from fencepost.engine.shown.editorconfig import EditorConfig
from fencepost.engine.workspace.service import LOW_PRIORITY, Means, Service
from fencepost.engine.workspace.state import BuildState, State, judged_state
from fencepost.engine.workspace.watch import watch
from fencepost.model.verdict import Unit
from fencepost.report.check_text import summary, unit_lines

EXAMPLES = """\
examples:
  fencepost watch .                    every project below here, after each build
  fencepost watch bin/Debug/App.dll    one assembly

What did not change since it was checked is not checked again. Ctrl-C ends it."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "path", metavar="PATH", nargs="+", type=utf8, help="assemblies, folders (the newest builds), globs"
    )
    parser.set_defaults(without=())
    requests.add_models(parser)
    requests.add_limits(parser)
    parser.add_argument("--jobs", metavar="N", type=count, help="units that are checked at once (half of the cores)")
    parser.add_argument("--no-cache", action="store_true", help="keep no verdicts on disk")
    requests.add_full_trace(parser)


def run(options: argparse.Namespace) -> int:
    try:
        asyncio.run(_watch(options))
    except KeyboardInterrupt:
        say("stopped")
    return 0


async def _watch(options: argparse.Namespace) -> None:
    means = Means(
        options.jobs or max(usable_cores() // 2, 1), options.max_memory, LOW_PRIORITY,
        requests.cache_folder(options),
    )  # fmt: skip
    screen = _Screen(options.full_trace)
    service = Service(means, screen.show)
    service.settings = requests.settings_of(options)
    service.models = requests.models_of(options)
    service.paths = tuple(options.path)
    service.roots = (str(folder),) if (folder := here()) is not None else ()
    try:
        await watch(service)
    finally:
        screen.board.clear()
        await service.close()


class _Screen:
    """Prints what has become known from one state to the next."""

    def __init__(self, full_trace: bool) -> None:
        self.board = Board()
        self._printed: dict[tuple[str, str, str], Unit] = {}
        self._look = look()._replace(full_trace=full_trace)
        self._rules = EditorConfig((str(folder),) if (folder := here()) is not None else ())
        self._state = State()

    def show(self, _before: State, known: State) -> None:
        before, after = self._state, judged_state(known, self._rules.severity, {})
        self._state = after
        self.board.clear()
        for note in after.notes:
            if note not in before.notes:
                say(note)
        for build in after.builds:
            old = before.build(build.path)
            if old != build:
                self._show_build(old, build)

    def _show_build(self, old: BuildState | None, build: BuildState) -> None:
        planned = old is None or old.plan.build != build.plan.build or old.plan.units is not build.plan.units
        for note in build.plan.notes:
            if planned or old is None or note not in old.plan.notes:
                say(note.text)
        for unit in build.units:
            self.board.observe(unit.planned.unit, unit.progress if unit.status == "running" else None)
            if unit.status == "done" and unit.verdict is not None:
                self._print(build.path, unit.verdict)
        if not build.open and not build.plan.failed and (planned or (old is not None and old.open)):
            self.board.clear()
            units = [unit.verdict for unit in build.units if unit.verdict is not None]
            write_lines([f"== {build.path}: {build.checked} checked, {build.known} known", summary(units, self._look)])

    def _print(self, path: str, verdict: Unit) -> None:
        """Prints a verdict that differs from the one that was printed last for its unit."""
        key = (path, verdict.unit, verdict.model)
        shown = replace(verdict, seconds=0.0)
        if self._printed.get(key) != shown:
            self._printed[key] = shown
            self.board.clear()
            write_lines(unit_lines(verdict, self._look))
