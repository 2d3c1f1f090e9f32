"""The listeners of a world: it notifies them while its threads run, and asks them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fencepost.machine.state.frames import Frame
    from fencepost.machine.state.thread import Thread

Watch = Callable[["Thread", "Frame", int], None]
"""Is called, while a schedule is replayed, before every operation: thread, frame, accesses so far."""

LimitReached = Callable[[], str]
"""Answers, while a search goes on, which of its limits has been reached, "" while none is."""
