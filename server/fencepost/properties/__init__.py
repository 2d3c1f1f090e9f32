"""What counts as wrong: one module for each rule, found by being here, each with its `RULE` and its judgement.

A judgement is a function of plain values, such as where each thread stands (`Standing`, `Wait`) or what a harness has
returned. It knows no search: `engine.judging` asks it about states of a search and about replayed runs.
"""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from fencepost.properties.rule import Rule


@cache
def rules() -> dict[str, Rule]:
    """Every rule by its name, in the order of their numbers."""
    modules = [import_module(f"{__name__}.{found.name}") for found in iter_modules(__path__) if found.name != "rule"]
    return {module.RULE.name: module.RULE for module in sorted(modules, key=lambda m: m.RULE.id)}


def find_rule(name: str) -> str | None:
    """The property that a name or a rule's number means."""
    word = name.strip().lower()
    return next((property for property, rule in rules().items() if word in (property, rule.id.lower())), None)
