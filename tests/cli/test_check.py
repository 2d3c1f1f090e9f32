"""`fencepost check` and `outcomes` as a user meets them: what is checked, what is printed, where, and the exit code."""

from __future__ import annotations

import json
import os
import pty
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from fencepost.cli.main import make_parsers
from fencepost.cli.requests import settings_of
from fencepost.engine.programs.paths import newest_builds
from fencepost.properties import rules
from fencepost.search.reductions import REDUCTIONS
from tests.assembly.inputs import sample
from tests.assembly.made import image
from tests.cli.commands import Done, Run
from tests.cli.html_page import Page
from tests.cli.sarif import faults

SAMPLES = sample("Samples")
HOLDS = ("--harness", "Samples.SafeAccountTests.TwoWithdrawals")
VIOLATED = ("--harness", "Samples.AccountTests.TwoWithdrawals")
DEADLOCK = ("--harness", "Samples.SafeAccountTests.OppositeTransfers")


# -- exit codes -----------------------------------------------------------------------------------------------------


def test_nothing_found_is_0(fencepost: Run) -> None:
    done = fencepost("check", SAMPLES, *HOLDS)
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith("ok Samples.SafeAccountTests.TwoWithdrawals: HOLDS (")
    assert done.out.endswith("\n1 unit: 1 HOLDS\n")


def test_findings_are_1(fencepost: Run) -> None:
    done = fencepost("check", SAMPLES, *VIOLATED)
    assert (done.code, done.err) == (1, "")
    assert "FP1001: The assertion account.Balance >= 0 fails." in done.out


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ((), 0),
        (("--require", "holds-up-to"), 0),
        (("--require", "holds"), 1),
        (("--require", "holds", "--max-states", "100000"), 0),
    ],
)
def test_what_is_required_decides_whether_a_limit_is_a_failure(
    fencepost: Run, options: tuple[str, ...], code: int
) -> None:
    limit = () if "--max-states" in options else ("--max-states", "2")
    assert fencepost("check", SAMPLES, *HOLDS, *limit, *options).code == code


