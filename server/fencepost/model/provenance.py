"""Where an assembly of a program comes from."""

from typing import Literal

Provenance = Literal["program", "project", "package", "framework", "unknown"]
"""`program` is the assembly that is checked, `project` the output of another project of its author, `package` comes
from a package, `framework` is part of .NET."""
