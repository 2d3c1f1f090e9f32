"""A folder of small files by key, shared by any number of processes, never larger than a limit.

A file is written beside its place, synchronised and renamed, so a reader sees all of it or none. It begins with a
digest of its content: what a power loss, a full disk or a stranger left behind is removed and counts as absent.
"""

from __future__ import annotations

import contextlib
import os
import sys
from hashlib import blake2b
from pathlib import Path

FORMAT = "1"
_MAGIC = b"FPC" + FORMAT.encode()
_DIGEST = 16
LARGEST_FILE = 4 << 20
LARGEST_FOLDER = 256 << 20
_SWEPT_TO = 0.8
_SUFFIX = ".entry"


def usual_folder() -> Path:
    """The user's own folder for what can be made again, as each system has it."""
    if os.environ.get("FENCEPOST_CACHE"):
        return Path(os.environ["FENCEPOST_CACHE"])
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
        return base / "fencepost" / "cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "fencepost"
    stated = os.environ.get("XDG_CACHE_HOME", "")
    base = Path(stated) if stated.startswith("/") else Path.home() / ".cache"
    return base / "fencepost"


class Folder:
    """`problem` says why nothing can be kept, once that has happened; a cache that cannot be used is only slow.

    A `private` one does not read what others than the user may have written.
    """

    def __init__(self, root: Path, limit: int = LARGEST_FOLDER, private: bool = False) -> None:
        self._root = root / FORMAT
        self._limit = limit
        self._private = private
        self.problem = ""

    def read(self, key: str) -> bytes | None:
        """What was written under a key, None when nothing or nothing whole is there."""
        path = self._path(key)
        try:
            with path.open("rb") as file:
                if self._private and not _is_own(os.fstat(file.fileno())):
                    return None
                content = file.read(LARGEST_FILE + 1)
        except FileNotFoundError:
            return None
        except OSError as problem:
            self.problem = str(problem)
            return None
        head, data = content[: len(_MAGIC) + _DIGEST], content[len(_MAGIC) + _DIGEST :]
        if head != _MAGIC + _sum(data):
            self.remove(key)
            return None
        with contextlib.suppress(OSError):  # the time of use only decides what is swept first
            os.utime(path)
        return data

    def write(self, key: str, data: bytes) -> None:
        if len(data) > LARGEST_FILE - len(_MAGIC) - _DIGEST:
            return
        path = self._path(key)
        beside = path.with_name(f"{key}.{os.getpid()}.new")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            try:
                with beside.open("wb") as file:
                    file.write(_MAGIC + _sum(data) + data)
                    file.flush()
                    os.fsync(file.fileno())
                beside.replace(path)
            except BaseException:
                beside.unlink(missing_ok=True)
                raise
        except OSError as problem:
            self.problem = str(problem)
            return
        if key[0] == "0":  # keys are digests: one in sixteen
            self.sweep()

    def remove(self, key: str) -> None:
        with contextlib.suppress(OSError):
            self._path(key).unlink(missing_ok=True)

    def sweep(self) -> None:
        """Removes what was not used for longest, until the folder is well below its limit."""
        found = []
        for path in self._root.glob("*/*"):
            with contextlib.suppress(OSError):  # another process may sweep too
                stat = path.stat()
                found.append((stat.st_mtime_ns, stat.st_size, path))
        total = sum(size for _, size, _ in found)
        if total <= self._limit:
            return
        for _, size, path in sorted(found):
            if total <= self._limit * _SWEPT_TO:
                break
            with contextlib.suppress(OSError):
                path.unlink(missing_ok=True)
                total -= size

    def _path(self, key: str) -> Path:
        return self._root / key[:2] / (key + _SUFFIX)


def _is_own(stat: os.stat_result) -> bool:
    """Whether nobody but the user can have written a file. On Windows that is so of the folder that each user has."""
    if sys.platform == "win32":
        return "FENCEPOST_CACHE" not in os.environ
    return stat.st_uid == os.getuid() and not stat.st_mode & 0o022


def _sum(data: bytes) -> bytes:
    return blake2b(data, digest_size=_DIGEST).digest()
