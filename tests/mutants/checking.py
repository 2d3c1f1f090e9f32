"""Mutants of good programs, each made from a seed and a number, and checked by a harness that gets to the damage.

python -m tests.mutants.checking --count 10000 --seed 7     more than the tests do
python -m tests.mutants.checking --only 123 --keep FOLDER   one mutant, to look at
"""

from __future__ import annotations

import argparse
import faulthandler
import sys
import traceback
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory, mkdtemp
from typing import NamedTuple

from fencepost.engine.check import check_unit
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.errors import InputError
from fencepost.engine.shared.settings import Settings
from fencepost.engine.workers.depth import allow_long_chains
from fencepost.model.members import Method
from fencepost.model.verdict import Unit
from fencepost.search.resident import resident_megabytes
from tests.assembly.examine import TooSlow, limited
from tests.assembly.mutate import bases
from tests.assembly.mutate import damaged as damaged_file
from tests.mutants.bodies import damaged
from tests.mutants.files import Subject

TESTS = Path(__file__).parent.parent
SUBJECTS = (
    *("assemblies/bin/Debug/Samples", "assemblies/bin/Debug/Bodies", "conformance/bin/Debug/UnsafeCode"),
    *("conformance/bin/Debug/Semantics", "conformance/bin/Release/Semantics", "conformance/bin/Debug/Algorithms"),
    *("conformance/bin/Debug/Iterators", "conformance/bin/Release/Asynchronous", "conformance/bin/Debug/RecentSyntax"),
    *("programs/bin/Debug/AsyncIdioms", "programs/bin/Release/Awaits", "litmus/bin/Release/Classic"),
    *("threadsafe/bin/Debug/Harnesses", "conformance/bin/Release/LibraryTypes", "conformance/bin/Debug/Reflections"),
)
"""No hostile programs: what takes long in one operation is ended by another process, which is not there."""

SETTINGS = Settings(max_states=60, time=2.0, model="sc", repair=False)
SECONDS, MEMORY = 12.0, 600 << 20
"""Of processor time, and of memory. On a busy machine the seconds may be minutes of the clock."""
MINUTES = 20
"""By the clock, after which a process that is deaf to all else is ended, and where it was is written."""
_SPARE_MEGABYTES = 300
_AT_ONCE = 20
_TRIED = 40


class Mutant(NamedTuple):
    """A damaged file, its PDB, and the token of the harness that gets to what is damaged; `method` is that, if one."""

    name: str
    assembly: bytes
    pdb: bytes | None
    harness: int
    method: str = ""


@cache
def subject(name: str) -> tuple[Subject, bytes | None]:
    path = TESTS / f"{name}.dll"
    pdb = path.with_suffix(".pdb")
    return Subject(path.read_bytes()), pdb.read_bytes() if pdb.exists() else None


@cache
def units(name: str) -> tuple[tuple[int, str], ...]:
    """Token and name of what can be run in a program."""
    found = Program(TESTS / f"{name}.dll").units(lambda _: True)
    return tuple((method.token, f"{type.name}.{method.name}") for type, method in found)


@cache
def reached(name: str, harness: int) -> tuple[tuple[int, str], ...]:
    """The methods of its own program that a check of a harness translates: row and name."""
    program = Program(TESTS / f"{name}.dll")
    type, method = next(program.units(lambda other: other.token == harness))
    check_unit(program, type, method, settings())
    done = [one for one in program.universe.method_list if one.code is not None]
    mine = [one for one in done if one.owner.assembly is program.assembly]
    rows = dict.fromkeys((one.definition.token & 0xFFFFFF, one.name) for one in mine)
    good, _ = subject(name)
    return tuple((row, title) for row, title in rows if good.has_body(row))


def settings() -> Settings:
    return SETTINGS._replace(max_memory=int(resident_megabytes()) + _SPARE_MEGABYTES)


def mutant(seed: str, number: int) -> Mutant:
    """The mutant with a number: of two in three, the code of a method is damaged."""
    random = Random(f"{seed} {number}")
    name = random.choice(SUBJECTS)
    good, pdb = subject(name)
    harness, title = random.choice(units(name))
    label = f"{seed} {number}: {name}, {title}"
    way = random.random()
    methods = reached(name, harness)
    if way < 0.66 and methods:
        row, method = random.choice(methods)
        what, body = damaged(random, good.body(row), good.names)
        return Mutant(f"{label}, {method}: {what}", good.with_body(row, body), pdb, harness, method)
    if way < 0.82:
        what, content = good.with_damaged_row(random)
    elif way < 0.94:
        what, content = good.with_damaged_signature(random)
    else:
        _, assembly, debug = next(base for base in bases() if base[0] == "Samples")
        good, _ = subject("assemblies/bin/Debug/Samples")
        harness, _ = random.choice(units("assemblies/bin/Debug/Samples"))
        assert debug is not None
        what, content = damaged_file(random, debug)
        return Mutant(f"{seed} {number}: PDB of Samples, {what}", assembly.content, content, harness)
    return Mutant(f"{label}: {what}", content, pdb, harness)


