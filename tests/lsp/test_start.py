"""The server starts soon: what attrs compiles is remembered, and never taken for something else."""

from __future__ import annotations

import marshal
import subprocess
import sys
from pathlib import Path

import attrs
import pytest

from fencepost.engine.cache.folder import Folder
from fencepost.lsp.compiled import KEY, Compiled, remembered


def made(folder: Path, default: int = 0) -> bool:
    """Makes a class as the protocol's are made; whether that had to be compiled."""
    with remembered(Folder(folder, private=True)) as compiled:

        @attrs.define
        class Point:
            line: int = default
            character: int = 0

    assert Point() == Point(default)
    assert Point(1, 2) != Point(2, 1)
    assert repr(Point(3)).endswith("Point(line=3, character=0)")
    return compiled.is_changed


def test_what_was_compiled_once_is_compiled_no_more(tmp_path: Path) -> None:
    assert made(tmp_path)
    assert not made(tmp_path)


def test_code_is_looked_up_by_its_whole_source() -> None:
    compiled = Compiled(None)
    one = compiled.compile("value = 1", "<one>", "exec")
    assert compiled.compile("value = 1", "<one>", "exec") is one
    assert compiled.compile("value = 1", "<two>", "exec").co_filename == "<two>"
    values: dict[str, int] = {}
    exec(compiled.compile("value = 2", "<one>", "exec"), values)
    assert values["value"] == 2


@pytest.mark.parametrize("content", [b"", b"\xff\xff", b"i\x01\x00\x00\x00"], ids=["nothing", "no code", "a number"])
def test_an_entry_that_is_no_code_counts_as_absent(content: bytes, tmp_path: Path) -> None:
    Folder(tmp_path).write(KEY, content)
    assert made(tmp_path)
    assert not made(tmp_path)


@pytest.mark.skipif(sys.platform == "win32", reason="it has no such modes")
@pytest.mark.parametrize("mode", [0o666, 0o620])
def test_what_others_may_have_written_is_not_run(mode: int, tmp_path: Path) -> None:
    made(tmp_path)
    (entry,) = tmp_path.rglob(f"{KEY}.entry")
    entry.chmod(mode)
    assert made(tmp_path)


def test_attrs_compiles_by_itself_afterwards(tmp_path: Path) -> None:
    made(tmp_path)
    assert "compile" not in vars(sys.modules["attr._make"])


def test_a_server_leaves_what_its_next_start_needs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FENCEPOST_CACHE", str(tmp_path))
    subprocess.run([sys.executable, "-m", "fencepost", "lsp"], stdin=subprocess.DEVNULL, check=True)
    assert len(marshal.loads(Folder(tmp_path, private=True).read(KEY) or b"")) > 500
