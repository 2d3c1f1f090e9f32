"""Which code of a program is its author's own."""

from __future__ import annotations

from pathlib import Path

import pytest

from fencepost.assembly.assembly import open_assembly
from fencepost.assembly.own_code import OwnCode
from fencepost.assembly.references import References
from fencepost.assembly.test_tools import is_test_tool
from tests.assembly.trees import NET8, isolate, settings, write


@pytest.fixture(autouse=True)
def nowhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    isolate(monkeypatch, tmp_path)


@pytest.mark.parametrize(("kind", "own"), [("project", True), ("package", False), ("reference", False)])
def test_a_project_is_own_even_if_it_has_the_name_of_a_tool(kind: str, own: bool, tmp_path: Path) -> None:
    app = write(tmp_path / "App/bin/Debug/net8.0/App.dll", uses=("Xunit.Helpers",))
    write(app.with_name("Xunit.Helpers.dll"))
    target: dict[str, object] = {"Xunit.Helpers/1.0.0": {"runtime": {"Xunit.Helpers.dll": {}}}}
    libraries = {"Xunit.Helpers/1.0.0": {"type": kind, "path": "xunit.helpers/1.0.0"}}
    settings(app.with_suffix(".deps.json"), {"targets": {NET8: target}, "libraries": libraries})
    program, _ = open_assembly(app)
    assert program is not None
    references = References(program)
    code = OwnCode(program, references)
    assert code.has(references.resolve("Xunit.Helpers")) is own
    assert len(code.assemblies()) == 1 + own


@pytest.mark.parametrize("name", ["xunit.assert", "nunit.framework", "Moq", "Microsoft.VisualStudio.TestPlatform.Core"])
def test_tools_of_tests_are_known_by_their_names(name: str) -> None:
    assert is_test_tool(name)


@pytest.mark.parametrize("name", ["XunitHelpers", "Shop.Tests", "Mocks", "Verification"])
def test_names_that_only_begin_alike_are_others(name: str) -> None:
    assert not is_test_tool(name)
