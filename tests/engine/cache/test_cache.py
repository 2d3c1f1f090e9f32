"""A verdict is used again exactly when nothing that it depends on has changed."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from fencepost.engine.cache import cache as cache_module
from fencepost.engine.cache.folder import Folder, usual_folder
from fencepost.engine.shared.settings import Settings
from tests.engine.cache.workplace import Workplace

UNITS = {"Counts", "Draws", "Flags", "Paints", "Breaks", "Waits"}

EDITS = {
    "Base": set(),
    "Lines": set(),  # comments and empty lines, also inside of methods
    "Other": {"Added"},  # further types, members, a harness and its lambdas: tokens shift everywhere
    "Callee": {"Counts"},  # the code of a method that is called
    "Deep": {"Draws"},  # of one that is called by one that is called
    "Field": {"Counts"},  # the shape of an object
    "Volatile": {"Flags"},
    "Static": {"Flags"},  # a static field's initial value
    "Override": {"Draws"},  # which method a virtual call reaches
    "Enum": {"Paints"},
    "Data": {"Paints"},  # the bytes that an array begins with
    "Attribute": {"Counts"},
    "Interface": {"Draws"},
    "Lambda": {"Breaks"},
    "Fixed": {"Breaks"},
    "Literal": {"Breaks"},  # a message
}
"""What each build of `builds/Edited.cs` makes it necessary to check again."""


@pytest.fixture
def place(tmp_path: Path) -> Workplace:
    return Workplace(tmp_path)


@pytest.mark.share(3)
@pytest.mark.parametrize("edit", EDITS)
def test_an_edit_costs_the_units_that_it_concerns(edit: str, place: Workplace) -> None:
    place.build("Base")
    assert place.check()[0] == UNITS
    place.build(edit)
    checked, units = place.check()
    assert checked == EDITS[edit]
    assert units == place.check(cached=False)[1]
    assert place.check()[0] == set()
    place.build("Base")
    assert place.check()[0] == set(), "what an edit is taken back to is still known"


TESTS = {
    "TestsRow": {"Rows.Runs"},
    "TestsTearDown": {"Collected.Runs"},
    "TestsCollection": {"Rows.Runs", "Collected.Runs"},  # which collections there are is one question
    "TestsHook": {"Rows.Runs", "Collected.Runs"},
}
"""What each build of `builds/EditedTests.cs` makes it necessary to check again."""


@pytest.mark.parametrize("edit", TESTS)
def test_an_edit_of_what_is_around_tests_costs_the_tests(edit: str, place: Workplace) -> None:
    place.build("Tests")
    assert place.check()[0] == {"Plain.Runs", "Rows.Runs", "Collected.Runs"}
    place.build(edit)
    checked, units = place.check()
    assert checked == TESTS[edit]
    assert units == place.check(cached=False)[1]
    assert {unit.verdict for name, unit in units.items() if name in TESTS[edit]} >= {"VIOLATED"}


@pytest.mark.parametrize(
    "settings",
    [
        Settings(max_states=1000), Settings(time=59.0), Settings(max_memory=100), Settings(without=("fusion",)),
        Settings(properties=("deadlock",)), Settings(threads=3),
    ],
)  # fmt: skip
def test_other_settings_are_another_question(settings: Settings, place: Workplace) -> None:
    place.build("Base")
    place.check()
    place.settings = settings
    assert place.check()[0] == UNITS


def test_all_outcomes_are_another_question(place: Workplace) -> None:
    place.build("Base")
    place.check()
    place.outcomes = True
    assert place.check()[0] == UNITS
    assert place.check()[1]["Draws"].outcomes


def test_another_fencepost_is_asked_again(place: Workplace, monkeypatch: pytest.MonkeyPatch) -> None:
    place.build("Base")
    place.check()
    monkeypatch.setattr(cache_module, "package_digest", lambda _: "a later version")
    assert place.check()[0] == UNITS


def test_a_limit_that_was_met_is_no_verdict_for_a_larger_one(place: Workplace) -> None:
    place.build("Base")
    place.settings = Settings(max_states=5)
    assert place.check()[1]["Flags"].verdict == "HOLDS_UP_TO"
    place.settings = Settings()
    assert place.check()[1]["Flags"].verdict == "HOLDS"


def files(place: Workplace) -> list[Path]:
    return sorted(path for path in place.cached.rglob("*") if path.is_file())


@pytest.mark.parametrize(
    "damage",
    [
        lambda content: content[:0],
        lambda content: content[:-1],
        lambda content: content[:10],
        lambda content: content + b"\0",
        lambda content: content[:-1] + bytes([content[-1] ^ 1]),
        lambda content: b"\0" * len(content),
    ],
    ids=["empty", "cut", "short", "longer", "changed", "zeros"],
)
def test_damaged_files_are_removed_and_made_again(damage, place: Workplace) -> None:  # type: ignore[no-untyped-def]
    place.build("Base")
    good = place.check()[1]
    for path in files(place):
        path.write_bytes(damage(path.read_bytes()))
    checked, units = place.check()
    assert checked == UNITS
    assert set(units) == set(good)
    assert place.check()[0] == set()


def test_a_whole_file_of_something_else_is_removed(place: Workplace) -> None:
    place.build("Base")
    place.check()
    folder = Folder(place.cached)
    for path in files(place):
        folder.write(path.stem, b"\x81\xa1x\x01")
    assert place.check()[0] == UNITS
    assert place.check()[0] == set()


def test_a_folder_that_cannot_be_written_is_said_once_and_costs_nothing_else(place: Workplace) -> None:
    place.build("Base")
    place.cached.write_text("a file where the folder should be")
    checked, units = place.check()
    assert checked == UNITS
    assert units["Counts"].verdict == "HOLDS"
    folder = Folder(place.cached)
    folder.write("00", b"x")
    assert "ot a directory" in folder.problem or "exists" in folder.problem


def test_the_folder_keeps_to_its_limit_and_forgets_what_was_not_used(tmp_path: Path) -> None:
    folder = Folder(tmp_path, limit=10_000)
    for number in range(30):
        folder.write(f"f{number:031x}", b"x" * 1000)
        path = next(tmp_path.rglob(f"f{number:031x}.entry"))
        os.utime(path, ns=(number, number))
    assert folder.read(f"f{0:031x}") is not None  # used now
    folder.sweep()
    left = [number for number in range(30) if folder.read(f"f{number:031x}") is not None]
    assert left == [0, *range(24, 30)] or left == [0, *range(23, 30)]
    assert sum(path.stat().st_size for path in tmp_path.rglob("*.entry")) <= 8_000


def test_a_write_that_was_cut_off_leaves_the_old_content(tmp_path: Path) -> None:
    folder = Folder(tmp_path)
    folder.write("ab", b"old")
    shutil.copy(next(tmp_path.rglob("ab.entry")), next(tmp_path.rglob("ab.entry")).with_name("ab.99999.new"))
    assert folder.read("ab") == b"old"


def test_the_folder_is_where_the_system_has_such_things(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("FENCEPOST_CACHE", raising=False)
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert usual_folder() == tmp_path / "fencepost"
    monkeypatch.setenv("XDG_CACHE_HOME", "relative")
    assert usual_folder() == Path.home() / ".cache" / "fencepost"
    monkeypatch.setattr("sys.platform", "darwin")
    assert usual_folder() == Path.home() / "Library" / "Caches" / "fencepost"
    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))
    assert usual_folder() == tmp_path / "fencepost" / "cache"
    monkeypatch.setenv("FENCEPOST_CACHE", str(tmp_path / "mine"))
    assert usual_folder() == tmp_path / "mine"
