"""Verdicts by the questions and answers on which they depend."""

from __future__ import annotations

from hashlib import blake2b

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from fencepost.engine.cache.folder import Folder
from fencepost.engine.cache.positions import MovedError, Statement, files, has_places, moved, statements
from fencepost.engine.cache.questions import BuildAnswers, Questions
from fencepost.engine.cache.version import package_digest
from fencepost.engine.programs.program import Program
from fencepost.engine.shared.settings import Settings
from fencepost.memory.loading import load_model
from fencepost.model.verdict import Unit

_MOST_VARIANTS = 8
_UNFIT = {"INTERNAL_ERROR"}


class Entry(Struct, frozen=True):
    """One verdict, the questions of its run and the answers that it got; the statements if it names places."""

    unit: Unit
    questions: Questions
    answers: str
    statements: list[list[Statement]]


class Cache:
    """Verdicts of any builds. For each unit and setting it keeps those of the last few different programs."""

    def __init__(self, folder: Folder) -> None:
        self._folder = folder
        self._encoder = msgspec.msgpack.Encoder()
        self._decoder = msgspec.msgpack.Decoder(list[Entry])

    @property
    def problem(self) -> str:
        """Why the cache is of no use, "" while it is."""
        return self._folder.problem

    def find(self, program: CachedBuild, name: str, settings: Settings, outcomes: bool) -> Unit | None:
        """The verdict that a run would give, if that is known."""
        for entry in self._entries(self._key(program, name, settings, outcomes)):
            if entry.answers == program.answers.digest(entry.questions):
                try:
                    return program.with_files(program.retold(entry), entry.questions)
                except MovedError:
                    continue
        return None

    def keep(
        self, build: CachedBuild, name: str, questions: Questions, settings: Settings, outcomes: bool, unit: Unit
    ) -> None:  # fmt: skip
        """Keeps the verdict of a run under a name, with the questions that it has asked."""
        if unit.verdict in _UNFIT or unit.mistakes:
            return
        answers = build.answers.digest(questions)
        if answers is None:
            return
        entry = Entry(unit, questions, answers, build.statements(questions) if has_places(unit) else [])
        key = self._key(build, name, settings, outcomes)
        others = [other for other in self._entries(key) if other.answers != answers]
        self._folder.write(key, self._encoder.encode([entry, *others[: _MOST_VARIANTS - 1]]))

    def _entries(self, key: str) -> list[Entry]:
        content = self._folder.read(key)
        if content is None:
            return []
        try:
            return self._decoder.decode(content)
        except msgspec.MsgspecError:
            self._folder.remove(key)
            return []

    def _key(self, build: CachedBuild, name: str, settings: Settings, outcomes: bool) -> str:
        named = (
            package_digest(self._folder),
            build.program.path.name,
            name,
            settings,
            load_model(settings.model),
            outcomes,
        )
        return blake2b(self._encoder.encode(named), digest_size=16).hexdigest()


class CachedBuild:
    """One build of a program, as the cache looks at it."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.answers = BuildAnswers(program.renewed().universe)

    def statements(self, questions: Questions) -> list[list[Statement]]:
        return statements(self.program.own, questions, self.answers)

    def with_files(self, unit: Unit, questions: Questions) -> Unit:
        """A verdict with the source files of the code that its run came by."""
        return replace(unit, files=files(self.program.own, questions, self.answers))

    def retold(self, entry: Entry) -> Unit:
        """The verdict with the places that this build has."""
        if not entry.statements:
            return entry.unit
        return moved(entry.unit, entry.statements, self.statements(entry.questions))
