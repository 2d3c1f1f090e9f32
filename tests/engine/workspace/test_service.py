"""A workspace that is built again and again: what is checked, what is known, what is shown meanwhile."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

from fencepost.engine.shared.settings import Settings
from fencepost.engine.workspace.state import BuildState, State
from fencepost.engine.workspace.watch import watch
from tests.engine.workspace.places import Place, with_place


def status(state: State, unit: str) -> str:
    return next((known.status for build in state.builds for known in build.units if known.planned.unit == unit), "")


def verdicts(build: BuildState) -> dict[str, str]:
    return {
        unit.planned.unit.removeprefix("Tests."): unit.verdict.verdict
        for unit in build.units
        if unit.verdict is not None
    }


ALL = {
    "Counts": "HOLDS", "Draws": "HOLDS", "Flags": "HOLDS", "Paints": "HOLDS", "Breaks": "VIOLATED", "Waits": "VIOLATED",
}  # fmt: skip


def test_a_build_is_checked_and_a_rebuild_costs_only_what_has_changed(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        place.put("Base")
        await place.settled()
        assert verdicts(place.build()) == ALL
        assert (place.build().checked, place.build().known) == (6, 0)
        await place.settled()
        assert (place.build().checked, place.build().known) == (6, 0), "nothing was built: nothing was planned"
        place.put("Callee")
        await place.settled()
        assert (place.build().checked, place.build().known) == (1, 5)
        place.put("Lines")
        await place.settled()
        assert (place.build().checked, place.build().known) == (0, 6)

    with_place(tmp_path, work)


def test_old_verdicts_stay_marked_until_there_are_new_ones(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        place.put("Base")
        await place.settled()
        place.put("Callee")
        place.states.clear()
        await place.settled()
        first = place.states[0].builds[0]
        assert verdicts(first) == ALL
        assert [(unit.planned.unit, unit.status) for unit in first.units if unit.stale] == [("Tests.Counts", "queued")]
        assert not any(unit.stale for unit in place.build().units)

    with_place(tmp_path, work)


def test_a_folder_without_a_build_says_so(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        await place.settled()
        assert "No build was found" in place.service.state.notes[0]
        place.put("Base")
        await place.settled()
        assert place.service.state.notes == ()
        for file in (place.folder / "bin").iterdir():
            file.unlink()
        await place.settled()
        after = place.service.state
        assert len(after.builds) == 0
        assert "No build was found" in after.notes[0]

    with_place(tmp_path, work)


def test_a_check_can_be_stopped_and_asked_for(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        place.service.settings = Settings(model="sc", max_states=100_000_000, time=600.0)
        place.put("Long")
        await place.service.look()
        await place.until(lambda state: sum(unit.status == "done" for unit in state.builds[0].units) == 2)
        place.service.cancel(unit="Units.Hungry")
        place.service.cancel()
        assert [unit.status for unit in place.build().units] == ["done", "done", "stopped", "stopped"]
        place.service.check(place.build().path, {"Units.Endless"})
        await place.until(lambda state: status(state, "Units.Endless") == "running")
        place.service.cancel(place.build().path)
        place.service.settings = Settings(model="sc", max_states=1000)
        await place.service.recheck()
        place.service.cancel(unit="Units.Hungry")
        await place.until(lambda state: not state.open)
        assert verdicts(place.build())["Units.Endless"] == "HOLDS_UP_TO"

    with_place(tmp_path, work)


def test_checks_that_wait_for_the_user_are_not_started(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        place.service.starts = False
        place.put("Base")
        await place.settled()
        assert {unit.status for unit in place.build().units} == {"stopped"}
        place.service.check(place.build().path, {"Tests.Waits"})
        await place.until(lambda state: not state.open)
        assert verdicts(place.build()) == {"Waits": "VIOLATED"}

    with_place(tmp_path, work)


def test_a_change_of_settings_counts_at_once(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        place.put("Base")
        await place.settled()
        place.service.settings = Settings(properties=("deadlock",))
        await place.service.recheck()
        await place.until(lambda state: not state.open)
        assert verdicts(place.build()) == {**ALL, "Breaks": "HOLDS"}

    with_place(tmp_path, work)


def test_a_killed_worker_is_replaced(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        place.service.settings = Settings(model="sc", max_states=100_000_000, time=600.0)
        place.put("Long")
        await place.service.look()
        await place.until(lambda state: status(state, "Units.Endless") == "running")
        for worker in place.service.workers:
            os.kill(worker.pid, signal.SIGKILL)
        place.put("Base")
        await place.settled()
        assert verdicts(place.build()) == ALL

    with_place(tmp_path, work)


def test_a_hundred_builds_in_a_row_end_with_the_last_one(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        watching = asyncio.create_task(watch(place.service))
        for number in range(100):
            place.put(("Long", "Base", "Callee", "Other")[number % 4])
            if number % 10 == 5:  # half written
                path = place.folder / "bin" / "App.dll"
                path.write_bytes(path.read_bytes()[: number * 50])
            await asyncio.sleep(0.01)
        place.put("Lambda")
        await place.until(lambda state: state.builds and verdicts(state.builds[0]) == ALL and not state.open)
        assert not any(unit.stale for unit in place.build().units)
        assert len(place.service.workers) <= 3
        watching.cancel()

    with_place(tmp_path, work)


def test_a_file_that_is_no_assembly_is_passed_over_and_a_damaged_one_is_named(tmp_path: Path) -> None:
    async def work(place: Place) -> None:
        for name, content in (("Native", b"\x7fELF"), ("Empty", b""), ("Cut", b"MZ")):
            (place.folder / "bin" / f"{name}.dll").write_bytes(content)
            (place.folder / "bin" / f"{name}.pdb").write_bytes(b"")
        place.put("Base")
        await place.settled()
        notes = {Path(build.path).name: build.plan.notes for build in place.service.state.builds}
        assert set(notes) == {"App.dll", "Cut.dll", "Empty.dll"}
        assert notes["App.dll"] == ()
        for name in ("Cut.dll", "Empty.dll"):
            assert notes[name][0].text.endswith("if a build is writing it, wait for its end.")

    with_place(tmp_path, work)


def test_a_copy_of_a_project_that_is_built_alone_is_named_as_older(tmp_path: Path) -> None:
    """The build with the copy has not changed: it gets a note, and is not checked again."""

    async def work(place: Place) -> None:
        (place.folder / "bin" / "Core").mkdir()
        for file in ("Core.dll", "Core/Core.dll"):
            place.put("Fixed", file)
        place.put("Base", "App.dll")
        for name in ("App.csproj", "bin/Core/Core.csproj"):
            (place.folder / name).write_text("<Project/>", "utf-8")
        for path in place.folder.glob("bin/**/Core.dll"):
            os.utime(path, (1e9, 1e9))
        await place.settled()
        assert [note.kind for note in place.build().plan.notes] == []
        checked = place.build().checked
        place.put("Callee", "Core/Core.dll")
        await place.settled()
        (note,) = place.build().plan.notes
        assert (note.kind, note.assembly) == ("older-copy", "App.dll")
        assert note.text.endswith(" runs an older Core: build it.")
        assert place.build().checked == checked
        place.put("Callee", "Core.dll")
        await place.settled()
        assert place.build().plan.notes == ()

    with_place(tmp_path, work)
