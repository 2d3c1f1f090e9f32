"""What calls of collections do, those included that any threads may use at once."""

from __future__ import annotations

from typing import NamedTuple

from fencepost.library.collections import collection_of
from fencepost.model.history import ActKind

_CONCURRENT = "System.Collections.Concurrent."
_LOOKS = frozenset({"TryGetValue", "TryPeek", "ContainsKey", "CopyTo", "ToArray", "GetEnumerator", "Contains"})

_ANY_COLLECTION = frozenset(
    f"System.Collections.Generic.{name}" for name in ("ICollection`1", "IList`1", "ISet`1", "IDictionary`2")
)
"""Of a collection that is known by its interface only, a run says whether it is thread-safe."""

_CHANGES = frozenset({
    "Add", "Remove", "Clear", "Insert", "RemoveAt", "set_Item", "UnionWith", "ExceptWith", "IntersectWith",
    "SymmetricExceptWith",
})  # fmt: skip


class CollectionUse(NamedTuple):
    """A call of a collection: what it does, None if that matters to no other thread; it is `safe` if any threads may
    make such calls at once."""

    kind: ActKind | None
    safe: bool


def collection_use(owner: str, member: str) -> CollectionUse | None:
    """What a member of a type does; None if the type is no collection."""
    if owner.startswith(_CONCURRENT):
        looks = member in _LOOKS or member.startswith("get_")
        return CollectionUse("look" if looks else "change", True)
    if owner in _ANY_COLLECTION:
        return CollectionUse("change" if member in _CHANGES else "look", False)
    known = collection_of(owner)
    if known is None:
        return None
    if known.keeps_still(member):
        return CollectionUse(None, known.safe)
    return CollectionUse("change" if member in known.changes else "look", known.safe)
