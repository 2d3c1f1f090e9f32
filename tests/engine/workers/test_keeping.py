"""A verdict that cannot be kept for the next time stands nevertheless."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from fencepost.engine.cache.cache import Cache
from fencepost.engine.cache.folder import Folder
from fencepost.engine.shared.messages import Done, PlanTask
from fencepost.engine.shared.settings import Settings
from fencepost.engine.workers.builds import Builds
from fencepost.engine.workers.wanted import Wanted
from tests.engine.inputs import BUILDS, wanted
from tests.screening.corpus import APPLICATIONS


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


def test_the_verdict_of_a_candidate_is_kept_until_what_it_is_changes(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def fail(*_: object) -> None:
        raise AssertionError("it is tried again")

    path, settings = str(APPLICATIONS / "bin" / "Debug" / "HitCounters.dll"), Settings(screening=True)
    plan = Builds(None).plan(PlanTask(path, 0, settings))
    (planned,) = plan.units
    task = Wanted(path, plan.build, planned, settings).task(None)
    proposal = task.proposal
    assert proposal is not None
    first = Builds(Cache(Folder(tmp_path))).check(task)
    monkeypatch.setattr("fencepost.engine.workers.builds.check_candidate", fail)
    assert Builds(Cache(Folder(tmp_path))).check(task) == first
    likelier = replace(proposal, pairs=proposal.pairs[:1], evidence=())
    with pytest.raises(AssertionError, match="tried again"):
        Builds(Cache(Folder(tmp_path))).check(replace(task, proposal=likelier))
    moved = replace(proposal, evidence=())
    known = Builds(Cache(Folder(tmp_path))).check(replace(task, proposal=moved))
    assert isinstance(known, Done)
    assert isinstance(first, Done)
    assert known.unit == replace(first.unit, evidence=())
