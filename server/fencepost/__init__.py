"""Fencepost: a model checker for the concurrency of compiled C#.

Importing this package costs nothing: it loads no layer. Each layer is a subpackage; ARCHITECTURE.md says what each
is for and which may import which.
"""

__version__ = "0.1.0"
