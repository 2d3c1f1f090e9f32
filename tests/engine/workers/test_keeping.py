"""A verdict that cannot be kept for the next time stands nevertheless."""

from __future__ import annotations

import pytest

from fencepost.engine.shared.messages import Done
from fencepost.engine.workers.builds import Builds
from tests.engine.inputs import BUILDS, wanted


def test_a_verdict_that_cannot_be_kept_stands_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise KeyError("no such assembly")

    (unit, *_) = wanted(BUILDS / "Base.dll", "*Breaks")
    whole = Builds(None).check(unit.task(None))
    monkeypatch.setattr("fencepost.engine.workers.builds.questions_of", fail)
    done = Builds(None).check(unit.task(None))
    assert isinstance(whole, Done)
    assert isinstance(done, Done)
    assert done.final
    assert (done.unit.verdict, done.unit.findings) == (whole.unit.verdict, whole.unit.findings)
    assert [note.kind for note in done.unit.notes] == ["keeping"]
    assert "no such assembly" in done.unit.mistakes[0].error
    assert whole.unit.files
    assert not whole.unit.notes
