"""A worker process: reads tasks from one pipe, writes progress and answers to another, and ends with its parent.

    python -P -m fencepost.engine.worker LIMIT NICENESS PARENT [CACHE]

It may be killed at any instant: what it has in hand is lost, nothing else.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import signal
import sys
import threading
from pathlib import Path
from queue import SimpleQueue

import msgspec
from msgspec.structs import replace

from fencepost.engine.cache.cache import Cache
from fencepost.engine.cache.folder import Folder
from fencepost.engine.checker import Checker
from fencepost.engine.depth import allow_long_chains
from fencepost.engine.finder import find
from fencepost.engine.messages import (
    HEAD,
    Answer,
    CheckTask,
    Done,
    Early,
    FindTask,
    Message,
    Mistake,
    PlanTask,
    Progress,
    Task,
    frame,
)
from fencepost.search.resident import resident_megabytes

_STDIN, _STDOUT, _STDERR = 0, 1, 2
_PR_SET_PDEATHSIG = 1
_SPARE_MEGABYTES = 256
_WORN_MEGABYTES = 384


def main(arguments: list[str]) -> None:
    limit, niceness, parent, *cache = arguments
    _die_with(int(parent))
    _behave(int(limit), int(niceness))
    allow_long_chains()
    answers = os.dup(_STDOUT)
    os.dup2(_STDERR, _STDOUT)
    tasks: SimpleQueue[Task] = SimpleQueue()
    threading.Thread(target=_read, args=(tasks,), daemon=True).start()
    checker = Checker(Cache(Folder(Path(cache[0]))) if cache else None)
    while True:
        _write(answers, _answer(checker, tasks.get(), answers))


def _die_with(parent: int) -> None:
    """Asks Linux to end this process when its parent ends; elsewhere, and besides, the end of the pipe does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a terminal's Ctrl-C is for the parent
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != parent:
            os._exit(0)


def _behave(limit: int, niceness: int) -> None:
    """Low priority, and an end to memory where the search's own budget does not see it grow."""
    if sys.platform == "win32":
        return
    import resource

    os.nice(niceness)
    size = (limit + limit // 4 + _SPARE_MEGABYTES) << 20
    with contextlib.suppress(ValueError, OSError):  # a lower limit is in force already
        resource.setrlimit(resource.RLIMIT_AS, (size, size))


def _answer(checker: Checker, task: Task, answers: int) -> Answer:
    def listener(states: int, depth: int, seconds: float) -> None:
        _write(answers, Progress(states, depth, seconds))

    try:
        match task:
            case FindTask():
                return find(task.paths)
            case PlanTask():
                return checker.plan(task)
            case CheckTask():
                answer = checker.check(task, listener, lambda unit: _write(answers, Early(unit)))
                worn = resident_megabytes() > _WORN_MEGABYTES
                return replace(answer, worn=worn) if isinstance(answer, Done) else answer
    except Exception as mistake:
        return Mistake(f"{mistake.__class__.__name__}: {mistake}")


def _read(tasks: SimpleQueue[Task]) -> None:
    """Tasks until the parent closes the pipe or ends."""
    decoder = msgspec.msgpack.Decoder(Task)
    while True:
        (length,) = HEAD.unpack(_exactly(HEAD.size))
        tasks.put(decoder.decode(_exactly(length)))


def _exactly(count: int) -> bytes:
    content = b""
    while len(content) < count:
        piece = os.read(_STDIN, count - len(content))
        if not piece:
            os._exit(0)
        content += piece
    return content


def _write(answers: int, message: Message) -> None:
    content = frame(message)
    try:
        while content:
            content = content[os.write(answers, content) :]
    except BrokenPipeError:
        os._exit(0)


if __name__ == "__main__":
    main(sys.argv[1:])
