"""A code base with findings is adopted by one command; from then on only what is new is a failure."""

from __future__ import annotations

import json
import os
import resource
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from fencepost.cli import main
from tests.cli.commands import Done, Run
from tests.cli.html_page import Page
from tests.cli.sarif import faults
from tests.engine.inputs import LONG

HERE = Path(__file__).parent
CONFIGURATIONS = ("Debug", "Release")


def shop(variant: str, configuration: str = "Debug") -> Path:
    return HERE / variant / "bin" / configuration / "Shop.dll"


@pytest.fixture(scope="session")
def adopted(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The baseline of the shop as it was before."""
    path = tmp_path_factory.mktemp("adopted") / "known.json"
    assert main(["check", str(shop("before")), "--write-baseline", str(path), "--no-cache"]) == 0
    return path.read_bytes()


@pytest.fixture
def known(tmp_path: Path, adopted: bytes, fencepost: Run) -> Path:
    """A copy of that baseline."""
    path = tmp_path / "known.json"
    path.write_bytes(adopted)
    fencepost("rules")  # what was printed before is taken away
    return path


def entries(path: Path) -> list[dict[str, Any]]:
    findings: list[dict[str, Any]] = json.loads(path.read_text())["findings"]
    return findings


def report(done: Done) -> dict[str, Any]:
    document: dict[str, Any] = json.loads(done.out)
    return document


def states(document: dict[str, Any]) -> list[str]:
    return sorted(finding["baseline"] for unit in document["units"] for finding in unit["findings"])


# -- adopting -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("configuration", CONFIGURATIONS)
def test_a_code_base_is_adopted_by_one_command(fencepost: Run, tmp_path: Path, configuration: str) -> None:
    path = tmp_path / "known.json"
    program = shop("before", configuration)
    assert fencepost("check", program).code == 1
    done = fencepost("check", program, "--write-baseline", path)
    assert done.code == 0
    assert "FP10" not in done.out
    assert done.out.endswith("\n6 old findings are in the baseline.\n5 units: 4 VIOLATED, 1 HOLDS\n")
    again = fencepost("check", program, "--baseline", path)
    assert (again.code, "FP10" in again.out) == (0, False)
    assert "6 old findings are in the baseline.\n" in again.out


def test_a_baseline_has_a_line_for_each_finding_and_nothing_that_moves(known: Path) -> None:
    assert [(one["unit"], one["rule"], one["members"], one["fields"], one["count"]) for one in entries(known)] == [
        ("Shop.Tests.CountsInALocal", "FP1010", ["Shop.Tests.CountsInALocal"], [], 1),
        ("Shop.Tests.Orders", "FP1010", ["Shop.Stock.Left.set"], ["Shop.Stock.left"], 1),
        ("Shop.Tests.Orders", "FP1010", ["Shop.Stock.Take"], ["Shop.Stock.left"], 1),
        ("Shop.Tests.Sells", "FP1010", ["Shop.Tests.Sells"], ["Shop.Tests.sold"], 2),
        ("Shop.Tests.TakesLocks", "FP1002", ["Shop.Tests.TakesLocks"], [], 1),
    ]
    text = known.read_text()
    assert sum(line.startswith("    {") for line in text.splitlines()) == 5
    for word in ("Shop.cs", "__", "visitors", '"line', str(HERE)):
        assert word not in text


def test_two_runs_write_the_same_bytes(fencepost: Run, known: Path, tmp_path: Path) -> None:
    again = tmp_path / "again.json"
    fencepost("check", shop("before"), "--write-baseline", again, "--no-cache", "--jobs", "1")
    assert again.read_bytes() == known.read_bytes()


@pytest.mark.parametrize("configuration", CONFIGURATIONS)
def test_a_finding_stays_old_when_code_around_it_changes(fencepost: Run, known: Path, configuration: str) -> None:
    done = fencepost("check", shop("moved", configuration), "--baseline", known, "--format", "json")
    document = report(done)
    assert (done.code, states(document)) == (0, ["old"] * 6)
    assert [note["kind"] for note in document["notes"] if note["kind"] == "vanished"] == []


def test_it_does_not_matter_what_else_is_checked(fencepost: Run, known: Path) -> None:
    other = HERE.parent / "findings" / "bin" / "Debug" / "TwoCounters.dll"
    document = report(fencepost("check", shop("before"), other, "--baseline", known, "--format", "json"))
    assert states(document) == ["new"] * 4 + ["old"] * 6
    document = report(
        fencepost("check", shop("before"), "--harness", "Tests.Sells", "--baseline", known, "--format", "json")
    )
    assert (states(document), document["notes"][0]["text"]) == (["old"] * 2, "2 old findings are in the baseline.")
    assert len(document["notes"]) == 1


# -- what is new ----------------------------------------------------------------------------------------------------


def test_what_is_new_is_a_failure_and_alone_is_shown(fencepost: Run, known: Path) -> None:
    done = fencepost("check", shop("worse"), "--baseline", known)
    assert done.code == 1
    shown = [line for line in done.out.splitlines() if ": warning FP1010:" in line]
    assert len(shown) == 3
    assert all("Shop.cs(22," in line or "Shop.cs(50," in line for line in shown)
    assert "FP1002" not in done.out
    assert "\n6 old findings are in the baseline.\n" in done.out


def test_of_what_is_equal_as_many_are_old_as_were_counted(fencepost: Run, known: Path) -> None:
    command = ("check", shop("worse"), "--baseline", known, "--harness", "Tests.Sells", "--format", "json")
    document = report(fencepost(*command))
    assert states(document) == ["new", "old", "old"]
    known.write_text(known.read_text().replace('"count": 2', '"count": 3'))
    done = fencepost(*command)
    assert (done.code, states(report(done))) == (0, ["old"] * 3)


@pytest.mark.parametrize(
    ("variant", "code", "new", "old", "vanished"),
    [("before", 0, 0, 6, 0), ("worse", 1, 3, 6, 0), ("better", 0, 0, 4, 2)],
)
def test_all_documents_agree(
    fencepost: Run, known: Path, variant: str, code: int, new: int, old: int, vanished: int
) -> None:
    def checked(format: str) -> Done:
        return fencepost("check", shop(variant), "--baseline", known, "--format", format)

    done = checked("json")
    document = report(done)
    assert (done.code, states(document)) == (code, ["new"] * new + ["old"] * old)
    assert [note["kind"] for note in document["notes"]] == ["baseline"] + ["vanished"] * vanished

    done = checked("sarif")
    log = json.loads(done.out)
    assert (done.code, faults(log)) == (code, [])
    (run,) = log["runs"]
    assert run["invocations"][0]["exitCode"] == code
    given = sorted(result["baselineState"] for result in run["results"])
    assert given == ["new"] * new + ["unchanged"] * old
    told = [note["descriptor"]["id"] for note in run["invocations"][0]["toolExecutionNotifications"]]
    assert (told.count("FP-BASELINE"), told.count("FP-VANISHED")) == (1, vanished)

    done = checked("html")
    page = Page(done.out)
    assert (done.code, page.faults) == (code, [])
    assert done.out.count("<article") == new
    assert done.out.count("no longer shows") + done.out.count("shows once instead of") == vanished

    done = checked("text")
    assert (done.code, done.out.count("FP1010:")) == (code, new)
    assert f"{old} old findings are in the baseline." in done.out


def test_a_baseline_is_not_kept_with_verdicts(fencepost: Run, known: Path) -> None:
    assert fencepost("check", shop("before"), "--baseline", known).code == 0
    done = fencepost("check", shop("before"), "--format", "json")
    assert (done.code, states(report(done))) == (1, [""] * 6)


@pytest.mark.parametrize(
    ("required", "more", "code"),
    [("holds", (), 0), ("holds", ("--max-states", "12"), 1), ("holds-up-to", ("--max-states", "12"), 0)],
)
def test_what_is_required_is_required_of_the_rest(
    fencepost: Run, known: Path, required: str, more: tuple[str, ...], code: int
) -> None:
    command = ("check", shop("before"), "--baseline", known, "--harness", "Tests.Sells", "--require", required)
    assert fencepost(*command, *more).code == code


# -- what has vanished ----------------------------------------------------------------------------------------------

GONE = (
    (
        "Shop.Tests.Sells (Shop.dll): FP1010 of Shop.Tests.sold in Shop.Tests.Sells, which the baseline has, shows once"
        " instead of 2 times."
    ),
    "Shop.Tests.TakesLocks (Shop.dll): FP1002 in Shop.Tests.TakesLocks, which the baseline has, no longer shows.",
)


def vanished(fencepost: Run, known: Path, *more: str | Path) -> tuple[str, ...]:
    done = fencepost("check", shop("better"), "--baseline", known, "--format", "json", *more)
    return tuple([note["text"] for note in report(done)["notes"] if note["kind"] == "vanished"])


def test_what_no_longer_shows_is_named(fencepost: Run, known: Path) -> None:
    assert vanished(fencepost, known) == GONE
    done = fencepost("check", shop("better"), "--baseline", known)
    assert done.code == 0
    assert all(text in " ".join(done.out.split()) for text in GONE)


@pytest.mark.share(2)
@pytest.mark.parametrize(
    ("more", "expected"),
    [
        (("--harness", "Tests.Sells"), GONE[:1]),
        (("--max-states", "5"), ()),
        (("--property", "deadlock"), ()),
        (("--model", "sc"), ()),
        (("--model", "sc", "--model", "dotnet"), GONE),
    ],
)
def test_nothing_has_vanished_that_was_not_looked_for(
    fencepost: Run, known: Path, more: tuple[str, ...], expected: tuple[str, ...]
) -> None:
    assert vanished(fencepost, known, *more) == expected


def test_an_assertion_does_not_vanish_in_a_release_build(fencepost: Run, tmp_path: Path) -> None:
    path = tmp_path / "known.json"
    samples = HERE.parent / "assemblies" / "bin"
    fencepost("check", samples / "Debug" / "Samples.dll", "--write-baseline", path)
    assert "FP1001" in [entry["rule"] for entry in entries(path)]
    done = fencepost("check", samples / "Release" / "Samples.dll", "--baseline", path, "--format", "json")
    assert (done.code, [note["kind"] for note in report(done)["notes"]]) == (0, ["release", "baseline"])


# -- files ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "it is damaged, or no JSON"),
        (b'{"schema": "fencepost-baseline/1", "judged', "it is damaged, or no JSON"),
        (b"\xff\xfe{}", "it is damaged, or no JSON"),
        (b"[]", "it is another kind of file"),
        (b"[" * 200_000, "it is another kind of file"),
        (b'{"schema": "fencepost-report/1", "units": []}', "it is another kind of file"),
        (b'{"schema": "fencepost-baseline/2"}', "another version of Fencepost has written it, as fencepost-baseline/2"),
        (
            b'{"schema": "fencepost-baseline/1", "findings": []}',
            "it is damaged: Object missing required field `judged`",
        ),
    ],
)
def test_a_file_that_is_no_baseline_is_2(fencepost: Run, tmp_path: Path, content: bytes, why: str) -> None:
    path = tmp_path / "known.json"
    path.write_bytes(content)
    done = fencepost("check", shop("before"), "--baseline", path)
    assert (done.code, done.out) == (2, "")
    start = f"fencepost: {path}: This is no baseline, or none that can be used: {why}"
    assert done.err == f"{start}; write one with --write-baseline.\n"


@pytest.mark.parametrize("count", ["0", "-1", '"2"', "2.5"])
def test_a_count_that_is_none_is_damage(fencepost: Run, known: Path, count: str) -> None:
    known.write_text(known.read_text().replace('"count": 2', f'"count": {count}'))
    done = fencepost("check", shop("before"), "--baseline", known)
    assert (done.code, done.err.count("\n"), "it is damaged: Expected `int`" in done.err) == (2, 1, True)


def test_a_file_that_is_not_there_is_2(fencepost: Run, tmp_path: Path) -> None:
    done = fencepost("check", shop("before"), "--baseline", tmp_path / "none.json")
    assert (done.code, done.err) == (
        2, f"fencepost: {tmp_path / 'none.json'}: There is no such file; write one with --write-baseline.\n",
    )  # fmt: skip
    assert "This is not a file" in fencepost("check", shop("before"), "--baseline", tmp_path).err


def test_both_options_are_an_error(fencepost: Run, known: Path, tmp_path: Path) -> None:
    done = fencepost("check", shop("before"), "--baseline", known, "--write-baseline", tmp_path / "other.json")
    assert (done.code, done.err.count("\n")) == (2, 1)
    assert "--write-baseline: not allowed with argument --baseline" in done.err
    assert fencepost("check", shop("before"), "--list", "--write-baseline", tmp_path / "other.json").code == 2
    assert not (tmp_path / "other.json").exists()


@pytest.mark.parametrize("option", ["--baseline", "--write-baseline"])
def test_a_baseline_is_not_overwritten_by_a_document(fencepost: Run, known: Path, option: str) -> None:
    before = known.read_bytes()
    done = fencepost("check", shop("before"), option, known, "-o", known)
    assert (done.code, known.read_bytes()) == (2, before)


def test_a_path_that_cannot_be_written_is_known_before_the_work(fencepost: Run, tmp_path: Path) -> None:
    path = tmp_path / "no folder" / "known.json"
    done = fencepost("check", shop("before"), "--write-baseline", path)
    assert (done.code, done.out) == (2, "")
    sentence = f"fencepost: {path}: This file cannot be written: No such file or directory. Name another one.\n"
    assert done.err == sentence


def test_a_full_disk_leaves_the_old_file_whole(known: Path) -> None:
    """A limit of the size of files stands for the disk."""
    before = known.read_bytes()

    def little_room() -> None:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))

    done = subprocess.run(
        [sys.executable, "-m", "fencepost", "check", shop("worse"), "--write-baseline", known, "--no-cache"],
        capture_output=True, text=True, env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}, preexec_fn=little_room,
    )  # fmt: skip
    assert (done.returncode, known.read_bytes()) == (2, before)
    assert done.stderr == f"fencepost: {known}: This file cannot be written: File too large. Name another one.\n"
    assert [path.name for path in known.parent.iterdir()] == [known.name]


@pytest.mark.skipif(sys.platform == "win32", reason="it has no signals like these")
def test_a_check_that_was_stopped_writes_no_baseline_and_says_what_it_knows(known: Path) -> None:
    before = known.read_bytes()
    command = (
        "check", LONG, "--harness", "Units.[EW]*", "--model", "sc", "--max-states", "100000000", "--time", "600",
        "--write-baseline", known,
    )  # fmt: skip
    arguments = [sys.executable, "-m", "fencepost", *map(str, command)]
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        while "== Units.Wrong: VIOLATED, as in the baseline" not in (line := process.stdout.readline()):
            assert line
        process.send_signal(signal.SIGTERM)
        out, err = process.communicate()
    assert (process.returncode, known.read_bytes()) == (143, before)
    assert err.startswith("fencepost: The baseline was not written, because the check was stopped.\n")
    assert "!! Units.Wrong: VIOLATED" in out
    assert ": FP10" in out
    assert "in the baseline" not in out
    assert [path.name for path in known.parent.iterdir()] == [known.name]
