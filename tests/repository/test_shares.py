"""Of large families of cases a run tries a share, which a seed chooses; all of them when it is asked to."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.repository.tree import ROOT
from tests.shares import is_chosen

CONFTEST = (ROOT / "tests" / "conftest.py").read_text("utf-8")
CASES = """
import pytest

@pytest.mark.share(4)
@pytest.mark.parametrize("number", range(80))
def test_a_case(number):
    pass

def test_always():
    pass
"""


@pytest.fixture
def collected(tmp_path: Path) -> Callable[..., set[str]]:
    """The names of the tests that a run would try, in a project whose cases are the ones above."""
    (tmp_path / "conftest.py").write_text(CONFTEST, "utf-8")
    (tmp_path / "test_cases.py").write_text(CASES, "utf-8")

    def names(seed: int, *arguments: str) -> set[str]:
        (tmp_path / "pytest.toml").write_text(f'[pytest]\nshare_seed = "{seed}"\nmarkers = ["share"]\n', "utf-8")
        command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", *arguments]
        done = subprocess.run(
            command, cwd=tmp_path, env={"PYTHONPATH": str(ROOT)}, capture_output=True, text=True, check=False
        )
        assert not done.stderr
        return {line.partition("::")[2] for line in done.stdout.splitlines() if "::" in line}

    return names


def test_a_seed_chooses_a_share_and_another_seed_another_one(collected: Callable[..., set[str]]) -> None:
    first, second = collected(1), collected(2)
    assert first == collected(1) != second
    for share in (first, second):
        assert "test_always" in share
        assert 10 <= len(share) - 1 <= 30


@pytest.mark.parametrize("arguments", [["--whole"], ["test_cases.py::test_always", "test_cases.py::test_a_case"]])
def test_all_cases_are_run_when_they_are_asked_for(collected: Callable[..., set[str]], arguments: list[str]) -> None:
    assert len(collected(1, *arguments)) == 81


def test_the_shares_of_all_seeds_have_every_case() -> None:
    for case in map(str, range(100)):
        assert any(is_chosen(str(seed), case, 4) for seed in range(60))
