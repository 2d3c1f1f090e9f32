"""What the README shows is what a reader gets."""

from __future__ import annotations

import re
import shlex

import pytest

from fencepost.cli import main
from tests.repository.tree import ROOT

README = (ROOT / "README.md").read_text("utf-8")
COMMANDS = re.findall(r"^\.venv/bin/fencepost (.+)$", README, re.MULTILINE)
SAMPLE = "tests/screening/applications/bin/Debug/HitCounters.dll"
REPAIRED = "check tests/repair/bin/Debug/Broken.dll --harness Repairs.Broken.MessagePassing --repair"
LIMITER = "check tests/threadsafe/bin/Debug/Counting.dll --harness Almost.Limiter"
DEPOSITS = "check tests/atomicity/bin/Debug/Methods.dll --harness Harnesses.DepositAndDepositInTwo"
ACCOUNTS = "check tests/assemblies/bin/Debug/Samples.dll --harness Samples.AccountTests.TwoWithdrawals"


def run(command: str, capfdbinary: pytest.CaptureFixture[bytes]) -> tuple[int, str, str]:
    code = main(shlex.split(command))
    out, err = capfdbinary.readouterr()
    return code, out.decode(), err.decode()


def blocks(word: str) -> list[str]:
    return [block for block in re.findall(r"```\n(.*?)```", README, re.DOTALL) if word in block]


def test_the_demo_prints_what_the_readme_shows(
    monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    monkeypatch.chdir(ROOT)
    code, out, _ = run(f"check {SAMPLE}", capfdbinary)
    assert code == 1
    finding, *_ = blocks("FP1010")
    assert finding in out
    source = (ROOT / "tests" / "screening" / "applications" / "HitCounters.cs").read_text("utf-8")
    (record,) = re.findall(r"    public void Record.*?\n    }\n", README, re.DOTALL)
    assert record in re.sub(r" // .*", "", source)
    assert f"sample={SAMPLE}\n" in (ROOT / "tests" / "run").read_text("utf-8")


def test_the_harness_finds_what_the_readme_shows(
    monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    monkeypatch.chdir(ROOT)
    code, out, _ = run(ACCOUNTS, capfdbinary)
    assert code == 1
    assert blocks("FP1001")[0] in out


def test_the_repair_is_the_one_that_the_readme_shows(
    monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    monkeypatch.chdir(ROOT)
    _, out, _ = run(REPAIRED, capfdbinary)
    (finding,), (repair,) = blocks("FP1001")[1:], blocks("repair:")
    assert finding in out
    assert repair in out


def test_the_thread_safe_type_is_the_one_that_the_readme_shows(
    monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    monkeypatch.chdir(ROOT)
    _, out, _ = run(LIMITER, capfdbinary)
    (finding,) = blocks("FP2001")
    assert finding in out


def test_the_atomic_method_is_the_one_that_the_readme_shows(
    monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    monkeypatch.chdir(ROOT)
    _, out, _ = run(DEPOSITS, capfdbinary)
    (finding,) = blocks("FP2002")
    assert finding in out


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_of_the_readme_works(
    command: str, monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    monkeypatch.chdir(ROOT)
    code, out, err = run(command, capfdbinary)
    assert code in (0, 1)
    assert out
    assert err == ""
