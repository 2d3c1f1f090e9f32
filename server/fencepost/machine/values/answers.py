"""The answers of an operation whose thread does not simply go on with the next one."""

from __future__ import annotations

STOP, SWITCH = -1, -2
"""The answer of an operation when the thread must wait for its next step, or goes on in another frame."""
