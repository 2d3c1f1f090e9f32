"""Which assemblies are .NET's own."""

_PREFIXES = ("System", "Microsoft", "netstandard", "mscorlib", "WindowsBase")


def is_framework(assembly: str) -> bool:
    """Whether an assembly of that simple name is one of .NET itself."""
    return assembly.split(".")[0] in _PREFIXES