def checked(mutant: Mutant, folder: Path) -> tuple[str, Unit | None]:
    """What is wrong with the check of a mutant, "" if nothing is, and its verdict if there is a harness."""
    path = folder / "Mutant.dll"
    path.write_bytes(mutant.assembly)
    if mutant.pdb is not None:
        path.with_suffix(".pdb").write_bytes(mutant.pdb)
    else:
        path.with_suffix(".pdb").unlink(missing_ok=True)
    try:
        with limited(SECONDS, MEMORY):
            return _verdict(mutant, path)
    except InputError:
        return "", None
    except TooSlow:
        return f"{mutant.name}\nmore than {SECONDS} seconds\n{traceback.format_exc(-6)}", None
    except MemoryError:
        return f"{mutant.name}\nmore than {MEMORY >> 20} MB\n{traceback.format_exc(-6)}", None
    except Exception:
        return f"{mutant.name}\n{traceback.format_exc(-8)}", None


def _verdict(mutant: Mutant, path: Path) -> tuple[str, Unit | None]:
    program = Program(path)
    list(program.units(None))

    def is_wanted(method: Method) -> bool:
        return method.token == mutant.harness

    found = next(iter(program.units(is_wanted)), None)
    if found is None:
        return "", None
    unit = check_unit(program, *found, settings())
    if unit.verdict == "INTERNAL_ERROR" or unit.mistakes:
        texts = [mistake.traceback for mistake in unit.mistakes] or [repr(unit.unsupported)]
        return f"{mutant.name}\n{unit.verdict}\n" + "\n".join(text[-1500:] for text in texts), unit
    return "", unit


# -- the command ----------------------------------------------------------------------------------------------------


def run(seed: str, numbers: range) -> tuple[list[str], dict[str, int]]:
    """What is wrong with the checks of these mutants, and how often there was which verdict."""
    failures: list[str] = []
    counts: dict[str, int] = {}
    allow_long_chains()
    with TemporaryDirectory() as folder:
        for number in numbers:
            faulthandler.dump_traceback_later(60 * MINUTES, exit=True)
            failure, unit = checked(mutant(seed, number), Path(folder))
            verdict = unit.verdict if unit is not None else "no harness"
            counts[verdict] = counts.get(verdict, 0) + 1
            if failure:
                failures.append(failure)
    faulthandler.cancel_dump_traceback_later()
    return failures, counts


def main() -> int:
    parser = argparse.ArgumentParser(description="Checks damaged programs and tells for which ones the check fails.")
    parser.add_argument("--count", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seed", default="fencepost")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", type=int, help="the number of a mutant: check just this one")
    parser.add_argument("--keep", type=Path, help="a folder for that mutant")
    options = parser.parse_args()
    if options.only is not None:
        one = mutant(options.seed, options.only)
        folder = options.keep or Path(mkdtemp())
        folder.mkdir(parents=True, exist_ok=True)
        allow_long_chains()
        failure, unit = checked(one, folder)
        print(one.name, failure, unit.verdict if unit else "", unit.unsupported if unit else "", sep="\n")
        return 0
    end = options.first + options.count
    chunks = [range(start, min(start + _AT_ONCE, end)) for start in range(options.first, end, _AT_ONCE)]
    counts: dict[str, int] = {}
    failures = 0
    with ProcessPoolExecutor(options.jobs) as pool:
        running = {pool.submit(run, options.seed, chunk): chunk for chunk in chunks}
        for done in as_completed(running):
            try:
                failed, seen = done.result()
            except BrokenProcessPool:
                failed, seen = [f"a process was ended with the mutants {running[done]} or others at work"], {}
            failures += len(failed)
            counts = {name: counts.get(name, 0) + seen.get(name, 0) for name in {**counts, **seen}}
            print(sum(counts.values()), end="\r", file=sys.stderr, flush=True)
            for failure in failed:
                print(failure, "-" * 40, sep="\n", flush=True)
    print(f"{options.count:,} mutants, {failures} failures; {counts}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
