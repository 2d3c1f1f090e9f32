"""A problem met while reading, in a sentence that a user understands."""

from msgspec import Struct


class Problem(Struct, frozen=True, gc=False):
    """`message` says what is wrong and what the user can do about it; `where` names the file, table or method."""

    message: str
    where: str


class ForeignFile(Problem, frozen=True, gc=False):
    """The file is whole, as far as one can see, and no .NET assembly."""
