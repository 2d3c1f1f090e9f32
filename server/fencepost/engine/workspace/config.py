"""What a user of an editor sets: the fields of `Config`, by the same names in every client."""

from __future__ import annotations

from typing import Any, Literal, get_args, get_origin

import msgspec
from msgspec import Struct

from fencepost.engine.shared.settings import Settings
from fencepost.engine.shown.asking import asked_by_severities
from fencepost.memory.loading import DEFAULT, ModelError, load_model
from fencepost.model.verdict import Severity
from fencepost.properties import find_rule, rules


class Config(Struct, frozen=True, rename="camel", forbid_unknown_fields=False):
    """Every field has a default that suits most."""

    models: tuple[str, ...] = (DEFAULT,)
    """Memory models; each gives verdicts of its own."""
    properties: tuple[str, ...] = ()
    """What is judged; everything when it is empty."""
    max_states: int = Settings().max_states
    """States of a unit."""
    max_memory: int = Settings().max_memory
    """Megabytes of memory for each process that checks; all together have a quarter of the machine's at most."""
    time: float = Settings().time
    """Seconds for each unit."""
    threads: int = Settings().threads
    """How many threads a generated harness starts."""
    max_tests: int = Settings().max_tests
    """How many tests are generated for one thread-safe type."""
    hints: bool = False
    """Whether public types with locks, volatile or interlocked fields are tried, too; shown as hints."""
    screening: bool = True
    """Whether all code is looked at for what threads could get wrong, and what exploration confirms is shown."""
    screening_states: int = Settings().screening_states
    """States that all candidates of the screening of one assembly may have together."""
    repair: bool = True
    """Whether quick fixes are looked for where a memory model or a lost update is to blame, and proved."""
    jobs: int = 0
    """Units that are checked at once; 0 is half of the cores."""
    run: Literal["build", "manual"] = "build"
    """When checks start: with each build, or when they are asked for."""
    severity: dict[str, Severity] = {}
    """How findings are shown, by the number of their rule; it counts more than what `.editorconfig` says."""
    cache: bool = True
    """Whether verdicts are kept on disk until something changes that they depend on."""

    def settings(self) -> Settings:
        return Settings(
            self.max_states, self.max_memory, self.time, properties=self.properties, threads=self.threads,
            max_tests=self.max_tests, hints=self.hints, screening=self.screening,
            screening_states=self.screening_states, repair=self.repair,
            asked=asked_by_severities(self.severity),
        )  # fmt: skip


def read_config(values: Any) -> tuple[Config, list[str]]:
    """The settings that values mean. What is wrong with one is said, and its default is taken."""
    if not isinstance(values, dict):
        return Config(), []
    config, problems = Config(), []
    for field in msgspec.structs.fields(Config):
        value = values.get(field.encode_name)
        if value is None:
            continue
        try:
            checked = _checked(field.name, _converted(value, field.type))
        except (_SettingError, ModelError) as problem:
            problems.append(f"The setting fencepost.{field.encode_name} is not used: {problem}")
            continue
        config = msgspec.structs.replace(config, **{field.name: checked})
    return config, problems


class _SettingError(ValueError):
    """Says what a value should be."""


def _converted(value: Any, type: Any) -> Any:
    try:
        return msgspec.convert(value, type)
    except msgspec.ValidationError:
        raise _SettingError(f"it must be {_wanted(type)}") from None


def _wanted(type: Any) -> str:
    if get_origin(type) is Literal:
        return " or ".join(map(repr, get_args(type)))
    if get_origin(type) is dict:
        return f"rules, each with one of {', '.join(map(repr, get_args(Severity)))}"
    return "a list of texts" if get_origin(type) is tuple else _WANTED[type]


_WANTED = {int: "a whole number", float: "a number", bool: "true or false"}


def _checked(name: str, value: Any) -> Any:
    """A value that also means something."""
    if name == "properties":
        return tuple([_property(part) for part in value])
    if name == "severity":
        return {rules()[_property(rule)].id: severity for rule, severity in value.items()}
    if name == "models":
        for model in value:
            load_model(model)
        return value or (DEFAULT,)
    if name in ("max_states", "max_memory", "time", "threads", "max_tests", "screening_states") and value <= 0:
        raise _SettingError("it must be above 0")
    if name == "jobs" and value < 0:
        raise _SettingError("it must not be below 0")
    return value


def _property(name: str) -> str:
    known = find_rule(name)
    if known is None:
        raise _SettingError(f"there is no rule {name!r}; there are {', '.join(rules())}")
    return known
