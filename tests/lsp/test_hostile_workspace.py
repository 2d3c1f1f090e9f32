"""Workspaces that want to stop the server: it answers, because nothing of them is read beside what may be.

Whoever opens one of these pipes waits for ever: an answer that comes was given without.
"""

from __future__ import annotations

import os
import shutil
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.engine.inputs import BUILDS
from tests.lsp.wire import Wire, wire
from tests.lsp.workspace import build

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="it has no such files")


def answered(client: Wire, source: Path) -> list[Any]:
    """What a user sees of a document."""
    document = {"uri": source.as_uri()}
    lenses = client.ask("lenses", "textDocument/codeLens", {"textDocument": document})["result"]
    point = {"line": 0, "character": 0}
    for lens in lenses:
        point = lens["range"]["start"]
    shown = client.ask("hover", "textDocument/hover", {"textDocument": document, "position": point})["result"]
    return [lenses, shown]


def test_pipes_in_the_place_of_files_are_not_waited_for(tmp_path: Path) -> None:
    source = build(tmp_path)
    beside = ("App.xml", "Other.dll", "Other.pdb", "App.runtimeconfig.json", "App.deps.json")
    for name in (".editorconfig", "M.toml", *(f"bin/{name}" for name in beside)):
        os.mkfifo(tmp_path / name)
    with wire() as client:
        options = {"messages": True, "settings": {"models": [str(tmp_path / "M.toml")], "jobs": 1}}
        client.initialize(tmp_path, initializationOptions=options)
        client.until(lambda: client.last("window/showMessage"))
        client.settled()
        assert "fencepost.models" in client.last("window/showMessage")["message"]
        assert {found["code"] for found in client.found()[source.as_uri()]} == {"FP1001", "FP1002", "FP1010"}
        source.unlink()
        os.mkfifo(source)
        client.notify("textDocument/didClose", {"textDocument": {"uri": source.as_uri()}})
        client.notify("workspace/didChangeWatchedFiles", {"changes": []})
        lenses, _ = answered(client, source)
        assert lenses
        change = {"textDocument": {"uri": source.as_uri(), "version": 1}, "contentChanges": [{"text": "x"}]}
        client.notify("textDocument/didChange", change)
        assert client.ask("end", "shutdown")["result"] is None


def test_links_in_circles_and_to_nowhere_hide_nothing(tmp_path: Path) -> None:
    source = build(tmp_path)
    for name in ("bin/A.dll", "bin/B.pdb", "bin/.editorconfig"):
        (tmp_path / name).symlink_to("nowhere")
    (tmp_path / "circle").symlink_to("circle")
    (tmp_path / "bin" / "again").symlink_to(tmp_path)
    with wire() as client:
        client.initialize(tmp_path)
        client.settled()
        assert {found["code"] for found in client.found()[source.as_uri()]} == {"FP1001", "FP1002", "FP1010"}
        circle = (tmp_path / "circle" / "A.cs").as_uri()
        assert client.ask(1, "textDocument/codeLens", {"textDocument": {"uri": circle}})["result"] == []
        put(tmp_path, "Fixed")
        client.notify("workspace/didChangeWatchedFiles", {"changes": []})
        client.until(lambda: {found["code"] for found in client.found()[source.as_uri()]} == {"FP1002"})


def test_a_build_of_the_same_size_and_time_is_seen(tmp_path: Path) -> None:
    source = build(tmp_path)
    names = ("Base", "Fixed")
    sizes = [max((BUILDS / f"{name}{suffix}").stat().st_size for name in names) for suffix in (".dll", ".pdb")]

    def put_alike(name: str) -> None:
        for suffix, size in zip((".dll", ".pdb"), sizes, strict=True):
            content = (BUILDS / f"{name}{suffix}").read_bytes()
            target = tmp_path / "bin" / f"App{suffix}"
            target.write_bytes(content.ljust(size, b"\0"))
            os.utime(target, (1e9, 1e9))

    put_alike("Base")
    with wire() as client:
        client.initialize(tmp_path)
        client.until(
            lambda: (
                {found["code"] for found in client.found().get(source.as_uri(), [])} == {"FP1001", "FP1002", "FP1010"}
            )
        )
        put_alike("Fixed")
        client.until(lambda: {found["code"] for found in client.found()[source.as_uri()]} == {"FP1002"})


def test_two_servers_on_one_workspace_and_one_cache_say_the_same(tmp_path: Path) -> None:
    source = build(tmp_path)
    with wire() as one, wire() as other:
        for client in (one, other):
            client.initialize(tmp_path)
        for client in (one, other):
            client.settled()
        assert one.found() == other.found()
        put(tmp_path, "Fixed")
        for client in (one, other):
            client.until(partial(has_only, client, source.as_uri(), "FP1002"))
            assert client.ask("end", "shutdown")["result"] is None
            client.notify("exit")
            assert client.ended() == 0


def has_only(client: Wire, uri: str, code: str) -> bool:
    return {found["code"] for found in client.found()[uri]} == {code}


def put(folder: Path, name: str) -> None:
    for suffix in (".pdb", ".dll"):
        shutil.copy(BUILDS / f"{name}{suffix}", folder / "bin" / f"App{suffix}")
