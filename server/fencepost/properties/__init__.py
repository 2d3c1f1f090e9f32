"""The rules: one module for each, found by being here. Each has its `RULE`, which judges, describes and names its
causes. No other module lists rules by their names. `reading` is how rules about code read it.

A judgement is a function of plain values, such as where each thread stands (`Standing`, `Wait`) or what a harness has
returned. It knows no search: `engine.judging` asks it about states of a search and about replayed runs. A rule about
code sees methods instead and needs no run (`seen`); it is listed, explained and configured like the others.
"""

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from fencepost.properties.rule import Broken, CompiledMethod, End, FindingText, JudgedBy, Rule

_ORDER: tuple[JudgedBy, ...] = ("failure", "threads", "outcome")


@cache
def rules() -> dict[str, Rule]:
    """Every rule by its name, in the order of their numbers."""
    found = [one.name for one in iter_modules(__path__) if one.name != "rule" and not one.ispkg]
    modules = [import_module(f"{__name__}.{name}") for name in found]
    return {module.RULE.name: module.RULE for module in sorted(modules, key=lambda m: m.RULE.id)}


def find_rule(name: str) -> str | None:
    """The property that a name or a rule's number means."""
    word = name.strip().lower()
    return next((property for property, rule in rules().items() if word in (property, rule.id.lower())), None)


def judged(end: End) -> tuple[Rule, Broken] | None:
    """The first rule that the end of a run breaks. Failures come before waiting threads, and those before outcomes;
    among rules of one kind the rules' numbers decide."""
    for rule in _judging():
        broken = rule.judge(end) if rule.judge is not None else None
        if broken is not None:
            return rule, broken
    return None


def seen(code: CompiledMethod) -> Iterator[tuple[Rule, FindingText]]:
    """The findings of rules about code in a method, in the order of the rules' numbers."""
    for rule in rules().values():
        if rule.look is not None:
            for text in rule.look(code):
                yield rule, text


def is_wrong(end: End) -> bool:
    """True if a state in which no thread can move is not a good end."""
    return any(rule.is_wrong(end) for rule in _judging() if rule.is_wrong is not None)


def rule_of(name: str) -> Rule | None:
    """The rule of a judgement; None for a judgement that is no finding, such as an unsupported feature."""
    return rules().get(name)


def in_stead_of(name: str) -> tuple[Rule, ...]:
    """The rules that describe findings of another rule better, where they have something to say."""
    return tuple([rule for rule in rules().values() if name in rule.instead_of])


@cache
def _judging() -> tuple[Rule, ...]:
    """The rules that judge the ends of runs, in their order."""
    return tuple([rule for kind in _ORDER for rule in rules().values() if rule.judges == kind])
