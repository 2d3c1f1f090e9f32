"""Members of web frameworks that are handed what answers requests. Names are enough: no framework has to be there."""

from __future__ import annotations

_OWNERS = ("Microsoft.AspNetCore.Builder.",)
_MEMBERS = frozenset({"MapGet", "MapPost", "MapPut", "MapDelete", "MapPatch", "MapMethods"})


def takes_handler(owner: str, member: str) -> bool:
    """True if the delegates that a member is handed run for each request."""
    return member in _MEMBERS and owner.startswith(_OWNERS)
