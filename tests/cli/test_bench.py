"""`fencepost bench`: which tables there are, what they count, and what the command says. Times are never tested."""

import json
from pathlib import Path

import msgspec
import pytest

from fencepost.cli import main
from fencepost.engine.bench import atomicity, checkfence, mcspin, measure_of, mmc, mmchecker, read, search, tables
from fencepost.engine.bench.assemblies import of_tests
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.given_tests import read_given_tests
from fencepost.engine.shared.names import unit_name
from fencepost.report.table import Table, table_lines
from fencepost.search.reductions import REDUCTIONS
from tests.assembly.inputs import sample

PROGRAMS = Path(__file__).parents[1] / "programs" / "bin"


def test_every_module_of_the_package_is_a_table_with_help() -> None:
    assert "read" in tables()
    assert all(line and callable(measure_of(name)) for name, line in tables().items())


def test_reading_counts_everything_there_is() -> None:
    counts, times = read.read_all(sample("Samples"))
    assert counts == read.ReadCounts(rows=370, types=15, methods=39, instructions=811, points=161, keys=39)
    assert len(times) == len(read.STAGES)


def test_the_table_has_a_row_for_each_assembly(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    paths = [sample("Samples"), sample("Library", "Release")]
    assert main(["bench", "read", "--json", "--repeat", "1", *map(str, paths)]) == 0
    document = msgspec.json.decode(capfdbinary.readouterr().out)
    assert (document["schema"], document["table"]) == ("fencepost-bench/1", "read")
    assert [row["assembly"] for row in document["rows"]] == ["Samples.dll", "Library.dll"]
    assert [list(row) for row in document["rows"]] == [list(read.COLUMNS)] * 2


def test_without_paths_the_largest_assembly_of_the_checkout_is_read(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "read", "--repeat", "1"]) == 0
    head, row = capsys.readouterr().out.splitlines()
    assert head.split()[:2] == ["assembly", "KB"]
    assert row.startswith("Bodies.dll")


