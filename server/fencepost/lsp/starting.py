"""The server's start: what it takes is what an editor waits for."""

from __future__ import annotations

import asyncio
import gc
import sys
from contextlib import nullcontext
from importlib import import_module

from fencepost.engine.cache.folder import Folder, usual_folder
from fencepost.lsp.compiled import remembered


def serve() -> int:
    """Serves one client on standard input and output, until it leaves; the exit code."""
    gc.disable()  # looking for garbage in what is imported takes a tenth of the start
    folder = usual_folder()
    with remembered(Folder(folder, private=True)) if folder is not None else nullcontext():
        server = import_module("fencepost.lsp.server")
        connection = import_module("fencepost.lsp.connection")
    gc.freeze()
    gc.enable()
    code: int = asyncio.run(connection.served(server.make_server(), sys.stdin.fileno(), sys.stdout.fileno()))
    return code
