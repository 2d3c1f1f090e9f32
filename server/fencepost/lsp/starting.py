"""The server's start: what it takes is what an editor waits for."""

from __future__ import annotations

import gc
from contextlib import nullcontext
from importlib import import_module

from fencepost.engine.cache.folder import Folder, usual_folder
from fencepost.lsp.compiled import remembered


def serve() -> None:
    """Serves one client on standard input and output, until it leaves."""
    gc.disable()  # looking for garbage in what is imported takes a tenth of the start
    folder = usual_folder()
    with remembered(Folder(folder, private=True)) if folder is not None else nullcontext():
        server = import_module("fencepost.lsp.server")
    gc.freeze()
    gc.enable()
    server.make_server().start_io()
