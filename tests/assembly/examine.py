"""Asks the reader everything about one file, with limits of time and memory."""

import re
import resource
import signal
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from fencepost.assembly.assembly import Assembly, open_assembly
from fencepost.assembly.references import References
from fencepost.model.problem import Problem
from fencepost.report.inspect_json import encode, inspect_document
from fencepost.report.inspect_text import inspect_lines
from tests.assembly.mutate import Mutant

SECONDS = 2.0
MEMORY = 300 << 20
TABLES_OF_TOKENS = (0x01, 0x02, 0x04, 0x06, 0x0A, 0x11, 0x1B, 0x2B, 0x70, 0x7F)


class TooSlow(BaseException):  # not an error that anything may handle
    """A file took too long."""


def examine(path: Path) -> list[Problem]:
    """Everything that can be asked about a file."""
    assembly, problems = open_assembly(path)
    if assembly is None:
        return problems
    encode(inspect_document(assembly, True, None))
    for _ in inspect_lines(assembly, False, None):
        pass
    ask_the_rest(assembly)
    return problems


def ask_the_rest(assembly: Assembly) -> None:
    """What the document does not show."""
    assembly.source_link()
    for document in range(min(len(assembly.documents()), 100)):
        assembly.embedded_source(document)
    for table in TABLES_OF_TOKENS:
        for row in (0, 1, 2, 3, 10, 100, 0xFFFFFF):
            assembly.token_text(table << 24 | row)
    for type in assembly.types():
        for field in type.fields:
            assembly.initial_data(field, 8)
    assembly.find_type("None")
    assembly.find_method(assembly.entry_point)
    References(assembly).problems_of_missing()


@contextmanager
def limited(seconds: float = SECONDS, memory: int = MEMORY) -> Iterator[None]:
    """Less than so many seconds of processor time, and so much more memory than now."""
    before = resource.getrlimit(resource.RLIMIT_AS)
    if sys.platform == "linux":
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[0])
        resource.setrlimit(resource.RLIMIT_AS, (pages * resource.getpagesize() + memory, before[1]))

    def stop(*_: object) -> None:
        raise TooSlow

    previous = signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, previous)
        resource.setrlimit(resource.RLIMIT_AS, before)


def examine_mutant(mutant: Mutant, folder: Path) -> str:
    """What is wrong with how a damaged file is read, "" if nothing is."""
    path = folder / "Mutant.dll"
    path.write_bytes(mutant.assembly)
    if mutant.pdb is not None:
        path.with_suffix(".pdb").write_bytes(mutant.pdb)
    else:
        path.with_suffix(".pdb").unlink(missing_ok=True)
    try:
        with limited():
            problems = examine(path)
    except TooSlow:
        return f"{mutant.name}\nmore than {SECONDS} seconds\n{traceback.format_exc(-6)}"
    except MemoryError:
        return f"{mutant.name}\nmore than {MEMORY >> 20} MB\n{traceback.format_exc(-6)}"
    except Exception:
        return f"{mutant.name}\n{traceback.format_exc(-6)}"
    bad = [problem for problem in problems if not is_sentence(problem.message) or not problem.where]
    return f"{mutant.name}\nno sentence: {bad[0]}" if bad else ""


def is_sentence(text: str) -> bool:
    return re.fullmatch(r"[A-Z].{10,}[.]", text, re.DOTALL) is not None
