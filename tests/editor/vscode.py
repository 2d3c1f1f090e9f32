"""Visual Studio Code as a user has it: its server, a browser that shows it, a clean profile, our extension."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Frame, Locator, Page, expect, sync_playwright

from tests.editor.setup import BASE, ROOT, Tools

SECONDS = 300
BROWSER = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
)  # fmt: skip
OPTIONS = (
    "--auth", "none", "--bind-addr", "127.0.0.1:0", "--disable-telemetry", "--disable-update-check",
    "--disable-getting-started-override", "--reconnection-grace-time", "5",
)  # fmt: skip
QUIET: dict[str, Any] = {
    "chat.disableAIFeatures": True,
    "editor.minimap.enabled": False,
    "extensions.autoCheckUpdates": False,
    "extensions.autoUpdate": False,
    "extensions.ignoreRecommendations": True,
    "security.workspace.trust.startupPrompt": "never",  # so nothing is trusted
    "security.workspace.trust.banner": "never",
    "telemetry.telemetryLevel": "off",
    "window.commandCenter": False,
    "workbench.colorTheme": "Default Dark Modern",
    "workbench.layoutControl.enabled": False,
    "workbench.secondarySideBar.defaultVisibility": "hidden",
    "workbench.startupEditor": "none",
}

expect.set_options(timeout=SECONDS * 1000)


class CodeServer:
    """The server of Visual Studio Code with a profile of its own. What is on `path` is what a user has installed."""

    def __init__(self, tools: Tools, profile: Path, path: list[Path]) -> None:
        self._tools = tools
        self._profile = profile
        places = [*path, tools.node, "/usr/bin", "/bin"]
        own = {"PATH": ":".join(map(str, places)), "XDG_DATA_HOME": str(profile), "HOME": str(profile)}
        own["VSCODE_CLI"] = "1"  # else a login shell is asked for ten seconds what PATH is, and its answer counts
        own |= {"EXTENSIONS_GALLERY": "{}", "PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(tools.wheels)}  # no network
        foreign = ("VSCODE_", "PYTHON", "VIRTUAL_ENV")
        kept = {name: value for name, value in os.environ.items() if not name.startswith(foreign)}
        self._environment = {**kept, **own, "FENCEPOST_CACHE": str(profile / "verdicts")}
        (profile / "config.yaml").write_text("{}")
        self.set({})

    def set(self, settings: dict[str, Any]) -> None:
        """The user's settings; those of the machine, such as the interpreter, are here too."""
        for kind in ("User", "Machine"):
            file = self._profile / "data" / kind / "settings.json"
            file.parent.mkdir(parents=True, exist_ok=True)
            new = file.with_name("new")
            new.write_text(json.dumps({**QUIET, **settings}))
            new.replace(file)  # who reads half of it restarts our server, because the interpreter is another one

    def knows(self, workspace: Path) -> bool:
        """True if an earlier visit has left what the next visit of this workspace begins with."""
        kept = self._profile / "data" / "User" / "caches" / "CachedConfigurations" / "workspaces"
        with suppress(ValueError):  # it is being written
            contents = [json.loads(file.read_text())["content"] for file in kept.glob("*/workspace.json")]
            return workspace.read_text() in contents
        return False

    def install(self, extension: Path) -> None:
        command = self._command("--install-extension", extension)
        subprocess.run(command, env=self._environment, check=True, capture_output=True)

    @contextmanager
    def running(self) -> Iterator[str]:
        """Its address. All that it has started ends with it."""
        log = self._profile / "log"
        with log.open("wb") as output:
            process = subprocess.Popen(
                self._command(*OPTIONS), env=self._environment, stdin=subprocess.DEVNULL, stdout=output, stderr=output,
                start_new_session=True,
            )  # fmt: skip
        try:
            yield _address(log, process)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGTERM)
            process.wait()
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)

    def _command(self, *arguments: object) -> list[str]:
        profile = self._profile
        folders = ("--user-data-dir", profile / "data", "--extensions-dir", profile / "extensions")
        fixed = (self._tools.node / "node", self._tools.code_server, "--config", profile / "config.yaml", *folders)
        return [*map(str, fixed), *map(str, arguments)]


def _address(log: Path, process: subprocess.Popen[bytes]) -> str:
    """What the server says that it listens to."""
    while process.poll() is None:
        found = re.search(r"listening on (http://\S+?)/?\s", log.read_text(errors="replace"))
        if found:
            return found[1]
        with suppress(subprocess.TimeoutExpired):
            process.wait(0.05)
    raise AssertionError(f"code-server has ended: {log.read_text(errors='replace')}")


@contextmanager
def browser(tools: Tools) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=tools.chromium, args=BROWSER)
        try:
            yield opened
        finally:
            opened.close()


