"""`fencepost watch`: each build is checked when it comes, and what has not changed is not said again."""

from __future__ import annotations

import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from tests.engine.inputs import put_build


@pytest.mark.skipif(sys.platform == "win32", reason="it has no such signals")
def test_builds_are_checked_as_they_come_until_it_is_stopped(tmp_path: Path) -> None:
    app = put_build("Base", tmp_path / "App.dll")
    command = [sys.executable, "-m", "fencepost", "watch", str(tmp_path), "--jobs", "1", "--model", "sc"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        killer = threading.Timer(60, process.kill)  # a failed assertion must not wait for ever
        killer.start()

        def printed() -> str:
            """All lines of one round: up to the summary."""
            text = ""
            assert process.stdout is not None
            while not text.endswith(" HOLDS\n") or " unit" not in text.splitlines()[-1]:
                line = process.stdout.readline()
                assert line, text
                text += line
            return text

        first = printed()
        assert first.count("ok Tests.") == 4
        assert first.count("!! Tests.") == 2
        assert "6 checked, 0 known" in first
        put_build("Callee", app)
        second = printed()
        assert second.splitlines()[-2:] == [f"== {app}: 1 checked, 5 known", "6 units: 2 VIOLATED, 4 HOLDS"]
        assert set(second.splitlines()[:-2]) <= {line for line in second.splitlines() if "Tests.Counts" in line}
        put_build("Literal", app)
        assert "both have counted" in printed()
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=20)
        killer.cancel()
    assert process.returncode == 0
    assert errors == "fencepost: stopped\n"


@pytest.mark.skipif(sys.platform == "win32", reason="it has no such signals")
def test_what_is_silenced_is_silenced_here_too(tmp_path: Path) -> None:
    put_build("Silenced", tmp_path / "App.dll")
    command = [sys.executable, "-m", "fencepost", "watch", str(tmp_path), "--jobs", "1", "--model", "sc"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        lines = []
        for line in process.stdout:
            lines.append(line)
            if line.startswith("4 units: "):
                break
        process.send_signal(signal.SIGINT)
        process.communicate()
    assert sum("FP1001 is silenced: " in line for line in lines) == 3
    assert sum("FP1001: The assertion" in line for line in lines) == 1
