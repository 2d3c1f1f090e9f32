"""The repairs of one unit: those of each finding, and those that mend all of it together."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from fencepost.engine.shared.finding_keys import FindingKey, key_of
from fencepost.model.verdict import Finding, Repair


class FoundRepairs(NamedTuple):
    """Repairs, or why there are none."""

    repairs: tuple[Repair, ...]
    why_not: str = ""


class UnitRepairs(NamedTuple):
    """The repairs of a unit by its findings; `of_all` are those after which it has no finding, where it has several."""

    of_each: dict[FindingKey, FoundRepairs]
    of_all: tuple[Repair, ...] = ()

    def added_to(self, finding: Finding) -> Finding:
        """A finding with its repairs."""
        found = self.of_each.get(key_of(finding), _FAILED)
        return replace(finding, repairs=found.repairs, unrepaired=found.why_not)


_FAILED = FoundRepairs((), "the search for one failed")
