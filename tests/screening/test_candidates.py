"""What the fast pass proposes, before anything is explored."""

from __future__ import annotations

from pathlib import Path

import pytest

from fencepost.engine.programs.program import Program
from fencepost.engine.screened.proposals import proposals
from fencepost.engine.shared.proposal import Proposal
from fencepost.screening.candidates import STARTS
from tests.programs.expected import HERE
from tests.screening.corpus import APPLICATIONS


def proposed(folder: Path, name: str) -> list[Proposal]:
    return list(proposals(Program(folder / "bin" / "Debug" / f"{name}.dll")).found)


def kinds(name: str) -> set[str]:
    """The kinds of all candidates of an application."""
    return {pair.kind for proposal in proposed(APPLICATIONS, name) for pair in proposal.pairs}


def test_other_code_lets_only_those_members_meet_that_it_calls() -> None:
    (found,) = proposed(APPLICATIONS, "ChatRoom")
    assert found.unit == "Chat.ChatRoom.Post || Chat.ChatRoom.Print (messages)"
    assert [(len(set(pair.members)), pair.apart) for pair in found.pairs] == [(2, True)]
    assert found.evidence[0].root == "threads that share the object at ChatRoom.cs:26"


def test_a_member_that_other_code_calls_on_two_threads_meets_itself() -> None:
    (found,) = proposed(APPLICATIONS, "CrawlProgress")
    assert [(len(set(pair.members)), pair.apart) for pair in found.pairs] == [(1, False)]


def test_programs_do_not_run_beside_each_other() -> None:
    found = proposed(HERE, "Counters")
    alone = [one.unit for one in found if any(pair.kind == STARTS.name for pair in one.pairs)]
    together = [one.unit for one in found if one.unit not in alone]
    assert "Programs.StaticIncrement.X_Wrong" in alone
    assert [unit for unit in together if "X_Right" in unit or "X_Wrong" in unit] == []


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("OrderDesk", "waits-under-lock"),
        ("BackupAgent", "waits-under-lock"),
        ("BankTransfers", "lock-order"),
        ("SharedHandle", "check-then-act"),
        ("UploadProgress", "read-twice"),
        ("Thermometer", "read-twice"),
    ],
)
def test_the_kind_of_a_candidate(name: str, kind: str) -> None:
    assert kind in kinds(name)
