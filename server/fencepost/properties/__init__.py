"""What counts as wrong: one module a rule, found by being here, each with its `RULE`."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from fencepost.properties.rule import Rule


@cache
def rules() -> dict[str, Rule]:
    """Every rule by the name of its property."""
    modules = [import_module(f"{__name__}.{found.name}") for found in iter_modules(__path__) if found.name != "rule"]
    return {module.RULE.property: module.RULE for module in sorted(modules, key=lambda m: m.RULE.id)}
