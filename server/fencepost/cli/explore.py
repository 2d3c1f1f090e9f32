"""`fencepost explore`: one run of a harness, chosen step by step in a terminal or by a script."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator

from fencepost.cli import requests
from fencepost.cli.arguments import Once, count, model, seconds, shown, utf8
from fencepost.cli.output import look, say, write_bytes, write_lines
from fencepost.engine.exploring.opening import ExploreTask, opened
from fencepost.engine.exploring.run import SteppedRun
from fencepost.engine.exploring.seen import Choice, ThreadPlace
from fencepost.engine.shared.errors import InputError
from fencepost.engine.shared.settings import Settings
from fencepost.memory.loading import DEFAULT
from fencepost.model.verdict import TraceRow
from fencepost.report.look import Look
from fencepost.report.shown import printable
from fencepost.report.trace import operation_text

_SECONDS = 10.0
"""How long the search before the first choice takes at most, unless the user says otherwise."""

_LONGEST_LINE = 1000
_MOST_ROWS = 12
"""So many operations of one step are shown; a step of the library may have hundreds."""

HELP = """\
NUMBER  make this step
b [N]   go back one step, or N
s       the state: where each thread stands, held locks, pending operations, values
r       the schedule of the run so far, for `fencepost replay`
l       list the choices again
w       run on to the next place with more than one choice
q       quit
?       this help"""

EXAMPLES = f"""\
commands, one a line:
{HELP}

examples:
  fencepost explore App.dll --harness Bank.Test
  fencepost explore App.dll --harness Bank.Test --schedule '0:33 0.0:7'   begin after a schedule
  printf 'w\\n2\\nr\\n' | fencepost explore App.dll --harness Bank.Test     the commands of a script

A choice is a thread's next access that another thread could notice, with all that comes before the one after it.
Under a memory model, an operation that a thread has issued may stay pending; that it takes effect is a choice, too.

exit code: 1 if the run in which it was quit has gone wrong; 0 if not; 2 if it could not run; 130 after Ctrl-C"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("path", metavar="PATH", type=utf8, help="an assembly")
    parser.add_argument(
        "--harness", metavar="PATTERN", type=utf8, action=Once, required=True,
        help="the method to walk through; of a generated test, its class and what it calls",
    )  # fmt: skip
    parser.add_argument(
        "--model", metavar="NAME|FILE", type=model, action=Once, default=DEFAULT, help="the memory model (%(default)s)"
    )
    parser.add_argument(
        "--schedule", metavar="TEXT", type=utf8, action=Once, default="",
        help="begin after this schedule, as `check` and `outcomes` print it",
    )  # fmt: skip
    requests.add_specification(parser)
    default = Settings()
    limits = parser.add_argument_group(
        "limits", "Of the search before the first choice. If one is reached, each access is a choice of its own."
    )
    limits.add_argument(
        "--max-states", metavar="N", type=count, default=default.max_states, help="states (%(default)s)"
    )
    limits.add_argument(
        "--max-memory", metavar="MB", type=count, default=default.max_memory, help="megabytes of memory (%(default)s)"
    )
    limits.add_argument("--time", metavar="S", type=seconds, default=_SECONDS, help="seconds (%(default)g)")


def run(options: argparse.Namespace) -> int:
    settings = Settings(
        options.max_states, options.max_memory, options.time, spec=options.spec, model=options.model
    )  # fmt: skip
    try:
        walk = opened(ExploreTask(options.path, options.harness, options.schedule, settings))
    except InputError as problem:
        return requests.complain(problem)
    for note in walk.notes:
        say(note)
    session = _Session(walk, look())
    session.begin(options.model)
    while (line := _read()) is not None and session.obey(line):
        pass
    ending = walk.ending
    return 1 if ending is not None and ending.is_wrong else 0


def _read() -> str | None:
    """The next line of the user's; None at the end of the input."""
    if sys.stdin is None:
        return None
    is_terminal = sys.stdin.isatty() and sys.stdout is not None and sys.stdout.isatty()
    if is_terminal:
        write_bytes(b"> ")
    line = sys.stdin.buffer.readline(_LONGEST_LINE)
    if not line and is_terminal:
        write_bytes(b"\n")
    return line.decode("utf-8", "replace").strip() if line else None


