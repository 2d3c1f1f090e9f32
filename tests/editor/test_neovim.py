"""Neovim as a second client, set up as the documentation says."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.editor.conftest import Project
from tests.editor.setup import ROOT, Tools

SESSION = Path(__file__).with_name("session.lua")
SECONDS = 600


def documented() -> str:
    """The set-up for the Neovim that distributions have."""
    page = (ROOT / "docs" / "editors.md").read_text("utf-8")
    blocks: list[str] = re.findall(r"```lua\n(.*?)```", page, re.DOTALL)
    return blocks[1]


def test_a_mistake_is_shown_explained_repaired_and_gone(installed: Tools, project: Project, tmp_path: Path) -> None:
    programs = tmp_path / "programs"
    programs.mkdir()
    command = programs / "fencepost"
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -P -m fencepost "$@"\n')
    command.chmod(0o755)
    setup = tmp_path / "init.lua"
    setup.write_text(documented())
    options = ("--headless", "-u", str(setup), str(project.source), "-c", f"luafile {SESSION}")
    environment = {**os.environ, "PATH": f"{programs}:{os.environ['PATH']}", "XDG_STATE_HOME": str(tmp_path)}
    with subprocess.Popen(
        [installed.neovim, *options], cwd=project.folder, env=environment, stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
    ) as editor:  # fmt: skip
        try:
            said = _followed(editor, project)
        finally:
            editor.kill()
    assert said["diagnostic"]["line"] == 21
    assert said["diagnostic"]["code"] == "FP1001"
    assert said["diagnostic"]["text"].startswith("The assertion letter != null fails.")
    assert {step["text"].partition(":")[0] for step in said["related"]} == {"main", "thread 1"}
    assert said["hover"].startswith("### FP1001: ")
    assert [re.match(r"\w+", lens)[0] for lens in said["lenses"]] == ["VIOLATED", "HOLDS"]  # type: ignore[index]
    assert said["repair"].startswith("Write full with Volatile.Write in line 17 (proved under dotnet")
    assert said["gone"]


def _followed(editor: subprocess.Popen[str], project: Project) -> dict[str, Any]:
    """What the session says, step by step; after the repair the compiler does its work."""
    said: dict[str, Any] = {}
    for line in editor.stdout or ():
        told = json.loads(line)
        said[told["step"]] = told["value"]
        if told["step"] == "repair":
            assert project.source.read_text() == project.repaired()
            project.build("After")
    assert editor.wait(SECONDS) == 0, said
    return said
