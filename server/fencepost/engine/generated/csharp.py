"""Types as C# writes them."""

from __future__ import annotations

from fencepost.engine.shared.keywords import KEYWORDS
from fencepost.lowering.klass import Klass


def type_text(klass: Klass) -> str:
    """A closed type with all its namespaces, so that no `using` is needed; those of the framework by simple name."""
    if klass.element is not None and klass.rank:
        return f"{type_text(klass.element)}[{',' * (klass.rank - 1)}]"
    if klass.nullable is not None:
        return f"{type_text(klass.nullable)}?"
    name = klass.generic or klass.name
    if name in KEYWORDS:
        return KEYWORDS[name]
    plain = name.replace("+", ".")
    if name.startswith("System."):
        plain = plain.rpartition(".")[2]
    parts = []
    arguments = list(klass.arguments)
    for part in plain.split("."):
        bare, _, count = part.partition("`")
        own, arguments = arguments[: int(count or 0)], arguments[int(count or 0) :]
        parts.append(bare + (f"<{', '.join(map(type_text, own))}>" if own else ""))
    return ".".join(parts)