class _Session:
    """Obeys commands, and prints what they ask for."""

    def __init__(self, walk: SteppedRun, shape: Look) -> None:
        self._walk, self._look = walk, shape
        self._commands: dict[str, Callable[[], None]] = {
            "s": self._show_state, "r": self._show_schedule, "l": self._list, "w": self._run_on, "?": self._help,
        }  # fmt: skip

    def begin(self, model: str) -> None:
        name = self._look.paint("name", printable(self._walk.name))
        self._write([f"{name} {self._look.paint('quiet', f'({printable(model)})')}; ? is for help"])
        self._list()

    def obey(self, line: str) -> bool:
        """Does what a line asks for; False if that is to quit."""
        word, _, rest = line.partition(" ")
        if line == "q":
            return False
        if line in self._commands:
            self._commands[line]()
        elif word == "b":
            self._back(rest.strip())
        elif line.isascii() and line.isdecimal():
            self._take(line)
        elif line:
            self._write([f"There is no command {shown(line)}; ? lists them."])
        return True

    # ---- commands

    def _take(self, text: str) -> None:
        most = len(self._walk.choices)
        number = int(text) if len(text) <= len(str(most)) else 0
        if not most:
            self._write(["No thread can move; b goes back, q quits."])
        elif not 1 <= number <= most:
            what = "The only choice is 1" if most == 1 else f"The choices are 1 to {most}"
            self._write([f"There is no choice {shown(text)}. {what}; l lists {'it' if most == 1 else 'them'}."])
        else:
            self._walk.take(number - 1)
            self._list()

    def _back(self, text: str) -> None:
        if text and not (text.isascii() and text.isdecimal() and text.strip("0") and len(text) <= 9):
            self._write([f"{shown(text)} is not a number of steps; b alone goes back one."])
        elif self._walk.back(int(text or "1")):
            self._list()
        else:
            self._write(["This is where the walk began."])

    def _run_on(self) -> None:
        rows = self._walk.run_on()
        self._write(self._operations(rows, "     "))
        self._list()

    def _help(self) -> None:
        self._write(HELP.split("\n"))

    def _show_schedule(self) -> None:
        schedule = self._walk.schedule
        self._write([schedule or "Nothing has been done yet: the schedule is empty."])
        for row in self._walk.assumed:
            self._write([f"It can be replayed once this read has taken effect: {_operation(row)}."])

    def _list(self) -> None:
        """The choices, and the threads that have none."""
        ending = self._walk.ending
        steps = self._walk.steps
        done = "Nothing has been chosen yet" if not steps else f"Choices so far: {steps}"
        threads = [thread for thread in self._walk.threads() if thread.stage in ("waits", "is stopped")]
        self._write([self._look.paint("quiet", f"{done}.")])
        for number, choice in enumerate(self._walk.choices, 1):
            self._write(self._choice(number, choice))
        for thread in threads if ending is None or not ending.is_wrong else ():
            self._write(self._look.paragraph(f"-  {self._standing(thread)}", 3, 6))
        if ending is not None:
            text = self._look.paragraph(ending.text, 0, 2)
            self._write([self._look.paint("bad" if ending.is_wrong else "good", line) for line in text])

    def _show_state(self) -> None:
        shape = self._look
        self._write(["threads:"])
        for thread in self._walk.threads():
            self._write(shape.paragraph(self._standing(thread), 3, 6))
            for row in thread.pending:
                self._write([f"        pending: {_operation(row)}"])
        locks = [f"{lock.thread} holds {lock.name}{f' {lock.times} times' if lock.times > 1 else ''}"
                 for lock in self._walk.locks()]  # fmt: skip
        self._write(["locks:" if locks else "locks: none is held"])
        for text in locks:
            self._write(shape.paragraph(text, 3, 6))
        values = self._walk.variables()
        self._write(["variables, * if the last step has changed them:" if values else "variables: none has changed"])
        for one in values:
            self._write(shape.paragraph(f"{'*' if one.is_new else ' '} {one.name} = {one.value}", 3, 6))

    # ---- words

    def _choice(self, number: int, choice: Choice) -> Iterator[str]:
        shape = self._look
        spot = next(((row.file, row.line, row.code) for row in choice.rows if row.file is not None), None)
        if spot is None and choice.spot is not None:
            spot = (choice.spot.file, choice.spot.point.line, choice.spot.code)
        where = f" at {_place(spot[0], spot[1])}: {spot[2]}" if spot is not None else ""
        yield from shape.paragraph(f"{number}  {choice.thread} ({choice.path}){where}", 3, 6)
        late = "takes effect: " if choice.takes_effect else ""
        lines = list(self._operations(choice.rows, "        "))
        yield from [line.replace("        ", f"        {late}", 1) for line in lines[:1]]
        yield from lines[1:]
        if not lines:
            yield f"        goes on{f' to {choice.further}' if choice.further is not None else ''}"

    def _operations(self, rows: tuple[TraceRow, ...], indent: str) -> Iterator[str]:
        for row in rows[:_MOST_ROWS]:
            yield f"{indent}{_operation(row)}"
        if len(rows) > _MOST_ROWS:
            yield f"{indent}and {len(rows) - _MOST_ROWS} more operations"

    def _standing(self, thread: ThreadPlace) -> str:
        where = f" at {thread.spot}: {thread.spot.code}" if thread.spot is not None else ""
        what = f"waits for {thread.waits}," if thread.stage == "waits" else thread.stage
        return f"{thread.thread} ({thread.path}) {what}{where}".removesuffix(",")

    @staticmethod
    def _write(lines: Iterator[str] | list[str]) -> None:
        write_lines(lines)


def _operation(row: TraceRow) -> str:
    return printable(operation_text(row))


def _place(file: str | None, line: int | None) -> str:
    return f"{(file or '').replace(chr(92), '/').rsplit('/', 1)[-1]}:{line}"
