"""Reading never fails: thousands of damaged assemblies and PDBs, each read whole, in little time and memory.

`--fuzz N` reads more of them. The name of a failure begins with its seed and number; `tests.assembly.mutate` makes the
same file again from these.
"""

from itertools import count
from pathlib import Path

import pytest

from fencepost.assembly.assembly import open_assembly
from tests.assembly.examine import MEMORY, SECONDS, TooSlow, examine, examine_mutant, is_sentence, limited
from tests.assembly.inputs import sample
from tests.assembly.mutate import BASES, bases, mutant

SEED = "fencepost"
CHUNK = 500


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "chunk" in metafunc.fixturenames:
        count = metafunc.config.getoption("--fuzz")
        chunks = [range(start, min(start + CHUNK, count)) for start in range(0, count, CHUNK)]
        metafunc.parametrize("chunk", chunks, ids=[f"{chunk.start}-{chunk.stop}" for chunk in chunks])


@pytest.mark.share(66)
@pytest.mark.slow
def test_damaged_files_are_read(chunk: range, tmp_path: Path) -> None:
    failures = [failure for number in chunk if (failure := examine_mutant(mutant(SEED, number), tmp_path))]
    assert failures == [], "\n\n".join(failures)


@pytest.mark.share(24)
@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(BASES)), ids=BASES)
def test_files_that_are_cut_off_anywhere_are_read(number: int, tmp_path: Path) -> None:
    """Every length near a boundary, and every 100th byte."""
    name, base, _ = bases()[number]
    edges = {edge + near for part in base.parts for edge in (part.start, part.end) for near in (-1, 0, 1)}
    for length in sorted(edges | set(range(0, len(base.content), 100))):
        path = tmp_path / "Cut.dll"
        path.write_bytes(base.content[: max(length, 0)])
        with limited():
            problems = examine(path)
        assert all(is_sentence(problem.message) for problem in problems), (name, length)


# -- the test of the test -------------------------------------------------------------------------------------------


def test_the_same_seed_gives_the_same_damage() -> None:
    assert [mutant("a", number) for number in range(20)] == [mutant("a", number) for number in range(20)]
    assert mutant("a", 0) != mutant("b", 0)


def test_most_damage_is_noticed_and_much_of_it_deep_inside(tmp_path: Path) -> None:
    """Of 300 damaged files, some cannot be opened, and more have problems further in."""
    refused = with_problems = 0
    for number in range(300):
        path = tmp_path / "Mutant.dll"
        path.write_bytes(mutant(SEED, number).assembly)
        assembly, _ = open_assembly(path)
        refused += assembly is None
        with_problems += assembly is not None and bool(examine(path))
    assert refused > 20
    assert with_problems > 100


def test_parts_of_good_files_are_inside_of_them() -> None:
    for _, assembly, pdb in bases():
        for base in filter(None, (assembly, pdb)):
            assert all(0 <= part.start < part.end <= len(base.content) for part in base.parts)


def test_time_is_limited() -> None:
    with pytest.raises(TooSlow), limited(seconds=0.1):
        sum(1 for _ in count())


def test_memory_is_limited() -> None:
    with pytest.raises(MemoryError), limited():
        bytes(2 * MEMORY)
    assert len(bytes(2 * MEMORY)) > MEMORY


def test_the_limits_are_far_from_what_a_good_file_needs() -> None:
    with limited(SECONDS / 4, MEMORY // 4):
        examine(sample("Samples"))
