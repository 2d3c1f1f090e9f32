"""What `[Operation]` says of a method or a property: any attribute class of that name."""

from __future__ import annotations

from typing import NamedTuple

from fencepost.lowering.marks import marks
from fencepost.model.members import Method, Type

_MARK = "Operation"


class OperationMark(NamedTuple):
    """A method may be chosen by hand, left out, belong to a group of which only one thread makes calls, and fail for no
    reason. A mark that only says how a method may fail, or that one is left out, chooses nothing."""

    chosen: bool = False
    excluded: bool = False
    group: str = ""
    may_fail: bool = False


def operation_mark(owner: Type | None, method: Method) -> OperationMark:
    """What is said of a method, or of the property whose accessor it is."""
    properties = owner.properties if owner is not None else ()
    own = [property.attributes for property in properties if method.token in (property.getter, property.setter)]
    for attribute in marks([*method.attributes, *[one for attributes in own for one in attributes]], _MARK):
        named = dict(attribute.named)
        group, excluded, may_fail = str(named.get("NonParallelGroup") or ""), named.get("Exclude"), named.get("MayFail")
        return OperationMark(not excluded and bool(group or not may_fail), bool(excluded), group, bool(may_fail))
    return OperationMark()