def test_outside_of_a_checkout_paths_are_asked_for(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("fencepost.__file__", str(tmp_path / "site-packages" / "fencepost" / "__init__.py"))
    assert main(["bench", "read"]) == 2
    assert capsys.readouterr() == ("", "fencepost: bench read: Name the assemblies to read.\n")


def test_a_file_that_does_not_open_is_named_and_the_others_are_measured(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bench", "read", "--repeat", "1", str(tmp_path / "None.dll"), str(sample("Samples"))]) == 2
    out, err = capsys.readouterr()
    assert err == f"fencepost: {tmp_path / 'None.dll'}: There is no such file.\n"
    assert [line.split()[0] for line in out.splitlines()] == ["assembly", "Samples.dll"]


@pytest.mark.parametrize("count", ["0", "-1", "many"])
def test_a_number_of_times_is_one_or_more(count: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["bench", "read", f"--repeat={count}"])
    assert stop.value.code == 2
    assert f"'{count}' is not a number from 1 on" in capsys.readouterr().err


def test_a_table_is_aligned() -> None:
    table = Table("t", ("name", "count", "time ms"), (("long name", 5, 0.123), ("n", 12_345, 1234.5)))
    assert table_lines(table) == [
        "name        count  time ms",
        "long name       5      0.1",
        "n          12,345  1,234.5",
    ]


def test_a_table_without_rows_has_a_head() -> None:
    assert table_lines(Table("t", ("name", "count"), ())) == ["name  count"]


def test_searching_counts_states_with_and_without_reductions() -> None:
    table, problems = search.measure([PROGRAMS / "Release" / "Counters.dll"], 1)
    assert problems == []
    recorded = json.loads((PROGRAMS.parent / "states.json").read_text("utf-8"))
    # Small searches never get to the look at which names are given up; what is in order has no use for races.
    others = [name for name in REDUCTIONS if name not in ("names", "races", "awaits")]
    names = {"all": "Counters Release", "none": f"Counters Release without {' '.join(others)}"}
    counted = [row for row in table.rows if row[0] in recorded[names[str(row[1])]]]
    assert counted
    assert all(row[3] == recorded[names[str(row[1])]][row[0]] for row in counted)


def test_the_programs_of_peers_exist() -> None:
    (path,) = search.peers_of_tests()
    program = Program(path)
    names = {unit_name(method) for _, method in program.units(None)}
    assert {f"Programs.{name}" for name in search.PEERS} <= names


def test_the_programs_of_the_paper_stand_beside_what_it_prints() -> None:
    table, problems = mmchecker.measure([], 1)
    assert problems == []
    assert [row[0] for row in table.rows[::2]] == list(mmchecker.PAPER)
    assert [row[1] for row in table.rows] == ["paper", "Fencepost"] * len(mmchecker.PAPER)
    for printed, measured in zip(table.rows[::2], table.rows[1::2], strict=True):
        assert printed[3:6] == measured[3:6]


def test_the_programs_of_each_table_of_mcspin_stand_beside_what_it_prints() -> None:
    rows = tuple(row for row in mcspin.PAPER if row.program in ("stopless_2", "staccato_bug_1", "stores_2"))
    table, problems = mcspin.measured(of_tests("papers", "bin", "Release", "McSpin.dll"), 1, rows)
    assert problems == []
    assert [row[0] for row in table.rows] == ["1"] * 8 + ["2"] * 6 + ["3"] * 8
    printed = {(row[1], row[2]): row[4] for row in table.rows if row[3] == mcspin.STAGES}
    measured = [row for row in table.rows if row[3] in (mcspin.ALL, mcspin.PLAIN)]
    assert len(measured) == 2 * len(printed) == 12
    assert all(row[4] == printed[row[1], row[2]] for row in measured)
    assert [row[5] for row in table.rows if row[1:3] == ("stores_2", "PSO")] == [65, 79, 16, 73]


def test_a_row_of_checkfence_says_what_fences_are_for() -> None:
    (file,) = of_tests("papers", "checkfence", "queue.toml")
    given = read_given_tests(file)
    small = given._replace(tests=tuple([one for one in given.tests if one.name in ("T0", "Ti2")]))
    types = [checkfence.TestedType("TwoLockQueue", small)]
    table, problems = checkfence.measured([], types, ("sc", "relaxed"), 60.0)
    assert problems == []
    assert [row[:6] for row in table.rows] == [
        ("TwoLockQueue", "T0", "sc", 4, "holds", "holds"),
        ("TwoLockQueue", "T0", "relaxed", 4, "violated", "holds"),
        ("TwoLockQueue", "Ti2", "sc", 16, "holds", "holds"),
        ("TwoLockQueue", "Ti2", "relaxed", 16, "holds", "holds"),
    ]


def test_every_row_of_mcspin_has_its_program() -> None:
    (path,) = of_tests("papers", "bin", "Release", "McSpin.dll")
    assert {row.program for row in mcspin.PAPER} <= {method.name for _, method in Program(path).units(None)}


def test_the_programs_of_mmc_stand_beside_what_its_tables_print() -> None:
    paths = of_tests("papers", "bin", "Release", "Mmc.dll")
    rows = tuple(row for row in mmc.PAPER if row.program in ("power_10_10", "philosophers_3"))
    table, problems = mmc.measured(paths, 1, rows)
    assert problems == []
    assert [row[:3] for row in table.rows] == [
        *[("6.1", "power_10_10", by) for by in (mmc.MONO, mmc.MMC, mmc.NO_CACHE, mmc.JPF, mmc.ALL, mmc.PLAIN)],
        *[("6.2", "philosophers_3", by) for by in (mmc.MMC, mmc.NO_SHARING, mmc.JPF, mmc.ALL, mmc.PLAIN)],
        *[("6.2, all", "philosophers_3", by) for by in (mmc.NO_SHARING, mmc.ALL, mmc.PLAIN)],
    ]
    assert [row[3] for row in table.rows] == ["holds"] * 6 + ["violated"] * 8
    assert [row[4] for row in table.rows[6:]] == [37, 106, 64, 22, 514, 11564, 28, 599]
    assert {row.program for row in mmc.PAPER} <= {method.name for _, method in Program(paths[0]).units(None)}


def test_methods_of_the_paper_on_atomicity_are_counted_both_ways() -> None:
    table, problems = atomicity.measure([], 1)
    assert problems == []
    for printed, measured in zip(table.rows[::2], table.rows[1::2], strict=True):
        assert printed[6:10] == measured[6:10] == measured[10:14]
        assert printed[10:14] == ("-",) * 4
