"""Rules that are off unless they are asked for: by `.editorconfig`, or by the settings of an editor."""

from __future__ import annotations

from pathlib import Path

import pytest

from fencepost.engine.shown.asking import asked_by_files, asked_by_severities
from fencepost.engine.shown.editorconfig import EditorConfig
from fencepost.engine.workspace.config import Config


@pytest.mark.parametrize(("severity", "asked"), [("warning", ("data-race",)), ("silent", ("data-race",)), ("none", ())])
def test_a_severity_for_a_source_file_asks_for_a_rule(severity: str, asked: tuple[str, ...], tmp_path: Path) -> None:
    text = f"root = true\n[Queue.cs]\ndotnet_diagnostic.FP1013.severity = {severity}\n"
    (tmp_path / ".editorconfig").write_text(text)
    (tmp_path / "Queue.cs").touch()
    config = EditorConfig((str(tmp_path),))
    assert asked_by_files(config, [str(tmp_path / "Queue.cs")]) == asked
    assert asked_by_files(config, [str(tmp_path / "Stack.cs")]) == ()


def test_usual_rules_need_not_be_asked_for(tmp_path: Path) -> None:
    (tmp_path / ".editorconfig").write_text("root = true\n[*.cs]\ndotnet_diagnostic.FP1012.severity = warning\n")
    assert asked_by_files(EditorConfig((str(tmp_path),)), [str(tmp_path / "Queue.cs")]) == ()


def test_settings_of_an_editor_ask_for_a_rule() -> None:
    assert asked_by_severities({"FP1013": "error", "FP1001": "hint"}) == ("data-race",)
    assert Config(severity={"FP1013": "warning"}).settings().asked == ("data-race",)
    assert Config(severity={"FP1013": "off"}).settings().asked == ()
