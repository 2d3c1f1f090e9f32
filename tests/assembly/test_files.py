"""Files of strangers are read only if they are regular, and never more of them than is asked for."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from fencepost.assembly.documentation import documented_thread_safe
from fencepost.assembly.files import UnreadableError, is_regular, read_regular, stamp

posix = pytest.mark.skipif(os.name == "nt", reason="Windows has no such files")


def _refusal(path: Path, largest: int = 100) -> str:
    with pytest.raises(UnreadableError) as refused:
        read_regular(path, largest)
    return str(refused.value)


def test_a_regular_file_is_read_up_to_the_last_byte_that_is_allowed(tmp_path: Path) -> None:
    path = tmp_path / "file"
    for size in (0, 1, 99, 100):
        path.write_bytes(b"x" * size)
        assert len(read_regular(path, 100)) == size
    path.write_bytes(b"x" * 101)
    assert "larger" in _refusal(path)


@posix
def test_nothing_but_a_regular_file_is_opened(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "link").symlink_to("pipe")
    for path in (tmp_path / "pipe", tmp_path / "link", tmp_path, Path("/dev/zero"), Path("/dev/tty")):
        assert _refusal(path) == "this is not a file"
        assert not is_regular(path)
        assert stamp(path) is None


@posix
def test_a_file_that_does_not_tell_its_size_is_bounded_all_the_same() -> None:
    path = Path("/proc/self/maps")
    if path.exists():
        assert path.stat().st_size == 0
        assert len(read_regular(path, 1 << 20)) > 100
        assert "larger" in _refusal(path, 100)


def test_what_no_system_has_is_refused_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "circle").symlink_to("circle")
    (tmp_path / "dangling").symlink_to("nowhere")
    names = ["nothing", "dangling", "circle", "a\0b", "n" * 5000, "x/" * 3000, "bad\udcff", "\ud800"]
    for name in names:
        assert _refusal(tmp_path / name)
        assert not is_regular(tmp_path / name)
        assert stamp(tmp_path / name) is None


def test_another_content_of_the_same_size_and_time_has_another_stamp(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"one")
    os.utime(path, ns=(10**18, 10**18))
    before = stamp(path)
    assert stamp(path) == before
    time.sleep(0.05)
    path.write_bytes(b"two")
    os.utime(path, ns=(10**18, 10**18))
    assert stamp(path) != before


def test_documentation_is_read_in_time_that_its_size_bounds(tmp_path: Path) -> None:
    """Members that never end made it quadratic: half an hour for a file of 2 MB."""
    begun = time.monotonic()
    for text in (
        "<member name=\"T:A\">" * 100_000,
        "<member" + " " * 2_000_000,
        "<member name=\"T:A\"><threadsafety " + "instance " * 200_000 + "</member>",
        "<threadsafety" * 150_000 + "</member>",
    ):  # fmt: skip
        (tmp_path / "App.xml").write_text(f"<!-- threadsafety -->{text}")
        assert documented_thread_safe(tmp_path / "App.dll") == frozenset()
    assert time.monotonic() - begun < 20


def test_documentation_says_which_types_are_safe(tmp_path: Path) -> None:
    (tmp_path / "App.xml").write_text(
        '<doc><members><member name="T:A"><threadsafety static="true" instance="true"/></member>'
        '<member name="M:A.F"><threadsafety instance="true"/></member>'
        '<member name="T:B"><summary/></member>\n<member name="T:C.D`1">\n<threadsafety instance="true"/></member>'
        '<member name="T:E"><threadsafety instance="true"/></doc>'
    )
    assert documented_thread_safe(tmp_path / "App.dll") == {"A", "C.D`1"}
