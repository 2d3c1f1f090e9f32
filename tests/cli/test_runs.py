"""How `check` runs many units: in workers, from the cache, with progress on a terminal, until it is stopped."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from fencepost.cli.progress import progress_line
from fencepost.engine.shared.messages import Progress
from tests.engine.inputs import LONG, put_build
from tests.processes import is_running, wait_until

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="it has neither terminals nor signals like these")

ENDLESS = ["--model", "sc", "--max-states", "100000000", "--time", "600"]
SOON = 30.0
"""A second when nothing else runs; the search itself would go on for ten minutes."""


def command(*arguments: object) -> list[str]:
    return [sys.executable, "-m", "fencepost", *map(str, arguments)]


def workers_of(pid: int) -> list[int]:
    """The children of a process."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text()
    return [int(child) for child in found.split()]


def test_verdicts_do_not_depend_on_the_number_of_workers() -> None:
    def checked(jobs: int) -> list[object]:
        arguments = command(
            "check", LONG, "--format", "json", "--model", "sc", "--max-states", 10_000, "--jobs", jobs, "--no-cache"
        )
        done = subprocess.run([*arguments, "--harness", "Units.[ESW]*"], capture_output=True, check=False)
        units = json.loads(done.stdout)["units"]
        for unit in units:
            del unit["seconds"]
        assert [unit["unit"] for unit in units] == ["Units.Small", "Units.Wrong", "Units.Endless"]
        return list(units)

    assert checked(1) == checked(3)


def test_what_is_known_is_not_checked_again(tmp_path: Path) -> None:
    app = put_build("Base", tmp_path / "App.dll")

    def document(*options: str) -> bytes:
        arguments = command("check", app, "--format", "json", *options)
        return subprocess.run(arguments, capture_output=True, check=False).stdout

    first = document()
    assert document() == first
    assert document("--no-cache") != first, "the seconds are others"


CODES = {signal.SIGINT: 130, signal.SIGTERM: 143, signal.SIGHUP: 129}
"""The exit code of each signal; of several at once, the system chooses which one comes first."""

STOPPED = "fencepost: stopped; a unit that was not finished is HOLDS_UP_TO what was seen of it\n"


@pytest.mark.parametrize("number", CODES)
def test_a_signal_makes_it_say_what_is_known_at_once_and_leaves_no_process(number: signal.Signals) -> None:
    arguments = command("check", LONG, *ENDLESS, "--jobs", 1, "--harness", "Units.[ESW]*")
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        while "Units.Wrong" not in (line := process.stdout.readline()):
            assert line
        while not (workers := workers_of(process.pid)):
            time.sleep(0.05)
        process.send_signal(number)
        stopped = time.monotonic()
        out, err = process.communicate()
        assert time.monotonic() - stopped < SOON
    assert process.returncode == CODES[number]
    assert re.search(r"\?\? Units\.Endless: HOLDS_UP_TO .*\n +stopped by the user (after|before)", out)
    assert err == STOPPED
    assert wait_until(lambda: not any(map(is_running, workers)))


@pytest.mark.parametrize("format", ["text", "json", "sarif", "html"])
@pytest.mark.parametrize("numbers", [[signal.SIGTERM], [signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGINT]])
def test_what_is_known_is_written_in_every_format_however_many_signals_come(
    numbers: list[signal.Signals], format: str, tmp_path: Path
) -> None:
    path = tmp_path / f"report.{format}"
    arguments = command("check", LONG, *ENDLESS, "--jobs", 1, "--harness", "Units.[ESW]*", "--format", format)
    with subprocess.Popen(
        [*arguments, "-o", str(path)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, process_group=0
    ) as process:
        assert process.stdout is not None
        while "Units.Wrong" not in (line := process.stdout.readline()):
            assert line
        assert list(tmp_path.iterdir()) == [], "a draft would stay if the process were killed now"
        for number in numbers:
            os.killpg(process.pid, number)
        _, err = process.communicate()
    assert process.returncode in [CODES[number] for number in numbers]
    assert err == STOPPED
    assert list(tmp_path.iterdir()) == [path]
    content = path.read_text("utf-8")
    assert "Units.Wrong" in content
    if format == "json":
        endless = json.loads(content)["units"][-1]
        assert (endless["unit"], endless["verdict"]) == ("Units.Endless", "HOLDS_UP_TO")
        assert [(bound["kind"], bound["value"]) for bound in endless["bounds"]] == [("stopped", endless["states"])]


def test_no_signal_changes_the_exit_code_while_it_ends() -> None:
    arguments = command("check", LONG, *ENDLESS, "--harness", "Units.Endless")
    with subprocess.Popen(arguments, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as process:
        while not workers_of(process.pid):
            time.sleep(0.05)
        process.send_signal(signal.SIGTERM)
        while process.poll() is None:
            time.sleep(0.01)
            process.send_signal(signal.SIGINT)
        _, err = process.communicate()
    assert process.returncode in (CODES[signal.SIGTERM], CODES[signal.SIGINT])
    assert err == STOPPED


def test_a_unit_that_was_stopped_has_the_counts_that_it_had() -> None:
    arguments = command("check", LONG, *ENDLESS, "--harness", "Units.Endless", "--format", "json")
    with subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
        while not workers_of(process.pid):
            time.sleep(0.05)
        time.sleep(5)
        process.send_signal(signal.SIGINT)
        out, _ = process.communicate()
    (unit,) = json.loads(out)["units"]
    assert (unit["verdict"], unit["bounds"][0]["kind"]) == ("HOLDS_UP_TO", "stopped")
    assert unit["transitions"] >= unit["states"] - 1 > 100
    assert unit["seconds"] > 0
    assert process.returncode == 130


def test_progress_is_for_terminals_only() -> None:
    arguments = command(
        "check", LONG, "--model", "sc", "--max-states", 1_000_000, "--harness", "Units.Endless", "--no-cache"
    )
    plain = subprocess.run(arguments, capture_output=True, check=False)
    assert plain.stderr == b""
    main, side = os.openpty()
    shown = subprocess.Popen(arguments, stdout=subprocess.DEVNULL, stderr=side)
    os.close(side)
    text = b""
    try:
        while piece := os.read(main, 65536):
            text += piece
    except OSError:  # so Linux ends a terminal that nobody has open
        pass
    os.close(main)
    assert shown.wait() == 0
    assert re.search(rb"Units\.Endless: [\d,]+ states, [\d,]+/s, depth \d+, \d+ s", text)
    assert text.endswith(b"\x1b[1F\x1b[J"), "nothing of it is left"


def test_a_line_of_progress_fits_the_terminal() -> None:
    progress = Progress(1_234_567, 89, 2.5)
    told = ": 1,234,567 states, 493,827/s, depth 89, 2 s"
    assert progress_line("A.B.C", progress, 79) == "A.B.C" + told
    short = progress_line("Some.Long.Name.Space.Type.Method", progress, 60)
    assert len(short) == 60
    assert short.startswith("…")
    assert short.endswith("Type.Method" + told)
