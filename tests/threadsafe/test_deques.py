"""The first mistake of the Snark deque, which CheckFence found with a test by hand, in generated tests.

Burckhardt, Alur and Martin (CheckFence: checking consistency of concurrent data types on relaxed memory models, PLDI
2007) found it with their test D0: a thread adds at one end and removes at the other, beside one that does the reverse.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from fencepost.engine.generated.unit import check_type
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.settings import Settings
from fencepost.model.verdict import Unit

HERE = Path(__file__).parent
D0 = "PushLeft(1); PopRight() || PushRight(2); PopLeft()"


def _check(configuration: str, name: str, settings: Settings, test: str = "") -> Unit:
    program = Program(HERE / "bin" / configuration / "Deques.dll")
    (type,) = program.thread_safe(name)
    return check_type(program.renewed(), type, settings, f"{name}: {test}" if test else "")


@pytest.mark.slow
@pytest.mark.share(9)
@pytest.mark.parametrize("configuration", ["Debug", "Release"])
def test_it_is_found_without_a_harness(configuration: str) -> None:
    unit = _check(configuration, "Almost.Snark", Settings())
    (finding,) = unit.findings
    assert (finding.rule, finding.test.count("Push"), finding.test.count("Pop")) == ("FP2001", 2, 2)
    assert unit.seconds < 60


@pytest.mark.parametrize("configuration", ["Debug", "Release"])
def test_it_shows_in_the_test_of_the_paper(configuration: str) -> None:
    assert [finding.rule for finding in _check(configuration, "Almost.Snark", Settings(), D0).findings] == ["FP2001"]
    assert _check(configuration, "Safe.Snark", Settings(), D0).verdict == "HOLDS"


def test_a_deque_with_one_lock_is_right() -> None:
    unit = _check("Debug", "Safe.Snark", Settings(max_tests=20))
    assert (unit.verdict, unit.findings) == ("HOLDS", ())
