"""One editor's workspace: joins the engine's knowledge with the texts of the editor, and announces changes."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import msgspec
from lsprotocol.types import Diagnostic, PublishDiagnosticsParams
from pygls.lsp.server import LanguageServer

from fencepost.engine.cache.folder import usual_folder
from fencepost.engine.shared.cores import usable_cores
from fencepost.engine.shown.stale import is_made_by_a_build, stale_note
from fencepost.engine.workers.limits import editor_jobs, editor_megabytes
from fencepost.engine.workers.log import keep, mistakes_text
from fencepost.engine.workspace.config import Config, read_config
from fencepost.engine.workspace.service import LOW_PRIORITY, Means, Service
from fencepost.engine.workspace.state import State, edited_state, judged_state
from fencepost.engine.workspace.watch import watch
from fencepost.lsp.aside import Aside
from fencepost.lsp.diagnostics import diagnostics
from fencepost.lsp.documents import Documents, Root, found_roots, name_of
from fencepost.lsp.messages import STATUS, UNITS
from fencepost.lsp.progress import Reporter
from fencepost.lsp.sources import Disk
from fencepost.lsp.status import status_of, units_of
from fencepost.lsp.texts import Texts
from fencepost.lsp.unit_ids import UnitId
from fencepost.lsp.uris import UriKey
from fencepost.model.verdict import Mistake

_LOOK_SECONDS = 0.03
_FLUSH_SECONDS = 0.03
_EDIT_SECONDS = 0.25


class Editor:
    """`wishes` are the client's initialization options: `settings`, `messages` (of `lsp.messages`), `pull`,
    `trusted`; `folders` are the URIs of the workspace's. Disks are looked at in a thread beside this one only."""

    def __init__(
        self, server: LanguageServer, wishes: dict[str, Any], folders: tuple[str, ...], documents: Documents
    ) -> None:
        self.server = server
        self.wishes = wishes
        self.config = Config()
        self.problems: list[str] = []
        self.documents = documents
        self.texts = Texts(documents)
        self.shown: dict[UriKey, list[Diagnostic]] = {}
        self._folders = folders
        self._published: dict[str, list[Diagnostic]] = {}
        self._aside = Aside()
        self._disk = Disk(())
        self._disk_changed = False
        self._reading = False
        self._is_closed = False
        self._reporter = Reporter(server, self.cancel_all)
        self._service: Service | None = None
        self._tasks: set[asyncio.Task[Any]] = set()
        self._wanted = asyncio.Event()
        self._flushing: asyncio.TimerHandle | None = None
        self._notified: tuple[Any, Any] = (None, None)
        self._logged: set[tuple[str, tuple[Mistake, ...]]] = set()
        self.state = State()
        """The state of the workspace with severities, as the client has it."""

    # ---- life

    async def start(self, polls: bool) -> None:
        """Begins to look for builds; `polls` if the client does not report changed files."""
        roots = await self._aside.do(partial(found_roots, self._folders))
        if self._is_closed:
            return
        self._place(roots)
        self._service = self._made()
        self._keep(self._look_when_wanted())
        self._wanted.set()
        if polls:
            self._keep(watch(self._service))

    async def close(self) -> None:
        self._is_closed = True
        for task in self._tasks:
            task.cancel()
        if self._service is not None:
            await self._service.close()

    def _made(self) -> Service:
        config = self.config
        cache = usual_folder() if config.cache else None
        jobs = editor_jobs(config.jobs or max(usable_cores() // 2, 1))
        megabytes = editor_megabytes(jobs + 1, config.max_memory)  # one more worker finds and plans builds
        service = Service(Means(jobs, megabytes, LOW_PRIORITY, cache), self._changed)
        self._apply(service)
        return service

    def _apply(self, service: Service) -> None:
        service.settings = self.config.settings()._replace(trusted=self.wishes.get("trusted") is True)
        service.models = self.config.models
        service.starts = self.config.run == "build"
        service.paths = self._paths()

    def _keep(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ---- what the client says

    async def configure(self, values: Any) -> None:
        """Takes other settings, which count from now on. They may name files."""
        config, self.problems = await self._aside.do(partial(read_config, values))
        before, self.config = self.config, config
        for problem in self.problems:
            self._reporter.warn(problem)
        if self._service is None or before == config:
            return
        if (before.jobs, before.max_memory, before.cache) != (config.jobs, config.max_memory, config.cache):
            old, self._service = self._service, self._made()
            self._keep(old.close())
        else:
            self._apply(self._service)
        self._keep(self._service.recheck())
        self._flush_soon(_FLUSH_SECONDS)

    def change_folders(self, added: list[str], removed: list[str]) -> None:
        """Folders were added to the workspace or removed from it."""
        gone = {self.documents.key(uri) for uri in removed}
        self._folders = (*(uri for uri in self._folders if self.documents.key(uri) not in gone), *added)
        if self._service is not None:
            self._keep(self._move())

    async def _move(self) -> None:
        self._place(await self._aside.do(partial(found_roots, self._folders)))
        if self._service is not None:
            self._service.paths = self._paths()
            await self._service.recheck()

    def _place(self, roots: tuple[Root, ...]) -> None:
        self.documents.place(roots)
        self._disk = Disk(roots)
        self._disk_changed = True

    def _paths(self) -> tuple[str, ...]:
        return tuple([str(root.path) for root in self.documents.roots])

    def look_soon(self) -> None:
        """Notes that a file was written where builds are, or that says how findings are shown."""
        self._wanted.set()
        self._disk_changed = True
        self._flush_soon(_FLUSH_SECONDS)

    def edited(self, uri: str, key: UriKey, closed: bool = False) -> None:
        """The text of a document has changed, or it was opened or closed."""
        self.texts.changed(key)
        if closed:
            self.texts.asked(uri)
            self._disk_changed = True
        if self._service is not None and self.texts.knows(key):
            self._flush_soon(_EDIT_SECONDS)
        if self._service is not None:
            name = name_of(uri)
            self._service.recent = (name, *[other for other in self._service.recent if other != name][:9])

    def check(self, id: UnitId | None) -> None:
        """Checks one unit, or everything, whatever `run` says; what is known is not checked again."""
        if self._service is None:
            return
        for build in self.state.builds:
            if id is None or id.path == build.path:
                self._service.check(build.path, {id.unit} if id is not None else None)
        self.flush()

    def cancel(self, id: UnitId | None) -> None:
        if self._service is not None:
            self._service.cancel(*((id.path, id.unit) if id is not None else (None, None)))
        self.flush()

    def cancel_all(self) -> None:
        self.cancel(None)

    # ---- what the service says

    async def _look_when_wanted(self) -> None:
        while True:
            await self._wanted.wait()
            await asyncio.sleep(_LOOK_SECONDS)
            self._wanted.clear()
            if self._service is not None:
                await self._service.look()

    def _changed(self, before: State, after: State) -> None:
        plans = {build.path: build.plan for build in before.builds}
        if before.looks != after.looks or any(plans.get(build.path) is not build.plan for build in after.builds):
            self._disk_changed = True
        self._flush_soon(_FLUSH_SECONDS)

    def _flush_soon(self, seconds: float) -> None:
        """Many changes in a short time are shown together."""
        if self._flushing is None:
            self._flushing = asyncio.get_running_loop().call_later(seconds, self.flush)

    def flush(self) -> None:
        """Tells the client everything that it does not know yet, once the disk has been read."""
        if self._flushing is not None:
            self._flushing.cancel()
            self._flushing = None
        if self._reading:
            return
        if self._disk_changed and self._service is not None:
            self._reading = True
            self._keep(self._read_disk())
            return
        self._show_all()

    async def _read_disk(self) -> None:
        """Reads the files that builds name, until no build has changed while they were read."""
        try:
            while self._disk_changed:
                self._disk_changed = False
                builds = self._service.state.builds if self._service is not None else ()
                files = [file for build in builds for file in build.plan.sources]
                self.texts.take(await self._aside.do(partial(self._disk.look, files)))
        finally:
            self._reading = False
        self._show_all()

    def _show_all(self) -> None:
        known = self._service.state if self._service is not None else State()
        self._log_mistakes(known)
        judged = judged_state(known, self.texts.severity, self.config.severity, self.config.properties)
        self.state = edited_state(judged, self.texts.is_edited)
        self._publish(diagnostics(self.state, self.texts))
        self._reporter.show(self.state)
        self._reporter.refresh_lenses()
        if self.wishes.get("messages"):
            self._notify()

    def _log_mistakes(self, state: State) -> None:
        """Our mistakes go whole to the log file and to the editor's output channel, each once."""
        for build in state.builds:
            for unit in build.units:
                verdict = unit.verdict
                if verdict is None or not verdict.mistakes or (verdict.unit, verdict.mistakes) in self._logged:
                    continue
                self._logged.add((verdict.unit, verdict.mistakes))
                text = mistakes_text(verdict, self.config.settings()._replace(model=verdict.model))
                self._reporter.log(f"{text}{keep(text)}.")

    def by_uri(self) -> dict[str, list[Diagnostic]]:
        """All squiggles, by documents as the client names them."""
        return {self.texts.uri(key): list for key, list in self.shown.items()}

    def _publish(self, shown: dict[UriKey, list[Diagnostic]]) -> None:
        """Sends the difference: new lists, and empty ones for documents that have none any more, or another name."""
        self.shown = shown
        before, found = self._published, self.by_uri()
        changed = [uri for uri in {**before, **found} if before.get(uri, []) != found.get(uri, [])]
        self._published = found
        if self.wishes.get("pull"):
            if changed:
                self._reporter.refresh_diagnostics()
            return
        for uri in changed:
            self.server.text_document_publish_diagnostics(PublishDiagnosticsParams(uri, found.get(uri, [])))

    def _notify(self) -> None:
        notes = [*self.problems, *self._foreign()]
        status, units = status_of(self.state, notes), units_of(self.state, self.texts)
        if units != self._notified[1]:
            self.server.protocol.notify(UNITS, to_plain(units))
        if status != self._notified[0]:
            self.server.protocol.notify(STATUS, to_plain(status))
        self._notified = (status, units)

    def _foreign(self) -> list[str]:
        """Source files that are not those which a build was made from."""
        foreign = []
        for build in self.state.builds:
            paths = [source.path for source in build.plan.sources if self.texts.is_foreign(source.path)]
            other = [name for path in paths if (name := self.texts.relative(path)) and not is_made_by_a_build(name)]
            if other:
                foreign.append(stale_note(build.path, other).text)
        return foreign


def to_plain(message: Any) -> Any:
    """A message as JSON has it."""
    return msgspec.to_builtins(message)
