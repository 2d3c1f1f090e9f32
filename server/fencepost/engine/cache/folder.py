"""A folder of small files by key, shared by any number of processes, never larger than a limit.

A file is written beside its place, synchronised and renamed, so a reader sees all of it or none. It begins with a
digest of its key and its content: a file that a power loss or a full disk has damaged is removed and counts as absent,
and so does a file that was written under another key. Files that another user could have written are not read, because
verdicts are believed, and compiled code is run.
"""

from __future__ import annotations

import contextlib
import os
import stat
import sys
from hashlib import blake2b
from pathlib import Path

from fencepost.assembly.files import UnreadableError, read_regular

FORMAT = "2"
_MAGIC = b"FPC" + FORMAT.encode()
_DIGEST = 16
LARGEST_FILE = 4 << 20
LARGEST_FOLDER = 256 << 20
_SWEPT_TO = 0.8
_SUFFIX = ".entry"
_LONGEST_KEY = blake2b.MAX_KEY_SIZE
_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0)


def usual_folder() -> Path | None:
    """The user's own folder for files that can be made again, as each system has it; None for a user who has none."""
    if os.environ.get("FENCEPOST_CACHE"):
        return Path(os.environ["FENCEPOST_CACHE"])
    if sys.platform == "win32":
        local = os.environ.get("LOCALAPPDATA") or _below_home("AppData", "Local")
        return Path(local) / "fencepost" / "cache" if local else None
    if sys.platform == "darwin":
        return _below_home("Library", "Caches", "fencepost")
    stated = os.environ.get("XDG_CACHE_HOME", "")
    return Path(stated) / "fencepost" if stated.startswith("/") else _below_home(".cache", "fencepost")


def _below_home(*names: str) -> Path | None:
    """A folder of the user's own; None where HOME is not set and the system does not know the user, or HOME says
    nothing."""
    try:
        home = Path.home()
    except RuntimeError:
        return None
    return home.joinpath(*names) if home.is_absolute() and home != home.parent else None


class Folder:
    """`problem` says why nothing can be kept, once that has happened; a cache that cannot be used is only slow.

    A `private` one does not read what others than the user may have written.
    """

    def __init__(self, root: Path, limit: int = LARGEST_FOLDER, private: bool = True) -> None:
        self._root = root / FORMAT
        self._limit = limit
        self._private = private
        self.problem = ""

    def read(self, key: str) -> bytes | None:
        """The content of a key; None if there is no file, or not a whole one."""
        path = self._path(key)
        try:
            if self._private and not self._is_own(path):
                return None
            content = read_regular(path, LARGEST_FILE)
        except FileNotFoundError:
            return None
        except (OSError, UnreadableError) as problem:
            self.problem = str(problem)
            return None
        head, data = content[: len(_MAGIC) + _DIGEST], content[len(_MAGIC) + _DIGEST :]
        if head != _MAGIC + _sum(key, data):
            self.remove(key)
            return None
        with contextlib.suppress(OSError):  # the time of use only decides what is swept first
            os.utime(path)
        return data

    def _is_own(self, path: Path) -> bool:
        for folder in (self._root, path.parent):
            if not _is_own(folder.stat()):
                self.problem = f"{folder} can be written by others than you; remove it"
                return False
        known = path.lstat()
        return stat.S_ISREG(known.st_mode) and _is_own(known)

    def write(self, key: str, data: bytes) -> None:
        if len(data) > LARGEST_FILE - len(_MAGIC) - _DIGEST:
            return
        path = self._path(key)
        beside = path.with_name(f"{key}.{os.getpid()}.{os.urandom(4).hex()}.new")
        try:
            for folder in (self._root, path.parent):
                folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            try:
                with os.fdopen(os.open(beside, _NEW, 0o600), "wb") as file:
                    file.write(_MAGIC + _sum(key, data) + data)
                    file.flush()
                    os.fsync(file.fileno())
                beside.replace(path)
            except BaseException:
                with contextlib.suppress(OSError):
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
        """Removes the files that were not used for longest, until the folder is well below its limit."""
        found = []
        try:
            paths = list(self._root.glob("*/*"))
        except OSError:
            return
        for path in paths:
            with contextlib.suppress(OSError):  # another process may sweep too
                known = path.stat()
                found.append((known.st_mtime_ns, known.st_size, path))
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


def _is_own(known: os.stat_result) -> bool:
    """True if only the user can have written a file or into a folder. On Windows that is so of the folder that each
    user has."""
    if sys.platform == "win32":
        return "FENCEPOST_CACHE" not in os.environ
    return known.st_uid == os.getuid() and not known.st_mode & 0o022


def _sum(key: str, data: bytes) -> bytes:
    return blake2b(data, digest_size=_DIGEST, key=key.encode()[:_LONGEST_KEY]).digest()
