"""The server's start. An editor waits for as long as it takes."""

from __future__ import annotations

import asyncio
import gc
import os
import sys
from contextlib import nullcontext
from importlib import import_module
from typing import NoReturn

from fencepost.engine.cache.folder import Folder, usual_folder
from fencepost.lsp.compiled import remembered


def serve() -> NoReturn:
    """Serves one client on standard input and output, until it leaves. Then everything is written, and this process
    ends at once: Python would wait for threads that wait for a disk. Workers end with it."""
    gc.disable()  # looking for garbage in what is imported takes a tenth of the start
    folder = usual_folder()
    with remembered(Folder(folder, private=True)) if folder is not None else nullcontext():
        server = import_module("fencepost.lsp.server")
        connection = import_module("fencepost.lsp.connection")
    gc.freeze()
    gc.enable()
    served = connection.served(server.make_server(), sys.stdin.fileno(), sys.stdout.fileno())
    code: int = asyncio.new_event_loop().run_until_complete(served)
    sys.stderr.flush()
    os._exit(code)
