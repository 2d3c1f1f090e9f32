"""Which assemblies are .NET's own."""

_PREFIXES = ("System", "Microsoft", "netstandard", "mscorlib", "WindowsBase")


def is_framework(assembly: str) -> bool:
    """True if an assembly of that simple name belongs to .NET itself."""
    return assembly.split(".")[0] in _PREFIXES