def test_a_mistake_of_ours_is_2(fencepost: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise KeyError("made")

    monkeypatch.setattr("fencepost.engine.check.explore_in_order_first", fail)
    monkeypatch.setattr("fencepost.engine.run.FIRST_SECONDS", 60.0)  # another process would not make the mistake
    done = fencepost("check", SAMPLES, *HOLDS)
    assert done.code == 2
    assert "a mistake in Fencepost, please report it: KeyError: 'made'" in done.out


# -- properties -----------------------------------------------------------------------------------------------------


def test_only_chosen_properties_are_judged(fencepost: Run) -> None:
    assert fencepost("check", SAMPLES, *DEADLOCK).code == 1
    assert fencepost("check", SAMPLES, *DEADLOCK, "--property", "assertion").code == 0
    assert fencepost("check", SAMPLES, *DEADLOCK, "--property", "assertion", "--property", "deadlock").code == 1
    assert fencepost("check", SAMPLES, *DEADLOCK, "--property", "assertion,FP1002").code == 1


def test_a_property_that_is_not_judged_hides_no_other_finding(fencepost: Run) -> None:
    """The search goes on after an error of a kind that is not asked for."""
    whole = fencepost("outcomes", SAMPLES, *VIOLATED, "--format", "json")
    done = fencepost("check", SAMPLES, *VIOLATED, "--property", "deadlock", "--format", "json")
    assert [json.loads(run.out)["units"][0]["verdict"] for run in (whole, done)] == ["VIOLATED", "HOLDS"]
    assert len({json.loads(run.out)["units"][0]["states"] for run in (whole, done)}) == 1


def test_an_unknown_property_is_refused_with_the_list(fencepost: Run) -> None:
    done = fencepost("check", SAMPLES, "--property", "speed")
    assert (done.code, done.out) == (2, "")
    assert f"there is no property 'speed'; there are {', '.join(rules())}" in done.err


# -- documents and files --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("format", ["json", "sarif", "html"])
def test_a_document_on_standard_output_is_alone_there(fencepost: Run, format: str) -> None:
    done = fencepost("check", SAMPLES, *VIOLATED, "--format", format)
    assert (done.code, done.err) == (1, "")
    assert_valid(format, done.out)


@pytest.mark.parametrize("format", ["json", "sarif", "html"])
def test_a_document_in_a_file_leaves_a_summary_on_the_terminal(fencepost: Run, format: str, tmp_path: Path) -> None:
    path = tmp_path / f"report.{format}"
    path.write_text("an old one, which is much longer than nothing\n" * 1000)
    done = fencepost("check", SAMPLES, "--model", "sc", "--format", format, "-o", path)
    assert done.code == 1
    assert_valid(format, path.read_text("utf-8"))
    assert list(tmp_path.iterdir()) == [path]
    assert "!! Samples.AccountTests.TwoWithdrawals: VIOLATED" in done.out
    assert done.out.splitlines()[-1] == "7 units: 3 VIOLATED, 4 HOLDS"
    assert "|" not in done.out


def assert_valid(format: str, content: str) -> None:
    if format == "html":
        assert Page(content).faults == []
    elif format == "sarif":
        assert faults(json.loads(content)) == []
    else:
        assert json.loads(content)["schema"] == "fencepost-report/1"
    assert content.endswith("\n")


def test_text_in_a_file_is_the_text(fencepost: Run, tmp_path: Path) -> None:
    """But for the time that it took."""
    text = fencepost("check", SAMPLES, *VIOLATED).out
    fencepost("check", SAMPLES, *VIOLATED, "-o", tmp_path / "report.txt")
    written = (tmp_path / "report.txt").read_text("utf-8")
    assert written.splitlines()[1:] == text.splitlines()[1:]


def test_a_run_that_fails_leaves_the_old_file(fencepost: Run, tmp_path: Path) -> None:
    path = tmp_path / "report.json"
    path.write_text("old")
    assert fencepost("check", SAMPLES, "--harness", "Nothing", "--format", "json", "-o", path).code == 2
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_device_is_written_and_not_replaced(fencepost: Run) -> None:
    assert fencepost("check", SAMPLES, *HOLDS, "--format", "json", "-o", os.devnull).code == 0
    assert not Path(os.devnull).is_file()


def test_a_link_stays_one(fencepost: Run, tmp_path: Path) -> None:
    (tmp_path / "link.json").symlink_to("real.json")
    fencepost("check", SAMPLES, *HOLDS, "--format", "json", "-o", tmp_path / "link.json")
    assert (tmp_path / "link.json").is_symlink()
    assert_valid("json", (tmp_path / "real.json").read_text("utf-8"))


def test_sources_are_named_from_where_the_user_is(fencepost: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(Path(__file__).parents[2])
    done = fencepost("check", SAMPLES, *VIOLATED)
    assert "   tests/assemblies/Samples/Account.cs(37,9): FP1001" in done.out
    (run,) = json.loads(fencepost("check", SAMPLES, *VIOLATED, "--format", "sarif").out)["runs"]
    artifact = run["results"][0]["locations"][0]["physicalLocation"]["artifactLocation"]
    assert artifact == {"uri": "tests/assemblies/Samples/Account.cs", "uriBaseId": "%SRCROOT%"}


# -- which assemblies -----------------------------------------------------------------------------------------------


def built(folder: Path, *places: str) -> list[Path]:
    """Copies of the samples in these places of a folder, each later one newer."""
    paths = []
    for age, place in enumerate(places):
        path = folder / place
        path.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(SAMPLES, path)
        shutil.copyfile(SAMPLES.with_suffix(".pdb"), path.with_suffix(".pdb"))
        os.utime(path, (1_700_000_000 + age, 1_700_000_000 + age))
        paths.append(path)
    return paths


def test_of_a_folder_the_newest_build_of_each_project(tmp_path: Path) -> None:
    paths = built(
        tmp_path,
        "App/bin/Debug/net8.0/App.dll",
        "App/bin/Release/net8.0/App.dll",
        "App/bin/Debug/net10.0/App.dll",
        "App/obj/Debug/net10.0/App.dll",
        "App/bin/Debug/net10.0/ref/App.dll",
        "Lib/bin/Debug/net8.0/Lib.dll",
        "App/bin/Debug/net10.0/Lib.dll",
    )
    for project in ("App", "Lib"):
        (tmp_path / project / f"{project}.csproj").touch()
    (paths[2].with_suffix(".exe")).touch()
    assert newest_builds(tmp_path) == [paths[2], paths[5]]


def test_two_projects_may_build_assemblies_of_one_name(tmp_path: Path) -> None:
    paths = built(tmp_path, "One/bin/Debug/App.dll", "Two/bin/Debug/App.dll")
    assert newest_builds(tmp_path) == paths
    for project in ("One", "Two"):
        (tmp_path / project / "App.csproj").touch()
    assert newest_builds(tmp_path) == paths


def test_without_project_files_debug_information_marks_what_was_built_here(tmp_path: Path) -> None:
    paths = built(tmp_path, "bin/Debug/App.dll", "bin/Release/App.dll", "bin/Release/Bought.dll")
    paths[2].with_suffix(".pdb").unlink()
    assert newest_builds(tmp_path) == [paths[1]]


def test_several_paths_each_assembly_once(fencepost: Run, tmp_path: Path) -> None:
    built(tmp_path, "one/A.dll", "two/B.dll")
    done = fencepost(
        "check", tmp_path / "one", tmp_path / "*" / "*.dll", tmp_path / "two" / "B.dll", *HOLDS, "--format", "json"
    )
    assert [unit["assembly"] for unit in json.loads(done.out)["units"]] == ["A.dll", "B.dll"]


def test_what_a_glob_has_beside_assemblies_is_named_and_passed_over(fencepost: Run, tmp_path: Path) -> None:
    built(tmp_path, "A.dll")
    (tmp_path / "B.dll").write_bytes(NATIVE)
    done = fencepost("check", tmp_path / "*.dll", *HOLDS)
    assert done.code == 0
    assert done.err.count("\n") == 1
    assert f"{tmp_path / 'B.dll'}: " in done.err
    assert "passed over" in done.err


def test_a_named_file_that_cannot_be_read_stops_before_the_first_search(fencepost: Run, tmp_path: Path) -> None:
    refused(fencepost("check", SAMPLES, tmp_path / "Nothing.dll"), "Nothing.dll", "There is no such file")


def test_what_is_half_written_is_not_passed_over(fencepost: Run, tmp_path: Path) -> None:
    """Else a run would look complete that is not."""
    _, half = built(tmp_path, "A.dll", "B.dll")
    half.write_bytes(SAMPLES.read_bytes()[:3000])
    for path in (tmp_path, tmp_path / "*.dll"):
        refused(fencepost("check", path, *HOLDS), str(half), "if a build is writing it, wait for its end")


# -- what cannot be checked -----------------------------------------------------------------------------------------

NATIVE = bytearray(image(b""))
NATIVE[88 + 96 + 14 * 8 : 88 + 96 + 15 * 8] = bytes(8)  # no CLI header among its directories


def refused(done: Done, *words: str) -> None:
    """One sentence on the stream for messages, and nothing else."""
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("fencepost: ")
    assert done.err.endswith(".\n")
    assert done.err.count("\n") == 1
    for word in words:
        assert word in done.err


FILES = {
    "native": (bytes(NATIVE), "native code"),
    "empty": (b"", "empty"),
    "text": (b"I am no assembly.\n", "not a .NET assembly"),
    "half-written": (SAMPLES.read_bytes()[:3000], "if a build is writing it, wait for its end"),
}


@pytest.mark.parametrize("command", ["check", "outcomes"])
@pytest.mark.parametrize("name", FILES)
def test_a_file_that_is_no_assembly(fencepost: Run, name: str, command: str, tmp_path: Path) -> None:
    content, words = FILES[name]
    (tmp_path / "App.dll").write_bytes(content)
    refused(fencepost(command, tmp_path / "App.dll"), str(tmp_path / "App.dll"), words)


def test_a_path_where_nothing_is(fencepost: Run) -> None:
    refused(fencepost("check", "bin/Nothing.dll"), "bin/Nothing.dll", "There is no such file")


def test_a_glob_without_a_match(fencepost: Run, tmp_path: Path) -> None:
    refused(fencepost("check", tmp_path / "*.dll"), "No file matches", "build the project")


def test_a_folder_without_builds(fencepost: Run, tmp_path: Path) -> None:
    refused(fencepost("check", tmp_path), str(tmp_path), "No build was found", "build the project")


def test_a_folder_with_files_that_nothing_says_to_be_builds(fencepost: Run, tmp_path: Path) -> None:
    built(tmp_path, "bin/App.dll")[0].with_suffix(".pdb").unlink()
    advice = "App.dll has neither a project of its name nor a .pdb file: build with debug information"
    refused(fencepost("check", tmp_path), "No build was found", advice, "or name an assembly")


def test_a_folder_with_nothing_but_native_code(fencepost: Run, tmp_path: Path) -> None:
    (path,) = built(tmp_path, "bin/App.dll")
    path.write_bytes(NATIVE)
    done = fencepost("check", tmp_path)
    assert (done.code, done.out) == (2, "")
    assert "native code" in done.err.splitlines()[0]
    assert "No .NET assembly is there" in done.err.splitlines()[1]


def test_a_file_that_may_not_be_read(fencepost: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (path,) = built(tmp_path, "App.dll")
    ordinary = os.open

    def guarded(name: Any, *arguments: Any, **others: Any) -> int:
        if name == path:
            raise PermissionError(13, "Permission denied")
        return ordinary(name, *arguments, **others)

    monkeypatch.setattr(os, "open", guarded)
    refused(fencepost("check", path), str(path), "ermission denied")


def test_a_pattern_without_a_match(fencepost: Run) -> None:
    refused(fencepost("check", SAMPLES, "--harness", "Nope.*"), "'Nope.*'", "`fencepost inspect` lists")


def test_an_output_path_that_cannot_be_written_is_known_before_the_search(fencepost: Run, tmp_path: Path) -> None:
    path = tmp_path / "no" / "such" / "folder" / "report.json"
    refused(fencepost("check", SAMPLES, "--format", "json", "-o", path), str(path), "cannot be written", "-o")
    refused(fencepost("check", SAMPLES, "--format", "json", "-o", tmp_path), str(tmp_path), "folder")


def test_a_missing_pdb_is_said_and_no_failure(fencepost: Run, tmp_path: Path) -> None:
    path = shutil.copyfile(SAMPLES, tmp_path / "Samples.dll")
    done = fencepost("check", path, *HOLDS)
    assert (done.code, done.out.splitlines()[-1]) == (0, "1 unit: 1 HOLDS")
    assert done.err.count("\n") == 1
    assert "There is no PDB" in done.err
    assert "<DebugType>portable</DebugType>" in done.err


def test_a_pdb_of_another_build_is_said(fencepost: Run, tmp_path: Path) -> None:
    path = shutil.copyfile(SAMPLES, tmp_path / "Samples.dll")
    shutil.copyfile(sample("Samples", "Release").with_suffix(".pdb"), tmp_path / "Samples.pdb")
    done = fencepost("check", path, *HOLDS)
    assert done.code == 0
    assert "belongs to another build" in done.err


# -- options --------------------------------------------------------------------------------------------------------

OPTIONS = {
    "unknown": (("--max-stats", "3"), "no option '--max-stats'; did you mean --max-states?"),
    "abbreviated": (("--max", "3"), "no option '--max'"),
    "no number": (("--max-states", "many"), "'many' is not a number from 1 on"),
    "negative": (("--max-memory=-1",), "'-1' is not a number from 1 on"),
    "no time": (("--time", "nan"), "'nan' is not a number of seconds above 0"),
    "no threads": (("--threads", "0"), "'0' is not a number from 1 on"),
    "format": (("--format", "xml"), "invalid choice: 'xml'"),
    "require": (("--require", "luck"), "invalid choice: 'luck'"),
    "no value": (("--harness",), "--harness: expected one argument"),
}


@pytest.mark.parametrize("name", OPTIONS)
def test_a_bad_option(fencepost: Run, name: str) -> None:
    options, words = OPTIONS[name]
    refused(fencepost("check", SAMPLES, *options), words, "See `fencepost check --help`")


def test_an_unknown_command(fencepost: Run) -> None:
    refused(fencepost("chek"), "chek", "See `fencepost --help`")


def test_nothing_at_all(fencepost: Run) -> None:
    refused(fencepost(), "COMMAND", "See `fencepost --help`")


def test_without_a_path_the_current_folder_is_meant(
    fencepost: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    refused(fencepost("check"), "No build was found in this folder; build the project")


# -- terminals ------------------------------------------------------------------------------------------------------


def on_a_terminal(*arguments: str | Path, **environment: str) -> str:
    """What a command writes to a terminal of 60 columns."""
    reader, writer = pty.openpty()
    set_size(writer, 60)
    command = [sys.executable, "-m", "fencepost", *map(str, arguments)]
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS")}
    with subprocess.Popen(command, stdout=writer, env={**kept, "TERM": "xterm", **environment}) as process:
        os.close(writer)
        written = b""
        while True:
            try:
                chunk = os.read(reader, 1 << 16)
            except OSError:  # Linux: the other side is closed
                break
            if not chunk:
                break
            written += chunk
        os.close(reader)
        process.wait()
    return written.decode()


def set_size(terminal: int, columns: int) -> None:
    import fcntl
    import struct
    import termios

    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))


def test_a_terminal_gets_colours_and_lines_of_its_width() -> None:
    written = on_a_terminal("check", SAMPLES, *DEADLOCK)
    assert "\x1b[1;31mVIOLATED\x1b[0m" in written
    rows = [line for line in on_a_terminal("check", SAMPLES, *DEADLOCK, NO_COLOR="1").splitlines() if "|" in line]
    assert rows
    assert max(map(len, rows)) <= 60


@pytest.mark.parametrize("environment", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_who_wants_no_colours_gets_none(environment: dict[str, str]) -> None:
    written = on_a_terminal("check", SAMPLES, *HOLDS, **environment)
    assert "HOLDS" in written
    assert "\x1b" not in written


def test_reductions_are_switched_off_one_by_one_or_all() -> None:
    def without(*arguments: str) -> tuple[str, ...]:
        parser = make_parsers("check")[""]
        return settings_of(parser.parse_args(["check", "App.dll", *arguments])).without

    assert without() == ()
    assert without("--without", "fusion,names", "--without", "symmetry") == ("fusion", "names", "symmetry")
    assert without("--no-reduction") == tuple(REDUCTIONS)


@pytest.mark.parametrize("states", [20, 2000])
def test_outcomes_in_text_say_what_a_limit_has_cut_off(fencepost: Run, states: int) -> None:
    options = ("--harness", "Programs.*", "--max-states", states, "--model", "sc", "--no-cache")
    assembly = Path(__file__).parents[1] / "programs" / "bin" / "Debug" / "Counters.dll"
    units = json.loads(fencepost("outcomes", assembly, *options, "--format", "json").out)["units"]
    text = fencepost("outcomes", assembly, *options).out
    for unit in units:
        least = "at least " if unit["bounds"] else ""
        count = len(unit["outcomes"])
        assert f"{unit['unit']}: {least}{count} outcome{'s' if count != 1 else ''} (" in text
    assert text.count("there may be more outcomes") == sum(len(unit["bounds"]) for unit in units)
    assert "nothing wrong" not in text


def test_a_mistake_of_ours_is_logged_whole_and_is_never_the_reason_for_1(
    fencepost: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise ValueError("no such thing")

    monkeypatch.setattr("fencepost.engine.check.explore_in_order_first", fail)
    monkeypatch.setattr("fencepost.engine.run.FIRST_SECONDS", 60.0)  # another process would not make the mistake
    done = fencepost("check", SAMPLES, *HOLDS, "--require", "holds", "--max-states", 4321)
    assert done.code == 2
    log = Path(os.environ["FENCEPOST_CACHE"]) / "mistakes.log"
    assert str(log) in done.err
    assert "report it" in done.err
    text = log.read_text("utf-8")
    for part in (
        "Samples.SafeAccountTests.TwoWithdrawals",
        "max_states=4321",
        "check.py:",
        "ValueError: no such thing",
    ):
        assert part in text


def test_a_mistake_besides_a_finding_leaves_1(fencepost: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise ValueError("no such thing")

    monkeypatch.setattr("fencepost.engine.telling.findings.causes", fail)
    monkeypatch.setattr("fencepost.engine.run.FIRST_SECONDS", 60.0)  # another process would not make the mistake
    done = fencepost("check", SAMPLES, *VIOLATED)
    assert done.code == 1
    assert "FP1001" in done.out
    assert "note: The trace shows all steps" in done.out
    assert "mistakes.log" in done.err
