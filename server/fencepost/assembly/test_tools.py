"""Libraries that tests are written with, by their names: frameworks, assertions, mocks.

What they do, they do for each test alike, and an assertion fails where the test has it: their code is not the author's.
"""

from __future__ import annotations

_TOOLS = {
    "xunit", "nunit", "mstest", "tunit", "testcentric", "fluentassertions", "awesomeassertions", "shouldly", "expecto",
    "moq", "nsubstitute", "fakeiteasy", "castle", "autofixture", "bogus", "verify", "coverlet",
}  # fmt: skip
"""The first parts of such names."""
_OF_MICROSOFT = ("microsoft.visualstudio.testplatform", "microsoft.testing", "microsoft.coyote")


def is_test_tool(assembly: str) -> bool:
    """True if an assembly of that simple name is such a library."""
    name = assembly.lower()
    return name.partition(".")[0] in _TOOLS or name.startswith(_OF_MICROSOFT)
