"""What a harness is judged against, as its `[SerialTest]` or a user says."""

from __future__ import annotations

from typing import NamedTuple

from fencepost.lowering.marks import marks
from fencepost.model.members import Method

SERIAL_TEST, SERIAL = "SerialTest", "serial"
_REFERENCE = "Reference"


class AskedSpecification(NamedTuple):
    """The serial runs of the harness itself, or of another method, the `reference`, by its name."""

    reference: str = ""


def asked_specification(method: Method, said: str) -> AskedSpecification | None:
    """The specification of a harness, None if there is none. What is `said` for all harnesses counts more than the
    harness's own attribute."""
    if said:
        return AskedSpecification("" if said == SERIAL else said)
    for attribute in marks(method.attributes, SERIAL_TEST):
        named = dict(attribute.named).get(_REFERENCE)
        first = next(iter(attribute.arguments or ()), None)
        return AskedSpecification(str(named or first or ""))
    return None
