"""The page of a report in a browser: without scripts, with a keyboard."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from fencepost.engine.check import check_unit
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.settings import Settings
from fencepost.report.document import Report, encode
from tests.editor.setup import Tools
from tests.editor.vscode import browser

NEEDED = Path(__file__).parents[1] / "traces" / "bin" / "Debug" / "Needed.dll"


def test_steps_that_do_not_matter_are_shown_and_hidden_with_the_keyboard(installed: Tools, tmp_path: Path) -> None:
    program = Program(NEEDED)
    units = [check_unit(program, type, method, Settings(model="sc")) for type, method in program.units(None)][:2]
    report = tmp_path / "report.html"
    report.write_bytes(encode("html", Report(units, 1)))
    with browser(installed) as opened:
        context = opened.new_context(java_script_enabled=False)
        page = context.new_page()
        page.goto(report.as_uri())
        first, second = (page.locator("article").nth(number) for number in (0, 1))
        box = first.get_by_role("checkbox", name="Show all")
        aside = first.get_by_text("Needed.hits <- 1").first
        expect(first.get_by_text("Needed.x <- 1").first).to_be_visible()
        expect(aside).to_be_hidden()
        box.focus()
        page.keyboard.press("Space")
        expect(aside).to_be_visible()
        expect(second.locator("tr.aside").first).to_be_hidden()
        page.keyboard.press("Space")
        expect(aside).to_be_hidden()
