"""Members of .NET that are modelled instead of run: a small framework in C# (`cs/`), and Python functions beside it.

Each member lies at its namespace path. The C# is compiled to `Fencepost.Library.dll`, which is kept in the repository.
Python members are functions of plain values (`registry`). Members that touch objects, pointers, threads or types are
intrinsics of `machine`.
"""
