"""One editor's workspace: joins what the engine knows with the texts of the editor, and says what has changed."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from lsprotocol.types import Diagnostic, PublishDiagnosticsParams
from pygls.lsp.server import LanguageServer

from fencepost.engine.cache.folder import usual_folder
from fencepost.engine.config import Config, read_config
from fencepost.engine.cores import usable_cores
from fencepost.engine.editorconfig import EditorConfig
from fencepost.engine.limits import editor_jobs, editor_megabytes
from fencepost.engine.log import keep, mistakes_text
from fencepost.engine.service import LOW_PRIORITY, Means, Service
from fencepost.engine.severities import judged_state
from fencepost.engine.state import State
from fencepost.engine.watch import watch
from fencepost.lsp.diagnostics import diagnostics
from fencepost.lsp.messages import STATUS, UNITS
from fencepost.lsp.progress import Reporter
from fencepost.lsp.status import status_of, units_of
from fencepost.lsp.texts import Texts
from fencepost.model.verdict import Mistake

_LOOK_SECONDS = 0.03
_FLUSH_SECONDS = 0.03
_EDIT_SECONDS = 0.25


class Editor:
    """`wishes` are the client's initialization options: `settings`, `messages` (of `lsp.messages`), `pull`."""

    def __init__(self, server: LanguageServer, wishes: dict[str, Any], roots: tuple[str, ...]) -> None:
        self.server = server
        self.wishes = wishes
        self.config = Config()
        self.problems: list[str] = []
        self.texts = Texts(server.workspace, roots)
        self.shown: dict[str, list[Diagnostic]] = {}
        self._roots = roots
        self._reporter = Reporter(server, self.cancel_all)
        self._service: Service | None = None
        self._tasks: set[asyncio.Task[Any]] = set()
        self._wanted = asyncio.Event()
        self._flushing: asyncio.TimerHandle | None = None
        self._told: tuple[Any, Any] = (None, None)
        self._logged: set[tuple[str, tuple[Mistake, ...]]] = set()
        self.state = State()
        """What is known, with severities: as the client was told last."""
        self._rules = EditorConfig(roots)
        self.configure(wishes.get("settings"))

    # ---- life

    def start(self, polls: bool) -> None:
        """Begins to look for builds; `polls` when the client does not tell of changed files."""
        self._service = self._made()
        self._keep(self._look_when_wanted())
        self._wanted.set()
        if polls:
            self._keep(watch(self._service))

    async def close(self) -> None:
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
        service.settings = self.config.settings()
        service.models = self.config.models
        service.starts = self.config.run == "build"
        service.paths = self._roots

    def _keep(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ---- what the client says

    def configure(self, values: Any) -> None:
        """Other settings: they count from now on."""
        config, self.problems = read_config(values)
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

    def set_roots(self, roots: tuple[str, ...]) -> None:
        self._roots = roots
        self.texts = Texts(self.server.workspace, roots)
        self._rules = EditorConfig(roots)
        if self._service is not None:
            self._service.paths = roots
            self._keep(self._service.recheck())

    def look_soon(self) -> None:
        """Something was written where builds are, or what says how findings are shown."""
        self._wanted.set()
        self._flush_soon(_FLUSH_SECONDS)

    def edited(self, uri: str) -> None:
        """The text of a document has changed, or it was opened or closed."""
        self.texts.changed(uri)
        if self._service is not None and uri in self.shown:
            self._flush_soon(_EDIT_SECONDS)
        if self._service is not None:
            name = uri.rsplit("/", 1)[-1]
            self._service.recent = (name, *[other for other in self._service.recent if other != name][:9])

    def check(self, id: str | None) -> None:
        """Checks one unit, or everything, whatever `run` says; what is known is not checked again."""
        if self._service is None:
            return
        for build in self.state.builds:
            if id is None:
                self._service.check(build.path)
            elif id.split("|")[0] == build.path:
                self._service.check(build.path, {id.split("|")[1]})
        self.flush()

    def cancel(self, id: str | None) -> None:
        if self._service is not None:
            path, unit = id.split("|")[:2] if id else (None, None)
            self._service.cancel(path, unit)
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
        for build in after.builds:
            old = before.build(build.path)
            if old is None or old.plan is not build.plan:
                self.texts.built(build.plan.sources)
        self._flush_soon(_FLUSH_SECONDS)

    def _flush_soon(self, seconds: float) -> None:
        """Many changes in a short time are shown together."""
        if self._flushing is None:
            self._flushing = asyncio.get_running_loop().call_later(seconds, self.flush)

    def flush(self) -> None:
        """Tells the client everything that it does not know yet."""
        if self._flushing is not None:
            self._flushing.cancel()
            self._flushing = None
        known = self._service.state if self._service is not None else State()
        self._log_mistakes(known)
        self.state = judged_state(known, self._rules.severity, self.config.severity)
        self._publish(diagnostics(self.state, self.texts))
        self._reporter.show(self.state)
        self._reporter.refresh_lenses()
        if self.wishes.get("messages"):
            self._tell()

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

    def _publish(self, found: dict[str, list[Diagnostic]]) -> None:
        """Sends the difference: new lists, and empty ones for documents that have none any more."""
        changed = [uri for uri in {**self.shown, **found} if self.shown.get(uri, []) != found.get(uri, [])]
        self.shown = found
        if self.wishes.get("pull"):
            if changed:
                self._reporter.refresh_diagnostics()
            return
        for uri in changed:
            self.server.text_document_publish_diagnostics(PublishDiagnosticsParams(uri, found.get(uri, [])))

    def _tell(self) -> None:
        notes = [*self.problems, *self._foreign()]
        status, units = status_of(self.state, notes), units_of(self.state, self.texts)
        if units != self._told[1]:
            self.server.protocol.notify(UNITS, to_plain(units))
        if status != self._told[0]:
            self.server.protocol.notify(STATUS, to_plain(status))
        self._told = (status, units)

    def _foreign(self) -> list[str]:
        """Source files that are not those which a build was made from."""
        foreign = []
        for build in self.state.builds:
            names = [uri for source in build.plan.sources if (uri := self.texts.uri(source.path)) is not None]
            other = sorted(uri.rsplit("/", 1)[-1] for uri in names if self.texts.is_foreign(uri))
            if other:
                foreign.append(
                    f"{build.path} was built from other sources than these: {', '.join(other)}. Build again."
                )
        return foreign


def to_plain(message: Any) -> Any:
    """A message as JSON has it."""
    return msgspec.to_builtins(message)
