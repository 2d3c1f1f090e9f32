"""An editor for tests: pygls's own client, with what a server may ask of one, and a workspace with builds."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

from lsprotocol import types
from pygls.lsp.client import LanguageClient

from fencepost.lsp.messages import STATUS, UNITS
from tests.engine.inputs import put_build

SOURCE = Path(__file__).parents[1] / "engine" / "builds"
SECONDS = 300


class Session:
    """One client and one server."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.spell: Callable[[Path], str] = Path.as_uri
        """How this client spells the URI of a file."""
        self.client: Any = LanguageClient("tests", "1")
        self.diagnostics: dict[str, list[types.Diagnostic]] = {}
        self.status: Any = None
        self.units: dict[str, Any] = {}
        self.progress: list[Any] = []
        self.settings: dict[str, Any] = {"models": ["sc"], "jobs": 1, "screening": False}
        self.registered: list[str] = []
        self.messages: list[str] = []
        self._changed = asyncio.Event()
        self._listen()

    def _listen(self) -> None:
        handlers: dict[str, Callable[[Any], Any]] = {
            types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS: self._published,
            STATUS: self._status,
            UNITS: self._units,
            types.WORKSPACE_CONFIGURATION: lambda _: [self.settings],
            types.CLIENT_REGISTER_CAPABILITY: self._register,
            types.WINDOW_WORK_DONE_PROGRESS_CREATE: lambda _: None,
            types.PROGRESS: self._progressed,
            types.WINDOW_SHOW_MESSAGE: self._shown,
            types.WINDOW_LOG_MESSAGE: lambda _: None,
        }
        for name, handler in handlers.items():
            self.client.feature(name)(partial(handler))  # pygls marks what it is given

    def _published(self, params: types.PublishDiagnosticsParams) -> None:
        self.diagnostics[params.uri] = list(params.diagnostics)
        self._changed.set()

    def _status(self, params: Any) -> None:
        self.status = params
        self._changed.set()

    def _units(self, params: Any) -> None:
        self.units = {unit.unit: unit for unit in params.units}
        self._changed.set()

    def _register(self, params: types.RegistrationParams) -> None:
        self.registered += [registration.method for registration in params.registrations]

    def _progressed(self, params: types.ProgressParams) -> None:
        self.progress.append(params)
        self._changed.set()

    def _shown(self, params: types.ShowMessageParams) -> None:
        self.messages.append(params.message)
        self._changed.set()

    @property
    def pid(self) -> int:
        pid: int = self.client._server.pid
        return pid

    def uri(self, name: str) -> str:
        return self.spell(self.folder / name)

    async def start(
        self, watches: bool = True, folders: tuple[Path, ...] = (), **wishes: Any
    ) -> types.InitializeResult:
        await self.client.start_io(sys.executable, "-P", "-m", "fencepost", "lsp", "--stdio")
        watched = types.DidChangeWatchedFilesClientCapabilities(dynamic_registration=watches)
        capabilities = types.ClientCapabilities(
            workspace=types.WorkspaceClientCapabilities(configuration=True, did_change_watched_files=watched),
            window=types.WindowClientCapabilities(work_done_progress=True),
        )
        workspace = [types.WorkspaceFolder(self.spell(folder), folder.name) for folder in folders or (self.folder,)]
        result: types.InitializeResult = await self.client.initialize_async(
            types.InitializeParams(
                capabilities,
                workspace_folders=workspace,
                root_uri=workspace[0].uri,
                initialization_options={"messages": True, **wishes},
            )
        )
        self.client.initialized(types.InitializedParams())
        return result

    async def until(self, condition: Callable[[], object]) -> None:
        async with asyncio.timeout(SECONDS):
            while not condition():
                self._changed.clear()
                await self._changed.wait()

    async def settled(self) -> None:
        """Until every unit has its verdict."""
        await self.until(lambda: self.status and self.status.kind not in ("checking", "none"))

    def put(self, name: str) -> None:
        """A compiler writes a build, and the client's file watcher says so."""
        (self.folder / "bin").mkdir(exist_ok=True)
        put_build(name, self.folder / "bin" / "App.dll")
        changes = [
            types.FileEvent(self.uri(f"bin/App.{kind}"), types.FileChangeType.Changed) for kind in ("dll", "pdb")
        ]
        self.client.workspace_did_change_watched_files(types.DidChangeWatchedFilesParams(changes))

    def open(self, name: str, text: str | None = None) -> str:
        text = (self.folder / name).read_text() if text is None else text
        item = types.TextDocumentItem(self.uri(name), "csharp", 1, text)
        self.client.text_document_did_open(types.DidOpenTextDocumentParams(item))
        return text

    def edit(self, name: str, text: str, version: int = 2) -> None:
        document = types.VersionedTextDocumentIdentifier(version, self.uri(name))
        change = types.TextDocumentContentChangeWholeDocument(text)
        self.client.text_document_did_change(types.DidChangeTextDocumentParams(document, [change]))

    def found(self, name: str = "Edited.cs") -> dict[str, types.Diagnostic]:
        """The squiggles of a document by their rules: of each, that of the finding itself."""
        shown = reversed(self.diagnostics.get(self.uri(name), []))
        return {str(diagnostic.code): diagnostic for diagnostic in shown}

    async def command(self, name: str, *arguments: Any) -> Any:
        return await self.client.workspace_execute_command_async(
            types.ExecuteCommandParams(name, arguments=list(arguments))
        )


@asynccontextmanager
async def editor(folder: Path, build: str | None = "Base") -> AsyncIterator[Session]:
    """A workspace with one source and, perhaps, its build."""
    (folder / "bin").mkdir()
    (folder / "Edited.cs").write_bytes((SOURCE / "Edited.cs").read_bytes())
    if build:
        put_build(build, folder / "bin" / "App.dll")
    session = Session(folder)
    try:
        yield session
    finally:
        async with asyncio.timeout(SECONDS):
            with suppress(RuntimeError):  # the server may be gone: some tests are about that
                await session.client.shutdown_async(None)
                session.client.exit(None)
            await session.client.stop()


def session_test(work: Callable[[Path], Coroutine[Any, Any, None]]) -> Callable[[Path], None]:
    """A test that is a coroutine."""

    def test(tmp_path: Path) -> None:
        asyncio.run(work(tmp_path))

    test.__name__, test.__doc__ = work.__name__, work.__doc__
    return test
