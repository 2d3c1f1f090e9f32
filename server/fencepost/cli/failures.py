"""Failures that end a command: one sentence that says what to do, and an exit code."""

from __future__ import annotations

import errno
import traceback

from fencepost.cli.arguments import USAGE_ERROR
from fencepost.cli.output import say
from fencepost.engine.shared.errors import InputError
from fencepost.engine.workers.log import keep

_MEMORY = "There is not enough memory for this; free some, or raise the limit that `ulimit -v` shows."
_ADVICE = {
    errno.EMFILE: "Too many files are open at once; raise the limit, as with `ulimit -n 256`.",
    errno.ENFILE: "Too many files are open on this machine; end some programs.",
    errno.ENOMEM: _MEMORY,
    errno.EAGAIN: "No further process or thread can be started; end some, or raise the limit that `ulimit -u` shows.",
    errno.ENOSPC: "The disk is full; make room on it.",
    errno.EDQUOT: "The disk's quota is used up; make room.",
}
_NO_THREAD = "can't start new thread"


def failed(problem: Exception) -> int:
    """Says in one line what has ended a command. What goes wrong for want of memory may look like anything."""
    try:
        say(sentence_of(problem))
    except MemoryError:
        say(_MEMORY)
    return USAGE_ERROR


def sentence_of(problem: Exception) -> str:
    """The sentence for a problem of the input or of the machine. Any other exception is a bug in Fencepost; the log
    keeps it."""
    match problem:
        case InputError():
            return str(problem)
        case MemoryError():
            return _MEMORY
        case OSError() if problem.errno in _ADVICE:
            return _ADVICE[problem.errno]
        case OSError() if problem.strerror:
            where = f"{problem.filename}: " if problem.filename is not None else ""
            return f"{where}This cannot be used: {problem.strerror}. Check the file and the folders above it."
        case ImportError():
            return f"Fencepost cannot be loaded: {problem}. Free some memory and files, or install it again."
        case RuntimeError() if _NO_THREAD in str(problem):
            return _ADVICE[errno.EAGAIN]
        case RecursionError():
            return "This is nested deeper than Fencepost follows; make it flatter."
    text = f"{problem.__class__.__name__}: {problem}"
    return f"This is a mistake in Fencepost: {text}. {keep(''.join(traceback.format_exception(problem)))}."
