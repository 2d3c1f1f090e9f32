"""Looks at builds again and again, where no client tells when they change."""

from __future__ import annotations

import asyncio

from fencepost.engine.workspace.service import Service

_LOOK_SECONDS = 0.3
_FIND_EACH = 10


async def watch(service: Service) -> None:
    """Keeps a service's workspace checked until it is cancelled. Now and then it looks for builds that are new."""
    looks = 0
    while True:
        if looks % _FIND_EACH == 0 or await service.is_stale():
            await service.look()
        looks += 1
        await asyncio.sleep(_LOOK_SECONDS)
