"""Thread-safe types are units like harnesses: planned, remembered, chosen, shown."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from fencepost.assembly.documentation import documented_thread_safe
from fencepost.engine.cache.cache import Cache
from fencepost.engine.cache.folder import Folder
from fencepost.engine.generated import unit as generated
from fencepost.engine.generated.trials import Checked
from fencepost.engine.generated.unit import TypeCheck
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.messages import CheckTask, Done, Plan, PlanTask
from fencepost.engine.shared.settings import Settings
from fencepost.engine.workers.builds import Builds
from fencepost.lsp.lenses import declaration_line
from fencepost.machine.state.trial import Trial

HERE = Path(__file__).parent
BUILDS = HERE / "bin" / "Debug"


class Workplace:
    """An assembly that is built again and again, and a cache."""

    def __init__(self, folder: Path) -> None:
        self.target = folder / "App.dll"
        self._cached = folder / "cache"
        self._generation = 0

    def build(self, name: str) -> None:
        for suffix in (".dll", ".pdb"):
            shutil.copy(BUILDS / f"{name}{suffix}", self.target.with_suffix(suffix))
        self._generation += 1

    def plan(self, builds: Builds, pattern: str | None = None) -> Plan:
        return builds.plan(PlanTask(str(self.target), self._generation, Settings(), pattern))

    def check(self) -> set[str]:
        """The units that had to be checked, and found lines of the others moved along."""
        builds = Builds(Cache(Folder(self._cached)))
        plan = self.plan(builds)
        checked = set()
        for planned in plan.units:
            assert planned.kind == "generated"
            if planned.known is None:
                checked.add(planned.unit.removeprefix("Edited."))
                task = CheckTask(
                    str(self.target), self._generation, Settings(), plan.build, planned.unit, planned.token
                )
                answer = builds.check(task)
                assert isinstance(answer, Done)
                assert answer.unit.unit == planned.unit
        return checked


@pytest.fixture
def place(tmp_path: Path) -> Workplace:
    made = Workplace(tmp_path)
    made.build("Edited")
    return made


@pytest.mark.parametrize(
    ("edit", "expected"),
    [("Edited", set()), ("EditedLines", set()), ("EditedOther", set()), ("EditedMember", {"Counter"})],
)
def test_a_type_is_tested_again_when_its_members_change(place: Workplace, edit: str, expected: set[str]) -> None:
    assert place.check() == {"Counter", "Racy"}
    place.build(edit)
    assert place.check() == expected


def test_types_stand_beside_harnesses_in_a_plan(place: Workplace) -> None:
    units = place.plan(Builds(None)).units
    assert [(unit.unit, unit.kind) for unit in units] == [("Edited.Counter", "generated"), ("Edited.Racy", "generated")]
    assert all(unit.place is not None for unit in units)


@pytest.mark.parametrize(
    ("pattern", "expected"),
    [
        ("Edited.Plain", ["Edited.Plain"]),
        ("Racy", ["Edited.Racy"]),
        ("Edited.Racy: Next() || Next()", ["Edited.Racy: Next() || Next()"]),
        ("Nothing", []),
        ("*.Racy", ["Edited.Racy"]),
        ("*.Plain", []),
    ],
)
def test_a_class_can_be_named(place: Workplace, pattern: str, expected: list[str]) -> None:
    assert [unit.unit for unit in place.plan(Builds(None), pattern).units] == expected


def test_documentation_says_that_a_type_is_thread_safe(tmp_path: Path) -> None:
    (tmp_path / "App.xml").write_text(
        """<doc><members>
        <member name="T:Edited.Plain"><summary>x</summary><threadsafety static="true" instance="true"/></member>
        <member name="T:Edited.Racy"><threadsafety static="true" instance="false"/></member>
        <member name="M:Edited.Racy.Next"><threadsafety instance="true"/></member>
        </members></doc>""",
        "utf-8",
    )
    assert documented_thread_safe(tmp_path / "App.dll") == {"Edited.Plain"}


@pytest.mark.parametrize(
    "content", [b"", b"<", b"threadsafety \xff\xfe <member name='T:", b"<!DOCTYPE x [<!ENTITY a 'b'>]>"]
)
def test_a_broken_documentation_file_says_nothing(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "App.xml").write_bytes(content)
    assert documented_thread_safe(tmp_path / "App.dll") == frozenset()
    assert documented_thread_safe(tmp_path / "Other.dll") == frozenset()


def test_the_editor_shows_a_type_at_its_line(place: Workplace) -> None:
    source = (HERE / "edited" / "Edited.cs").read_text("utf-8").splitlines()
    for unit in place.plan(Builds(None)).units:
        assert unit.place is not None
        line = declaration_line(source, unit.place.line - 1, unit)
        assert f"public class {unit.unit.removeprefix('Edited.')}" in source[line]


def test_a_trial_that_time_has_kept_from_getting_smaller_is_not_the_last_word(monkeypatch: pytest.MonkeyPatch) -> None:
    """The finding is told nevertheless, with the limit beside it, so that no cache keeps it as final."""

    def large(checked: Checked, _check: Callable[[Trial], Checked]) -> Checked:
        monkeypatch.setattr(check._budget, "reached", lambda *_: "time")
        return checked

    program = Program(BUILDS / "Counting.dll")
    (type,) = program.thread_safe("Almost.Limiter")
    check = TypeCheck(program, type, Settings(model="sc"))
    monkeypatch.setattr(generated, "smallest", large)
    found = check.unit()
    assert (found.verdict, [finding.rule for finding in found.findings]) == ("VIOLATED", ["FP2001"])
    assert "time" in [bound.kind for bound in found.bounds]
