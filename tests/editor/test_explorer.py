"""The Test Explorer, the status item and the settings of Visual Studio Code, on a workspace that is trusted."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.editor.conftest import BUILDS as MAILBOXES
from tests.editor.setup import Tools
from tests.editor.vscode import CodeServer, Window, browser, own_interpreter
from tests.engine.inputs import BUILDS

MAILBOX = MAILBOXES / "bin" / "Debug" / "Before.dll"
LIMITS = {"fencepost.models": ["sc"], "fencepost.maxStates": 1_000_000_000, "fencepost.time": 1000, "fencepost.jobs": 1}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A project that was not built yet."""
    found = tmp_path / "Units"
    (found / "bin").mkdir(parents=True)
    (found / "Units.csproj").write_text('<Project Sdk="Microsoft.NET.Sdk" />\n')
    shutil.copy(BUILDS.parents[1] / "Long.cs", found)
    return found


@pytest.fixture
def workspace(folder: Path, tmp_path: Path) -> Path:
    """It, and beside it another one, whose sources are elsewhere."""
    (tmp_path / "Other" / "bin").mkdir(parents=True)
    found = tmp_path / "both.code-workspace"
    found.write_text(json.dumps({"folders": [{"path": str(folder)}, {"path": str(tmp_path / "Other")}]}))
    return found


@pytest.fixture
def server(installed: Tools, extension: Path, tmp_path: Path) -> CodeServer:
    server = CodeServer(installed, tmp_path, [])
    server.install(extension)
    return server


@pytest.fixture
def settings(tmp_path: Path) -> dict[str, object]:
    return {
        "fencepost.interpreter": str(own_interpreter(tmp_path)), "fencepost.run": "manual", **LIMITS,
        "security.workspace.trust.enabled": False, "workbench.colorTheme": "Default Light Modern",
    }  # fmt: skip


@pytest.fixture
def window(
    server: CodeServer, settings: dict[str, object], installed: Tools, workspace: Path, tmp_path: Path
) -> Iterator[Window]:
    server.set(settings)
    with server.running() as address, browser(installed) as opened:
        window = Window(opened, address, workspace, tmp_path)
        # Visual Studio Code asks its server at once for the folders that it remembers, none at the first visit, and for
        # those of the file. If both answers are in one message, it takes the second for known before the first is
        # shown: the window stays without folders. From the second visit on, both answers are the same.
        window.until(lambda: server.knows(workspace))
        window.page.reload()
        yield window
        window.page.screenshot(path=tmp_path / "last.png")  # for whoever looks into a failure


def test_units_are_run_and_stopped_one_by_one(
    window: Window, server: CodeServer, settings: dict[str, object], folder: Path, workspace: Path
) -> None:
    window.open("Long.cs")
    expect(window.status).to_contain_text("Fencepost: no build")
    expect(window.status.locator("a")).to_have_attribute("aria-label", re.compile("No build was found in this folder"))
    for suffix in (".pdb", ".dll"):
        shutil.copy(BUILDS / f"Long{suffix}", folder / "bin" / f"Units{suffix}")
    expect(window.status).to_contain_text("not proved")
    window.page.get_by_role("tab", name="Testing").click()
    other = workspace.with_name("Other") / "bin"
    for suffix in (".pdb", ".dll"):
        shutil.copy(MAILBOX.with_suffix(suffix), other)
    expect(window.unit("Mailbox.Deliver")).to_be_visible()
    _start(window, "Units.Wrong")
    expect(window.unit("Units.Wrong").locator(".codicon-testing-failed-icon")).to_be_visible()
    expect(window.status).to_contain_text("1 violated")
    _start(window, "Units.Endless")
    expect(window.unit("Units.Endless")).to_contain_text(re.compile(r"checking… [\d,]+ states"))
    window.part("sidebar").get_by_role("button", name="Cancel Test Run").click()
    expect(window.unit("Units.Endless")).to_contain_text("not checked")
    expect(window.status).to_contain_text("1 violated")
    window.go_to(31, 1)
    expect(window.squiggles).to_have_count(1)
    server.set({**settings, "fencepost.severity": {"FP1001": "warning", "FP1010": "off"}})
    expect(window.page.locator(".squiggly-warning")).to_have_count(1)
    window.lenses.filter(has_text="VIOLATED").click()
    expect(window.webview().locator("body")).to_have_css("background-color", "rgb(255, 255, 255)")


def _start(window: Window, name: str) -> None:
    window.unit(name).hover()
    window.unit(name).get_by_role("button", name="Run Test").click()
