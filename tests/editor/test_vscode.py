"""Visual Studio Code, from a clean profile to a program that holds: what a user sees, clicks and types."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.editor.conftest import Project
from tests.editor.setup import ROOT, Tools
from tests.editor.vscode import CodeServer, Window, are_beside, base_interpreter, browser

Picture = Callable[[str], None]


@pytest.fixture
def window(installed: Tools, extension: Path, project: Project, tmp_path: Path) -> Iterator[Window]:
    """A clean profile in a restricted workspace; Python is there, Fencepost is not."""
    server = CodeServer(installed, tmp_path, [base_interpreter(tmp_path / "path")])
    server.install(extension)
    with server.running() as address, browser(installed) as opened:
        window = Window(opened, address, project.folder, tmp_path)
        yield window
        window.page.screenshot(path=tmp_path / "last.png")  # for whoever looks into a failure


@pytest.fixture
def picture(window: Window, request: pytest.FixtureRequest) -> Picture:
    """Keeps what is shown as one of the documents' pictures, where that is wanted."""

    def take(name: str) -> None:
        if request.config.getoption("--pictures"):
            window.page.screenshot(path=ROOT / "docs" / "images" / f"{name}.png", animations="disabled")

    return take


def test_a_mistake_is_shown_explained_repaired_and_gone(window: Window, project: Project, picture: Picture) -> None:
    window.open("Mailbox.cs")
    expect(window.page.get_by_role("button", name="Restricted Mode")).to_be_visible()
    window.button("Install the server").click()
    expect(window.squiggles).to_have_count(1)
    expect(window.status).to_contain_text("Fencepost: 1 violated")
    expect(window.status).not_to_contain_text("repairs are looked for")
    expect(window.lenses).to_contain_text([re.compile("VIOLATED · dotnet"), re.compile("HOLDS · dotnet")])
    _both_threads_are_problems(window)
    picture("problems")
    _the_trace_leads_to_lines(window, picture)
    _a_pointer_shows_the_rule(window)
    _the_quick_fix_changes_the_file(window, project, picture)
    project.build("After")
    expect(window.squiggles).to_have_count(0)
    expect(window.lenses).to_contain_text([re.compile("HOLDS · dotnet"), re.compile("HOLDS · dotnet")])
    expect(window.status).to_contain_text("Fencepost: 2 hold")


def _both_threads_are_problems(window: Window) -> None:
    window.page.keyboard.press("Control+Shift+M")
    rows = window.page.locator(".markers-panel .monaco-list-row")
    expect(rows).to_contain_text(
        ["Mailbox.cs", "The assertion letter != null fails.", "thread 1: Mailbox.letter",
         "thread 1: Mailbox.full <- true", "main: Mailbox.full -> true", "main: Mailbox.letter -> null"]
    )  # fmt: skip


def _the_trace_leads_to_lines(window: Window, picture: Picture) -> None:
    """With the mouse and with the keyboard."""
    window.page.keyboard.press("Control+j")  # without the panel, and without the side bar
    expect(window.part("panel")).to_be_hidden()
    window.page.keyboard.press("Control+b")
    expect(window.part("sidebar")).to_be_hidden()
    window.lenses.first.click()
    trace = window.webview().locator("table.trace")
    expect(trace.locator("thead th")).to_have_text(["Step", "main", "thread 1"])
    late = trace.locator("tr.pending")
    expect(late).to_contain_text('Mailbox.letter <- "Dear reader" (pending)')
    expect(late).to_contain_text("has no effect before the end")
    expect(trace.locator(".arrow.tail")).to_have_css("position", "absolute")
    expect(window.webview().locator("body")).to_have_css("background-color", "rgb(21, 25, 30)")
    picture("trace")
    window.page.get_by_role("button", name="Copy the trace as text").click()
    window.until(lambda: "| main " in window.clipboard() and "FP1001: The assertion" in window.clipboard())
    trace.get_by_role("link", name="17: full = true;").click()
    expect(window.position).to_have_text("Ln 17, Col 1")
    trace.get_by_role("link", name="20: if (Volatile.Read(ref full))").press("Enter")
    expect(window.position).to_have_text("Ln 20, Col 1")
    window.tab("Mailbox.Deliver: FP1001").get_by_role("button", name="Close").click()
    expect(window.tab("Mailbox.Deliver: FP1001")).to_have_count(0)
    window.page.keyboard.press("Control+b")
    expect(window.part("sidebar")).to_be_visible()  # where the pointer goes next, the text has to stay


def _a_pointer_shows_the_rule(window: Window) -> None:
    window.lines.get_by_text("Assert").first.hover()
    hover = window.page.locator(".monaco-hover-content").first
    expect(hover).to_contain_text("The assertion letter != null fails.")
    expect(hover).to_contain_text("FP1001")
    expect(hover).to_contain_text("Right")
    window.page.keyboard.press("Escape")


def _the_quick_fix_changes_the_file(window: Window, project: Project, picture: Picture) -> None:
    """Repairs come after squiggles, but before the status says that it is done. The editor itself asks for them a
    moment after the cursor has moved, and the menu that a user has asked for meanwhile does not come: the bulb says
    when."""
    window.go_to(21, 20)
    window.until(lambda: are_beside(window.page.locator(".lightBulbWidget"), window.squiggles))
    window.page.keyboard.press("Control+Period")
    fixes = window.page.locator(".action-widget .monaco-list-row.action")
    wanted = fixes.filter(has_text="Write full with Volatile.Write in line 17 (proved under dotnet")
    expect(wanted).to_be_visible()
    picture("fixes")
    wanted.click()
    expect(window.lines).to_contain_text(["Volatile.Write(ref full, true);"])
    window.page.keyboard.press("Control+s")
    window.until(lambda: project.source.read_text() == project.repaired())
    expect(window.squiggles).to_have_count(1)  # until the next build, and faded
    expect(window.page.locator(".squiggly-inline-unnecessary")).not_to_have_count(0)
    _what_was_found_moves_with_the_text(window)


def _what_was_found_moves_with_the_text(window: Window) -> None:
    """The line that is edited and the one of the squiggle are not the same."""
    before = window.squiggles.bounding_box()
    window.go_to(10, 1)
    window.page.keyboard.press("Enter")
    window.until(
        lambda: (now := window.squiggles.bounding_box()) is not None and before is not None and now["y"] > before["y"]
    )
    window.page.keyboard.press("Control+z")
    window.page.keyboard.press("Control+s")
