"""What the fast pass proposes, before anything is explored."""

from __future__ import annotations

from pathlib import Path

import pytest

from fencepost.engine.accesses.meant import every_variable
from fencepost.engine.programs.program import Program
from fencepost.engine.screened.proposals import proposals
from fencepost.engine.shared.proposal import Proposal
from fencepost.engine.workers.rations import SHARES
from fencepost.screening.candidates import STARTS
from tests.programs.expected import HERE
from tests.screening.confirming import confirmed
from tests.screening.corpus import ALL_APPLICATIONS, APPLICATIONS, CONFIGURATIONS

SHAPES = Path(__file__).parent / "shapes" / "bin"


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


@pytest.fixture(scope="module", params=CONFIGURATIONS)
def shapes(request: pytest.FixtureRequest) -> list[Proposal]:
    return list(proposals(Program(SHAPES / request.param / "Shapes.dll")).found)


def test_what_many_types_lead_to_is_proposed_for_two_of_them(shapes: list[Proposal]) -> None:
    assert [one.unit for one in shapes if one.field == "size"] == ["Shapes.Cache.Size || Shapes.Cache.Grow (size)"]
    about = [one.unit.partition(" ")[0] for one in shapes if one.field == "hits"]
    assert about == ["Shapes.AController.Get", "Shapes.BController.Get"]


def test_whom_a_type_calls_is_no_evidence_for_the_type(shapes: list[Proposal]) -> None:
    assert [one.unit for one in shapes if "Caller" in one.unit or "Quiet" in one.unit] == []


def test_who_calls_a_member_without_lock_holds_it(shapes: list[Proposal]) -> None:
    assert [one.unit for one in shapes if "Ledger" in one.unit] == []


def test_fields_of_threads_are_not_shared(shapes: list[Proposal]) -> None:
    assert [one.unit for one in shapes if one.field == "depth"] == []


def test_what_a_type_starts_itself_is_evidence(shapes: list[Proposal]) -> None:
    assert any("Starter (task)" in one.unit and one.field == "done" for one in shapes)


def test_each_type_has_a_turn_before_any_has_its_second_one() -> None:
    for application in (path for path in sorted((APPLICATIONS / "bin" / "Debug").glob("*.dll"))):
        places: dict[int, list[tuple[int, int]]] = {}
        for one in proposals(Program(application)).found:
            of_rank = places.setdefault(one.rank, [])
            of_rank.append((sum(type == one.type for _, type in of_rank), one.type))
        for of_rank in places.values():
            turns = [turn for turn, _ in of_rank]
            assert turns == sorted(turns)


@pytest.mark.parametrize("name", ["ChatRoom", "CrawlProgress", "Thermometer", "UploadProgress"])
def test_to_look_at_other_fields_finds_nothing_else(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    application = next(one for one in ALL_APPLICATIONS if one.name == name)
    found = [(one.rule, one.line) for one in confirmed(application, "Debug", SHARES[0])]
    monkeypatch.setattr("fencepost.engine.screened.confirming.of_field", lambda *_: every_variable)
    assert [(one.rule, one.line) for one in confirmed(application, "Debug", SHARES[0])] == found != []
