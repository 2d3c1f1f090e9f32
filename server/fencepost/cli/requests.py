"""The common part of `check` and `outcomes`: arguments, the plan, progress, documents, exit codes."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, nullcontext
from pathlib import Path

from fencepost.assembly.files import is_regular
from fencepost.cli.arguments import USAGE_ERROR, Once, count, graph_file, model, reductions, seconds, shown, utf8
from fencepost.cli.baseline import Comparison
from fencepost.cli.output import OutputFile, here, look, relative_to_here, say, write_bytes, write_lines
from fencepost.cli.progress import Board
from fencepost.cli.signals import Signals
from fencepost.engine.asking import answer_to
from fencepost.engine.cache.folder import usual_folder
from fencepost.engine.programs.build_notes import passed_over, unbuilt_note, unknown_models_notes
from fencepost.engine.programs.paths import assemblies
from fencepost.engine.programs.workspaces import workspaces
from fencepost.engine.run import CheckRequest, CheckRun
from fencepost.engine.shared.cores import usable_cores
from fencepost.engine.shared.errors import InputError, StoppedError
from fencepost.engine.shared.given_tests import GivenTests, given_test, read_given_tests
from fencepost.engine.shared.messages import Drawn, GraphTask
from fencepost.engine.shared.settings import Settings
from fencepost.engine.shown.baseline import verdict_besides
from fencepost.engine.workers.log import keep, mistakes_text
from fencepost.engine.workers.stop import Stop
from fencepost.memory.loading import DEFAULT
from fencepost.model.verdict import BuildNote, Unit
from fencepost.report.check_text import baseline_lines, brief_lines, skipped_lines, summary
from fencepost.report.document import Report, encode
from fencepost.report.graph_documents import GRAPH_DOCUMENTS
from fencepost.report.look import Look
from fencepost.report.old import not_old
from fencepost.report.skipped import nothing_checked_text
from fencepost.search.reductions import REDUCTIONS

Lines = Callable[[Unit, Look], Iterator[str]]

_ALLOWED = {"holds": {"HOLDS"}, "holds-up-to": {"HOLDS", "HOLDS_UP_TO"}}


def add_arguments(parser: argparse.ArgumentParser, formats: tuple[str, ...]) -> None:
    parser.add_argument(
        "path", metavar="PATH", nargs="*", type=utf8, default=["."],
        help="an assembly (.dll or .exe), a solution (.sln, .slnx, .slnf), a project file or a folder (the newest build"
        " of each project), or a glob; without it, the current folder",
    )  # fmt: skip
    parser.add_argument(
        "--harness", metavar="PATTERN", type=utf8, action="append", default=[],
        help="methods without parameters or with rows, by full name (Ns.Type.Method), the end of one, or a glob"
        " (Ns.Type.*); or a class, whose public methods are then tested; without it, what is marked [ConcurrencyTest]"
        " or [ThreadSafe], and tests and a Main in which something may start on another thread, also in what they"
        " call; repeated, each adds to the others",
    )  # fmt: skip
    add_models(parser)
    add_specification(parser)
    add_given_tests(parser)
    output = parser.add_argument_group("output")
    output.add_argument("--format", choices=formats, default="text", action=Once, help="what to write (text)")
    output.add_argument(
        "-o", dest="output", metavar="FILE", type=Path, action=Once,
        help="write to this file, which is replaced as a whole; the terminal gets a short summary",
    )  # fmt: skip
    output.add_argument(
        "--graph", metavar="FILE", type=graph_file, action=Once,
        help="write all states of the harness, and the steps between them, to this file: .json or .graphml",
    )  # fmt: skip
    add_full_trace(output)
    add_limits(parser)
    search = parser.add_argument_group("search")
    search.add_argument("--jobs", metavar="N", type=count, help="units that are checked at once (one for each core)")
    search.add_argument("--no-cache", action="store_true", help="check again what was checked and has not changed")
    search.add_argument(
        "--no-reduction", dest="without", action="store_const", const=[*REDUCTIONS], default=[],
        help="every access to shared memory a step of its own",
    )  # fmt: skip
    search.add_argument(
        "--without", metavar="NAME", action="extend", type=reductions, default=[],
        help=f"switch some reductions off: {', '.join(REDUCTIONS)}; several with commas, or repeated",
    )  # fmt: skip


def add_specification(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--spec", metavar="serial|NAME", type=utf8, default="", action=Once,
        help="what harnesses return must be what one of their serial runs returns, in which calls of [ThreadSafe] types"
        " and [Operation] methods do not overlap; or one of the serial runs of the method that is named",
    )  # fmt: skip


def add_given_tests(parser: argparse.ArgumentParser) -> None:
    given = parser.add_mutually_exclusive_group()
    given.add_argument(
        "--test", metavar="NOTATION", type=utf8, default=None, action=Once,
        help="check one test of the type that --harness names, as 'e ( e d | d e )': letters are the first ones of its"
        " public methods; what stands before the parenthesis runs first, a bar separates threads",
    )  # fmt: skip
    given.add_argument(
        "--tests", metavar="FILE", type=Path, action=Once,
        help="check the tests of a file (.toml), with what letters stand for; --harness may name another type",
    )  # fmt: skip


def add_full_trace(parser: argparse.ArgumentParser | argparse._ArgumentGroup) -> None:
    parser.add_argument(
        "--full-trace", action="store_true",
        help="show all steps of a run, not only those that matter to how it ends; documents have all of them",
    )  # fmt: skip


def add_limits(parser: argparse.ArgumentParser) -> None:
    default = Settings()
    limits = parser.add_argument_group(
        "limits", "What a limit cuts off is HOLDS_UP_TO, never HOLDS. Of a limit that is given twice, the last counts."
    )
    limits.add_argument(
        "--max-states", metavar="N", type=count, default=default.max_states, help="states of a unit (%(default)s)"
    )
    limits.add_argument(
        "--max-memory", metavar="MB", type=count, default=default.max_memory,
        help="megabytes of memory for each job (%(default)s)",
    )  # fmt: skip
    limits.add_argument(
        "--time", metavar="S", type=seconds, default=default.time, help="seconds for each unit (%(default)g)"
    )


def add_models(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--model", metavar="NAME|FILE", type=model, action="append",
        help=f"a memory model ({DEFAULT}); repeated, each gives a verdict. `fencepost models` lists them",
    )  # fmt: skip


def models_of(options: argparse.Namespace) -> tuple[str, ...]:
    return tuple(dict.fromkeys(options.model or [DEFAULT]))


def settings_of(options: argparse.Namespace) -> Settings:
    return Settings(
        options.max_states, options.max_memory, options.time, tuple(options.without),
        properties=getattr(options, "property", ()), threads=getattr(options, "threads", Settings().threads),
        max_tests=getattr(options, "max_tests", Settings().max_tests),
        hints=getattr(options, "hints", False), screening=getattr(options, "screening", False),
        screening_states=getattr(options, "screening_states", Settings().screening_states),
        tests=_given_tests(options), spec=getattr(options, "spec", ""), repair=getattr(options, "repair", False),
        superfluous=getattr(options, "superfluous", False), graph_cut=getattr(options, "graph_cut", False),
        every_finding=getattr(options, "all", False),
    )  # fmt: skip


def _given_tests(options: argparse.Namespace) -> GivenTests | None:
    """The tests that are given on the command line."""
    test: str | None = getattr(options, "test", None)
    path: Path | None = getattr(options, "tests", None)
    spec: str = getattr(options, "spec", "")
    if spec and (test is not None or path is not None):
        raise InputError("A test in notation is judged by its own serial runs: leave --spec out.")
    if test is not None:
        return given_test(test)
    return read_given_tests(path) if path is not None else None


def _patterns(options: argparse.Namespace, settings: Settings) -> tuple[str, ...]:
    """What is to be checked: of given tests, the type that is named, here or in their file."""
    if settings.tests is None:
        return tuple(options.harness)
    patterns = tuple(options.harness) or ((settings.tests.type,) if settings.tests.type else ())
    if not patterns:
        raise InputError('The tests are of no type; name it with --harness, or in their file with type = "Ns.Type".')
    return patterns


def plan(run: CheckRun, options: argparse.Namespace) -> None:
    """Plans every harness that is asked for, so that what cannot be checked is known before the first search begins."""
    _plan_all(run, options.path)
    where = ", ".join(options.path)
    for pattern in run.unmatched:
        if run.request.settings.tests is not None:
            raise InputError(f"{where}: No class or struct is called {shown(pattern)}; `fencepost inspect` lists them.")
        raise InputError(
            f"{where}: No method without parameters matches {shown(pattern)}; `fencepost inspect` lists the methods."
        )
    if not run.wanted:
        is_screened = getattr(options, "screening", False) and not options.harness
        _note(run, BuildNote("nothing-checked", _nothing_checked(run, is_screened)))


def _nothing_checked(run: CheckRun, is_screened: bool) -> str:
    """Says what was read, although it has no units."""
    plans = list(run.plans.values())
    names = [path.name for path in run.plans]
    serial = sum(len(plan.serial) for plan in plans)
    return nothing_checked_text(names, serial, run.types_for_hints(), is_screened)


def request_of(options: argparse.Namespace, outcomes: bool, cache: Path | None) -> CheckRequest:
    jobs = options.jobs or usable_cores()
    folder = here()
    settings = settings_of(options)
    return CheckRequest(
        settings, tuple(dict.fromkeys(_patterns(options, settings))), outcomes, jobs, cache, models_of(options),
        (str(folder),) if folder is not None else (), workspaces(tuple(options.path)),
    )  # fmt: skip


def _plan_all(run: CheckRun, paths: list[str]) -> None:
    opened = 0
    builds = assemblies(paths, lambda project: _note(run, unbuilt_note(project)))
    others = tuple([str(found.path) for found in builds])
    for found in builds:
        plan = run.plan(found.path, others)
        if plan.failed and (found.named or not plan.foreign):
            raise InputError(plan.notes[0].text)
        for note in plan.notes:
            _note(run, passed_over(note) if plan.failed else note)
        opened += not plan.failed
    if not opened:
        raise InputError(f"{', '.join(paths)}: No .NET assembly is there; build the project, or name an assembly.")


def _note(run: CheckRun, note: BuildNote) -> None:
    """Says a note about a build, once, and keeps it for documents."""
    if run.note(note):
        say(note.text)


def report(options: argparse.Namespace, outcomes: bool, lines: Lines, brief: Lines = brief_lines) -> int:
    """Checks what is asked for and reports it: text at once, a document at the end. Returns the exit code."""
    try:
        with Signals() as signals:
            return _report(options, outcomes, lines, brief, signals)
    except InputError as problem:
        return complain(problem)


def _report(options: argparse.Namespace, outcomes: bool, lines: Lines, brief: Lines, signals: Signals) -> int:
    text = options.format == "text"
    _must_not_overwrite(options)
    if options.graph is not None:
        _must_be_drawable(options)
    shape = look()._replace(full_trace=options.full_trace)
    known: dict[int, Unit] = {}
    cache = cache_folder(options)
    output = OutputFile(options.output) if options.output else nullcontext()
    comparison = Comparison(options, settings_of(options))
    with closing(CheckRun(request_of(options, outcomes, cache), signals.stop)) as run, comparison, output as file:

        def show(lines: Iterable[str]) -> None:
            """Prints lines, unless they only repeat what the output file gets and there is no standard output."""
            if file is None or sys.stdout is not None:
                write_lines(lines)

        def take(place: int, unit: Unit) -> None:
            known[place] = unit
            if unit.mistakes:
                where = keep(mistakes_text(unit, settings_of(options)._replace(model=unit.model)))
                say(f"A mistake in Fencepost was made with {unit.unit}. {where}.")
            if text or file:
                show((brief if file else lines)(comparison.marked(unit), shape))

        try:
            plan(run, options)
            _check(run, take)
        except StoppedError:
            pass
        if signals.stop.asked:
            for place, unit in [*comparison.withdrawn(known), *run.rest()]:
                take(place, unit)
            say("stopped; a unit that was not finished is HOLDS_UP_TO what was seen of it")
        units = [known[place] for place in sorted(known)]
        units, about = comparison.finished(units, run)
        code = signals.code or exit_code(units, getattr(options, "require", None))
        skipped = run.skipped
        if file or not text:
            notes = (*run.notes, *unknown_models_notes(units), *about)
            result = Report(
                units, code, relative_to_here(), full_traces=options.full_trace, notes=notes, skipped=skipped
            )  # fmt: skip
            content = _text(result, lines) if text else encode(options.format, result)
            (file.write if file else write_bytes)(content)
        if file or text:
            show([*skipped_lines(skipped, shape), *baseline_lines(about, shape), summary(units, shape)])
    if options.graph and not signals.stop.asked:
        try:
            _write_graph(options, signals.stop)
        except StoppedError:
            return signals.code
    return code


def cache_folder(options: argparse.Namespace) -> Path | None:
    """Where verdicts are kept."""
    if options.no_cache:
        return None
    folder = usual_folder()
    if folder is None:
        say("Verdicts cannot be kept for the next time: you have no folder; set HOME or FENCEPOST_CACHE.")
    return folder


def _must_not_overwrite(options: argparse.Namespace) -> None:
    """Refuses to write a file that is also read, or written twice."""
    assemblies = [Path(path) for path in options.path]
    beside = [path.with_suffix(".pdb") for path in assemblies if path.name]
    baseline, new_baseline = (getattr(options, name, None) for name in ("baseline", "write_baseline"))
    read = [*assemblies, *beside, *map(Path, models_of(options)), *([baseline] if baseline is not None else [])]
    for written in (options.output, options.graph, new_baseline):
        if written is not None and is_regular(written) and any(_is_same(written, one) for one in read):
            raise InputError(f"{written}: This file is needed for the check; name another one to write to.")
    if options.output is not None and options.graph is not None and _is_same(options.output, options.graph):
        raise InputError(f"{options.output}: This is where the graph goes; name another file with -o.")
    for other in (options.output, options.graph):
        if other is not None and new_baseline is not None and _is_same(other, new_baseline):
            raise InputError(f"{other}: This is where the baseline goes; name another file.")


def _must_be_drawable(options: argparse.Namespace) -> None:
    """Says before the work begins why a graph cannot be drawn."""
    if len(models_of(options)) != 1:
        raise InputError("A graph is that of one memory model; name one with --model.")
    if len(set(options.harness)) > 1:
        raise InputError("A graph is that of one harness; name one with --harness.")
    with OutputFile(options.graph):
        pass


def _is_same(one: Path, other: Path) -> bool:
    try:
        return one.samefile(other)
    except (OSError, ValueError):
        return one == other


def _write_graph(options: argparse.Namespace, stop: Stop) -> None:
    """Writes the state graph of the one harness that is asked for. A problem in that is no finding."""
    settings = settings_of(options)._replace(model=models_of(options)[0])
    pattern = options.harness[0] if options.harness else None
    answer = answer_to(GraphTask(tuple(options.path), pattern, settings), settings, stop)
    assert isinstance(answer, Drawn)
    with OutputFile(options.graph) as file:
        file.write(GRAPH_DOCUMENTS[options.graph.suffix](answer.graph))


def _check(run: CheckRun, take: Callable[[int, Unit], None]) -> None:
    board = Board()
    with closing(run.units(board.observe)) as units:
        try:
            for place, unit in units:
                board.clear()
                take(place, unit)
        finally:
            board.clear()
    if run.problem:
        say(f"Verdicts cannot be kept for the next time: {run.problem}.")


def _text(result: Report, lines: Lines) -> bytes:
    """The text of the terminal as a document, without the parts that only a terminal understands."""
    shape = Look(source=result.source, full_trace=result.full_traces)
    written = [line for unit in result.units for line in lines(unit, shape)]
    written += [*skipped_lines(result.skipped, shape), *baseline_lines(result.notes, shape)]
    written.append(summary(result.units, shape))
    return "".join(f"{line}\n" for line in written).encode("utf-8", "replace")


def exit_code(units: list[Unit], require: str | None = None) -> int:
    """The exit code. 0: nothing found; 1: errors or warnings, or less than what is required; 2: not all could be
    run. What is old counts as if it were not there."""
    is_nothing = not units
    units = [unit for unit in units if unit.kind != "hint"]
    verdicts = {verdict_besides(unit) for unit in units if unit.kind != "screened"}
    mistaken = any(unit.verdict == "INTERNAL_ERROR" or unit.mistakes for unit in units)
    if any(finding.severity in ("error", "warning") for unit in units for finding in not_old(unit)):
        return 1
    if mistaken:
        return USAGE_ERROR
    if require is None or (verdicts <= _ALLOWED[require] and not is_nothing):
        return 0
    return 1


def complain(problem: InputError) -> int:
    say(str(problem))
    return USAGE_ERROR
