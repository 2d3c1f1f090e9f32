"""What the README shows is what a reader gets."""

from __future__ import annotations

import re
import shlex

import pytest

from fencepost.cli import main
from tests.repository.tree import ROOT

README = (ROOT / "README.md").read_text("utf-8")
COMMANDS = re.findall(r"^\.venv/bin/fencepost (.+)$", README, re.MULTILINE)
SAMPLE = "tests/assemblies/bin/Debug/Samples.dll"
SHOWN = f"check {SAMPLE} --harness Samples.AccountTests.TwoWithdrawals"


def run(command: str, capfdbinary: pytest.CaptureFixture[bytes]) -> tuple[int, str, str]:
    code = main(shlex.split(command))
    out, err = capfdbinary.readouterr()
    return code, out.decode(), err.decode()


def test_the_demo_prints_what_the_readme_shows(
    monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    monkeypatch.chdir(ROOT)
    code, out, _ = run(SHOWN, capfdbinary)
    assert code == 1
    (shown,) = (block for block in re.findall(r"```\n(.*?)```", README, re.DOTALL) if "FP1001" in block)
    assert shown in out
    assert f"sample={SAMPLE}\n" in (ROOT / "tests" / "run").read_text("utf-8")


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_of_the_readme_works(
    command: str, monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    monkeypatch.chdir(ROOT)
    code, out, err = run(command, capfdbinary)
    assert code in (0, 1)
    assert out
    assert err == ""
