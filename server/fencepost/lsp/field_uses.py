"""What can interleave at a field: who uses it, under which locks, and from where, as the screening sees it."""

from __future__ import annotations

from lsprotocol.types import Position

from fencepost.engine.shared.proposal import FieldUse
from fencepost.engine.workspace.state import State
from fencepost.lsp.showing import markdown
from fencepost.lsp.texts import Texts
from fencepost.lsp.uris import UriKey

_MOST_ROWS = 20


def field_hovers(state: State, texts: Texts, key: UriKey, at: Position) -> list[str]:
    """A table for each field of the name that the pointer rests on, of those that the document uses."""
    word = texts.word(key, at)
    units = [unit for build in state.builds for unit in build.units]
    known = [unit.planned.proposal for unit in units if unit.planned.proposal is not None]
    named = [one for one in known if word and one.field.rpartition(".")[2] == word]
    here = [one for one in named if any(texts.key(use.file) == key for use in one.uses)]
    return list(dict.fromkeys([_table(one.field, one.uses) for one in here]))


def _table(field: str, uses: tuple[FieldUse, ...]) -> str:
    rows = [_row(use) for use in uses[:_MOST_ROWS]]
    more = [f"\n… and {len(uses) - _MOST_ROWS} more"] if len(uses) > _MOST_ROWS else []
    head = ["| member | does | under | run by | line |", "|---|---|---|---|---|"]
    return "\n".join([f"**{markdown(field)}**: what can interleave here", "", *head, *rows, *more])


def _row(use: FieldUse) -> str:
    locks = ", ".join(use.locks) or "no lock"
    place = f"{use.file.replace(chr(92), '/').rpartition('/')[2]}:{use.line}"
    cells = (use.member, use.act, locks, use.root or "its callers", place)
    return f"| {' | '.join(markdown(cell).replace('|', chr(92) + '|') for cell in cells)} |"
