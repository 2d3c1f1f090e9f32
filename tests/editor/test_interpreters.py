"""What a user is told whose Python is missing, old, or has no server or another one: one sentence, and what to do."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest

from tests.editor.setup import ROOT, Tools

WANTED = "1.2.3"
ASK = """
import { makeEnvironment, probe, problem } from "%(source)s";
const tried = [];
for (const command of %(commands)s) tried.push([command, await probe(command, "%(wanted)s", ".")]);
const made = await makeEnvironment(%(commands)s.at(-1), "env", "no-python", ".", "server.whl")
    .catch((error) => error.message);
console.log(JSON.stringify([tried.map(([, found]) => found.kind), problem(tried, "%(wanted)s", %(setting)s), made]));
"""


class Desk:
    """A folder for interpreters that are no more than what they print."""

    def __init__(self, tools: Tools, folder: Path) -> None:
        self._tools = tools
        self._folder = folder

    def python(self, name: str, *lines: str, code: int = 0, complaint: str = "") -> str:
        path = self._folder / name
        said = "".join(f"echo '{line}'\n" for line in lines)
        path.write_text(f"#!/bin/sh\n{said}echo '{complaint}' >&2\nexit {code}\n")
        path.chmod(0o755)
        return f"./{name}"

    def ask(self, *commands: str, setting: bool = False) -> tuple[list[str], str, str]:
        """The kinds of the interpreters, what is said of them, and what the last one says when it is to be used."""
        source, bundle = self._folder / "ask.ts", self._folder / "ask.mjs"
        probe = ROOT / "client-vscode" / "src" / "probe.ts"
        values = {"source": probe, "commands": json.dumps(commands), "wanted": WANTED, "setting": json.dumps(setting)}
        source.write_text(ASK % values)
        environment = {**os.environ, "PATH": f"{self._tools.node}:{os.environ['PATH']}"}
        esbuild = self._tools.client / "node_modules" / ".bin" / "esbuild"
        options = ("--bundle", "--platform=node", "--format=esm", "--log-level=error", f"--outfile={bundle}")
        subprocess.run([esbuild, source, *options], env=environment, check=True)
        node = [self._tools.node / "node", bundle]
        done = subprocess.run(node, cwd=self._folder, env=environment, check=True, capture_output=True)
        kinds, problem, made = json.loads(done.stdout)
        return kinds, problem, made


@pytest.fixture
def desk(installed: Tools, tmp_path: Path) -> Desk:
    return Desk(installed, tmp_path)


def test_the_nearest_interpreter_is_told_of(desk: Desk) -> None:
    missing, old = "./nothing", desk.python("old", "3.8.10")
    bare = desk.python("bare", "3.12.1", "! No module named fencepost")
    broken = desk.python("broken", "3.13.0", "! No module named msgspec")
    other = desk.python("other", "3.11.0", "0.9")
    ready = desk.python("ready", "3.11.0", WANTED)
    kinds, said, _ = desk.ask(missing, old, bare, other, ready)
    assert kinds == ["none", "old", "bare", "other", "ready"]
    assert said == "./other has version 0.9 of Fencepost's server, and this extension needs 1.2.3."
    assert desk.ask(missing, old, bare)[1] == (
        "Fencepost's server is not installed for ./bare, which is Python 3.12.1."
    )
    assert desk.ask(missing, old, broken)[1] == (
        "Fencepost's server cannot be started (No module named msgspec) for ./broken, which is Python 3.13.0."
    )
    assert desk.ask(missing, old)[1] == "Fencepost needs Python 3.11 or later: ./old is Python 3.8.10."
    assert desk.ask(missing)[1] == (
        "Fencepost needs Python 3.11 or later, and none was found (./nothing): install one, or name it in the settings."
    )


def test_a_setting_that_names_no_python_is_told_of(desk: Desk) -> None:
    named = "Fencepost needs Python 3.11 or later: the setting fencepost.interpreter names"
    old, strange = desk.python("old", "2.7.18"), desk.python("strange", "hello")
    failing = desk.python("failing", code=9, complaint="it is not for sale")
    assert (
        desk.ask("./nothing", setting=True)[1] == f"{named} ./nothing, which cannot be used: there is no such program."
    )
    assert desk.ask(old, setting=True)[1] == f"{named} ./old, which is Python 2.7.18."
    assert desk.ask(strange, setting=True)[1] == f"{named} ./strange, which cannot be used: it is no Python."
    assert desk.ask(failing, setting=True)[1] == f"{named} ./failing, which cannot be used: it is not for sale."


def test_an_environment_that_cannot_be_made_says_why(desk: Desk) -> None:
    bare = desk.python("bare", "! ensurepip is not available", code=1)
    assert desk.ask(bare)[2] == (
        "./bare cannot make an environment for it: install its venv module first (Debian, Ubuntu: python3-venv)."
    )
    full = desk.python("full", code=1, complaint="No space left on device")
    assert desk.ask(full)[2] == "./full cannot make an environment for it: No space left on device."
    assert desk.ask(desk.python("fine"))[2].startswith("pip cannot fetch what it needs; is there a network? ")
