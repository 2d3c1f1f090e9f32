"""Visual Studio Code on a solution of several projects: the squiggle, the fix and the build are the product's."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.editor.setup import Tools
from tests.editor.vscode import CodeServer, Window, are_beside, base_interpreter, browser
from tests.solutions.solution import FIXED, HERE, put, rebuild

COUNTER = "Shop.Core/Counter.cs"


def test_the_product_has_the_squiggle_and_the_fix(installed: Tools, extension: Path, tmp_path: Path) -> None:
    """A test asserts; the statement of the product that makes it fail has a warning with the test's fixes."""
    shop = put(tmp_path / "Shop")
    server = CodeServer(installed, tmp_path, [base_interpreter(tmp_path / "path")])
    server.install(extension)
    with server.running() as address, browser(installed) as opened:
        window = Window(opened, address, shop, tmp_path)
        window.open("Counter.cs")
        window.button("Install the server").click()
        warnings = window.page.locator(".squiggly-warning")
        expect(warnings.first).to_be_visible()
        expect(window.status).to_contain_text("violated")
        expect(window.status).not_to_contain_text("repairs are looked for")
        window.go_to(11, 14)
        bulb = window.page.locator(".lightBulbWidget")
        window.until(lambda: any(are_beside(bulb, warning) for warning in warnings.all()))
        window.page.keyboard.press("Control+Period")
        fixes = window.page.locator(".action-widget .monaco-list-row.action")
        fixes.filter(has_text="Update count with Interlocked").first.click()
        expect(window.lines).to_contain_text(["System.Threading.Interlocked.Increment(ref count);"])
        window.page.keyboard.press("Control+s")
        window.until(lambda: (shop / COUNTER).read_text("utf-8") == (HERE / "Fixed" / COUNTER).read_text("utf-8"))
        rebuild(shop, "Shop.Core", FIXED)
        expect(warnings).to_have_count(0)
