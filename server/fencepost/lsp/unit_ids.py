"""The identity of a unit in the editor: which build, which unit of it, under which model; and its text for clients.

Clients keep the text and send it back in commands. No other module, of the server or of a client, takes it apart.
"""

from __future__ import annotations

from typing import NamedTuple

from fencepost.engine.workspace.state import BuildState, UnitState

_SEPARATOR, _ESCAPE = "|", "%"


class UnitId(NamedTuple):
    """`path` is that of the build; `unit` and `model` are names as the plan has them."""

    path: str
    unit: str
    model: str

    def __str__(self) -> str:
        """The text of the identity: two identities have two texts, whatever characters are in their parts."""
        return _SEPARATOR.join(map(_escaped, self))


def id_of(build: BuildState, unit: UnitState) -> UnitId:
    return UnitId(build.path, unit.planned.unit, unit.planned.model)


def read_id(text: str) -> UnitId | None:
    """The identity that has a text; None if none has it."""
    parts = text.split(_SEPARATOR)
    if len(parts) != len(UnitId._fields):
        return None
    found = UnitId(*map(_unescaped, parts))
    return found if str(found) == text else None


def _escaped(part: str) -> str:
    return part.replace(_ESCAPE, "%25").replace(_SEPARATOR, "%7C")


def _unescaped(part: str) -> str:
    return part.replace("%7C", _SEPARATOR).replace("%25", _ESCAPE)
