"""The cache of verdicts: many at once, disks that are full or broken, files of strangers. None costs a verdict."""

from __future__ import annotations

import errno
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from fencepost.engine.cache.cache import Cache
from fencepost.engine.cache.folder import Folder
from fencepost.engine.shared.messages import CheckTask, Done, PlanTask
from fencepost.engine.shared.settings import Settings
from fencepost.engine.workers.builds import Builds

APP = Path(__file__).parent / "bin" / "Debug" / "Odd.dll"
COMMAND = [
    sys.executable, "-P", "-m", "fencepost", "check", str(APP), "--harness", "Odd.Message", "--model", "sc",
    "--format", "sarif", "--time", "600",
]  # fmt: skip
AT_ONCE = 20
posix = pytest.mark.skipif(os.name == "nt", reason="Windows has no such permissions")


def test_twenty_checks_at_once_on_one_cache(tmp_path: Path) -> None:
    environment = {**os.environ, "FENCEPOST_CACHE": str(tmp_path)}
    running = [
        subprocess.Popen(COMMAND, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        for _ in range(AT_ONCE)
    ]  # fmt: skip
    said = [(*process.communicate(), process.returncode) for process in running]
    assert {(err, code) for _, err, code in said} == {(b"", 1)}
    assert len({out for out, _, _ in said}) == 1
    assert not list(tmp_path.rglob("*.new"))
    assert list(tmp_path.rglob("*.entry"))


CALLS = ("fsync", "open", "replace", "mkdir", "stat", "lstat", "unlink", "utime", "scandir", "read")


def _fail(number: int) -> None:
    raise OSError(number, os.strerror(number))


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EIO, errno.EROFS, errno.EMFILE, errno.EDQUOT])
@pytest.mark.parametrize("call", CALLS)
def test_a_disk_that_fails_costs_the_cache_and_nothing_else(
    call: str, number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = Folder(tmp_path / "cache")
    folder.write("0a", b"known")
    monkeypatch.setattr(os, call, lambda *_, **__: _fail(number))
    folder.write("0b", b"new")
    found = folder.read("0a")
    folder.remove("0a")
    folder.sweep()
    monkeypatch.undo()
    assert found in (None, b"known")
    assert Folder(tmp_path / "cache").read("0b") in (None, b"new")
    assert not list(tmp_path.rglob("*.new")) or call == "unlink"


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EIO])
def test_a_verdict_does_not_depend_on_whether_it_can_be_kept(
    number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def verdict(folder: Path) -> str:
        builds = Builds(Cache(Folder(folder)))
        settings = Settings(model="sc")
        plan = builds.plan(PlanTask(str(APP), 0, settings, "Odd.Message"))
        (planned,) = plan.units
        done = builds.check(CheckTask(str(APP), 0, settings, plan.build, planned.unit, planned.token))
        assert isinstance(done, Done)
        return done.unit.verdict

    monkeypatch.setattr(os, "fsync", lambda _: _fail(number))
    assert verdict(tmp_path) == "VIOLATED"
    assert not list(tmp_path.rglob("*.entry"))


@posix
@pytest.mark.parametrize("mode", [0o620, 0o602, 0o666])
def test_an_entry_that_others_could_have_written_is_not_read(mode: int, tmp_path: Path) -> None:
    folder = Folder(tmp_path)
    folder.write("ab", b"known")
    (entry,) = tmp_path.rglob("*.entry")
    assert entry.stat().st_mode & 0o077 == 0
    entry.chmod(mode)
    assert folder.read("ab") is None
    entry.chmod(0o600)
    assert folder.read("ab") == b"known"


@posix
def test_a_folder_that_others_can_write_is_not_read(tmp_path: Path) -> None:
    for place in ("2", "2/ab"):
        folder = Folder(tmp_path)
        folder.write("ab", b"known")
        (tmp_path / place).chmod(0o777)
        assert folder.read("ab") is None
        assert "written by others" in folder.problem
        (tmp_path / place).chmod(0o700)
        assert Folder(tmp_path).read("ab") == b"known"


@posix
@pytest.mark.skipif(not hasattr(os, "getuid") or os.getuid() != 0, reason="only root can give files away")
def test_an_entry_of_somebody_else_is_not_read(tmp_path: Path) -> None:
    folder = Folder(tmp_path)
    folder.write("ab", b"known")
    (entry,) = tmp_path.rglob("*.entry")
    os.chown(entry, 12345, 12345)
    assert folder.read("ab") is None


@posix
def test_what_is_no_file_is_not_read(tmp_path: Path) -> None:
    folder = Folder(tmp_path)
    folder.write("ab", b"known")
    (entry,) = tmp_path.rglob("*.entry")
    kept = entry.rename(tmp_path / "kept")
    entry.symlink_to(kept)
    assert folder.read("ab") is None
    entry.unlink()
    os.mkfifo(entry)
    assert folder.read("ab") is None


def test_an_entry_in_the_place_of_another_is_not_read(tmp_path: Path) -> None:
    folder = Folder(tmp_path)
    folder.write("ab", b"good")
    folder.write("ac", b"bad")
    shutil.move(tmp_path / "2" / "ac" / "ac.entry", tmp_path / "2" / "ab" / "ab.entry")
    assert folder.read("ab") is None
