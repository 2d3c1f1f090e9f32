"""Rules that are off unless they are asked for: a severity that is set for a source file asks for them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from fencepost.engine.shown.editorconfig import EditorConfig
from fencepost.model.verdict import Severity
from fencepost.properties import rules


def asked_by_files(config: EditorConfig, files: Iterable[str]) -> tuple[str, ...]:
    """The rules, by their names, that `.editorconfig` files ask for in any of some source files."""
    known = list(files)
    return _asked({number for file in known for number in _numbers() if _shows(config.severity(file, number))})


def asked_by_severities(chosen: Mapping[str, Severity]) -> tuple[str, ...]:
    """The rules, by their names, that severities by the numbers of rules ask for."""
    return _asked({number for number in _numbers() if _shows(chosen.get(number))})


def _asked(numbers: set[str]) -> tuple[str, ...]:
    return tuple([rule.name for rule in rules().values() if rule.id in numbers])


def _numbers() -> list[str]:
    return [rule.id for rule in rules().values() if not rule.usual]


def _shows(severity: Severity | None) -> bool:
    return severity not in (None, "off")