class Window:
    """A window on a folder, or a workspace of several. Nothing waits for a time: all waits until it can be seen.

    What its page complains of is kept beside the profile, in `console`."""

    def __init__(self, browser: Browser, address: str, shown: Path, profile: Path) -> None:
        allowed = ["clipboard-read", "clipboard-write"]
        self.page: Page = browser.new_page(viewport={"width": 1200, "height": 720}, permissions=allowed)
        self.page.set_default_timeout(SECONDS * 1000)
        self.page.on("console", lambda message: _note(profile, f"{message.type}: {message.text}"))
        self.page.on("pageerror", lambda error: _note(profile, f"uncaught: {error}"))
        self.page.goto(f"{address}/?{'folder' if shown.is_dir() else 'workspace'}={shown}")

    def open(self, name: str) -> None:
        """Opens a file as a person does who knows its name."""
        expect(self.page.locator(".explorer-folders-view .monaco-list-row").first).to_be_visible()
        picker = self.page.locator(".quick-input-widget")
        self.page.keyboard.press("Control+p")
        expect(picker.locator("input").first).to_be_focused()
        self.page.keyboard.type(name)
        expect(picker.locator(".monaco-list-row").filter(has_text=name).first).to_be_visible()
        self.page.keyboard.press("Enter")
        expect(self.page.locator(".monaco-editor .view-line").first).to_be_visible()

    @property
    def squiggles(self) -> Locator:
        """Errors, as long as they are not faded."""
        return self.page.locator(".squiggly-error")

    @property
    def status(self) -> Locator:
        return self.page.locator('.statusbar-item[id="fencepost.fencepost.fencepost"]')

    def unit(self, name: str) -> Locator:
        """A row of the Test Explorer."""
        return self.page.locator(".test-explorer .monaco-list-row").filter(has_text=name)

    @property
    def lenses(self) -> Locator:
        return self.page.locator(".codelens-decoration a")

    @property
    def lines(self) -> Locator:
        """The lines of the text that can be seen, as one."""
        return self.page.locator(".monaco-editor .view-lines")

    @property
    def position(self) -> Locator:
        return self.page.locator('.statusbar-item[id="status.editor.selection"]')

    def part(self, name: str) -> Locator:
        """A part of the workbench: `sidebar`, `panel`."""
        return self.page.locator(f".part.{name}")

    def tab(self, name: str) -> Locator:
        return self.page.get_by_role("tab", name=name)

    def go_to(self, line: int, column: int) -> None:
        self.page.keyboard.press("Control+g")
        expect(self.page.locator(".quick-input-widget input")).to_be_focused()
        self.page.keyboard.type(f"{line}:{column}")
        self.page.keyboard.press("Enter")
        expect(self.page.locator(".quick-input-widget")).to_be_hidden()
        expect(self.position).to_have_text(f"Ln {line}, Col {column}")

    def button(self, name: str) -> Locator:
        """What a notification offers."""
        return self.page.locator(".notification-list-item").get_by_role("button", name=name)

    def until(self, condition: Callable[[], bool]) -> None:
        """Waits for what happens outside of the window."""
        for _ in range(20 * SECONDS):
            if condition():
                return
            self.page.wait_for_timeout(50)
        raise AssertionError("it does not come about")

    def clipboard(self) -> str:
        return str(self.page.evaluate("navigator.clipboard.readText()"))

    def webview(self) -> Frame:
        """The document inside of the one webview that is shown."""
        outer = self.page.wait_for_selector("iframe.webview.ready", state="attached")
        frame = outer.content_frame() if outer is not None else None
        assert frame is not None
        inner = frame.wait_for_selector("#active-frame", state="attached")
        shown = inner.content_frame() if inner is not None else None
        assert shown is not None
        return shown


def _note(profile: Path, text: str) -> None:
    with (profile / "console").open("a") as notes:
        notes.write(f"{text}\n")


def own_interpreter(folder: Path) -> Path:
    """A Python that has the server of this checkout."""
    command = folder / "python-with-fencepost"
    command.write_text(f'#!/bin/sh\nPYTHONPATH="{ROOT / "server"}" exec "{sys.executable}" "$@"\n')
    command.chmod(0o755)
    return command


def base_interpreter(folder: Path) -> Path:
    """A folder for PATH with the Python below the one that runs the tests: it has no package of ours."""
    folder.mkdir()
    (folder / "python3").symlink_to(BASE)
    return folder


def are_beside(bulb: Locator, squiggle: Locator) -> bool:
    """True if the bulb stands in the line of a squiggle."""
    one, other = bulb.bounding_box(), squiggle.bounding_box()
    return one is not None and other is not None and abs(one["y"] - other["y"]) < other["height"]
