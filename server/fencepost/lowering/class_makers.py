"""Libraries that make classes while a program runs, so that no assembly has the code of these classes."""

from __future__ import annotations

_MAKERS = {"Castle.Core", "Castle.DynamicProxy", "Moq", "NSubstitute", "FakeItEasy", "JustMock", "Telerik.JustMock"}


def why_not_followed(assembly: str) -> str:
    """Why no code of an assembly can be followed, and what can be done; "" if it can."""
    if assembly not in _MAKERS:
        return ""
    return (
        f"{assembly} makes classes at run time (System.Reflection.Emit), which Fencepost cannot follow; use a"
        " hand-written stand-in in this test"
    )
